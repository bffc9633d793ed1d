import { describe, expect, it } from 'vitest'
import { type Contents, flawsOf } from '#content/check.ts'
import { siteContents } from './check-contents.ts'

const now = siteContents()
/** The contents with one part changed; what is inside may be wrong in any way. */
const withPart = (part: { [K in keyof Contents]?: unknown }) =>
  flawsOf({ ...now, ...(part as Partial<Contents>) })
const withYacht = (change: object) =>
  withPart({ fleet: now.fleet.map((yacht, i) => (i === 3 ? { ...yacht, ...change } : yacht)) })
const withArticle = (change: object) =>
  withPart({ articles: { ...now.articles, chef: { ...now.articles.chef, ...change } } })
const withCompany = (change: object) => withPart({ company: { ...(now.company as object), ...change } })

describe('the check of the contents', () => {
  it('finds nothing in the contents as they stand', () => {
    expect(flawsOf(now)).toEqual([])
  })
  it.each([
    [
      withYacht({ priceFrom: { amount: '1800', currency: 'USD', basis: 'day' } }),
      'content/fleet.ts, lagoon-56: "priceFrom.amount" must be a number',
    ],
    [
      withYacht({ priceFrom: { amount: -5, currency: 'USD', basis: 'day' } }),
      'content/fleet.ts, lagoon-56: "priceFrom.amount" must be above 0',
    ],
    [
      withYacht({ slug: 'bali-54' }),
      'content/fleet.ts: two yachts have the slug "bali-54". Give one of them another',
    ],
    [
      withPart({ fleet: now.fleet.slice(1) }),
      'content/fleet.ts: the yacht "sunreef-62-marea" is missing, though "yachtSlugs" in content/schema.ts names her',
    ],
    [
      withPart({ pictures: now.pictures.filter((id) => !id.startsWith('bali-54')) }),
      'content/fleet.ts, bali-54: she has no picture "bali-54-anchor". Add it to art/pictures.ts',
    ],
    [
      withArticle({ plate: { picture: 'tables' } }),
      'content/articles.ts, chef: there is no picture "tables". The ids are the left column of art/pictures.ts',
    ],
    [
      withArticle({ picture: 'cheff' }),
      'content/articles.ts, chef: there is no picture "cheff". The ids are the left column of art/pictures.ts',
    ],
    [
      withArticle({ date: '12.03.2024' }),
      'content/articles.ts, chef: "date" is "12.03.2024". It must be a day such as 2025-01-14',
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
  it('compares the price for two with the rates by the person', () => {
    const fleet = now.fleet.map((yacht) =>
      yacht.pricing ? { ...yacht, pricing: { ...yacht.pricing, personRate: 240 } } : yacht,
    )
    expect(withPart({ fleet })).toEqual([
      'content/fleet.ts, leopard-42-tsabalok: "priceFrom.amount" is 1035, but the price of a night for two by "pricing" is 1055. Make them agree',
    ])
  })
})
