/** The words of the brochures in each language. */
import type { BrochureCopy } from './brochure-copy.ts'
import { brochure as de } from './de/brochure.ts'
import { brochure as en } from './en/brochure.ts'
import { brochure as es } from './es/brochure.ts'
import type { Locale } from './locales.ts'

export const brochureTexts: Record<Locale, BrochureCopy> = { es, en, de }
