/** The terms of a charter at a glance: hours, deposit, the rest, and what is kept when guests cancel. */
import type { TermsView } from '#charter/terms-view.ts'
import { table } from './table.ts'
import type { Part, Pdf } from './pdf.ts'
import { type Box, styles } from './typography.ts'

const nameWidth = 120

/** @returns the y below. */
export function drawTerms(
  pdf: Pdf,
  part: Part,
  { title, facts, cancellation }: TermsView,
  { x, y, width }: Box,
) {
  const below = table(
    pdf,
    part,
    {
      rows: facts.map(({ name, figure, text }) => [name, `${figure}, ${text}`]),
      columns: [{ width: nameWidth }, { width: width - nameWidth }],
      style: { ...styles.body, size: 8.8, leading: 1.4 },
    },
    { x, y: pdf.text('H3', part, title, { x, y, width }, styles.heading) + 4, width },
  )
  const steps = cancellation.steps.map(({ when, share }) => `${when} ${share}`).join(' · ')
  return pdf.text('P', part, `${cancellation.title}: ${steps}`, { x, y: below + 6, width }, styles.small)
}
