/** Which yacht of a search to begin with and why, and the sentences about one stay that its answer is made of. */
import { type Drawback, drawbacksOf } from '#charter/begin-with.ts'
import { spared } from '#charter/better-trip.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { bestOf, type TripSearch } from '#charter/search-trips.ts'
import { isCouple } from '#charter/for-two.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { missedOn, routeOf } from '#charter/trip-view/ends.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { hasCabinEach, whatSheGives } from './compare-reasons.server.ts'
import { turnSentences } from './leaves-out.server.ts'
import { beyondMonth, heldWithin } from './month-words.server.ts'
import { isCooled, sharedBathrooms } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { endOf } from './trip-end.server.ts'
import { ageNote } from './yacht-notes.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'

/** One that costs less, and what guests go without for it. */
type Passed = { each: PricedTrip; without: readonly Drawback[] }
const isWarmAlone = (without: readonly Drawback[]) => without.join() === 'warm'

type Searched = Pick<TripSearch, 'found' | 'month' | 'anywhere' | 'trip' | 'whole'>

/** A yacht that stays level and has a bathroom for each cabin, beside one that heels or shares them. */
const isSteadier =
  ({ yacht: { type } }: PricedTrip) =>
  ({ yacht }: PricedTrip): boolean =>
    type === 'sailboat' && yacht.type === 'catamaran' && sharedBathrooms(yacht) === 0

export function searchAdvice(search: Searched, locale: Locale) {
  const { found, month, anywhere } = search
  const { say, charter, format, price, dry, rain } = searchWords(locale)
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
  /** Which to begin with and why; in paragraphs of their own the days with her, and why cheaper ones come second and which dearer ones there are. */
  function advice(best: PricedTrip): { lead: string[]; further: string[] } {
    const others = found.flatMap(({ trips }) => {
      const free = bestOf(trips.filter(({ availability: { state } }) => state === 'free'))
      return free && free.trip.yacht !== best.trip.yacht ? [free] : []
    })
    const isCoolAlone =
      isCooled(best.yacht) && others.length > 0 && !others.some(({ yacht }) => isCooled(yacht))
    const passed = others
      .map((each) => ({ each, without: drawbacksOf(each, best) }))
      .filter(({ without }) => without.length > 0)
    const isLeast = others.every((each) => inDollars(each) > inDollars(best))
    // That another party holds a yacht for such a stay says it better.
    const held = heldWithin(search, locale)
    const beyond = held.length > 0 ? held : beyondMonth(search, locale)
    const isNearest = beyond.length > 0
    const costs = others.length > 0 && isLeast ? 'costsLeast' : 'costs'
    const [wish, then] = reasonsFor(best, isCoolAlone)
    const lead = [
      capitalised(
        say(`results.answer.${isNearest ? 'nearest' : 'begin'}`, {
          ...inList(best),
          when: whenOf(best),
          wish,
          Wish: capitalised(wish),
        }),
      ),
      `${capitalised(then)}.`,
      ...(isNearest ? [] : [capitalised(say(`results.answer.${costs}`, told(best)))]),
      ...beyond,
      ...ageNote(best, locale),
    ]
    const goesOn = goesWhere(best)
    const { route, instead } = routeWith(best, others.some(goesOn))
    const besideHer = [
      ...passed
        .filter(({ each, without }) => !goesOn(each) && !isWarmAlone(without))
        .map((other) => secondSentence(best, other, 'but')),
      ...warmSentence(
        best,
        passed.flatMap(({ each, without }) => (!goesOn(each) && isWarmAlone(without) ? [each] : [])),
      ),
      ...passed.filter(({ each }) => goesOn(each)).map((other) => secondSentence(best, other, 'goes')),
      ...goingToo(others.filter((each) => goesOn(each) && passed.every((other) => other.each !== each))),
      ...restSentence(
        best,
        month ? [] : others.filter((each) => !goesOn(each) && passed.every((other) => other.each !== each)),
      ),
    ]
    const further = [route, instead, besideHer].map((sentences) => sentences.join(' '))
    return { lead, further: further.filter(Boolean) }
  }
  /** Whether another goes where this one turns back for her next guests; true of none where she does not. */
  function goesWhere(best: PricedTrip): (other: PricedTrip) => boolean {
    const words = tripWords(locale)
    if (month || !missedOn(best, words)) return () => false
    return (other) => other.trip.waters === best.trip.waters && !missedOn(other, words)
  }
  /** The days with her and their weather; and what the route leaves out, and how to see it, or which of the month leave it out. */
  function routeWith(best: PricedTrip, isGone: boolean): { route: string[]; instead: string[] } {
    const words = tripWords(locale)
    const near = isGone ? [] : found.flatMap((each) => each.near)
    const turn = turnSentences(best, [best], near, search.whole, locale)
    const lastNight = turn ? [turn.lastNight] : []
    const route = [...dry(best.trip), ...routeOf(best, words), ...lastNight, ...rain(best.trip)]
    if (turn) return { route, instead: turn.instead }
    const turning = found
      .flatMap(({ trips }) => (month ? trips : []))
      .filter(({ trip }) => trip.waters === best.trip.waters)
      .map((each) => missedOn(each, words))
      .find(Boolean)
    return { route, instead: turning ? [say('results.answer.reaches', turning)] : [] }
  }
  /** Those that go where she does not, and for which she has nothing else before them. */
  function goingToo(going: readonly PricedTrip[]): string[] {
    if (going.length === 0) return []
    const yachts = format.all(going.map(nameAndShare))
    const place = endOf(going[0]!, tripWords(locale))
    return [capitalised(say('results.answer.goes', { count: going.length, yachts, place }))]
  }
  /** How much less those cost that lack nothing else. */
  function warmSentence(best: PricedTrip, [first, ...others]: readonly PricedTrip[]): string[] {
    if (!first) return []
    const warm = [first, ...others]
    const yachts = format.all(warm.map((each) => say('results.answer.named', inList(each))))
    const said = { ...lessOf(best, first), count: warm.length, yachts }
    return [capitalised(say('results.answer.second.warm', said))]
  }
  /** Those that cost as much or more. */
  function restSentence(best: PricedTrip, rest: readonly PricedTrip[]): string[] {
    if (rest.length === 0) return []
    const key = rest.every(isSteadier(best)) ? 'steadier' : 'more'
    const yachts = format.all(rest.map(nameAndShare))
    return [capitalised(say(`results.answer.${key}`, { count: rest.length, yachts }))]
  }
  /** How much less another costs, and what guests go without for it. @param key `goes`: she goes where the first does not */
  function secondSentence(best: PricedTrip, { each, without }: Passed, key: 'but' | 'goes'): string {
    const { yacht } = each
    const figures = {
      age: youngestOn(yacht),
      shared: inWords(sharedBathrooms(yacht), locale),
    }
    const what = format.all(without.map((drawback) => charter.say(`drawbacks.${drawback}`, figures)))
    const kind = say(`results.answer.kinds.${yacht.type}`, { cabins: inWords(yacht.cabins, locale) })
    return capitalised(
      say(`results.answer.second.${key}`, {
        ...lessOf(best, each),
        kind,
        what,
        place: endOf(each, tripWords(locale)),
        best: inList(best).name,
      }),
    )
  }
  function lessOf(best: PricedTrip, other: PricedTrip) {
    return { ...inList(other), less: charter.rounded(spared(best, other), other.ledger.currency) }
  }
  /** Where and when, as far as the search does not say it. */
  function whenOf({ trip: hers }: PricedTrip): string {
    return [
      ...(anywhere ? [` ${charter.say(`waters.${hers.waters}`)}`] : []),
      ...(month ? [say('results.answer.on', { days: daysInWords(...spanOf(hers), locale) })] : []),
    ].join('')
  }
  /** What speaks for her, the better first: a cabin for each, what guests wish for on her, and her cabins. */
  function reasonsFor(best: PricedTrip, isCoolAlone: boolean): [string, string] {
    const wish = whatSheGives(best, locale)
    const comfort = comfortOf(best, isCoolAlone)
    return hasCabinEach(best) ? [comfort, wish] : [wish, comfort]
  }
  /** How many cabins she has and whether they are cool, as no other's are, or what guests share with one another and with the crew. */
  function comfortOf(best: PricedTrip, isCoolAlone: boolean): string {
    const {
      yacht,
      trip: { party },
    } = best
    const shared = isCouple(party) ? 0 : sharedBathrooms(yacht)
    const cool = isCoolAlone ? 'coolAlone' : hasCabinEach(best) ? 'coolEach' : 'cool'
    const key = shared > 0 ? 'shared' : isCooled(yacht) ? cool : 'warm'
    const figures = { shared: inWords(shared, locale), cabins: inWords(yacht.cabins, locale) }
    return say(`results.answer.has.${key}`, figures)
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
