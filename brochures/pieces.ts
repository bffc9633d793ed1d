/** Pieces that several pages of a brochure share: pictures, lists, tables, the foot of a page. */
import { interpolate } from '#content/interpolate.ts'
import { company } from '#content/company.ts'
import { tone } from './colours.ts'
import type { PrintPicture } from './pictures.ts'
import { type Box, measure, page, type Part, type Sheet, type Style, styles } from './sheet.ts'
import { type Words } from './words.ts'

/** Places a picture; `height` in points. An illustration is marked with an asterisk that the contact page explains. */
export function placePicture(
  sheet: Sheet,
  parent: Part,
  { jpeg, alt, illustration }: PrintPicture,
  { x, y, width, height }: Box & { height: number },
) {
  sheet.tagged('Figure', parent, () => sheet.doc.image(jpeg, x, y, { width, height }), {
    alt,
    bbox: [x, y, x + width, y + height],
    placement: 'Block',
  })
  if (illustration)
    sheet.decor(() =>
      sheet.doc
        .font('medium')
        .fontSize(15)
        .fillColor(tone.paper, 0.95)
        .text('*', x + width - 16, y + height - 18, { lineBreak: false }),
    )
}

/** A bullet list with hairlines between the lines. @returns the y below it. */
export function list(
  sheet: Sheet,
  parent: Part,
  items: readonly string[],
  { x, y, width }: Box,
  style: Style = styles.body,
): number {
  const part = sheet.group('L', parent)
  const gap = style.size * 0.42
  let at = y
  for (const item of items) {
    const entry = sheet.group('LI', part)
    at = sheet.text('LBody', entry, item, { x, y: at + gap, width }, style) + gap
    sheet.rule({ x, y: at, width })
  }
  return at
}

/** A head over a hairline in ink, then a list. @returns the y below. */
export function titledList(
  sheet: Sheet,
  parent: Part,
  title: string,
  items: readonly string[],
  { x, y, width }: Box,
  style: Style = styles.body,
): number {
  const below = sheet.text('H3', parent, title, { x, y, width }, styles.strong) + 4
  sheet.rule({ x, y: below, width }, tone.ink, 0.8)
  return list(sheet, parent, items, { x, y: below, width }, style)
}

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
  sheet: Sheet,
  parent: Part,
  { head, rows, columns, style = styles.body, gap = style.size * 0.42 }: Table,
  { x, y, width }: Box,
): number {
  const part = sheet.group('Table', parent)
  const gutter = 10
  let at = y
  const row = (cells: readonly string[], headRow: boolean) => {
    const line = sheet.group('TR', part)
    const styleOf = (i: number): Style => ({
      ...(headRow ? styles.small : (columns[i]!.style ?? style)),
      ...(i === 0 && !headRow ? { colour: tone.quiet } : {}),
      align: columns[i]!.align ?? 'left',
      ...(columns[i]!.style && !headRow ? columns[i]!.style : {}),
    })
    const height = Math.max(
      ...cells.map((cell, i) => sheet.heightOf(cell, styleOf(i), columns[i]!.width - gutter)),
    )
    let left = x
    cells.forEach((cell, i) => {
      const box = {
        x: left + (columns[i]!.align === 'right' ? gutter : 0),
        y: at + gap,
        width: columns[i]!.width - gutter,
      }
      const cellPart = sheet.group(
        headRow || i === 0 ? 'TH' : 'TD',
        line,
        headRow || i === 0 ? { scope: headRow ? 'Column' : 'Row' } : {},
      )
      sheet.text('P', cellPart, cell, box, styleOf(i))
      left += columns[i]!.width
    })
    at += height + 2 * gap
    sheet.rule({ x, y: at, width }, headRow ? tone.ink : tone.hairline, headRow ? 0.8 : 0.6)
  }
  if (head) row(head, true)
  else sheet.rule({ x, y: at, width }, tone.ink, 0.8)
  for (const cells of rows) row(cells, false)
  return at
}

/** The black and white ladder of a chart's frame, across the page. */
export function ladder(sheet: Sheet, { x, y, width }: Box, colour: string = tone.ink) {
  sheet.decor(() => {
    const { doc } = sheet
    const step = width / 12
    doc
      .lineWidth(0.6)
      .strokeColor(colour, 1)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .moveTo(x, y + 4.4)
      .lineTo(x + width, y + 4.4)
      .stroke()
    for (let i = 0; i < 12; i += 2)
      doc
        .rect(x + i * step, y + 1.2, step, 2)
        .fillColor(colour, 1)
        .fill()
  })
}

/** The wind lines of the company's mark (app/ui/wordmark.tsx) and its name. */
export function wordmark(sheet: Sheet, x: number, y: number, colour: string) {
  const { doc } = sheet
  doc.save().translate(x, y).scale(0.62).lineWidth(1.8).lineCap('round').strokeColor(colour, 1)
  for (const d of [
    'M2 9.5c7-4.2 13 3.6 20 .2 3-1.5 3.600-5 1-6.2',
    'M2 16.5c8-4.6 15 3.8 26 0',
    'M2 23.5c7-4.2 13 3.6 19 .2 3.200-1.8 6.6 1 4.8 3.6',
  ])
    doc.path(d).stroke()
  doc
    .restore()
    .font('serif')
    .fontSize(12)
    .fillColor(colour, 1)
    .text(company.shortName, x + 24, y + 3.2, { lineBreak: false })
}

/** Name of the brochure and number of the page at its foot. */
export function foot(sheet: Sheet, name: string, number: number, { label }: Words) {
  sheet.decor(() => {
    const y = page.height - 34
    const { doc } = sheet
    wordmark(sheet, page.side, y - 6, tone.ink)
    const text = `${name}  ·  ${interpolate(label.common.page, { number })}`
    doc.font('sans').fontSize(7.4).fillColor(tone.quiet, 1)
    doc.text(text, page.side + measure - doc.widthOfString(text), y, { lineBreak: false })
  }, 'Pagination')
}
