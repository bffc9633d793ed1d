/** The shape of the texts of a charter and its price. Spanish (content/es/charter.ts) sets it; a key missing elsewhere is a compile error. */
import type { charter } from './es/charter.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type CharterCopy = Shape<typeof charter>
/** What a ledger and its refusals need; the offer in the browser has no more. */
export type LedgerCopy = Omit<
  CharterCopy,
  'advice' | 'prices' | 'calculator' | 'terms' | 'dated' | 'fit' | 'cabins' | 'drawbacks' | 'wish'
>
