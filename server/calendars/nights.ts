/** Which nights an event takes, by the clock of the yacht's port. */
import ICAL from 'ical.js'
import { addDays } from '#charter/calendar.ts'
import { instantIn } from '#charter/time-zones.ts'
import { terms } from '#content/charter/terms.ts'
import type { Occurrence } from './occurrences.ts'

/** What a clock shows: an ISO day and a time such as `15:00`. */
type Clock = { day: string; time: string }

/**
 * Whole days take their nights, and DTEND is the day after the last of them (RFC 5545, 3.6.1). An event with times takes the
 * night of the day on which it begins, the one before if guests of that night would still be on board, and the night of the day
 * on which it ends if the next guests could not come aboard any more. At least one night.
 */
export function nightsOf(
  { start, end, tzid }: Omit<Occurrence, 'event'>,
  timeZone: string,
): { first: string; ashore: string } {
  if (start.isDate) return atLeastOneNight(start.toString(), end.toString().slice(0, 10))
  const [from, until] = [clockAt(start, tzid, timeZone), clockAt(end, tzid, timeZone)]
  const isEarly = from.time > '00:00' && from.time < terms.ashore.value
  const isLate = until.time > terms.boarding.value
  return atLeastOneNight(
    isEarly ? addDays(from.day, -1) : from.day,
    isLate ? addDays(until.day, 1) : until.day,
  )
}

function atLeastOneNight(first: string, ashore: string) {
  return { first, ashore: ashore > first ? ashore : addDays(first, 1) }
}

/** A time of a calendar on the clock of the port. A floating time is the port's own, and so is one of a zone nobody knows. */
function clockAt(time: ICAL.Time, tzid: string | undefined, timeZone: string): Clock {
  const [day, clock] = [time.toString().slice(0, 10), time.toString().slice(11, 16)]
  const zone = tzid && knownZone(tzid)
  if (zone) return clockIn(timeZone, instantIn(zone, day, clock))
  const hasZone = time.zone && time.zone !== ICAL.Timezone.localTimezone
  return hasZone ? clockIn(timeZone, time.toJSDate()) : { day, time: clock }
}

/** The zone that a calendar names, some with a prefix: `/mozilla.org/20050126_1/America/Panama`. */
function knownZone(tzid: string): string | undefined {
  const parts = tzid.split('/')
  return [tzid, parts.slice(-2).join('/'), parts.slice(-3).join('/')].find(isZone)
}

function isZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function clockIn(timeZone: string, instant: Date): Clock {
  const text = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  )
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}
