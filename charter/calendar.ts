/** Days and nights. Dates are ISO days (`2027-03-28`). Runs in the browser, too. */

const day = 86_400_000

/** Today in universal time. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** Days from one ISO day to another; below zero where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** A real day of the years 1900 to 2199, written as `yyyy-mm-dd`. A year typed by keyboard passes through 0002, 0020 and 0202 on its way: no days yet. */
export function isDay(iso: string): boolean {
  return (
    /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(iso) &&
    !Number.isNaN(Date.parse(`${iso}T00:00:00Z`)) &&
    addDays(iso, 0) === iso
  )
}

/** Months from that of `day` on, as `2027-03`; two years, the longest that guests plan ahead. */
export function monthsFrom(day: string, count = 24): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7),
  )
}

/** Nights that begin on `first` and the days after it; half-open, so guests are ashore on the day `first` plus `nights`. Without `first` no date is known. */
export type Stay = { first?: string; nights: number }

/** The last day on board and the day on which guests are ashore; nothing without a date. */
export function endOf({ first, nights }: Stay): { last: string; ashore: string } | undefined {
  return first ? { last: addDays(first, nights - 1), ashore: addDays(first, nights) } : undefined
}
