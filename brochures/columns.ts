/** Running text in two columns. */
import { type Part, type Pdf } from './pdf.ts'
import { type Box, type Style, styles } from './typography.ts'

const gutter = 24

/**
 * Sets paragraphs in two columns of about the same height. Where they are higher than `room` points, the type
 * is made smaller, to 80 % at the least. @returns the y below the longer column.
 */
export function columns(
  pdf: Pdf,
  parent: Part,
  paragraphs: readonly string[],
  { x, y, width }: Box,
  room: number,
  style: Style = styles.body,
): number {
  const column = (width - gutter) / 2
  const sizes = [1, 0.96, 0.92, 0.88, 0.84, 0.8].map((scale): Style => ({
    ...style,
    size: style.size * scale,
  }))
  const fitting =
    sizes.find((each) =>
      heights(pdf, split(pdf, paragraphs, column, each), column, each).every((height) => height <= room),
    ) ?? sizes.at(-1)!
  const bottoms = split(pdf, paragraphs, column, fitting).map(
    (texts, i) =>
      texts.reduce(
        (at, text) =>
          pdf.text('P', parent, text, { x: x + i * (column + gutter), y: at, width: column }, fitting) +
          space(fitting),
        y,
      ) - space(fitting),
  )
  return Math.max(...bottoms)
}

/** Height of the longer column at full size, in points. */
export function columnsHeight(
  pdf: Pdf,
  paragraphs: readonly string[],
  width: number,
  style: Style = styles.body,
): number {
  const column = (width - gutter) / 2
  return Math.max(...heights(pdf, split(pdf, paragraphs, column, style), column, style))
}

const space = (style: Style) => style.size * 0.75

function heights(pdf: Pdf, parts: string[][], width: number, style: Style) {
  return parts.map((texts) =>
    texts.reduce((sum, text) => sum + pdf.heightOf(text, style, width) + space(style), -space(style)),
  )
}

/** Cuts between sentences where the two columns come out most alike. */
function split(pdf: Pdf, paragraphs: readonly string[], width: number, style: Style): [string[], string[]] {
  const cuts = paragraphs.flatMap((paragraph, i) =>
    [0, ...[...paragraph.matchAll(/[.!?]["’”“»]?\s/g)].map((m) => m.index + m[0].length)].map((at) => ({
      i,
      at,
    })),
  )
  const offers = cuts.map(({ i, at }): [string[], string[]] => {
    const [before, after] = [paragraphs[i]!.slice(0, at).trim(), paragraphs[i]!.slice(at)]
    return [
      [...paragraphs.slice(0, i), ...(before ? [before] : [])],
      [after, ...paragraphs.slice(i + 1)],
    ]
  })
  const difference = (parts: [string[], string[]]) => {
    const [left, right] = heights(pdf, parts, width, style) as [number, number]
    return left >= right ? left - right : (right - left) * 1.5
  }
  return offers.toSorted((a, b) => difference(a) - difference(b))[0] ?? [[...paragraphs], []]
}
