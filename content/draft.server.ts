import { draft as de } from './de/draft.ts'
import type { DraftCopy } from './draft-copy.ts'
import { draft as en } from './en/draft.ts'
import { draft as es } from './es/draft.ts'
import type { Locale } from './locales.ts'

export const draftTexts: Record<Locale, DraftCopy> = { es, en, de }
