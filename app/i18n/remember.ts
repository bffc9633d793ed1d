/** The visitor's language in the browser's own storage. Private windows may refuse storage; then nothing is kept. */
import type { Locale } from '#content/locales.ts'
import { decideLanguage, languageCookie, type LanguageChoice } from './detect.ts'

export const languageStorageKey = 'i18nextLng'

export function rememberLanguage(locale: Locale) {
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  try {
    localStorage.setItem(languageStorageKey, locale)
  } catch {
    // Storage refused: the cookie has to do.
  }
}

/** What the visitor reads by everything the browser knows; `page` is the language in which the page stands. */
export function languageInBrowser(page: string): LanguageChoice {
  return decideLanguage({
    query: new URLSearchParams(location.search),
    cookie: unlessRefused(() => document.cookie),
    stored: [
      unlessRefused(() => localStorage.getItem(languageStorageKey)),
      unlessRefused(() => sessionStorage.getItem(languageStorageKey)),
    ],
    page,
  })
}

/** Browsers that refuse cookies or storage throw as soon as these are named. */
function unlessRefused(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
