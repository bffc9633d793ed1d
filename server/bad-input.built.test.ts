/** What a guest cannot mean is answered by a sentence in the guest's language, and the rest of the form is kept. */
import { describe, expect, it } from 'vitest'
import { href } from '#app/pages.ts'
import { charterTexts } from '#content/charter.server.ts'
import { interpolate } from '#content/interpolate.ts'
import { type Locale, locales } from '#content/locales.ts'
import { settings } from './testing.ts'
import { openBuiltSite, visibleText } from './testing-built.ts'

const { fetchPage } = await openBuiltSite()

type Refusal = keyof (typeof charterTexts)['en']['refusals']
const sentence = (locale: Locale, refusal: Refusal, values: Record<string, string | number> = {}) =>
  interpolate(charterTexts[locale].refusals[refusal], values)
const everyLanguage = <T extends unknown[]>(rows: T[]) =>
  rows.flatMap((row) => locales.map((locale) => [locale, ...row] as [Locale, ...T]))

const kept = (html: string, name: string, value: string) =>
  expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`))

describe('the calculator on a yacht’s page', () => {
  it.each(
    everyLanguage<[string, Refusal, Record<string, number>?]>([
      ['persons=0&children=0&nights=9', 'no-guests'],
      ['persons=13&nights=9', 'too-many-guests', { guests: 13, most: 10 }],
      ['persons=99&nights=9', 'too-many-guests', { guests: 99, most: 10 }],
      ['persons=many&nights=9', 'not-a-number'],
      ['persons=2&children=3&nights=9', 'more-children-than-guests'],
      ['persons=2&first=2020-01-01&nights=9', 'past'],
      ['persons=2&first=2027-02-29&nights=9', 'not-a-day'],
      ['persons=2&nights=1', 'too-few-nights', { least: 5 }],
    ]),
  )('in %s, for %s', async (locale, query, refusal, values) => {
    const path = href('yacht', { slug: 'lagoon-56' })
    const html = await (await fetchPage(`${path}?${query}&lang=${locale}`)).text()
    expect(visibleText(html)).toContain(sentence(locale, refusal, values))
    const asked = new URLSearchParams(query)
    if (asked.get('persons') !== 'many') kept(html, 'persons', asked.get('persons')!)
    kept(html, 'nights', asked.get('nights')!)
  })
  it.each([
    ['2028-02-29', 5],
    ['2026-12-29', 14],
    ['2028-02-25', 7],
    ['2028-04-12', 9],
  ])('prices %s for %i nights, over leap day, New Year, Carnival and Easter', async (first, nights) => {
    const path = href('yacht', { slug: 'lagoon-56' })
    const html = await (await fetchPage(`${path}?persons=4&first=${first}&nights=${nights}&lang=en`)).text()
    expect(visibleText(html)).toMatch(/nights? in high season at US\$.2,160/)
    kept(html, 'first', first)
  })
})

describe.each([
  ['flySail', 'fly-sail'],
  ['contact', 'charter'],
] as const)('the long form of %s, posted without scripts', (page, kind) => {
  const post = async (locale: Locale, fields: Record<string, string>) => {
    const body = new URLSearchParams({
      _form: kind,
      name: 'Anna Lindqvist',
      email: 'anna@example.org',
      departure: 'open',
      chartingRegion: 'san-blas',
      additional: 'Ein Geburtstag',
      ...fields,
    })
    const response = await fetchPage(`${href(page)}?lang=${locale}`, {
      method: 'POST',
      body,
      headers: { origin: settings.origin },
    })
    return response.text()
  }
  it.each(
    everyLanguage<[Record<string, string>, Refusal | undefined, Record<string, number>?]>([
      [{ passengers: '13' }, 'too-many-guests', { guests: 13, most: 12 }],
      [{ passengers: '99' }, 'too-many-guests', { guests: 99, most: 12 }],
      [{ passengers: 'many' }, 'not-a-number'],
      [{ passengers: '2', children: '3' }, 'more-children-than-guests'],
      [{ passengers: '0' }, undefined],
      [{ departure: 'day', departureDate: '2020-01-01' }, undefined],
      [{ departure: 'day', departureDate: '2027-02-29' }, undefined],
      [{ chartingRegion: 'atlantis' }, undefined],
    ]),
  )('in %s, with %j', async (locale, fields, refusal, values) => {
    const html = await post(locale, fields)
    expect(html).toContain(`<html lang="${locale}"`)
    // The contact page shows no offer; the advisor's letter says what could not be used.
    if (refusal) expect(visibleText(html)).toContain(sentence(locale, refusal, values))
    kept(html, 'name', 'Anna Lindqvist')
    kept(html, 'email', 'anna@example.org')
    expect(html).toContain('Ein Geburtstag')
  })
})
