import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tripLetter } from './trip-letter.ts'
import { emptyEnquiry, emptyTrip, type TripEnquiry } from '#enquiries/fields.ts'
import { maxMailLink } from '#app/ui/contact-links.ts'
import { enquiryMail } from './enquiry.ts'
import { calendarProblems, tripMail, tripMessage, tripOf } from './trip.ts'

const request: TripEnquiry = {
  ...emptyTrip,
  name: 'Jürgen & Söhne <x>',
  email: 'j@example.org',
  departureDate: '2027-02-05',
  services: ['crew', 'luxury'],
  additional: 'Grüße + 100 % 🎂\nZeile zwei & mehr',
}
const decoded = (link: string) => {
  const [address, query = ''] = link.split('?')
  return {
    address,
    ...Object.fromEntries(
      query
        .split('&')
        .map((pair) => [pair.split('=')[0], decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
    ),
  } as { address: string; subject: string; body: string }
}

describe('the mail of a request', () => {
  it('decodes to the letter of the specification, byte for byte', () => {
    const { link, shortened } = tripMail('info@alisios.example', 'fly-sail', request)
    expect(decoded(link)).toEqual({
      address: 'mailto:info@alisios.example',
      subject: 'Fly & Sail Reiseanfrage',
      body: tripLetter(request).replaceAll('\n', '\r\n'),
    })
    expect(shortened).toBe(false)
    expect(link).not.toMatch(/[+ "<>]/)
    expect(link.split('&')).toHaveLength(2)
  })
  it('never passes the length that clients take, and says that it was shortened', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 5000 })
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 200 }), (additional, name) => {
        const { link, shortened } = tripMail('info@alisios.example', 'fly-sail', {
          ...request,
          name,
          additional,
        })
        expect(link.length).toBeLessThanOrEqual(maxMailLink)
        const { body } = decoded(link)
        expect(body.includes('(gekürzt)')).toBe(shortened)
        if (!shortened)
          expect(body).toBe(tripLetter({ ...request, name, additional }).replace(/\r?\n/g, '\r\n'))
      }),
      { numRuns: 300 },
    )
  })
  it('nor does the link of the short form', () => {
    const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength })
    fc.assert(
      fc.property(text(200), text(200), text(5000), (name, destination, message) => {
        const { link, shortened } = enquiryMail('enquiries@alisios.example', {
          ...emptyEnquiry,
          name,
          destination,
          email: 'j@example.org',
          message,
        })
        expect(link.length).toBeLessThanOrEqual(maxMailLink)
        expect(decoded(link).body.includes('(gekürzt)')).toBe(shortened)
      }),
      { numRuns: 300 },
    )
  })
  it('keeps as much of the text as fits', () => {
    const { link } = tripMail('info@alisios.example', 'fly-sail', {
      ...request,
      additional: 'a'.repeat(5000),
    })
    expect(link.length).toBeGreaterThan(maxMailLink - 4)
  })
})

describe('other ways', () => {
  it('the relay gets ids, ISO dates and the offer', () => {
    expect(tripMessage('fly-sail', request, 'Guji: 5.670 USD', '')).toMatchObject({
      name: request.name,
      departureDate: '2027-02-05',
      services: ['crew', 'luxury'],
      flexibleDates: '',
      offer: 'Guji: 5.670 USD',
      subject: 'Fly & Sail Reiseanfrage',
    })
  })
  it('the relay gets the free text once', () => {
    expect(
      Object.values(tripMessage('charter', request, '', '')).filter((value) => value === request.additional),
    ).toHaveLength(1)
  })
  it('a posted form is read field by field, and choices that do not exist are dropped', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['name', 'Ana'],
      ['email', 'a@example.org'],
      ['chartingRegion', 'atlantis'],
      ['duration', '10'],
      ['services', 'crew'],
      ['services', 'yacht-for-free'],
      ['activities', 'fishing'],
      ['flexibleDates', 'on'],
    ] as const)
      form.append(name, value)
    expect(tripOf(form)).toEqual({
      ...emptyTrip,
      name: 'Ana',
      email: 'a@example.org',
      duration: '10',
      services: ['crew'],
      activities: ['fishing'],
      flexibleDates: true,
    })
  })
  it('counts lines as the visitor does', () => {
    const form = new FormData()
    form.set('additional', 'a\r\n'.repeat(2500))
    expect(tripOf(form).additional).toBe('a\n'.repeat(2500))
  })
})

describe('a posted departure', () => {
  it.each([
    [{ departure: 'day', departureDate: '2027-03-21', departureMonth: '2027-05' }, '2027-03-21'],
    [{ departure: 'month', departureDate: '2027-03-21', departureMonth: '2027-05' }, '2027-05'],
    [{ departure: 'open', departureDate: '2027-03-21' }, 'open'],
    [{ departure: 'day' }, 'day'],
    [{ departureDate: '2027-03-21' }, '2027-03-21'],
    [{}, ''],
    [{ departure: 'someday', departureDate: 'x' }, ''],
  ])('%j is read as "%s"', (posted, departureDate) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(posted)) form.set(name, value)
    expect(tripOf(form).departureDate).toBe(departureDate)
  })
})

describe('the calendar, on 22 November 2026', () => {
  it.each([
    ['2026-11-22', '', []],
    ['2026-11-21', '', ['departureDate']],
    ['2024-02-01', '', ['departureDate']],
    ['2026-11', '', []],
    ['2026-10', '', ['departureDate']],
    ['open', '', []],
    ['open', '2026-12-24', []],
    ['', '', ['departureDate']],
    ['day', '', ['departureDate']],
    ['2027-03-21', '2027-03-20', ['returnDate']],
    ['2027-03-21', '2027-03-21', []],
    ['2027-03', '2027-02-27', ['returnDate']],
    ['2027-03', '2027-03-27', []],
    ['open', '2025-01-01', ['returnDate']],
  ])('departure "%s" and return "%s" leave %j to be checked', (departureDate, returnDate, problems) => {
    expect(calendarProblems({ ...request, departureDate, returnDate }, '2026-11-22')).toEqual(problems)
  })
})
