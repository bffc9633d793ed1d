import type { DeskCopy } from './desk-copy.ts'
import { desk as de } from './de/desk.ts'
import { desk as en } from './en/desk.ts'
import { desk as es } from './es/desk.ts'
import type { Locale } from './locales.ts'

export const deskTexts: Record<Locale, DeskCopy> = { es, en, de }
