/**
 * For tests: the fleet at the rates of the specification and with the cabins of today, so that the owner's next change
 * breaks no expected figure.
 */
import type { Rate } from '#content/charter/rates.ts'
import type { Money, YachtSlug } from '#content/schema.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

const of = <T>(value: T) => ({ value, source: 'test' })
const dollars = (amount: number): Money => ({ amount, currency: 'USD' })
const boat = (night: number, highWeek?: Money): Rate => ({
  kind: 'boat',
  night: of(dollars(night)),
  highWeek: highWeek && of(highWeek),
  minimumNights: of(5),
})

const rates: Partial<Record<YachtSlug, Rate>> = {
  'sunreef-62-marea': boat(2000, { amount: 18_500, currency: 'EUR' }),
  'guji-sun-odyssey-44i': boat(810),
  'macan-pershing-64': boat(4000),
  'lagoon-56': boat(1800),
  'bali-54': boat(3500, dollars(30_000)),
  'lagoon-62': boat(3000),
  'leopard-42-tsabalok': {
    kind: 'person',
    currency: 'USD',
    boat: of(575),
    person: of(230),
    childDiscount: of(30),
    childAge: 12,
    minimumNights: of(5),
  },
}

/** A yacht that the owner has added since is left out. */
export const testingFleet: readonly CharterYacht[] = charterFleet.flatMap((yacht) => {
  const rate = rates[yacht.slug]
  return rate ? [{ ...yacht, rate }] : []
})
/** A yacht by the name that people call her. */
export const yachtNamed = (name: string) => testingFleet.find((yacht) => yacht.name === name)!
