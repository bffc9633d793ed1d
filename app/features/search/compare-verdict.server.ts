/** Which of the compared yachts is for whom, in a sentence each. */
import { dearBeside } from '#charter/better-trip.ts'
import type { Comparison } from '#charter/compare-trips.ts'
import { convert } from '#charter/money.ts'
import { fullParty } from '#charter/party.ts'
import { charterPrice, withFee } from '#charter/price-rows.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import { bestOf } from '#charter/search-trips.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { mostGuests } from '#content/schema.ts'
import { searchWords } from './search-words.server.ts'
import { strengthSentences, type WeighedYacht, weighedBy } from './strength-words.server.ts'

type Compared = Comparison['yachts'][number]

/** Without a trip, prices are for as many as each of them takes. */
export const commonParty = (yachts: Comparison['yachts']) =>
  fullParty({ guests: Math.min(mostGuests, ...yachts.map(({ yacht }) => yacht.guests)) })

/** Of a week in low season where she lies, for a number of guests. */
export function weekPrice(yacht: CharterYacht, guests: number, locale: Locale) {
  const { charter } = searchWords(locale)
  const { cents, currency } = charterPrice(yacht, 'low', 7, { persons: guests, children: 0 })
  return {
    week: charter.money(cents, currency),
    share: charter.say('totals.perPerson', { price: charter.rounded(cents / guests, currency) }),
    fee: withFee(yacht.home, charter),
    /** Of a person, to compare by. */
    eachInDollars: convert(cents / guests, currency, 'USD'),
  }
}

/** What speaks for each, or why she does not fit; nothing of one that others have on these days. */
export function compareVerdict(
  { yachts, trip, persons }: Comparison,
  asksForTrip: boolean,
  locale: Locale,
): { name: string; text: string }[] {
  const { charter, reason } = searchWords(locale)
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
        return { yacht, cents, share }
      })
  const sentences = strengthSentences(weighed, locale, { anyParty: !asksForTrip })
  return yachts.flatMap(({ yacht: { slug, name, home }, because }) => {
    const dear = trips.find((priced) => priced.yacht.slug === slug && isDear(priced))
    const against = dear ? { code: 'elsewhere' as const, home, dear: true, trip: dear } : because
    const text = against ? reason(against) : sentences[slug]
    return text ? [{ name, text }] : []
  })
}

/** Her trip, where she takes the party and is not booked. */
function tripToHad({ because, trips }: Compared): PricedTrip | undefined {
  const best = because ? undefined : bestOf(trips)
  return best?.availability.state === 'booked' ? undefined : best
}
