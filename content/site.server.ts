/** All page copy of a language, with the facts filled in. */
import { textFacts } from './text-facts.ts'
import type { SiteCopy } from './copy.ts'
import { site as de } from './de/site.ts'
import { site as en } from './en/site.ts'
import { site as es } from './es/site.ts'
import { fillFacts } from './fill-facts.ts'
import type { Locale } from './locales.ts'

const sites: Record<Locale, SiteCopy> = { es: filled(es, 'es'), en: filled(en, 'en'), de: filled(de, 'de') }

/** Fact by fact, so that a fault names the file in which the text stands: flySail is fly-sail.ts. */
function filled({ destination, itinerary, fleet, ...pages }: SiteCopy, locale: Locale): SiteCopy {
  const file = (name: string) =>
    `content/${locale}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts,`
  const each = (entries: object, nameOf: (key: string) => string) =>
    Object.fromEntries(
      Object.entries(entries).map(([key, copy]) => [
        key,
        fillFacts(copy, textFacts(locale), file(nameOf(key))),
      ]),
    )
  const { yachts, ...fleetPage } = fleet
  return {
    ...each(pages, (key) => key),
    fleet: {
      ...each({ fleet: fleetPage }, (key) => key).fleet,
      yachts: each(yachts, (slug) => `fleet/${slug}`),
    },
    destination: each(destination, (id) => `destination-${id}`),
    itinerary: each(itinerary, (id) => `itinerary-${id}`),
  } as SiteCopy
}

export function copyOf(locale: Locale): SiteCopy {
  return sites[locale]
}
