/** Numbers of a paragraph held against the offer: money, days, guests, cabins, yachts. Everything else with a number is refused. */
import type { Locale } from '#content/locales.ts'
import type { Offer, Offered } from '#offer/offer.ts'
import { besideCurrency } from './dates.server.ts'
import { moneyText } from './prompt.server.ts'
import { type FoundNumber, numbersIn } from './numbers.server.ts'

/** What the words behind a number count. Matched at the beginning of a word. */
const units: Record<
  Locale,
  [kind: 'days' | 'weeks' | 'guests' | 'adults' | 'children' | 'cabins' | 'yachts', RegExp][]
> = {
  en: [
    ['days', /^(?:days?|nights?)$/iu],
    ['weeks', /^(?:weeks?)$/iu],
    ['guests', /^(?:guests?|people|persons?|travellers?|friends|berths?)$/iu],
    ['adults', /^adults?$/iu],
    ['children', /^(?:child|children|kids?)$/iu],
    ['cabins', /^cabins?$/iu],
    ['yachts', /^(?:yachts?|boats?|catamarans?|vessels?|options?|suggestions?|proposals?)$/iu],
  ],
  es: [
    ['days', /^(?:d[ií]as?|noches?|jornadas?)$/iu],
    ['weeks', /^semanas?$/iu],
    [
      'guests',
      /^(?:hu[eé]sped(?:es)?|personas?|viajer[oa]s?|pasajer[oa]s?|invitad[oa]s?|amig[oa]s|plazas?)$/iu,
    ],
    ['adults', /^adult[oa]s?$/iu],
    ['children', /^(?:niñ[oa]s?|hij[oa]s?|menor(?:es)?)$/iu],
    ['cabins', /^(?:camarotes?|cabinas?)$/iu],
    [
      'yachts',
      /^(?:yates?|barcos?|catamaran(?:es)?|catamarán|veleros?|opci[oó]n(?:es)?|propuestas?|sugerencias?)$/iu,
    ],
  ],
  de: [
    ['days', /^(?:tag|nacht|nächt|tägig)/iu],
    ['weeks', /^(?:woche|wöchig)/iu],
    ['guests', /^(?:gast|gäst|person|mensch|reisende|freund|köpfig|koje|plätze)/iu],
    ['adults', /^erwachsen/iu],
    ['children', /^(?:kind|kinder|kindern)$/iu],
    ['cabins', /^kabine/iu],
    ['yachts', /^(?:yacht|boot|katamaran|schiff|segelyacht|motoryacht|vorschl|möglichkeit)/iu],
  ],
}
/** Things that an offer has no number of. */
const measures: Record<Locale, RegExp> = {
  en: /^(?:hours?|minutes?|months?|years?|metres?|meters?|feet|ft|m|nm|miles?|knots?|degrees?|percent|stars?|crew|anchorages|islands?|am|pm|k|x|times?)$/iu,
  es: /^(?:horas?|minutos?|mes(?:es)?|años?|metros?|m|mn|millas?|nudos?|grados?|por|estrellas?|tripulantes?|fondeaderos|islas?|veces|k|x)$/iu,
  de: /^(?:stunde|minute|monat|jahr|meter|m$|sm$|meile|knoten|grad|prozent|stern|crew|uhr|ankerpl|insel|mal|fach|k$|x$)/iu,
}
/** All that a sentence with a price may say besides the price: that it is the estimate, for everybody and all days. */
const priceWords: Record<Locale, string> = {
  en: 'all an and are at boat comes between cost costs days estimate estimated everyone everybody for group family guests her in is it nights of on board our party people persons reckon reckoned she that the this to together trip two three four five six seven eight nine ten eleven twelve fourteen we whole with would be you your yacht entire number price stay weeks',
  es: 'a al bordo calculamos con costaría cuesta de del dos tres cuatro cinco seis siete ocho nueve diez once doce catorce días el en entre es estimación estimamos familia grupo huéspedes la las lo los noches nuestra para personas por precio que semanas según sería su todo toda todos todas total un una viaje y yate',
  de: 'alle allen an beträgt bei bis bord das der die den dem ergibt familie für ganze ganzen gäste gruppe insgesamt ist kommt kostet liegt mit nächte personen preis rechnen reise schätzen schätzung sie tage tagen und unsere unserer von wir wochen würde yacht zusammen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf vierzehn auf es',
}
const weekWords: Record<Locale, RegExp> = {
  en: /\b(?:weeks?|fortnight)\b/iu,
  es: /(?<!fin de )(?<!\p{L})semanas?(?!\p{L})/iu,
  de: /(?<!\p{L})Wochen?(?!\p{L})/iu,
}
const currencyMark =
  /[$€£¥]|(?<!\p{L})(?:USD|EUR|US|GBP|CHF|CAD|AUD|MXN|COP|PAB|dollars?|euros?|cents?|pounds?|sterling|francs?|d[oó]lar(?:es)?|centavos?|pesos?|libras?|francos?|balboas?|US-Dollar|pfund|franken|bitcoins?|crypto\p{L}*)(?!\p{L})/iu
export type AmountFlaw = 'number' | 'amount'

/** `text` is without names and dates. A yacht's own paragraph may name her price, guests and cabins; the others may not. */
export function amountFlaw(
  text: string,
  locale: Locale,
  offer: Offer,
  yacht: Offered | undefined,
): AmountFlaw | undefined {
  const ends = yacht
    ? [...new Set([yacht.estimate.low, yacht.estimate.high])].map((amount) =>
        asWritten(amount, yacht, locale),
      )
    : []
  const rest = ends.reduce((all, end) => all.replace(end, (match) => '§'.repeat(match.length)), text)
  const named = ends.filter((end) => text.search(end) >= 0).length
  const numbers = numbersIn(rest, locale)
  if (
    (named > 0 && named < ends.length) ||
    currencyMark.test(rest) ||
    numbers.some((each) => isMoney(rest, each))
  )
    return 'amount'
  if (sentencesOf(rest).some((sentence) => sentence.includes('§') && !plainPrice(sentence, locale, offer)))
    return 'amount'
  if (weekWords[locale].test(rest) && offer.days % 7 !== 0) return 'number'
  return numbers.some((each) => !counts(rest, each, locale, offer, yacht)) ? 'number' : undefined
}

/** An amount exactly as the page writes it, however the space in it is made. */
function asWritten(amount: number, { estimate: { currency } }: Offered, locale: Locale): RegExp {
  const escaped = moneyText(amount, currency, locale)
    .replace(/[.$]/g, String.raw`\$&`)
    .replace(/\s/g, String.raw`[ \u00a0]`)
  return new RegExp(String.raw`(?<![\p{L}\d.,$-])${escaped}(?![\p{L}\d$])(?![.,]\d)`, 'gu')
}

function isMoney(text: string, { value, start, end, figures }: FoundNumber): boolean {
  return besideCurrency(text, start, end) || (figures && (Number.isNaN(value) || value >= 100))
}

const sentencesOf = (text: string) => text.split(/(?<=[.;:!?])\s+/u)

/** A price is for the whole party and all days; whoever else or whatever less it is said to be for makes it another price. */
function plainPrice(
  sentence: string,
  locale: Locale,
  { days, party: { persons, children } }: Offer,
): boolean {
  const allowed = new Set(priceWords[locale].split(' '))
  const whole = [days, days / 7, persons, persons - children, children]
  return (
    (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => allowed.has(word)) &&
    numbersIn(sentence, locale).every(({ value }) => whole.includes(value))
  )
}

function counts(
  text: string,
  { value, start, end, figures }: FoundNumber,
  locale: Locale,
  offer: Offer,
  yacht: Offered | undefined,
): boolean {
  const behind = text.slice(end)
  // A number glued to letters or signs, or before a blotted date, is none of the offer's.
  if (
    Number.isNaN(value) ||
    /^(?::\d|[%°$€]|\s*[%°~]|\s*(?:of|de)\s+~)/u.test(behind) ||
    /(?:[\p{L}\d+$€-]|\d:)$/u.test(text.slice(0, start))
  )
    return false
  if (figures && /^\p{L}/u.test(behind)) return false
  const room = yacht?.reasons.find((reason) => reason.code === 'room')
  const { persons, children } = offer.party
  const allowed = {
    days: [offer.days],
    weeks: offer.days % 7 === 0 ? [offer.days / 7] : [],
    guests: [persons, room?.guests],
    adults: [persons - children],
    children: [children],
    cabins: [room?.cabins],
    yachts: Array.from({ length: offer.yachts.length }, (_, i) => i + 1),
  }
  const words = (/^[\s-]*[^.,;:()\d]*/u.exec(behind)?.[0].match(/\p{L}+/gu) ?? []).slice(0, 3)
  for (const word of words) {
    const unit = units[locale].find(([, pattern]) => pattern.test(word))
    if (unit) return (allowed[unit[0]] as (number | undefined)[]).includes(value)
    if (measures[locale].test(word)) return false
  }
  return !figures && [offer.days, persons, persons - children, children, offer.yachts.length].includes(value)
}
