/** Pieces that several pages of a brochure share: pictures, lists, tables, the foot of a page. */
import { tone } from './colours.ts'
import type { PrintPicture } from './pictures.ts'
import type { Part, Pdf } from './pdf.ts'
import type { Box } from './typography.ts'

/** Places a picture; `height` in points. An illustration is marked with an asterisk that the contact page explains. */
export function placePicture(
  pdf: Pdf,
  parent: Part,
  { jpeg, alt, illustration }: PrintPicture,
  { x, y, width, height }: Box & { height: number },
) {
  pdf.tagged('Figure', parent, () => pdf.doc.image(jpeg, x, y, { width, height }), {
    alt,
    bbox: [x, y, x + width, y + height],
    placement: 'Block',
  })
  if (illustration)
    pdf.decor(() =>
      pdf.doc
        .font('medium')
        .fontSize(15)
        .fillColor(tone('paper'), 0.95)
        .text('*', x + width - 16, y + height - 18, { lineBreak: false }),
    )
}
