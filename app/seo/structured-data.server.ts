/**
 * Structured data after schema.org, made from the same facts as the pages. Ratings are never part of it:
 * they are the specification's fixed labels, not counted reviews.
 */
import { canonicalPath, type PageId } from '#app/pages.ts'
import { formats } from '#content/format.ts'
import { company, companyIn } from '#content/company.ts'
import { fleet } from '#content/fleet.ts'
import type { Locale } from '#content/locales.ts'
import type { Money, Position, Yacht } from '#content/schema.ts'
import { languageAddress } from './page-seo.server.ts'

const context = 'https://schema.org'
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function organisation(origin: string) {
  return {
    '@type': 'TravelAgency',
    '@id': `${origin}/#company`,
    name: company.brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
}

/** From the cheapest yacht to the dearest, as they are listed. */
function priceRange(locale: Locale): string {
  const listed = fleet.map(({ priceFrom }) => priceFrom).toSorted((a, b) => a.amount - b.amount)
  return [listed[0]!, listed.at(-1)!].map(formats(locale).money).join(' – ')
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

/** A yacht as a product with her prices as offers, to be let and not sold (GoodRelations). Day and night are one unit to UN/CEFACT; a week is seven. */
export function yachtData({ origin, locale, yacht, description, image }: YachtInput) {
  const { priceFrom, weekPrice } = yacht
  const url = languageAddress(origin, canonicalPath('yacht', { slug: yacht.slug }), locale)
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
    offers: [offer(priceFrom, priceFrom.basis), ...(weekPrice ? [offer(weekPrice, 'day', 7)] : [])],
  }

  function offer(
    { amount: price, currency: priceCurrency, forGuests }: Money & { forGuests?: number },
    unitText: 'day' | 'night',
    units = 1,
  ) {
    return {
      '@type': 'Offer',
      url,
      price,
      priceCurrency,
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency,
        unitCode: 'DAY',
        unitText,
        referenceQuantity: { '@type': 'QuantitativeValue', value: units, unitCode: 'DAY' },
        eligibleQuantity: forGuests && { '@type': 'QuantitativeValue', value: forGuests, unitText: 'guests' },
      },
      seller: organisation(origin),
    }
  }
}

type PlaceInput = {
  origin: string
  locale: Locale
  id: PageId
  name: string
  description: string
  position: Position
  image: string
}

export function destinationData({ origin, locale, id, name, description, position, image }: PlaceInput) {
  return {
    '@context': context,
    '@type': 'TouristDestination',
    name,
    description,
    image,
    url: languageAddress(origin, canonicalPath(id), locale),
    geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
  }
}

type TripInput = {
  origin: string
  locale: Locale
  id: PageId
  name: string
  description: string
  image: string
  stops: { place: string; title: string; position: Position }[]
}

export function tripData({ origin, locale, id, name, description, image, stops }: TripInput) {
  return {
    '@context': context,
    '@type': 'TouristTrip',
    name,
    description,
    image,
    url: languageAddress(origin, canonicalPath(id), locale),
    provider: organisation(origin),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ place, title, position }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        item: {
          '@type': 'Place',
          name: place,
          description: title,
          geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
        },
      })),
    },
  }
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
    headline: title.replaceAll('*', ''),
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
