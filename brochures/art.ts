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
export function lineUp(sheet: Sheet, parent: Part, yachts: readonly Yacht[], { locale }: Words, { x, y, width, height: room }: Box & { height: number }): number {
  const drawing = fleetLineUp(yachts, locale, { idPrefix: 'lineup' })
  const scale = Math.min(width / drawing.width, room / drawing.height)
  const height = drawing.height * scale
  sheet.tagged('Figure', parent, () => drawSvg(sheet.doc, drawing.svg, { x, y, scale, classes: 'drawing drawing--wide' }), { alt: `${drawing.title}. ${drawing.description}`, bbox: [x, y, x + drawing.width * scale, y + height], placement: 'Block' })
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

/**
 * The days of an itinerary, first to last, each with its number as on the chart. They stand closer where `height`
 * is short. @returns the y below.
 */
export function dayList(sheet: Sheet, parent: Part, id: DestinationId, [first, last]: [number, number], { copy, label, locale, format }: Words, { x, y, width, height = Infinity }: Box & { height?: number }): number {
  const days = itineraryDays(id, copy.itinerary[id], locale).slice(first - 1, last).map((day) => ({ ...day, way: wayOf(day) }))
  const part = sheet.group('L', parent)
  const text = { width: width - 24 }
  const filled = days.reduce((sum, { title, location, way }) => sum + 1.5 + sheet.heightOf(title, styles.strong, text.width) + sheet.heightOf(`${location} · ${way}`, styles.small, text.width), 0)
  const gap = Math.max(1, Math.min(9, (height - filled) / days.length))
  let at = y
  for (const { number, title, location, way } of days) {
    const entry = sheet.group('LI', part)
    sheet.decor(() => { sheet.doc.circle(x + 7, at + 8, 7).fillColor(tone.magenta, 1).fill() })
    sheet.text('Lbl', entry, String(number), { x, y: at + 2.8, width: 14 }, { ...styles.label, colour: tone.paper, tracking: 0, align: 'center' })
    const body = sheet.group('LBody', entry)
    const box = { x: x + 24, ...text }
    at = sheet.text('P', body, title, { ...box, y: at + 1.5 }, styles.strong)
    at = sheet.text('P', body, `${location} · ${way}`, { ...box, y: at }, styles.small) + gap
  }
  return at

  function wayOf({ leg, distanceNm }: { leg: string; distanceNm?: number }) {
    if (leg === 'sail' && distanceNm !== undefined) return fill(label.itinerary.nm, { value: format.number(distanceNm, 1) }).replace(' ', '\u00a0')
    return leg === 'stay' ? label.itinerary.atAnchor : leg === 'road' ? label.itinerary.byRoad : label.itinerary.byAir
  }
}
