/** A trip on one yacht or on two that a search or a comparison hands to the contact page in its address. */
import { companyTrip } from '#charter/trip-view/company-trip.server.ts'
import type { Party } from '#charter/party.ts'
import { type CalendarOf, type PricedTrip, priceTrip } from '#charter/price-trip.ts'
import { readSearch } from '#charter/search-trips.ts'
import type { Trip } from '#charter/trip.ts'
import { tripTogether } from '#charter/two-yachts.ts'
import { type CharterYacht, charterFleet } from '#charter/yacht.ts'
import { canonicalPath } from '#app/pages.ts'
import type { Locale } from '#content/locales.ts'
import { nameInText } from '#content/name-in-text.ts'
import { mostGuests } from '#content/schema.ts'
import type { Enquiry } from '#enquiries/fields.ts'
import { searchTexts } from '#content/search.server.ts'
import { togetherPrice } from './together-price.server.ts'
import { queryOf, searchWords, spanOf } from './search-words.server.ts'

/**
 * The address's parameters for a trip. The nights are called so because `days` is another thing on the contact page.
 * @param parties on the yachts, or all of them in one
 */
export function askQuery(
  { to, stay }: Trip,
  parties: readonly Party[],
  yachts: readonly CharterYacht[] = [],
): Record<string, string> {
  const persons = parties.reduce((sum, party) => sum + party.persons, 0)
  const children = parties.reduce((sum, party) => sum + party.children, 0)
  return {
    ...(yachts.length > 0 && { yachts: yachts.map(({ slug }) => slug).join(',') }),
    to,
    from: stay.first,
    nights: String(stay.nights),
    adults: String(persons - children),
    ...(children > 0 && { children: String(children) }),
  }
}

type Context = { locale: Locale; origin: string; calendarOf: CalendarOf; today: string }
type AskedTrip = {
  prefill: Partial<Enquiry>
  /** In German, for the letter to the company, with the price of each yacht; none where no yacht was named. */
  offer?: string
}

/** The fields that the trip of an address answers, and what goes along with them; nothing where it names no day or month. */
export function askedTrip(
  query: URLSearchParams,
  { locale, origin, calendarOf, today }: Context,
): AskedTrip | undefined {
  if (!query.get('from')) return undefined
  const asked = new URLSearchParams(query)
  asked.set('days', query.get('nights') ?? '')
  const { trip, month, persons, anywhere } = readSearch(asked, today, charterFleet)
  const slugs = (query.get('yachts') ?? '').split(',')
  const [a, b] = charterFleet
    .filter(({ slug }) => slugs.includes(slug))
    .toSorted((one, other) => other.guests - one.guests)
  const words = searchWords(locale)
  const said = {
    place: anywhere ? '' : searchTexts[locale].form.places[trip.waters],
    dates: words.when(trip, month),
    guests: words.guests(trip, persons),
  }
  const prefill = {
    ...(!anywhere && { destination: said.place }),
    dates: said.dates,
    // The form takes as many guests as one yacht does; more stand in the message.
    ...(persons <= mostGuests && { guests: String(persons) }),
  }
  const offerOf = (trips: readonly PricedTrip[]) =>
    trips
      .map((each) =>
        companyTrip(
          each,
          `${origin}${canonicalPath('trip')}?${new URLSearchParams(queryOf(each.trip)).toString()}`,
        ),
      )
      .join('\n\n')

  if (a && b && !month && a.guests + b.guests >= persons && persons > 1) {
    const both = tripTogether([a, b], trip, persons, calendarOf, today, charterFleet)
    const [first, second] = both.trips.map(({ trip: { party } }) => party.persons)
    const { total, share } = togetherPrice(both, locale)
    const message = words.say('ask.two', {
      ...said,
      a: nameInText(a.slug, locale),
      b: nameInText(b.slug, locale),
      first: first!,
      second: second!,
      price: total,
      share,
    })
    const sum = `${togetherPrice(both, 'de').total} (${a.name} + ${b.name}, ${spanOf(trip).join(' – ')})`
    return { prefill: { ...prefill, message }, offer: `${offerOf(both.trips)}\n\n${sum}` }
  }
  if (a && !b && !month && a.guests >= persons) {
    const priced = priceTrip({ ...trip, yacht: a.slug }, calendarOf, today)
    const { total, share } = words.price(priced)
    const message = words.say('ask.one', { ...said, name: nameInText(a.slug, locale), price: total, share })
    return { prefill: { ...prefill, message }, offer: offerOf([priced]) }
  }
  const key = anywhere ? 'ask.anywhere' : 'ask.any'
  return { prefill: { ...prefill, message: words.say(key, said) } }
}
