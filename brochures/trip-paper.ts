/** A trip as its paper shows it, and what its pages have in common. */
import type { TermsView } from '#charter/terms-view.ts'
import type { tripView } from '#charter/trip-view/trip-view.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import type { DestinationId, YachtSlug } from '#content/schema.ts'
import type { Part, Pdf } from './pdf.ts'
import { titledList } from './lists.ts'
import { measure, page, styles } from './typography.ts'

export type TripPaper = {
  yacht: YachtSlug
  /** None where the waters have no itinerary. */
  destination?: DestinationId
  view: ReturnType<typeof tripView>
  words: TripWords
  lists: { title: string; items: readonly string[] }[]
  terms: TermsView
  papers: { title: string; items: readonly string[] }[]
  /** Of the page, with the price. */
  link: string
  origin: string
  date: Date
}

export const gutter = 20
export const half = (measure - gutter) / 2
export const listStyle = { ...styles.body, size: 8.8, leading: 1.4 }

/** Lists side by side. @returns the y below each */
export function columnsOf(
  pdf: Pdf,
  part: Part,
  lists: { title: string; items: readonly string[] }[],
  y: number,
  style:
    | typeof styles.body
    | (Omit<typeof styles.body, 'size' | 'leading'> & { size: number; leading: number }) = listStyle,
): number[] {
  const width = (measure - (lists.length - 1) * gutter) / lists.length
  return lists.map(({ title, items }, i) =>
    titledList(pdf, part, title, items, { x: page.side + i * (width + gutter), y, width }, style),
  )
}
