/**
 * No page, letter or feed contradicts the charter model: every figure in them is read with its meaning
 * (server/figures/meanings.ts) and compared with what the model says of the yacht or waters that the text speaks of.
 * Brochures are read in brochures/brochure.test.ts, where they are drawn anyway.
 */
import { describe, expect, it } from 'vitest'
import { canonicalPath } from '#app/pages.ts'
import { charterPrice } from '#charter/price-rows.ts'
import { charterFleet } from '#charter/yacht.ts'
import { charterTexts } from '#content/charter.server.ts'
import { locales } from '#content/locales.ts'
import { openBuiltSite } from '../testing-built.ts'
import { claimsOf, contradictions, type Document } from './claims.ts'
import { blockOf } from './blocks.ts'
import { askedDocuments, feedDocuments, jsonLdOf, pageDocuments } from './documents.ts'
import { letterDocuments } from './letters.ts'
import { typedFigures } from './typed-figures.ts'

const site = await openBuiltSite()

describe('no figure contradicts the charter model', () => {
  it.each<[string, number, () => Document[] | Promise<Document[]>]>([
    ['on any page', 2000, () => pageDocuments(site)],
    ['on a page that answers a question', 500, () => askedDocuments(site)],
    ['in a feed or manifest', 0, () => feedDocuments(site)],
    ['in a letter', 400, letterDocuments],
  ])('%s', async (_, least, read) => {
    const documents = await read()
    expect(documents.flatMap(contradictions)).toEqual([])
    expect(documents.flatMap(claimsOf).length, 'figures read').toBeGreaterThan(least)
  })

  it.each(locales)('in the offers of structured data, in %s', (locale) => {
    for (const yacht of charterFleet) {
      const html = site.htmlOf(canonicalPath('yacht', { slug: yacht.slug }), locale)
      const product = jsonLdOf(html).find((data) => data['@type'] === 'Product')!
      const { low, high } = charterTexts[locale].prices
      const stated = (product.offers as JsonOffer[]).map(
        ({ name, price, priceCurrency, priceSpecification }) => [
          name,
          priceSpecification.referenceQuantity.value,
          `${price} ${priceCurrency}`,
        ],
      )
      const price = (season: 'low' | 'high', nights: number) => {
        const { cents, currency, stated: said } = charterPrice(yacht, season, nights)
        return said ? `${said.amount} ${said.currency}` : `${cents / 100} ${currency}`
      }
      expect(stated).toEqual([
        [low, 1, price('low', 1)],
        [low, 7, price('low', 7)],
        [high, 7, price('high', 7)],
      ])
    }
  })
})

type JsonOffer = {
  name: string
  price: number
  priceCurrency: string
  priceSpecification: { referenceQuantity: { value: number } }
}

describe('a figure that somebody types by hand is seen', () => {
  it.each(typedFigures)('$wrong', ({ page, locale, about, wrong, meaning }) => {
    const document = { name: page, page, locale, about, blocks: [blockOf(wrong, about)] }
    const found = claimsOf(document).filter(({ value, allowed }) => !allowed.includes(value))
    expect(found.map((claim) => claim.meaning)).toContain(meaning)
  })
})
