/** The words of the brochures in each language. */
import type { BrochureCopy } from './brochure-copy.ts'
import { brochure as de } from './de/brochure.ts'
import { brochure as en } from './en/brochure.ts'
import { brochure as es } from './es/brochure.ts'
import { fillKnownFacts } from './fill-facts.ts'
import type { Locale } from './locales.ts'
import { textFacts } from './text-facts.ts'

export const brochureTexts: Record<Locale, BrochureCopy> = {
  es: fillKnownFacts(es, textFacts('es')),
  en: fillKnownFacts(en, textFacts('en')),
  de: fillKnownFacts(de, textFacts('de')),
}
