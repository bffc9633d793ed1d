/** When the events of a calendar take place, repetitions and their exceptions included. */
import ICAL from 'ical.js'
import { CalendarProblem } from './calendar-lines.ts'

/** One time at which an event takes place. `tzid` names the time zone of both ends as the calendar does. */
export type Occurrence = { start: ICAL.Time; end: ICAL.Time; tzid?: string; event: ICAL.Component }
/** Days between which occurrences are wanted, half-open. */
export type Window = { first: string; end: string }

/** An event that repeats itself more often than this until the end of the window is no charter. */
const maxRepetitions = 10_000
const dayLongOrMore = /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/

/** @throws CalendarProblem */
export function occurrencesOf(calendar: ICAL.Component, window: Window): Occurrence[] {
  const events = newestOf(calendar.getAllSubcomponents('vevent'))
  const moved = events.filter((event) => event.hasProperty('recurrence-id'))
  if (moved.some((event) => event.getFirstProperty('recurrence-id')!.getParameter('range')))
    throw new CalendarProblem(
      'moves a repetition and all that follow (RANGE=THISANDFUTURE), which is not read',
    )
  const repeatedOrSingle = events.filter((event) => !event.hasProperty('recurrence-id'))
  return [
    ...moved.map((event) => occurrence(event, startOf(event))),
    ...repeatedOrSingle.flatMap((event) => {
      const instead = new Set(
        moved
          .filter((each) => uidOf(each) === uidOf(event))
          .map((each) => keyOf(timeOf(each, 'recurrence-id')!)),
      )
      return startsOf(event, window)
        .filter((start) => !instead.has(keyOf(start)))
        .map((start) => occurrence(event, start))
    }),
  ]
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')

/** Of an event that a feed sends twice, only the version with the highest SEQUENCE counts. */
function newestOf(events: ICAL.Component[]): ICAL.Component[] {
  const newest = new Map<string, ICAL.Component>()
  const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0)
  for (const [i, event] of events.entries()) {
    const instance = timeOf(event, 'recurrence-id')
    const key = uidOf(event) ? `${uidOf(event)} ${instance ? keyOf(instance) : ''}` : `event ${i}`
    const known = newest.get(key)
    if (!known || sequenceOf(event) >= sequenceOf(known)) newest.set(key, event)
  }
  return [...newest.values()]
}

function startOf(event: ICAL.Component): ICAL.Time {
  const start = timeOf(event, 'dtstart')
  if (!start) throw new CalendarProblem('has an event without DTSTART')
  return start
}

function timeOf(event: ICAL.Component, name: string): ICAL.Time | undefined {
  const value = event.getFirstPropertyValue(name)
  return value instanceof ICAL.Time ? value : undefined
}

/** Names an instant, or a time of day that floats, so that two spellings of it are the same. */
function keyOf(time: ICAL.Time): string {
  if (time.isDate) return time.toString()
  return time.zone && time.zone !== ICAL.Timezone.localTimezone
    ? String(time.toUnixTime())
    : time.toString().replace('Z', '')
}

function occurrence(event: ICAL.Component, start: ICAL.Time): Occurrence {
  const own = startOf(event)
  const stated = timeOf(event, 'dtend')
  const duration = event.getFirstPropertyValue('duration')
  const end = start.clone()
  if (stated) end.addDuration(wallTime(stated).subtractDate(wallTime(own)))
  else if (duration instanceof ICAL.Duration) end.addDuration(duration)
  else if (start.isDate) end.addDuration(ICAL.Duration.fromData({ days: 1 }))
  return { start, end, tzid: tzidOf(event), event }
}

const tzidOf = (event: ICAL.Component) => {
  const tzid = event.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  return tzid || undefined
}

/** What the clock shows, without its zone, so that a difference counts days as people do. */
function wallTime(time: ICAL.Time): ICAL.Time {
  const copy = time.clone()
  copy.zone = ICAL.Timezone.localTimezone
  return copy
}

/** Every start of an event before the end of the window. */
function startsOf(event: ICAL.Component, window: Window): ICAL.Time[] {
  const first = startOf(event)
  const excluded = new Set(timesOf(event, 'exdate').flatMap((time) => [keyOf(time), ...dayOf(time)]))
  const starts = [first, ...ruleStarts(event, first, window), ...timesOf(event, 'rdate')]
  const unique = new Map(starts.map((start) => [keyOf(start), start]))
  return [...unique.values()].filter(
    (start) => !excluded.has(keyOf(start)) && !excluded.has(start.toString().slice(0, 10)),
  )
}

/** Some programs leave out the whole day of an event that has a time. */
const dayOf = (time: ICAL.Time) => (time.isDate ? [time.toString()] : [])

function timesOf(event: ICAL.Component, name: string): ICAL.Time[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value): ICAL.Time[] => {
      if (value instanceof ICAL.Time) return [value]
      if (value instanceof ICAL.Period) return [value.start]
      return []
    }),
  )
}

function ruleStarts(event: ICAL.Component, first: ICAL.Time, { end }: Window): ICAL.Time[] {
  return event.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur) || !dayLongOrMore.test(rule.freq))
      throw new CalendarProblem('has an event that repeats itself more than once a day')
    const starts: ICAL.Time[] = []
    const iterator = rule.iterator(first)
    for (let start = iterator.next(); start && start.toString().slice(0, 10) < end; start = iterator.next()) {
      if (starts.length === maxRepetitions)
        throw new CalendarProblem(`has an event that repeats itself more than ${maxRepetitions} times`)
      starts.push(start.clone())
    }
    return starts
  })
}
