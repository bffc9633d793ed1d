/** The price of one yacht for what a guest typed: everything is text, and whatever is wrong with it has a sentence. */
import { waters as watersFacts, watersIds } from '#content/charter/waters.ts'
import { dayIn } from './time-zones.ts'
import { type Ledger, ledger } from './ledger.ts'
import { readParty } from './party.ts'
import { isBrought } from './places.ts'
import type { Result } from './refusal.ts'
import { readStay } from './stay.ts'
import type { CharterYacht } from './yacht.ts'

export type QuoteFields = {
  yacht: string
  /** Empty for the waters in which she lies. */
  waters: string
  /** ISO day, or empty. */
  first: string
  nights: string
  persons: string
  children: string
}

export function quote(
  fields: QuoteFields,
  fleet: readonly CharterYacht[],
  now: Date,
): Result<{ ledger: Ledger }> {
  const yacht = fleet.find(({ slug }) => slug === fields.yacht)
  if (!yacht) return { refusal: { code: 'unknown-yacht' } }
  const waters = fields.waters === '' ? yacht.home : watersIds.find((id) => id === fields.waters)
  if (!waters || !isBrought(yacht, waters)) return { refusal: { code: 'unknown-waters' } }
  const party = readParty(fields.persons, fields.children, yacht.guests)
  if (party.refusal) return party
  const nights = readNights(fields.nights, yacht)
  if (nights.refusal) return nights
  const stay = readStay(fields.first, nights.nights, dayIn(watersFacts[waters].timeZone, now))
  if (stay.refusal) return stay
  return { ledger: ledger(yacht, waters, stay.stay, party.party) }
}

/** Two digits are enough: nobody charters for longer than three months. */
function readNights(text: string, { rate }: CharterYacht): Result<{ nights: number }> {
  if (!/^\d{1,2}$/.test(text.trim())) return { refusal: { code: 'not-a-number' } }
  const nights = Number(text)
  const least = rate.minimumNights.value
  return nights < least ? { refusal: { code: 'too-few-nights', least } } : { nights }
}
