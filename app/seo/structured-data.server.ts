/**
 * Structured data after schema.org, made from the same facts as the pages. Ratings are never part of it:
 * they are the specification's fixed labels, not counted reviews.
 */
import { plainHeadline } from '#content/headline.ts'
import { forDataBlock } from '#app/hydration/hydration-config.server.ts'
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { canonicalPath, type PageId } from '#app/pages.ts'
import { today } from '#charter/calendar.ts'
import { charterPrice } from '#charter/price-rows.ts'
import type { Season } from '#charter/rates.ts'
import { charterFleet, charterYacht } from '#charter/yacht.ts'
import { charterTexts } from '#content/charter.server.ts'
import { highSeason } from '#content/charter/seasons.ts'
import { company, companyIn } from '#content/company.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht } from '#content/schema.ts'
import { languageAddress } from './page-seo.server.ts'

export const context = 'https://schema.org'
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What says in large what a page says, for `<ForSearch>`. What is small stands in the head (meta-tags.ts). */
export function keepForSearch(page: ServerHtmlStore, ...data: object[]) {
  const scripts = data.map(
    (each) => `<script type="application/ld+json">${forDataBlock(JSON.stringify(each))}</script>`,
  )
  return page.keep('for-search', scripts.join(''))
}

export function organisation(origin: string) {
  return {
    '@type': 'TravelAgency',
    '@id': `${origin}/#company`,
    name: company.brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
}

/** From the cheapest night of low season to the dearest. */
function priceRange(locale: Locale): string {
  const nights = charterFleet
    .map((yacht) => charterPrice(yacht, 'low', 1))
    .toSorted((a, b) => a.cents - b.cents)
  return [nights[0]!, nights.at(-1)!]
    .map(({ cents, currency }) => formats(locale).money({ amount: cents / 100, currency }))
    .join(' – ')
}

export function agencyData(origin: string, locale: Locale, image: string, description: string) {
  return {
    '@context': context,
    ...organisation(origin),
    // What is empty is left out when this becomes JSON.
    legalName: company.legalName || undefined,
    description,
    image,
    telephone: company.phone,
    email: company.infoMailbox,
    priceRange: priceRange(locale),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street || undefined,
      addressLocality: companyIn(locale).city,
      addressCountry: company.country,
    },
    openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day - 1]),
      opens,
      closes,
    })),
  }
}

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
            ? { '@type': 'QuantitativeValue', value: 2, unitText: 'guests' }
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

type PostingInput = {
  origin: string
  locale: Locale
  id: PageId
  title: string
  description: string
  date: string
  author: string
  image: string
  words: number
}

export function postingData({
  origin,
  locale,
  id,
  title,
  description,
  date,
  author,
  image,
  words,
}: PostingInput) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: plainHeadline(title),
    description,
    url: languageAddress(origin, canonicalPath(id), locale),
    datePublished: date,
    inLanguage: locale,
    wordCount: words,
    image,
    author: author === company.shortName ? organisation(origin) : { '@type': 'Person', name: author },
    publisher: organisation(origin),
    mainEntityOfPage: languageAddress(origin, canonicalPath(id), locale),
  }
}

type FaqInput = { origin: string; locale: Locale; items: { question: string; html: string }[] }

/** Answers are read away from the page, so their links name the site. */
export function faqData({ origin, locale, items }: FaqInput) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    url: languageAddress(origin, canonicalPath('faq'), locale),
    inLanguage: locale,
    mainEntity: items.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${origin}/`) },
    })),
  }
}

/** The yachts in the order of their page, each by her own address. */
export function yachtListData(
  origin: string,
  locale: Locale,
  yachts: readonly Pick<Yacht, 'slug' | 'name'>[],
) {
  return {
    '@context': context,
    '@type': 'ItemList',
    url: languageAddress(origin, canonicalPath('yachts'), locale),
    numberOfItems: yachts.length,
    itemListElement: yachts.map(({ slug, name }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: languageAddress(origin, canonicalPath('yacht', { slug }), locale),
    })),
  }
}

/** The way from home to a page. The last entry is the page itself. */
export function breadcrumbData(origin: string, locale: Locale, trail: { name: string; path: string }[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: languageAddress(origin, path, locale),
    })),
  }
}
