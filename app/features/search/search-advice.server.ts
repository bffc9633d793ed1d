/** Which yacht of a search to begin with and why, and the sentences about one stay that its answer is made of. */
import { drawbacksOf, missingOn } from '#charter/begin-with.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { bestOf, type TripSearch } from '#charter/search-trips.ts'
import { isCouple, isForTwo } from '#charter/for-two.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { missedOn, routeOf } from '#charter/trip-view/ends.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { hasCabinEach, whatSheGives } from './compare-reasons.server.ts'
import { inAll } from './in-all.server.ts'
import { turnSentences } from './leaves-out.server.ts'
import { lessSentence, type LessKey, routeBeside } from './less-sentence.server.ts'
import { beyondMonth, heldWithin } from './month-words.server.ts'
import { isCooled, sharedBathrooms } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { endOf } from './trip-end.server.ts'
import { ageNote } from './yacht-notes.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'

type Searched = Pick<TripSearch, 'found' | 'month' | 'anywhere' | 'trip' | 'whole' | 'cheaperSoon'>

/** A yacht that stays level and has a bathroom for each cabin, beside one that heels or shares them. */
const isSteadier =
  ({ yacht: { type } }: PricedTrip) =>
  ({ yacht }: PricedTrip): boolean =>
    type === 'sailboat' && yacht.type === 'catamaran' && sharedBathrooms(yacht) === 0

/** For two who come, one that is priced for two. */
export const isBetterForTwo = ({ yacht, trip: { party } }: PricedTrip): boolean =>
  isCouple(party) && isForTwo(yacht)

export function searchAdvice(search: Searched, locale: Locale) {
  const { found, month, anywhere } = search
  const { say, charter, format, price, dry, rain } = searchWords(locale)
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
  function advice(best: PricedTrip): { lead: string[]; further: string[] } {
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
        say(`results.answer.${isNearest ? 'nearest' : 'begin'}`, {
          ...inList(best),
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
    const { route, instead } = routeWith(best, others.some(goesOn))
    const paragraphs = [
      route,
      month ? [] : inAll(best, locale),
      [...instead, ...goingToo(dearer.filter(goesOn))],
      ...forLess(best, cheaper),
      restSentence(
        best,
        dearer.filter((each) => !month && !goesOn(each)),
      ),
    ]
    return { lead, further: paragraphs.map((sentences) => sentences.join(' ')).filter(Boolean) }
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
  /** Dearer ones that go where the first does not. */
  function goingToo(going: readonly PricedTrip[]): string[] {
    if (going.length === 0) return []
    const yachts = format.all(going.map(nameAndShare))
    const place = endOf(going[0]!, tripWords(locale))
    return [capitalised(say('results.answer.goes', { count: going.length, yachts, place }))]
  }
  /** Those that cost less, on these days or nearby: how much, that one goes where the first does not, and what guests go without; one that lacks the air conditioning alone comes first. */
  function forLess(best: PricedTrip, cheaper: readonly PricedTrip[]): string[][] {
    const soon = search.cheaperSoon && !isBetterForTwo(search.cheaperSoon) ? [search.cheaperSoon] : []
    const lacking = [...cheaper, ...soon].map((each) => ({ each, lacks: missingOn(each, best) }))
    // What all of them lack is said once.
    const isWarm = lacking.length > 0 && lacking.every(({ lacks }) => lacks.includes('warm'))
    const those = lacking
      .map(({ each, lacks }) => ({ each, lacks: lacks.filter((lack) => !isWarm || lack !== 'warm') }))
      .toSorted((a, b) => a.lacks.length - b.lacks.length || inDollars(a.each) - inDollars(b.each))
    const [closest, ...others] = those
    if (isWarm && closest && closest.lacks.length === 0) {
      const routeToo = month ? [] : routeBeside(closest.each, best, locale)
      const rest = others.map((each) => lessOf(each, 'less'))
      // What can be had on the days asked for comes before one that cannot.
      const taken = [lessOf(closest, 'warmLess'), ...routeToo]
      return soon.includes(closest.each) && others.length > 0
        ? [[warmOnDates(others.length), ...rest], taken]
        : [[...taken, ...rest]]
    }
    return [
      [...(isWarm ? [say('results.answer.warmOnes')] : []), ...those.map((each) => lessOf(each, 'less'))],
    ]

    function warmOnDates(count: number): string {
      const number = inWords(count, locale)
      return say('results.answer.warmOnDates', { count, number, Number: capitalised(number) })
    }
    function lessOf({ each, lacks }: (typeof those)[number], key: LessKey): string {
      return lessSentence(
        each,
        { best, lacks, isOnOtherDays: soon.includes(each), isMonth: Boolean(month), key },
        locale,
      )
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
