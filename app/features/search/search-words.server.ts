/** The words of search and comparison in one language. */
import { betterSentence } from '#charter/better-words.ts'
import { addDays } from '#charter/calendar.ts'
import { hurricaneNote, meetsHurricanes } from '#charter/hurricane-season.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { passageFigures } from '#charter/passage-words.ts'
import { type PricedTrip, stateOf } from '#charter/price-trip.ts'
import { bestOf, type Found, type Unfit } from '#charter/search-trips.ts'
import { type Trip, tripQuery } from '#charter/trip.ts'
import type { WatersId } from '#content/charter/waters.ts'
import { formats } from '#content/format.ts'
import { type Locale, oncePerLocale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import type { YachtSlug } from '#content/schema.ts'
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

  /** One stay with its price, and where it is not free the nearest that are. */
  function offer(priced: PricedTrip) {
    const { trip, availability } = priced
    const { state, before, after } = availability
    return {
      state: { code: state, text: states[stateOf(priced)] },
      near: [before, after].flatMap((first) =>
        first ? [linkTo({ ...trip, stay: { ...trip.stay, first } })] : [],
      ),
      nearLabel: copy.results.nearest,
      ...price(priced),
      brought: broughtLine(priced),
      query: queryOf(trip),
    }
  }
  const shortDatesOf = ({ stay: { first, nights } }: Trip) => format.shortDates(first, addDays(first, nights))
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

  /** The stays of a month, each with its price, and the one that can be had for the least. */
  function departures({ trips }: Pick<Found, 'trips'>) {
    const best = bestOf(trips)
    const states = trips.map(({ availability }) => availability.state)
    return {
      label: departuresLabel(states),
      /** Of the best of them. */
      state: ['free', 'ask', 'held', 'booked'].find((state) => states.includes(state as never)) ?? 'booked',
      departures: trips.map((priced) => {
        const { text, query } = linkTo(priced.trip)
        return { text: text + note(priced), query, total: price(priced).total }
      }),
      best: best && {
        from: charter.say('totals.fromPrice', { price: price(best).total }),
        share: price(best).share,
        query: queryOf(best.trip),
        label: say('results.openDates', { dates: shortDatesOf(best.trip) }),
      },
      brought: best && broughtLine(best),
      converted: trips.map(({ ledger }) => charter.converted(ledger)).find(Boolean),
    }
  }
  /** True of every row below it. */
  function departuresLabel(states: readonly string[]): string {
    if (states.length === 0) return copy.results.noDeparture
    const notFree = states.filter((state) => state !== 'free').length
    if (notFree === 0) return copy.results.departures
    return notFree < states.length ? copy.results.departuresMarked : copy.results.departuresUnsure
  }
  /** Behind a stay's dates: what is special about it. */
  function note({ availability: { state }, ledger: { lines } }: PricedTrip): string {
    const isHigh = lines.some((line) => 'season' in line && line.season === 'high')
    const notes = [
      ...(state === 'held' ? [copy.results.heldShort] : []),
      ...(state === 'ask' ? [copy.results.askShort] : []),
      ...(isHigh ? [copy.results.highShort] : []),
    ]
    return notes.length > 0 ? ` (${notes.join(', ')})` : ''
  }

  /** @param month whether no day was asked for: then the price is that of days on which she can be had */
  function reason(because: Unfit, month = false): string {
    switch (because.code) {
      case 'too-many-guests':
        return charter.misfit(because)
      case 'too-few-nights':
        return charter.refusal(because)
      case 'too-far': {
        const { yacht, ledger, availability } = because.there
        const [to, at] = [charter.say(`advice.to.${because.to}`), charter.at(yacht.home)]
        const far = say('results.tooFar', { to })
        if (month || availability.state !== 'free') return far
        const there = charter.say('advice.homeCosts', { at, price: charter.total(ledger.all, ledger) })
        return `${far} ${capitalised(there)}`
      }
      case 'elsewhere': {
        const at = charter.at(because.home)
        const way = because.trip && passage(because.trip)
        if (!because.trip || !way) return say('results.elsewhereMonth', { at })
        if (because.dear) return charter.say('advice.dear', way)
        const dates = format.dayMonths(...spanOf(because.trip.trip))
        const days = month ? ` ${say('results.elsewhereDates', { dates })}` : notFree(because.trip)
        const instead = because.better && betterSentence(because.trip, because.better, charter, locale)
        return `${say('results.elsewhere', way)}${days}${instead ? ` ${instead}` : ''}`
      }
    }
  }
  /** Where the links beside the reason lead: to the yacht that we advise, and to her own trip here, or where she lies if her way is too dear. */
  function unfitLinks(slug: YachtSlug, because: Unfit) {
    const name = nameInText(slug, locale)
    const atHome = (home: WatersId, trip: Trip) => ({
      query: queryOf({ ...trip, to: home, waters: home }),
      label: charter.say('advice.home', { name, at: charter.at(home) }),
    })
    if (because.code === 'too-far') return [atHome(because.there.yacht.home, because.there.trip)]
    if (because.code !== 'elsewhere' || !because.trip) return []
    const { home, dear, trip, better } = because
    if (dear) return [atHome(home, trip.trip)]
    return [...(better ? [better.trip] : []), trip.trip].map((each) => ({
      query: queryOf(each),
      label: say('results.elsewhereTrip', { name: nameInText(each.yacht, locale) }),
    }))
  }
  /** A yacht from elsewhere that others have on these days, or while she would be on her way, and when she could come. */
  function notFree(priced: PricedTrip): string {
    const { state, near, nearLabel } = offer(priced)
    if (state.code === 'free') return ''
    const dates =
      near.length > 0
        ? ` ${nearLabel} ${near
            .map(({ text }) => text)
            .join(', ')
            .replace(/\.$/, '')}.`
        : ''
    return ` ${state.text}.${dates}`
  }
  const { trip, unfit, all, priceNote, pairs } = copy.results
  const labels = { trip, unfit, all, priceNote, pairs }
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
    departures,
    hurricanes,
    reason,
    unfitLinks,
    labels,
  }
}

/** First day, and the day ashore. */
export const spanOf = ({ stay: { first, nights } }: Trip): [string, string] => [first, addDays(first, nights)]

/** A trip's address as the query of a link. */
export const queryOf = (trip: Trip) => Object.fromEntries(new URLSearchParams(tripQuery(trip)))
