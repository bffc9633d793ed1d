/**
 * Holds a text that a language model wrote against the computed offer. Whatever is not plainly the offer's is a flaw,
 * and one flaw refuses the whole letter: a refused letter costs nothing, because the rules write one too.
 */
import { fleet } from '#content/fleet.ts'
import type { Locale } from '#content/locales.ts'
import type { Offer } from '#offer/offer.ts'
import { type AmountFlaw, amountFlaw } from './amounts.server.ts'
import { claimFlaw } from './claims.server.ts'
import { readDates } from './dates.server.ts'
import { knownShare, unknownNames } from './vocabulary.server.ts'

/** One paragraph; `yacht` is the slug of the yacht that it is about, or `none`. */
export type Paragraph = { yacht: string; text: string }
export type Flaw = AmountFlaw | 'signs' | 'link' | 'promise' | 'name' | 'date' | 'language' | 'form'

/** Words of a whole letter. */
export const letterWords = { least: 60, most: 280 }
const longestParagraph = 900

/** "A yacht called" must go on with the name of one that is offered. */
const called = /(?<!\p{L})(?:called|named|llamad[oa]|de nombre|namens|heißt|genannt)\s+(?!¤)/iu
const strange = /[^\p{Script=Latin}\d\s.,;:?¿'’‘‚"“”„«»()%$€°º–-]/u
const link = /\p{L}[.]\p{L}{2,}|www|https?|\d[\d\s()/-]{6,}\d/iu
/** Builders and models: named apart from a yacht of the offer they mean another boat. */
const makes = [
  ...new Set(
    fleet
      .flatMap(({ model, specifications: { builder } }) => [
        model.split(' ')[0]!,
        builder?.split(/[\s,]/)[0] ?? '',
      ])
      .filter((word) => word.length > 2),
  ),
]

/** The first flaw of a paragraph, or nothing. Both texts and names are compared in Unicode's composed form. */
export function paragraphFlaw(
  { yacht, text: raw }: Paragraph,
  locale: Locale,
  offer: Offer,
): Flaw | undefined {
  const text = raw.normalize('NFC')
  const own = offer.yachts.find(({ slug }) => slug === yacht)
  if (!own && yacht !== 'none') return 'name'
  if (text.trim() === '' || text.length > longestParagraph) return 'form'
  if (strange.test(text)) return 'signs'
  if (
    link.test(text.replaceAll('\u00a0', ' ').replace(/\d{1,3}(?:[.,]\d{3})+|\d{4}-\d{2}-\d{2}/g, 'figures'))
  )
    return 'link'

  const allowed = own ? [own.name] : offer.yachts.map(({ name }) => name)
  const nameless = allowed
    .sort((a, b) => b.length - a.length)
    .reduce((all, name) => all.replace(whole(name, 'gu'), (match) => '¤'.repeat(match.length)), text)
  if (
    fleet.some(({ name, model }) => whole(name, 'u').test(nameless) || whole(model, 'iu').test(nameless)) ||
    makes.some((make) => whole(make, 'u').test(nameless)) ||
    called.test(nameless)
  )
    return 'name'
  const claim = claimFlaw(nameless, locale, offer, own)
  if (claim) return claim
  const dates = readDates(nameless, locale, offer.dates)
  if (!dates.ok) return 'date'
  const amounts = amountFlaw(dates.rest, locale, offer, own)
  if (amounts) return amounts
  const words = dates.rest.replace(/US-Dollar|US\s?\$|\b(?:USD|EUR|US)\b/gu, (match) =>
    '¤'.repeat(match.length),
  )
  if (unknownNames(words, locale).length > 0) return 'name'
  return knownShare(words, locale) < 0.5 ? 'language' : undefined
}

/** A letter begins and ends without a yacht, has one paragraph for each yacht, in the offer's order, and is neither a note nor an essay. */
export function letterFlaw(paragraphs: Paragraph[], offer: Offer): 'form' | undefined {
  const named = paragraphs.map(({ yacht }) => yacht).filter((yacht) => yacht !== 'none')
  const words = paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)
  const framed =
    paragraphs.length >= 3 && paragraphs[0]!.yacht === 'none' && paragraphs.at(-1)!.yacht === 'none'
  const whole = named.join(' ') === offer.yachts.map(({ slug }) => slug).join(' ')
  return framed && whole && words >= letterWords.least && words <= letterWords.most ? undefined : 'form'
}

function whole(name: string, flags: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    flags,
  )
}
