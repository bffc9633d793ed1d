/** A trip that cannot be had, in words: what can be instead, and what the page asks for. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import type { YachtSlug } from '#content/schema.ts'
import { addDays, daysBetween } from '../calendar.ts'
import type { Instead } from '../instead.ts'
import type { LedgerView } from '../ledger-view.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { type Trip, tripQuery } from '../trip.ts'
import { daysInWords } from './days-in-words.ts'
import { missedOn } from './ends.server.ts'
import { daysDifference, forYacht, shareOf, turnsBack, yachtDifference } from './difference-words.server.ts'
import { entryPapers, priceCovers, priceExtra } from './price-words.server.ts'
import { seatNote } from './seat-note.server.ts'
import { tripLedger } from './trip-ledger.server.ts'
import { heldSentences, whyNot } from './why-not.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** A trip that can be had; `query` of its address, `short` for a button. */
type Possible = { label: string; note?: string; short: string; query: string }
type Group = { title: string; trips: Possible[]; note?: string }
export type TripInstead = {
  title: string
  /** What we would do instead, in one line; nothing where it takes several yachts in turn, or nothing can be had. */
  best?: Possible
  /** Why not; nothing where the title has said it. */
  text?: string
  /** The others; none of them is the best one. */
  groups: Group[]
  /** What all of these prices leave out, what they cover, and what is extra; nothing where none is in the waters asked for. */
  notes: string[]
  /** What guests need for these waters. */
  papers: string[]
  /** Why there is nothing on these days, where no other yacht is free. */
  none?: string
  /** Of the best, line by line. */
  price?: { title: string; ledger: LedgerView }
  /** Another yacht that the best is aboard of: the page opens with her picture. */
  shown?: YachtSlug
  /** What to write to us. */
  ask: string
  /** What the guest asks for instead. */
  message: string
}

/** Alternatives of one kind; `id` names its texts. */
type Kind = {
  id: 'others' | 'rest' | 'near' | 'days' | 'daysFar' | 'home'
  trips: readonly PricedTrip[]
  told: (each: PricedTrip) => Possible
}

export function tripInstead(priced: PricedTrip, instead: Instead, words: TripWords): TripInstead {
  const { others, advised, inTurn, near, held, left, days, farOff, home } = instead
  const { say, format, charter, locale } = words
  const called = nameInText(priced.yacht.slug, locale)
  const { ledger, trip } = priced
  const dates = ({ trip: { stay } }: PricedTrip) =>
    format.shortDates(stay.first, addDays(stay.first, stay.nights))
  const wholeDates = ({ trip: { stay } }: PricedTrip) =>
    daysInWords(stay.first, addDays(stay.first, stay.nights), locale)
  const nameOf = ({ yacht: { slug } }: PricedTrip) => nameInText(slug, locale)
  const dated = (key: 'yachtOn' | 'withYacht' | 'openWith', each: PricedTrip) =>
    say(`instead.${key}`, { yacht: nameOf(each), dates: dates(each) })
  const possible = (each: PricedTrip, what: string, short: string, note = ''): Possible => ({
    label: say('instead.trip', { what: capitalised(what), price: figureOf(each) }),
    ...(note && { note }),
    short,
    query: tripQuery(each.trip),
  })
  /** @param beside the trip that it is measured by @param told the one above it in its list, whose cabins have been told */
  const withYacht = (each: PricedTrip, what: string, beside: PricedTrip, told?: PricedTrip) =>
    possible(
      each,
      what,
      say('suggest.open', { yacht: nameOf(each) }),
      yachtDifference(beside, each, words, { told }),
    )
  const onDays = (each: PricedTrip, what = dates(each)) =>
    possible(
      each,
      what,
      say('head.nearest', { dates: dates(each) }),
      daysDifference(priced, each, words, { saysTurn: !turnsBackOnAll }),
    )
  // Said once below the dates.
  const turnsBackOnAll = days.length > 1 && days.every((each) => missedOn(each, words))
  const nightsOf = ({ trip: { stay } }: PricedTrip) => charter.say('nights', { count: stay.nights })
  const leftOf = (each: PricedTrip) => say('instead.left', { dates: dates(each), nights: nightsOf(each) })
  const turns = (inTurn?.trips ?? []).map((each) =>
    possible(each, dated('withYacht', each), dated('openWith', each)),
  )
  const atHome: Kind = {
    id: 'home',
    trips: home ? [home] : [],
    told: (each) => {
      const at = charter.at(each.yacht.home)
      return possible(each, at, charter.say('advice.home', { name: called, at }))
    },
  }
  const onOtherDays: Kind = {
    id: farOff ? 'daysFar' : 'days',
    trips: days.toSorted((a, b) => daysAway(trip, a) - daysAway(trip, b)),
    told: (each) => onDays(each),
  }
  const sorted = bestFirst(others, advised)
  const firstOther = sorted[0]
  const kinds: Kind[] = [
    // Beside the best of them, which can be had, rather than the yacht asked for, which cannot.
    {
      id: 'others',
      trips: sorted,
      told: (each) => withYacht(each, nameOf(each), each === firstOther ? priced : firstOther!),
    },
    { id: 'rest', trips: left, told: (each) => onDays(each, leftOf(each)) },
    ...(farOff ? [] : [onOtherDays]),
    { id: 'near', trips: near, told: (each) => withYacht(each, dated('yachtOn', each), priced, near[0]) },
    atHome,
    ...(farOff ? [onOtherDays] : []),
  ]
  const possibleKinds = kinds.filter(({ trips }) => trips.length > 0)
  const [first] = inTurn ? [] : possibleKinds
  const groups: Group[] = possibleKinds.flatMap(({ id, trips, told }) => {
    const [key, others] = id === first?.id ? [`also.${id}`, trips.slice(1)] : [id, trips]
    if (others.length === 0) return []
    const [note] = id === onOtherDays.id && turnsBackOnAll ? turnsBack('turnBackAll', days[0]!, words) : []
    return [
      { title: say(`instead.${key}`, { yacht: called }), trips: others.map(told), ...(note && { note }) },
    ]
  })
  const wished = [
    ...others.map(nameOf),
    ...(inTurn ? [format.all(inTurn.trips.map((each) => dated('withYacht', each)))] : []),
    ...[...left, ...days].map(dates),
  ]
  const isTooFar = stateOf(priced) === 'tooFar'
  const why = whyNot(priced, instead, words)
  const besides = charter.besides(ledger.all)
  return {
    title: first?.id === 'others' && stateOf(priced) === 'booked' ? freeInstead(first) : why.title,
    best: first && bestOf(first),
    text: why.text,
    groups: inTurn
      ? [
          {
            title: say('instead.inTurn', { nights: nightsOf(priced) }),
            trips: turns,
            note: say('instead.together', together(inTurn)),
          },
          ...groups,
        ]
      : groups,
    notes: possibleKinds.some(({ id }) => id !== 'home')
      ? [
          ...(besides
            ? [say('instead.besides', { besides, waters: charter.say(`waters.${trip.waters}`) })]
            : []),
          ...(first ? forYacht(first.trips[0]!, words) : []),
          priceCovers(ledger, words),
          priceExtra(trip.waters, words, { seat: false, priced: first?.trips[0] }),
        ]
      : [],
    papers: entryPapers(trip.waters, words),
    none: others.length > 0 || inTurn ? undefined : (heldSentences(held, words) ?? say('instead.none')),
    price: first && priceOf(first.trips[0]!),
    ...(first && first.trips[0]!.yacht.slug !== priced.yacht.slug && { shown: first.trips[0]!.yacht.slug }),
    ask: say(isTooFar ? 'instead.askTextTooFar' : 'instead.askText'),
    message: capitalised(
      wished.length > 0
        ? say('instead.message', { yacht: called, wished: format.either(wished) })
        : say('instead.messageAny', { yacht: called }),
    ),
  }

  /** That she is booked and another yacht is free on the same days. */
  function freeInstead({ trips: [other] }: Kind): string {
    return capitalised(say('instead.titles.bookedBut', { yacht: called, other: nameOf(other!) }))
  }

  /** The first of its kind in a sentence: who, when, and what a person pays. */
  function bestOf({ id, trips: [each], told }: Kind): Possible {
    const { yacht } = each!
    const isOther = id === 'others' || id === 'near'
    const label = say(`instead.best.${each === advised ? 'advised' : id}`, {
      yacht: nameOf(each!),
      at: charter.at(yacht.home),
      dates: wholeDates(each!),
      nights: nightsOf(each!),
      each: shareOf(each!, words),
      price: figureOf(each!),
    })
    const note = isOther
      ? [
          yachtDifference(priced, each!, words, { share: false }),
          ...seatNote(priced, each!, words),
          say('instead.wish', { wish: charter.say(`wish.${yacht.slug}`) }),
          ...choice(each!),
        ].join(' ')
      : told(each!).note
    return { ...told(each!), label: capitalised(label), ...(note && { note }) }
  }

  function priceOf(each: PricedTrip): NonNullable<TripInstead['price']> {
    const title = say('instead.lines', {
      yacht: nameOf(each),
      dates: dates(each),
    })
    return { title: capitalised(title), ledger: tripLedger(each, words) }
  }

  /** Which of the two we would take, where she is no clear choice and the yacht asked for has other days. */
  function choice(other: PricedTrip): string[] {
    const [day] = days.toSorted((a, b) => daysAway(trip, a) - daysAway(trip, b))
    if (other === advised || !day || !others.includes(other)) return []
    const missed = missedOn(other, words) ? undefined : missedOn(day, words)
    return [
      capitalised(
        say(`instead.${missed ? 'choiceGoesOn' : 'choice'}`, {
          yacht: nameOf(other),
          asked: called,
          dates: wholeDates(day),
          sights: missed?.sights ?? '',
        }),
      ),
    ]
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

const daysAway = ({ stay }: Trip, { trip }: PricedTrip) => Math.abs(daysBetween(stay.first, trip.stay.first))

/** The one that we would take before the others. */
const bestFirst = (trips: readonly PricedTrip[], best: PricedTrip | undefined) =>
  best ? [best, ...trips.filter((each) => each !== best)] : trips
