/**
 * The first offer to a trip enquiry: yachts with their ledgers, itinerary, season, and what to warn of. Pure: the same
 * enquiry and facts give the same offer, in the browser and on the server. What is told apart: docs/decisions/0010-offer.md.
 */
import { waters, type WatersId } from '#content/charter/waters.ts'
import type { DestinationId, YachtSlug } from '#content/schema.ts'
import type { OptionId, TripEnquiry } from '#enquiries/fields.ts'
import { endOf, isDay, type Stay } from './calendar.ts'
import { highSeasonIn, seasonNights } from './high-season.ts'
import { couple, type Party, readParty } from './party.ts'
import { isDueAtOnce } from './payment.ts'
import type { Refusal } from './refusal.ts'
import { isMonth, monthsOf, type SeasonAdvice, type Seasons } from './season-advice.ts'
import { readStay } from './stay.ts'
import { suggest, type Suggestion, type Suggestions } from './suggest.ts'
import type { Service, Wish } from './wishes.ts'
import type { CharterYacht } from './yacht.ts'

export type OfferFacts = { yachts: readonly CharterYacht[]; seasons: Seasons }

/** Why a yacht is named. */
export type Reason =
  | { code: 'room'; guests: number; cabins: number }
  | { code: 'base'; waters: WatersId }
  /** She has to be brought; miles and days are one way. */
  | { code: 'elsewhere'; waters: WatersId; distanceNm: number; days: number }
  | { code: 'type' }
  | { code: 'wish'; wish: Wish }
  | { code: 'by-person' }

export type Warning =
  /** `most` is what the largest yacht of the waters takes. */
  | { code: 'too-many'; guests: number; most: number }
  | { code: 'hurricane'; destination: DestinationId }
  | { code: 'no-yacht'; region: WatersId }
  /** The flight home leaves before guests are ashore. */
  | { code: 'return'; ashore: string }
  | { code: 'above-budget' }

/** `unanswered` are the services asked for that nothing listed on the yacht answers. */
export type Offered = Omit<Suggestion, 'unanswered'> & { reasons: Reason[]; unanswered: Service[] }

export type Offer = {
  /** The waters asked for, or those of the airport where only that was named. */
  region?: WatersId
  stay: Stay
  /** `refused`: the guest named a party that cannot be taken, and `refusals` say why; the figures stand for nobody. */
  party: Party & { assumed: boolean; refused?: true }
  /** First day, and the day on which guests are ashore, where a date is known; `dueAtOnce`: so soon that the whole price is due with the contract. */
  dates?: { first: string; ashore: string; highSeasonNights: number; dueAtOnce: boolean }
  /** High season in the month of departure, where a month was named and no day. */
  highMonth?: { month: string } & ReturnType<typeof highSeasonIn>
  yachts: Offered[]
  /** Yachts of these waters that do not take the party, with the reason. */
  misfits: Suggestions['misfits']
  itinerary?: { destination: DestinationId; days: number; tab: 7 | 10 | 14 }
  season?: { destination: DestinationId; months: SeasonAdvice[] }
  /** What could not be used of the enquiry; a party that cannot be read leaves no yachts. */
  refusals: Refusal[]
  warnings: Warning[]
}

/** Days where an enquiry names none. */
const usualDays = 7
/** Where no region was named the chosen airport stands for one; the specification calls it "destination airport or region". */
const airportWaters: Record<OptionId<'destinationAirport'>, WatersId> = {
  panama: 'san-blas',
  cartagena: 'rosario',
  aruba: 'aruba',
  havana: 'cuba',
  nassau: 'bahamas',
}
/** Upper ends of the budget bands in euros a person; the specification's. */
const budgetTop: Record<OptionId<'budget'>, number | undefined> = {
  'under-5000': 5000,
  '5000-10000': 10_000,
  '10000-20000': 20_000,
  'over-20000': undefined,
}

/** The first offer to an enquiry. Personal fields are not read. `today` is an ISO day; `named` is the yacht whose page the guest comes from. */
export function offerFor(
  enquiry: TripEnquiry,
  { yachts: fleet, seasons }: OfferFacts,
  today: string,
  named?: YachtSlug,
): Offer {
  const region =
    enquiry.chartingRegion ||
    (enquiry.destinationAirport ? airportWaters[enquiry.destinationAirport] : undefined)
  const nights = Number(enquiry.duration) || usualDays
  const departure = isDay(enquiry.departureDate) ? enquiry.departureDate : ''
  const when = readStay(departure, nights, today)
  const who = readParty(enquiry.passengers, enquiry.children)
  const stay = when.refusal ? { nights } : when.stay
  const party = who.refusal
    ? { ...couple, assumed: true, refused: true as const }
    : { ...who.party, assumed: who.assumed }
  const { yachts, noneLiesThere, misfits } = who.refusal
    ? { yachts: [], noneLiesThere: false, misfits: [] }
    : suggest(
        {
          waters: region,
          stay,
          party,
          type: typeOf(enquiry),
          slug: named,
          wishes: [...enquiry.services, ...enquiry.activities],
          budget: enquiry.budget ? budgetTop[enquiry.budget] : undefined,
        },
        fleet,
      )

  const end = endOf(stay)
  const dates = stay.first && end ? { first: stay.first, ashore: end.ashore } : undefined
  const destination = waters[region ?? yachts[0]?.waters ?? 'san-blas'].destination
  const months = destination ? monthsOf(stay, enquiry.departureDate, seasons[destination]) : []
  const warnings: Warning[] = []
  if (region && noneLiesThere) warnings.push({ code: 'no-yacht', region })
  if (yachts.length === 0 && misfits.length > 0)
    warnings.push({
      code: 'too-many',
      guests: party.persons,
      most: Math.max(...misfits.map(({ yacht }) => yacht.guests)),
    })
  if (yachts.length > 0 && yachts.every(({ affordable }) => !affordable))
    warnings.push({ code: 'above-budget' })
  if (dates && isDay(enquiry.returnDate) && enquiry.returnDate < dates.ashore)
    warnings.push({ code: 'return', ashore: dates.ashore })
  if (destination && months.some(({ kind }) => kind === 'hurricane'))
    warnings.push({ code: 'hurricane', destination })

  const tab = nights <= 7 ? 7 : nights <= 10 ? 10 : 14
  return {
    region,
    stay,
    party,
    dates: dates && {
      ...dates,
      highSeasonNights: seasonNights(stay).high,
      dueAtOnce: isDueAtOnce(dates.first, today),
    },
    highMonth: highMonthOf(enquiry.departureDate),
    yachts: yachts.map((each) => ({
      ...each,
      reasons: reasonsFor(each, party, typeOf(enquiry)),
      unanswered: each.unanswered.filter((wish) => isService(wish, enquiry)),
    })),
    misfits,
    itinerary: destination ? { destination, days: nights, tab } : undefined,
    season: destination && months.length > 0 ? { destination, months } : undefined,
    refusals: [who.refusal, when.refusal].filter((refusal) => refusal !== undefined),
    warnings,
  }
}

/** Without a day the estimate counts low season, which is not true of every night of such a month. */
function highMonthOf(departure: string): Offer['highMonth'] {
  if (!isMonth(departure)) return undefined
  const high = highSeasonIn(departure)
  return high.spans.length > 0 ? { month: departure, ...high } : undefined
}

const typeOf = ({ yachtType }: TripEnquiry) =>
  yachtType === '' || yachtType === 'no-preference' ? undefined : yachtType

const isService = (wish: Wish, { services }: TripEnquiry): wish is Service =>
  services.some((service) => service === wish)

/** Up to so many people a price by the person is lower than that of a large boat. */
const smallParty = 4

function reasonsFor(
  { yacht, relocation, answered, typed }: Suggestion,
  { persons }: Party,
  type: CharterYacht['type'] | undefined,
): Reason[] {
  const { guests, cabins, home, rate } = yacht
  return [
    { code: 'room', guests, cabins },
    relocation ? { code: 'elsewhere', waters: home, ...relocation } : { code: 'base', waters: home },
    ...(type && typed ? [{ code: 'type' as const }] : []),
    ...answered.slice(0, 2).map((wish) => ({ code: 'wish' as const, wish })),
    ...(rate.kind === 'person' && persons <= smallParty ? [{ code: 'by-person' as const }] : []),
  ]
}
