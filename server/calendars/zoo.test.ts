/**
 * A zoo of calendars: shapes that programs, booking portals and servers write, and what each becomes. Written by us after
 * shapes in RFC 5545, RFC 7953 and the test suites of other readers of iCal (docs/sources.md, "calendars").
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from '#charter/availability.ts'
import { readCalendar } from './read.ts'
import { canary, testDay } from './testing.ts'

const folder = new URL('./zoo/', import.meta.url)
const read = (name: string) =>
  readCalendar(readFileSync(new URL(`${name}.ics`, folder), 'utf8'), { home: 'san-blas', today: testDay })
/** Spans in short: `booked 02-06..02-13`, in 2027 where nothing else is said. */
const inShort = ({ busy, ports }: YachtCalendar) =>
  [
    ...busy.map((each) => [each.state, each] as const),
    ...ports.map((each) => [each.waters, each] as const),
  ].map(([what, { first, ashore }]) => `${what} ${first}..${ashore}`.replaceAll('2027-', ''))

const week = 'booked 02-06..02-13'
const became: Record<string, string[]> = {
  'google-whole-days': [week],
  'google-utc': [week],
  'apple-time-zone': [week],
  'outlook-windows-time-zone': [week],
  'outlook-published-status': ['held 02-06..02-13', 'booked 03-06..03-13'],
  // Two in the morning at UTC+1 is eight in the evening before in Panama.
  'outlook-custom-time-zone': [week],
  'portal-plain-lines': [week, 'booked 02-17..02-20'],
  'duration-in-weeks': [week],
  'duration-in-hours': [week],
  'day-without-end': ['booked 02-06..02-07'],
  'time-without-end': ['booked 02-06..02-07'],
  'end-on-first-day': ['booked 02-06..02-07'],
  'end-before-start': ['booked 02-06..02-07'],
  'day-not-marked': [week],
  'day-with-time-zone': [week],
  'folded-with-mark': [week],
  'noon-to-noon': [week],
  'floating-midnights': [week],
  // At six, last night's guests are still aboard; at eighteen hours it is too late for the next.
  'early-and-late': ['booked 02-05..02-14'],
  'an-hour-at-the-quay': ['booked 02-06..02-07'],
  'berlin-after-midnight': [week],
  'prefixed-time-zone': [week],
  // By the clock of her port.
  'unknown-time-zone': [week],
  'every-saturday-but-one': ['booked 02-06..02-08', 'booked 02-13..02-15', 'booked 02-27..03-01'],
  'every-year-for-ever': [
    'booked 09-04..10-02',
    'booked 2028-09-04..2028-10-02',
    'booked 2029-09-04..2029-10-02',
  ],
  'until-in-utc': ['booked 02-06..02-08', 'booked 02-13..02-15', 'booked 02-20..02-22'],
  'exception-in-utc': ['booked 02-06..02-08', 'booked 02-20..02-22'],
  'exception-as-day': ['booked 02-06..02-08', 'booked 02-20..02-22'],
  'moved-and-cancelled': ['booked 02-06..02-08', 'booked 02-16..02-19', 'booked 02-27..03-01'],
  'moved-without-series': ['booked 02-16..02-19'],
  'days-listed': ['02-06..02-08', '02-20..02-22', '03-06..03-08', '03-13..03-15'].map(
    (each) => `booked ${each}`,
  ),
  'periods-listed': ['booked 02-06..02-08', 'booked 02-20..02-22', 'booked 03-06..03-08'],
  cancelled: [],
  tentative: ['held 02-06..02-13'],
  'held-and-booked': ['held 02-01..02-06', week, 'held 02-13..02-15'],
  transparent: [],
  'season-in-another-port': [week, 'bahamas 01-01..02-06', 'cuba 02-06..02-13', 'bahamas 02-13..04-01'],
  'place-that-is-no-port': [week, 'booked 03-06..03-13'],
  'newest-version': [week],
  'without-uid': [week, 'booked 02-20..02-27'],
  'free-busy-list': [week, 'held 02-20..02-27', 'held 03-06..03-13', 'booked 05-01..05-03'],
  'tasks-and-notes': [],
  'two-calendars': [week, 'held 02-20..02-27'],
  empty: [],
}
const refused: Record<string, string> = {
  'refused-login-page': 'is no calendar: it does not begin with BEGIN:VCALENDAR',
  'refused-broken-off': 'breaks off: it has no END:VCALENDAR',
  'refused-day-of-no-calendar': 'line 7 (DTSTART) holds no day or time',
  'refused-day-as-people-write-it': 'line 7 (DTSTART) holds no day or time',
  'refused-without-start': 'has an event without DTSTART',
  'refused-line-without-name': 'line 9 is no line of a calendar',
  'refused-every-hour': 'has an event that repeats itself more than once a day',
  'refused-unknown-repetition': 'has a value that cannot be read, such as a repetition of an unknown kind',
  'refused-all-that-follow':
    'moves a repetition and all that follow (RANGE=THISANDFUTURE), which is not read',
}

describe('a calendar', () => {
  it.each(Object.entries(became))('%s becomes %j', (name, spans) =>
    expect(inShort(read(name))).toEqual(spans),
  )
  it.each(Object.entries(refused))('%s: it %s', (name, problem) => {
    expect(() => read(name)).toThrow(new Error(problem))
  })
  it('of the zoo is never left out of this table', () => {
    const files = readdirSync(folder).map((name) => name.replace(/\.ics$/, ''))
    expect([...Object.keys(became), ...Object.keys(refused)].toSorted()).toEqual(files.toSorted())
  })
  it('leaves nothing of its guests, read or refused', () => {
    const said = [...Object.keys(became), ...Object.keys(refused)].map((name) => {
      try {
        return JSON.stringify(read(name))
      } catch (error) {
        return String(error)
      }
    })
    expect(said.join().toLowerCase()).not.toContain(canary.toLowerCase())
  })
})
