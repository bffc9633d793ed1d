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
import { searchWords, spanOf } from './search-words.server.ts'
import { anchoragesOf } from './trip-end.server.ts'

/**
 * The one that we begin with, and why: what she alone has, what guests wish for on her, that she takes the children, is free, costs less.
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
  const terms = [
    ...(takesAll ? [say('compare.because.age', { age: youngestOn(first.yacht) })] : []),
    ...(taken.length > 0 ? [say(`compare.because.free${month ? 'Month' : ''}${alone}`)] : []),
    ...(least ? [say('compare.because.least')] : []),
    ...(costs && costs.cents < 0
      ? [
          say('compare.because.less', {
            price: charter.rounded(-costs.cents, 'USD'),
          }),
        ]
      : []),
  ]
  const names = {
    name: nameInText(first.trip.yacht, locale),
    wish: charter.say(`wish.${first.trip.yacht}`),
    what: traits(forGuests, locale),
    than: unlike ? nameInText(unlike.slug, locale) : '',
  }
  const has = forGuests.length === 0 ? '' : unlike ? 'HasUnlike' : 'Has'
  const why = format.all(terms)
  return [
    say(`compare.begin${has}`, names),
    ...(terms.length > 0 ? [say('compare.terms', { why, Why: capitalised(why) })] : []),
  ].join(' ')
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
    const yacht = nameInText(first.trip.yacht, locale)
    // Another one is an answer only where it comes sooner than she does.
    const isSooner = other && (!whole || daysFrom(other) < daysFrom(whole))
    const options = [...(isSooner ? [other] : []), ...(whole ? [whole] : [])]
    return [say('compare.leavesOutAlone', { yacht, port, seen, sights }), ...take(options)]
  }
  const yachts = format.either(others.map(({ trip }) => nameInText(trip.yacht, locale)))
  return [say('compare.leavesOut', { sights, yachts })]

  function take(options: readonly PricedTrip[]): string[] {
    if (options.length === 0) return []
    // Seats that only the longer route needs are in its price.
    const more = (each: PricedTrip) => Math.max(0, seatsOn(each) - seatsOn(first))
    const price = (each: PricedTrip) => inDollars(each) + more(each)
    const isSame = options.length === 1 && price(options[0]!) === inDollars(first)
    const said = options.map((each) =>
      say(`compare.option${isSame ? 'Same' : ''}`, {
        yacht: nameInText(each.trip.yacht, locale),
        span: spanned(each, locale),
        price: charter.rounded(price(each), 'USD'),
      }),
    )
    const flies = options.some((each) => more(each) > 0)
    const flight = flies ? say('compare.takeFlight', { town: townOf(first.trip.waters, locale) }) : ''
    return [say('compare.take', { options: format.either(said), flight })]
  }
  function daysFrom({ trip }: PricedTrip): number {
    return Math.abs(daysBetween(first.trip.stay.first, trip.stay.first))
  }
}

/** The city to which guests of these waters fly home from an airstrip. */
const townOf = (waters: WatersId, locale: Locale): string => tripWords(locale).copy.journey.cities[waters]

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

  function costSentence({ than, cents }: NonNullable<Difference['costs']>): string {
    const flies = seats > 0
    const more = flies ? cents + seats : cents
    const key = days ? (isAsked(days.theirs) ? 'onDays' : 'otherDays') : flies ? 'moreWithFlight' : 'more'
    const sentence = say(`compare.costs.${key}`, {
      than: named(than),
      flight: flies ? say('compare.costs.flight', { town: townOf(asked.waters, locale) }) : '',
      town: townOf(asked.waters, locale),
      each: charter.rounded(more / persons, 'USD'),
      price: charter.rounded(more, 'USD'),
      ...(days && {
        total: charter.rounded(flies ? withSeats(days.hers[0]!) : inDollars(days.hers[0]!), 'USD'),
        hers: format.either(days.hers.map((each) => spanned(each, locale))),
        theirs: spanned(days.theirs, locale),
      }),
    })
    return capitalised(sentence)
  }
  function isAsked({ trip }: PricedTrip): boolean {
    return trip.stay.first === asked.stay.first
  }
}

function traits(only: readonly Trait[], locale: Locale): string {
  const { say, format } = searchWords(locale)
  return format.all(only.map((trait) => say(`compare.has.${trait}`)))
}
