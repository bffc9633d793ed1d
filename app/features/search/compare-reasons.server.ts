/** What speaks for one of the compared yachts beside the others, in sentences. */
import { daysBetween } from '#charter/calendar.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import type { Difference, Trait } from '#charter/strengths.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { seatsOfTrip } from '#charter/trip-view/trip-ledger.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import type { Trip } from '#charter/trip.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { moveTo, searchWords, spanOf } from './search-words.server.ts'
import { anchoragesOf } from './trip-end.server.ts'

/**
 * The one that we begin with, and why: what guests wish for on her, that she is free, costs less, takes the children, and what she alone has.
 * @param compared with her own trip @param unlike the other one that has none of that, where a third that does is no choice
 */
export function beginSentence(
  first: PricedTrip,
  compared: readonly PricedTrip[],
  { only, costs, least }: Difference,
  { month, unlike, locale }: { month?: string; unlike?: CharterYacht; locale: Locale },
): string {
  const { say, charter, format } = searchWords(locale)
  const isTooYoung = ({ yacht, trip: { party } }: PricedTrip) => mayBeTooYoung(yacht, party)
  const takesAll = compared.some(isTooYoung) && !isTooYoung(first)
  // Where the crew sleeps is no reason to take her.
  const forGuests = only.filter((trait) => trait !== 'quarters')
  const others = compared.filter((each) => each !== first)
  const taken = others.filter(({ availability: { state } }) => state !== 'free')
  const alone = taken.length === others.length ? 'Alone' : ''
  const reasons = [
    ...(takesAll ? [say('compare.because.age', { age: youngestOn(first.yacht) })] : []),
    ...(taken.length > 0 ? [say(`compare.because.free${month ? 'Month' : ''}${alone}`)] : []),
    ...(forGuests.length > 0 ? [has()] : []),
    ...(least ? [say('compare.because.least')] : []),
    ...(costs && costs.cents < 0
      ? [
          say('compare.because.less', {
            price: charter.rounded(-costs.cents, 'USD'),
          }),
        ]
      : []),
  ]
  function has(): string {
    const what = traits(forGuests, locale)
    return unlike
      ? say('compare.because.hasUnlike', { what, than: nameInText(unlike.slug, locale) })
      : say('compare.because.has', { what })
  }
  const name = nameInText(first.trip.yacht, locale)
  const wish = charter.say(`wish.${first.trip.yacht}`)
  if (reasons.length === 0) return say('compare.begin', { name, wish })
  const why = format.all(reasons)
  return say('compare.beginBecause', {
    name,
    wish,
    why,
    Why: capitalised(why),
    all: format.all([wish, ...reasons]),
  })
}

/**
 * What the one that we begin with leaves out where she turns back for her next guests, and which other one does not, if one
 * can be had.
 * @param near trips of the others on other days, where they are taken; of each the nearest first
 * @param whole her own next one that leaves nothing out
 */
export function leavesOutSentence(
  first: PricedTrip,
  compared: readonly PricedTrip[],
  near: readonly PricedTrip[],
  whole: PricedTrip | undefined,
  locale: Locale,
): string[] {
  const { say, charter, format } = searchWords(locale)
  const words = tripWords(locale)
  const missed = missedOn(first, words)
  const goesOn = (each: PricedTrip) =>
    each.trip.waters === first.trip.waters && each.availability.state === 'free' && !missedOn(each, words)
  if (!missed) return []
  const { port, sights } = missed
  const others = compared.filter(goesOn)
  if (others.length === 0) {
    const [other] = near.filter(goesOn).toSorted((a, b) => inDollars(a) - inDollars(b))
    const seen = format.all(anchoragesOf(first, words).filter((place) => place !== port))
    return [
      say('compare.leavesOutAlone', { port, seen, sights }),
      ...(whole && (!other || daysFrom(whole) < daysFrom(other))
        ? [
            say('compare.takeHer', {
              yacht: nameInText(whole.trip.yacht, locale),
              span: spanned(whole, locale),
              price: charter.rounded(inDollars(whole), 'USD'),
            }),
          ]
        : other
          ? [takeOn(other)]
          : []),
    ]
  }
  const yachts = format.either(others.map(({ trip }) => nameInText(trip.yacht, locale)))
  return [say('compare.leavesOut', { sights, yachts })]

  function daysFrom({ trip }: PricedTrip): number {
    return Math.abs(daysBetween(first.trip.stay.first, trip.stay.first))
  }
  function takeOn(other: PricedTrip): string {
    const [seats, more] = [seatsOn(other) - seatsOn(first), withSeats(other) - withSeats(first)]
    return say(`compare.takeOn${more <= 0 ? '' : seats > 0 ? 'WithFlight' : 'ForMore'}`, {
      yacht: nameInText(other.trip.yacht, locale),
      span: spanned(other, locale),
      town: townOf(other.trip.waters, locale),
      price: charter.rounded(more, 'USD'),
    })
  }
}

/** The city to which guests of these waters fly home from an airstrip. */
export const townOf = (waters: WatersId, locale: Locale): string =>
  tripWords(locale).copy.journey.cities[waters]

/** "from 6 to 13 February" */
export function spanned({ trip }: PricedTrip, locale: Locale): string {
  return searchWords(locale).say('compare.costs.span', { days: daysInWords(...spanOf(trip), locale) })
}

/** Cents for the flight home in a small aircraft, where she ends at an airstrip. */
export const seatsOn = (priced: PricedTrip): number => seatsOfTrip(priced)?.cents ?? 0
const withSeats = (priced: PricedTrip): number => inDollars(priced) + seatsOn(priced)

type Beside = {
  /** The only other one. */
  other?: CharterYacht
  /** Who share her price. */
  persons: number
  /** Hers, all at one price, and those of the yacht beside which it is told, where they differ. */
  days?: { hers: PricedTrip[]; theirs: PricedTrip }
  /** Cents for the way home by air, which only she needs. */
  seats: number
  /** The trip asked for. */
  asked: Trip
  locale: Locale
}

/** What she alone has, how much longer she is, and of a dearer one how much more each guest pays. */
export function differenceSentences(
  { only, longer, costs, least }: Difference,
  { other, persons, days, seats, asked, locale }: Beside,
): string[] {
  const { say, charter, format } = searchWords(locale)
  const of = other ? 'Two' : 'Three'
  const named = (yacht: CharterYacht | undefined) => (yacht ? nameInText(yacht.slug, locale) : '')
  const metres = `${format.number(longer ?? 0, 1)}\u00a0m`
  return [
    ...(only.length > 0 ? [say(`compare.only${of}`, { what: traits(only, locale) })] : []),
    ...(longer ? [say(`compare.longest${of}`, { metres, than: named(other) })] : []),
    ...(costs && costs.cents > 0 ? [costSentence(costs)] : []),
    ...(least ? [say('compare.least')] : []),
  ]

  function moved({ trip }: PricedTrip): string {
    return say(`results.answer.move.${moveTo(asked, trip)}`)
  }

  function keyOf({ hers, theirs }: NonNullable<Beside['days']>) {
    if (theirs.trip.stay.first !== asked.stay.first) return 'otherDays'
    return hers.every(({ trip }) => moveTo(asked, trip) !== 'other') ? 'moved' : 'movedTo'
  }

  function costSentence({ than, cents }: NonNullable<Difference['costs']>): string {
    const key = days ? keyOf(days) : 'more'
    const [flight, more] =
      seats > 0
        ? [say('compare.costs.flight', { town: townOf(asked.waters, locale) }), cents + seats]
        : ['', cents]
    const sentence = say(`compare.costs.${key}`, {
      than: named(than),
      flight,
      each: charter.rounded(more / persons, 'USD'),
      price: charter.rounded(more, 'USD'),
      ...(days && {
        hers: format.either(days.hers.map((each) => spanned(each, locale))),
        theirs: spanned(days.theirs, locale),
        move: format.either([...new Set(days.hers.map(moved))]),
      }),
    })
    return capitalised(sentence)
  }
}

function traits(only: readonly Trait[], locale: Locale): string {
  const { say, format } = searchWords(locale)
  return format.all(only.map((trait) => say(`compare.has.${trait}`)))
}
