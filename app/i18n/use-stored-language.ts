import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Locale } from '#content/locales.ts'
import { hasLanguageCookie, rememberedLanguage, rememberLanguage } from './remember.ts'

/**
 * Applies the stored language after hydration. A language in the address wins and is remembered;
 * a cookie has already been seen by the server; storage alone asks the server for the page again.
 */
export function useStoredLanguage(locale: Locale, explicit: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (explicit) return rememberLanguage(locale)
    const remembered = rememberedLanguage()
    if (!remembered || remembered === locale || hasLanguageCookie()) return
    rememberLanguage(remembered)
    void revalidate()
  }, [locale, explicit, revalidate])
}
