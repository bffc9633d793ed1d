/** The offer as a letter, written from the rules alone: the default, and what stands where no language model does. */
import { createInstance } from 'i18next'
import type { Locale } from '#content/locales.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import type { DestinationId, Money } from '#content/schema.ts'
import type { Estimate, Line, Offer, Offered, Reason, Warning } from './offer.ts'
import type { TripRequest } from './request.ts'

/** How the page writes figures: the formats of app/site.ts. */
export type Figures = { money: (money: Money) => string; number: (value: number, digits?: number) => string; date: (iso: string) => string; month: (month: number) => string }
export type WordsInput = { locale: Locale; copy: OfferCopy; figures: Figures; waters: Record<DestinationId, string> }
type Values = Record<string, string | number>

/** The offer's sentences in one language. */
export function offerWords({ locale, copy, figures, waters }: WordsInput) {
  const instance = createInstance({ lng: locale, resources: { [locale]: { offer: copy } }, defaultNS: 'offer', interpolation: { escapeValue: false }, showSupportNotice: false } as Parameters<typeof createInstance>[0])
  void instance.init()
  /** Text of a key; `count` chooses the plural. */
  const say = (key: string, values: Values = {}): string => instance.t(key as never, values as never) as unknown as string

  function price({ low, high, currency, lines }: Estimate): string {
    const [from, to] = [figures.money({ amount: low, currency }), figures.money({ amount: high, currency })]
    if (low !== high) return say('panel.range', { low: from, high: to })
    return say(lines.some(({ code }) => code === 'boat') ? 'panel.exactly' : 'panel.from', { low: from })
  }
  function reason(each: Reason, type: string): string {
    switch (each.code) {
      case 'room': return say('reasons.room', { guests: each.guests, cabins: each.cabins })
      case 'base': case 'elsewhere': return say(`reasons.${each.code}`, { waters: waters[each.destination] })
      case 'type': return say(`reasons.type.${type}`)
      case 'wish': return say(`reasons.wishes.${each.wish}`)
      case 'by-person': return say('reasons.by-person')
      case 'week-price': return say('reasons.week-price', { price: figures.money(each.price) })
    }
  }
  function line(each: Line, currency: Money['currency'], dated: boolean): string {
    const rate = 'rate' in each ? figures.money({ amount: each.rate, currency }) : ''
    switch (each.code) {
      case 'days': case 'boat': return say(`lines.${each.code}`, { count: each.count, rate })
      case 'persons': case 'children': return say(`lines.${each.code}`, { count: each.persons, nights: each.count, rate })
      case 'minimum': return say('lines.minimum')
      case 'high-season': return each.possible ? (dated ? say('lines.highSeasonListed', { count: each.days }) : say('lines.highSeasonOpen')) : say('lines.highSeason', { count: each.days, percent: each.percent })
    }
  }
  const warning = (each: Warning): string => say(`warnings.${each.code}`, { ...each })
  function season({ season: advice, dates }: Offer): string[] {
    if (!advice || !dates) return []
    const named = advice.months.map(({ month, kind }) => capital(say(`seasons.${kind}`, { month: figures.month(month) })))
    return dates.highSeasonDays > 0 ? [...named, say('seasons.highSeason', { count: dates.highSeasonDays })] : named
  }
  return { say, price, reason, line, warning, season }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where the offered part of an itinerary begins and ends, and how far it is. */
export type Route = { from: string; to: string; distanceNm: number }
type LetterInput = { offer: Offer; request: Pick<TripRequest, 'name' | 'flightOption' | 'chartingRegion'>; input: WordsInput; types: Record<string, string>; regionName?: string; route?: Route; brand: string }

/** The letter as paragraphs. Every figure in it is the offer's. */
export function ruleLetter({ offer, request, input, types, regionName, route, brand }: LetterInput): string[] {
  const words = offerWords(input)
  const { say, price } = words
  const { figures, waters } = input
  const { dates, days, yachts, itinerary, warnings } = offer
  const place = regionName ?? (itinerary && waters[itinerary.destination])
  const when = dates && { first: figures.date(dates.first), last: figures.date(dates.last) }
  const opening = place ? (when ? say('letter.openingDated', { days, waters: place, ...when }) : say('letter.opening', { days, waters: place })) : say('letter.openingAnywhere', { days })
  const [first, second, third] = yachts
  const name = request.name.trim()
  return [
    name ? say('letter.greetingNamed', { name }) : say('letter.greeting'),
    opening,
    ...(first ? [say('letter.first', { name: first.name, reasons: list(reasonsOf(first), say('letter.and')), price: price(first.estimate) }), ...others()] : [say('letter.none')]),
    ...(route && itinerary ? [say(route.from === route.to ? 'letter.itineraryStay' : 'letter.itinerary', { ...route, distance: figures.number(route.distanceNm), days: itinerary.days })] : []),
    [...words.season(offer), ...warnings.filter(({ code }) => code !== 'too-many').map(words.warning)].join(' '),
    `${say('letter.included')} ${say(`letter.flight.${request.flightOption || 'open'}`)}`,
    say('letter.closing'),
    say('letter.signature', { brand }),
  ].filter(Boolean)

  function reasonsOf({ reasons, slug }: Offered): string[] {
    return reasons.slice(0, 3).map((each) => words.reason(each, types[slug]!))
  }
  function others(): string[] {
    if (!second) return []
    const values = { name: second.name, price: price(second.estimate) }
    return [third ? say('letter.secondAndThird', { ...values, other: third.name, otherPrice: price(third.estimate) }) : say('letter.second', values)]
  }
}

function list(items: string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
