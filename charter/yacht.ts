/** What the model of a charter has to know of a yacht. */
import { type Sleeping, sleeping } from '#content/charter/cabins.ts'
import { type Rate, rates } from '#content/charter/rates.ts'
import { watersOf, type WatersId } from '#content/charter/waters.ts'
import { fleet } from '#content/fleet.ts'
import type { Yacht } from '#content/schema.ts'

export type CharterYacht = Pick<
  Yacht,
  'slug' | 'name' | 'type' | 'speed' | 'guests' | 'cabins' | 'features' | 'amenities' | 'included'
> & {
  /** The waters in which she lies. */
  home: WatersId
  rate: Rate
  sleeping: Sleeping
}

export const charterFleet: readonly CharterYacht[] = fleet.map(
  ({ slug, name, type, speed, guests, cabins, features, amenities, included, base }) => ({
    slug,
    name,
    type,
    speed,
    guests,
    cabins,
    features,
    amenities,
    included,
    home: watersOf[base],
    rate: rates[slug],
    sleeping: sleeping[slug].value,
  }),
)
