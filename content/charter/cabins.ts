/**
 * Who sleeps where. Numbers of guests and cabins are the fleet's; beds and bathrooms are the model's usual charter
 * layout and examples until the owner has looked into each boat. Berths of the crew are never given to guests.
 */
import type { YachtSlug } from '../schema.ts'
import { example, type Fact } from './fact.ts'

export type Cabin = {
  /** A double bed, or two single beds. */
  bed: 'double' | 'twin'
  bathroom: 'own' | 'shared'
  /** Reached without a ladder or steep steps, which grandparents may ask for. */
  easy: boolean
}
export type Sleeping = {
  cabins: Cabin[]
  crew: { berths: number; where: 'forepeak' | 'crew-cabin' | 'saloon' }
}

const double = (more: Partial<Cabin> = {}): Cabin => ({ bed: 'double', bathroom: 'own', easy: true, ...more })
const twin = (more: Partial<Cabin> = {}): Cabin => ({ bed: 'twin', bathroom: 'own', easy: true, ...more })
const repeat = (count: number, cabin: Cabin) => Array.from({ length: count }, () => ({ ...cabin }))
const layout = (cabins: Cabin[], crew: Sleeping['crew']) =>
  example<Sleeping>({ cabins, crew }, 'the beds, the bathrooms and the berths of the crew')

export const sleeping: Record<YachtSlug, Fact<Sleeping>> = {
  'sunreef-62-marea': layout([...repeat(4, double()), twin()], { berths: 3, where: 'crew-cabin' }),
  'guji-sun-odyssey-44i': layout(
    [double({ easy: false }), ...repeat(2, double({ bathroom: 'shared', easy: false }))],
    { berths: 2, where: 'saloon' },
  ),
  'macan-pershing-64': layout([...repeat(2, double()), twin()], { berths: 2, where: 'crew-cabin' }),
  'lagoon-56': layout([...repeat(4, double()), twin()], { berths: 2, where: 'forepeak' }),
  'bali-54': layout([...repeat(4, double()), ...repeat(2, twin())], { berths: 2, where: 'forepeak' }),
  'lagoon-62': layout([...repeat(4, double()), ...repeat(2, twin())], { berths: 3, where: 'crew-cabin' }),
  'leopard-42-tsabalok': layout(repeat(4, double({ easy: false })), { berths: 2, where: 'forepeak' }),
}
