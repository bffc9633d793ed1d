/**
 * The first offer: which yachts fit a request, what each would cost, which itinerary and season go with it, and what
 * to warn of. Pure: the same request and facts give the same offer, in the browser and on the server. It is an
 * estimate that an advisor fine-tunes. Rules and their sources: docs/decisions/0010-offer.md.
 */
import type { CharterRegion, DestinationId, Money, Yacht } from '#content/schema.ts'
import { isDay } from './calendar.ts'
import { datesOf, type Estimate, estimateFor } from './estimate.ts'
import type { OptionId, TripEnquiry } from '#enquiries/fields.ts'

/** What the rules need to know of a yacht. */
export type OfferYacht = Pick<
  Yacht,
  | 'slug'
  | 'name'
  | 'type'
  | 'base'
  | 'regions'
  | 'guests'
  | 'cabins'
  | 'priceFrom'
  | 'weekPrice'
  | 'pricing'
  | 'features'
  | 'amenities'
>
export type Seasons = Record<
  DestinationId,
  { best: readonly number[]; rain: readonly number[]; hurricane: readonly number[] }
>
export type OfferFacts = { yachts: readonly OfferYacht[]; seasons: Seasons }

export type Service = OptionId<'services'>
type Activity = OptionId<'activities'>

/** Why a yacht is named. */
export type Reason =
  | { code: 'room'; guests: number; cabins: number }
  | { code: 'base'; destination: DestinationId }
  | { code: 'elsewhere'; destination: DestinationId }
  | { code: 'type' }
  | { code: 'wish'; wish: Service | Activity }
  | { code: 'by-person' }
  | { code: 'week-price'; price: Money }

export type Warning =
  /** `everywhere`: too many for the whole fleet, and not only for the yachts of the region; `most` is the largest of those meant. */
  | { code: 'too-many'; guests: number; most: number; everywhere: boolean }
  | { code: 'hurricane'; destination: DestinationId }
  | { code: 'no-yacht'; region: CharterRegion }
  | { code: 'children' }
  | { code: 'past' }
  /** The flight home leaves before the last day on board. */
  | { code: 'return'; last: string }
  | { code: 'above-budget' }

/** `unanswered` are the services asked for that nothing listed on the yacht answers. */
export type Offered = {
  slug: Yacht['slug']
  name: string
  reasons: Reason[]
  unanswered: Service[]
  estimate: Estimate
}

export type Offer = {
  /** The region asked for, or that of the airport where only that was named. */
  region?: CharterRegion
  /** Days of the charter; as many nights are counted. */
  days: number
  /** How many the estimate is for, and whether the visitor said so. */
  party: { persons: number; children: number; assumed: boolean }
  /** First to last day on board, where the date is known. */
  dates?: { first: string; last: string; highSeasonDays: number }
  yachts: Offered[]
  itinerary?: { destination: DestinationId; days: number; tab: 7 | 10 | 14 }
  season?: {
    destination: DestinationId
    months: { month: number; kind: 'best' | 'rain' | 'hurricane' | 'other' }[]
  }
  warnings: Warning[]
}

/** No more than this many yachts are named: a choice, not a catalogue. */
const most = 3
/** Where a request says nothing: two adults, besides any children. */
const usual = { days: 7, adults: 2 }
/** The waters that a charter region stands for. No itinerary exists for Aruba. */
export const regionDestination: Partial<Record<CharterRegion, DestinationId>> = {
  'san-blas': 'panama',
  rosario: 'colombia',
  cuba: 'cuba',
  bahamas: 'bahamas',
}
/** The waters behind an airport, which the specification names "destination airport or region". */
const airportRegion: Record<Exclude<TripEnquiry['destinationAirport'], ''>, CharterRegion> = {
  panama: 'san-blas',
  cartagena: 'rosario',
  aruba: 'aruba',
  havana: 'cuba',
  nassau: 'bahamas',
}
/** Up to so many people a price by the person is lower than that of a large boat. */
const smallParty = 4
/** Upper ends of the budget bands in euros a person; the specification's. */
const budgetTop = {
  'under-5000': 5000,
  '5000-10000': 10_000,
  '10000-20000': 20_000,
  'over-20000': Number.POSITIVE_INFINITY,
} as const

/** What on a yacht answers a wish. Wishes without an entry are answered by every yacht or by none. */
const answers: Partial<Record<Service | Activity, (yacht: OfferYacht) => boolean>> = {
  'air-conditioning': ({ amenities }) => amenities.includes('air-conditioning'),
  internet: ({ amenities }) => amenities.includes('wifi'),
  'water-sports': ({ features, amenities }) =>
    features.includes('water-toys') || amenities.includes('paddle-board'),
  luxury: ({ features }) => features.includes('flybridge') || features.includes('fast'),
  fishing: ({ amenities }) => amenities.includes('fishing-gear'),
  relax: ({ amenities }) =>
    amenities.includes('sun-deck') ||
    amenities.includes('flybridge-lounge') ||
    amenities.includes('trampolines'),
  adventure: ({ features }) => features.includes('fast') || features.includes('sailing-pure'),
}

/** Reads a count from a form field: digits only, otherwise nothing. */
function count(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
}

/** The first offer for a request. Personal fields are not read. `today` is an ISO day. */
export function offerFor(request: TripEnquiry, { yachts, seasons }: OfferFacts, today: string): Offer {
  const days = count(request.duration) || usual.days
  const said = count(request.passengers) || undefined
  const young = count(request.children) ?? 0
  const persons = said ?? usual.adults + young
  const children = Math.min(young, persons)
  const party = { persons, children, assumed: said === undefined }
  const region =
    request.chartingRegion ||
    (request.destinationAirport ? airportRegion[request.destinationAirport] : undefined)
  const dates = datesOf(request.departureDate, days)
  const warnings: Warning[] = []

  const there = region ? yachts.filter((yacht) => yacht.regions.includes(region)) : yachts
  if (region && there.length === 0) warnings.push({ code: 'no-yacht', region })
  const candidates = there.length > 0 ? there : yachts
  const roomy = candidates.filter(({ guests }) => guests >= persons)
  if (roomy.length === 0) {
    const everywhere = yachts.every(({ guests }) => guests < persons)
    warnings.push({
      code: 'too-many',
      guests: persons,
      most: Math.max(...(everywhere ? yachts : candidates).map(({ guests }) => guests)),
      everywhere,
    })
  }

  const wishes = [...request.services, ...request.activities]
  const ranked = roomy
    .map((yacht) => {
      const estimate = estimateFor(yacht, party, days, request.departureDate)
      const answered = wishes.filter((wish) => answers[wish]?.(yacht))
      const typed =
        request.yachtType !== '' && request.yachtType !== 'no-preference' && yacht.type === request.yachtType
      const affordable = withinBudget(estimate, persons, request.budget)
      // The type first, then the purse, then the wishes; a boat far too big for the party last.
      const score =
        (typed ? 100 : 0) +
        (affordable ? 50 : 0) +
        answered.length * 6 -
        Math.max(0, yacht.guests - persons - 4) * 2
      return { yacht, estimate, answered, typed, affordable, score }
    })
    .sort((a, b) => b.score - a.score || a.estimate.low - b.estimate.low)
    .slice(0, most)
  if (request.budget && ranked.length > 0 && ranked.every(({ affordable }) => !affordable))
    warnings.push({ code: 'above-budget' })
  if (children > 0 && children === persons) warnings.push({ code: 'children' })
  if (dates && dates.first < today) warnings.push({ code: 'past' })
  if (dates && isDay(request.returnDate) && request.returnDate < dates.last)
    warnings.push({ code: 'return', last: dates.last })

  const destination = region ? regionDestination[region] : ranked[0]?.yacht.base
  const season =
    destination && dates ? { destination, months: monthsOf(dates, seasons[destination]) } : undefined
  if (season?.months.some(({ kind }) => kind === 'hurricane'))
    warnings.push({ code: 'hurricane', destination: season.destination })
  const tab = days <= 7 ? 7 : days <= 10 ? 10 : 14
  return {
    region,
    days,
    party,
    dates,
    warnings,
    season,
    yachts: ranked.map(({ yacht, estimate, answered, typed }) => ({
      slug: yacht.slug,
      name: yacht.name,
      estimate,
      unanswered: request.services.filter((wish) => answers[wish] && !answered.includes(wish)),
      reasons: reasonsFor(yacht, {
        typed,
        answered,
        small: persons <= smallParty,
        elsewhere: region !== undefined && (there.length === 0 || yacht.base !== destination),
      }),
    })),
    itinerary: destination ? { destination, days, tab } : undefined,
  }
}

type Why = { typed: boolean; answered: (Service | Activity)[]; small: boolean; elsewhere: boolean }

function reasonsFor(yacht: OfferYacht, { typed, answered, small, elsewhere }: Why): Reason[] {
  return [
    { code: 'room', guests: yacht.guests, cabins: yacht.cabins },
    { code: elsewhere ? 'elsewhere' : 'base', destination: yacht.base },
    ...(typed ? [{ code: 'type' as const }] : []),
    ...answered.slice(0, 2).map((wish) => ({ code: 'wish' as const, wish })),
    ...(yacht.pricing && small ? [{ code: 'by-person' as const }] : []),
    ...(yacht.weekPrice ? [{ code: 'week-price' as const, price: yacht.weekPrice }] : []),
  ]
}

function monthsOf(
  { first, last }: { first: string; last: string },
  { best, rain, hurricane }: Seasons[DestinationId],
) {
  const months = [...new Set([first, last].map((iso) => Number(iso.slice(5, 7))))]
  // November is listed as good and still belongs to the hurricanes: whoever travels then is told.
  const kindOf = (month: number) =>
    hurricane.includes(month)
      ? 'hurricane'
      : best.includes(month)
        ? 'best'
        : rain.includes(month)
          ? 'rain'
          : 'other'
  return months.map((month) => ({ month, kind: kindOf(month) }) as const)
}

/** Whether the lower end fits the band. Dollars count as euros here: the bands are rough, and a rate would pretend to more. */
function withinBudget({ low }: Estimate, persons: number, budget: TripEnquiry['budget']): boolean {
  return budget === '' || low / persons <= budgetTop[budget]
}
