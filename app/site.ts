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

const tags = { es: 'es-PA', en: 'en-GB', de: 'de-DE' } as const

export function formats(locale: keyof typeof tags) {
  const tag = tags[locale]
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0, useGrouping: 'always' as never })
  return {
    /** A number with at most `digits` decimals. */
    number: (value: number, digits = 0) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits: digits, minimumFractionDigits: 0 }).format(value),
    /** Money as each language writes it, the currency in letters or its common sign, never ambiguous between dollars. */
    money: ({ amount, currency }: { amount: number; currency: 'USD' | 'EUR' }) => {
      const figure = locale === 'es' ? spanishFigure(amount) : whole.format(amount)
      if (locale === 'en') return currency === 'EUR' ? `EUR\u00a0${figure}` : `US$\u00a0${figure}`
      if (locale === 'de') return currency === 'EUR' ? `${figure}\u00a0EUR` : `${figure}\u00a0US$`
      return currency === 'EUR' ? `${figure}\u00a0EUR` : `US$\u00a0${figure}`
    },
    date: (iso: string) =>
      new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
    month: (month: number, width: 'long' | 'narrow' | 'short' = 'long') =>
      new Intl.DateTimeFormat(tag, { month: width, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1, 15))),
  }
}

/** Dots between thousands from 1.000 on, as the Spanish copy of this site writes figures (docs/voice.md). */
function spanishFigure(amount: number) {
  return Math.round(amount).toString().replace(/\B(?=(\d{3})+$)/g, '.')
}
