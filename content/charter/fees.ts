/** Taxes and entry fees that are not in the price, per waters. A fee without `amount` is known to be due and not how high it is. */
import type { Money } from '../schema.ts'
import { example, type Fact, stated } from './fact.ts'
import type { WatersId } from './waters.ts'

export type FeeId =
  | 'bahamas-charter-fee'
  | 'guna-yala-entry'
  | 'rosario-park'
  | 'cuba-permits'
  | 'aruba-permits'
export type Fee = {
  id: FeeId
  /** We put it on our invoice, or guests pay it where they are. */
  paid: 'charged' | 'on-the-spot'
  /** Percent of the charter, or an amount for each person. */
  basis: 'percent' | 'person' | 'trip'
  amount?: Fact<number>
  /** Of an amount that is no percentage. */
  currency?: Money['currency']
  source: string
}

export const fees: Record<WatersId, readonly Fee[]> = {
  'san-blas': [
    {
      id: 'guna-yala-entry',
      paid: 'on-the-spot',
      basis: 'person',
      amount: stated(22, 'guna-yala-entry', { asOf: '2026-11-22', toCheck: true }),
      currency: 'USD',
      source: 'guna-yala-entry',
    },
  ],
  rosario: [{ id: 'rosario-park', paid: 'on-the-spot', basis: 'person', source: 'rosario-park' }],
  cuba: [
    {
      id: 'cuba-permits',
      paid: 'charged',
      basis: 'trip',
      amount: example(450, 'what you charge for clearing in and out of Cuba and her cruising permit'),
      currency: 'USD',
      source: 'cuba-permits',
    },
  ],
  aruba: [{ id: 'aruba-permits', paid: 'on-the-spot', basis: 'trip', source: 'aruba-permits' }],
  bahamas: [
    {
      id: 'bahamas-charter-fee',
      paid: 'charged',
      basis: 'percent',
      // 4 % charter fee and 10 % VAT since July 2022, one fee since July 2025.
      amount: stated(14, 'bahamas-charter-fee', { asOf: '2025-07-01', toCheck: true }),
      source: 'bahamas-charter-fee',
    },
  ],
}

/**
 * Whether the price of every yacht covers what the waters where she lies ask of her: cruising permits and local taxes. The
 * specification says so of Tsabalok. What is asked of guests, and of a yacht that comes from elsewhere, is a fee above.
 */
export const permitsInPrice: Fact<boolean> = example(
  true,
  'whether the price of each yacht covers her own permits and local taxes where she lies, as that of Tsabalok does',
)

/** The same of a yacht that comes from elsewhere, where her waters have no fee above for it. */
export const permitsWithVoyage: Fact<boolean> = example(
  true,
  'whether what bringing her costs covers clearing in and her cruising permit, where no fee of its own stands for them',
)

/** What guests give the crew by custom, in percent of the charter; never part of a total. */
export const tips = stated({ from: 10, to: 15 }, 'tips')
