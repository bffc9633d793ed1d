/** A few yachts for the same trip, wherever they lie: what each costs and whether she is free, or why she does not fit. */
import { mostCompared, type YachtSlug } from '#content/schema.ts'
import { betterThan, dearBeside } from './better-trip.ts'
import { type CalendarOf, isAvailable, isTaken, type PricedTrip } from './price-trip.ts'
import { nearTrips, wholeRouteOf } from './other-days.ts'
import { answersOf, bestOf, readSearch, type Found, type TripSearch } from './search-trips.ts'
import type { Trip } from './trip.ts'
import { type YachtPair, yachtPairs } from './two-yachts.ts'
import { atHome, type Unfit } from './unfit.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type CompareProblem =
  | { code: 'too-many-yachts'; most: number }
  | { code: 'unknown-yacht'; asked: string }
  | { code: 'same-yacht'; name: string }
  | { code: 'too-few-yachts' }
/**
 * `better`: of the whole fleet the yacht that we advise instead (better-trip.ts), where a day was asked for; `dear`: she is
 * brought from elsewhere for so much more than another of these costs that we advise against her; `there`: of one that is
 * dear, the same stay where she lies, on the days asked for or of the nearest on which she is free the cheaper; `whole`:
 * her own next stay that leaves no place out, where that of the day asked for turns back.
 */
export type Compared = Found & {
  because?: Exclude<Unfit, { code: 'elsewhere' }>
  better?: PricedTrip
  dear: boolean
  there?: PricedTrip
  whole?: PricedTrip
}
export type Comparison = Pick<TripSearch, 'trip' | 'month' | 'anywhere' | 'persons' | 'problems'> & {
  /** For a party larger than any yacht takes, each is priced with as many of it as she takes. */
  yachts: Compared[]
  /** Two of them together, for such a party. */
  pairs: YachtPair[]
  yachtProblems: CompareProblem[]
}

/**
 * @param params `yachts`, slugs with commas between them, and a trip's address (trip.ts)
 * @param today ISO day
 */
export function compareTrips(
  params: URLSearchParams,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): Comparison {
  const { yachts, problems } = readYachts(params.get('yachts') ?? '', fleet)
  const search = readSearch(params, today, fleet)
  const needsTwo = search.persons > search.trip.party.persons
  const askedOf = (yacht: CharterYacht) =>
    needsTwo ? { ...search, trip: aboard(search.trip, yacht) } : search
  const others =
    search.month || needsTwo
      ? []
      : answersOf(fleet, search, calendarOf, today, fleet).flatMap(({ priced, because }) =>
          because ? [] : [priced],
        )
  const compared = yachts
    .flatMap((yacht) => answersOf([yacht], askedOf(yacht), calendarOf, today, fleet))
    .map(({ yacht, because, trips }) => {
      const hers = because ? [] : trips()
      const near = search.month ? [] : hers.flatMap((trip) => nearTrips(trip, calendarOf, today, fleet))
      return { yacht, because, trips: hers, near, better: hers[0] && betterThan(hers[0], others) }
    })
  const isDear = dearBeside(
    compared.flatMap(({ trips }) => bestOf(trips) ?? []).filter((each) => !isTaken(each)),
  )
  return {
    ...search,
    yachts: compared.map((each) => {
      const best = bestOf(each.trips)
      const dear = !!best && isDear(best)
      const whole = !best || dear || search.month ? undefined : wholeRouteOf(best, calendarOf, today, fleet)
      return { ...each, dear, there: dear ? whereSheLies(best) : undefined, whole }
    }),
    pairs: needsTwo ? yachtPairs(search, calendarOf, today, yachts) : [],
    yachtProblems: problems,
  }

  function whereSheLies(brought: PricedTrip): PricedTrip | undefined {
    const there = atHome(brought, brought.yacht.home, calendarOf, today, fleet)
    return isAvailable(there) ? there : bestOf(nearTrips(there, calendarOf, today, fleet))
  }
}

/** The trip for as many of a large party as she takes. */
function aboard(trip: Trip, { guests }: CharterYacht): Trip {
  const { persons, children } = trip.party
  const most = Math.min(persons, guests)
  return { ...trip, party: { persons: most, children: Math.min(children, most - 1) } }
}

/** The first three of the yachts that are named, each once. */
function readYachts(text: string, fleet: readonly CharterYacht[]) {
  const asked = text.split(',').filter(Boolean)
  const named = asked.flatMap((slug) => fleet.find((yacht) => yacht.slug === (slug as YachtSlug)) ?? [])
  const unknown = asked.filter((slug) => fleet.every((yacht) => yacht.slug !== slug))
  const known = [...new Set(named)]
  const twice = known.filter((yacht) => named.filter((each) => each === yacht).length > 1)
  const problems: CompareProblem[] = [
    ...unknown.map((slug) => ({ code: 'unknown-yacht' as const, asked: slug })),
    ...twice.map(({ name }) => ({ code: 'same-yacht' as const, name })),
    ...(known.length > mostCompared ? [{ code: 'too-many-yachts' as const, most: mostCompared }] : []),
    ...(known.length < 2 ? [{ code: 'too-few-yachts' as const }] : []),
  ]
  return { yachts: known.slice(0, mostCompared), problems }
}
