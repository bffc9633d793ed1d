/**
 * Which language a visitor reads. Order: query (`lang`, then `lng`), language cookie, Accept-Language,
 * fallback Spanish. Storage in the browser is asked after hydration (see remember.ts).
 */
import { fallbackLocale, isLocale, type Locale } from '#content/locales.ts'

export const languageCookie = 'lang'

export type LanguageChoice = {
  locale: Locale
  /** The address itself names the language, so links on the page keep naming it. */
  explicit: boolean
}

/** Reads a language tag such as `de-AT`; anything else, hostile values included, is nothing. */
export function localeOfTag(tag: string | null | undefined): Locale | undefined {
  const match = /^([a-z]{2})(?:[-_][a-z0-9]{1,8})*$/i.exec((tag ?? '').trim())
  const language = match?.[1]?.toLowerCase()
  return isLocale(language) ? language : undefined
}

/** Best language of an Accept-Language header by its q-values (RFC 9110, 12.5.4); q=0 means: not this one. */
export function localeOfAcceptLanguage(header: string | null | undefined): Locale | undefined {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      const quality = q === undefined ? 1 : Number(q)
      return { locale: localeOfTag(tag), quality: quality >= 0 && quality <= 1 ? quality : 0, index }
    })
  return ranges
    .filter((range) => range.locale && range.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)[0]?.locale
}

export function localeOfCookie(header: string | null | undefined): Locale | undefined {
  const pair = (header ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === languageCookie)
  return localeOfTag(pair?.[1])
}

export function localeOfQuery(query: URLSearchParams): Locale | undefined {
  return localeOfTag(query.get('lang')) ?? localeOfTag(query.get('lng'))
}

/** Decides the language of a request from what the server can see. */
export function detectLanguage(request: { url: string; headers: Headers }): LanguageChoice {
  const named = localeOfQuery(new URL(request.url).searchParams)
  if (named) return { locale: named, explicit: true }
  const locale =
    localeOfCookie(request.headers.get('cookie')) ??
    localeOfAcceptLanguage(request.headers.get('accept-language'))
  return { locale: locale ?? fallbackLocale, explicit: false }
}
