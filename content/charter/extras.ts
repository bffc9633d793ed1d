/** What guests pay for besides the price, per waters, in the order in which we say it; the tip comes last. Transfers to an island have a sentence of their own. */
import type { WatersId } from './waters.ts'

export type ExtraId =
  | 'flights'
  | 'anyFlights'
  | 'hotel-before'
  | 'e-visa'
  | 'airport-car'
  | 'transfers'
  | 'city'
  | 'moorings'
  | 'cash'
  | 'insurance'

export const extras: Record<WatersId | 'anywhere', readonly ExtraId[]> = {
  anywhere: ['anyFlights', 'transfers', 'insurance'],
  'san-blas': ['flights', 'hotel-before', 'insurance'],
  rosario: ['flights', 'airport-car', 'city', 'insurance'],
  aruba: ['flights', 'transfers', 'insurance'],
  cuba: ['flights', 'e-visa', 'insurance', 'cash'],
  bahamas: ['flights', 'airport-car', 'moorings', 'insurance'],
}
