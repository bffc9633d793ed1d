/** The shape of the texts around a yacht's calendar. Spanish (content/es/calendar.ts) sets it; a key missing elsewhere is a compile error. */
import type { calendar } from './es/calendar.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type CalendarCopy = Shape<typeof calendar>
