/** The shape of the confirmation's texts. Spanish (content/es/acknowledgement.ts) sets it; a key missing elsewhere is a compile error. */
import type { acknowledgement } from './es/acknowledgement.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type AcknowledgementCopy = Shape<typeof acknowledgement>
