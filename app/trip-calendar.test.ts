import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { priceTrip } from '#charter/price-trip.ts'
import { readTrip } from '#charter/trip.ts'
import { tripView } from '#charter/trip-view/trip-view.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { instantIn } from '#charter/time-zones.ts'
import { waters } from '#content/charter/waters.ts'
import { type Locale, locales } from '#content/locales.ts'
import { copyOf } from '#content/site.server.ts'
import { tripCalendar } from './trip-calendar.server.ts'

const today = '2026-11-22'
const origin = 'https://www.alisios.example'

function calendar(query: string, locale: Locale = 'en') {
  const { nearest } = readTrip(new URLSearchParams(query), today)
  const trip = { ...nearest, yacht: nearest.yacht! }
  const words = tripWords(locale)
  const { destination } = waters[trip.waters]
  const priced = priceTrip(trip, () => ({ busy: [], ports: [] }), today)
  const view = tripView(priced, destination && copyOf(locale).itinerary[destination], today, words)
  return tripCalendar({ trip, view, words, origin, link: `${origin}/trip?${query}`, today })
}

/** What two parsers make of the file, in the same words: instants for hours, days for whole days. */
const parsers = {
  'ical.js': (text: string) => {
    const file = new ICAL.Component(ICAL.parse(text) as unknown[])
    ICAL.TimezoneService.reset()
    for (const zone of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    return file.getAllSubcomponents('vevent').map((component) => {
      const { summary, startDate, endDate } = new ICAL.Event(component)
      const text = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
      return [summary, text(startDate), text(endDate)]
    })
  },
  'node-ical': (text: string) =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) => {
      if (each?.type !== 'VEVENT') return []
      const iso = (date: Date) =>
        each.datetype === 'date' ? localDay(date) : new Date(date.getTime()).toISOString()
      return [[String(each.summary), iso(each.start), iso(each.end!)]]
    }),
}
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

describe.each(Object.entries(parsers))('the calendar file of a trip, read by %s', (_, parse) => {
  // Nassau keeps daylight saving time: the first trip is in winter, the second in summer, the third goes over the change.
  it.each([
    [
      'yacht=lagoon-56&to=san-blas&from=2027-02-20&days=7&adults=2',
      'America/Panama',
      '2027-02-20',
      '2027-02-27',
      7,
    ],
    [
      'yacht=bali-54&to=bahamas&from=2027-02-20&days=7&adults=2',
      'America/Nassau',
      '2027-02-20',
      '2027-02-27',
      7,
    ],
    [
      'yacht=bali-54&to=bahamas&from=2027-07-03&days=10&adults=2',
      'America/Nassau',
      '2027-07-03',
      '2027-07-13',
      10,
    ],
    [
      'yacht=bali-54&to=bahamas&from=2027-03-12&days=5&adults=2',
      'America/Nassau',
      '2027-03-12',
      '2027-03-17',
      5,
    ],
    [
      'yacht=lagoon-56&to=cuba&from=2027-03-12&days=7&adults=2',
      'America/Havana',
      '2027-03-14',
      '2027-03-19',
      7,
    ],
    [
      'yacht=lagoon-56&to=aruba&from=2027-03-12&days=7&adults=2',
      'America/Aruba',
      '2027-03-12',
      '2027-03-19',
      0,
    ],
  ])('%s boards and goes ashore by the clock of %s', (query, timeZone, first, last, days) => {
    const events = parse(calendar(query))
    expect(events).toHaveLength(days + 2)
    expect(events[0]![1]).toBe(instantIn(timeZone, first, '15:00').toISOString())
    expect(events.at(-1)![1]).toBe(instantIn(timeZone, last, '09:00').toISOString())
    if (days > 0) expect(events[1]![2]! > events[1]![1]!).toBe(true)
  })
  it.each(locales)('names the days in %s', (locale) => {
    const [aboard, one] = parse(calendar('yacht=lagoon-56&to=panama&from=2027-02-20&days=7&adults=2', locale))
    expect(aboard![0]).toContain('Lagoon 56')
    expect(one![0]).toContain(copyOf(locale).itinerary.panama.days[0]!.title)
    expect(one!.slice(1)).toEqual(['2027-02-20', '2027-02-21'])
  })
})
