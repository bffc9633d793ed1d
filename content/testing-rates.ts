/**
 * Pins the rates that tests of offers, letters and brochures reckon with, so that the owner's next change of price
 * breaks none of them: `import '#content/testing-rates.ts'` in a test, which changes the fleet for that file alone.
 */
import { fleet } from './fleet.ts'
import type { Yacht } from './schema.ts'

type Rates = Pick<Yacht, 'priceFrom' | 'weekPrice' | 'pricing'>
const day = (amount: number): Rates['priceFrom'] => ({ amount, currency: 'USD', basis: 'day' })

const rates: Record<string, Rates> = {
  'sunreef-62-marea': { priceFrom: day(2000), weekPrice: { amount: 18500, currency: 'EUR' } },
  'guji-sun-odyssey-44i': { priceFrom: day(810) },
  'macan-pershing-64': { priceFrom: day(4000) },
  'lagoon-56': { priceFrom: day(1800) },
  'bali-54': { priceFrom: day(3500), weekPrice: { amount: 30000, currency: 'USD' } },
  'lagoon-62': { priceFrom: day(3000) },
  'leopard-42-tsabalok': {
    priceFrom: { amount: 1035, currency: 'USD', basis: 'night', forGuests: 2 },
    pricing: {
      currency: 'USD',
      boatRate: 575,
      personRate: 230,
      maxGuests: 8,
      childDiscount: 0.3,
      childAge: 12,
      highSeason: 0.2,
    },
  },
}
for (const yacht of fleet)
  if (rates[yacht.slug]) Object.assign(yacht, { weekPrice: undefined, pricing: undefined }, rates[yacht.slug])
