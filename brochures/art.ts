/** Charts and scale drawings on paper. */
import { chartOf } from '#charts/chart.server.ts'
import type { ChartVariant } from '#charts/sizes.ts'
import { drawingOf } from '#charts/drawings/drawing.server.ts'
import { scaleOf } from '#charts/drawings/scale.ts'
import { itineraryDays } from '#app/features/itinerary/itinerary-view.server.ts'
import { interpolate } from '#content/interpolate.ts'
import type { DestinationId, Yacht } from '#content/schema.ts'
import { tone } from './colours.ts'
import { type Box, type Part, type Sheet, styles } from './sheet.ts'
import { drawSvg } from './svg.ts'
import { type Words } from './words.ts'

/** Points of paper to a metre at a scale of 1:`denominator`. */
const paperMetre = (denominator: number) => ((1000 / denominator) * 72) / 25.4

/** Profile and plan at 1:250, the same for all yachts. @returns the y below. */
export function scaleDrawing(
  sheet: Sheet,
  parent: Part,
  yacht: Yacht,
  { locale }: Words,
  { x, y, width }: Box,
): number {
  const drawing = drawingOf(yacht, {
    view: 'both',
    locale,
    idPrefix: 'drawing',
    variant: 'tall',
    scheme: false,
  })
  const scale = paperMetre(250) / scaleOf.tall
  const height = drawing.height * scale
  const side = (drawing.width * scale - width) / 2
  sheet.tagged(
    'Figure',
    parent,
    () => {
      sheet.doc.save().rect(x, y, width, height).clip()
      drawSvg(sheet.doc, drawing.svg, { x: x - side, y, scale, classes: 'drawing drawing--tall' })
      sheet.doc.restore()
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
  sheet: Sheet,
  parent: Part,
  yachts: readonly Yacht[],
  { locale, own, format }: Words,
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
  sheet.tagged(
    'Figure',
    parent,
    () => {
      const { doc } = sheet
      doc
        .rect(x, water, width, below * metre)
        .fillColor(tone.tint2, 1)
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
    const under = sheet.text(
      'P',
      parent,
      name,
      { ...box, y: bottom + 5 },
      { ...styles.strong, size: 8, align: 'center' },
    )
    sheet.text(
      'P',
      parent,
      format.metres(specifications.length),
      { ...box, y: under },
      { ...styles.small, size: 7.4, align: 'center' },
    )
    left += box.width
  }
  return sheet.text(
    'Caption',
    parent,
    interpolate(own.lineUp, { scale: `1:${denominator}` }),
    { x, y: bottom + 32, width },
    { ...styles.small, size: 7 },
  )
}

type ChartChoice = {
  destination: DestinationId
  words: Words
  variant: ChartVariant
  days?: [number, number]
}

/** A chart as large as width or height allow. @returns its width and height in points. */
export function chartSheet(
  sheet: Sheet,
  parent: Part,
  { destination, words, variant, days }: ChartChoice,
  {
    x,
    y,
    width = Infinity,
    height: room = Infinity,
  }: { x: number; y: number; width?: number; height?: number },
) {
  const chart = chartOf({ destination, locale: words.locale, variant, idPrefix: 'chart', days })
  const scale = Math.min(width / chart.width, room / chart.height)
  const size = { width: chart.width * scale, height: chart.height * scale }
  sheet.tagged(
    'Figure',
    parent,
    () => drawSvg(sheet.doc, chart.svg, { x, y, scale, classes: `chart chart--${variant}` }),
    {
      alt: `${chart.title}. ${chart.description}`,
      bbox: [x, y, x + size.width, y + size.height],
      placement: 'Block',
    },
  )
  return size
}

/**
 * The days of an itinerary, first to last, each with its number as on the chart. They stand closer where `height`
 * is short; `ends` says where a week, ten days and a fortnight end. @returns the y below.
 */
export function dayList(
  sheet: Sheet,
  parent: Part,
  id: DestinationId,
  [first, last]: [number, number],
  { copy, label, locale, format, own }: Words,
  { x, y, width, height = Infinity, ends = false }: Box & { height?: number; ends?: boolean },
): number {
  const days = itineraryDays(id, copy.itinerary[id], locale)
    .slice(first - 1, last)
    .map((day) => ({
      ...day,
      line: [day.location, wayOf(day), ends ? own.until[day.number as 7] : ''].filter(Boolean).join(' · '),
    }))
  const part = sheet.group('L', parent)
  const text = { width: width - 24 }
  const filled = days.reduce(
    (sum, { title, line }) =>
      sum +
      1.5 +
      sheet.heightOf(title, styles.strong, text.width) +
      sheet.heightOf(line, styles.small, text.width),
    0,
  )
  const gap = Math.max(1, Math.min(12, (height - filled) / days.length))
  let at = y
  for (const { number, title, line } of days) {
    const entry = sheet.group('LI', part)
    sheet.decor(() => {
      sheet.doc
        .circle(x + 7, at + 8, 7)
        .fillColor(tone.magenta, 1)
        .fill()
    })
    sheet.text(
      'Lbl',
      entry,
      String(number),
      { x, y: at + 2.8, width: 14 },
      { ...styles.label, colour: tone.paper, tracking: 0, align: 'center' },
    )
    const body = sheet.group('LBody', entry)
    const box = { x: x + 24, ...text }
    at = sheet.text('P', body, title, { ...box, y: at + 1.5 }, styles.strong)
    at = sheet.text('P', body, line, { ...box, y: at }, styles.small) + gap
  }
  return at

  function wayOf({ leg, distanceNm }: { leg: string; distanceNm?: number }) {
    if (leg === 'sail' && distanceNm !== undefined)
      return interpolate(label.itinerary.nm, { value: format.number(distanceNm, 1) }).replace(' ', '\u00a0')
    return leg === 'stay'
      ? label.itinerary.atAnchor
      : leg === 'road'
        ? label.itinerary.byRoad
        : label.itinerary.byAir
  }
}
