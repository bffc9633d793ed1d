import { describe, expect, it } from 'vitest'
import { type Contents, flawsOf } from '#content/check.ts'
import type { YachtSlug } from '#content/schema.ts'
import { nameFlaws } from '#content/check-names.ts'
import { dayFlaws, textFlaws, yachtTextFlaws } from '#content/check-texts.ts'
import { copyOf } from '#content/site.server.ts'
import { fileFlaws } from './check-files.ts'
import { linkFlaws, calendarFlaws, contentFlaws, pictureFlaws, siteContents } from './check-contents.ts'
import { buildFacts, priceFlaws } from './last-build.ts'

const now = siteContents()
const { charter } = now
/** The contents with one part changed; what is inside may be wrong in any way. */
const withPart = (part: { [K in keyof Contents]?: unknown }) =>
  flawsOf({ ...now, ...(part as Partial<Contents>) })
const withYacht = (change: object) =>
  withPart({ fleet: now.fleet.map((yacht, i) => (i === 3 ? { ...yacht, ...change } : yacht)) })
const withArticle = (change: object) =>
  withPart({ articles: { ...now.articles, chef: { ...now.articles.chef, ...change } } })
const withCompany = (change: object) => withPart({ company: { ...(now.company as object), ...change } })

describe('the check of the contents', () => {
  it('names a picture that is described in fewer languages than it has', () => {
    expect(pictureFlaws({ bay: { alt: { es: 'La bahía', en: 'The bay', de: [0.2, 0.7] } } })).toEqual([
      'art/pictures/: "bay" has no description in "de". Each picture says what it shows in es, en, de, in that order',
    ])
  })
  it('names what one language lacks and what one language alone has, whatever their lists and plurals', () => {
    const file = (locale: string, texts: object) => ({ file: `content/${locale}/home.ts`, texts })
    const texts = { hero: { title: 'a' }, list: [{ text: 'b' }], count_one: 'c', count_other: 'd' }
    const longer = { ...texts, list: [{ text: 'b' }, { text: 'b' }], count_many: 'e' }
    expect(nameFlaws([file('es', longer), file('en', texts), file('de', texts)])).toEqual([])
    const misspelt = { ...texts, hero: { titel: 'a' } }
    expect(nameFlaws([file('es', texts), file('en', texts), file('de', misspelt)])).toEqual([
      'content/de/home.ts: "hero.title" is missing here. Every language has the same names',
      'content/de/home.ts: "hero.titel" stands in this language alone. Correct its name, or remove it',
    ])
  })
  it('finds nothing in the contents as they stand', () => {
    expect(flawsOf(now)).toEqual([])
  })
  it.each([
    [
      withYacht({ slug: 'bali-54' }),
      'content/fleet/: two yachts have the slug "bali-54". Give one of them another',
    ],
    [
      withPart({ fleet: now.fleet.slice(1) }),
      'content/fleet.ts: the yacht "sunreef-62-marea" is missing, though "yachtSlugs" in content/schema.ts names her',
    ],
    [
      withPart({ pictures: now.pictures.filter((id) => !id.startsWith('bali-54')) }),
      'content/fleet/bali-54.ts: she has no picture "bali-54-anchor". Add it to art/pictures/yachts.ts',
    ],
    [
      withArticle({ plate: { picture: 'tables' } }),
      'content/articles.ts, chef: there is no picture "tables". The ids are the left column of the files in art/pictures/',
    ],
    [
      withArticle({ picture: 'cheff' }),
      'content/articles.ts, chef: there is no picture "cheff". The ids are the left column of the files in art/pictures/',
    ],
    [
      withArticle({ date: '12.03.2024' }),
      'content/articles.ts, chef: "date" is "12.03.2024". It must be a day such as 2025-01-14',
    ],
    [
      withArticle({ date: '2099-01-01' }),
      'content/articles.ts, chef: "date" is "2099-01-01", which has not come yet. Write the day of publication',
    ],
    [
      withArticle({ date: '2024-02-30' }),
      'content/articles.ts, chef: "date" is "2024-02-30". It must be a day such as 2025-01-14',
    ],
    [
      withArticle({ related: ['chef', 'why-charter', 'guna-yala'] }),
      'content/articles.ts, chef: "related" must be three different articles, and not the article itself',
    ],
    [
      withPart({
        articleFiles: { ...now.articleFiles, de: now.articleFiles.de!.filter((id) => id !== 'chef') },
      }),
      'content/de/articles/chef.md is missing. An article needs a file in every language',
    ],
    [
      withCompany({ phone: '+507 6000 0000' }),
      'content/company.ts: "phone" must be a plus sign, the country code and the number without spaces, such as +50760000000',
    ],
    [
      withCompany({ phone: '+50760000001' }),
      'content/company.ts: "phoneDisplay" must be the same number as phone, with spaces as people read it',
    ],
    [
      withCompany({ enquiryMailbox: 'enquiries.alisios.example' }),
      'content/company.ts: "enquiryMailbox" must be a mail address',
    ],
    [
      withCompany({ hours: [{ days: [1], opens: '8:00', closes: '18:00' }] }),
      'content/company.ts: "hours, entry 1, opens" must be a time such as 08:00',
    ],
    [
      withCompany({ hours: [{ days: [0], opens: '08:00', closes: '18:00' }] }),
      'content/company.ts: "hours, entry 1, days, entry 1" is no day: 1 is Monday, 7 is Sunday',
    ],
    [
      withPart({ places: now.places.filter((id) => id !== 'nargana') }),
      'content/itineraries.ts, panama, day 7: there is no place "nargana" in content/places.ts',
    ],
  ])('%s', (flaws, expected) => {
    expect(flaws).toContain(expected)
  })
  it('names a file that belongs to no article', () => {
    expect(withPart({ articleFiles: { ...now.articleFiles, es: [...now.articleFiles.es!, 'new'] } })).toEqual(
      [expect.stringContaining('content/es/articles/new.md belongs to no article')],
    )
  })
  const withRate = (slug: YachtSlug, change: object) =>
    withPart({
      charter: {
        ...charter,
        rates: {
          ...charter.rates,
          rates: { ...charter.rates.rates, [slug]: { ...charter.rates.rates[slug], ...change } },
        },
      },
    })
  const withTerm = (change: object) =>
    withPart({ charter: { ...charter, terms: { terms: { ...charter.terms.terms, ...change } } } })
  it.each([
    [
      withRate('lagoon-56', { night: { value: { amount: '1800', currency: 'USD' }, source: 'x' } }),
      'content/charter/rates.ts: "rates.lagoon-56.night.value.amount" must be a number without quotation marks',
    ],
    [
      withRate('lagoon-56', { night: { value: { amount: -5, currency: 'USD' }, source: 'x' } }),
      'content/charter/rates.ts: "rates.lagoon-56.night.value.amount" must be above 0',
    ],
    [
      withRate('bali-54', { highWeek: { value: { amount: 20_000, currency: 'USD' }, source: 'x' } }),
      'content/charter/rates.ts: "bali-54.highWeek" is less than seven nights of low season. Make it at least as much',
    ],
    [
      withRate('leopard-42-tsabalok', { childDiscount: { value: 130, source: 'x' } }),
      'content/charter/rates.ts: "rates.leopard-42-tsabalok.childDiscount.value" must be a percentage between 0 and 100, such as 30',
    ],
    [
      withTerm({ boarding: { value: '3 pm', example: true, write: 'x' } }),
      'content/charter/terms.ts: "terms.boarding.value" must be a time such as 15:00',
    ],
    [
      withTerm({
        cancellation: {
          value: [
            { days: 30, percent: 50 },
            { days: 60, percent: 100 },
          ],
          example: true,
          write: 'x',
        },
      }),
      'content/charter/terms.ts: "terms.cancellation.value" must go from many days to few, and keep more with each step',
    ],
    [
      withTerm({ deposit: { value: 40, source: '' } }),
      'content/charter/terms.ts: "terms.deposit.source" is empty: write a key of docs/sources.md',
    ],
    [
      withYacht({ cabins: 6 }),
      'content/charter/cabins.ts: "lagoon-56" has 5 cabins, but 6 in content/fleet/lagoon-56.ts. Make them agree',
    ],
  ])('names file, field and what to write: %s', (flaws, expected) => {
    expect(flaws).toEqual([expected])
  })
})

describe('the check of the calendars', () => {
  it('finds nothing in those that stand there', () => expect(calendarFlaws()).toEqual([]))
  it('names the file that cannot be read or is missing', () => {
    const broken = calendarFlaws((slug) => {
      if (slug === 'bali-54') throw Object.assign(new Error(), { code: 'ENOENT' })
      return slug === 'lagoon-56' ? 'hello' : 'BEGIN:VCALENDAR\nEND:VCALENDAR'
    })
    expect(broken).toEqual([
      'content/calendar/lagoon-56.ics is no calendar: it does not begin with BEGIN:VCALENDAR',
      'content/calendar/bali-54.ics is missing. A yacht needs one, if only an empty one',
    ])
  })
})

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
  const now = buildFacts(siteContents().fleet, charter)
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
