/** The shape of the texts of a trip's page, its paper and its calendar file. Spanish (content/es/trip.ts) sets it; a key missing elsewhere is a compile error. */
import type { trip } from './es/trip.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type TripCopy = Shape<typeof trip>
