/** The shape of the texts of an enquiry's page for the office. Spanish (content/es/desk.ts) sets it; a key missing elsewhere is a compile error. */
import type { desk } from './es/desk.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type DeskCopy = Shape<typeof desk>
