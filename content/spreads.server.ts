import { spreads as de } from './de/spreads.ts'
import { spreads as en } from './en/spreads.ts'
import { spreads as es } from './es/spreads.ts'
import { fillFacts } from './fill-facts.ts'
import type { Locale } from './locales.ts'
import type { SpreadCopy } from './spread-copy.ts'
import { textFacts } from './text-facts.ts'

export const spreadTexts: Record<Locale, SpreadCopy> = {
  es: fillFacts(es, textFacts('es'), 'content/es/spreads.ts,'),
  en: fillFacts(en, textFacts('en'), 'content/en/spreads.ts,'),
  de: fillFacts(de, textFacts('de'), 'content/de/spreads.ts,'),
}
