/** Which of the compared yachts is for whom, in a sentence each. */
import { dearBeside } from '#charter/better-trip.ts'
import type { Comparison } from '#charter/compare-trips.ts'
import { fullParty } from '#charter/party.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import { bestOf } from '#charter/search-trips.ts'
import type { Locale } from '#content/locales.ts'
import { mostGuests } from '#content/schema.ts'
import { searchWords } from './search-words.server.ts'
import { unfitReason } from './unfit-words.server.ts'
import { weekPrice } from './week-price.server.ts'
import { type WeighedYacht, weighedBy, yachtLines } from './yacht-lines.server.ts'

type Compared = Comparison['yachts'][number]

/** Without a trip, prices are for as many as each of them takes. */
export const commonParty = (yachts: Comparison['yachts']) =>
  fullParty({ guests: Math.min(mostGuests, ...yachts.map(({ yacht }) => yacht.guests)) })

/** For whom each is, or why she does not fit; nothing of one that others have on these days, nor where only one is left. */
export function compareVerdict(
  { yachts, trip, persons }: Comparison,
  asksForTrip: boolean,
  locale: Locale,
): { name: string; text: string }[] {
  const { charter } = searchWords(locale)
  if (asksForTrip && persons > trip.party.persons) return []
  const guests = commonParty(yachts).persons
  const trips = yachts.flatMap((each) => (asksForTrip ? (tripToHad(each) ?? []) : []))
  const isDear = dearBeside(trips)
  const weighed: WeighedYacht[] = asksForTrip
    ? trips
        .filter((priced) => !isDear(priced))
        .map((priced) => ({ ...weighedBy(priced), share: charter.perPerson(priced.ledger) }))
    : yachts.map(({ yacht }) => {
        const { eachInDollars: cents, share } = weekPrice(yacht, guests, locale)
        return { yacht, waters: yacht.home, cents, share }
      })
  const lines = yachtLines(weighed, locale, asksForTrip ? { party: trip.party } : { weekFor: guests })
  const verdict = yachts.flatMap(({ yacht: { slug, name, home }, because }) => {
    const dear = trips.find((priced) => priced.yacht.slug === slug && isDear(priced))
    const against = dear ? { code: 'elsewhere' as const, home, dear: true, trip: dear } : because
    const text = against ? unfitReason(against, locale) : lines[slug]
    return text ? [{ name, text }] : []
  })
  return verdict.length > 1 ? verdict : []
}

/** Her trip, where she takes the party and is not booked. */
function tripToHad({ because, trips }: Compared): PricedTrip | undefined {
  const best = because ? undefined : bestOf(trips)
  return best?.availability.state === 'booked' ? undefined : best
}
