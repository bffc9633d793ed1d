/** The visitor's language in the browser's own storage. Private windows may refuse storage; then nothing is kept. */
import { isLocale, type Locale } from '#content/locales.ts'
import { languageCookie } from './detect.ts'

export const languageStorageKey = 'i18nextLng'

export function rememberLanguage(locale: Locale) {
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  try {
    localStorage.setItem(languageStorageKey, locale)
  } catch {
    // Storage refused: the cookie has to do.
  }
}

/** The stored choice, local before session storage. Values that are no language of ours are discarded. */
export function rememberedLanguage(): Locale | undefined {
  try {
    const stored = [localStorage.getItem(languageStorageKey), sessionStorage.getItem(languageStorageKey)]
    return stored.find(isLocale) as Locale | undefined
  } catch {
    return undefined
  }
}

export function hasLanguageCookie(): boolean {
  return document.cookie
    .split(';')
    .some((part) => isLocale(part.trim().split('=')[1]) && part.trim().startsWith(`${languageCookie}=`))
}
