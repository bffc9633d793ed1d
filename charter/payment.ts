/** What guests pay when: a deposit with the signed contract and the rest later, or all of it at once where the rest would be due already. */
import { terms } from '#content/charter/terms.ts'
import { daysBetween } from './calendar.ts'

/** Whether the whole price is due with the signed contract. @param first ISO day of boarding, where it is known */
export function isDueAtOnce(first: string | undefined, today: string): boolean {
  return first !== undefined && daysBetween(today, first) < terms.balanceDays.value
}
