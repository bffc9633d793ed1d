/** The shape of the texts of search and comparison. Spanish (content/es/search.ts) sets it; a key missing elsewhere is a compile error. */
import type { search } from './es/search.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type SearchCopy = Shape<typeof search>
