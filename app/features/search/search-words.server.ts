/** The words of search and comparison in one language. */
import { addDays } from '#charter/calendar.ts'
import { hurricaneNote, meetsHurricanes } from '#charter/hurricane-season.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import type { Found, Unfit } from '#charter/search-trips.ts'
import { type Trip, tripQuery } from '#charter/trip.ts'
import { formats } from '#content/format.ts'
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
  function party({ stay, party: { children, ...party } }: Trip, persons = party.persons): string {
    const adults = say('results.adults', { count: persons - children })
    return say('results.party', {
      nights: charter.say('nights', { count: stay.nights }),
      guests: children > 0 ? format.all([adults, charter.say('children', { count: children })]) : adults,
    })
  }

  /** One stay with its price, and where it is not free the nearest that are. */
  function offer(priced: PricedTrip) {
    const { trip, availability, relocation } = priced
    const { state, atSea, before, after } = availability
    return {
      state: { code: state, text: atSea ? copy.results.noVoyage : states[state] },
      near: [before, after].flatMap((first) =>
        first ? [linkTo({ ...trip, stay: { ...trip.stay, first } })] : [],
      ),
      nearLabel: copy.results.nearest,
      ...price(priced),
      brought: relocation && broughtLine(priced),
      query: queryOf(trip),
    }
  }
  const linkTo = (trip: Trip) => ({
    text: format.shortDates(trip.stay.first, addDays(trip.stay.first, trip.stay.nights)),
    query: queryOf(trip),
  })
  const price = ({ ledger }: PricedTrip) => ({
    total: charter.total(ledger.all, ledger),
    share: charter.perPerson(ledger),
  })
  function broughtLine({ ledger, yacht }: PricedTrip) {
    const line = ledger.lines.find(({ code }) => code === 'relocation')
    return line && charter.line(line, ledger, yacht)
  }

  /** A sentence for each of the waters in which a stay that is found falls in the hurricane season. */
  function hurricanes(found: readonly Found[]): string[] {
    const trips = found.flatMap((each) => each.trips.map(({ trip }) => trip))
    const stormy = trips.filter(({ waters, stay }) => meetsHurricanes(waters, stay))
    return [...new Set(stormy.map(({ waters }) => waters))].map((id) => hurricaneNote(id, charter))
  }

  /** The stays of a month, each with its price. */
  function departures({ trips }: Pick<Found, 'trips'>) {
    return {
      label: trips.length > 0 ? copy.results.departures : copy.results.noDeparture,
      departures: trips.map((priced) => ({
        ...linkTo(priced.trip),
        total: price(priced).total,
        note: note(priced.availability.state),
      })),
    }
  }
  const note = (state: PricedTrip['availability']['state']) =>
    state === 'held' ? copy.results.heldShort : state === 'ask' ? copy.results.askShort : undefined

  /** @param month whether no day was asked for: then none is taken */
  function reason(because: Unfit, month = false): string {
    switch (because.code) {
      case 'too-many-guests':
        return charter.misfit(because)
      case 'too-few-nights':
        return charter.refusal(because)
      case 'elsewhere':
        return `${say('results.elsewhere', { at: charter.at(because.home), price: price(because.trip).total })}${month ? '' : notFree(because.trip)}`
    }
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
  const { trip, unfit, all, freeGroup, otherGroup, priceNote } = copy.results
  const labels = { trip, unfit, all, freeGroup, otherGroup, priceNote }
  return { say, title, place, when, party, offer, departures, hurricanes, reason, labels }
}

/** A trip's address as the query of a link. */
export const queryOf = (trip: Trip) => Object.fromEntries(new URLSearchParams(tripQuery(trip)))
