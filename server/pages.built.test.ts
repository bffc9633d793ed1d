/** What every page of the built site shows, in every language. */
import { describe, expect, it } from 'vitest'
import { monthsFrom, today } from '#charter/calendar.ts'
import { plainHeadline } from '#content/headline.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { localeNames, type Locale, locales } from '#content/locales.ts'
import { copyOf } from '#content/site.server.ts'
import { pageAddress, sitePaths } from './page-address.ts'
import { settings } from './testing.ts'
import { canonicalPaths, openBuiltSite, pagesByLocale, visibleText } from './testing-built.ts'

const { fetchPage, html, htmlOf } = await openBuiltSite()

const titleOf = (text: string) => /<title>([^<]*)/.exec(text)?.[1]

describe('every page', () => {
  it.each(pagesByLocale)(
    '$path in $locale is in its language, with headers that say so',
    async ({ path, locale }) => {
      const response = await fetchPage(path, { headers: { 'accept-language': locale } })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-language')).toBe(locale)
      expect(response.headers.get('vary')).toContain('Accept-Language')
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
      const text = await response.text()
      expect(text).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"`))
      expect(text.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(' style="')
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1)
    },
  )

  it('runs no script of its own: the policy allows the same two on each, for hydration and the scroll position', async () => {
    const policies = new Set<string>()
    // One after the other: pages with a calendar are rendered anew, and the queue would turn most of them away.
    for (const { path, locale } of pagesByLocale) {
      const { headers } = await fetchPage(`${path}?lang=${locale}`)
      policies.add(/script-src [^;]+/.exec(headers.get('content-security-policy')!)![0])
    }
    expect(policies.size).toBe(1)
    expect([...policies][0]!.match(/'sha256-/g)).toHaveLength(2)
  })

  it('that offers months is in the table as one that does, so that it is rendered anew when one is past', () => {
    const next = monthsFrom(today(), 2)[1]!
    const offering = canonicalPaths.filter((path) => htmlOf(path, 'es').includes(`<option value="${next}"`))
    expect(offering.length).toBeGreaterThan(10)
    const stale = offering.filter((path) => {
      const { calendars, months } = pageAddress(new URL(path, settings.origin))
      return !calendars && !months
    })
    expect(stale).toEqual([])
  })

  it('has a title and a description of its own in each language', () => {
    for (const locale of locales) {
      const titles = canonicalPaths.map((path) => titleOf(htmlOf(path, locale)))
      const descriptions = canonicalPaths.map(
        (path) => /<meta name="description" content="([^"]*)/.exec(htmlOf(path, locale))?.[1],
      )
      expect(new Set(titles).size).toBe(canonicalPaths.length)
      expect(new Set(descriptions).size).toBe(canonicalPaths.length)
      expect(
        titles.filter((title) => !title || visibleText(title).length > 60),
        'longer than search results show',
      ).toEqual([])
      expect(
        descriptions.filter(
          (description) =>
            !description || visibleText(description).length < 70 || visibleText(description).length > 160,
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
      expect(/.{0,20}\*\p{L}.{0,20}/u.exec(visibleText(text))?.[0], key).toBeUndefined()
  })

  it('names its canonical address and alternates, and they name each other', () => {
    for (const path of canonicalPaths)
      for (const locale of locales) {
        const text = htmlOf(path, locale)
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
    const explicit = htmlOf('/yachts', 'de')
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
      if (typeof value === 'string') found.push(plainHeadline(value).trim())
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
    const texts = sitePaths().map((path) => ({ path, text: visibleText(htmlOf(path, locale)) }))
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
