/** The brochure of a destination: cover; why and when; fourteen days on the chart; costs, yachts, contact. */
import type { PictureId } from '#art/pictures.ts'
import { canonicalPath, destinationPage } from '#app/pages.ts'
import { interpolate } from '#content/interpolate.ts'
import { formatPosition } from '#content/format.ts'
import { destinations } from '#content/destinations.ts'
import { fleet } from '#content/fleet.ts'
import { type CharterRegion, type DestinationId, itineraryLengths, type Yacht } from '#content/schema.ts'
import { listingPrice } from '#content/yacht-rows.ts'
import { itineraryStages } from '#content/itinerary-stages.ts'
import { chartSheet, dayList, lineUp } from './art.ts'
import { columns, columnsHeight } from './columns.ts'
import { contactHeight, drawContact } from './contact.ts'
import { coverPicture, drawCover } from './cover.ts'
import { foot, placePicture, table, titledList } from './pieces.ts'
import { printPicture } from './pictures.ts'
import { seasonRibbon, span } from './season.ts'
import { measure, page, type Part, type Sheet, styles } from './sheet.ts'
import type { Words } from './words.ts'

const storyPictures: Record<DestinationId, PictureId> = {
  panama: 'sunreef-62-marea-dusk',
  colombia: 'macan-pershing-64-underway',
  cuba: 'captains-chart',
  bahamas: 'lagoon-62-above',
}
const regionOf: Partial<Record<DestinationId, CharterRegion>> = { panama: 'san-blas', colombia: 'rosario' }
/** Charts that would be too small across the page stand beside the days. */
const tallCharts: readonly DestinationId[] = ['cuba', 'bahamas', 'colombia']
const listStyle = { ...styles.body, size: 8.2, leading: 1.38 }

/** The yachts that lie at a destination or sail there; none in Cuba, where no yacht lies all year. */
export function yachtsAt(id: DestinationId): Yacht[] {
  return fleet.filter(({ base, regions }) => base === id || regions.includes(regionOf[id]!))
}

export async function drawDestination(
  sheet: Sheet,
  id: DestinationId,
  words: Words,
  origin: string,
  date: Date,
) {
  const { copy, own, label, locale, format } = words
  const text = copy.destination[id]
  const { season, position, picture } = destinations[id]
  const cheapest = yachtsAt(id).toSorted((a, b) => a.priceFrom.amount - b.priceFrom.amount)[0]
  const days = interpolate(label.itinerary.days, {
    count: format.either(itineraryLengths.map(String)),
  })
  drawCover(sheet, {
    picture: await printPicture(picture, coverPicture, locale),
    kicker: own.kicker,
    name: text.name,
    lead: text.waters,
    note: own.illustration,
    facts: [
      [label.common.bestMonths, span(season.best, words), 27],
      [label.itinerary.position, formatPosition(position), 23],
      [label.common.itinerary, days, 25],
      ...(cheapest ? [[label.fleet.prices, listingPrice(cheapest, words.yachtLabels), 30] as const] : []),
    ],
  })
  await drawStory(sheet, id, words)
  drawItinerary(sheet, id, words)
  drawCosts(sheet, id, words, interpolate(own.asOf, { date: format.date(date.toISOString()) }))
  drawContact(sheet, words, text.closing, `${origin}${canonicalPath(destinationPage(id))}`)
}

type Pair = readonly { title: string; text: string }[]
const half = measure / 2 - 12
const noteStyle = { ...styles.body, size: 9, leading: 1.48 }

/** Two short texts beside each other. @returns the y below. */
function drawPair(sheet: Sheet, part: Part, pair: Pair, y: number): number {
  for (const [i, { title, text }] of pair.entries()) {
    const box = { x: page.side + i * (half + 24), width: half }
    sheet.text(
      'P',
      part,
      text,
      { ...box, y: sheet.text('H3', part, title, { ...box, y }, styles.strong) },
      noteStyle,
    )
  }
  return y + pairHeight(sheet, pair)
}

function pairHeight(sheet: Sheet, pair: Pair) {
  return (
    Math.max(
      ...pair.map(
        ({ title, text }) =>
          sheet.heightOf(title, styles.strong, half) + sheet.heightOf(text, noteStyle, half),
      ),
    ) + 10
  )
}

/** The picture takes the room that the words leave, within limits. */
async function drawStory(sheet: Sheet, id: DestinationId, words: Words) {
  const { hero, intro, location, bestTime, seasonNote, name } = words.copy.destination[id]
  const x = page.side
  const facts = [location, { ...bestTime, text: `${bestTime.text} ${seasonNote}` }]
  const opening =
    34 + sheet.heightOf(hero.title, styles.title, 450) + 10 + sheet.heightOf(hero.lead, styles.lead, 450) + 18
  const ending = 18 + 52 + pairHeight(sheet, facts) + 56
  const room = page.height - opening - ending
  const picture = {
    width: page.width,
    height: Math.min(430, Math.max(170, room - columnsHeight(sheet, intro, measure))),
  }
  sheet.newPage()
  const part = sheet.group('Sect')
  placePicture(sheet, part, await printPicture(storyPictures[id], picture, words.locale), {
    x: 0,
    y: 0,
    ...picture,
  })
  let y =
    sheet.text(
      'H2',
      part,
      hero.title,
      { x, y: picture.height + 34, width: sheet.balanced(hero.title, styles.title, 450) },
      styles.title,
    ) + 10
  y =
    sheet.text(
      'P',
      part,
      hero.lead,
      { x, y, width: sheet.balanced(hero.lead, styles.lead, 450) },
      styles.lead,
    ) + 18
  y = columns(sheet, part, intro, { x, y, width: measure }, room - picture.height) + 18
  y = seasonRibbon(sheet, part, destinations[id].season, words, { x, y, width: measure }) + 8
  drawPair(sheet, part, facts, y)
  foot(sheet, name, 2, words)
}

function drawItinerary(sheet: Sheet, id: DestinationId, words: Words) {
  const { own, format, copy } = words
  const { experiences, name } = copy.destination[id]
  sheet.newPage()
  const part = sheet.group('Sect')
  const x = page.side
  let y = sheet.text('H2', part, own.fortnight, { x, y: page.top - 10, width: measure }, styles.title) + 4
  const miles = itineraryStages(id).reduce((sum, { distanceNm = 0 }) => sum + distanceNm, 0)
  y =
    sheet.text(
      'P',
      part,
      interpolate(own.fortnightNote, { distance: format.number(miles) }),
      { x, y, width: measure },
      styles.small,
    ) + 10
  const pairs = [experiences.items.slice(0, 2), experiences.items.slice(2, 4)]
  const below =
    sheet.heightOf(experiences.title, styles.heading, measure) +
    14 +
    pairs.reduce((sum, pair) => sum + pairHeight(sheet, pair), 0)
  const bottom = page.height - 54 - below
  if (tallCharts.includes(id)) {
    const chart = chartSheet(
      sheet,
      part,
      { destination: id, words, variant: 'tall' },
      { x, y, width: 290, height: bottom - 14 - y },
    )
    const left = chart.width + 24
    dayList(sheet, part, id, [1, 14], words, {
      x: x + left,
      y,
      width: measure - left,
      height: bottom - 14 - y,
      ends: true,
    })
  } else {
    const chart = chartSheet(
      sheet,
      part,
      { destination: id, words, variant: 'wide' },
      { x, y, width: measure, height: bottom - y - 250 },
    )
    y += chart.height + 14
    const height = bottom - 8 - y
    dayList(sheet, part, id, [1, 7], words, { x, y, width: half, height, ends: true })
    dayList(sheet, part, id, [8, 14], words, { x: x + half + 24, y, width: half, height, ends: true })
  }
  sheet.rule({ x, y: bottom, width: measure })
  y = sheet.text('H3', part, experiences.title, { x, y: bottom + 8, width: measure }, styles.heading) + 4
  for (const pair of pairs) y = drawPair(sheet, part, pair, y)
  foot(sheet, name, 3, words)
}

function drawCosts(sheet: Sheet, id: DestinationId, words: Words, asOf: string) {
  const { own, label, copy, format } = words
  const { costs, arrival } = copy.destination[id]
  sheet.newPage()
  const part = sheet.group('Sect')
  const x = page.side
  const column = (measure - 32) / 3
  let y = sheet.text('H2', part, costs.title, { x, y: page.top - 12, width: measure }, styles.title) + 8
  const lists = [
    [label.common.included, costs.included],
    [label.common.notIncluded, costs.notIncluded],
    [label.common.paidLocally, costs.paidLocally],
  ] as const
  y =
    Math.max(
      ...lists.map(([title, items], i) =>
        titledList(sheet, part, title, items, { x: x + i * (column + 16), y, width: column }, listStyle),
      ),
    ) + 16
  const here = yachtsAt(id)
  const yachts = here.length > 0 ? here : fleet
  y =
    sheet.text(
      'H2',
      part,
      here.length > 0 ? own.yachts : label.nav.yachts,
      { x, y, width: measure },
      styles.heading,
    ) + 2
  if (here.length === 0) y = sheet.text('P', part, own.noYacht, { x, y, width: 420 }, styles.small) + 6
  y = table(
    sheet,
    part,
    {
      head: [
        label.nav.yachts,
        label.fleet.length,
        label.fleet.guests,
        label.fleet.cabins,
        label.fleet.base,
        label.fleet.prices,
      ],
      rows: yachts.map((yacht) => [
        yacht.name === yacht.model ? yacht.name : `${yacht.name} (${yacht.model})`,
        format.metres(yacht.specifications.length),
        String(yacht.guests),
        String(yacht.cabins),
        copy.destination[yacht.base].name,
        listingPrice(yacht, words.yachtLabels),
      ]),
      columns: [
        { width: 136, style: { ...listStyle, face: 'medium' } },
        { width: 46 },
        { width: 54 },
        { width: 54 },
        { width: 60 },
        { width: measure - 350 },
      ],
      style: listStyle,
      gap: 2.2,
    },
    { x, y, width: measure },
  )
  y = sheet.text('P', part, asOf, { x, y: y + 4, width: measure }, styles.small) + 8
  const bottom = page.height - contactHeight - 16
  const journey = sheet.heightOf(arrival.text, listStyle, measure - 140)
  const room = bottom - journey - 14 - y
  lineUp(sheet, part, yachts, words, { x, y, width: measure, height: room })
  sheet.text('H3', part, arrival.title, { x, y: bottom - journey, width: 130 }, styles.strong)
  sheet.text('P', part, arrival.text, { x: x + 140, y: bottom - journey, width: measure - 140 }, listStyle)
}
