import { describe, expect, it } from 'vitest'
import { decideLanguage, languageOfRequest, localeOfAcceptLanguage, localeOfTag } from './detect.ts'

function request(query: string, headers: Record<string, string> = {}) {
  return { url: `https://site.example/yachts${query}`, headers: new Headers(headers) }
}

describe('language of a request', () => {
  it('is Spanish when nothing is known', () => {
    expect(languageOfRequest(request(''))).toEqual({ locale: 'es', explicit: false })
  })
  it('follows lang, then lng, in the query', () => {
    expect(languageOfRequest(request('?lang=de&lng=en'))).toEqual({ locale: 'de', explicit: true })
    expect(languageOfRequest(request('?lng=en'))).toEqual({ locale: 'en', explicit: true })
  })
  it('takes the cookie before Accept-Language', () => {
    expect(languageOfRequest(request('', { cookie: 'a=b; lang=en', 'accept-language': 'de' })).locale).toBe(
      'en',
    )
  })
  it('weighs q-values and skips refused and unknown languages', () => {
    expect(localeOfAcceptLanguage('fr, en;q=0.5, de-CH;q=0.9')).toBe('de')
    expect(localeOfAcceptLanguage('de;q=0, en;q=0.1')).toBe('en')
    expect(localeOfAcceptLanguage('fr, it')).toBeUndefined()
    expect(localeOfAcceptLanguage('de;q=banana, en;q=0.2')).toBe('en')
  })
  it.each(['<script>', 'de"><svg', '../../etc', 'de\u0000', 'deutsch', '', 'x'.repeat(9000)])(
    'discards the value %j',
    (value) => {
      expect(localeOfTag(value)).toBeUndefined()
      expect(languageOfRequest(request(`?lang=${encodeURIComponent(value)}`)).locale).toBe('es')
    },
  )
})

describe('the one order of all sources', () => {
  const sources = {
    query: new URLSearchParams('lang=de'),
    cookie: 'lang=en',
    stored: ['es', 'de'],
    acceptLanguage: 'de',
    page: 'en',
  }
  it.each([
    ['the query', {}, 'de', true],
    ['lng where lang names none of ours', { query: new URLSearchParams('lang=fr&lng=en') }, 'en', true],
    ['the language of a regional tag', { query: new URLSearchParams('lang=de-AT') }, 'de', true],
    ['the cookie', { query: new URLSearchParams('lang=fr') }, 'en', false],
    ['local storage', { query: undefined, cookie: 'lang=fr' }, 'es', false],
    ['a regional tag in storage', { query: undefined, cookie: '', stored: ['de-DE', 'en'] }, 'de', false],
    ['session storage', { query: undefined, cookie: '', stored: ['<script>', 'en-US'] }, 'en', false],
    ['the browser', { query: undefined, cookie: '', stored: [null, null] }, 'de', false],
    ['the page', { query: undefined, cookie: '', stored: [], acceptLanguage: 'fr' }, 'en', false],
    ['Spanish', { query: undefined, cookie: '', stored: [], acceptLanguage: null, page: 'fr' }, 'es', false],
  ] as const)('asks next: %s', (_, changed, locale, explicit) => {
    expect(decideLanguage({ ...sources, ...changed })).toEqual({ locale, explicit })
  })
})
