import type { CalendarCopy } from './calendar-copy.ts'
import { calendar as de } from './de/calendar.ts'
import { calendar as en } from './en/calendar.ts'
import { calendar as es } from './es/calendar.ts'
import type { Locale } from './locales.ts'

export const calendarTexts: Record<Locale, CalendarCopy> = { es, en, de }
