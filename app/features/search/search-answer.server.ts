/** The answer to a search in a few sentences, the best yacht first, and where the button below them leads. */
import type { TripSearch } from '#charter/search-trips.ts'
import { convert } from '#charter/money.ts'
import { isAvailable, type PricedTrip } from '#charter/price-trip.ts'
import { spared } from '#charter/better-trip.ts'
import { highSeasonsOf, seasonNights } from '#charter/high-season.ts'
import { hotelNightsOf } from '#charter/planned-days.ts'
import type { Together } from '#charter/two-yachts.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { askQuery } from './asked-trip.server.ts'
import { type NextStep, nextStep } from './next-step.server.ts'
import { type Advice, isBetterForTwo, searchAdvice } from './search-advice.server.ts'
import { searchWords, spanOf } from './search-words.server.ts'
import { ageNote } from './yacht-notes.server.ts'
import { togetherPrice } from './together-price.server.ts'

/** `further`: paragraphs about the days, what they come to, and other yachts; `besides`: how she comes, and the weather. */
type Answer = {
  sentences: string[]
  further?: string[]
  /** Whether it says what the price leaves out. */
  tellsExtra?: boolean
  besides?: string[]
  next?: NextStep
}

type Besides = { both?: Together; isToldOfRain?: boolean }

export function searchAnswer(search: TripSearch, locale: Locale): Answer {
  const { trip, month, anywhere, persons, found, unfit, pairs, pairElsewhere, soonest, cheaperSoon, begin } =
    search
  const { say, charter, format, rain } = searchWords(locale)
  const { advice, told, inList } = searchAdvice(search, locale)
  const write: NextStep = {
    label: say('results.answer.write'),
    page: 'contact',
    query: askQuery({ ...trip, ...(month && { stay: { ...trip.stay, first: month } }) }, [
      { ...trip.party, persons },
    ]),
  }

  if (persons > trip.party.persons || (pairs.length > 0 && found.every(({ trips }) => trips[0]?.relocation)))
    return twoAnswer()
  return month ? monthAnswer() : dayAnswer()

  /** How she comes, for waters in which none lies, and the weather of the days. */
  function besides(priced: PricedTrip, { both, isToldOfRain = false }: Besides = {}): string[] {
    const { yacht, ledger, relocation } = priced
    const { waters } = priced.trip
    const from = charter.say(`port.${yacht.home}`)
    const smaller = unfit.filter(
      ({ yacht: { home }, because }) => home === waters && because.code === 'too-many-guests',
    )
    const how = both ? 'broughtBoth' : smaller.length === 1 ? 'broughtLarger' : 'brought'
    const [small] = smaller
    return [
      ...(relocation && !anywhere && (how !== 'brought' || smaller.length === 0)
        ? [
            say(`results.answer.${how}`, {
              waters: charter.say(`waters.${waters}`),
              place: from,
              small: small ? nameInText(small.yacht.slug, locale) : '',
              most: small ? inWords(small.yacht.guests, locale) : '',
              passage: passageOf(both ? both.trips : [priced]),
            }),
          ]
        : []),
      ...leftOut(ledger),
      ...(isToldOfRain ? [] : rain(priced.trip)),
    ]
  }

  /** Nights in a city before guests come aboard, and after they have left. */
  function cityFirst(priced: PricedTrip): string[] {
    const { before, after } = hotelNightsOf(priced)
    if (before === 0) return []
    const figures = {
      count: before,
      aboard: inWords(priced.ledger.aboard.nights, locale),
      inHotel: inWords(before, locale),
      town: tripWords(locale).copy.journey.cities[priced.trip.waters],
    }
    return [capitalised(say(`results.answer.${after > 0 ? 'hotelBoth' : 'hotel'}`, figures))]
  }

  /** A fee that is due there and whose height nobody knows yet. */
  function leftOut({ all, waters }: PricedTrip['ledger']): string[] {
    const besides = charter.besides(all)
    const said = { besides: besides ?? '', waters: charter.say(`waters.${waters}`) }
    return besides && !anywhere ? [tripWords(locale).say('instead.besides', said)] : []
  }

  function dayAnswer(): Answer {
    if (!begin) return { sentences: [say('results.answer.taken')], next: write }
    const { state } = begin.availability
    if (isAvailable(begin)) {
      const { lead, further, tellsExtra } =
        state === 'ask' ? unsure('ask', begin, told(begin)) : advice(begin)
      return {
        sentences: [...cityFirst(begin), ...lead],
        further: [...further, ...forTwo(begin)],
        tellsExtra,
        besides: [...highNights(begin), ...besides(begin, { isToldOfRain: state === 'free' })],
        next: nextStep(begin, locale),
      }
    }
    return {
      sentences: [
        ...soonestFirst(),
        state === 'held'
          ? say('results.answer.held', { name: inList(begin).name })
          : say('results.answer.taken'),
      ],
      besides: soonest && besides(soonest),
      next: soonest ? nextStep(soonest, locale, { isDated: true }) : write,
    }
  }

  function monthAnswer(): Answer {
    if (!begin)
      return {
        sentences: [
          ...soonestFirst(),
          say('results.noneInMonth', {
            nights: charter.say('nights', { count: trip.stay.nights }),
            way: way(),
          }),
        ],
        besides: soonest && besides(soonest),
        next: soonest ? nextStep(soonest, locale, { isDated: true }) : write,
      }
    const isFree = begin.availability.state === 'free'
    const { lead, further } = isFree ? advice(begin) : unsure('monthUnsure', begin, inList(begin))
    return {
      sentences: [...(isFree ? cityFirst(begin) : []), ...lead],
      further,
      besides: besides(begin, { isToldOfRain: isFree }),
      next: nextStep(begin, locale, { isDated: true }),
    }
  }

  /** Of a yacht that we cannot promise for these days. */
  function unsure(key: 'ask' | 'monthUnsure', priced: PricedTrip, words: Record<string, string>): Advice {
    const lead = [say(`results.answer.${key}`, words), ...ageNote(priced, locale)]
    return { lead, further: [], tellsExtra: false }
  }

  function soonestFirst(): string[] {
    if (!soonest) return []
    return [
      say('results.answer.soonest', inList(soonest)),
      ...cityFirst(soonest),
      ...ageNote(soonest, locale),
    ]
  }

  function twoAnswer(): Answer {
    const [pair] = pairs
    const [stay] = pair?.stays ?? []
    if (!pair || !stay)
      return {
        sentences: [say(`results.answer.${search.beyondTwo ? 'byHand' : 'twoTaken'}`, { persons })],
        next: write,
      }
    if (month && !pair.asked) {
      const nights = charter.say('nights', { count: trip.stay.nights })
      return {
        sentences: [
          say('results.answer.twoNext', togetherSaid(stay)),
          ...(pairElsewhere
            ? [
                say('results.answer.twoElsewhere', {
                  ...togetherSaid(pairElsewhere.stays[0]!),
                  month: format.monthOfYear(month),
                }),
              ]
            : []),
          say('results.answer.twoNone', { persons, nights, way: way(), month: format.monthOfYear(month) }),
        ],
        besides: besides(stay.trips[0], { both: stay }),
        next: write,
      }
    }
    const key = month ? 'twoMonth' : pair.asked ? 'two' : 'twoNear'
    return {
      sentences: [say(`results.answer.${key}`, { persons, ...togetherSaid(stay) })],
      besides: besides(stay.trips[0], { both: stay }),
    }
  }
  /** For waters in which none lies: that the days at sea have to be free as well. */
  function way(): string {
    const lies = [...found, ...unfit].some(({ yacht: { home } }) => home === trip.waters)
    return anywhere || lies ? '' : say('results.answer.wayToo')
  }
  /** How many nights of a stay cost more. */
  function highNights({ ledger: { aboard } }: PricedTrip): string[] {
    const { high } = seasonNights(aboard)
    if (high === 0) return []
    const nights = charter.say('nights', { count: aboard.nights })
    const seasons = highSeasonsOf(aboard).map((id) => say(`results.highSeasons.${id}.name`))
    return [say('results.answer.high', { count: high, nights, seasons: format.all(seasons) })]
  }
  /** The yacht that is better for two, on days nearby. */
  function forTwo(best: PricedTrip): string[] {
    if (!cheaperSoon || !isBetterForTwo(cheaperSoon)) return []
    const less = charter.rounded(spared(best, cheaperSoon), cheaperSoon.ledger.currency)
    return [say('results.answer.betterForTwo', { ...inList(cheaperSoon), less })]
  }
  function togetherSaid(stay: Together) {
    const [a, b] = stay.trips.map(({ trip: { yacht } }) => nameInText(yacht, locale))
    const { total, share } = togetherPrice(stay, locale)
    const { trip: first } = stay.trips[0]
    const waters = charter.say(`waters.${first.waters}`)
    return { a: a!, b: b!, price: total, share, waters, dates: format.dayMonths(...spanOf(first)) }
  }
  /** What of the price of one, or of two together, is the way. */
  function passageOf(trips: readonly PricedTrip[]): string {
    const { ledger: first } = trips[0]!
    const cents = trips.map(({ ledger: { lines, currency } }) =>
      convert(lines.find(({ code }) => code === 'relocation')?.cents ?? 0, currency, first.currency),
    )
    return charter.rounded(
      cents.reduce((sum, each) => sum + each, 0),
      first.currency,
    )
  }
}
