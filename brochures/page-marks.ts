/** What stands on every page of a brochure: ladder, wordmark, name and number at the foot. */
import { interpolate } from '#content/interpolate.ts'
import { company } from '#content/company.ts'
import { type Tone, tone } from './colours.ts'
import type { Pdf } from './pdf.ts'
import { type Box, measure, page } from './typography.ts'
import type { BrochureWords } from './words.ts'

/** The black and white ladder of a chart's frame, across the page. */
export function ladder(pdf: Pdf, { x, y, width }: Box, colour: Tone = 'ink') {
  pdf.decor(() => {
    const { doc } = pdf
    const step = width / 12
    doc
      .lineWidth(0.6)
      .strokeColor(tone(colour), 1)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .moveTo(x, y + 4.4)
      .lineTo(x + width, y + 4.4)
      .stroke()
    for (let i = 0; i < 12; i += 2)
      doc
        .rect(x + i * step, y + 1.2, step, 2)
        .fillColor(tone(colour), 1)
        .fill()
  })
}

/** The wind lines of the company's mark (app/ui/wordmark.tsx) and its name; nothing on papers for agencies. */
export function wordmark(pdf: Pdf, x: number, y: number, colour: Tone) {
  const { doc, branded } = pdf
  if (!branded) return
  doc.save().translate(x, y).scale(0.62).lineWidth(1.8).lineCap('round').strokeColor(tone(colour), 1)
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
    .fillColor(tone(colour), 1)
    .text(company.shortName, x + 24, y + 3.2, { lineBreak: false })
}

/** Name of the brochure and number of the page at its foot. */
export function foot(pdf: Pdf, name: string, number: number, { label }: BrochureWords) {
  pdf.decor(() => {
    const y = page.height - 34
    const { doc } = pdf
    wordmark(pdf, page.side, y - 6, 'ink')
    const text = `${name}  ·  ${interpolate(label.common.page, { number })}`
    doc.font('sans').fontSize(7.4).fillColor(tone('quiet'), 1)
    doc.text(text, page.side + measure - doc.widthOfString(text), y, { lineBreak: false })
  }, 'Pagination')
}
