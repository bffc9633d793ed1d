/** The words of a trip in one language. */
import { formats } from '#content/format.ts'
import { type Locale, oncePerLocale } from '#content/locales.ts'
import { textInstance, textOf } from '#content/text-instance.ts'
import { tripTexts } from '#content/trip.server.ts'
import { pageCharterWords } from '../page-words.server.ts'

export type TripWords = ReturnType<typeof wordsOf>

export const tripWords = oncePerLocale(wordsOf)

function wordsOf(locale: Locale) {
  const copy = tripTexts[locale]
  return {
    locale,
    copy,
    say: textOf(textInstance(locale, copy, 'trip.ts')),
    format: formats(locale),
    charter: pageCharterWords(locale),
  }
}
