/** The shape of the confirmation's texts. Spanish (content/es/acknowledgement.ts) sets it; a key missing elsewhere is a compile error. */
import type { acknowledgement } from './es/acknowledgement.ts'

export type AcknowledgementCopy = Record<keyof typeof acknowledgement, string>
