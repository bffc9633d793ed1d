/** Which yacht of a search to begin with and why, and the sentences about one stay that its answer is made of. */
import { type Drawback, drawbacksOf } from '#charter/begin-with.ts'
import { spared } from '#charter/better-trip.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { bestOf, type TripSearch } from '#charter/search-trips.ts'
import { isCouple } from '#charter/for-two.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { hasCabinEach, whatSheGives } from './compare-reasons.server.ts'
import { leavesOutSentence } from './leaves-out.server.ts'
import { beyondMonth, heldWithin } from './month-words.server.ts'
import { isCooled, sharedBathrooms } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { ageNote } from './yacht-notes.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'
import { sightsSeen } from './trip-end.server.ts'

/** What guests go without, besides the cool air of which the answer has spoken, where that is more than one thing. */
function lacksBesides(without: readonly Drawback[]): readonly Drawback[] {
  const besides = without.filter((each) => each !== 'warm')
  return besides.length > 1 ? besides : without
}

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
  /** Which to begin with and why; in paragraphs of their own why cheaper ones come second and which dearer ones there are, and what the trip leaves out. */
  function advice(best: PricedTrip): { lead: string[]; further: string[] } {
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
    // That another party holds a yacht for such a stay says it better.
    const held = heldWithin(search, locale)
    const beyond = held.length > 0 ? held : beyondMonth(search, locale)
    const isNearest = beyond.length > 0
    const isCoolAlone = isCooled(best.yacht) && !others.some(({ yacht }) => isCooled(yacht))
    const wish = whatSheGives(best, locale)
    const costs = others.length > 0 && isLeast ? 'costsLeast' : 'costs'
    const lead = [
      capitalised(
        say(`results.answer.${isNearest ? 'nearest' : 'begin'}`, {
          ...inList(best),
          when: whenOf(best),
          wish,
          Wish: capitalised(wish),
        }),
      ),
      comfortSentence(best, others),
      ...(isNearest ? [] : [capitalised(say(`results.answer.${costs}`, told(best)))]),
      ...beyond,
      ...ageNote(best, locale),
    ]
    const besideHer = [
      ...passed
        .filter((each) => !isWarmAlone(each))
        .map(({ each, without }) =>
          capitalised(secondSentence(best, each, isCoolAlone ? lacksBesides(without) : without)),
        ),
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
    return { lead, further: [...endNote(best, month ? [] : others), besideHer.join(' ')].filter(Boolean) }
  }
  /** Of a trip that turns back for her next guests what it shows and leaves out, and whether the others do; or that it does not where some of the month do. */
  function endNote(best: PricedTrip, others: readonly PricedTrip[]): string[] {
    const words = tripWords(locale)
    const { waters, yacht } = best.trip
    const missed = missedOn(best, words)
    if (!missed) {
      const turning = found
        .flatMap(({ trips }) => trips)
        .filter(({ trip }) => trip.waters === waters)
        .map((each) => missedOn(each, words))
        .find(Boolean)
      return month && turning ? [say('results.answer.reaches', turning)] : []
    }
    if (others.length === 0 && !month)
      return [
        leavesOutSentence(
          best,
          [best],
          found.flatMap(({ near }) => near),
          undefined,
          locale,
        ).join(' '),
      ]
    const going = others.filter((each) => !missedOn(each, words))
    const forAll = going.filter(({ yacht, trip }) => !mayBeTooYoung(yacht, trip.party))
    const instead = forAll.length > 0 ? forAll : going
    const but = forAll.length > 0 ? 'leavesOutBut' : 'leavesOutButAge'
    const key = going.length > 0 ? but : others.length > 0 ? 'leavesOutAll' : 'leavesOut'
    const yachts = format.either(instead.map(({ trip }) => nameInText(trip.yacht, locale)))
    const name = nameInText(yacht, locale)
    const seen = say('results.answer.sees', { ...missed, seen: format.all(sightsSeen(best, words)) })
    const leavesOut = capitalised(
      say(`results.answer.${key}`, {
        ...missed,
        name,
        yachts,
        age: Math.max(0, ...instead.map((each) => youngestOn(each.yacht))),
      }),
    )
    return [`${seen} ${leavesOut}`]
  }
  /** How much less another costs, and what guests go without for it. */
  function secondSentence(best: PricedTrip, other: PricedTrip, without: readonly Drawback[]): string {
    const { yacht } = other
    const figures = {
      age: youngestOn(yacht),
      shared: inWords(sharedBathrooms(yacht), locale),
    }
    const what = format.all(without.map((each) => charter.say(`drawbacks.${each}`, figures)))
    return say('results.answer.second.but', { ...lessOf(best, other), what })
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
  /** How many cabins she has and whether they are cool, as no other's are, or what guests share with one another and with the crew. */
  function comfortSentence(best: PricedTrip, others: readonly PricedTrip[]): string {
    const {
      yacht,
      trip: { party },
    } = best
    const shared = isCouple(party) ? 0 : sharedBathrooms(yacht)
    const isAlone = others.length > 0 && !others.some((other) => isCooled(other.yacht))
    const cool = isAlone ? 'coolAlone' : hasCabinEach(best) ? 'coolEach' : 'cool'
    const key = shared > 0 ? 'shared' : isCooled(yacht) ? cool : 'warm'
    const figures = { shared: inWords(shared, locale), cabins: inWords(yacht.cabins, locale) }
    return capitalised(say(`results.answer.has.${key}`, figures))
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
