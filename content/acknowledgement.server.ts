/** What stands in the letter that confirms an enquiry to its guest. */
import type { AcknowledgementCopy } from './acknowledgement-copy.ts'
import { acknowledgement as de } from './de/acknowledgement.ts'
import { acknowledgement as en } from './en/acknowledgement.ts'
import { acknowledgement as es } from './es/acknowledgement.ts'
import { fillKnownFacts } from './fill-facts.ts'
import type { Locale } from './locales.ts'
import { textFacts } from './text-facts.ts'

export const acknowledgementTexts: Record<Locale, AcknowledgementCopy> = {
  es: fillKnownFacts(es, textFacts('es')),
  en: fillKnownFacts(en, textFacts('en')),
  de: fillKnownFacts(de, textFacts('de')),
}
