/** The band at the end of a paper for agencies, in place of ours: a box for the agency's logo and room for its addresses. */
import { tone } from './colours.ts'
import { contactHeight } from './contact.ts'
import type { Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'

const inset = 22
const logo = { width: 205, height: contactHeight - 2 * inset }

/** Fills the foot of the last page. The box is white, so that a logo of any colour may be laid over it. */
export function drawAgencyBand(pdf: Pdf, { own }: BrochureWords) {
  const { doc } = pdf
  const top = page.height - contactHeight
  pdf.decor(() => {
    doc.rect(0, top, page.width, contactHeight).fillColor(tone('ink'), 1).fill()
    doc
      .rect(page.side, top + inset, logo.width, logo.height)
      .fillColor(tone('paper'), 1)
      .fill()
    doc
      .lineWidth(0.8)
      .dash(4, { space: 3 })
      .strokeColor(tone('quiet'), 0.6)
      .rect(page.side + 6, top + inset + 6, logo.width - 12, logo.height - 12)
      .stroke()
      .undash()
  })
  const part = pdf.group('Sect')
  const middle = top + contactHeight / 2
  pdf.text(
    'P',
    part,
    own.agency.logo,
    { x: page.side + 16, y: middle - 6, width: logo.width - 32 },
    { ...styles.small, align: 'center' },
  )
  const x = page.side + 228
  const width = page.side + measure - x
  const lines = [own.agency.name, own.agency.phone, own.agency.mail, own.agency.web]
  const step = logo.height / lines.length
  lines.forEach((name, i) => {
    const y = top + inset + (i + 1) * step - 4
    pdf.text('P', part, name, { x, y: y - 14, width: 68 }, { ...styles.small, colour: 'tint-1' })
    pdf.rule({ x: x + 68, y, width: width - 68 }, 'tint-1')
  })
}
