/** Charts and scale drawings on paper. */
import { chartOf, type ChartVariant } from '#art/charts/chart.server.ts'
import { drawingOf, fleetLineUp, scaleOf } from '#art/drawings/drawing.server.ts'
import { itineraryDays } from '#app/features/itinerary/itinerary-view.server.ts'
import type { DestinationId, Yacht } from '#content/schema.ts'
import { tone } from './colours.ts'
import { type Box, type Part, type Sheet, styles } from './sheet.ts'
import { drawSvg } from './svg.ts'
import { fill, type Words } from './words.ts'

/** Points a metre at 1:250 on paper. */
const pointsPerMetre = ((1000 / 250) * 72) / 25.4

/** Profile and plan at 1:250, the same for all yachts. @returns the y below. */
export function scaleDrawing(sheet: Sheet, parent: Part, yacht: Yacht, { locale }: Words, { x, y, width }: Box): number {
  const drawing = drawingOf(yacht, { view: 'both', locale, idPrefix: 'drawing', variant: 'tall' })
  const scale = pointsPerMetre / scaleOf.tall
  const height = drawing.height * scale
  const side = (drawing.width * scale - width) / 2
  sheet.tagged('Figure', parent, () => {
    sheet.doc.save().rect(x, y, width, height).clip()
    drawSvg(sheet.doc, drawing.svg, { x: x - side, y, scale, classes: 'drawing drawing--tall' })
    sheet.doc.restore()
  }, { alt: `${drawing.title}. ${drawing.description}`, bbox: [x, y, x + width, y + height], placement: 'Block' })
  return y + height
}

/** Several yachts beside each other to one scale. @returns the y below. */
export function lineUp(sheet: Sheet, parent: Part, yachts: readonly Yacht[], { locale }: Words, { x, y, width }: Box): number {
  const drawing = fleetLineUp(yachts, locale, { idPrefix: 'lineup' })
  const scale = width / drawing.width
  const height = drawing.height * scale
  sheet.tagged('Figure', parent, () => drawSvg(sheet.doc, drawing.svg, { x, y, scale, classes: 'drawing drawing--wide' }), { alt: `${drawing.title}. ${drawing.description}`, bbox: [x, y, x + width, y + height], placement: 'Block' })
  return y + height
}

type ChartChoice = { destination: DestinationId; words: Words; variant: ChartVariant; days?: [number, number] }

/** A chart as large as width or height allow. @returns its width and height in points. */
export function chartSheet(sheet: Sheet, parent: Part, { destination, words, variant, days }: ChartChoice, { x, y, width = Infinity, height: room = Infinity }: { x: number; y: number; width?: number; height?: number }) {
  const chart = chartOf({ destination, locale: words.locale, variant, idPrefix: 'chart', days })
  const scale = Math.min(width / chart.width, room / chart.height)
  const size = { width: chart.width * scale, height: chart.height * scale }
  sheet.tagged('Figure', parent, () => drawSvg(sheet.doc, chart.svg, { x, y, scale, classes: `chart chart--${variant}` }), { alt: `${chart.title}. ${chart.description}`, bbox: [x, y, x + size.width, y + size.height], placement: 'Block' })
  return size
}

/** The days of an itinerary, first to last, each with its number as on the chart. @returns the y below. */
export function dayList(sheet: Sheet, parent: Part, id: DestinationId, [first, last]: [number, number], { copy, label, locale, format }: Words, { x, y, width }: Box): number {
  const days = itineraryDays(id, copy.itinerary[id], locale).slice(first - 1, last)
  const part = sheet.group('L', parent)
  let at = y
  for (const { number, title, location, leg, distanceNm } of days) {
    const way = leg === 'sail' && distanceNm !== undefined ? fill(label.itinerary.nm, { value: format.number(distanceNm, 1) }).replace(' ', '\u00a0') : leg === 'stay' ? label.itinerary.atAnchor : leg === 'road' ? label.itinerary.byRoad : label.itinerary.byAir
    const entry = sheet.group('LI', part)
    sheet.decor(() => { sheet.doc.circle(x + 7, at + 8, 7).fillColor(tone.magenta, 1).fill() })
    sheet.text('Lbl', entry, String(number), { x, y: at + 2.8, width: 14 }, { ...styles.label, colour: tone.paper, tracking: 0, align: 'center' })
    const body = sheet.group('LBody', entry)
    const box = { x: x + 24, width: width - 24 }
    at = sheet.text('P', body, title, { ...box, y: at + 1.5 }, styles.strong)
    at = sheet.text('P', body, `${location} · ${way}`, { ...box, y: at }, styles.small) + 6.5
  }
  return at
}
