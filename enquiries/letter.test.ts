import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import type { EnquiryFields } from './fields.ts'
import { readEnquiry } from './intake.ts'
import { composeLetter } from './letter.ts'

async function letterOf(given: Partial<EnquiryFields>) {
  const reading = readEnquiry({ name: 'Ana', email: 'ana@example.org', _kind: 'charter', ...given })
  if (!reading.ok) throw new Error('not readable')
  const { message } = await composeLetter({
    ...reading,
    id: '0a1b2c3d-0000-4000-8000-000000000000',
    receivedAt: 0,
    from: 'web@alisios.example',
  })
  return { message, mail: await PostalMime.parse(message) }
}

describe('a letter', () => {
  it.each([
    '=?utf-8?q?=0D=0ABcc:_x@y.example?=',
    '==??utf-8?q?=0D=0ABcc:_x@y.example?=',
    '=\n?utf-8?q?=0D=0ABcc:_x@y.example?=',
  ])('names no guest by an encoded word that a mail program would decode: %j', async (name) => {
    const { message } = await letterOf({ name })
    const header = /^Reply-To:.*(\r\n .*)*/m.exec(message)![0]
    expect(header).toContain('utf-8?q?')
    expect(header).not.toContain('=?')
  })

  it('keeps a line break in a one-line field from making a line of its own', async () => {
    const { mail } = await letterOf({ name: 'Ana\nTelefon: +1 900 forged\u2028E-Mail: x', phone: '1\r\n2' })
    expect(mail.text).toContain('Name: Ana Telefon: +1 900 forged E-Mail: x')
    expect(mail.text).toContain('Telefon: 1 2')
    expect(mail.text).not.toMatch(/^Telefon: \+1/m)
  })

  it('holds no control character, and nothing that turns the text around', async () => {
    const { mail } = await letterOf({ message: 'a\u0000b\u001b[31mc\u202ed\u2066e\u009bf\u200f\ttab\nline' })
    for (const text of [mail.text!, mail.html!]) expect(text).toMatch(/ab\[31mcdef\ttab\r?\nline/)
    for (const text of [mail.text!, mail.html!]) expect(text).not.toMatch(/[\0\x1b\x9b\u200f\u202e\u2066]/)
  })

  it('has reference, name and month behind the fixed subject', async () => {
    const { mail } = await letterOf({ name: 'Ana\r\nBcc: x@y.example', departureDate: '2027-03-21' })
    expect(mail.subject).toBe('Charteranfrage über die Website 359V-FXNG, Ana Bcc: x@y.example, März 2027')
  })

  it('names where the clock of the guest stands', async () => {
    const input = { name: 'Ana', email: 'ana@example.org', _timeZone: 'Europe/Berlin' }
    expect(readEnquiry(input)).toMatchObject({ timeZone: 'Europe/Berlin' })
    for (const _timeZone of ['Europe/Nowhere', '<b>', 'x'.repeat(100), 5])
      expect(readEnquiry({ ...input, _timeZone })).toMatchObject({ timeZone: undefined })
    const { mail } = await letterOf({ _timeZone: 'Europe/Berlin' } as object)
    expect(mail.text).toContain('Zeitzone des Gastes: Europe/Berlin')
  })

  it('is the same, byte for byte, whenever it is written', async () => {
    expect((await letterOf({ message: 'x' })).message).toBe((await letterOf({ message: 'x' })).message)
  })
})

it.each(['passengers', 'children', 'duration', 'budget', 'returnDate', 'yachtType'])(
  'a field %s of 12,500 characters is refused',
  (field) => {
    const reading = readEnquiry({ name: 'Ana', email: 'ana@example.org', [field]: 'x'.repeat(12_500) })
    expect(reading).toMatchObject({ ok: false, errors: [{ field }] })
  },
)
