/** A yacht as structured data. */
import { canonicalPath } from '../pages.ts'
import { today } from '#charter/calendar.ts'
import { listedParty } from '#charter/party.ts'
import { charterPrice } from '#charter/price-rows.ts'
import type { Season } from '#charter/rates.ts'
import { charterYacht } from '#charter/yacht.ts'
import { charterTexts } from '#content/charter.server.ts'
import { highSeason } from '#content/charter/seasons.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht } from '#content/schema.ts'
import { languageAddress } from './page-seo.server.ts'
import { context, organisation } from './structured-data.server.ts'

type YachtInput = { origin: string; locale: Locale; yacht: Yacht; description: string; image: string }

/**
 * A yacht as a product with her prices as offers, to be let and not sold (GoodRelations): a week of low and of high
 * season, for the party of her listed price. Nothing is said to be in stock, because nobody but the calendar knows.
 */
export function yachtData({ origin, locale, yacht, description, image }: YachtInput) {
  const url = languageAddress(origin, canonicalPath('yacht', { slug: yacht.slug }), locale)
  const facts = charterYacht(yacht.slug)
  // The first offer says who that is.
  const named: Partial<ReturnType<typeof organisation>> = { '@id': organisation(origin)['@id'] }
  return {
    '@context': context,
    '@type': 'Product',
    name: yacht.name,
    description,
    image,
    url,
    sku: yacht.slug,
    model: yacht.model,
    brand: { '@type': 'Brand', name: yacht.specifications.builder },
    offers: [
      { ...offer('low', 1), seller: organisation(origin) },
      { ...offer('low', 7), seller: named },
      { ...offer('high', 7), seller: named },
    ],
  }

  function offer(season: Season, nights: number) {
    const { cents, currency, stated } = charterPrice(facts, season, nights)
    const { amount: price, currency: priceCurrency } = stated ?? { amount: cents / 100, currency }
    return {
      '@type': 'Offer',
      name: charterTexts[locale].prices[season],
      url,
      price,
      priceCurrency,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      ...(season === 'high' ? comingNewYear(today()) : {}),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency,
        unitCode: 'DAY',
        unitText: 'night',
        referenceQuantity: { '@type': 'QuantitativeValue', value: nights, unitCode: 'DAY' },
        eligibleQuantity:
          facts.rate.kind === 'person'
            ? { '@type': 'QuantitativeValue', value: listedParty(facts).persons, unitText: 'guests' }
            : undefined,
      },
    }
  }
}

/** The days of the next high season over New Year, for which its price holds. */
function comingNewYear(day: string) {
  const { first, last } = highSeason.fixed[0]
  const year = Number(day.slice(0, 4)) - (day.slice(5) <= last ? 1 : 0)
  return { validFrom: `${year}-${first}`, validThrough: `${year + 1}-${last}` }
}
