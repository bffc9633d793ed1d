/** One trip has one total: on its page, its paper and its calendar file, in a search, in a comparison and for assistants. */
import { expect, it } from 'vitest'
import { searchWords } from '#app/features/search/search-words.server.ts'
import { watersIds } from '#content/charter/waters.ts'
import { destinationIds, yachtSlugs } from '#content/schema.ts'
import { tripPrice } from '#server/mcp/answers.ts'
import { compareTrips } from './compare-trips.ts'
import { isBrought } from './places.ts'
import { priceTrip, type PricedTrip } from './price-trip.ts'
import { searchTrips } from './search-trips.ts'
import type { Unfit } from './unfit.ts'
import { tripView } from './trip-view/trip-view.server.ts'
import { tripWords } from './trip-view/trip-words.server.ts'
import { addDays } from './calendar.ts'
import { readTrip, tripQuery } from './trip.ts'

const trips = 10_000
const today = '2026-11-22'
/** Two weeks booked and a third held; one yacht lies elsewhere in spring. */
const calendarOf = (slug: string) => ({
  busy: [
    { first: '2027-02-06', ashore: '2027-02-20', state: 'booked' as const },
    { first: '2027-03-06', ashore: '2027-03-13', state: 'held' as const },
  ],
  ports:
    slug === 'sunreef-62-marea'
      ? [{ first: '2027-04-01', ashore: '2027-06-01', waters: 'rosario' as const }]
      : [],
})

/** The same numbers in each run (Park and Miller's generator). */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

it(`holds for ${trips} addresses, in whole dollars and in words`, () => {
  const next = random(20_261_122)
  const places = [...watersIds, ...destinationIds, '', 'atlantis']
  const words = { page: tripWords('en'), search: searchWords('en') }
  const wrong: string[] = []
  for (let i = 0; i < trips; i++) {
    const yacht = yachtSlugs[next(yachtSlugs.length)]!
    const asked = new URLSearchParams({
      yacht,
      to: places[next(places.length)]!,
      from: addDays(today, next(700)),
      days: String(3 + next(14)),
      adults: String(1 + next(8)),
      children: String(next(4)),
    })
    const named = { ...readTrip(asked, today).nearest, yacht }
    const page = priceTrip(named, calendarOf, today)
    // The page's address, read again by whoever it was sent to: paper, calendar file, assistant.
    const address = new URLSearchParams(tripQuery(named))
    const { trip, problems } = readTrip(address, today)
    const sent = trip && priceTrip({ ...trip, yacht }, calendarOf, today)
    if (problems.length > 0 || totalOf(sent) !== totalOf(page)) wrong.push(`${address}`)
    if (page.ledger.lines.some(({ cents = 0 }) => cents % 100 !== 0)) wrong.push(`cents ${address}`)
    const assistant = tripPrice(named, { origin: '', locale: 'en', day: today, calendarOf })
    if (assistant.total !== page.ledger.all.cents / 100 || assistant.currency !== page.ledger.currency)
      wrong.push(`assistant ${address}`)
    // Where she never goes neither search nor comparison has a price.
    if (i % everyOf.fleet > 0 || !isBrought(page.yacht, named.waters)) continue

    const { found, unfit } = searchTrips(address, calendarOf, today)
    const offered = found.find((each) => each.yacht.slug === yacht)?.trips[0]
    const inSearch =
      offered ?? unfit.flatMap((each) => (each.yacht.slug === yacht ? priced(each.because) : []))[0]
    if (totalOf(inSearch) !== totalOf(page)) wrong.push(`search ${address}`)
    const compared = compareTrips(new URLSearchParams([...address, ['yachts', yacht]]), calendarOf, today)
    if (totalOf(compared.yachts[0]!.trips[0]) !== totalOf(page)) wrong.push(`comparison ${address}`)
    if (i % everyOf.words > 0) continue
    const [said, shown] = [words.search.price(page), tripView(page, undefined, today, words.page)]
    if (said.total !== shown.total) wrong.push(`words ${address}`)
  }
  expect(wrong).toEqual([])
  // Ten seconds of one core: thirty on a busy machine.
}, 120_000)

/** The rest asks the whole fleet, or puts it into words, which takes a hundred times as long. */
const everyOf = { fleet: 10, words: 100 }

const priced = (because: Unfit) => (because.code === 'elsewhere' ? [because.trip] : [])

const totalOf = (trip: PricedTrip | undefined) =>
  trip && JSON.stringify([trip.ledger.all, trip.ledger.currency, trip.availability])
