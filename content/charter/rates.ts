/** What a night costs, in whole units of a currency. Rules: docs/decisions/0012-charter-model.md. */
import type { Money, YachtSlug } from '../schema.ts'
import { example, type Fact, type Stated, stated } from './fact.ts'

/** Listed prices are those of the specification (sections 3 and 9). */
const specification = 'specification'

/** A boat at a price for everybody on board. */
export type BoatRate = {
  kind: 'boat'
  /** The listed "from" price: a night in low season. */
  night: Stated<Money>
  /** The listed price of seven nights in high season, where there is one; elsewhere the surcharge makes it. */
  highWeek?: Stated<Money>
}
/** A boat and each person on board; the specification's rule for Tsabalok. */
export type PersonRate = {
  kind: 'person'
  currency: Money['currency']
  boat: Stated<number>
  person: Stated<number>
  /** Percent taken off the person's rate for a child under `childAge`. */
  childDiscount: Stated<number>
  childAge: number
}
export type Rate = (BoatRate | PersonRate) & { minimumNights: Fact<number> }

const usd = (amount: number) => stated<Money>({ amount, currency: 'USD' }, specification)
const minimumNights = example(5, 'the fewest nights for which she is let')

export const rates: Record<YachtSlug, Rate> = {
  'sunreef-62-marea': {
    kind: 'boat',
    night: usd(2000),
    highWeek: stated({ amount: 18_500, currency: 'EUR' }, specification),
    minimumNights,
  },
  'guji-sun-odyssey-44i': { kind: 'boat', night: usd(810), minimumNights },
  'macan-pershing-64': { kind: 'boat', night: usd(4000), minimumNights },
  'lagoon-56': { kind: 'boat', night: usd(1800), minimumNights },
  'bali-54': { kind: 'boat', night: usd(3500), highWeek: usd(30_000), minimumNights },
  'lagoon-62': { kind: 'boat', night: usd(3000), minimumNights },
  'leopard-42-tsabalok': {
    kind: 'person',
    currency: 'USD',
    boat: stated(575, specification),
    person: stated(230, specification),
    childDiscount: stated(30, specification),
    childAge: 12,
    minimumNights,
  },
}

/** Dollars for one euro. Wherever an amount was converted, the page says "about", this rate and its day. */
export const dollarsPerEuro: Fact<{ rate: number; day: string }> = example(
  { rate: 1.16, day: '2026-11-20' },
  'the rate at which you quote, and its day',
)
