/** The words of charters for pages, letters and brochures that the server makes. */
import { charterTexts } from '#content/charter.server.ts'
import { formats } from '#content/format.ts'
import { type Locale, oncePerLocale } from '#content/locales.ts'
import { type TermsOn, termsView } from './terms-view.ts'
import { type CharterWords, charterWords } from './words.ts'

/** Made once for a language, because i18next is slow to begin. */
export const pageCharterWords = oncePerLocale((locale): CharterWords =>
  charterWords(locale, charterTexts[locale], formats(locale)),
)

/** @param on the days of one trip */
export const pageTerms = (locale: Locale, on?: TermsOn) =>
  termsView(pageCharterWords(locale), formats(locale), on)
