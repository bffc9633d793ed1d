/** The words of charters for pages, letters and brochures that the server makes. */
import { charterTexts } from '#content/charter.server.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { termsView } from './terms-view.ts'
import { type CharterWords, charterWords } from './words.ts'

export function pageCharterWords(locale: Locale): CharterWords {
  return charterWords(locale, charterTexts[locale], formats(locale))
}

export const pageTerms = (locale: Locale) => termsView(pageCharterWords(locale), formats(locale))
