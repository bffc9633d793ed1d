/** What the built site tells machines: sitemap, feeds, icons, previews, structured data, valid markup. */
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { socialSize } from '#app/seo/page-seo.server.ts'
import { charterPrice } from '#charter/price-rows.ts'
import { charterFleet } from '#charter/yacht.ts'
import { type Locale, locales } from '#content/locales.ts'
import { articleIds } from '#content/schema.ts'
import { cardsOf } from './social.ts'
import { settings } from './testing.ts'
import { canonicalPaths, clientFolder, openBuiltSite } from './testing-built.ts'

const { fetchPage, html, htmlOf, pages } = await openBuiltSite()

describe('for machines', () => {
  it('the sitemap names every page of the table in every language', async () => {
    const text = await (await fetchPage('/sitemap.xml')).text()
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(found.toSorted()).toEqual(
      canonicalPaths
        .flatMap((path) => locales.map((locale) => `${settings.origin}${path}?lang=${locale}`))
        .toSorted(),
    )
  })
  it('robots, feeds and manifest answer', async () => {
    expect(await (await fetchPage('/robots.txt')).text()).toContain(
      'Sitemap: https://www.alisios.example/sitemap.xml',
    )
    for (const locale of locales) {
      const feed = await (await fetchPage(`/feed/${locale}.xml`)).text()
      expect(feed.match(/<item>/g)).toHaveLength(articleIds.length)
      // RSS 2.0 wants a mail address there.
      expect(feed.match(/<author>info@alisios\.example \(Alisios\)<\/author>/g)).toHaveLength(
        articleIds.length,
      )
      const manifest = /<link rel="manifest" href="([^"]+)"/.exec(htmlOf('/', locale))![1]!
      expect(await (await fetchPage(manifest)).json()).toMatchObject({ short_name: 'Alisios', lang: locale })
    }
  })
  it('every icon is a file of its type', async () => {
    for (const [path, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/icon.svg', 'image/svg+xml'],
      ['/apple-touch-icon.png', 'image/png'],
      ['/icon-192.png', 'image/png'],
      ['/icon-512.png', 'image/png'],
    ] as const)
      expect((await fetchPage(path)).headers.get('content-type'), path).toContain(type)
  })
  it('HEAD is answered as GET would be, without a body', async () => {
    for (const path of ['/faq', '/itinerary-cuba?days=10', '/nowhere']) {
      const [head, get] = [await fetchPage(path, { method: 'HEAD' }), await fetchPage(path)]
      for (const name of ['cache-control', 'content-type', 'content-language', 'vary'])
        expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name))
      expect([head.status, await head.text()]).toEqual([get.status, ''])
    }
  })
  it('the markup is valid', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        'long-title': 'off',
        'no-trailing-whitespace': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        'no-implicit-button-type': 'error',
        'prefer-native-element': 'off',
        'tel-non-breaking': 'off',
        'attr-quotes': 'off',
        'doctype-style': 'off',
        'attr-case': 'off',
        'no-inline-style': 'error',
        'require-sri': 'off',
        'no-raw-characters': 'off',
        'valid-id': 'off',
        // A search takes a day or a month under one name; the one that is filled counts (charter/trip.ts).
        'form-dup-name': 'off',
      },
    })
    const faults = new Set<string>()
    for (const [key, text] of html) {
      const report = await validator.validateString(text)
      for (const { messages } of report.results)
        for (const { ruleId, message } of messages) faults.add(`${ruleId}: ${message} (${key})`)
    }
    expect([...faults].slice(0, 20)).toEqual([])
  })
})

describe('previews', () => {
  it('each page and language has a social picture of its own, of the size it says', async () => {
    const cards = cardsOf(pages)
    expect(cards.length).toBeGreaterThanOrEqual(canonicalPaths.length * locales.length)
    for (const { path } of cards) {
      const { width, height, format } = await sharp(`${clientFolder}${path}`).metadata()
      expect({ path, width, height, format }).toEqual({ path, ...socialSize, format: 'jpeg' })
    }
    for (const text of html.values())
      expect(text).toContain(`<meta property="og:image:width" content="${socialSize.width}"`)
    const named = [...html.values()].map(
      (text) => /<meta property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(text)?.[1],
    )
    expect(new Set(named)).toEqual(new Set(cards.map(({ path }) => path)))
  })
  it('the journal of the language is named as a feed', () => {
    for (const locale of locales)
      expect(htmlOf('/', locale)).toMatch(
        new RegExp(
          `<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="/feed/${locale}.xml"`,
        ),
      )
  })
})

describe('structured data', () => {
  const dataOf = (path: string, locale: Locale) =>
    [...htmlOf(path, locale).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    )
  const required: Record<string, string[]> = {
    TravelAgency: ['name', 'url', 'telephone', 'address', 'openingHoursSpecification'],
    Product: ['name', 'description', 'image', 'offers'],
    TouristDestination: ['name', 'description', 'geo'],
    TouristTrip: ['name', 'description', 'itinerary', 'provider'],
    BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher'],
    BreadcrumbList: ['itemListElement'],
    FAQPage: ['mainEntity'],
  }
  const expected: [string, string[]][] = [
    ['/', ['TravelAgency']],
    ['/yacht/bali-54', ['Product', 'BreadcrumbList']],
    ['/yacht-charter-cuba-havana', ['TouristDestination', 'BreadcrumbList']],
    ['/itinerary-cuba', ['TouristTrip', 'BreadcrumbList']],
    ['/blog/guna-yala-culture-san-blas', ['BlogPosting', 'BreadcrumbList']],
    ['/faq', ['BreadcrumbList', 'FAQPage']],
  ]
  it.each(expected)('of %s has its types with what they require', (path, types) => {
    for (const locale of locales) {
      const data = dataOf(path, locale)
      expect(data.map((each) => each['@type'])).toEqual(types)
      for (const each of data)
        for (const property of required[String(each['@type'])]!) expect(each[property], property).toBeTruthy()
    }
  })
  it('offers each yacht at her rates, in stock nowhere, and claims no ratings anywhere', () => {
    for (const yacht of charterFleet) {
      const { offers } = dataOf(`/yacht/${yacht.slug}`, 'en').find((each) => each['@type'] === 'Product')!
      const { cents, currency } = charterPrice(yacht, 'low', 7)
      expect(offers).toContainEqual(expect.objectContaining({ price: cents / 100, priceCurrency: currency }))
      expect(JSON.stringify(offers)).not.toContain('InStock')
    }
    for (const [, text] of html) expect(text).not.toMatch(/aggregateRating|"Review"/)
  })
})
