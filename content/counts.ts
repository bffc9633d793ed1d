/** What texts count, in words: yachts, destinations, and the guests and cabins of each yacht. */
import { type WatersId, watersOf } from './charter/waters.ts'
import { fleet } from './fleet.ts'
import type { Locale } from './locales.ts'
import { inWords } from './number-words.ts'
import { destinationIds, maxSuggestions, mostCompared, mostGuests, type YachtSlug } from './schema.ts'

/** What texts call each yacht. */
export const yachtInTexts: Record<YachtSlug, string> = {
  'sunreef-62-marea': 'marea',
  'guji-sun-odyssey-44i': 'guji',
  'macan-pershing-64': 'macan',
  'lagoon-56': 'lagoon',
  'bali-54': 'bali',
  'lagoon-62': 'brisa',
  'leopard-42-tsabalok': 'tsabalok',
}

/** Yachts that lie in these waters. */
export function lyingIn(id: WatersId) {
  return fleet.filter(({ base }) => watersOf[base] === id)
}

/** Of the fleet and what is shown of it. */
export const fleetCounts = {
  yachtCount: fleet.length,
  catamaranCount: fleet.filter(({ type }) => type === 'catamaran').length,
  destinationCount: destinationIds.length,
  sanBlasYachts: lyingIn('san-blas').length,
  bahamasYachts: lyingIn('bahamas').length,
  /** At most, of an offer and side by side. */
  offeredYachts: maxSuggestions,
  comparedYachts: mostCompared,
}
const counts: Record<string, number> = {
  ...fleetCounts,
  /** At most, on one charter. */
  mostGuestsInWords: mostGuests,
  ...Object.fromEntries(
    fleet.flatMap(({ slug, guests, cabins }) => [
      [`${yachtInTexts[slug]}Guests`, guests],
      [`${yachtInTexts[slug]}Cabins`, cabins],
    ]),
  ),
}

/** Each count under its name, and with a capital under its name with a capital: {{yachtCount}} is "seven", {{YachtCount}} "Seven". */
export function countsIn(locale: Locale): Record<string, string> {
  const words = Object.entries(counts).map(([name, count]) => [name, inWords(count, locale)] as const)
  return Object.fromEntries(
    words.flatMap(([name, word]) => [
      [name, word],
      [capital(name), capital(word)],
    ]),
  )
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
