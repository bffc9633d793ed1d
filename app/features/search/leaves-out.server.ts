/** What a route leaves out that turns back for her next guests, and how to see it, in sentences. */
import { daysBetween } from '#charter/calendar.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { seatPriceIn } from '#charter/seats.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { spanned } from './compare-reasons.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'
import { flightOf, seatsOn, sightsSeen } from './trip-end.server.ts'

/**
 * What the one that we begin with leaves out where she turns back for her next guests, and which other one does not, if one
 * can be had.
 * @param near trips of the others on other days, where they are taken; of each the nearest first
 * @param whole her own next one that leaves nothing out
 */
export function leavesOutSentence(
  first: PricedTrip,
  compared: readonly PricedTrip[],
  near: readonly PricedTrip[],
  whole: PricedTrip | undefined,
  locale: Locale,
): string[] {
  const { say, charter, format } = searchWords(locale)
  const words = tripWords(locale)
  const missed = missedOn(first, words)
  const goesOn = (each: PricedTrip) =>
    each.trip.waters === first.trip.waters && each.availability.state === 'free' && !missedOn(each, words)
  if (!missed) return []
  const { port, sights } = missed
  const others = compared.filter(goesOn)
  if (others.length === 0) {
    const [other] = near.filter(goesOn).toSorted((a, b) => inDollars(a) - inDollars(b))
    const seen = format.all(sightsSeen(first, words))
    // Another one is an answer only where it comes sooner than she does.
    const isSooner = other && (!whole || daysFrom(other) < daysFrom(whole))
    // Where only one end is an airstrip, the way back on board spares the flight.
    const spares = seatPriceIn(first.trip.waters) !== undefined && seatsOn(first) === 0
    const noFlight = spares ? say('compare.noFlight') : ''
    const missing = { count: missed.count, sights, Sights: capitalised(sights) }
    return [
      say('results.answer.sees', { port, seen }),
      say('compare.leavesOutAlone', {
        name: nameInText(first.trip.yacht, locale),
        Name: capitalised(nameInText(first.trip.yacht, locale)),
        port,
        noFlight,
        day: format.dayMonth(spanOf(first.trip)[1]),
      }),
      ...(take(port, missing, whole, isSooner ? other : undefined) ?? [
        say('compare.leavesOutSights', missing),
      ]),
    ]
  }
  const yachts = format.either(others.map(({ trip }) => nameInText(trip.yacht, locale)))
  return [say('compare.leavesOut', { sights, yachts })]

  /** @param own her own next trip with the whole route @param other that of another one, sooner */
  function take(
    port: string,
    missing: Record<string, string | number>,
    own: PricedTrip | undefined,
    other: PricedTrip | undefined,
  ): string[] | undefined {
    const [one] = [own, other].filter((each) => each !== undefined)
    if (!one) return undefined
    const both = own && other
    // Seats that only the longer route needs.
    const more = seatsOn(one) - seatsOn(first)
    const figures = {
      ...flightOf(one, words),
      port,
      count: both ? 2 : 1,
      price: charter.rounded(more, 'USD'),
    }
    return [
      say('compare.take', { ...missing, option: option(one) }),
      ...(both ? [say('compare.takeSooner', optionFigures(other))] : []),
      say(`compare.${more > 0 ? 'takeFlight' : 'takeEnds'}`, figures),
    ]
  }
  function option(each: PricedTrip): string {
    const isSame = inDollars(each) === inDollars(first)
    return say(`compare.option${isSame ? 'Same' : ''}`, optionFigures(each))
  }
  function optionFigures(each: PricedTrip) {
    return {
      yacht: nameInText(each.trip.yacht, locale),
      span: spanned(each, locale),
      price: charter.rounded(inDollars(each), 'USD'),
    }
  }
  function daysFrom({ trip }: PricedTrip): number {
    return Math.abs(daysBetween(first.trip.stay.first, trip.stay.first))
  }
}
