import { offer as de } from './de/offer.ts'
import { offer as en } from './en/offer.ts'
import { offer as es } from './es/offer.ts'
import { fillKnownFacts } from './fill-facts.ts'
import { textFacts } from './text-facts.ts'
import type { Locale } from './locales.ts'
import type { OfferCopy } from './offer-copy.ts'

export const offerTexts: Record<Locale, OfferCopy> = {
  es: fillKnownFacts(es, textFacts('es')),
  en: fillKnownFacts(en, textFacts('en')),
  de: fillKnownFacts(de, textFacts('de')),
}
