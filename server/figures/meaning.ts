/** What a number in a text can mean, and how the tables of meanings are written. */
import type { Locale } from '#content/locales.ts'
import type { YachtSlug } from '#content/schema.ts'
import type { Subject } from './subject.ts'

/** What is known where a number stands. */
export type Context = Subject & {
  /** What the text around it speaks of: a passage has two ends, and a page is about one of them. */
  around: Subject
  /** The text itself names the yacht, rather than the page around it. */
  named: boolean
}
export type Meaning = {
  name: string
  /** A regular expression in which `#` is a number in figures, `@` one in figures or words, and `~` US dollars. */
  pattern: Record<Locale, string>
  /** Words that the same sentence or row must hold. */
  near?: RegExp
  /** What the number may be there. */
  allowed: (context: Context) => readonly number[]
}

/** Values that one document alone may print, by the name of their meaning: the sums of a letter. */
export type OwnFigures = Readonly<Record<string, readonly (number | string)[]>>
/** A figure with its meaning. */
export type Figure = { meaning: string; value: number | string; allowed: readonly (number | string)[] }

export const everywhere = (pattern: string): Record<Locale, string> => ({
  es: pattern,
  en: pattern,
  de: pattern,
})
export const ofYachts =
  (values: (slug: YachtSlug) => readonly number[]) =>
  ({ yachts }: Context) =>
    yachts.flatMap(values)
