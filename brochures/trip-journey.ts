/** The last page of a trip on paper: the journey there and home, what to bring, how to reach us. */
import { canonicalPath } from '#app/pages.ts'
import type { JourneyStep } from '#charter/trip-view/journey.server.ts'
import { unbroken } from '#content/headline.ts'
import { drawContact } from './contact.ts'
import type { Part, Pdf } from './pdf.ts'
import { type Box, measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'
import { type TripPaper, gutter, half, listStyle, columnsOf } from './trip-paper.ts'

export function drawJourney(pdf: Pdf, { view, papers, words, link, origin }: TripPaper, own: BrochureWords) {
  const { journey, ask } = words.copy
  pdf.newPage()
  const part = pdf.group('Sect')
  const x = page.side
  const y =
    pdf.text('H2', part, unbroken(journey.title), { x, y: page.top - 12, width: measure }, styles.title) + 6
  const below = [
    drawSteps(pdf, part, journey.there, view.journey.there, { x, y, width: half }),
    drawSteps(pdf, part, journey.home, view.journey.home, { x: x + half + gutter, y, width: half }),
  ]
  columnsOf(pdf, part, papers, Math.max(...below) + 14, { ...listStyle, size: 7.8, leading: 1.34 })
  drawContact(pdf, own, ask, `${origin}${canonicalPath('trip')}`, link)
}

function drawSteps(
  pdf: Pdf,
  parent: Part,
  title: string,
  steps: JourneyStep[],
  { x, y, width }: Box,
): number {
  let at = pdf.text('H3', parent, title, { x, y, width }, styles.strong) + 3
  pdf.rule({ x, y: at, width }, 'ink', 0.8)
  for (const step of steps) {
    at = pdf.text('P', parent, step.date, { x, y: at + 5, width }, { ...styles.small, colour: 'magenta' })
    at = pdf.text('P', parent, step.title, { x, y: at, width }, styles.strong)
    at = pdf.text('P', parent, step.text, { x, y: at, width }, { ...styles.small, size: 7.4 })
  }
  return at
}
