import type { CharterCopy } from './charter-copy.ts'
import { charter as de } from './de/charter.ts'
import { charter as en } from './en/charter.ts'
import { charter as es } from './es/charter.ts'
import type { Locale } from './locales.ts'

export const charterTexts: Record<Locale, CharterCopy> = { es, en, de }
