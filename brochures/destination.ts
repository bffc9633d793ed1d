/** The brochure of a destination: cover; why and when; fourteen days on the chart; costs, yachts, contact. */
import type { PictureId } from '#art/pictures.ts'
import { canonicalPath, destinationPage } from '#app/pages.ts'
import { formatPosition } from '#app/ui/position.ts'
import { destinations } from '#content/destinations.ts'
import { fleet } from '#content/fleet.ts'
import { type CharterRegion, type DestinationId, itineraryLengths, type Yacht } from '#content/schema.ts'
import { voyageOf } from '#content/voyage.ts'
import { chartSheet, dayList, lineUp } from './art.ts'
import { columns, columnsHeight } from './columns.ts'
import { contactHeight, drawContact } from './contact.ts'
import { coverPicture, drawCover } from './cover.ts'
import { foot, placePicture, table, titledList } from './pieces.ts'
import { printPicture } from './pictures.ts'
import { seasonRibbon, span } from './season.ts'
import { measure, page, type Sheet, styles } from './sheet.ts'
import { fill, listingPrice, type Words } from './words.ts'

const storyPictures: Record<DestinationId, PictureId> = { panama: 'san-blas-sailing', colombia: 'macan-pershing-64-underway', cuba: 'captains-chart', bahamas: 'lagoon-62-above' }
const regionOf: Partial<Record<DestinationId, CharterRegion>> = { panama: 'san-blas', colombia: 'rosario' }
const listStyle = { ...styles.body, size: 8.2, leading: 1.38 }

/** The yachts that lie at a destination or sail there; none in Cuba, where no yacht lies all year. */
export function yachtsAt(id: DestinationId): Yacht[] {
  return fleet.filter(({ base, regions }) => base === id || regions.includes(regionOf[id]!))
}

export async function drawDestination(sheet: Sheet, id: DestinationId, words: Words, origin: string, date: Date) {
  const { copy, own, label, locale, format } = words
  const text = copy.destination[id]
  const { season, position, picture } = destinations[id]
  const cheapest = yachtsAt(id).toSorted((a, b) => a.priceFrom.amount - b.priceFrom.amount)[0]
  const days = fill(label.itinerary.days, { count: new Intl.ListFormat(locale, { type: 'disjunction' }).format(itineraryLengths.map(String)) })
  drawCover(sheet, {
    picture: await printPicture(picture, coverPicture, locale), kicker: own.kicker, name: text.name, lead: text.waters, note: own.illustration,
    facts: [
      [label.common.bestMonths, span(season.best, words), 27], [label.itinerary.position, formatPosition(position), 23], [label.common.itinerary, days, 25],
      ...(cheapest ? [[label.fleet.prices, listingPrice(cheapest, words), 30] as const] : []),
    ],
  })
  await drawStory(sheet, id, words)
  drawItinerary(sheet, id, words)
  drawCosts(sheet, id, words, fill(own.asOf, { date: format.date(date.toISOString()) }))
  drawContact(sheet, words, text.closing, `${origin}${canonicalPath(destinationPage(id))}`)
}

async function drawStory(sheet: Sheet, id: DestinationId, words: Words) {
  const { hero, intro, location, bestTime, seasonNote, experiences } = words.copy.destination[id]
  const x = page.side
  const half = measure / 2 - 12
  const rows = [experiences.items.slice(0, 2), experiences.items.slice(2, 4)]
  const small = { ...styles.body, size: 8.8, leading: 1.48 }
  const block = (items: readonly { title: string; text: string }[]) => Math.max(...items.map(({ title, text }) => sheet.heightOf(title, styles.strong, half) + sheet.heightOf(text, small, half))) + 12
  const facts = [location, { ...bestTime, text: `${bestTime.text} ${seasonNote}` }]
  const fixed = 30 + sheet.heightOf(hero.title, styles.title, 450) + 8 + sheet.heightOf(hero.lead, styles.lead, 450) + 14 + columnsHeight(sheet, intro, measure, small) + 18 +
    54 + block(facts) + sheet.heightOf(experiences.title, styles.heading, measure) + 10 + block(rows[0]!) + block(rows[1]!) + 60
  const picture = { width: page.width, height: Math.min(330, Math.max(110, page.height - fixed)) }
  sheet.newPage()
  const part = sheet.group('Sect')
  placePicture(sheet, part, await printPicture(storyPictures[id], picture, words.locale), { x: 0, y: 0, ...picture })
  let y = sheet.text('H2', part, hero.title, { x, y: picture.height + 30, width: 450 }, styles.title) + 8
  y = sheet.text('P', part, hero.lead, { x, y, width: 450 }, styles.lead) + 14
  y = columns(sheet, part, intro, { x, y, width: measure }, Infinity, small) + 18
  y = seasonRibbon(sheet, part, destinations[id].season, words, { x, y, width: measure }) + 10
  const pair = (items: readonly { title: string; text: string }[], top: number) => {
    for (const [i, { title, text }] of items.entries()) {
      const box = { x: x + i * (half + 24), width: half }
      sheet.text('P', part, text, { ...box, y: sheet.text('H3', part, title, { ...box, y: top }, styles.strong) }, small)
    }
    return top + block(items)
  }
  y = pair(facts, y)
  sheet.rule({ x, y, width: measure })
  y = sheet.text('H3', part, experiences.title, { x, y: y + 6, width: measure }, styles.heading) + 4
  pair(rows[1]!, pair(rows[0]!, y))
  foot(sheet, words.copy.destination[id].name, 2, words)
}

function drawItinerary(sheet: Sheet, id: DestinationId, words: Words) {
  const { own, format, copy } = words
  sheet.newPage()
  const part = sheet.group('Sect')
  const x = page.side
  const half = measure / 2 - 12
  let y = sheet.text('H2', part, own.fortnight, { x, y: page.top - 6, width: measure }, styles.title) + 4
  const miles = voyageOf(id).reduce((sum, { distanceNm = 0 }) => sum + distanceNm, 0)
  y = sheet.text('P', part, `${own.fortnightNote} ${fill(own.distance, { distance: format.number(miles) })}.`, { x, y, width: measure }, styles.small) + 12
  const chart = chartSheet(sheet, part, { destination: id, words, variant: 'wide' }, { x, y, width: measure, height: 340 })
  y += chart.height + 18
  const height = page.height - 60 - y
  dayList(sheet, part, id, [1, 7], words, { x, y, width: half, height })
  dayList(sheet, part, id, [8, 14], words, { x: x + half + 24, y, width: half, height })
  foot(sheet, copy.destination[id].name, 3, words)
}

function drawCosts(sheet: Sheet, id: DestinationId, words: Words, asOf: string) {
  const { own, label, copy, format } = words
  const { costs, arrival } = copy.destination[id]
  sheet.newPage()
  const part = sheet.group('Sect')
  const x = page.side
  const column = (measure - 32) / 3
  let y = sheet.text('H2', part, costs.title, { x, y: page.top - 12, width: measure }, styles.title) + 8
  const lists = [[label.common.included, costs.included], [label.common.notIncluded, costs.notIncluded], [label.common.paidLocally, costs.paidLocally]] as const
  y = Math.max(...lists.map(([title, items], i) => titledList(sheet, part, title, items, { x: x + i * (column + 16), y, width: column }, listStyle))) + 16
  const here = yachtsAt(id)
  const yachts = here.length > 0 ? here : fleet
  y = sheet.text('H2', part, own.yachts, { x, y, width: measure }, styles.heading) + 2
  if (here.length === 0) y = sheet.text('P', part, own.noYacht, { x, y, width: 420 }, styles.small) + 2
  y = table(sheet, part, {
    head: [label.nav.yachts, label.fleet.length, label.fleet.guests, label.fleet.cabins, label.fleet.base, label.fleet.prices],
    rows: yachts.map((yacht) => [yacht.name === yacht.model ? yacht.name : `${yacht.name} (${yacht.model})`, `${format.number(yacht.specifications.length, 2)}\u00a0m`, String(yacht.guests), String(yacht.cabins), copy.destination[yacht.base].name, listingPrice(yacht, words)]),
    columns: [{ width: 148 }, { width: 54 }, { width: 52 }, { width: 54 }, { width: 62 }, { width: measure - 370 }], style: listStyle, gap: 2.2,
  }, { x, y, width: measure })
  y = sheet.text('P', part, asOf, { x, y: y + 4, width: measure }, styles.small) + 8
  const bottom = page.height - contactHeight - 16
  const journey = sheet.heightOf(arrival.text, listStyle, measure - 140)
  const room = bottom - journey - 14 - y
  lineUp(sheet, part, yachts, words, { x, y, width: measure, height: room })
  sheet.text('H3', part, arrival.title, { x, y: bottom - journey, width: 130 }, styles.strong)
  sheet.text('P', part, arrival.text, { x: x + 140, y: bottom - journey, width: measure - 140 }, listStyle)
}
