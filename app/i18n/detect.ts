/**
 * Which language a visitor reads (specification, section 4). `decideLanguage` is the only place that knows the order;
 * server, cached pages, links and browser use its answer.
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

/** The language that an address names. */
export function localeOfQuery(query: URLSearchParams): Locale | undefined {
  return localeOfTag(query.get('lang')) ?? localeOfTag(query.get('lng'))
}

/** Everything that may say which language a visitor reads. The server has no storage, the browser no header. */
export type LanguageSources = {
  query?: URLSearchParams
  /** A Cookie header, or `document.cookie`. */
  cookie?: string | null
  /** Values of local and session storage, in this order. */
  stored?: readonly (string | null)[]
  acceptLanguage?: string | null
  /** The language in which the page stands already. */
  page?: string
}

/** The first source that names one of our languages decides; where none does, it is Spanish. */
export function decideLanguage(sources: LanguageSources): LanguageChoice {
  const { query, cookie, stored = [], acceptLanguage, page } = sources
  const named = query && localeOfQuery(query)
  if (named) return { locale: named, explicit: true }
  const locale =
    localeOfCookie(cookie) ??
    stored.map(localeOfTag).find(Boolean) ??
    localeOfAcceptLanguage(acceptLanguage) ??
    localeOfTag(page)
  return { locale: locale ?? fallbackLocale, explicit: false }
}

/** The language of a request, by what a server can see. */
export function languageOfRequest({ url, headers }: { url: string; headers: Headers }): LanguageChoice {
  return decideLanguage({
    query: new URL(url).searchParams,
    cookie: headers.get('cookie'),
    acceptLanguage: headers.get('accept-language'),
  })
}
