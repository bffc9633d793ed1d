import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { fleet } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import { type Locale, locales } from '#content/locales.ts'
import { destinationIds, yachtSlugs } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import { rateSheet, weekFrom } from '#charter/price-rows.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { charterYacht } from '#charter/yacht.ts'
import { type BrochureOptions, brochureOf, drawBrochure, titleOf } from './brochure.ts'
import type { Subject } from '#app/brochure-paths.ts'
import { blockOf } from '#server/figures/blocks.ts'
import { contradictions } from '#server/figures/claims.ts'
import { ofDestination, ofYacht } from '#server/figures/documents.ts'
import { page } from './typography.ts'

const date = new Date('2026-03-09T12:00:00Z')
const tsabalok: Subject = { kind: 'yacht', id: 'leopard-42-tsabalok' }
const panama: Subject = { kind: 'destination', id: 'panama' }
const yacht = fleet.find(({ slug }) => slug === tsabalok.id)!
/** What a brochure has to say, from the facts. */
function expectedTexts({ kind }: Subject, locale: Locale): string[] {
  const words = pageCharterWords(locale)
  const format = formats(locale)
  const facts = charterYacht(yacht.slug)
  const texts =
    kind === 'yacht'
      ? [
          yacht.name,
          weekFrom(facts, words).week,
          ...rateSheet(facts, words).flatMap(({ low, high }) => [low, high]),
          format.dimension(yacht.specifications.length),
        ]
      : [
          copyOf(locale).destination.panama.name,
          weekFrom(charterYacht('guji-sun-odyssey-44i'), words).short,
          'Cayos Holandeses',
        ]
  return [...texts, format.date(date.toISOString())].map((text) => text.replace(/\s+/g, ' '))
}

describe.each(locales)('in %s', (locale) => {
  it.each([tsabalok, panama])(
    'the brochure of $id has four pages with its title, language, name, price and contact',
    async (subject) => {
      const file = await brochureOf({ ...subject, locale, date })
      expect(file.length).toBeLessThan(3_000_000)
      const pdf = await getDocumentProxy(new Uint8Array(file))
      const { info } = await getMeta(pdf)
      expect(info).toMatchObject({ Title: titleOf(subject, locale), Author: company.brand, Language: locale })
      expect(pdf.numPages).toBe(4)
      expect((await pdf.getMarkInfo())?.Marked).toBe(true)
      const { text } = await extractText(pdf, { mergePages: true })
      const plain = text.replace(/\s+/g, ' ')
      for (const each of [...expectedTexts(subject, locale), company.phoneDisplay, company.infoMailbox])
        expect(plain).toContain(each)
      expect(plain).not.toMatch(/[{}]|undefined|NaN/)
      const trees = await Promise.all(
        [1, 2, 3, 4].map(async (number) => (await pdf.getPage(number)).getStructTree()),
      )
      const parts = trees.flatMap((tree) => flat(tree as Tree))
      expect(parts.filter(({ role }) => role === 'H1')).toHaveLength(1)
      const figures = parts.filter(({ role }) => role === 'Figure')
      expect(figures.length).toBeGreaterThanOrEqual(4)
      for (const { alt } of figures) expect(alt?.length).toBeGreaterThan(20)
      expect(parts.some(({ role }) => role === 'Table')).toBe(true)
      expect(parts.some(({ role }) => role === 'Link')).toBe(true)
    },
  )
})

type Tree = { role?: string; alt?: string; children?: Tree[] }
function flat(tree: Tree): Tree[] {
  return [tree, ...(tree.children ?? []).flatMap(flat)]
}

const subjects: Subject[] = [
  ...yachtSlugs.map((id) => ({ kind: 'yacht', id }) as const),
  ...destinationIds.map((id) => ({ kind: 'destination', id }) as const),
]
const rates = yachtSlugs.map((id): Subject => ({ kind: 'yacht', id, edition: 'rates' }))
const all: BrochureOptions[] = [...subjects, ...rates].flatMap((subject) =>
  locales.map((locale) => ({ edition: 'guests' as const, ...subject, locale, date })),
)

describe('proof-reading', () => {
  it.each(all)(
    'finds every letter of $edition of $id in $locale printable, on the page and on no other text, and every figure in the charter model',
    async (options) => {
      const { written } = await drawBrochure(options)
      expect(written.flatMap(({ missing }) => missing)).toEqual([])
      const outside = written.filter(
        ({ x, y, width, height }) =>
          x < 30 || x + width > page.width - 30 || y < 0 || y + height > page.height - 20,
      )
      expect(outside.map(({ text }) => text)).toEqual([])
      const over = written.flatMap((a, i) =>
        written
          .slice(i + 1)
          .filter((b) => a.page === b.page && overlap(a, b) > 2)
          .map((b) => `${a.page}: "${a.text.slice(0, 40)}" and "${b.text.slice(0, 40)}"`),
      )
      expect(over).toEqual([])
      const about = options.kind === 'yacht' ? ofYacht(options.id) : ofDestination(options.id)
      const blocks = written.map(({ text }) => blockOf(text, about))
      const { id, locale } = options
      expect(contradictions({ name: `brochure of ${id}`, locale, about, blocks })).toEqual([])
    },
    30_000,
  )
})

type Area = { x: number; y: number; width: number; height: number }
/** Points by which two texts share the paper, in the direction in which they share less. */
function overlap(a: Area, b: Area) {
  return Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  )
}
