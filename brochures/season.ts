/** Twelve months of a destination in a row, and what their tints mean. */
import { type SeasonKind, seasonKind, seasonKinds, seasonWords } from '#content/season-kinds.ts'
import type { Destination } from '#content/schema.ts'
import { type Tone, tone } from './colours.ts'
import { type Part, type Pdf } from './pdf.ts'
import { type Box, styles } from './typography.ts'
import type { BrochureWords } from './words.ts'

const months = Array.from({ length: 12 }, (_, i) => i + 1)
const fills: Record<SeasonKind, Tone> = {
  best: 'deep',
  windy: 'deep',
  bestAtRisk: 'deep',
  rain: 'tint-1',
  hurricane: 'land',
  other: 'paper',
}
/** Of a strip along the foot of a month that is good and has its price. */
const strips: Partial<Record<SeasonKind, Tone>> = { windy: 'tint-1', bestAtRisk: 'land' }
const height = 24

/** "January to April" as "January–April": the months from the first to the last, across the turn of the year. */
export function span(list: readonly number[], { format }: BrochureWords): string {
  const first = list.find((month) => !list.includes(month === 1 ? 12 : month - 1)) ?? list[0]!
  const last = list.find((month) => !list.includes(month === 12 ? 1 : month + 1)) ?? list.at(-1)!
  return `${format.month(first)}–${format.month(last)}`
}

/** @returns the y below. */
export function seasonRibbon(
  pdf: Pdf,
  parent: Part,
  season: Destination['season'],
  words: BrochureWords,
  { x, y, width }: Box,
): number {
  const { doc } = pdf
  const { label, format } = words
  const cell = width / 12
  const nameOf = (kind: SeasonKind) => label.common[seasonWords[kind]]
  const kinds = months.map((month) => seasonKind(month, season))
  const alt = months.map((month, i) => `${format.month(month)}: ${nameOf(kinds[i]!)}`).join('; ')
  pdf.tagged(
    'Figure',
    parent,
    () => {
      kinds.forEach((kind, i) => {
        doc
          .rect(x + i * cell, y, cell, height)
          .fillColor(tone(fills[kind]), 1)
          .fill()
        if (kind === 'hurricane') hatch(pdf, x + i * cell, y, cell)
        const strip = strips[kind]
        if (strip)
          doc
            .rect(x + i * cell, y + height - 4, cell, 4)
            .fillColor(tone(strip), 1)
            .fill()
        doc
          .font('medium')
          .fontSize(8)
          .fillColor(fills[kind] === 'deep' ? tone('paper') : tone('ink'), 1)
        const text = format.month(i + 1, 'short').replace('.', '')
        doc.text(text, x + (i + 0.5) * cell - doc.widthOfString(text) / 2, y + 7.6, { lineBreak: false })
      })
      doc.lineWidth(0.8).strokeColor(tone('ink'), 1).rect(x, y, width, height).stroke()
    },
    { alt, bbox: [x, y, x + width, y + height], placement: 'Block' },
  )
  let left = x
  let top = y + height + 6
  for (const kind of seasonKinds.filter((each) => kinds.includes(each))) {
    const wide = pdf.widthOf(nameOf(kind), styles.small)
    if (left + 18 + wide > x + width) {
      left = x
      top += 13
    }
    pdf.decor(() => {
      doc
        .rect(left, top + 2.5, 11, 7)
        .fillColor(tone(fills[kind]), 1)
        .fill()
      const strip = strips[kind]
      if (strip)
        doc
          .rect(left, top + 7, 11, 2.5)
          .fillColor(tone(strip), 1)
          .fill()
      doc
        .lineWidth(0.5)
        .strokeColor(tone('ink'), 1)
        .rect(left, top + 2.5, 11, 7)
        .stroke()
    })
    pdf.text('P', parent, nameOf(kind), { x: left + 16, y: top, width: wide + 2 }, styles.small)
    left += 36 + wide
  }
  return top + 14
}

function hatch({ doc }: Pdf, x: number, y: number, width: number) {
  doc.save().rect(x, y, width, height).clip().lineWidth(0.5).strokeColor(tone('quiet'), 0.35)
  for (let i = -height; i < width; i += 4)
    doc
      .moveTo(x + i, y + height)
      .lineTo(x + i + height, y)
      .stroke()
  doc.restore()
}
