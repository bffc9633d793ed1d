/**
 * Structured data after schema.org, made from the same facts as the pages. Ratings are never part of it:
 * they are the specification's fixed labels, not counted reviews.
 */
import { canonicalPath, type PageId } from '#app/pages.ts'
import { company, companyIn } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import type { Position, Yacht } from '#content/schema.ts'
import { languageAddress } from './page-seo.server.ts'

const context = 'https://schema.org'
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function organisation(origin: string) {
  return { '@type': 'TravelAgency', '@id': `${origin}/#company`, name: company.brand, url: `${origin}/` }
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
    address: { '@type': 'PostalAddress', streetAddress: company.street || undefined, addressLocality: companyIn(locale).city, addressCountry: company.country },
    openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => dayNames[day - 1]), opens, closes,
    })),
  }
}

type YachtInput = { origin: string; locale: Locale; yacht: Yacht; description: string; image: string }

/** A yacht as a product with the listing price as its offer; the unit says day or night (UN/CEFACT has DAY for both). */
export function yachtData({ origin, locale, yacht, description, image }: YachtInput) {
  const { priceFrom } = yacht
  const url = languageAddress(origin, canonicalPath('yacht', { slug: yacht.slug }), locale)
  return {
    '@context': context,
    '@type': 'Product',
    name: yacht.name,
    description,
    image,
    url,
    model: yacht.model,
    brand: { '@type': 'Brand', name: yacht.specifications.builder },
    offers: {
      '@type': 'Offer',
      url,
      price: priceFrom.amount,
      priceCurrency: priceFrom.currency,
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification', price: priceFrom.amount, priceCurrency: priceFrom.currency, unitCode: 'DAY', unitText: priceFrom.basis,
      },
      seller: { '@id': `${origin}/#company` },
    },
  }
}

type PlaceInput = { origin: string; locale: Locale; id: PageId; name: string; description: string; position: Position; image: string }

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

type TripInput = { origin: string; locale: Locale; id: PageId; name: string; description: string; stops: { name: string; position: Position }[] }

export function tripData({ origin, locale, id, name, description, stops }: TripInput) {
  return {
    '@context': context,
    '@type': 'TouristTrip',
    name,
    description,
    url: languageAddress(origin, canonicalPath(id), locale),
    provider: organisation(origin),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ name: stop, position }, i) => ({
        '@type': 'ListItem', position: i + 1, item: { '@type': 'Place', name: stop, geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon } },
      })),
    },
  }
}

type PostingInput = { origin: string; locale: Locale; id: PageId; title: string; description: string; date: string; author: string; image: string; words: number }

export function postingData({ origin, locale, id, title, description, date, author, image, words }: PostingInput) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: title.replaceAll('*', ''),
    description,
    datePublished: date,
    inLanguage: locale,
    wordCount: words,
    image,
    author: author === company.shortName ? organisation(origin) : { '@type': 'Person', name: author },
    publisher: organisation(origin),
    mainEntityOfPage: languageAddress(origin, canonicalPath(id), locale),
  }
}

export function faqData(items: { question: string; html: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, html }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: html } })),
  }
}

/** The way from home to a page. The last entry is the page itself. */
export function breadcrumbData(origin: string, locale: Locale, trail: { name: string; path: string }[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: languageAddress(origin, path, locale) })),
  }
}
