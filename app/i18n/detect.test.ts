import { describe, expect, it } from 'vitest'
import { detectLanguage, localeOfAcceptLanguage, localeOfTag } from './detect.ts'

function request(query: string, headers: Record<string, string> = {}) {
  return { url: `https://site.example/yachts${query}`, headers: new Headers(headers) }
}

describe('language of a request', () => {
  it('is Spanish when nothing is known', () => {
    expect(detectLanguage(request(''))).toEqual({ locale: 'es', explicit: false })
  })
  it('follows lang, then lng, in the query', () => {
    expect(detectLanguage(request('?lang=de&lng=en'))).toEqual({ locale: 'de', explicit: true })
    expect(detectLanguage(request('?lng=en'))).toEqual({ locale: 'en', explicit: true })
  })
  it('takes the cookie before Accept-Language', () => {
    expect(detectLanguage(request('', { cookie: 'a=b; lang=en', 'accept-language': 'de' })).locale).toBe('en')
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
      expect(detectLanguage(request(`?lang=${encodeURIComponent(value)}`)).locale).toBe('es')
    },
  )
})
