/** All page copy of a language, with the company's facts filled in. */
import { company } from './company.ts'
import type { SiteCopy } from './copy.ts'
import { site as de } from './de/site.ts'
import { site as en } from './en/site.ts'
import { site as es } from './es/site.ts'
import { fillFacts } from './fill-facts.ts'
import type { Locale } from './locales.ts'

const sites: Record<Locale, SiteCopy> = {
  es: fillFacts(es, company, 'content/es/site.ts'),
  en: fillFacts(en, company, 'content/en/site.ts'),
  de: fillFacts(de, company, 'content/de/site.ts'),
}

export function copyOf(locale: Locale): SiteCopy {
  return sites[locale]
}
