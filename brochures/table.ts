/** Tables in brochures. */
import type { Part, Pdf } from './pdf.ts'
import { type Box, type Style, styles } from './typography.ts'

type Column = { width: number; align?: 'left' | 'right'; style?: Style }
type Table = {
  head?: readonly string[]
  rows: readonly (readonly string[])[]
  columns: readonly Column[]
  style?: Style
  gap?: number
}

/** A table with a hairline under each row; the first cell of a row names it. @returns the y below. */
export function table(
  pdf: Pdf,
  parent: Part,
  { head, rows, columns, style = styles.body, gap = style.size * 0.42 }: Table,
  { x, y, width }: Box,
): number {
  const part = pdf.group('Table', parent)
  const gutter = 10
  let at = y
  const row = (cells: readonly string[], headRow: boolean) => {
    const line = pdf.group('TR', part)
    const styleOf = (i: number): Style => ({
      ...(headRow ? styles.small : (columns[i]!.style ?? style)),
      ...(i === 0 && !headRow ? { colour: 'quiet' } : {}),
      align: columns[i]!.align ?? 'left',
      ...(columns[i]!.style && !headRow ? columns[i]!.style : {}),
    })
    const height = Math.max(
      ...cells.map((cell, i) => pdf.heightOf(cell, styleOf(i), columns[i]!.width - gutter)),
    )
    let left = x
    cells.forEach((cell, i) => {
      const box = {
        x: left + (columns[i]!.align === 'right' ? gutter : 0),
        y: at + gap,
        width: columns[i]!.width - gutter,
      }
      const cellPart = pdf.group(
        headRow || i === 0 ? 'TH' : 'TD',
        line,
        headRow || i === 0 ? { scope: headRow ? 'Column' : 'Row' } : {},
      )
      pdf.text('P', cellPart, cell, box, styleOf(i))
      left += columns[i]!.width
    })
    at += height + 2 * gap
    pdf.rule({ x, y: at, width }, headRow ? 'ink' : 'hairline', headRow ? 0.8 : 0.6)
  }
  if (head) row(head, true)
  else pdf.rule({ x, y: at, width }, 'ink', 0.8)
  for (const cells of rows) row(cells, false)
  return at
}
