import { describe, expect, it } from 'vitest'
import { type Contents, flawsOf } from '#content/check.ts'
import { nameFlaws } from '#content/check-names.ts'
import type { YachtSlug } from '#content/schema.ts'
import { spreadTexts } from '#content/spreads.server.ts'
import { calendarFlaws, pictureFlaws, siteContents, spreadFlaws } from './check-contents.ts'

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
  it('names an article without a sentence for its dark page', () => {
    const { chef: _none, ...others } = spreadTexts.de.articles
    expect(spreadFlaws('de', others)).toEqual([
      'content/de/spreads.ts: "articles.chef" is missing. Write one short sentence for the article\'s dark page',
    ])
    expect(spreadFlaws('de', spreadTexts.de.articles)).toEqual([])
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
