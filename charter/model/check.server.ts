/**
 * Holds a paragraph that a language model wrote against its slots, and fills them. The model writes sentences without
 * figures; every name, day, number and price comes from a slot, which the server fills from the offer. A sentence
 * without a slot says nothing that we know to be true, so it is a fault like a figure is. One fault refuses the whole
 * letter: that costs nothing, because the rules write one too.
 */
import type { Locale } from '#content/locales.ts'
import { isKnownWord } from './known-words.server.ts'
import { saysReservedWord } from './reserved-words.server.ts'
import type { LetterSlots, Slots } from './slots.server.ts'

/** One paragraph as the model writes it; `yacht` is the slug of the yacht that it is about, or `none`. */
export type Paragraph = { yacht: string; text: string }
export type Fault = 'slot' | 'characters' | 'no slot' | 'reserved word' | 'name' | 'form'

/** Words of a whole letter, slots filled. */
export const letterWords = { least: 60, most: 420 }
/** Characters of a paragraph before its slots are filled. */
const maxParagraph = 700
/** What a slot is while the text around it is looked at: a character that no text of ours has. */
const filler = '\uE000'
const slot = /\{([a-z_]+)\}/g

/** The paragraph with its slots filled, or the first fault in it. */
export function fillParagraph(
  { yacht, text: raw }: Paragraph,
  slots: LetterSlots,
  locale: Locale,
): { text: string } | { fault: Fault } {
  const text = raw.normalize('NFC').trim()
  const own = yacht === 'none' ? slots.trip : slotsOf(yacht, slots)
  if (!own || text === '' || text.length > maxParagraph) return { fault: 'form' }
  const fault = faultOf(text, own, locale)
  return fault ? { fault } : { text: filled(text, own) }
}

const slotsOf = (yacht: string, { yachts }: LetterSlots) =>
  Object.hasOwn(yachts, yacht) ? yachts[yacht] : undefined

function faultOf(text: string, slots: Slots, locale: Locale): Fault | undefined {
  for (const [, name] of text.matchAll(slot)) if (!kindOf(name!, slots)) return 'slot'
  const bare = text.replace(slot, filler)
  if (new RegExp(`[^${filler}\\p{Script=Latin}\\s.,;:?¿’()–-]`, 'u').test(bare)) return 'characters'
  // A dot inside a word is an address.
  if (/\p{L}[.:]\p{L}/u.test(bare)) return 'characters'
  const sentences = sentencesOf(text, slots)
  if (!sentences) return 'slot'
  if (sentences.some((sentence) => !sentence.includes('{'))) return 'no slot'
  if (saysReservedWord(bare.replaceAll(filler, ' , '), locale)) return 'reserved word'
  return sentences.some((sentence) => hasName(sentence, locale)) ? 'name' : undefined
}

const kindOf = (name: string, { phrases, sentences }: Slots) =>
  Object.hasOwn(sentences, name) ? 'sentence' : Object.hasOwn(phrases, name) ? 'phrase' : undefined

/**
 * The sentences that the model wrote itself; a colon or semicolon ends one too. Nothing where a slot that is a whole
 * sentence does not stand alone, because nothing may qualify a price.
 */
function sentencesOf(text: string, slots: Slots): string[] | undefined {
  const own: string[] = []
  for (let rest of text.split(/(?<=[.?:;])\s+/)) {
    for (;;) {
      const first = /^\{([a-z_]+)\}(?:\.?$|\s+(?=[\p{Lu}{¿]))/u.exec(rest)
      if (!first || kindOf(first[1]!, slots) !== 'sentence') break
      rest = rest.slice(first[0].length)
    }
    if ([...rest.matchAll(slot)].some(([, name]) => kindOf(name!, slots) === 'sentence')) return undefined
    if (rest) own.push(rest)
  }
  return own
}

/** A capital inside a sentence is a name, except of a German noun; a sentence begins with a word that the site uses. */
function hasName(sentence: string, locale: Locale): boolean {
  const words = [...sentence.replace(slot, filler).matchAll(/[\p{L}\uE000]+/gu)]
  return words.some(([word], i) => {
    if (word.includes(filler) || !/\p{Lu}/u.test(word)) return false
    return i === 0 || locale === 'de' ? !isKnownWord(word, locale) : true
  })
}

/** Slots at the beginning of a sentence get a capital; a slot that is a sentence brings its own stop. */
function filled(text: string, { phrases, sentences }: Slots): string {
  return text.replace(/(^|[.?:;}]\s+)?\{([a-z_]+)\}(\.)?/g, (_, before = '', name: string, stop = '') => {
    if (Object.hasOwn(sentences, name)) return `${before}${sentences[name]!}`
    const phrase = phrases[name]!
    const starts = before !== '' || text.startsWith(`{${name}}`)
    return `${before}${starts ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase}${stop}`
  })
}

/**
 * A letter begins and ends without a yacht, has one paragraph for each yacht in the offer's order, says her name and
 * price in it, ends with what an estimate is, and is neither a note nor an essay. `texts` are the filled paragraphs.
 */
export function letterFault(
  paragraphs: Paragraph[],
  texts: string[],
  slots: LetterSlots,
): 'form' | undefined {
  const slugs = Object.keys(slots.yachts)
  const named = paragraphs.map(({ yacht }) => yacht).filter((yacht) => yacht !== 'none')
  const uses = ({ text }: Paragraph, name: string) => text.includes(`{${name}}`)
  const trip = paragraphs.filter(({ yacht }) => yacht === 'none')
  const words = texts.join(' ').split(/\s+/).length
  const good =
    paragraphs.length >= 3 &&
    paragraphs[0]!.yacht === 'none' &&
    paragraphs.at(-1)!.yacht === 'none' &&
    named.join(' ') === slugs.join(' ') &&
    paragraphs.every(
      (paragraph) => paragraph.yacht === 'none' || (uses(paragraph, 'yacht') && uses(paragraph, 'price')),
    ) &&
    slots.required.every((name) => trip.some((paragraph) => uses(paragraph, name))) &&
    words >= letterWords.least &&
    words <= letterWords.most
  return good ? undefined : 'form'
}
