/** Scale drawings on paper: one yacht, or several in a row. */
import { drawingOf } from '#charts/drawings/drawing.server.ts'
import { scaleOf } from '#charts/drawings/scale.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Yacht } from '#content/schema.ts'
import { tone } from './colours.ts'
import { type Part, type Pdf } from './pdf.ts'
import { type Box, styles } from './typography.ts'
import { drawSvg } from './svg.ts'
import type { BrochureWords } from './words.ts'

/** Points of paper to a metre at a scale of 1:`denominator`. */
const paperMetre = (denominator: number) => ((1000 / denominator) * 72) / 25.4

/** Profile and plan at 1:250, the same for all yachts. @returns the y below. */
export function scaleDrawing(
  pdf: Pdf,
  parent: Part,
  yacht: Yacht,
  { locale }: BrochureWords,
  { x, y, width }: Box,
): number {
  const drawing = drawingOf(yacht, {
    view: 'both',
    locale,
    idPrefix: 'drawing',
    variant: 'tall',
  })
  const scale = paperMetre(250) / scaleOf.tall
  const height = drawing.height * scale
  const side = (drawing.width * scale - width) / 2
  pdf.tagged(
    'Figure',
    parent,
    () => {
      pdf.doc.save().rect(x, y, width, height).clip()
      drawSvg(pdf.doc, drawing.svg, { x: x - side, y, scale, classes: 'drawing drawing--tall' })
      pdf.doc.restore()
    },
    {
      alt: `${drawing.title}. ${drawing.description}`,
      bbox: [x, y, x + width, y + height],
      placement: 'Block',
    },
  )
  return y + height
}

const lineUpScales = [250, 300, 400, 500, 600, 750, 1000]

/** Several yachts on one waterline, each with her name, as large as width and height allow. @returns the y below. */
export function lineUp(
  pdf: Pdf,
  parent: Part,
  yachts: readonly Yacht[],
  { locale, own, format }: BrochureWords,
  { x, y, width, height }: Box & { height: number },
): number {
  const drawn = yachts
    .map((yacht) => ({
      yacht,
      drawing: drawingOf(yacht, { view: 'profile', locale, idPrefix: yacht.slug, variant: 'tall' }),
    }))
    .map((each) => ({
      ...each,
      above: Number(/class="drawing-water" x="0" y="([\d.]+)"/.exec(each.drawing.svg)![1]) / scaleOf.tall,
    }))
  const below = 2.4
  const caption = 44
  const length = yachts.reduce((sum, { specifications }) => sum + specifications.length, 0)
  const tallest = Math.max(...drawn.map(({ above }) => above))
  const denominator =
    lineUpScales.find(
      (each) =>
        length * paperMetre(each) <= width - 12 * (yachts.length + 1) &&
        (tallest + below) * paperMetre(each) + caption <= height,
    ) ?? lineUpScales.at(-1)!
  const metre = paperMetre(denominator)
  const gap = (width - length * metre) / (yachts.length + 1)
  const water = y + tallest * metre
  const bottom = water + below * metre
  pdf.tagged(
    'Figure',
    parent,
    () => {
      const { doc } = pdf
      doc
        .rect(x, water, width, below * metre)
        .fillColor(tone('tint-2'), 1)
        .fill()
      let left = x + gap
      for (const { yacht, drawing, above } of drawn) {
        const own = yacht.specifications.length * metre
        const scale = metre / scaleOf.tall
        doc
          .save()
          .rect(left - gap / 2, y, own + gap, bottom - y)
          .clip()
        drawSvg(doc, drawing.svg, {
          x: left - (drawing.width * scale - own) / 2,
          y: water - above * metre,
          scale,
          classes: 'drawing drawing--tall',
        })
        doc.restore()
        left += own + gap
      }
    },
    {
      alt: drawn.map(({ drawing }) => drawing.description).join(' '),
      bbox: [x, y, x + width, bottom],
      placement: 'Block',
    },
  )
  let left = x + gap / 2
  for (const { name, specifications } of yachts) {
    const box = { x: left, width: specifications.length * metre + gap }
    const under = pdf.text(
      'P',
      parent,
      name,
      { ...box, y: bottom + 5 },
      { ...styles.strong, size: 8, align: 'center' },
    )
    pdf.text(
      'P',
      parent,
      format.dimension(specifications.length),
      { ...box, y: under },
      { ...styles.small, size: 7.4, align: 'center' },
    )
    left += box.width
  }
  return pdf.text(
    'Caption',
    parent,
    interpolate(own.lineUp, { scale: `1:${denominator}` }),
    { x, y: bottom + 32, width },
    { ...styles.small, size: 7 },
  )
}
