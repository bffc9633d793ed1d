/** The page of an enquiry, by which the office says who answers. */
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { deskTexts } from '#content/desk.server.ts'
import { changeDesk } from './desk.ts'
import type { Relay } from './relay.ts'
import { commandLine } from './testing/command-line.ts'
import { sentForm, siteUrl } from './testing/enquiries.ts'
import { receiver, verified } from './testing/receiver.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { until } from './testing/until.ts'

const client = { remoteAddress: '203.0.113.9' }
const day = 86_400_000
const copy = deskTexts.en

describe.each(storeKinds)('on %s, the page of an enquiry', (kind) => {
  const store = useStore(kind)
  const clock = () => Date.parse('2026-11-23T14:00:00Z')

  /** Takes an enquiry in. @returns its reference and the link in its letter */
  async function enquire(relay: Relay, form: object = {}) {
    const { reference } = (await relay.accept({ ...sentForm, ...form }, client)) as { reference: string }
    const { db } = await store.open()
    const letters = await db.selectFrom('outbox').select('message').where('purpose', '=', 'enquiry').execute()
    const texts = await Promise.all(letters.map(({ message }) => PostalMime.parse(message)))
    const mail = texts.find(({ subject }) => subject!.includes(reference))
    const link = /https:\/\/\S+\/desk\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    if (mail) expect(mail.html).toContain(`href="${link}"`)
    return { reference, link }
  }
  const look = (relay: Relay, link: string, headers = {}) => relay.desk(new Request(link, { headers }), 'en')
  const send = (relay: Relay, link: string, values: Record<string, string>) =>
    relay.desk(new Request(link, { method: 'POST', body: new URLSearchParams(values) }), 'en')
  const textOf = async (response: Response) => {
    const html = await response.text()
    return html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ')
  }

  it('is reached by the link in the letter alone, is kept by nobody, and changes nothing by being looked at', async () => {
    const relay = await store.relay({ ROLE: 'web' }, clock)
    const { reference, link } = await enquire(relay)
    expect(link.startsWith(`${siteUrl}/desk/${reference}/`)).toBe(true)
    for (let i = 0; i < 3; i++) {
      const answer = await look(relay, link)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      const text = await textOf(answer)
      for (const words of [reference, copy.states.new, sentForm.phone, 'Zeile eins'])
        expect(text).toContain(words)
      expect(text).not.toContain('<b>')
    }
    const signature = link.slice(-22)
    for (const wrong of [
      link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'),
      link.replace('/enquiry/', '/release/'),
      link.replace(/\/enquiry\/./, '/enquiry/z'),
      `${siteUrl}/desk/${reference}`,
      `${siteUrl}/desk/${reference}/enquiry/${signature}`,
    ]) {
      const answer = await look(relay, wrong)
      expect(answer.status).toBe(404)
      expect(await textOf(answer)).not.toContain(sentForm.phone)
    }
  })

  it('ends after half a year, and at once when it is revoked; a new link works', async () => {
    let time = clock()
    const relay = await store.relay({ ROLE: 'web' }, () => time)
    const { reference, link } = await enquire(relay)
    const run = commandLine(store.env(), clock)
    time += 179 * day
    expect((await look(relay, link)).status).toBe(200)
    time += 3 * day
    expect((await look(relay, link)).status).toBe(404)
    time = clock()
    expect((await run('revoke', reference)).out).toContain('No link')
    expect((await look(relay, link)).status).toBe(404)
    const anew = (await run('link', reference)).out.trim()
    expect((await look(relay, anew)).status).toBe(200)
  })

  it('says who has it, in the page, on the command line and to the webhook', async () => {
    const { received, env, close } = await receiver()
    const relay = await store.relay(env, () => Date.now())
    relay.start()
    const { reference, link } = await enquire(relay)
    const taken = await send(relay, link, { action: 'taken', name: 'Ana\u0007 María' })
    expect(taken.status).toBe(303)
    const cookie = taken.headers.get('set-cookie')!.split(';')[0]!
    const page = await (await look(relay, link, { cookie })).text()
    expect(page).toContain('value="Ana María"')
    expect(page).toContain('Ana María has been on it since')
    const run = commandLine({ ...store.env(), ...env })
    expect((await run('list')).out).toMatch(/Ana María +Ana Söderström/)
    expect((await run('note', reference, '--as', 'Ben', '--note', 'Call after six')).code).toBe(0)
    expect((await run('answered', reference, '--as', 'ana maría')).code).toBe(0)
    const text = await textOf(await look(relay, link))
    for (const words of ['Answered by ana maría', 'Call after six', copy.actions.taken])
      expect(text).toContain(words)
    expect((await run('show', reference)).out).toContain('Ben: noted (Call after six)')
    await until(() => received.length === 4)
    const events = received
      .map((each) => verified(each))
      .toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
    expect(events.map(({ type }) => type)).toEqual([
      'enquiry.received',
      'enquiry.taken',
      'enquiry.noted',
      'enquiry.answered',
    ])
    expect(events[3]!.data).toMatchObject({ state: 'answered', answeredBy: 'ana maría', takenBy: null })
    await close()
  })

  it('lets one of two who take the same guest at the same moment have it, and tells the other who it is', async () => {
    const relay = await store.relay({ ROLE: 'web' }, clock)
    const first = await enquire(relay, { message: 'one' })
    const second = await enquire(relay, { message: 'two', email: sentForm.email.toUpperCase() })
    const answers = await Promise.all([
      send(relay, first.link, { action: 'taken', name: 'Ana' }),
      send(relay, first.link, { action: 'taken', name: 'Ben' }),
      send(relay, second.link, { action: 'taken', name: 'Carla' }),
      send(relay, second.link, { action: 'answered', name: 'Dora' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409])
    const winner = ['Ana', 'Ben', 'Carla', 'Dora'][answers.findIndex(({ status }) => status === 303)]!
    const refused = await textOf(answers.find(({ status }) => status === 409)!)
    if (winner !== 'Dora')
      expect(refused).toContain(copy.held.split('{{at}}')[0]!.replace('{{name}}', winner).trim())
    expect(await textOf(await look(relay, first.link))).toContain(second.reference)
  })

  it('is taken all the same by whoever has spoken with the other, and given back', async () => {
    const relay = await store.relay({ ROLE: 'web' }, clock)
    const { reference, link } = await enquire(relay)
    await send(relay, link, { action: 'taken', name: 'Ana' })
    const refused = await send(relay, link, { action: 'taken', name: 'Ben' })
    expect(await refused.text()).toContain('name="despite"')
    expect((await commandLine(store.env(), clock)('take', reference, '--as', 'Ben')).err).toContain(
      'Ana has been on',
    )
    expect((await send(relay, link, { action: 'taken', name: 'Ben', despite: 'yes' })).status).toBe(303)
    expect((await send(relay, link, { action: 'returned', name: 'Ben' })).status).toBe(303)
    expect(await textOf(await look(relay, link))).toContain(copy.states.new)
  })

  it.each([
    { action: 'taken', name: ' ' },
    { action: 'noted', name: 'Ana', note: '' },
    { action: 'x', name: 'Ana' },
  ])('takes no post such as %j', async (values) => {
    const relay = await store.relay({ ROLE: 'web' }, clock)
    const { link } = await enquire(relay)
    expect((await send(relay, link, values as Record<string, string>)).status).toBe(422)
    const { db } = await store.open()
    expect(await db.selectFrom('desk_entry').selectAll().execute()).toEqual([])
  })

  it('of an enquiry in quarantine releases it once, by its button alone', async () => {
    const relay = await store.relay({ ROLE: 'web' }, clock)
    const { reference } = await enquire(relay, { _honey: 'x' })
    const link = (await commandLine(store.env(), clock)('link', reference)).out.trim()
    expect(await textOf(await look(relay, link))).toContain(copy.release)
    const answers = []
    for (let i = 0; i < 2; i++) answers.push((await send(relay, link, { action: 'released' })).status)
    expect(answers).toEqual([200, 409])
    const { db } = await store.open()
    expect(await db.selectFrom('outbox').select('purpose').execute()).toEqual([{ purpose: 'enquiry' }])
    expect((await commandLine(store.env())('release', reference)).err).toContain('Not in quarantine')
  })

  it('shows what a hostile guest or colleague typed as text', async () => {
    const relay = await store.relay({ ROLE: 'web' }, clock)
    const hostile = '"><script>alert(1)</script>\u202e'
    const { link, reference } = await enquire(relay, { name: hostile, message: hostile })
    const database = await store.open()
    const id = (await database.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id
    await changeDesk(database, id, { action: 'noted', name: hostile, note: hostile }, clock(), false)
    const html = await (await look(relay, link)).text()
    expect(html).not.toMatch(/<script|\u202e/)
    expect((await commandLine(store.env())('show', reference)).out).not.toContain('\u202e')
  })
})
