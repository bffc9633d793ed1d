/** The words of search and comparison in one language. */
import { addDays } from '#charter/calendar.ts'
import { highSeasonsOf } from '#charter/high-season.ts'
import {
  hurricaneNote,
  isDryStay,
  isFirstOfRain,
  meetsHurricanes,
  meetsRain,
} from '#charter/hurricane-season.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { passageFigures } from '#charter/passage-words.ts'
import { ashorePlace, leftOutOn } from '#charter/planned-days.ts'
import { byFirstDay, isHeldInPart, type PricedTrip, stateOf } from '#charter/price-trip.ts'
import { bestOf, type Found } from '#charter/search-trips.ts'
import { seatPriceIn } from '#charter/seats.ts'
import { type Trip, tripQuery } from '#charter/trip.ts'
import { placeName } from '#charter/trip-view/place-name.ts'
import { countedThere, coveredList, priceExtra } from '#charter/trip-view/price-words.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { type WatersId, waters as watersFacts } from '#content/charter/waters.ts'
import { formats } from '#content/format.ts'
import { capitalised } from '#content/name-in-text.ts'
import { type Locale, oncePerLocale } from '#content/locales.ts'
import { searchTexts } from '#content/search.server.ts'
import { textInstance, textOf } from '#content/text-instance.ts'
import { tripTexts } from '#content/trip.server.ts'

/** Made once for a language, because i18next is slow to begin. */
export const searchWords = oncePerLocale(wordsOf)

function wordsOf(locale: Locale) {
  const copy = searchTexts[locale]
  const say = textOf(textInstance(locale, copy, 'search.ts'))
  const charter = pageCharterWords(locale)
  const format = formats(locale)
  const { states } = tripTexts[locale]

  /** The place alone: its country stands in the form. */
  const place = ({ waters }: Trip, anywhere: boolean) =>
    anywhere ? copy.results.anywhere : copy.form.places[waters].split(',')[0]!
  const when = ({ stay: { first, nights } }: Trip, month: string | undefined) =>
    month ? format.monthOfYear(month) : format.dates(first, addDays(first, nights))
  const title = (trip: Trip, month: string | undefined, anywhere: boolean) =>
    say('results.title', { place: place(trip, anywhere), when: when(trip, month) })

  /** @param persons those who want to come, where they are more than the trip has */
  function party(trip: Trip, persons?: number): string {
    return say('results.party', {
      nights: charter.say('nights', { count: trip.stay.nights }),
      guests: guests(trip, persons),
    })
  }
  function guests({ party: { children, ...party } }: Trip, persons = party.persons): string {
    const adults = say('results.adults', { count: persons - children })
    return children > 0 ? format.all([adults, charter.say('children', { count: children })]) : adults
  }

  /**
   * One stay with its price; where it is not free, the nearest that are with theirs, below it if it may yet come free.
   * @param isNamed of those that the page has named already, which are priced and listed no second time
   */
  function offer(
    priced: PricedTrip,
    near: readonly PricedTrip[],
    isNamed: (each: PricedTrip) => boolean = () => false,
  ) {
    const { trip, availability } = priced
    const text = states[isHeldInPart(priced) ? 'heldInPart' : stateOf(priced)]
    if (near.length > 0) {
      const { state } = availability
      // Held in part: the nights that are left are no such stay.
      const held = state === 'held' && !isHeldInPart(priced) ? [priced] : []
      const rest = [...held, ...near].filter((each) => !isNamed(each)).toSorted(byFirstDay)
      return {
        ...listed([...held, ...near], { isDated: true }),
        departures: listed(rest, { isDated: true }).departures,
        state,
        label: held.length > 0 || rest.length === 0 ? text : `${text}. ${copy.results.nearest}`,
      }
    }
    return {
      state: { code: availability.state, text: [text, ...endOfStay(priced, { saysHow: true })].join('; ') },
      ...price(priced),
      brought: broughtLine(priced),
      query: queryOf(trip),
    }
  }
  const shortDatesOf = (trip: Trip) => format.shortDates(...spanOf(trip))
  const linkTo = (trip: Trip) => ({ text: shortDatesOf(trip), query: queryOf(trip) })
  const price = ({ ledger }: PricedTrip) => ({
    total: charter.total(ledger.all, ledger),
    share: charter.perPerson(ledger),
    converted: charter.converted(ledger),
  })
  const passage = (priced: PricedTrip) => passageFigures(priced, charter, format)
  function broughtLine(priced: PricedTrip) {
    const way = passage(priced)
    return way && say('results.brought', { ...way, place: charter.say(`port.${priced.yacht.home}`) })
  }

  /** A sentence for each of the waters in which a stay that is found falls in the hurricane season. */
  function hurricanes(found: readonly Pick<Found, 'trips'>[]): string[] {
    const trips = found.flatMap((each) => each.trips.map(({ trip }) => trip))
    const stormy = trips.filter(({ waters, stay }) => meetsHurricanes(waters, stay))
    return [...new Set(stormy.map(({ waters }) => waters))].map((id) => hurricaneNote(id, charter))
  }

  /** Whether a stay begins in the rainy months, or reaches into them; nothing of one for which hurricanes are named. */
  function rain({ waters, stay: { first, nights } }: Trip): string[] {
    const isRainy = (day: string) => meetsRain(waters, { first: day, nights: 0 })
    const isFirst = isFirstOfRain(waters, first.slice(0, 7))
    const already = isFirst ? 'rainFirst' : 'rain'
    const key = isRainy(first) ? already : isRainy(addDays(first, nights)) ? 'rainBegins' : undefined
    if (!key || meetsHurricanes(waters, { first, nights })) return []
    const month = format.month(Number(first.slice(5, 7)))
    return [
      say(`results.${key}`, { waters: charter.say(`waters.${waters}`), month, Month: capitalised(month) }),
    ]
  }
  /** That a stay falls in the dry months, and what they are like. */
  function dry({ waters, stay }: Trip): string[] {
    if (waters === 'aruba' || !isDryStay(waters, stay)) return []
    const month = format.month(Number(stay.first.slice(5, 7)))
    return [say(`results.dry.${waters}`, { month, Month: capitalised(month) })]
  }

  /** The stays of a month, each with its price, and the one that can be had for the least. */
  function departures({ trips }: Pick<Found, 'trips'>) {
    const states = trips.map(({ availability }) => availability.state)
    const isHeld = states.length > 0 && states.every((state) => state === 'held')
    return {
      // What the label says of all of them stands behind none.
      ...listed(trips, { saysState: !isHeld }),
      label: isHeld ? copy.results.departuresHeld : departuresLabel(states),
      /** Of the best of them. */
      state: ['free', 'ask', 'held', 'booked'].find((state) => states.includes(state as never)) ?? 'booked',
    }
  }
  /** Stays below one another, each with its price. @param isDated whether the days of the best of them are named beside its price */
  function listed(trips: readonly PricedTrip[], { saysState = true, isDated = false } = {}) {
    const best = bestOf(trips)
    return {
      departures: trips.map((priced) => {
        const { text, query } = linkTo(priced.trip)
        // Of a month's many rows only those that turn back say where they end.
        const end = isDated ? endOfStay(priced) : undefined
        const { total, share } = price(priced)
        return {
          text: text + note(priced, saysState, end),
          query,
          total: isDated ? `${total}, ${share}` : total,
        }
      }),
      best: best && {
        from:
          !isDated && new Set(trips.map((each) => price(each).total)).size > 1
            ? charter.say('totals.fromPrice', { price: price(best).total })
            : price(best).total,
        share: price(best).share,
        /** For which days, where a page names others above it. */
        dates: say('results.priceFor', { dates: shortDatesOf(best.trip) }),
        /** What the list says behind them. */
        note: note(best, false, endOfStay(best)),
        query: queryOf(best.trip),
        label: say('results.openDates', { dates: shortDatesOf(best.trip) }),
      },
      brought: best && broughtLine(best),
      converted: trips.map(({ ledger }) => charter.converted(ledger)).find(Boolean),
    }
  }
  /** A link to the next dates on which a yacht does not turn back. */
  function wholeRoute(whole: PricedTrip): { label: string; query: Record<string, string> } {
    const dates = shortDatesOf(whole.trip)
    const place = placeName(ashorePlace(whole), tripWords(locale))
    return {
      label: say('compare.openWhole', { dates, place, price: price(whole).total }),
      query: queryOf(whole.trip),
    }
  }
  /** True of every row below it. */
  function departuresLabel(states: readonly string[]): string {
    if (states.length === 0) return copy.results.noDeparture
    const notFree = states.filter((state) => state !== 'free').length
    if (notFree === 0) return copy.results.departures
    return notFree < states.length ? copy.results.departuresMarked : copy.results.departuresUnsure
  }
  /** Where a stay ends, in waters where it may end on an island with an airstrip or back in port. @param saysHow that guests fly home from there */
  function endOfStay(priced: PricedTrip, { saysHow = false } = {}): string[] {
    if (seatPriceIn(priced.ledger.waters) === undefined) return []
    const [back] = backTo(priced)
    const end = ashorePlace(priced)
    const isInPort = end === watersFacts[priced.ledger.waters].port
    const key = saysHow && !isInPort ? 'endsAtStrip' : 'endsAt'
    return [back ?? say(`results.${key}`, { place: placeName(end, tripWords(locale)) })]
  }
  /** That a stay turns back to her port for her next guests. */
  function backTo(priced: PricedTrip): string[] {
    if (leftOutOn(priced).length === 0) return []
    const { port } = watersFacts[priced.ledger.waters]
    return [say('results.backTo', { port: placeName(port, tripWords(locale)) })]
  }
  /** Behind a stay's dates: what is special about it. */
  function note(priced: PricedTrip, saysState: boolean, end: string[] = backTo(priced)): string {
    const { state } = priced.availability
    const { aboard } = priced.ledger
    const notes = [
      ...end,
      ...(saysState && state === 'held' ? [copy.results.heldShort] : []),
      ...(saysState && state === 'ask' ? [copy.results.askShort] : []),
      ...highSeasonsOf(aboard).map((id) => copy.results.highSeasons[id].short),
    ]
    return notes.length > 0 ? ` (${notes.join(', ')})` : ''
  }

  const { trip, unfit, all, pairs } = copy.results
  const labels = { trip, unfit, all, pairs, answers: copy.compare.answers }

  /** What the prices of a search hold, and, in a paragraph of its own, what is extra. @param waters none where each is looked at in her own @param tellsExtra whether the answer has said what is extra */
  function priceNotes(
    priced: readonly PricedTrip[],
    waters: WatersId | undefined,
    tellsExtra: boolean,
  ): string[] {
    const ledgers = priced.map(({ ledger }) => ledger)
    const told = tripWords(locale)
    const lines = waters && priced[0] ? priced[0].ledger.lines : []
    const isHigh = ledgers.some(({ aboard }) => highSeasonsOf(aboard).length > 0)
    const covered = [
      say('results.priceNote', { what: coveredList(lines, told) }),
      ...(isHigh ? [say('results.priceNoteHigh')] : []),
      ...(waters && priced[0] ? countedThere(priced[0].ledger, told) : []),
    ]
    return [
      covered.join(' '),
      ...(tellsExtra ? [] : [priceExtra(waters, told, { priced: waters && priced[0] })]),
    ]
  }
  return {
    say,
    charter,
    format,
    title,
    place,
    when,
    party,
    guests,
    offer,
    price,
    shortDatesOf,
    departures,
    wholeRoute,
    hurricanes,
    rain,
    dry,
    labels,
    priceNotes,
  }
}

/** First day, and the day ashore. */
export const spanOf = ({ stay: { first, nights } }: Trip): [string, string] => [first, addDays(first, nights)]

/** A trip's address as the query of a link. */
export const queryOf = (trip: Trip) => Object.fromEntries(new URLSearchParams(tripQuery(trip)))
