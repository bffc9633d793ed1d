import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { claimNext } from '../outbox.ts'
import { referenceOf } from '../reference.ts'
import { formRequest, sentForm } from '../testing/enquiries.ts'
import { mailServer } from '../testing/mail-server.ts'
import { until } from '../testing/until.ts'
import { storeKinds, useStore } from '../testing/stores.ts'
import { commandLine } from '../testing/command-line.ts'

const client = { remoteAddress: '203.0.113.7' }

describe.each(storeKinds)('on %s', (kind) => {
  const store = useStore(kind)
  const idOf = async (state: string) =>
    (
      JSON.parse((await commandLine(store.env())('list', '--state', state, '--json')).out) as { id: string }[]
    )[0]!.id

  it('a letter that needs attention is delivered after a retry, as it was written', async () => {
    let refusing = true
    const server = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(refusing ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    })
    const relay = await store.relay({ SMTP_URL: server.url, MAIL_FROM: 'web@alisios.example' })
    await relay.fetch(formRequest(), client)
    const { db } = await store.open()
    await db.updateTable('outbox').set({ attempts: 2 }).execute() // Two refusals have been; the third is one too many.
    relay.start()
    while ((await db.selectFrom('outbox').select('status').executeTakeFirst())?.status !== 'attention')
      await new Promise((resolve) => setTimeout(resolve, 20))
    const run = commandLine(store.env())
    const before = await run('show', await idOf('attention'), '--letter')
    refusing = false
    const { out, code } = await run('retry', '--all')
    expect([code, out]).toEqual([0, '1 letter is due at once; a worker takes it up within seconds.\n'])
    await until(() => server.received.length === 1, 8000)
    expect(server.received[0]!.raw).toBe(before.out.replace(/\r?\n/g, '\r\n'))
    await server.close()
  })

  it('a quarantined enquiry is mailed after its release, and its guest gets no acknowledgement', async () => {
    const server = await mailServer()
    const relay = await store.relay({ SMTP_URL: server.url, ACKNOWLEDGEMENT: 'on' })
    relay.start()
    await relay.fetch(formRequest({ ...sentForm, _honey: 'filled by a password manager' }), client)
    const id = await idOf('quarantined')
    const { out, code } = await commandLine(store.env())('release', id.slice(0, 8))
    expect([code, out]).toEqual([
      0,
      `Released, and mailed within seconds where a worker runs: ${referenceOf(id)}\n`,
    ])
    await until(() => server.received.length > 0, 8000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(server.received.map(({ to }) => to)).toEqual([[company.enquiryMailbox]])
    const mail = await PostalMime.parse(server.received[0]!.raw)
    expect(mail.replyTo).toEqual([{ name: sentForm.name, address: sentForm.email }])
    expect(mail.messageId).toContain(id)
    expect((await commandLine(store.env())('release', id)).err).toContain('Not in quarantine')
    await server.close()
  })

  it('a letter in a worker’s hands is left to it', async () => {
    const relay = await store.relay()
    await relay.fetch(formRequest(), client)
    const database = await store.open()
    const claim = await claimNext(database, 'a worker', Date.now())
    const { code, err } = await commandLine(store.env())('retry', claim!.enquiry_id!)
    expect(code).toBe(1)
    expect(err).toContain('being sent just now')
    expect(
      await database.db.selectFrom('outbox').select(['attempts', 'lease_owner']).executeTakeFirst(),
    ).toEqual({ attempts: 1, lease_owner: 'a worker' })
  })

  it('a letter that waits for its next attempt is due at once when told so', async () => {
    const relay = await store.relay()
    await relay.fetch(formRequest(), client)
    const { db } = await store.open()
    await db
      .updateTable('outbox')
      .set({ due_at: Date.now() + 3_000_000, wait: 3_000_000, attempts: 9 })
      .execute()
    const run = commandLine(store.env())
    expect((await run('retry', '--all')).out).toBe('No letter was put back.\n')
    expect(JSON.parse((await run('retry', '--all', '--waiting', '--json')).out)).toEqual({
      retried: [await idOf('waiting')],
      left: [],
    })
    const letter = await db
      .selectFrom('outbox')
      .select(['due_at', 'attempts', 'status'])
      .executeTakeFirstOrThrow()
    expect(letter).toMatchObject({ attempts: 0, status: 'waiting' })
    expect(Math.abs(letter.due_at - Date.now())).toBeLessThan(10_000)
  })

  it('a retry ends a pause of the queue', async () => {
    const relay = await store.relay()
    await relay.fetch(formRequest(), client)
    const database = await store.open()
    await database.db
      .insertInto('pause')
      .values({
        queue: 'letters',
        until: Date.now() + 50_000,
        failure: 'login',
        alerted_at: null,
        alert_lease: null,
      })
      .execute()
    expect(await claimNext(database, 'a worker', Date.now())).toBeUndefined()
    await commandLine(store.env())('retry', '--all')
    expect(await claimNext(database, 'a worker', Date.now() + 1000)).toBeDefined()
  })
})
