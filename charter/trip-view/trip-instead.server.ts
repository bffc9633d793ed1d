/** A trip that cannot be had, in words: what can be instead, and what the page asks for. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { betterSentence } from '../better-words.ts'
import { addDays } from '../calendar.ts'
import type { Instead } from '../instead.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { tripQuery } from '../trip.ts'
import { daysDifference, yachtDifference } from './difference-words.server.ts'
import { heldSentences, whyNot } from './why-not.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** A trip that can be had; `query` of its address, `short` for a button. */
type Possible = { label: string; note?: string; short: string; query: string }
export type TripInstead = {
  title: string
  /** Why, or what we would do; nothing where the title has said it. */
  text?: string
  groups: { title: string; trips: Possible[]; note?: string }[]
  /** What comes on top of all of these prices. */
  besides?: string
  /** Why there is nothing on these days, where no other yacht is free. */
  none?: string
  /** Above the price of the trip that cannot be had. */
  compare: string
  /** What to write to us. */
  ask: string
  /** What the guest asks for instead. */
  message: string
}

export function tripInstead(priced: PricedTrip, instead: Instead, words: TripWords): TripInstead {
  const { others, advised, inTurn, near, held, left, days, farOff, home } = instead
  const { say, format, charter, locale } = words
  const called = nameInText(priced.yacht.slug, locale)
  const { ledger, trip } = priced
  const dates = ({ trip: { stay } }: PricedTrip) =>
    format.shortDates(stay.first, addDays(stay.first, stay.nights))
  const nameOf = ({ yacht: { slug } }: PricedTrip) => nameInText(slug, locale)
  const dated = (key: 'yachtOn' | 'withYacht' | 'openWith', each: PricedTrip) =>
    say(`instead.${key}`, { yacht: nameOf(each), dates: dates(each) })
  const possible = (each: PricedTrip, what: string, short: string, note = ''): Possible => ({
    label: say('instead.trip', { what: capitalised(what), price: figureOf(each) }),
    ...(note && { note }),
    short,
    query: tripQuery(each.trip),
  })
  const withYacht = (each: PricedTrip, what: string) =>
    possible(each, what, say('suggest.open', { yacht: nameOf(each) }), yachtDifference(priced, each, words))
  const onDays = (each: PricedTrip, what = dates(each)) =>
    possible(each, what, say('head.nearest', { dates: dates(each) }), daysDifference(priced, each, words))
  const nightsOf = ({ trip: { stay } }: PricedTrip) => charter.say('nights', { count: stay.nights })
  const rest = left.map((each) => {
    const span = { dates: dates(each), nights: nightsOf(each) }
    return onDays(each, say('instead.left', span))
  })
  const turns = (inTurn?.trips ?? []).map((each) =>
    possible(each, dated('withYacht', each), dated('openWith', each)),
  )
  const there = (home ? [home] : []).map((each) => {
    const at = charter.at(each.yacht.home)
    return possible(each, at, charter.say('advice.home', { name: called, at }))
  })
  const groups = [
    { title: say('instead.others'), trips: others.map((each) => withYacht(each, nameOf(each))) },
    {
      title: say('instead.inTurn', { nights: nightsOf(priced) }),
      trips: turns,
      note: inTurn && say('instead.together', together(inTurn)),
    },
    { title: say('instead.rest'), trips: rest },
    { title: say('instead.near'), trips: near.map((each) => withYacht(each, dated('yachtOn', each))) },
    {
      title: say(farOff ? 'instead.daysFar' : 'instead.days', { yacht: called }),
      trips: days.map((each) => onDays(each)),
    },
    { title: say('instead.home', { yacht: called }), trips: there },
  ].filter(({ trips }) => trips.length > 0)
  const wished = [
    ...others.map(nameOf),
    ...(inTurn ? [format.all(inTurn.trips.map((each) => dated('withYacht', each)))] : []),
    ...[...left, ...days].map(dates),
  ]
  const isTooFar = stateOf(priced) === 'tooFar'
  const why = whyNot(priced, instead, words)
  const besides = charter.besides(ledger.all)
  return {
    title: why.title,
    text: advised ? betterSentence(priced, advised, charter, locale) : why.text,
    groups,
    besides:
      besides && groups.some(({ trips }) => trips.length > there.length)
        ? say('instead.besides', { besides, waters: charter.say(`waters.${trip.waters}`) })
        : undefined,
    none: others.length > 0 || inTurn ? undefined : (heldSentences(held, words) ?? say('instead.none')),
    compare: say('instead.compare', { yacht: called }),
    ask: say(isTooFar ? 'instead.askTextTooFar' : 'instead.askText'),
    message: capitalised(
      wished.length > 0
        ? say('instead.message', { yacht: called, wished: format.either(wished) })
        : say('instead.messageAny', { yacht: called }),
    ),
  }

  /** What comes on top of the price in the waters asked for is said once for all of them. */
  function figureOf(each: PricedTrip): string {
    const all = each.trip.waters === trip.waters ? { ...each.ledger.all, without: [] } : each.ledger.all
    return charter.total(all, each.ledger)
  }

  function together({ trips: [first, ...later], all, once, perPerson }: NonNullable<Instead['inTurn']>) {
    return {
      price: charter.total({ ...all, without: [] }, first!.ledger),
      once: once.map((fee) => say('instead.once', { fee: charter.say(`missing.${fee}`) })).join(''),
      each: charter.share(perPerson, first!.ledger),
      days: format.all(later.map(({ trip: { stay } }) => format.dayMonth(stay.first))),
    }
  }
}
