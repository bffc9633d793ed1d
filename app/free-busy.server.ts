/** A yacht's calendar for the programs of brokers (RFC 5545): when she is booked or held, and nothing else, nor whose calendar it is. */
import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import type { BusySpan, YachtCalendar } from '#charter/availability.ts'
import { addDays } from '#charter/calendar.ts'
import type { Yacht } from '#content/schema.ts'

export type FreeBusyOptions = {
  calendar: YachtCalendar
  yacht: Pick<Yacht, 'slug' | 'name'>
  /** Public address of the site. */
  origin: string
  /** ISO day in her port: the feed's day of issue, and what is over is left out. */
  today: string
  /** What an event is called, by its state, in the language asked for. */
  names: Record<BusySpan['state'] | 'ask', string>
}

/** How long programs may keep the feed (RFC 7986, 5.7; Outlook reads X-PUBLISHED-TTL). */
const refreshAfter = 'PT1H'

/** The text of an .ics file. Nights are whole days, so an event ends on the day on which guests are ashore. */
export function freeBusyFeed({ calendar, yacht, origin, today, names }: FreeBusyOptions): string {
  const file = new ICAL.Component('vcalendar')
  file.addPropertyWithValue('version', '2.0')
  file.addPropertyWithValue('prodid', '-//Free and busy//Yacht calendars//EN')
  file.addPropertyWithValue('calscale', 'GREGORIAN')
  file.addPropertyWithValue('method', 'PUBLISH')
  file.addPropertyWithValue('x-wr-calname', yacht.name)
  file.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', refreshAfter]))
  file.addPropertyWithValue('x-published-ttl', refreshAfter)
  const issued = ICAL.Time.fromDateTimeString(`${today}T00:00:00Z`)
  for (const { first, ashore, state } of eventsOf(calendar, today)) {
    const event = new ICAL.Component('vevent')
    // The same nights are the same event to whoever subscribes. Hashed, because brokers pass calendars on without us.
    const uid = createHash('sha256').update([origin, yacht.slug, first, ashore, state].join(' '))
    event.addPropertyWithValue('uid', uid.digest('hex').slice(0, 32))
    event.addPropertyWithValue('dtstamp', issued)
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(first))
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(ashore))
    event.addPropertyWithValue('summary', names[state])
    event.addPropertyWithValue('status', state === 'booked' ? 'CONFIRMED' : 'TENTATIVE')
    event.addPropertyWithValue('transp', 'OPAQUE')
    event.addPropertyWithValue('class', 'PUBLIC')
    file.addSubcomponent(event)
  }
  return `${file.toString()}\r\n`
}

type Event = Omit<BusySpan, 'state'> & { state: keyof FreeBusyOptions['names'] }
/** Days for which a calendar that is too old asks brokers to ask. */
const askedDays = 366

/** What is not over yet. Between the events of a calendar that is too old nothing is free: who wants to know has to ask. */
function eventsOf({ busy, stale }: YachtCalendar, today: string): Event[] {
  const coming = busy.filter(({ ashore }) => ashore > today)
  if (!stale) return coming
  const starts = [today, ...coming.map(({ ashore }) => ashore)]
  const ends = [...coming.map(({ first }) => first), addDays(today, askedDays)]
  const gaps = starts.map((first, i): Event => ({ first, ashore: ends[i]!, state: 'ask' }))
  return [...coming, ...gaps.filter(({ first, ashore }) => first < ashore)].toSorted((a, b) =>
    a.first.localeCompare(b.first),
  )
}
