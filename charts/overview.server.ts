/** The western Caribbean with the places where the company sails. Runs on the server alone. */
import type { Locale } from '#content/locales.ts'
import { places } from '#content/places.ts'
import { formatPosition, nameIn } from '#content/format.ts'
import type { Name, Position } from '#content/schema.ts'
import { type Chart } from './chart.server.ts'
import { type ChartVariant, frameOf, sizesOf } from './sizes.ts'
import { furniture } from './chart-furniture.ts'
import { nameMark } from './name-marks.ts'
import { paper, landOf } from './land.ts'
import { graticule } from './furniture.ts'
import { type Bounds, projectionOf, px } from './geometry.ts'
import { onLand } from './coast.ts'
import { lands, waters, words } from './names.ts'
import { labelOffers } from './labels.ts'
import { insideOf, Room, textWidth } from './room.ts'

type OverviewPlace = Position & { id: string; name: Name; under: Name }
const overviewPlaces: OverviewPlace[] = [
  {
    id: 'panama',
    ...at(places.holandes),
    name: { es: 'Panamá', en: 'Panama', de: 'Panama' },
    under: 'San Blas',
  },
  {
    id: 'colombia',
    ...at(places.cartagena),
    name: { es: 'Colombia', en: 'Colombia', de: 'Kolumbien' },
    under: 'Cartagena',
  },
  { id: 'cuba', ...at(places.cayoLargo), name: { es: 'Cuba', en: 'Cuba', de: 'Kuba' }, under: 'Cayo Largo' },
  {
    id: 'bahamas',
    ...at(places.nassau),
    name: { es: 'Bahamas', en: 'Bahamas', de: 'Bahamas' },
    under: 'Nassau',
  },
  { id: 'aruba', lat: 12.52, lon: -70.04, name: 'Aruba', under: 'Oranjestad' },
]
function at({ lat, lon }: Position) {
  return { lat, lon }
}

/** Covers Nassau to Panama and Havana to Aruba. */
const bounds: Bounds = [-85.5, 7.6, -68.6, 26.4]

export function overviewChart(
  locale: Locale,
  { variant = 'wide', idPrefix = 'overview' }: { variant?: ChartVariant; idPrefix?: string } = {},
): Chart {
  const sizes = { ...sizesOf[variant], spacing: sizesOf[variant].spacing * 0.9 }
  const frame = frameOf(sizes)
  const projection = projectionOf(bounds, frame)
  const land = landOf('overview', variant, projection, frame, sizes)
  const room = new Room(insideOf(frame, sizes.ladder * 0.66), [], (p) => onLand(p, land.coast))
  const r = sizes.disc * 0.6
  const size = sizes.label * 1.12
  const points = overviewPlaces.map((place) => ({ place, point: projection.point(place) }))
  room.taken.push(...points.map(({ point: [x, y] }) => ({ x: x - r, y: y - r, width: r * 2, height: r * 2 })))
  const marks = points
    .map(({ place, point: [x, y] }) => {
      const [name, under] = [nameIn(place.name, locale), nameIn(place.under, locale)]
      const width = Math.max(textWidth(name, size), textWidth(under, sizes.label * 0.95, 'italic'))
      const label = room.place(
        labelOffers({ disc: [x, y], half: [r, r], width }, size * 2.1).map((offer) => ({
          ...offer,
          y: offer.box.y + size * 0.95,
        })),
        { ground: 'clear' },
      )!
      return (
        `<g class="chart-place" data-destination="${place.id}"><circle class="chart-disc" cx="${px(x)}" cy="${px(y)}" r="${px(r)}"/>` +
        `<text class="chart-label" x="${px(label.x)}" y="${px(label.y)}" font-size="${px(size)}" text-anchor="${label.anchor}">${name}</text>` +
        `<text class="chart-label chart-under" x="${px(label.x)}" y="${px(label.y + size * 1.05)}" font-size="${px(Math.max(11.5, sizes.label * 0.95))}" text-anchor="${label.anchor}">${under}</text></g>`
      )
    })
    .join('')
  const tools = furniture(room, frame, sizes, projection.pixelsPerMile, locale)
  const names = [
    ...waters.overview.map((n) => nameMark(n, 'water', room, sizes, locale, projection.point(n))),
    ...lands.overview.map((n) => nameMark(n, 'land', room, sizes, locale, projection.point(n))),
  ].join('')
  const { lines, frame: border } = graticule(projection, frame, sizes)
  const stops = overviewPlaces.map(
    (place) => `${nameIn(place.name, locale)} (${nameIn(place.under, locale)}), ${formatPosition(place)}`,
  )
  return {
    svg:
      paper(idPrefix, frame, { ...sizes, disc: sizes.disc * 0.6 }, land, lines, names + tools) +
      `${marks}${border}<text class="chart-note" x="${px(frame.x - sizes.ladder)}" y="${px(sizes.height - 4)}" font-size="${sizes.degree}">${words[locale].notForNavigation}</text>`,
    viewBox: `0 0 ${sizes.width} ${sizes.height}`,
    width: sizes.width,
    height: sizes.height,
    title: words[locale].overview,
    description: `${stops.join('; ')}. ${words[locale].notForNavigation}`,
    stops,
    legs: [],
  }
}
