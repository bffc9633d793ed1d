import { spreads as de } from './de/spreads.ts'
import { spreads as en } from './en/spreads.ts'
import { spreads as es } from './es/spreads.ts'
import type { Locale } from './locales.ts'
import type { SpreadCopy } from './spread-copy.ts'

export const spreadTexts: Record<Locale, SpreadCopy> = { es, en, de }
