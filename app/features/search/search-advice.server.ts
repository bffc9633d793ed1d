/** Which yacht of a search to begin with and why, and the sentences about one stay that its answer is made of. */
import { type Drawback, drawbacksOf } from '#charter/begin-with.ts'
import { spared } from '#charter/better-trip.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { ashorePlace } from '#charter/planned-days.ts'
import { bestOf, type TripSearch } from '#charter/search-trips.ts'
import { isCouple } from '#charter/for-two.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { placeName } from '#charter/trip-view/place-name.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { beyondMonth } from './month-words.server.ts'
import { isCooled, sharedBathrooms } from '#charter/yacht.ts'
import { waters as watersFacts } from '#content/charter/waters.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { ageNote, sleepingNote } from './yacht-notes.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'

type Searched = Pick<TripSearch, 'found' | 'month' | 'anywhere' | 'trip'>

/** A yacht that stays level and has a bathroom for each cabin, beside one that heels or shares them. */
const isSteadier =
  ({ yacht: { type } }: PricedTrip) =>
  ({ yacht }: PricedTrip): boolean =>
    type === 'sailboat' && yacht.type === 'catamaran' && sharedBathrooms(yacht) === 0

export function searchAdvice(search: Searched, locale: Locale) {
  const { found, month, anywhere } = search
  const { say, charter, format, price } = searchWords(locale)
  return { advice, told, inList, comfortsOf }

  /** What a sentence says of a stay with its price; what nobody knows of it is said beside the answer. */
  function told(priced: PricedTrip) {
    const { ledger } = priced
    const { share } = price(priced)
    return {
      name: capitalised(nameInText(priced.trip.yacht, locale)),
      waters: charter.say(`waters.${priced.trip.waters}`),
      dates: format.dayMonths(...spanOf(priced.trip)),
      price: charter.total({ ...ledger.all, without: [] }, ledger),
      share,
    }
  }
  /** Which to begin with and why, then why cheaper ones come second, then the dearer ones of the day. */
  function advice(best: PricedTrip): string[] {
    const others = found.flatMap(({ trips }) => {
      const free = bestOf(trips.filter(({ availability: { state } }) => state === 'free'))
      return free && free.trip.yacht !== best.trip.yacht ? [free] : []
    })
    const passed = others
      .map((each) => ({ each, without: drawbacksOf(each, best) }))
      .filter(({ without }) => without.length > 0)
    const isWarmAlone = ({ without }: { without: Drawback[] }) => without.join() === 'warm'
    const warm = passed.filter(isWarmAlone).map(({ each }) => each)
    const rest = month ? [] : others.filter((other) => passed.every(({ each }) => each !== other))
    const isLeast = others.every((each) => inDollars(each) > inDollars(best))
    const beyond = beyondMonth(search, locale)
    const key =
      beyond.length > 0 ? 'nearest' : others.length === 0 ? 'only' : isLeast ? 'beginLeast' : 'begin'
    return [
      capitalised(
        say(`results.answer.${key}`, {
          ...inList(best),
          when: whenOf(best),
          what: comfortsOf(best),
          wish: say(`results.wish.${best.trip.yacht}`),
        }),
      ),
      ...beyond,
      ...ageNote(best, locale),
      ...(isCouple(best.trip.party) ? [] : sleepingNote(best.yacht, locale)),
      ...endNote(best),
      ...passed
        .filter((each) => !isWarmAlone(each))
        .map(({ each, without }) => capitalised(secondSentence(best, each, without))),
      ...(warm.length > 0
        ? [
            capitalised(
              say('results.answer.second.warm', {
                ...lessOf(best, warm[0]!),
                count: warm.length,
                yachts: format.all(warm.map((each) => say('results.answer.named', inList(each)))),
              }),
            ),
          ]
        : []),
      ...(rest.length > 0
        ? [
            capitalised(
              say(`results.answer.${rest.every(isSteadier(best)) ? 'steadier' : 'more'}`, {
                count: rest.length,
                yachts: format.all(rest.map(nameAndShare)),
              }),
            ),
          ]
        : []),
    ]
  }
  /** That the trip turns back for her next guests and what it leaves out, or that it does not where others of the month do. */
  function endNote(best: PricedTrip): string[] {
    const words = tripWords(locale)
    const { waters } = best.trip
    const port = placeName(watersFacts[waters].port, words)
    const missed = missedOn(best, words)
    if (missed) return [say('results.answer.leavesOut', { port, sights: missed.sights })]
    const turning = found
      .flatMap(({ trips }) => trips)
      .filter(({ trip }) => trip.waters === waters)
      .map((each) => missedOn(each, words))
      .find(Boolean)
    if (!month || !turning) return []
    const place = placeName(ashorePlace(best), words)
    return [say('results.answer.reaches', { place, port, sights: turning.sights })]
  }
  /** How much less another costs, and what guests go without for it. */
  function secondSentence(best: PricedTrip, other: PricedTrip, without: readonly Drawback[]): string {
    const { yacht } = other
    const figures = {
      age: youngestOn(yacht),
      shared: inWords(sharedBathrooms(yacht), locale),
      cabins: inWords(yacht.cabins, locale),
    }
    const what = format.all(without.map((each) => say(`results.answer.without.${each}`, figures)))
    return say('results.answer.second.but', { ...lessOf(best, other), what })
  }
  function lessOf(best: PricedTrip, other: PricedTrip) {
    return { ...inList(other), less: charter.rounded(spared(best, other), other.ledger.currency) }
  }
  /** Where and when, as far as the search does not say it. */
  function whenOf({ trip: hers }: PricedTrip): string {
    return [
      ...(anywhere ? [` ${charter.say(`waters.${hers.waters}`)}`] : []),
      ...(month ? [`, ${format.dayMonths(...spanOf(hers))}`] : []),
    ].join('')
  }
  function comfortsOf({ yacht }: PricedTrip): string {
    const cabins = inWords(yacht.cabins, locale)
    return say(`results.answer.${isCooled(yacht) ? 'coolCabins' : 'cabins'}`, { cabins })
  }
  function nameAndShare(priced: PricedTrip) {
    const { name, share } = inList(priced)
    const { yacht, trip: hers } = priced
    return mayBeTooYoung(yacht, hers.party)
      ? say('results.answer.nameShareAge', { name, share, age: youngestOn(yacht) })
      : say('results.answer.nameAndShare', { name, share })
  }
  /** A name in the middle of a sentence. */
  function inList(priced: PricedTrip) {
    return { ...told(priced), name: nameInText(priced.trip.yacht, locale) }
  }
}
