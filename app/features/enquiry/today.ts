/** Today as an ISO day in the company's time zone, whose office answers. */
export function todayIn(timeZone: string, now = new Date()): string {
  // The Swedish format is the ISO one, in every browser that formats dates.
  return new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(now)
}

/** Months from that of `day` on, as `2027-03`; two years, the longest that guests plan ahead. */
export function monthsFrom(day: string, count = 24): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7),
  )
}
