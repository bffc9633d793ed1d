/** Where the links of the built site lead, and what is answered at addresses that are no pages. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonicalPath } from '#app/pages.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { locales } from '#content/locales.ts'
import { clientFolder, openBuiltSite, visibleText } from './testing-built.ts'

const { fetchPage, html, htmlOf } = await openBuiltSite()

describe('links', () => {
  it('inside the site lead to pages and places that exist', async () => {
    const targets = new Map<string, string>()
    /** Of the weeks of a yacht's year one is enough. */
    const weeks = new Set<string>()
    const isNew = (href: string) => {
      const week = href.replace(/from=[\d-]{10}/, '')
      return week === href || (!weeks.has(week) && weeks.add(week))
    }
    for (const [key, text] of html)
      for (const [, href] of text.matchAll(/<a [^>]*href="(\/[^"]*|#[^"]*)"/g))
        if (isNew(href!))
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
    const text = htmlOf('/', 'en')
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
    expect(visibleText(main).trim()).toBe(interfaceTexts[locale].common.yachtNotFound)
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
