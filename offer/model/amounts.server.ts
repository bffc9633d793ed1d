/** Numbers of a paragraph held against the offer: money, days, guests, cabins, yachts. Everything else with a number is refused. */
import type { Locale } from '#content/locales.ts'
import type { Offer, Offered } from '#offer/offer.ts'
import { besideCurrency } from './dates.server.ts'
import { type FoundNumber, numbersIn } from './numbers.server.ts'

/** What the words behind a number count. Matched at the beginning of a word. */
const units: Record<Locale, [kind: 'days' | 'weeks' | 'guests' | 'adults' | 'children' | 'cabins' | 'yachts', RegExp][]> = {
  en: [['days', /^(?:days?|nights?)$/iu], ['weeks', /^(?:weeks?)$/iu], ['guests', /^(?:guests?|people|persons?|travellers?|friends|berths?)$/iu], ['adults', /^adults?$/iu], ['children', /^(?:child|children|kids?)$/iu], ['cabins', /^cabins?$/iu], ['yachts', /^(?:yachts?|boats?|catamarans?|vessels?|options?|suggestions?|proposals?)$/iu]],
  es: [['days', /^(?:d[ií]as?|noches?|jornadas?)$/iu], ['weeks', /^semanas?$/iu], ['guests', /^(?:hu[eé]sped(?:es)?|personas?|viajer[oa]s?|pasajer[oa]s?|invitad[oa]s?|amig[oa]s|plazas?)$/iu], ['adults', /^adult[oa]s?$/iu], ['children', /^(?:niñ[oa]s?|hij[oa]s?|menor(?:es)?)$/iu], ['cabins', /^(?:camarotes?|cabinas?)$/iu], ['yachts', /^(?:yates?|barcos?|catamaran(?:es)?|catamarán|veleros?|opci[oó]n(?:es)?|propuestas?|sugerencias?)$/iu]],
  de: [['days', /^(?:tag|nacht|nächt|tägig)/iu], ['weeks', /^(?:woche|wöchig)/iu], ['guests', /^(?:gast|gäst|person|mensch|reisende|freund|köpfig|koje|plätze)/iu], ['adults', /^erwachsen/iu], ['children', /^(?:kind|kinder|kindern)$/iu], ['cabins', /^kabine/iu], ['yachts', /^(?:yacht|boot|katamaran|schiff|segelyacht|motoryacht|vorschl|möglichkeit)/iu]],
}
/** Things that an offer has no number of. */
const measures: Record<Locale, RegExp> = {
  en: /^(?:hours?|minutes?|months?|years?|metres?|meters?|feet|ft|m|nm|miles?|knots?|degrees?|percent|stars?|crew|anchorages|islands?|am|pm|k|x|times?)$/iu,
  es: /^(?:horas?|minutos?|mes(?:es)?|años?|metros?|m|mn|millas?|nudos?|grados?|por|estrellas?|tripulantes?|fondeaderos|islas?|veces|k|x)$/iu,
  de: /^(?:stunde|minute|monat|jahr|meter|m$|sm$|meile|knoten|grad|prozent|stern|crew|uhr|ankerpl|insel|mal|fach|k$|x$)/iu,
}
const rates: Record<Locale, RegExp> = {
  en: /(?:\bper\b|\beach\b|\b(?:a|an|every)\s+(?:day|night|week|head|person|guest|child|cabin|family|couple)\b|\/)/iu,
  es: /(?<!\p{L})(?:cada|(?:por|al|a la|la)\s+(?:d[ií]a|noche|semana|persona|hu[eé]sped|cabeza|pareja|camarote|niñ[oa])|diari[oa]s?)(?!\p{L})|\//iu,
  de: /(?<!\p{L})(?:pro|(?:je|jede[rsmn]?|am|die|den)\s+(?:Tag|Nacht|Woche|Person|Gast|Kopf|Kabine|Kind)|täglich|Tagespreis)(?!\p{L})|\//iu,
}
const weekWords: Record<Locale, RegExp> = { en: /\b(?:weeks?|fortnight)\b/iu, es: /(?<!fin de )(?<!\p{L})semanas?(?!\p{L})/iu, de: /(?<!\p{L})Wochen?(?!\p{L})/iu }
const currencies = { USD: /US\s?\$|\$|USD|dollars?|d[oó]lar(?:es)?|US-Dollar/giu, EUR: /€|\bEUR\b|\beuros?\b/giu }
const otherCurrency = /\b(?:GBP|CHF|CAD|MXN|COP|PAB|pounds?|sterling|pesos?|libras?|francos?|balboas?|pfund|franken|bitcoins?|crypto\p{L}*)\b/iu

export type AmountFlaw = 'number' | 'amount'

/** `text` is without names and dates. A yacht's own paragraph may name her price, guests and cabins; the others may not. */
export function amountFlaw(text: string, locale: Locale, offer: Offer, yacht: Offered | undefined): AmountFlaw | undefined {
  const numbers = numbersIn(text, locale)
  const money = numbers.filter((each) => isMoney(text, each))
  const price = priceFlaw(text, locale, money, yacht)
  if (price) return price
  if (weekWords[locale].test(text) && offer.days % 7 !== 0) return 'number'
  return numbers.some((each) => !money.includes(each) && !counts(text, each, locale, offer, yacht)) ? 'number' : undefined
}

function isMoney(text: string, { value, start, end, figures }: FoundNumber): boolean {
  return besideCurrency(text, start, end) || (figures && (Number.isNaN(value) || value >= 100))
}

/** Money must be the lower or the upper end of this yacht's estimate, both or neither where they differ, and never a rate. */
function priceFlaw(text: string, locale: Locale, money: FoundNumber[], yacht: Offered | undefined): 'amount' | undefined {
  if (otherCurrency.test(text)) return 'amount'
  const named = (Object.keys(currencies) as (keyof typeof currencies)[]).filter((each) => text.search(currencies[each]) >= 0)
  if (money.length === 0) return named.length > 0 ? 'amount' : undefined
  if (!yacht) return 'amount'
  const { low, high, currency } = yacht.estimate
  if (named.some((each) => each !== currency)) return 'amount'
  const values = money.map(({ value }) => value)
  if (values.some((value) => value !== low && value !== high)) return 'amount'
  if (!values.includes(low) || !values.includes(high)) return 'amount'
  if (money.some(({ start, end }) => rates[locale].test(sentenceAround(text, start, end)))) return 'amount'
  return undefined
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('; ', start)) + 1
  const to = text.slice(end).search(/[.;](?:\s|$)/u)
  return text.slice(from, to < 0 ? undefined : end + to)
}

function counts(text: string, { value, start, end, figures }: FoundNumber, locale: Locale, offer: Offer, yacht: Offered | undefined): boolean {
  const behind = text.slice(end)
  // A number glued to letters or signs, or before a blotted date, is none of the offer's.
  if (Number.isNaN(value) || /^(?::\d|[%°$€]|\s*[%°~]|\s*(?:of|de)\s+~)/u.test(behind) || /(?:[\p{L}\d+$€-]|\d:)$/u.test(text.slice(0, start))) return false
  if (figures && /^\p{L}/u.test(behind)) return false
  const room = yacht?.reasons.find((reason) => reason.code === 'room')
  const { persons, children } = offer.party
  const allowed = { days: [offer.days], weeks: offer.days % 7 === 0 ? [offer.days / 7] : [], guests: [persons, room?.guests], adults: [persons - children], children: [children], cabins: [room?.cabins], yachts: Array.from({ length: offer.yachts.length }, (_, i) => i + 1) }
  const words = (/^[\s-]*[^.,;:()\d]*/u.exec(behind)?.[0].match(/\p{L}+/gu) ?? []).slice(0, 3)
  for (const word of words) {
    const unit = units[locale].find(([, pattern]) => pattern.test(word))
    if (unit) return (allowed[unit[0]] as (number | undefined)[]).includes(value)
    if (measures[locale].test(word)) return false
  }
  return !figures && [offer.days, persons, persons - children, children, offer.yachts.length].includes(value)
}
