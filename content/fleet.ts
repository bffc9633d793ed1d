/**
 * The fleet, a file for each yacht in content/fleet/. Ratings and inclusions are the specification's; figures of the boats
 * are the builders' for the model (docs/sources.md). A figure that could not be supported is left out, not guessed.
 * Prices are in charter/rates.ts.
 */
import { bali54 } from './fleet/bali-54.ts'
import { gujiSunOdyssey44i } from './fleet/guji-sun-odyssey-44i.ts'
import { lagoon56 } from './fleet/lagoon-56.ts'
import { lagoon62 } from './fleet/lagoon-62.ts'
import { leopard42Tsabalok } from './fleet/leopard-42-tsabalok.ts'
import { macanPershing64 } from './fleet/macan-pershing-64.ts'
import { sunreef62Marea } from './fleet/sunreef-62-marea.ts'
import type { Yacht } from './schema.ts'

export const fleet: readonly Yacht[] = [
  sunreef62Marea,
  gujiSunOdyssey44i,
  macanPershing64,
  lagoon56,
  bali54,
  lagoon62,
  leopard42Tsabalok,
]

/** The yacht of a slug, or nothing if none has it. */
export function yachtBySlug(slug: string): Yacht | undefined {
  return fleet.find((yacht) => yacht.slug === slug)
}
