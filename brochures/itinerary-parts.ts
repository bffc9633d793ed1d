/** An itinerary on paper: its chart and its list of days. */
import { itineraryDays } from '#app/features/itinerary/itinerary-view.server.ts'
import { chartOf } from '#charts/chart.server.ts'
import type { ChartVariant } from '#charts/sizes.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Stage } from '#content/itinerary-stages.ts'
import type { DestinationId } from '#content/schema.ts'
import { tone } from './colours.ts'
import { type Part, type Pdf } from './pdf.ts'
import { type Box, styles } from './typography.ts'
import { drawSvg } from './svg.ts'
import type { BrochureWords } from './words.ts'

type ChartChoice = {
  destination: DestinationId
  words: BrochureWords
  variant: ChartVariant
  days?: [number, number]
  /** The days of a trip in its own order, instead. */
  trip?: Stage[]
}

/** A chart as large as width or height allow. @returns its width and height in points. */
export function drawChart(
  pdf: Pdf,
  parent: Part,
  { destination, words, variant, days, trip }: ChartChoice,
  {
    x,
    y,
    width = Infinity,
    height: room = Infinity,
  }: { x: number; y: number; width?: number; height?: number },
) {
  const chart = chartOf({ destination, locale: words.locale, variant, idPrefix: 'chart', days, trip })
  const scale = Math.min(width / chart.width, room / chart.height)
  const size = { width: chart.width * scale, height: chart.height * scale }
  pdf.tagged(
    'Figure',
    parent,
    () => drawSvg(pdf.doc, chart.svg, { x, y, scale, classes: `chart chart--${variant}` }),
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
  pdf: Pdf,
  parent: Part,
  id: DestinationId,
  [first, last]: [number, number],
  { copy, label, locale, format, own }: BrochureWords,
  { x, y, width, height = Infinity, ends = false }: Box & { height?: number; ends?: boolean },
): number {
  const days = itineraryDays(id, copy.itinerary[id], locale)
    .slice(first - 1, last)
    .map((day) => ({
      ...day,
      line: [day.location, wayOf(day), ends ? own.until[day.number as 7] : ''].filter(Boolean).join(' · '),
    }))
  const part = pdf.group('L', parent)
  const text = { width: width - 24 }
  const filled = days.reduce(
    (sum, { title, line }) =>
      sum +
      1.5 +
      pdf.heightOf(title, styles.strong, text.width) +
      pdf.heightOf(line, styles.small, text.width),
    0,
  )
  const gap = Math.max(1, Math.min(12, (height - filled) / days.length))
  let at = y
  for (const { number, title, line } of days) {
    const entry = pdf.group('LI', part)
    pdf.decor(() => {
      pdf.doc
        .circle(x + 7, at + 8, 7)
        .fillColor(tone('magenta'), 1)
        .fill()
    })
    pdf.text(
      'Lbl',
      entry,
      String(number),
      { x, y: at + 2.8, width: 14 },
      { ...styles.label, colour: 'paper', tracking: 0, align: 'center' },
    )
    const body = pdf.group('LBody', entry)
    const box = { x: x + 24, ...text }
    at = pdf.text('P', body, title, { ...box, y: at + 1.5 }, styles.strong)
    at = pdf.text('P', body, line, { ...box, y: at }, styles.small) + gap
  }
  return at

  function wayOf({ leg, dayOut, distanceNm }: { leg: string; dayOut?: true; distanceNm?: number }) {
    if (leg === 'sail' && distanceNm !== undefined)
      return interpolate(label.itinerary.nm, { value: format.number(distanceNm, 1) }).replace(' ', '\u00a0')
    return leg === 'stay'
      ? label.itinerary[dayOut ? 'dayOut' : 'atAnchor']
      : leg === 'road'
        ? label.itinerary.byRoad
        : label.itinerary.byAir
  }
}
