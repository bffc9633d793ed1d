/** The guests between whom a yacht has no days to come to the waters of a trip and to go home. */
import { type BusySpan, turnaroundDays } from './availability.ts'
import { addDays } from './calendar.ts'
import type { CalendarOf, PricedTrip } from './price-trip.ts'

/** @returns the last before the trip and the first after it that stand in the way; none of her own passages, and nothing of those who have not signed */
export function voyageBlocks(
  { trip, ledger: { aboard }, relocation }: PricedTrip,
  calendarOf: CalendarOf,
): BusySpan[] {
  if (!relocation || !aboard.first) return []
  const days = relocation.days + turnaroundDays()
  const [sails, ashore] = [addDays(aboard.first, -days), addDays(aboard.first, aboard.nights)]
  const back = addDays(ashore, days)
  const guests = calendarOf(trip.yacht).busy.filter(({ state, atSea }) => state === 'booked' && !atSea)
  const before = guests.findLast((span) => span.ashore > sails && span.first < aboard.first!)
  const after = guests.find((span) => span.first < back && span.ashore > ashore)
  return [...new Set([before, after])].filter((span) => span !== undefined)
}
