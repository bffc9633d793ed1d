import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tripLetter } from './trip-letter.ts'
import { emptyEnquiry, emptyTrip, type TripEnquiry } from '#enquiries/fields.ts'
import { offerTexts } from '#content/offer.server.ts'
import { longestChatLink, longestLink } from '#app/ui/contact-links.ts'
import { enquiryChat, enquiryMail } from './enquiry.ts'
import { quoteText } from './quote-form.tsx'
import { tripChat, tripMail, tripMessage, tripOf } from './trip.ts'

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
        expect(link.length).toBeLessThanOrEqual(longestLink)
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
        expect(link.length).toBeLessThanOrEqual(longestLink)
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
    expect(link.length).toBeGreaterThan(longestLink - 4)
  })
})

describe('other ways', () => {
  it('the chat link carries the whole letter', () => {
    const link = tripChat('+507 6000 0000', request)
    expect(link.startsWith('https://wa.me/50760000000?text=')).toBe(true)
    expect(decodeURIComponent(link.split('text=')[1]!)).toBe(tripLetter(request))
  })
  it('shorten what no server would take, the mail far sooner than the chat', () => {
    const long = {
      ...request,
      name: '\u6f22'.repeat(200),
      departureLocation: '\u6f22'.repeat(200),
      additional: '🎂'.repeat(2500),
    }
    for (const link of [
      tripChat('+50760000000', long),
      enquiryChat('+50760000000', { ...emptyEnquiry, name: 'Ana', message: long.additional }),
    ]) {
      expect(link.length).toBeLessThanOrEqual(longestChatLink)
      expect(link.length).toBeGreaterThan(longestChatLink - 20)
      expect(decodeURIComponent(link)).toContain('(gekürzt)')
    }
  })
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
  it('the quote leaves out what was not filled in', () => {
    expect(
      quoteText(
        { name: 'Ana', email: '', phone: '', guests: '4', destination: 'San Blas', dates: '', message: ' ' },
        offerTexts.es.quote,
      ),
    ).toBe(
      'Buenos días, quisiera una cotización para un chárter:\n\nNombre: Ana\nHuéspedes: 4\nDestino: San Blas',
    )
  })
})
