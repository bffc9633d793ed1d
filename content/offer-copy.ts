/** The shape of the texts of the long request and its offer. Spanish (content/es/offer.ts) sets it; a key missing elsewhere is a compile error. */
import type { offer } from './es/offer.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type OfferCopy = Shape<typeof offer>
