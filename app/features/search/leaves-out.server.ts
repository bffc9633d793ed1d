/** What a route leaves out that turns back for her next guests, and how to see it, in sentences. */
import { daysBetween } from '#charter/calendar.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { besidesPrice, inAllRange } from './in-all.server.ts'
import { spanned } from './compare-reasons.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'
import { endOf, flightOf, seatsOn } from './trip-end.server.ts'

/** `instead`: what the route leaves out, and how to see it; `sooner`: another one that sails there before she does. */
type Turn = { lastNight: string; instead: string[]; sooner: string[] }

/**
 * Of the one that we begin with, where she turns back for her next guests: the last night, what she leaves out, and which other
 * one does not, if one can be had.
 * @param near trips of the others on other days, where they are taken; of each the nearest first
 * @param whole her own next one that leaves nothing out
 */
export function turnSentences(
  first: PricedTrip,
  compared: readonly PricedTrip[],
  near: readonly PricedTrip[],
  whole: PricedTrip | undefined,
  locale: Locale,
): Turn | undefined {
  const { say, charter, format } = searchWords(locale)
  const words = tripWords(locale)
  const missed = missedOn(first, words)
  const goesOn = (each: PricedTrip) =>
    each.trip.waters === first.trip.waters && each.availability.state === 'free' && !missedOn(each, words)
  if (!missed) return undefined
  const { port, sights } = missed
  const name = nameInText(first.trip.yacht, locale)
  const hers = { ...flightOf(first, words), name, Name: capitalised(name), port }
  const spared = whole && seatsOn(first) === 0 && seatsOn(whole) > 0 ? 'NoFlight' : ''
  const lastNight = say(`compare.lastNight${seatsOn(first) > 0 ? 'Flight' : spared}`, hers)
  const others = compared.filter(goesOn)
  if (others.length > 0) {
    const yachts = format.either(others.map(({ trip }) => nameInText(trip.yacht, locale)))
    return { lastNight, instead: [say('compare.leavesOut', { sights, yachts })], sooner: [] }
  }
  const [other] = near
    .filter((each) => goesOn(each) && !each.relocation)
    .toSorted((a, b) => inDollars(a) - inDollars(b))
  const one = whole ?? other
  const day = format.dayMonth(spanOf(first.trip)[1])
  const missing = { ...hers, day, sights }
  if (!one) return { lastNight, instead: [say('compare.leavesOutSights', missing)], sooner: [] }
  return {
    lastNight,
    instead: [
      say('compare.misses', { ...missing, Sights: capitalised(sights) }),
      say('compare.take', { option: option(one) }),
    ],
    sooner: other && whole && daysFrom(other) < daysFrom(whole) ? [soonerSentence(other)] : [],
  }

  function option(each: PricedTrip): string {
    const more = inDollars(each) - inDollars(first)
    // Seats that only the longer route needs.
    const seats = seatsOn(each) - seatsOn(first)
    return say(`compare.option${more === 0 ? 'Same' : ''}`, {
      yacht: nameInText(each.trip.yacht, locale),
      span: spanned(each, locale),
      price: charter.rounded(inDollars(each), 'USD'),
      more: more > 0 ? say('compare.optionMore', { more: perPerson(more) }) : '',
      flight: say(`compare.optionFlight${seats > 0 ? '' : 'Same'}`, {
        place: endOf(each, words),
        seats: charter.rounded(seats, 'USD'),
        total: inAllRange(each, locale) ?? '',
      }),
    })
  }
  function soonerSentence(each: PricedTrip): string {
    const other = nameInText(each.trip.yacht, locale)
    return say('compare.sooner', {
      name: other,
      Name: capitalised(other),
      place: endOf(each, words),
      span: spanned(each, locale),
      price: charter.rounded(inDollars(each), 'USD'),
      besides: besidesPrice(each, locale),
    })
  }
  function daysFrom({ trip }: PricedTrip): number {
    return Math.abs(daysBetween(first.trip.stay.first, trip.stay.first))
  }
  function perPerson(cents: number): string {
    return charter.rounded(cents / first.trip.party.persons, 'USD')
  }
}
