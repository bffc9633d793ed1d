import { interfaceText as de } from './de/interface.ts'
import { interfaceText as en } from './en/interface.ts'
import { interfaceText as es } from './es/interface.ts'
import type { InterfaceText } from './interface.ts'
import { fillKnownFacts } from './fill-facts.ts'
import { textFacts } from './text-facts.ts'
import type { Locale } from './locales.ts'

export const interfaceTexts: Record<Locale, InterfaceText> = {
  es: fillKnownFacts(es, textFacts('es')),
  en: fillKnownFacts(en, textFacts('en')),
  de: fillKnownFacts(de, textFacts('de')),
}
