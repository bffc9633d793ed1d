/** When the sea rests: nobody may catch, buy or serve spiny lobster in these months. Waters without an entry have no season that we could support. */
import { type Fact, stated } from './fact.ts'
import type { WatersId } from './waters.ts'

/** Month and day, both included: 03-01. */
type Season = { from: string; to: string }

export const lobsterClosed: Partial<Record<WatersId, Fact<Season>>> = {
  'san-blas': stated({ from: '03-01', to: '06-30' }, 'san-blas-closed'),
  bahamas: stated({ from: '04-01', to: '07-31' }, 'bahamas-closed'),
}
