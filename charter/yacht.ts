/** What the model of a charter has to know of a yacht. */
import { type Sleeping, sleeping } from '#content/charter/cabins.ts'
import { type Rate, rates } from '#content/charter/rates.ts'
import { watersOf, type WatersId } from '#content/charter/waters.ts'
import { fleet } from '#content/fleet.ts'
import type { Yacht } from '#content/schema.ts'

export type CharterYacht = Pick<
  Yacht,
  'slug' | 'name' | 'type' | 'speed' | 'guests' | 'cabins' | 'features' | 'amenities'
> & {
  /** The waters in which she lies. */
  home: WatersId
  rate: Rate
  sleeping: Sleeping
}

/** A yacht without rate or beds is left out, so that the check of the contents comes to naming her. */
const complete = fleet.filter(({ slug }) => slug in rates && slug in sleeping)

export const charterFleet: readonly CharterYacht[] = complete.map(
  ({ slug, name, type, speed, guests, cabins, features, amenities, base }) => ({
    slug,
    name,
    type,
    speed,
    guests,
    cabins,
    features,
    amenities,
    home: watersOf[base],
    rate: rates[slug],
    sleeping: sleeping[slug].value,
  }),
)

/** @throws for a slug of no yacht */
export function charterYacht(slug: Yacht['slug']): CharterYacht {
  const found = charterFleet.find((yacht) => yacht.slug === slug)
  if (!found) throw new Error(`content/fleet.ts has no yacht "${slug}"`)
  return found
}

/** How many of her cabins share a bathroom. */
export const sharedBathrooms = ({ sleeping: { cabins } }: Pick<CharterYacht, 'sleeping'>): number =>
  cabins.filter(({ bathroom }) => bathroom === 'shared').length

/** Whether her cabins have air conditioning. */
export const isCooled = ({ amenities }: Pick<CharterYacht, 'amenities'>): boolean =>
  amenities.includes('air-conditioning')
