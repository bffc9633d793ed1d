/** What the built pages may weigh, and that their style sheets and scripts carry no more than they need. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addDays, today } from '#charter/calendar.ts'
import { pageKey } from './cached-pages.ts'
import {
  classesOf,
  firstLoadScripts,
  rawBytes,
  styledClasses,
  stylesOf,
  wholeStyleSheet,
} from './first-load.ts'
import { clientFolder, openBuiltSite } from './testing-built.ts'

const { fetchPage, html, htmlOf, pages } = await openBuiltSite()

describe('budgets', () => {
  // A page with a chart carries it twice, drawn for the phone and for the desktop, in 11 to 18 KB.
  const pageBudgets: [string, number][] = [
    ['/', 30],
    // A scale drawing and a plan of the cabins, each twice, and the weeks of a year.
    ['/yacht/lagoon-56', 40],
    ['/contact', 33],
    ['/fly-sail', 35],
    ['/yachts', 35],
    ['/destinations', 48],
    ['/itinerary-panama', 50],
    ['/yacht-charter-bahamas-nassau', 48],
  ]
  it.each(pageBudgets)(
    '%s needs at most 130 KB of scripts (contact 136) and %d KB of HTML at first load',
    async (path, kilobytes) => {
      // The contact page brings its short forms along: fetched apart, they would leave an empty place for a moment.
      const scripts = path === '/contact' ? 136_000 : 130_000
      expect(await firstLoadScripts(htmlOf(path, 'de'))).toBeLessThanOrEqual(scripts)
      expect(
        pages.get(pageKey({ path, query: '' }, { locale: 'de', explicit: true }))!.br.length,
      ).toBeLessThanOrEqual(kilobytes * 1000)
    },
  )

  it('no page carries more than 30,000 bytes of data or 155,000 in all, before compression', () => {
    const heavy = [...html].flatMap(([key, text]) => {
      const bytes = rawBytes(text)
      return bytes.data > 30_000 || bytes.html > 155_000
        ? [`${key}: ${bytes.html} bytes, ${bytes.data} of them data`]
        : []
    })
    expect(heavy).toEqual([])
  })
})

describe('style sheets', () => {
  /** Tints of pictures and links of rooms that may come; who sleeps in a cabin and what a trip's days hold, which are drawn for those who ask. */
  const inReserve = /^(tint-|plan-(link|body|head)$|year-asked$|trip-(step|deadline)$)/
  it('have rules only for classes that some page, script or chart of the site carries', async () => {
    const scripts = readdirSync(`${clientFolder}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${clientFolder}/assets/${name}`, 'utf8'))
      .join('\n')
    const styleguide = readFileSync(new URL('../app/routes/styleguide.tsx', import.meta.url), 'utf8')
    const trip = await fetchPage(`/trip?yacht=lagoon-56&to=panama&from=${addDays(today(), 90)}`)
    const inPages = new Set([...html.values(), await trip.text()].flatMap(classesOf))
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
})
