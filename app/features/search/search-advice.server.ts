/** Which yacht of a search to begin with and why, and the sentences about one stay that its answer is made of. */
import { type Drawback, drawbacksOf, isChosenAnyway, missingOn } from '#charter/begin-with.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { bestOf, type TripSearch } from '#charter/search-trips.ts'
import { isCouple, isForTwo } from '#charter/for-two.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { missedOn, routeOf } from '#charter/trip-view/ends.server.ts'
import { notIncluded } from '#charter/trip-view/price-words.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { hasCabinEach, whatSheGives } from './compare-reasons.server.ts'
import { inAll } from './in-all.server.ts'
import { turnSentences } from './leaves-out.server.ts'
import { lessSentence, savesSentence } from './less-sentence.server.ts'
import { beyondMonth, heldWithin } from './month-words.server.ts'
import { isCooled, sharedBathrooms } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { endOf } from './trip-end.server.ts'
import { ageNote } from './yacht-notes.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'

/** `tellsExtra`: whether it says what the price leaves out. */
export type Advice = { lead: string[]; further: string[]; tellsExtra: boolean }
type Searched = Pick<TripSearch, 'found' | 'month' | 'anywhere' | 'trip' | 'whole' | 'cheaperSoon'>

/** A yacht that stays level and has a bathroom for each cabin, beside one that heels or shares them. */
const isSteadier =
  ({ yacht: { type } }: PricedTrip) =>
  ({ yacht }: PricedTrip): boolean =>
    type === 'sailboat' && yacht.type === 'catamaran' && sharedBathrooms(yacht) === 0

/** What guests go without, and still sail much as on the other. */
const isMinor = (lack: Drawback): boolean => lack === 'warm' || lack === 'steep'

/** For two who come, one that is priced for two. */
export const isBetterForTwo = ({ yacht, trip: { party } }: PricedTrip): boolean =>
  isCouple(party) && isForTwo(yacht)

export function searchAdvice(search: Searched, locale: Locale) {
  const { found, month, anywhere } = search
  const { say, charter, format, price, dry, rain } = searchWords(locale)
  /** Of each yacht the trip on the day asked for. */
  const asked = found.flatMap(({ trips }) => (month ? [] : trips.slice(0, 1)))
  return { advice, told, inList }

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
  /** Which to begin with and why; in paragraphs of their own the days with her, what they come to, what they leave out, and which others there are. */
  function advice(best: PricedTrip): Advice {
    const others = found.flatMap(({ trips }) => {
      const free = bestOf(trips.filter(({ availability: { state } }) => state === 'free'))
      return free && free.trip.yacht !== best.trip.yacht ? [free] : []
    })
    const isCoolAlone =
      isCooled(best.yacht) && others.length > 0 && !others.some(({ yacht }) => isCooled(yacht))
    const cheaper = others.filter((each) => drawbacksOf(each, best).length > 0)
    const dearer = others.filter((each) => !cheaper.includes(each))
    const isLeast = others.every((each) => inDollars(each) > inDollars(best))
    // That another party holds a yacht for such a stay says it better.
    const held = heldWithin(search, locale)
    const beyond = held.length > 0 ? held : beyondMonth(search, locale)
    const isNearest = beyond.length > 0
    const costs = others.length > 0 && isLeast ? 'costsLeast' : 'costs'
    const [wish, then] = reasonsFor(best, isCoolAlone)
    const lead = [
      capitalised(
        say(`results.answer.${isNearest ? 'nearest' : isAlone(best) ? 'beginAlone' : 'begin'}`, {
          ...inList(best),
          Waters: capitalised(inList(best).waters),
          verdict: say(`compare.verdicts.${isChosenAnyway(best, asked) ? 'anyway' : 'fits'}`),
          when: whenOf(best),
          wish,
          Wish: capitalised(wish),
        }),
      ),
      `${capitalised(then)}.`,
      ...(isNearest
        ? []
        : [
            capitalised(
              say(`results.answer.${costs}`, {
                ...told(best),
                ...(costs === 'costs' && { name: inList(best).name }),
              }),
            ),
          ]),
      ...beyond,
      ...ageNote(best, locale),
    ]
    const goesOn = goesWhere(best)
    const { route, instead, sooner } = routeWith(best, others.some(goesOn))
    const total = month ? [] : inAll(best, locale)
    const tellsExtra = total.length > 0 && !anywhere
    const paragraphs = [
      route,
      [...total, ...(tellsExtra ? [notIncluded(best.trip.waters, tripWords(locale))] : [])],
      [...instead, ...goingToo(dearer.filter(goesOn))],
      sooner,
      forLess(best, cheaper),
      restSentence(
        best,
        dearer.filter((each) => !month && !goesOn(each)),
      ),
    ]
    const further = paragraphs.map((sentences) => sentences.join(' ')).filter(Boolean)
    return { lead, further, tellsExtra }
  }
  /** Whether she alone of those that lie there is free on the day asked for. */
  function isAlone(best: PricedTrip): boolean {
    const there = asked.filter(({ relocation }) => !relocation)
    const isFree = ({ availability: { state } }: PricedTrip) => state === 'free'
    return !anywhere && !month && there.length > 1 && there.filter(isFree).length === 1 && isFree(best)
  }
  /** Whether another goes where this one turns back for her next guests; true of none where she does not. */
  function goesWhere(best: PricedTrip): (other: PricedTrip) => boolean {
    const words = tripWords(locale)
    if (month || !missedOn(best, words)) return () => false
    return (other) => other.trip.waters === best.trip.waters && !missedOn(other, words)
  }
  /** The days with her and their weather; and what the route leaves out, and how to see it, or which of the month leave it out. */
  function routeWith(best: PricedTrip, isGone: boolean) {
    const words = tripWords(locale)
    const near = isGone ? [] : found.flatMap((each) => each.near)
    const turn = turnSentences(best, [best], near, search.whole, locale)
    const lastNight = turn ? [turn.lastNight] : []
    const route = [...dry(best.trip), ...rain(best.trip), ...routeOf(best, words), ...lastNight]
    if (turn) return { route, instead: turn.instead, sooner: turn.sooner }
    const turning = found
      .flatMap(({ trips }) => (month ? trips : []))
      .filter(({ trip }) => trip.waters === best.trip.waters)
      .map((each) => missedOn(each, words))
      .find(Boolean)
    return { route, instead: turning ? [say('results.answer.reaches', turning)] : [], sooner: [] }
  }
  /** Dearer ones that go where the first does not. */
  function goingToo(going: readonly PricedTrip[]): string[] {
    if (going.length === 0) return []
    const yachts = format.all(going.map(nameAndShare))
    const place = endOf(going[0]!, tripWords(locale))
    return [capitalised(say('results.answer.goes', { count: going.length, yachts, place }))]
  }
  /** Those that cost less, on these days or nearby: first those that lack little, then what guests go without on each of the others. */
  function forLess(best: PricedTrip, cheaper: readonly PricedTrip[]): string[] {
    const soon = search.cheaperSoon && !isBetterForTwo(search.cheaperSoon) ? [search.cheaperSoon] : []
    const all = [...cheaper.toSorted((a, b) => inDollars(b) - inDollars(a)), ...soon]
    const isAlike = (each: PricedTrip) => missingOn(each, best).every(isMinor)
    const [alike, others] = [all.filter(isAlike), all.filter((each) => !isAlike(each))]
    if (alike.length > 1) return [savesSentence(alike, { best, soon }, locale), ...others.map(lessOf)]
    return [...alike, ...others].map(lessOf)

    function lessOf(each: PricedTrip): string {
      const isOnOtherDays = soon.includes(each)
      return lessSentence(each, { best, isOnOtherDays, isMonth: month !== undefined }, locale)
    }
  }
  /** Those that cost as much or more. */
  function restSentence(best: PricedTrip, rest: readonly PricedTrip[]): string[] {
    if (rest.length === 0) return []
    const key = rest.every(isSteadier(best)) ? 'steadier' : 'more'
    const yachts = format.all(rest.map(nameAndShare))
    return [capitalised(say(`results.answer.${key}`, { count: rest.length, yachts }))]
  }
  /** Where and when, as far as the search does not say it. */
  function whenOf({ trip: hers }: PricedTrip): string {
    return [
      ...(anywhere ? [` ${charter.say(`waters.${hers.waters}`)}`] : []),
      ...(month ? [say('results.answer.on', { days: daysInWords(...spanOf(hers), locale) })] : []),
    ].join('')
  }
  /** What speaks for her, the better first: a cool cabin for each, what guests wish for on her, and her cabins. */
  function reasonsFor(best: PricedTrip, isCoolAlone: boolean): [string, string] {
    const wish = whatSheGives(best, locale)
    const comfort = comfortOf(best, isCoolAlone)
    return hasCabinEach(best) && isCooled(best.yacht) && !isCoolAlone ? [comfort, wish] : [wish, comfort]
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
    const figures = {
      name: inList(best).name,
      shared: inWords(shared, locale),
      cabins: inWords(yacht.cabins, locale),
    }
    return say(`results.answer.has.${key}`, figures)
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
