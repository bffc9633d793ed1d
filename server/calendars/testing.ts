/** Calendars for tests. */
import { addDays } from '#charter/calendar.ts'

/** A day in November 2026 on which tests take place: 12:00 UTC. */
export const testDay = '2026-11-22'
export const testNow = Date.parse(`${testDay}T12:00:00Z`)

/** An .ics file of events, each a list of lines. */
export function icsFile(...events: string[][]): string {
  const lines = events.flatMap((event, i) => ['BEGIN:VEVENT', `UID:${i}@test`, ...event, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** A charter of a week, named after a guest who must never be named anywhere. */
export function weekFrom(first: string, ...more: string[]): string[] {
  const compact = (day: string) => day.replaceAll('-', '')
  return [
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(addDays(first, 7))}`,
    `SUMMARY:${canary} family`,
    `DESCRIPTION:call ${canary} at +1 555 0100`,
    `ATTENDEE;CN=${canary}:mailto:${canary}@example.com`,
    ...more,
  ]
}
export const canary = 'Zanzibarquist'
