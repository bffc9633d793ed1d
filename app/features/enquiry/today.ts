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
