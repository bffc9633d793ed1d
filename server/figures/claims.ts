/** Reads the figures of a text with their meaning, and says which of them the charter model does not know. */
import type { PageId } from '#app/pages.ts'
import type { Locale } from '#content/locales.ts'
import { sourcedFigures } from '#content/sourced-figures.ts'
import type { Block } from './blocks.ts'
import { datesIn } from './dates.ts'
import { homesIn } from './homes.ts'
import type { Context, Figure, Meaning, OwnFigures } from './meaning.ts'
import { meanings } from './meanings.ts'
import { holdsNumber, numberSource, readNumber } from './numbers.ts'
import { minutesOf } from './trip-meanings.ts'
import { namedIn, namesApart, type Subject } from './subject.ts'

/** What the proof reads. `name` is what a report calls it; `about` what it is about, for texts that name nothing. */
export type Document = {
  name: string
  locale: Locale
  about: Subject
  blocks: readonly Block[]
  page?: PageId
  own?: OwnFigures
}
/** A figure of a document, and the sentence it stands in. */
export type Claim = Figure & { sentence: string }

type Reader = { meaning: Meaning; find: RegExp }
const readers: Record<Locale, Reader[]> = { es: readersIn('es'), en: readersIn('en'), de: readersIn('de') }

function readersIn(locale: Locale): Reader[] {
  const joined = { es: 'a|o|y|–|-', en: 'to|or|and|–|-', de: 'bis zu|bis|oder|und|–|-' }[locale]
  /** A number, or two of them: "10 to 15". */
  const number = (inWords: boolean) => {
    const one = numberSource(locale, inWords)
    return `(?<![\\p{L}\\d.,:/])(?:(?<from>${one}) ?(?:${joined}) ?)?(?<to>${one})(?![\\p{L}\\d]|[.,]\\d)`
  }
  const dollars = '(?:US\\$ ?#|# ?(?:US\\$|dollars|dólares|Dollar)(?!\\p{L}))'
  return meanings.map((meaning) => ({
    meaning,
    find: new RegExp(
      meaning.pattern[locale]
        .replaceAll('~', dollars)
        .replaceAll('#', number(false))
        .replaceAll('@', number(true)),
      'dgiu',
    ),
  }))
}

/** Where one sentence ends: not after a number, because German writes "20. Dezember". */
const sentenceEnd = /(?<=[^\d\s][.!?…])\s+/

/** Every figure with a meaning in a document. */
export function claimsOf({ locale, blocks, about: whole, page, own = {} }: Document): Claim[] {
  return blocks.flatMap(({ text, about }) =>
    text.split(sentenceEnd).flatMap((sentence) => {
      const { text: spoken, yachtsBefore } = namesApart(sentence)
      const { waters } = namedIn(sentence)
      const contextAt = (at: number): Context => {
        const near = yachtsBefore(at)
        return {
          yachts: near.length > 0 ? near : about.yachts,
          waters: waters.length > 0 ? waters : about.waters,
          named: near.length > 0,
          around: {
            yachts: [...near, ...about.yachts],
            waters: [...waters, ...about.waters, ...whole.waters],
          },
        }
      }
      const figures = [
        ...figuresIn(spoken, locale, contextAt),
        ...datesIn(spoken, locale, contextAt(0)),
        ...homesIn(sentence),
      ]
      return figures.map((figure) => ({
        ...figure,
        allowed: [
          ...figure.allowed,
          ...(own[figure.meaning] ?? []),
          ...sourced(figure, [...waters, ...about.waters], page),
        ],
        sentence,
      }))
    }),
  )
}

/** Figures of content/sourced-figures.ts that may stand there. */
function sourced({ meaning }: Figure, waters: readonly string[], page?: PageId) {
  return sourcedFigures
    .filter((each) => each.meaning === meaning)
    .filter((each) => !each.waters || waters.includes(each.waters))
    .filter((each) => !each.pages || (page && each.pages.includes(page)))
    .flatMap(({ values }) => values)
}

function figuresIn(text: string, locale: Locale, contextAt: (at: number) => Context): Figure[] {
  if (!holdsNumber(text, locale)) return []
  const taken = new Set<number>()
  return readers[locale].flatMap(({ meaning, find }) => {
    if (meaning.near && !meaning.near.test(text)) return []
    return [...text.matchAll(find)].flatMap((match) =>
      (['from', 'to'] as const).flatMap((group) => {
        const at = match.indices!.groups![group]?.[0]
        if (at === undefined || taken.has(at)) return []
        taken.add(at)
        const number = match.groups![group]!
        const value = number.includes(':') ? minutesOf(number) : readNumber(number, locale)
        return [{ meaning: meaning.name, value, allowed: meaning.allowed(contextAt(at)) }]
      }),
    )
  })
}

/** A line for each figure of a document that the model does not know there. */
export function contradictions(document: Document): string[] {
  const wrong = claimsOf(document).filter(({ value, allowed }) => !allowed.includes(value))
  const lines = wrong.map(({ meaning, value, allowed, sentence }) => {
    const known = [...new Set(allowed)].join(', ') || 'none known here'
    return `${document.name}: ${value} ${meaning} (${known}): ${sentence}`
  })
  return [...new Set(lines)]
}
