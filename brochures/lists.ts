/** Lists in brochures. */
import type { Part, Pdf } from './pdf.ts'
import { type Box, type Style, styles } from './typography.ts'

/** A bullet list with hairlines between the lines. @returns the y below it. */
export function list(
  pdf: Pdf,
  parent: Part,
  items: readonly string[],
  { x, y, width }: Box,
  style: Style = styles.body,
): number {
  const part = pdf.group('L', parent)
  const gap = style.size * 0.42
  let at = y
  for (const item of items) {
    const entry = pdf.group('LI', part)
    at = pdf.text('LBody', entry, item, { x, y: at + gap, width }, style) + gap
    pdf.rule({ x, y: at, width })
  }
  return at
}

/** A head over a hairline in ink, then a list. @returns the y below. */
export function titledList(
  pdf: Pdf,
  parent: Part,
  title: string,
  items: readonly string[],
  { x, y, width }: Box,
  style: Style = styles.body,
): number {
  const below = pdf.text('H3', parent, title, { x, y, width }, styles.strong) + 4
  pdf.rule({ x, y: below, width }, 'ink', 0.8)
  return list(pdf, parent, items, { x, y: below, width }, style)
}
