import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { formRequest, sentForm } from './testing/enquiries.ts'
import { mailServer } from './testing/mail-server.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { until } from './testing/until.ts'

const client = { remoteAddress: '203.0.113.9' }

describe.each(storeKinds)('on %s, the confirmation to the guest', (kind) => {
  const store = useStore(kind)
  const toGuest = (server: Awaited<ReturnType<typeof mailServer>>) =>
    server.received.filter(({ to }) => !to.includes(company.enquiryMailbox))

  it.each([
    ['on where there is a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }, 1],
    ['off without one', {}, 0],
    ['off where the operator says so', { SMTP_URL: 'smtp://127.0.0.1:9', ACKNOWLEDGEMENT: 'off' }, 0],
  ])('is %s', async (_, env, count) => {
    const relay = await store.relay({ ...env, ROLE: 'web' } as Record<string, string>)
    await relay.accept(sentForm, client)
    const { db } = await store.open()
    const rows = await db.selectFrom('outbox').select('purpose').execute()
    expect(rows.filter(({ purpose }) => purpose === 'acknowledgement')).toHaveLength(count)
  })

  it.each([
    [
      'de',
      'Ihre Anfrage .... ist bei uns angekommen',
      'Montag, 23. November, 22:00 Uhr Ihrer Zeit (16:00',
      '14:00',
    ],
    ['en', 'We have received your enquiry ....', 'Monday 23 November, 22:00 your time (16:00', '14:00'],
    ['es', 'Recibimos su consulta ....', 'lunes 23 de noviembre, 22:00 en su reloj (16:00', '14:00'],
  ])(
    'comes in %s with reference, hour of the answer on both clocks, when the office opens, and every word; it bounces to nobody',
    async (_locale, subject, answer, opens) => {
      const server = await mailServer()
      const relay = await store.relay({ SMTP_URL: server.url }, () => Date.parse('2026-11-23T05:00:00Z'))
      relay.start()
      const result = await relay.accept({ ...sentForm, _locale, _timeZone: 'Europe/Berlin' }, client)
      await until(() => server.received.length === 2)
      const [letter] = toGuest(server)
      expect(letter!.to).toEqual([sentForm.email])
      expect(letter!.from).toBe('')
      const mail = await PostalMime.parse(letter!.raw)
      const { reference } = result as { reference: string }
      expect(mail.subject).toBe(subject.replace('....', reference))
      expect(mail.from?.address).toBe(company.enquiryMailbox)
      expect(mail.replyTo).toEqual([{ name: company.brand, address: company.enquiryMailbox }])
      expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
      expect(mail.html).toBeUndefined()
      const text = mail.text!.replace(/\r\n/g, '\n')
      for (const words of [reference, answer, opens, '> Zeile eins\n> Zeile zwei: <b>& "Zitat"</b> 🌊'])
        expect(text).toContain(words)
      for (const value of ['name', 'phone', 'destination', 'dates', 'guests'] as const)
        expect(text).toMatch(new RegExp(`^> .+: ${sentForm[value].replace('+', '\\+')}$`, 'm'))
      await server.close()
    },
  )

  it.each([
    [
      'with the office open',
      '2026-11-23T15:00:00Z',
      'Europe/Berlin',
      /by Tuesday 24 November, 00:00 your time \(Monday 23 November, 18:00 in Panama City\)/,
      'closed',
    ],
    [
      'on Saturday evening',
      '2026-11-29T01:00:00Z',
      'America/New_York',
      /opens on Monday 30 November, 08:00 in Panama City\. You will have our answer by Monday 30 November, 16:00 in Panama City,/,
      'your time',
    ],
    [
      'from a browser that named no clock',
      '2026-11-29T01:00:00Z',
      '',
      /opens on Monday 30 November, 08:00 in Panama City/,
      'where you are',
    ],
  ])('sent %s tells the hours that are true then', async (_, at, _timeZone, said, unsaid) => {
    const relay = await store.relay({ ACKNOWLEDGEMENT: 'on', ROLE: 'web' }, () => Date.parse(at))
    await relay.accept({ ...sentForm, _locale: 'en', _timeZone }, client)
    const { db } = await store.open()
    const { message } = await db
      .selectFrom('outbox')
      .select('message')
      .where('purpose', '=', 'acknowledgement')
      .executeTakeFirstOrThrow()
    const { text } = await PostalMime.parse(message)
    expect(text).toMatch(said)
    expect(text).not.toContain(unsaid)
  })

  it.each(['https://spam.example/x', 'www.spam.example', 'spam.example', 'SPAM.EXAMPLE'])(
    'carries no word of an enquiry that names an address such as %s',
    async (address) => {
      const relay = await store.relay({ ACKNOWLEDGEMENT: 'on', ROLE: 'web' })
      await relay.accept({ ...sentForm, message: `Buy pills at ${address} now` }, client)
      const { db } = await store.open()
      const { message } = await db
        .selectFrom('outbox')
        .select('message')
        .where('purpose', '=', 'acknowledgement')
        .executeTakeFirstOrThrow()
      const { text } = await PostalMime.parse(message)
      expect(text).toMatch(/Internetadresse/)
      expect(text).not.toMatch(/pills|spam/i)
    },
  )

  /** Mailboxes that a confirmation is written to. */
  async function noted(enquiries: { email: string; address: string; form?: object }[]) {
    const relay = await store.relay({ ACKNOWLEDGEMENT: 'on', ROLE: 'web' })
    const _token = await store.token()
    for (const [i, { email, address, form }] of enquiries.entries())
      await relay.fetch(formRequest({ ...sentForm, email, message: `${i}`, _token, ...form }), {
        remoteAddress: address,
      })
    const { db } = await store.open()
    const rows = await db
      .selectFrom('outbox')
      .select('recipient')
      .where('purpose', '=', 'acknowledgement')
      .orderBy('created_at')
      .execute()
    return rows.map(({ recipient }) => recipient)
  }

  it('goes to one mailbox once a day, whatever tag follows its name', async () => {
    const emails = ['ana@example.org', 'ana+1@example.org', 'Ana+2@example.org', 'ben@example.org']
    const enquiries = emails.map((email, i) => ({ email, address: `203.0.113.${i + 20}` }))
    expect(await noted(enquiries)).toEqual(['ana@example.org', 'ben@example.org'])
  })

  it('goes out a few times an hour for one network, and then still for others', async () => {
    const enquiries = Array.from({ length: 12 }, (_, i) => ({
      email: `guest-${i}@example.org`,
      address: `2001:db8:1:${(i * 256).toString(16)}::1`,
    }))
    const other = { email: 'honest@example.org', address: '2001:db8:2::1' }
    expect(await noted([...enquiries, other])).toEqual([
      ...Array.from({ length: 6 }, (_, i) => `guest-${i}@example.org`),
      'honest@example.org',
    ])
  })

  it('never goes out for an enquiry that is doubtful or in quarantine', async () => {
    const address = '203.0.113.40'
    expect(
      await noted([
        { email: 'one@example.org', address, form: { _token: '' } },
        { email: 'two@example.org', address, form: { _honey: 'x', _token: '' } },
        { email: 'three@example.org', address, form: { message: '<a href=x>' } },
      ]),
    ).toEqual([])
  })

  it('that the mail server refuses for its empty sender does not stop letters to the company', async () => {
    const server = await mailServer({
      onMailFrom: ({ address }, _session, done) =>
        done(address ? null : Object.assign(new Error('no bounces here'), { responseCode: 550 })),
    })
    const relay = await store.relay({ SMTP_URL: server.url, ACKNOWLEDGEMENT: 'on' })
    await relay.accept(sentForm, client)
    await relay.accept({ ...sentForm, message: 'another' }, client)
    relay.start()
    await until(() => server.received.length === 2)
    expect(toGuest(server)).toEqual([])
    await server.close()
  })
})
