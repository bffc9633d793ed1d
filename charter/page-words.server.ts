/** The words of charters for pages, letters and brochures that the server makes. */
import { charterTexts } from '#content/charter.server.ts'
import { formats } from '#content/format.ts'
import { type Locale, oncePerLocale } from '#content/locales.ts'
import { termsView } from './terms-view.ts'
import { type CharterWords, charterWords } from './words.ts'

/** Made once for a language, because i18next is slow to begin. */
export const pageCharterWords = oncePerLocale((locale): CharterWords =>
  charterWords(locale, charterTexts[locale], formats(locale)),
)

export const pageTerms = (locale: Locale) => termsView(pageCharterWords(locale), formats(locale))
