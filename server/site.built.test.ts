/** Looks at every page of the built site in every language. Run by `npm run test:built`, which builds first. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import type { ServerBuild } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBrochures } from '#brochures/files.ts'
import { canonicalPath, pageIds } from '#app/pages.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { localeNames, type Locale, locales } from '#content/locales.ts'
import { yachtSlugs } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import { createApp } from './app.ts'
import {
  classesOf,
  firstLoadScripts,
  rawBytes,
  styledClasses,
  stylesOf,
  wholeStyleSheet,
} from './first-load.ts'
import { charterPrice } from '#charter/price-rows.ts'
import { charterFleet } from '#charter/yacht.ts'
import { type CachedPage, CachedPages, pageKey } from './cached-pages.ts'
import { sitePaths } from './page-address.ts'
import { loadPages } from './page-files.ts'
import { createPages } from './pages.ts'
import { openOfferLetter } from './offer-letter.ts'
import { createSite } from './site.ts'
import { cardsOf, socialSize } from './social.ts'
import { staticFiles } from './static-files.ts'

const settings = { origin: 'https://www.alisios.example', relayUrl: '', analyticsSrc: '', offerModel: false }
const clientFolder = new URL('../build/client', import.meta.url).pathname
let fetchPage: (path: string, init?: RequestInit) => Promise<Response>
let pages: Map<string, CachedPage>
const html = new Map<string, string>()

beforeAll(async () => {
  const build = (await import(
    /* @vite-ignore */ new URL('../build/server/index.js', import.meta.url).pathname
  )) as ServerBuild
  const site = createSite(build, settings, async () => ({ status: 'refused' }))
  const built = (await loadPages(settings))!
  pages = built.pages
  const relay = { fetch: async () => new Response(null, { status: 418 }), ready: async () => ({ ok: true }) }
  const brochures = createBrochures({
    folder: mkdtempSync(`${tmpdir()}/brochures-`),
    origin: settings.origin,
    log: console,
  })
  const offerLetter = await openOfferLetter({
    model: undefined,
    origin: settings.origin,
    trustProxy: 0,
    log: console,
  })
  const app = createApp({
    pages: createPages({
      site,
      settings,
      cached: new CachedPages(pages),
      scripts: built.scripts,
      log: console,
    }),
    relay,
    brochures,
    offerLetter,
    settings,
    files: staticFiles(clientFolder),
    log: console,
  })
  fetchPage = async (path, init) => app.fetch(new Request(`${settings.origin}${path}`, init))
  for (const path of sitePaths())
    for (const locale of locales)
      html.set(`${path} ${locale}`, await (await fetchPage(`${path}?lang=${locale}`)).text())
})

const each = sitePaths().flatMap((path) => locales.map((locale) => ({ path, locale })))
const canonicalPaths = pageIds.flatMap((id) =>
  id === 'yacht' ? yachtSlugs.map((slug) => canonicalPath(id, { slug })) : [canonicalPath(id)],
)
const of = (path: string, locale: Locale) => html.get(`${path} ${locale}`)!
const titleOf = (text: string) => /<title>([^<]*)/.exec(text)?.[1]
const visible = (text: string) =>
  text
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')

describe('every page', () => {
  it.each(each)('$path in $locale is in its language, with headers that say so', async ({ path, locale }) => {
    const response = await fetchPage(path, { headers: { 'accept-language': locale } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe(locale)
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
    const text = await response.text()
    expect(text).toContain(`<html lang="${locale}"`)
    expect(text.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(' style="')
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1)
  })

  it('runs no script of its own: the policy allows the same two on each, for hydration and the scroll position', async () => {
    const policies = await Promise.all(
      each.map(
        async ({ path, locale }) =>
          /script-src [^;]+/.exec(
            (await fetchPage(`${path}?lang=${locale}`)).headers.get('content-security-policy')!,
          )?.[0],
      ),
    )
    expect(new Set(policies).size).toBe(1)
    expect(policies[0]!.match(/'sha256-/g)).toHaveLength(2)
  })

  it('has a title and a description of its own in each language', () => {
    for (const locale of locales) {
      const titles = canonicalPaths.map((path) => titleOf(of(path, locale)))
      const descriptions = canonicalPaths.map(
        (path) => /<meta name="description" content="([^"]*)/.exec(of(path, locale))?.[1],
      )
      expect(new Set(titles).size).toBe(canonicalPaths.length)
      expect(new Set(descriptions).size).toBe(canonicalPaths.length)
      expect(
        titles.filter((title) => !title || visible(title).length > 60),
        'longer than search results show',
      ).toEqual([])
      expect(
        descriptions.filter(
          (description) =>
            !description || visible(description).length < 70 || visible(description).length > 160,
        ),
        'shorter or longer than search results show',
      ).toEqual([])
    }
  })

  it('has every section in its place, without a script having to move it there', () => {
    for (const [key, text] of html) expect(text, key).not.toMatch(/<div hidden="" id="S:|<template id="B:/)
  })

  it('sets every phrase between asterisks in italics', () => {
    for (const [key, text] of html)
      expect(/.{0,20}\*\p{L}.{0,20}/u.exec(visible(text))?.[0], key).toBeUndefined()
  })

  it('names its canonical address and alternates, and they name each other', () => {
    for (const path of canonicalPaths)
      for (const locale of locales) {
        const text = of(path, locale)
        expect(text).toContain(`<link rel="canonical" href="${settings.origin}${path}?lang=${locale}"`)
        for (const other of locales)
          expect(text).toMatch(
            new RegExp(
              `<link rel="alternate" hreflang="${other}" href="${settings.origin}${path.replace(/[?]/g, '\\?')}\\?lang=${other}"`,
              'i',
            ),
          )
        expect(text).toMatch(/hreflang="x-default"/i)
      }
  })

  it('keeps naming the language in its links where its address does, and else does not', async () => {
    const explicit = of('/yachts', 'de')
    expect(explicit).toContain('href="/yacht/bali-54?lang=de"')
    const plain = await (await fetchPage('/yachts', { headers: { 'accept-language': 'de' } })).text()
    expect(plain).toContain('href="/yacht/bali-54"')
  })
})

describe('no string of one language stands in a page of another', () => {
  /** Sentences long enough to belong to one language alone. */
  function sentences(locale: Locale): string[] {
    const found: string[] = []
    const collect = (value: unknown) => {
      if (typeof value === 'string') found.push(value.replaceAll('*', '').trim())
      else if (value && typeof value === 'object') Object.values(value).forEach(collect)
    }
    collect(copyOf(locale))
    collect(interfaceTexts[locale])
    return found.filter(
      (text) =>
        text.split(/\s+/).length >= 4 &&
        /\p{Ll}{2,}\s.*\b\p{Ll}{3,}/u.test(text) &&
        !text.includes('{{') &&
        !text.includes('\n'),
    )
  }
  const own = Object.fromEntries(locales.map((locale) => [locale, new Set(sentences(locale))])) as Record<
    Locale,
    Set<string>
  >
  it.each(locales)('in %s', (locale) => {
    const texts = sitePaths().map((path) => ({ path, text: visible(of(path, locale)) }))
    const foreign = locales
      .filter((other) => other !== locale)
      .flatMap((other) => [...own[other]].filter((text) => !own[locale].has(text)))
    const strayed = texts
      .flatMap(({ path, text }) =>
        foreign.filter((each) => text.includes(each)).map((each) => `${path}: ${each}`),
      )
      .filter((line) => !Object.values(localeNames).some((name) => line.endsWith(name)))
    expect(strayed).toEqual([])
    expect(texts.some(({ text }) => [...own[locale]].some((each) => text.includes(each)))).toBe(true)
  })
})

describe('links', () => {
  it('inside the site lead to pages and places that exist', async () => {
    const targets = new Map<string, string>()
    for (const [key, text] of html)
      for (const [, href] of text.matchAll(/<a [^>]*href="(\/[^"]*|#[^"]*)"/g))
        targets.set(
          href!.startsWith('#') ? `${key.replace(' ', '?lang=')}${href}` : href!.replaceAll('&amp;', '&'),
          key,
        )
    const broken: string[] = []
    const answers = new Map<string, { status: number; text: string }>()
    for (const [target, from] of targets) {
      const [address = '', hash] = target.split('#')
      if (!answers.has(address)) {
        const response = await fetchPage(address)
        answers.set(address, { status: response.status, text: await response.text() })
      }
      const { status, text } = answers.get(address)!
      if (status !== 200) broken.push(`${from}: ${target} (${status})`)
      else if (hash && !text.includes(`id="${hash}"`)) broken.push(`${from}: ${target} (no such place)`)
    }
    expect(broken).toEqual([])
    expect(targets.size).toBeGreaterThan(100)
  })
  it('take the paths that the specification names for header, footer and home', () => {
    const text = of('/', 'en')
    const part = (pattern: RegExp) =>
      [...pattern.exec(text)![0].matchAll(/href="(\/[^"?#]*)/g)].map(([, path]) => path)
    expect(part(/<header[\s\S]*?<\/header>/)).toEqual(
      expect.arrayContaining(['/yachts', '/destinations', '/fly-sail', '/sobre-nosotros', '/contact']),
    )
    expect(part(/<footer[\s\S]*<\/footer>/)).toEqual(
      expect.arrayContaining([
        '/yachts',
        '/destinations',
        '/fly-sail',
        '/about',
        '/contact',
        '/faq',
        '/reiseversicherung',
      ]),
    )
    expect(part(/<main[\s\S]*<\/main>/)).toEqual(
      expect.arrayContaining(['/fly-sail', '/contact', canonicalPath('about')]),
    )
  })
  it('to pictures, scripts and styles lead to files', () => {
    const missing = new Set<string>()
    for (const text of html.values())
      for (const [, file] of text.matchAll(/(?:src|href)="(\/(?:assets|pictures)\/[^"]+)"/g))
        if (!existsSync(`${clientFolder}${file}`)) missing.add(file!)
    expect([...missing]).toEqual([])
  })
  it('that open a new tab never hand over the opener', () => {
    for (const text of html.values())
      for (const [tag] of text.matchAll(/<a [^>]*target="_blank"[^>]*>/g))
        expect(tag).toContain('rel="noopener"')
  })
})

describe('addresses that are no pages', () => {
  it.each(['/en/services_group/home', '/en/services_group/home/', '/en/services_group/home/any/thing?x=1'])(
    '%s leads home for good',
    async (path) => {
      const response = await fetchPage(path)
      expect(response.status).toBe(308)
      expect(response.headers.get('location')).toBe('/')
    },
  )
  it.each(['/nowhere', '/en/services_group', '/yachts/extra', '/assets/none.js', '/wp-login.php'])(
    '%s is answered 404 with a way home',
    async (path) => {
      const response = await fetchPage(`${path}?lang=en`)
      expect(response.status).toBe(404)
      const text = await response.text()
      expect(text).toContain('Oops! Page not found')
      expect(text).toContain('href="/?lang=en"')
    },
  )
  it.each(locales)('an unknown yacht is answered 404 with that text alone, in %s', async (locale) => {
    const response = await fetchPage(`/yacht/titanic?lang=${locale}`)
    expect(response.status).toBe(404)
    const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(await response.text())![1]!
    expect(visible(main).trim()).toBe(interfaceTexts[locale].common.yachtNotFound)
  })
  it.each([
    '/%',
    '/%E0%A4%A',
    '/%c0%af',
    `/${'a'.repeat(8192)}`,
    '/%00',
    '/yacht/%00',
    '/yacht/%0d%0aSet-Cookie:x',
  ])('%.40s is refused, never a fault of ours', async (path) => {
    const { status } = await fetchPage(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

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
      expect(feed.match(/<item>/g)).toHaveLength(5)
      // RSS 2.0 wants a mail address there.
      expect(feed.match(/<author>info@alisios\.example \(Alisios\)<\/author>/g)).toHaveLength(5)
      const manifest = /<link rel="manifest" href="([^"]+)"/.exec(of('/', locale))![1]!
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
        'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
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
    expect(cards).toHaveLength(canonicalPaths.length * locales.length)
    for (const { path } of cards) {
      const { width, height, format } = await sharp(`${clientFolder}${path}`).metadata()
      expect({ path, width, height, format }).toEqual({ path, ...socialSize, format: 'jpeg' })
    }
    for (const text of html.values()) expect(text).toContain('<meta property="og:image:width" content="1200"')
  })
  it('the journal of the language is named as a feed', () => {
    for (const locale of locales)
      expect(of('/', locale)).toMatch(
        new RegExp(
          `<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="/feed/${locale}.xml"`,
        ),
      )
  })
})

describe('structured data', () => {
  const dataOf = (path: string, locale: Locale) =>
    [...of(path, locale).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
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
    ['/faq', ['FAQPage', 'BreadcrumbList']],
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
      const { offers } = dataOf(`/yacht/${yacht.slug}`, 'en')[0]!
      const { cents, currency } = charterPrice(yacht, 'low', 7)
      expect(offers).toContainEqual(expect.objectContaining({ price: cents / 100, priceCurrency: currency }))
      expect(JSON.stringify(offers)).not.toContain('InStock')
    }
    for (const [, text] of html) expect(text).not.toMatch(/aggregateRating|"Review"/)
  })
})

describe('budgets', () => {
  // A page with a chart carries it twice, drawn for the phone and for the desktop, in 11 to 18 KB.
  const pageBudgets: [string, number][] = [
    ['/', 28],
    ['/yacht/lagoon-56', 31],
    ['/contact', 29],
    ['/fly-sail', 35],
    ['/yachts', 35],
    ['/destinations', 48],
    ['/itinerary-panama', 48],
    ['/yacht-charter-bahamas-nassau', 48],
  ]
  it.each(pageBudgets)(
    '%s needs at most 130 KB of scripts (contact 132) and %d KB of HTML at first load',
    async (path, kilobytes) => {
      // The contact page brings its forms along.
      const scripts = path === '/contact' ? 132_000 : 130_000
      expect(await firstLoadScripts(of(path, 'de'))).toBeLessThanOrEqual(scripts)
      expect(
        pages.get(pageKey({ path, query: '' }, { locale: 'de', explicit: true }))!.br.length,
      ).toBeLessThanOrEqual(kilobytes * 1000)
    },
  )

  it('no page carries more than 30 KB of data or 150 KB in all, before compression', () => {
    // Offers are calculated in the browser, from the facts of the fleet and in the letter's words.
    const limitsOf = (key: string) =>
      key.startsWith('/fly-sail') ? { data: 55_000, html: 165_000 } : { data: 30_000, html: 150_000 }
    const heavy = [...html].flatMap(([key, text]) => {
      const [limits, bytes] = [limitsOf(key), rawBytes(text)]
      return bytes.data > limits.data || bytes.html > limits.html
        ? [`${key}: ${bytes.html} bytes, ${bytes.data} of them data`]
        : []
    })
    expect(heavy).toEqual([])
  })
})

describe('the data of a page to which a visitor goes inside the site', () => {
  it('is compressed, in the language asked for, and kept for the click that follows', async () => {
    const response = await fetchPage('/yachts.data?lang=de', { headers: { 'accept-encoding': 'br' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    const data = Buffer.from(await response.arrayBuffer())
    expect(data.length).toBeLessThan(20_000)
    expect(brotliDecompressSync(data).toString()).toContain(interfaceTexts.de.common.yachtNotFound)
  })
})

describe('style sheets', () => {
  /** Tints of pictures that may come. */
  const inReserve = /^tint-/
  it('have rules only for classes that some page, script or chart of the site carries', async () => {
    const scripts = readdirSync(`${clientFolder}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${clientFolder}/assets/${name}`, 'utf8'))
      .join('\n')
    const styleguide = readFileSync(new URL('../app/routes/styleguide.tsx', import.meta.url), 'utf8')
    const inPages = new Set([...html.values()].flatMap(classesOf))
    const styled = [...styledClasses(await wholeStyleSheet())]
    expect(
      styled.filter(
        (name) =>
          !inPages.has(name) &&
          !scripts.includes(name) &&
          !styleguide.includes(name) &&
          !inReserve.test(name),
      ),
    ).toEqual([])
    expect(styled.length).toBeGreaterThan(300)
  })
  it('of a page have every rule of the whole one that applies to its elements', async () => {
    const known = styledClasses(await wholeStyleSheet())
    const missing = new Set<string>()
    for (const [key, text] of html) {
      const own = styledClasses(stylesOf(text))
      for (const name of classesOf(text))
        if (known.has(name) && !own.has(name)) missing.add(`${key}: ${name}`)
    }
    expect([...missing]).toEqual([])
  })
})

describe('the offer’s letter', () => {
  it('leaves the client of the language model out of what browsers fetch', () => {
    const scripts = readdirSync(`${clientFolder}/assets`).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    for (const name of scripts)
      expect(readFileSync(`${clientFolder}/assets/${name}`, 'utf8'), name).not.toMatch(
        /chat\/completions|guest_words|OFFER_MODEL/,
      )
  })
  it('is 404 where none is configured', async () => {
    expect((await fetchPage('/offer/letter', { method: 'POST' })).status).toBe(404)
  })
})

describe('cached pages', () => {
  it('answers a known ETag with 304 and compresses as asked', async () => {
    const first = await fetchPage('/', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await fetchPage('/', {
      headers: { 'accept-encoding': 'br, gzip', 'if-none-match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    expect(
      (await fetchPage('/', { headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('gzip')
    expect((await fetchPage('/')).headers.get('content-encoding')).toBeNull()
  })
  it('are every page, and both pages for what is not there, twice in every language', () => {
    expect(pages.size).toBe((sitePaths().length + 2) * locales.length * 2)
  })
})
