/** The words of charters for pages, letters and brochures that the server makes. */
import { charterTexts } from '#content/charter.server.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { termsView } from './terms-view.ts'
import { type CharterWords, charterWords } from './words.ts'

const known = new Map<Locale, CharterWords>()

/** Made once for a language, because i18next is slow to begin. */
export function pageCharterWords(locale: Locale): CharterWords {
  const made = known.get(locale) ?? charterWords(locale, charterTexts[locale], formats(locale))
  known.set(locale, made)
  return made
}

export const pageTerms = (locale: Locale) => termsView(pageCharterWords(locale), formats(locale))
