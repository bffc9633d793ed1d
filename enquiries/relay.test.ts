import { existsSync, readdirSync, readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { checkToken } from './form-token.ts'
import { createSecrets } from './secrets.ts'
import { formRequest, sentForm, siteUrl } from './testing/enquiries.ts'
import { mailServer } from './testing/mail-server.ts'
import { until } from './testing/until.ts'

const client = { remoteAddress: '203.0.113.7' }

describe.each(storeKinds)('on %s', (kind) => {
  const store = useStore(kind)
  const letters = () =>
    existsSync(`${store.folder}/mail`)
      ? readdirSync(`${store.folder}/mail`).filter((name) => name.endsWith('.eml'))
      : []

  describe('an enquiry sent by the form', () => {
    it('arrives in the company’s mailbox with every field, answerable to the guest', async () => {
      const server = await mailServer()
      const relay = await store.relay({ SMTP_URL: server.url })
      relay.start()
      const form = { ...sentForm, _token: await store.token() }
      const response = await relay.fetch(formRequest(form), client)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        success: 'true',
        message: 'The form was submitted successfully.',
        reference: expect.stringMatching(/^....-....$/) as string,
      })
      await until(() => server.received.length === 1)
      const [letter] = server.received
      expect(letter!.to).toEqual([company.enquiryMailbox])
      const mail = await PostalMime.parse(letter!.raw)
      expect(mail.subject).toMatch(/^Kontaktanfrage über die Website ....-...., Ana Söderström$/)
      expect(mail.replyTo).toEqual([{ name: sentForm.name, address: sentForm.email }])
      for (const value of [
        sentForm.name,
        sentForm.email,
        sentForm.phone,
        sentForm.destination,
        sentForm.dates,
        sentForm.guests,
      ])
        expect(mail.text).toContain(value)
      expect(mail.text!.replace(/\r\n/g, '\n')).toContain(sentForm.message)
      expect(mail.html).not.toContain('<b>')
      await server.close()
    })

    it('is written as a file where no mail server is configured', async () => {
      const relay = await store.relay()
      relay.start()
      await relay.fetch(formRequest(), client)
      await until(() => letters().length === 1)
      const mail = await PostalMime.parse(readFileSync(`${store.folder}/mail/${letters()[0]}`))
      expect(mail.from?.address).toBe(company.enquiryMailbox)
      expect(relay.letters).toContain(`${store.folder}/mail/`)
    })

    it('is stored once however often the same form is sent', async () => {
      const relay = await store.relay()
      relay.start()
      const form = { ...sentForm, _key: 'aaaaaaaa-1111' }
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => relay.fetch(formRequest(form), client)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const other = await relay.fetch(formRequest({ ...form, message: 'something else' }), client)
      expect(other.status).toBe(422)
      await until(() => letters().length > 0)
      expect(letters()).toHaveLength(1)
    })

    describe('without a key, as without JavaScript,', () => {
      const day = 24 * 3_600_000
      let time: number
      const relayAt = async (start: string) => {
        time = Date.parse(start)
        return store.relay({}, () => time)
      }
      const stored = async () =>
        await (
          await store.open()
        ).db
          .selectFrom('enquiry')
          .leftJoin('outbox', 'enquiry_id', 'enquiry.id')
          .select(['enquiry.status', 'outbox.status as letter'])
          .orderBy('received_at')
          .execute()

      it('is stored once when the button is pressed twice, at midnight too', async () => {
        const relay = await relayAt('2026-06-01T23:59:59.900Z')
        const results = await Promise.all([1, 2, 3].map(() => relay.accept(sentForm, client)))
        time += 200
        results.push(await relay.accept(sentForm, client))
        expect(results.map(({ status }) => status).toSorted()).toEqual([
          'accepted',
          'replayed',
          'replayed',
          'replayed',
        ])
        expect(await stored()).toHaveLength(1)
      })
      it('counts and is stored with line ends as the page counts them', async () => {
        const relay = await relayAt('2026-06-01T10:00:00Z')
        const message = `${'x'.repeat(99)}\n`.repeat(50).slice(0, -1) + 'x'
        expect(message).toHaveLength(5000)
        const results = []
        for (const text of [message, message.replaceAll('\n', '\r\n'), `${message}x`])
          results.push((await relay.accept({ ...sentForm, message: text }, client)).status)
        expect(results).toEqual(['accepted', 'replayed', 'invalid'])
        const { fields } = await (
          await store.open()
        ).db
          .selectFrom('enquiry')
          .select('fields')
          .executeTakeFirstOrThrow()
        expect(JSON.parse(fields).message).toBe(message)
      })
      it('is a new one when the same words come a day later', async () => {
        const relay = await relayAt('2026-06-01T10:00:00Z')
        const results = []
        for (const passed of [0, day - 1, 1, day - 1, 60 * day]) {
          time += passed
          results.push((await relay.accept(sentForm, client)).status)
        }
        expect(results).toEqual(['accepted', 'replayed', 'accepted', 'replayed', 'accepted'])
        expect(await stored()).toEqual(
          Array.from({ length: 3 }, () => ({ status: 'accepted', letter: 'waiting' })),
        )
      })
      it('is mailed when it is repeated without what put it into quarantine', async () => {
        const relay = await relayAt('2026-06-01T10:00:00Z')
        const results = []
        for (const _honey of ['by a password manager', 'by a password manager', '', ''])
          results.push((await relay.accept({ ...sentForm, _honey }, client)).status)
        expect(results).toEqual(['quarantined', 'replayed', 'accepted', 'replayed'])
        expect(await stored()).toHaveLength(2)
      })
    })

    it.each([['a filled trap', { _honey: 'spam' }]])(
      'with %s is kept in quarantine, answered 200 and never mailed',
      async (_, extra) => {
        const relay = await store.relay()
        relay.start()
        expect((await relay.fetch(formRequest({ ...sentForm, ...extra }), client)).status).toBe(200)
        expect(await relay.ready()).toMatchObject({ ok: true, waiting: 0 })
        expect(letters()).toEqual([])
      },
    )

    it('is tried again after the mail server was away', async () => {
      let time = Date.now()
      let refused = 0
      const server = await mailServer({
        onRcptTo: (_address, _session, done) =>
          done(refused++ ? null : Object.assign(new Error('try later'), { responseCode: 451 })),
      })
      const relay = await store.relay({ SMTP_URL: server.url }, () => time)
      await relay.fetch(formRequest(), client)
      relay.start()
      await until(() => refused === 1)
      expect(server.received).toHaveLength(0)
      // The relay's clock goes on while the test waits: when the refusal is written down is the relay's own business.
      await until(() => {
        time += 1000
        return server.received.length === 1
      })
      await server.close()
    })
  })

  describe('the endpoint', () => {
    it.each([
      ['another mailbox', 404, formRequest(sentForm, {}, 'someone@else.example')],
      ['GET', 405, new Request(formRequest().url)],
      ['another origin', 403, formRequest(sentForm, { origin: 'https://evil.example' })],
      ['another content type', 415, formRequest(sentForm, { 'content-type': 'text/plain' })],
      ['no JSON', 400, formRequest('{"name":' as never)],
      ['a body of 40 KB', 413, formRequest({ ...sentForm, message: 'x'.repeat(40_000) })],
      ['no name', 422, formRequest({ ...sentForm, name: '  ' })],
      [
        'a mail address with a line end',
        422,
        formRequest({ ...sentForm, email: 'a@b.example\r\nBcc: x@y.example' }),
      ],
      ['thirteen guests', 422, formRequest({ ...sentForm, guests: 13 })],
    ])('refuses %s with %i', async (_, status, request) => {
      const relay = await store.relay()
      const response = await relay.fetch(request, client)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ success: 'false' })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    })

    it('gives out a form token that no cache keeps, the same key for every process', async () => {
      const [one, two] = [await store.relay(), await store.relay()]
      const request = new Request(`${siteUrl}/ajax/token`)
      const response = await one.fetch(request, client)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const { token } = (await response.json()) as { token: string }
      const secret = await createSecrets(await store.open()).formToken()
      expect(checkToken(token, secret, Date.now() + 5000)).toBe('valid')
      expect((await two.fetch(new Request(request, { method: 'POST' }), client)).status).toBe(405)
    })
  })
})
