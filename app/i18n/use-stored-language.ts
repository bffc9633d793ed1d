import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Locale } from '#content/locales.ts'
import { languageInBrowser, rememberLanguage } from './remember.ts'

/**
 * Applies the stored language after hydration. A language in the address is remembered; one that only the browser's
 * storage knows is put into the cookie, and the server is asked for the page again.
 */
export function useStoredLanguage(locale: Locale, explicit: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (explicit) return rememberLanguage(locale)
    const decided = languageInBrowser(locale)
    if (decided.explicit || decided.locale === locale) return
    rememberLanguage(decided.locale)
    void revalidate()
  }, [locale, explicit, revalidate])
}
