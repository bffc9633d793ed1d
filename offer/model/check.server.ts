/**
 * Holds a text that a language model wrote against the computed offer. Whatever is not plainly the offer's is a flaw,
 * and one flaw refuses the whole letter: a refused letter costs nothing, because the rules write one too.
 */
import { fleet } from '#content/fleet.ts'
import type { Locale } from '#content/locales.ts'
import type { Offer } from '#offer/offer.ts'
import { type AmountFlaw, amountFlaw } from './amounts.server.ts'
import { readDates } from './dates.server.ts'
import { knownShare, unknownNames } from './vocabulary.server.ts'

/** One paragraph; `yacht` is the slug of the yacht that it is about, or `none`. */
export type Paragraph = { yacht: string; text: string }
export type Flaw = AmountFlaw | 'signs' | 'link' | 'promise' | 'name' | 'date' | 'language' | 'form'

/** Words of a whole letter. */
export const letterWords = { least: 60, most: 280 }
const longestParagraph = 900

/** What a language model has no right to promise, and words that ask for a payment or a contact elsewhere. */
const promises: Record<Locale, RegExp> = {
  en: /\b(?:discount\w*|rebates?|reduc(?:ed|tion)s?|free of charge|for free|at no (?:extra )?(?:cost|charge)|complimentary|voucher\w*|gifts?|coupon\w*|cash ?back|refund\w*|guarantee\w*|special (?:price|offer|rate)\w*|promotion\w*|bargain\w*|cheaper|upgrade\w*|half price|reserved|booked|confirmed|deposit|transfer|payment|pay|paypal|iban|bitcoin|whatsapp|telegram|dot com)\b/iu,
  es: /(?<!\p{L})(?:descuent\p{L}*|rebaj\p{L}*|reducci[oó]n\p{L}*|gratis|gratuit\p{L}*|sin (?:costo|coste|cargo)\p{L}*|cortes[ií]a de la casa|regal\p{L}*|cup[oó]n\p{L}*|vale|reembols\p{L}*|devoluci[oó]n\p{L}*|garant\p{L}*|precio especial|oferta especial|promoci\p{L}*|ganga|más barat\p{L}*|reservad\p{L}*|confirmad\p{L}*|dep[oó]sito|transferencia|pag(?:o|ar|ue|os)|paypal|iban|bitcoin|whatsapp|telegram|punto com)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}*rabatt\p{L}*|\p{L}*nachl(?:ass|ässe|asse)\p{L}*|ermäßig\p{L}*|vergünstig\p{L}*|reduzier\p{L}*|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|geschenk\p{L}*|schenken|gutschein\p{L}*|erstatt\p{L}*|rückerstatt\p{L}*|garant\p{L}*|sonderpreis\p{L}*|sonderangebot\p{L}*|aktionspreis\p{L}*|billiger|günstiger|reserviert\p{L}*|gebucht\p{L}*|bestätigt\p{L}*|anzahlung\p{L}*|überweis\p{L}*|zahlung\p{L}*|(?:be|ein)zahl\p{L}*|zahlen sie|zu zahlen|paypal|iban|bitcoin|whatsapp|telegram|punkt (?:com|de))(?!\p{L})/iu,
}
/** Talk of money, which only a yacht's own paragraph may have, and ways to say less or nothing. */
const money: Record<Locale, RegExp> = {
  en: /\b(?:pric\w*|costs?|fees?|rates?|money|cheap\w*)\b/iu,
  es: /(?<!\p{L})(?:precio\p{L}*|cuesta\p{L}*|cost[eo]s?|tarifa\p{L}*|dinero|barat\p{L}*)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}*preis\p{L}*|kosten|kostet|gebühr\p{L}*|geld\p{L}*|billig\p{L}*|günstig\p{L}*)(?!\p{L})/iu,
}
const lowering: Record<Locale, RegExp> = {
  en: /\b(?:on the house|on us(?!\s?\$)|costs? (?:you )?nothing|for nothing|nothing to pay|comes? down|lower(?:ed|s)?|less than|waive\w*|knock\w*|throw in|cheap)\b/iu,
  es: /(?<!\p{L})(?:por nuestra cuenta|invita la casa|invitamos|no cuesta nada|sin pagar|más bajo|bajamos|menos de)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:aufs haus|auf unsere (?:kosten|rechnung)|geht auf uns|kostet (?:sie )?nichts|preis\p{L}* entgegen|gesenkt|senken|sinkt|weniger als|erlassen)(?!\p{L})/iu,
}
/** "A yacht called" must go on with the name of one that is offered. */
const called = /(?<!\p{L})(?:called|named|llamad[oa]|de nombre|namens|heißt|genannt)\s+(?!¤)/iu
const strange = /[^\p{Script=Latin}\d\s.,;:?¿'’‘‚"“”„«»()%$€°º–-]/u
const link = /\p{L}[.]\p{L}{2,}|www|https?|\d[\d\s()/-]{6,}\d/iu
/** Builders and models: named apart from a yacht of the offer they mean another boat. */
const makes = [...new Set(fleet.flatMap(({ model, specifications: { builder } }) => [model.split(' ')[0]!, builder?.split(/[\s,]/)[0] ?? '']).filter((word) => word.length > 2))]

/** The first flaw of a paragraph, or nothing. Both texts and names are compared in Unicode's composed form. */
export function paragraphFlaw({ yacht, text: raw }: Paragraph, locale: Locale, offer: Offer): Flaw | undefined {
  const text = raw.normalize('NFC')
  const own = offer.yachts.find(({ slug }) => slug === yacht)
  if (!own && yacht !== 'none') return 'name'
  if (text.trim() === '' || text.length > longestParagraph) return 'form'
  if (strange.test(text)) return 'signs'
  if (link.test(text.replaceAll('\u00a0', ' ').replace(/\d{1,3}(?:[.,]\d{3})+|\d{4}-\d{2}-\d{2}/g, 'figures'))) return 'link'
  if (promises[locale].test(text) || lowering[locale].test(text) || (!own && money[locale].test(text))) return 'promise'

  const allowed = own ? [own.name] : offer.yachts.map(({ name }) => name)
  const nameless = allowed.sort((a, b) => b.length - a.length).reduce((all, name) => all.replace(whole(name, 'gu'), (match) => '¤'.repeat(match.length)), text)
  if (fleet.some(({ name, model }) => whole(name, 'u').test(nameless) || whole(model, 'iu').test(nameless)) || makes.some((make) => whole(make, 'u').test(nameless)) || called.test(nameless)) return 'name'
  const dates = readDates(nameless, locale, offer.dates)
  if (!dates.ok) return 'date'
  const amounts = amountFlaw(dates.rest, locale, offer, own)
  if (amounts) return amounts
  const words = dates.rest.replace(/US-Dollar|US\s?\$|\b(?:USD|EUR|US)\b/gu, (match) => '¤'.repeat(match.length))
  if (unknownNames(words, locale).length > 0) return 'name'
  return knownShare(words, locale) < 0.5 ? 'language' : undefined
}

/** A letter begins and ends without a yacht, has one paragraph for each yacht, in the offer's order, and is neither a note nor an essay. */
export function letterFlaw(paragraphs: Paragraph[], offer: Offer): 'form' | undefined {
  const named = paragraphs.map(({ yacht }) => yacht).filter((yacht) => yacht !== 'none')
  const words = paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)
  const framed = paragraphs.length >= 3 && paragraphs[0]!.yacht === 'none' && paragraphs.at(-1)!.yacht === 'none'
  const whole = named.join(' ') === offer.yachts.map(({ slug }) => slug).join(' ')
  return framed && whole && words >= letterWords.least && words <= letterWords.most ? undefined : 'form'
}

function whole(name: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`, flags)
}
