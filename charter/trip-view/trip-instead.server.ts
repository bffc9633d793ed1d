/** A trip that cannot be had, in words: what can be instead, and what the page asks for. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import type { Instead } from '../instead.ts'
import type { PricedTrip } from '../price-trip.ts'
import { addDays } from '../calendar.ts'
import { tripQuery } from '../trip.ts'
import { tripState } from './trip-state.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** A trip that can be had; `query` of its address, `short` for a button. */
type Possible = { label: string; short: string; query: string }
export type TripInstead = {
  title: string
  /** Why. */
  text: string
  groups: { title: string; trips: Possible[] }[]
  /** Nothing on these days, said where no other yacht is free. */
  none?: string
  /** What the guest asks for instead. */
  message: string
}

export function tripInstead(
  priced: PricedTrip,
  { others, days, home }: Instead,
  words: TripWords,
): TripInstead {
  const { say, format, charter, locale } = words
  const called = nameInText(priced.yacht.slug, locale)
  const figure = ({ ledger }: PricedTrip) => charter.total(ledger.all, ledger)
  const dates = ({ trip: { stay } }: PricedTrip) =>
    format.shortDates(stay.first, addDays(stay.first, stay.nights))
  const possible = (each: PricedTrip, what: string, short: string): Possible => ({
    label: say('instead.trip', { what, price: figure(each) }),
    short,
    query: tripQuery(each.trip),
  })
  const yachts = others.map((each) => {
    const yacht = nameInText(each.yacht.slug, locale)
    return possible(each, capitalised(yacht), say('suggest.open', { yacht }))
  })
  const nearest = days.map((each) => possible(each, dates(each), say('head.nearest', { dates: dates(each) })))
  const there = (home ? [home] : []).map((each) => {
    const at = charter.at(each.yacht.home)
    return possible(each, capitalised(at), charter.say('advice.home', { name: called, at }))
  })
  const wished = [...others.map((each) => nameInText(each.yacht.slug, locale)), ...days.map(dates)]
  return {
    title: capitalised(say('instead.title', { yacht: called })),
    text: tripState(priced, words).text,
    groups: [
      { title: say('instead.others'), trips: yachts },
      { title: say('instead.days', { yacht: called }), trips: nearest },
      { title: say('instead.home', { yacht: called }), trips: there },
    ].filter(({ trips }) => trips.length > 0),
    none: others.length === 0 ? say('instead.none') : undefined,
    message: capitalised(
      wished.length > 0
        ? say('instead.message', { yacht: called, wished: format.either(wished) })
        : say('instead.messageAny', { yacht: called }),
    ),
  }
}
