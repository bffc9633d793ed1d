/** A trip that cannot be had, in words: what can be instead, and what the page asks for. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import type { Instead } from '../instead.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { addDays } from '../calendar.ts'
import { tripQuery } from '../trip.ts'
import { daysDifference, yachtDifference } from './difference-words.server.ts'
import { tripState } from './trip-state.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** A trip that can be had; `query` of its address, `short` for a button. */
type Possible = { label: string; note?: string; short: string; query: string }
export type TripInstead = {
  title: string
  /** Why. */
  text: string
  groups: { title: string; trips: Possible[] }[]
  /** Why there is nothing on these days, where no other yacht is free. */
  none?: string
  /** What the guest asks for instead. */
  message: string
}

export function tripInstead(
  priced: PricedTrip,
  { others, near, held, left, days, home }: Instead,
  words: TripWords,
): TripInstead {
  const { say, format, charter, locale } = words
  const called = nameInText(priced.yacht.slug, locale)
  const figure = ({ ledger }: PricedTrip) => charter.total(ledger.all, ledger)
  const dates = ({ trip: { stay } }: PricedTrip) =>
    format.shortDates(stay.first, addDays(stay.first, stay.nights))
  const nameOf = ({ yacht: { slug } }: PricedTrip) => nameInText(slug, locale)
  const possible = (each: PricedTrip, what: string, short: string, note = ''): Possible => ({
    label: say('instead.trip', { what, price: figure(each) }),
    ...(note && { note }),
    short,
    query: tripQuery(each.trip),
  })
  const yachts = others.map((each) => {
    const yacht = nameOf(each)
    const note = yachtDifference(priced, each, words)
    return possible(each, capitalised(yacht), say('suggest.open', { yacht }), note)
  })
  const soon = near.map((each) => {
    const yacht = nameOf(each)
    const what = say('instead.yachtOn', { yacht: capitalised(yacht), dates: dates(each) })
    return possible(each, what, say('suggest.open', { yacht }), yachtDifference(priced, each, words))
  })
  const onDays = (each: PricedTrip, what = dates(each)) =>
    possible(each, what, say('head.nearest', { dates: dates(each) }), daysDifference(priced, each, words))
  const rest = left.map((each) => {
    const nights = charter.say('nights', { count: each.trip.stay.nights })
    return onDays(each, say('instead.left', { dates: dates(each), nights }))
  })
  const nearest = days.map((each) => onDays(each))
  const there = (home ? [home] : []).map((each) => {
    const at = charter.at(each.yacht.home)
    return possible(each, capitalised(at), charter.say('advice.home', { name: called, at }))
  })
  const wished = [...others.map(nameOf), ...[...left, ...days].map(dates)]
  const isTooFar = stateOf(priced) === 'tooFar'
  const to = charter.say(`advice.to.${priced.trip.waters}`)
  return {
    title: capitalised(say(isTooFar ? 'instead.tooFar' : 'instead.title', { yacht: called, to })),
    text: tripState(priced, words).text,
    groups: [
      { title: say('instead.others'), trips: yachts },
      { title: say('instead.rest'), trips: rest },
      { title: say('instead.near'), trips: soon },
      { title: say('instead.days', { yacht: called }), trips: nearest },
      { title: say('instead.home', { yacht: called }), trips: there },
    ].filter(({ trips }) => trips.length > 0),
    none: others.length > 0 ? undefined : held.length > 0 ? heldSentence() : say('instead.none'),
    message: capitalised(
      wished.length > 0
        ? say('instead.message', { yacht: called, wished: format.either(wished) })
        : say('instead.messageAny', { yacht: called }),
    ),
  }

  function heldSentence(): string {
    const yachts = format.all(held.map(nameOf))
    return capitalised(say('instead.held', { yachts, count: held.length }))
  }
}
