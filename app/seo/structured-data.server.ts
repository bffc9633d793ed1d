/**
 * Structured data after schema.org, made from the same facts as the pages. Ratings are never part of it:
 * they are the specification's fixed labels, not counted reviews.
 */
import { forDataBlock } from '#app/hydration/hydration-config.server.ts'
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { canonicalPath } from '#app/pages.ts'
import { charterPrice } from '#charter/price-rows.ts'
import { charterFleet } from '#charter/yacht.ts'
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
