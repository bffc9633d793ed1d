import { search as de } from './de/search.ts'
import { search as en } from './en/search.ts'
import { search as es } from './es/search.ts'
import { fillKnownFacts } from './fill-facts.ts'
import type { Locale } from './locales.ts'
import type { SearchCopy } from './search-copy.ts'
import { textFacts } from './text-facts.ts'

export const searchTexts: Record<Locale, SearchCopy> = {
  es: fillKnownFacts(es, textFacts('es')),
  en: fillKnownFacts(en, textFacts('en')),
  de: fillKnownFacts(de, textFacts('de')),
}
