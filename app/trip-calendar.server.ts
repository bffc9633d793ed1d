/** A trip for a guest's own calendar (RFC 5545): when to be aboard and ashore, by the clock of the port, and every day. */
import ICAL from 'ical.js'
import { tzlib_get_ical_block as blockOf } from 'timezones-ical-library'
import { addDays } from '#charter/calendar.ts'
import type { NamedTrip } from '#charter/price-trip.ts'
import { tripQuery } from '#charter/trip.ts'
import type { FreeDays } from '#charter/trip-view/free-days.server.ts'
import type { tripView } from '#charter/trip-view/trip-view.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { terms } from '#content/charter/terms.ts'
import { waters } from '#content/charter/waters.ts'
import { company } from '#content/company.ts'
import { interpolate } from '#content/interpolate.ts'

export type TripCalendarOptions = {
  trip: NamedTrip
  view: ReturnType<typeof tripView>
  words: TripWords
  /** Public address of the site. */
  origin: string
  /** Of the trip's page. */
  link: string
  /** ISO day of issue. */
  today: string
}

type Entry = {
  id: string
  summary: string
  location: string
  description: string
  /** A whole day or several, or an hour of one and how long it takes, in hours. */
  day: string
  days?: number
  hour?: string
  hours?: number
}

/** The text of an .ics file. */
export function tripCalendar({ trip, view, words, origin, link, today }: TripCalendarOptions): string {
  const host = new URL(origin).hostname
  const { timeZone } = waters[trip.waters]
  const file = new ICAL.Component('vcalendar')
  file.addPropertyWithValue('version', '2.0')
  file.addPropertyWithValue('prodid', `-//${company.brand}//${host}//EN`)
  file.addPropertyWithValue('calscale', 'GREGORIAN')
  file.addPropertyWithValue('method', 'PUBLISH')
  file.addPropertyWithValue('x-wr-calname', view.what)
  file.addSubcomponent(zoneOf(timeZone))
  for (const entry of entriesOf(view, words)) {
    const event = new ICAL.Component('vevent')
    // The same trip, sent twice, is the same events.
    event.addPropertyWithValue('uid', `${entry.id}-${encodeURIComponent(tripQuery(trip))}@${host}`)
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(`${today}T00:00:00Z`))
    addTimes(event, entry, timeZone)
    event.addPropertyWithValue('summary', entry.summary)
    event.addPropertyWithValue('location', entry.location)
    event.addPropertyWithValue('description', entry.description)
    event.addPropertyWithValue('url', link)
    event.addPropertyWithValue('transp', 'TRANSPARENT')
    file.addSubcomponent(event)
  }
  return `${file.toString()}\r\n`
}

function entriesOf(view: TripCalendarOptions['view'], { copy }: TripWords): Entry[] {
  const { calendar } = copy
  const hours = { hours: 1, description: calendar.plan }
  return [
    {
      ...hours,
      id: 'aboard',
      summary: interpolate(calendar.aboard, { yacht: view.name }),
      location: view.boarding.place,
      day: view.boarding.iso,
      hour: terms.boarding.value,
    },
    ...view.days.map((day) => ({
      id: `day-${day.number}`,
      summary: interpolate(calendar.day, { number: day.number, title: day.title }),
      location: day.location,
      description: [day.leg, day.sun, ...day.activities, calendar.plan].join('\n'),
      day: day.iso,
    })),
    ...(view.free ? [freeEntry(view.free, calendar.plan)] : []),
    {
      ...hours,
      id: 'ashore',
      summary: interpolate(calendar.ashore, { yacht: view.name }),
      location: view.ashore.place,
      day: view.ashore.iso,
      hour: terms.ashore.value,
    },
  ]
}

function freeEntry({ iso, nights, title, text, proposals }: FreeDays, plan: string): Entry {
  return {
    id: 'free',
    summary: title,
    location: '',
    description: [text, ...proposals.map((each) => `${each.dates}: ${each.text}`), plan].join('\n'),
    day: iso,
    days: nights,
  }
}

/** A whole day ends on the next (RFC 5545, 3.6.1). */
function addTimes(event: ICAL.Component, { day, days = 1, hour, hours = 1 }: Entry, timeZone: string) {
  if (!hour) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day))
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(day, days)))
    return
  }
  const start = ICAL.Time.fromDateTimeString(`${day}T${hour}:00`)
  event.addProperty(new ICAL.Property(['dtstart', { tzid: timeZone }, 'date-time', start.toString()]))
  event.addProperty(new ICAL.Property(['duration', {}, 'duration', `PT${hours}H`]))
}

/** The rules of a time zone under its own name; the library knows Nassau's under that of a zone with the same rules. */
function zoneOf(timeZone: string): ICAL.Component {
  const [block] = blockOf(timeZone) as string[]
  const named = block!.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${timeZone}`)
  return new ICAL.Component(ICAL.parse(named) as unknown[])
}
