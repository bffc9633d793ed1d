import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from '#charter/availability.ts'
import { calendarTexts } from '#content/calendar.server.ts'
import { type Locale, locales } from '#content/locales.ts'
import { freeBusyFeed } from './free-busy.server.ts'

const today = '2026-11-22'
const calendar: YachtCalendar = {
  busy: [
    { first: '2026-11-14', ashore: '2026-11-22', state: 'booked' },
    { first: '2026-12-19', ashore: '2027-01-02', state: 'booked' },
    { first: '2027-02-06', ashore: '2027-02-13', state: 'held' },
  ],
  ports: [],
}
const feed = (of: YachtCalendar = calendar, locale: Locale = 'en', day = today) =>
  freeBusyFeed({
    calendar: of,
    yacht: { slug: 'lagoon-62', name: 'Ñandú' },
    origin: 'https://www.alisios.example',
    today: day,
    names: calendarTexts[locale].events,
  })

/** What two parsers make of a feed, in the same words. */
const parsers = {
  'ical.js': (text: string) =>
    new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(component)
      const status = component.getFirstPropertyValue('status')
      return { uid, summary, first: startDate.toString(), ashore: endDate.toString(), status }
    }),
  'node-ical': (text: string) =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) => {
      if (each?.type !== 'VEVENT') return []
      const day = (date: Date | undefined) => date!.toISOString().slice(0, 10)
      const { uid, summary, status } = each
      return [{ uid, summary: String(summary), first: day(each.start), ashore: day(each.end), status }]
    }),
}

describe.each(Object.entries(parsers))('the feed of a yacht, read by %s', (_, parse) => {
  it.each(locales)('says in %s when she is booked or held from today on', (locale) => {
    const names = calendarTexts[locale].events
    expect(parse(feed(calendar, locale))).toMatchObject([
      { summary: names.booked, first: '2026-12-19', ashore: '2027-01-02', status: 'CONFIRMED' },
      { summary: names.held, first: '2027-02-06', ashore: '2027-02-13', status: 'TENTATIVE' },
    ])
  })
  it('calls the same nights the same on every day', () => {
    const uids = (text: string) => parse(text).map(({ uid }) => uid)
    expect(new Set(uids(feed())).size).toBe(2)
    expect(uids(feed(calendar, 'de', '2026-11-30'))).toEqual(uids(feed()))
  })
  it('leaves no day free where the calendar is too old', () => {
    const events = parse(feed({ ...calendar, stale: true }))
    expect(events.map(({ summary, first, ashore }) => [summary, first, ashore])).toEqual([
      ['Please ask', '2026-11-22', '2026-12-19'],
      ['Booked', '2026-12-19', '2027-01-02'],
      ['Please ask', '2027-01-02', '2027-02-06'],
      ['On hold', '2027-02-06', '2027-02-13'],
      ['Please ask', '2027-02-13', '2027-11-23'],
    ])
  })
})

describe('the feed of a yacht', () => {
  it('says who wrote it and when, in lines that end and break as they must', () => {
    const text = feed()
    expect(text).toContain('\r\nPRODID:-//')
    expect(text).toContain('\r\nDTSTAMP:20261122T000000Z\r\n')
    expect(text).toContain('\r\nX-WR-CALNAME:Ñandú\r\n')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })
  it('is a calendar also without any event', () =>
    expect(feed({ busy: [], ports: [] })).toContain('VERSION:2.0'))
})
