/** The first page: a picture across the pdf, the name, and the facts in a row. */
import { tone } from './colours.ts'
import { placePicture } from './place-picture.ts'
import { ladder, wordmark } from './page-marks.ts'
import type { PrintPicture } from './pictures.ts'
import { type Pdf } from './pdf.ts'
import { measure, page, styles } from './typography.ts'

export type Cover = {
  picture: PrintPicture
  kicker: string
  name: string
  lead: string
  /** Label, value and share of the row's width. */
  facts: readonly (readonly [label: string, value: string, share: number])[]
  note: string
}
/** The picture's size in points. */
export const coverPicture = { width: page.width, height: 528 } as const

export function drawCover(pdf: Pdf, { picture, kicker, name, lead, facts, note }: Cover) {
  const { doc } = pdf
  pdf.newPage()
  const part = pdf.group('Sect')
  placePicture(pdf, part, picture, { x: 0, y: 0, ...coverPicture })
  pdf.decor(() => {
    if (!pdf.branded) return
    const shade = doc.linearGradient(0, 0, 0, 110)
    shade.stop(0, tone('ink'), 0.55).stop(1, tone('ink'), 0)
    doc.rect(0, 0, page.width, 110).fill(shade)
    wordmark(pdf, page.side, 34, 'paper')
  })
  ladder(pdf, { x: 0, y: coverPicture.height, width: page.width })
  let y =
    pdf.text(
      'P',
      part,
      kicker.toUpperCase(),
      { x: page.side, y: coverPicture.height + 30, width: measure },
      styles.label,
    ) + 6
  let style: typeof styles.display | (Omit<typeof styles.display, 'size'> & { size: number }) = styles.display
  while (pdf.widthOf(name.replaceAll('*', ''), style) > measure && style.size > 34)
    style = { ...style, size: style.size - 2 }
  y = pdf.text('H1', part, name, { x: page.side, y, width: measure }, style) + 6
  pdf.text('P', part, lead, { x: page.side, y, width: 410 }, styles.water)
  const shares = facts.reduce((sum, [, , share]) => sum + share, 0)
  const top = page.height - 108
  pdf.rule({ x: page.side, y: top, width: measure }, 'ink', 0.8)
  let x: number = page.side
  const row = pdf.group('L', part)
  for (const [label, value, share] of facts) {
    const width = (measure * share) / shares
    const entry = pdf.group('LI', row)
    const below = pdf.text('Lbl', entry, label, { x, y: top + 10, width: width - 10 }, styles.small)
    pdf.text(
      'LBody',
      entry,
      value,
      { x, y: below + 2, width: width - 10 },
      { ...styles.strong, size: 10.5, leading: 1.35 },
    )
    x += width
  }
  pdf.text(
    'Note',
    part,
    note,
    { x: page.side, y: page.height - 36, width: measure },
    { ...styles.small, size: 6.8 },
  )
}
