/** No paper that an agency passes on leads past the agency to us. */
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { agencyPaperPath, brochureAt, brochurePath, type Subject } from '#app/brochure-paths.ts'
import { fleetPapers } from '#app/features/agencies/papers-view.server.ts'
import { yachtPictures } from '#app/features/fleet/yacht-view.server.ts'
import { freeBusyFeed } from '#app/free-busy.server.ts'
import { calendarTexts } from '#content/calendar.server.ts'
import { company } from '#content/company.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { type Locale, locales } from '#content/locales.ts'
import { yachtSlugs } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import { brochureOf, fileNameOf } from './brochure.ts'

const date = new Date('2026-03-09T12:00:00Z')
const origin = 'https://charter.staging.test'

/** Facts of the company by which nobody finds it: where it is, its clock and hours, and the year of the imprint. */
const harmless = new Set(['city', 'country', 'timeZone', 'hours', 'copyrightYear'])
/** All others, with what is left of them in an address, and the telephone number however it is written. */
const identifiers = Object.entries(company)
  .filter(([name]) => !harmless.has(name))
  .flatMap(([, value]) => String(value))
  .concat([origin])
  .flatMap((value) => [value, ...value.split(/^https?:\/\/(?:www\.)?|@/)])
  .map((value) => value.toLowerCase())
  .filter((value) => value.length > 2 && !['info', 'enquiries'].includes(value))
const digits = company.phone.replace(/\D/g, '')

function identifiersIn(text: string): string[] {
  const lower = text.toLowerCase()
  const found = identifiers.filter((each) => lower.includes(each))
  return text.replace(/[\s().+-]/g, '').includes(digits) ? [...found, digits] : found
}

/** The file's bytes, with every stream of it unpacked: pages, metadata, fonts, pictures and what these hold. */
function unpacked(file: Buffer): string {
  const parts = [file.toString('latin1')]
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('stream\n', at + 7)) {
    const end = file.indexOf('endstream', at)
    try {
      parts.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // A picture or a font as it is, which the file's own bytes hold already.
    }
  }
  // Strings of two bytes a letter, and those written in hexadecimal.
  const hexadecimal = parts.map((part) =>
    part.replace(/<([\da-f\s]{4,})>/gi, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1')),
  )
  return [...parts, ...hexadecimal].flatMap((part) => [part, part.replaceAll('\0', '')]).join('\n')
}

/** What a reader, a mail program or somebody with a hex editor sees. */
async function everythingIn(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf, { mergePages: true })
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)))
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  const metadata = await getMeta(pdf)
  return {
    annotations,
    text: [text, text.replace(/\s+/g, ' '), JSON.stringify([trees, metadata]), unpacked(file)].join('\n'),
  }
}

const papers = (['agencies', 'rates'] as const).flatMap((edition) =>
  yachtSlugs.map((id) => ({ kind: 'yacht', id, edition }) as const),
)

describe('papers for agencies', () => {
  it.each(papers)(
    'have nothing of ours in text, links, metadata, pictures or file name: $edition of $id',
    async (subject) => {
      for (const locale of locales) {
        const { text, annotations } = await everythingIn(
          await brochureOf({ ...subject, locale, origin, date }),
        )
        expect(text.toLowerCase()).toContain(yachtBySlug(subject.id)!.name.toLowerCase())
        expect(identifiersIn(text), locale).toEqual([])
        expect(annotations, locale).toEqual([])
        expect(identifiersIn(fileNameOf(subject, locale))).toEqual([])
      }
    },
    60_000,
  )
  it('are held to a measure that finds us in the brochure for guests', async () => {
    const subject: Subject = { kind: 'yacht', id: 'lagoon-56' }
    const { text, annotations } = await everythingIn(
      await brochureOf({ ...subject, locale: 'en', origin, date }),
    )
    const { shortName, brand, infoMailbox, phone } = company
    const expected = [shortName, brand, infoMailbox, phone, digits, origin.slice('https://'.length)]
    expect(identifiersIn(text)).toEqual(expect.arrayContaining(expected.map((each) => each.toLowerCase())))
    expect(annotations.length).toBeGreaterThan(3)
    expect(identifiersIn(fileNameOf(subject, 'en'))).toContain(shortName.toLowerCase())
  })
  it('are found at addresses of their own', () => {
    for (const { id, edition } of papers)
      expect(brochureAt(agencyPaperPath(edition, id, 'de'))).toEqual({
        kind: 'yacht',
        id,
        edition,
        locale: 'de',
      })
    expect(
      brochureAt(brochurePath('cuba', 'de').replace('/brochures/', '/brochures/agencies/')),
    ).toBeUndefined()
  })
})

describe('pictures for agencies', () => {
  it('have nothing of ours in the file or its name', () => {
    const groups = locales.flatMap((locale) =>
      fleetPapers(copyOf(locale).agencies.papers, locale, (slug) => yachtPictures(slug, locale)),
    )
    const files = groups.flatMap((each) => each.groups.flatMap((group) => group.files))
    const downloads = new Map(files.flatMap(({ href, fileName }) => (fileName ? [[href, fileName]] : [])))
    expect(downloads.size).toBeGreaterThan(30)
    for (const [href, fileName] of downloads) {
      const bytes = readFileSync(new URL(`../public${href}`, import.meta.url), 'latin1')
      expect(identifiersIn(`${href} ${fileName} ${bytes}`), href).toEqual([])
    }
  })
})

describe('a yacht’s calendar for agencies', () => {
  it.each(locales)('has nothing of ours in it, in %s', (locale: Locale) => {
    const text = freeBusyFeed({
      calendar: { busy: [{ first: '2026-12-19', ashore: '2027-01-02', state: 'booked' }], ports: [] },
      yacht: yachtBySlug('lagoon-56')!,
      origin,
      today: '2026-11-22',
      names: calendarTexts[locale].events,
    })
    expect(text).toContain('20261219')
    expect(identifiersIn(text)).toEqual([])
  })
})
