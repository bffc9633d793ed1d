import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** What the root loader says about the site and the visitor's language; the same on every page. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root')
  if (!site) throw new Error('useSite is used outside the root route')
  return site
}

/** `Intl` formats of the visitor's language. Amounts carry their currency: "US$ 2,000" differs by language. */
export function useFormat() {
  const { locale } = useSite()
  return useMemo(() => formats(locale), [locale])
}

/** Spanish figures are written as the copy writes them, 1.298 and 12,67 (docs/voice.md), which is the format of es-ES. */
const tags = { es: 'es-ES', en: 'en-GB', de: 'de-DE' } as const

export function formats(locale: keyof typeof tags) {
  const tag = tags[locale]
  const decimals = (digits: number) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: digits, useGrouping: 'always' })
  return {
    /** A number with at most `digits` decimals. */
    number: (value: number, digits = 0) => decimals(digits).format(value),
    /** A fraction as a percentage: 0.3 is 30 %. */
    percent: (fraction: number) => new Intl.NumberFormat(tag, { style: 'percent' }).format(fraction),
    /** Money as each language writes it, never ambiguous between dollars. */
    money: ({ amount, currency }: { amount: number; currency: 'USD' | 'EUR' }) => {
      const figure = decimals(0).format(amount)
      if (currency === 'EUR') return locale === 'en' ? `EUR\u00a0${figure}` : `${figure}\u00a0EUR`
      return locale === 'de' ? `${figure}\u00a0US$` : `US$\u00a0${figure}`
    },
    date: (iso: string) =>
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(iso)),
    /** A day without its year. */
    dayMonth: (iso: string) =>
      new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(iso)),
    month: (month: number, width: 'long' | 'narrow' | 'short' = 'long') =>
      new Intl.DateTimeFormat(tag, { month: width, timeZone: 'UTC' }).format(
        new Date(Date.UTC(2024, month - 1, 15)),
      ),
  }
}
