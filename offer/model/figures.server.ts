/** Figures as pages write them, for letters that the server writes. */
import type { Locale } from '#content/locales.ts'
import type { Figures } from '#offer/words.ts'

const tags = { es: 'es-ES', en: 'en-GB', de: 'de-DE' } as const

export function figuresOf(locale: Locale): Figures {
  const tag = tags[locale]
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: digits, useGrouping: 'always' }).format(value)
  const day = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(iso))
  return {
    number,
    money: ({ amount, currency }) => {
      const figure = number(amount)
      if (currency === 'EUR') return locale === 'en' ? `EUR\u00a0${figure}` : `${figure}\u00a0EUR`
      return locale === 'de' ? `${figure}\u00a0US$` : `US$\u00a0${figure}`
    },
    date: (iso) => day(iso, { day: 'numeric', month: 'long', year: 'numeric' }),
    dayMonth: (iso) => day(iso, { day: 'numeric', month: 'long' }),
    month: (month) => day(`2024-${String(month).padStart(2, '0')}-15`, { month: 'long' }),
  }
}
