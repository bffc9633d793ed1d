import { trip as de } from './de/trip.ts'
import { trip as en } from './en/trip.ts'
import { trip as es } from './es/trip.ts'
import { fillKnownFacts } from './fill-facts.ts'
import type { Locale } from './locales.ts'
import { textFacts } from './text-facts.ts'
import type { TripCopy } from './trip-copy.ts'

export const tripTexts: Record<Locale, TripCopy> = {
  es: fillKnownFacts(es, textFacts('es')),
  en: fillKnownFacts(en, textFacts('en')),
  de: fillKnownFacts(de, textFacts('de')),
}
