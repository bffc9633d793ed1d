import { dayIn } from '#charter/calendar.ts'

/** Today as an ISO day in the company's time zone, whose office answers. */
export function todayIn(timeZone: string, now = new Date()): string {
  return dayIn(timeZone, now)
}
