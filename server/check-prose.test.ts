import { describe, expect, it } from 'vitest'
import { dayFlaws, textFlaws, yachtTextFlaws } from '#content/check-texts.ts'
import type { YachtSlug } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import { contentFlaws, linkFlaws, siteContents } from './check-contents.ts'
import { fileFlaws } from './check-files.ts'
import { buildFacts, priceFlaws } from './last-build.ts'

describe('the check of the prose', () => {
  const inHome = (texts: object, renamed = new Map<YachtSlug, string>()) =>
    textFlaws([{ file: 'content/en/home.ts', texts }], renamed)
  it('finds nothing in the texts as they stand, in any language', async () => {
    expect(await contentFlaws({ newPrices: true })).toEqual([])
  })
  it.each([
    [{ hero: { title: ' ' } }, 'content/en/home.ts: "hero.title" is empty. Write the text'],
    [
      { list: ['fine', 'one *word'] },
      'content/en/home.ts: "list, entry 2" has an asterisk without its other one, in "one *word". Write *word* for italics, **word** for bold',
    ],
    [
      { answer: 'A **bold* word.\n\nAnd *another*.' },
      'content/en/home.ts: "answer" has an asterisk without its other one, in "A **bold* word.". Write *word* for italics, **word** for bold',
    ],
  ])('names file, field and what to write: %j', (texts, flaw) => {
    expect(inHome(texts)).toEqual([flaw])
  })
  it('lets pairs of asterisks and one that is a sign be', () => {
    expect(inHome({ note: 'Fields with * are *required*, **really**.' })).toEqual([])
  })
  it('finds the old name of a yacht that was renamed, and names the new one', () => {
    const before = new Map<YachtSlug, string>([['lagoon-62', 'Vela']])
    expect(inHome({ lead: 'Sail on Vela.' }, before)).toEqual([
      'content/en/home.ts: "lead" says "Vela", and content/fleet/lagoon-62.ts calls her "Brisa" now. Write "Brisa"',
    ])
    expect(inHome({ lead: 'Velas and Brisa.' }, before)).toEqual([])
  })
  it('finds links to pages that there are not, in any text of a file', () => {
    const texts = {
      faq: { answer: 'See [here](page:fqa#tips), [there](page:faq) and [her](page:yacht/bali-54).' },
    }
    expect(linkFlaws([{ file: 'content/en/faq.ts', texts }])).toEqual([
      'content/en/faq.ts: a link leads to "page:fqa", which is no page. The names are the left column of app/pages.ts',
    ])
  })
  it('counts the days of each itinerary against its stops', () => {
    const { panama, colombia, cuba, bahamas } = copyOf('de').itinerary
    const days = { panama: panama.days, colombia: colombia.days, bahamas: bahamas.days }
    expect(dayFlaws('de', { ...days, cuba: [...cuba.days, cuba.days[0]!] })).toEqual([
      'content/de/itinerary-cuba.ts: "days" has 15 entries, and content/itineraries.ts has 14 days. Find the day that is not in its place and take out 1',
    ])
    expect(dayFlaws('de', { ...days, cuba: cuba.days.slice(2) })[0]).toContain('and write 2')
    const moved = cuba.days.toSpliced(6, 0, cuba.days[13]!).slice(0, 14)
    const [first = ''] = dayFlaws('de', { ...days, cuba: moved })
    expect(first).toMatch(
      /^content\/de\/itinerary-cuba.ts: day \d+ is at ".+", and content\/itineraries.ts has it at /,
    )
  })
  it('misses the text of an activity, and finds a description whose first sentence search engines would cut', () => {
    const { yachts } = copyOf('en').fleet
    const guji = yachts['guji-sun-odyssey-44i']
    const { fishing, ...others } = guji.activities
    const changed = {
      ...guji,
      description: `${'She sails and '.repeat(10)}anchors.`,
      activities: { ...others, kayak: fishing },
    }
    expect(yachtTextFlaws('en', { ...yachts, 'guji-sun-odyssey-44i': changed })).toEqual([
      expect.stringContaining('the first sentence of "description" has 148 characters'),
      expect.stringContaining('"activities.fishing" is missing'),
      expect.stringContaining('"activities.kayak" is not offered'),
    ])
  })
})

describe('the check of the files', () => {
  const flaws = (text: string, encoding: BufferEncoding = 'utf8') =>
    fileFlaws([{ name: 'content/es/home.ts', bytes: Buffer.from(text, encoding) }])
  it('names file and line of another encoding, and of what a merge left', () => {
    expect(flaws('uno\ntitulo: "Panamá"', 'latin1')).toEqual([
      'content/es/home.ts, line 2: the file is not saved as UTF-8 (Windows-1252, perhaps). Save it as UTF-8 and look at its accents',
    ])
    expect(flaws('uno\n<<<<<<< HEAD\n=======\n>>>>>>> main\n')).toHaveLength(3)
    expect(flaws('título: "Panamá"\nEntry\n=====\n')).toEqual([])
  })
})

describe('prices since the last build', () => {
  const { fleet, charter } = siteContents()
  const now = buildFacts(fleet, charter)
  const field = 'rates.ts: rates.lagoon-56.night'
  it('are asked about where one moved by more than 30 %', () => {
    const moved = (price: number) => priceFlaws(now, { ...now, prices: { ...now.prices, [field]: price } })
    expect(moved(now.prices[field]! * 1.29)).toEqual([])
    expect(moved(now.prices[field]! * 2)).toEqual([
      expect.stringContaining('content/charter/rates.ts: "rates.lagoon-56.night" was'),
    ])
    expect(moved(now.prices[field]! / 2)[0]).toContain(
      '50 % less. If that is meant, run "npm run build -- --new-prices"',
    )
  })
  it('of a new yacht are taken as they are', () => {
    const { [field]: _, ...before } = now.prices
    expect(priceFlaws({ ...now, prices: before }, now)).toEqual([])
  })
})
