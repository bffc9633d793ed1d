/** The first page: a picture across the sheet, the name, and the facts in a row. */
import { tone } from './colours.ts'
import { ladder, placePicture, wordmark } from './pieces.ts'
import type { PrintPicture } from './pictures.ts'
import { measure, page, type Sheet, styles } from './sheet.ts'

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

export function drawCover(sheet: Sheet, { picture, kicker, name, lead, facts, note }: Cover) {
  const { doc } = sheet
  sheet.newPage()
  const part = sheet.group('Sect')
  placePicture(sheet, part, picture, { x: 0, y: 0, ...coverPicture })
  sheet.decor(() => {
    const shade = doc.linearGradient(0, 0, 0, 110)
    shade.stop(0, tone.ink, 0.55).stop(1, tone.ink, 0)
    doc.rect(0, 0, page.width, 110).fill(shade)
    wordmark(sheet, page.side, 34, tone.paper)
  })
  ladder(sheet, { x: 0, y: coverPicture.height, width: page.width })
  let y =
    sheet.text(
      'P',
      part,
      kicker.toUpperCase(),
      { x: page.side, y: coverPicture.height + 30, width: measure },
      styles.label,
    ) + 6
  let style: typeof styles.display | (Omit<typeof styles.display, 'size'> & { size: number }) = styles.display
  while (sheet.widthOf(name.replaceAll('*', ''), style) > measure && style.size > 34)
    style = { ...style, size: style.size - 2 }
  y = sheet.text('H1', part, name, { x: page.side, y, width: measure }, style) + 6
  sheet.text('P', part, lead, { x: page.side, y, width: 410 }, styles.water)
  const shares = facts.reduce((sum, [, , share]) => sum + share, 0)
  const top = page.height - 108
  sheet.rule({ x: page.side, y: top, width: measure }, tone.ink, 0.8)
  let x: number = page.side
  const row = sheet.group('L', part)
  for (const [label, value, share] of facts) {
    const width = (measure * share) / shares
    const entry = sheet.group('LI', row)
    const below = sheet.text('Lbl', entry, label, { x, y: top + 10, width: width - 10 }, styles.small)
    sheet.text(
      'LBody',
      entry,
      value,
      { x, y: below + 2, width: width - 10 },
      { ...styles.strong, size: 10.5, leading: 1.35 },
    )
    x += width
  }
  sheet.text(
    'Note',
    part,
    note,
    { x: page.side, y: page.height - 36, width: measure },
    { ...styles.small, size: 6.8 },
  )
}
