/** Amounts as whole cents, so that sums are exact. What a fraction makes is rounded to whole units where it is made. */
import { dollarsPerEuro } from '#content/charter/rates.ts'
import type { Money } from '#content/schema.ts'

export type Currency = Money['currency']

export const toCents = (units: number) => Math.round(units * 100)

/** To the dollar or the euro: guests are asked for no cents. */
export const wholeUnits = (cents: number) => 100 * Math.round(cents / 100)

/** Cents rounded to ten dollars or euros, for a custom that nobody pays to the dollar. */
export const wholeTens = (cents: number) => 1000 * Math.round(cents / 1000)

/** Cents in another currency, at the one rate of content/charter/rates.ts. */
export function convert(cents: number, from: Currency, to: Currency): number {
  if (from === to) return cents
  const { rate } = dollarsPerEuro.value
  return Math.round(from === 'EUR' ? cents * rate : cents / rate)
}
