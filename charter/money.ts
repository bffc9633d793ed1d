/** Amounts as whole cents, so that sums are exact. */
import { dollarsPerEuro } from '#content/charter/rates.ts'
import type { Money } from '#content/schema.ts'

export type Currency = Money['currency']

export const toCents = (units: number) => Math.round(units * 100)

/** Cents in another currency, at the one rate of content/charter/rates.ts. */
export function convert(cents: number, from: Currency, to: Currency): number {
  if (from === to) return cents
  const { rate } = dollarsPerEuro.value
  return Math.round(from === 'EUR' ? cents * rate : cents / rate)
}
