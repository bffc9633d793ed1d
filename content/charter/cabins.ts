/**
 * Who sleeps where. Numbers of guests and cabins are the fleet's; beds and bathrooms are the model's usual charter
 * layout and examples until the owner has looked into each boat. Berths of the crew are never given to guests.
 */
import type { YachtSlug } from '../schema.ts'
import { example, type Fact } from './fact.ts'

export const cabinPlaces = ['port', 'starboard', 'middle', 'bow'] as const
export type Cabin = {
  /** A double bed, or two single beds. */
  bed: 'double' | 'twin'
  bathroom: 'own' | 'shared'
  /** Reached without a ladder or steep steps, which grandparents may ask for. */
  easy: boolean
  /** The hull or side in which it lies. Several in one hull lie from the stern to the bow in their order here. */
  lies: (typeof cabinPlaces)[number]
}
export type Sleeping = {
  cabins: Cabin[]
  crew: {
    berths: number
    where: 'forepeak' | 'crew-cabin' | 'saloon'
    /** The side of a cabin of their own. */
    side?: 'port' | 'starboard'
  }
}

type More = Partial<Cabin>
const double = (lies: Cabin['lies'], more: More = {}): Cabin => ({
  bed: 'double',
  bathroom: 'own',
  easy: true,
  lies,
  ...more,
})
const twin = (lies: Cabin['lies'], more: More = {}): Cabin => ({ ...double(lies, more), bed: 'twin' })
const layout = (cabins: Cabin[], crew: Sleeping['crew']) =>
  example<Sleeping>(
    { cabins, crew },
    'where the cabins lie, the beds, the bathrooms and the berths of the crew',
  )

const threeAHull = [
  double('port'),
  twin('port'),
  double('port'),
  double('starboard'),
  twin('starboard'),
  double('starboard'),
]
const fiveInTwoHulls = [
  double('port'),
  twin('port'),
  double('port'),
  double('starboard'),
  double('starboard'),
]
const shared = { bathroom: 'shared', easy: false } as const
const lower = { easy: false } as const

export const sleeping: Record<YachtSlug, Fact<Sleeping>> = {
  'sunreef-62-marea': layout(fiveInTwoHulls, { berths: 3, where: 'crew-cabin', side: 'starboard' }),
  'guji-sun-odyssey-44i': layout(
    [double('bow', lower), double('port', shared), double('starboard', shared)],
    { berths: 2, where: 'saloon' },
  ),
  'macan-pershing-64': layout([double('middle'), double('bow'), twin('port')], {
    berths: 2,
    where: 'crew-cabin',
    side: 'starboard',
  }),
  'lagoon-56': layout(fiveInTwoHulls, { berths: 2, where: 'forepeak' }),
  'bali-54': layout(threeAHull, { berths: 2, where: 'forepeak' }),
  'lagoon-62': layout(threeAHull, { berths: 3, where: 'crew-cabin', side: 'starboard' }),
  'leopard-42-tsabalok': layout(
    [double('port', lower), double('port', lower), double('starboard', lower), double('starboard', lower)],
    { berths: 2, where: 'forepeak' },
  ),
}
