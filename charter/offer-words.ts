/** The offer's single sentences in one language, for the panel and for the letter. */
import type { Formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import type { DestinationId, Money } from '#content/schema.ts'
import { textInstance, textOf } from '#content/text-instance.ts'
import type { Estimate, Line } from './estimate.ts'
import type { Offer, Reason, Warning } from './offer.ts'

export type WordsInput = { locale: Locale; copy: OfferCopy; figures: Formats }

export function offerWords({ locale, copy, figures }: WordsInput) {
  const say = textOf(textInstance(locale, copy, 'offer.ts'))
  const placeOf = (destination: DestinationId) => copy.places[destination]

  function price({ low, high, currency, lines }: Estimate): string {
    const [from, to] = [figures.money({ amount: low, currency }), figures.money({ amount: high, currency })]
    if (low !== high) return say('panel.range', { low: from, high: to })
    return say(lines.some(({ code }) => code === 'boat') ? 'panel.exactly' : 'panel.from', { low: from })
  }
  function reason(each: Reason, type: string): string {
    switch (each.code) {
      case 'room':
        return say('reasons.room', { guests: each.guests, cabins: each.cabins })
      case 'base':
      case 'elsewhere':
        return say(`reasons.${each.code}`, { place: placeOf(each.destination) })
      case 'type':
        return say(`reasons.type.${type}`)
      case 'wish':
        return say(`reasons.wishes.${each.wish}`)
      case 'by-person':
        return say('reasons.by-person')
      case 'week-price':
        return say('reasons.week-price', { price: figures.money(each.price) })
    }
  }
  function line(each: Line, currency: Money['currency'], dated: boolean): string {
    const rate = 'rate' in each ? figures.money({ amount: each.rate, currency }) : ''
    switch (each.code) {
      case 'days':
      case 'boat':
        return say(`lines.${each.code}`, { count: each.count, rate })
      case 'persons':
      case 'children':
        return say(`lines.${each.code}`, { count: each.persons, nights: each.count, rate })
      case 'minimum':
      case 'stated':
        return say(`lines.${each.code}`)
      case 'high-season':
        return each.possible
          ? dated
            ? say('lines.highSeasonListed', { count: each.days })
            : say('lines.highSeasonOpen')
          : say('lines.highSeason', { count: each.days, percent: each.percent })
    }
  }
  function warning(each: Warning): string {
    if (each.code === 'return') return say('warnings.return', { last: figures.date(each.last) })
    if (each.code === 'no-yacht') return say('warnings.no-yacht', { region: copy.form.regions[each.region] })
    return say(
      each.code === 'too-many' && each.everywhere ? 'warnings.too-many-everywhere' : `warnings.${each.code}`,
      { ...each },
    )
  }
  /** Advice for the months of the trip; months of a kind are named together. The letter leaves hurricanes to their warning. */
  function season({ season: advice, dates }: Offer, { hurricane = true } = {}): string[] {
    if (!advice || !dates) return []
    const kinds = [...new Set(advice.months.map(({ kind }) => kind))].filter(
      (kind) => hurricane || kind !== 'hurricane',
    )
    const named = kinds.map((kind) => {
      const months = advice.months
        .filter((each) => each.kind === kind)
        .map(({ month }) => figures.month(month))
      return capital(say(`seasons.${kind}`, { month: months.join(` ${say('and')} `), count: months.length }))
    })
    return dates.highSeasonDays > 0
      ? [...named, say('seasons.highSeason', { count: dates.highSeasonDays })]
      : named
  }
  return { say, placeOf, price, reason, line, warning, season }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
