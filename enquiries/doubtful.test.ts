/** What is doubtful and what lies in quarantine: marked, bundled, and named to the company by itself. */
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { writeBundle } from './bundle.ts'
import type { Database } from './database.ts'
import { createDeskLinks } from './desk-link.ts'
import { createLinkKey } from './link-key.ts'
import { claimNext, completeDelivery, failDelivery } from './outbox.ts'
import type { Relay } from './relay.ts'
import { removeEnquiries } from './retention.ts'
import { formRequest, plainSubject, sentForm, siteUrl } from './testing/enquiries.ts'
import { mailServer } from './testing/mail-server.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { until } from './testing/until.ts'

const client = { remoteAddress: '203.0.113.7' }
const from = company.enquiryMailbox
const hour = 3_600_000
const links = createDeskLinks(createLinkKey(['a key for tests of enough length']), siteUrl)

describe.each(storeKinds)('on %s', (kind) => {
  const store = useStore(kind)
  const t = Date.now()

  /** Delivers whatever is due. @returns the letters. */
  async function delivered(database: Database, now: number) {
    const letters = []
    for (let claim; (claim = await claimNext(database, 'one', now));) {
      letters.push({ ...(await PostalMime.parse(claim.message)), recipient: claim.recipient })
      await completeDelivery(database, claim, now)
    }
    return letters
  }
  const states = async ({ db }: Database) =>
    (await db.selectFrom('outbox').select(['status', 'bundle']).execute()).map(({ status, bundle }) =>
      bundle === '' ? 'gathers' : status,
    )
  async function sendMany(relay: Relay, count: number) {
    const answers = []
    for (let i = 0; i < count; i++)
      answers.push(
        await relay.fetch(formRequest({ ...sentForm, name: `Guest ${i}`, message: `No. ${i}` }), client),
      )
    return answers.map(({ status }) => status)
  }

  it.each([
    ['plain with a valid token', () => store.token(), 'Kontaktanfrage über die Website'],
    [
      'marked when filled in very fast',
      () => store.token(Date.now()),
      'Kontaktanfrage über die Website [bitte prüfen: sehr schnell ausgefüllt]',
    ],
    [
      'marked without a token',
      async () => undefined,
      'Kontaktanfrage über die Website [bitte prüfen: ohne Formularnachweis]',
    ],
  ])('an enquiry is mailed by itself, its subject %s', async (_, token, subject) => {
    const relay = await store.relay()
    const response = await relay.fetch(formRequest({ ...sentForm, _token: await token() }), client)
    expect(response.status).toBe(200)
    const letters = await delivered(await store.open(), Date.now())
    expect(letters.map(plainSubject)).toEqual([subject])
  })

  it('a form posted without JavaScript is mailed without a mark', async () => {
    const relay = await store.relay()
    expect(await relay.accept(sentForm, client)).toMatchObject({ status: 'accepted' })
    const letters = await delivered(await store.open(), Date.now())
    expect(letters.map(plainSubject)).toEqual(['Kontaktanfrage über die Website'])
  })

  it('twelve guests behind one address write within ten minutes, and none is marked', async () => {
    const relay = await store.relay()
    const _token = await store.token()
    for (let i = 0; i < 12; i++) {
      const form = { ...sentForm, message: `No. ${i}`, _token }
      expect((await relay.fetch(formRequest(form), client)).status).toBe(200)
    }
    const { db } = await store.open()
    const marks = await db.selectFrom('enquiry').select(['status', 'marks']).execute()
    expect(marks).toEqual(Array.from({ length: 12 }, () => ({ status: 'accepted', marks: null })))
  })

  it('many doubtful enquiries come one by one at first, then in one letter an hour, each with all its words', async () => {
    const relay = await store.relay()
    const database = await store.open()
    expect(await sendMany(relay, 14)).toEqual(Array.from({ length: 14 }, () => 200))
    expect(await delivered(database, Date.now())).toHaveLength(10)
    expect(await writeBundle(database, from, links, Date.now() + hour / 2)).toBe(0)
    expect(await writeBundle(database, from, links, Date.now() + hour)).toBe(4)
    expect(await writeBundle(database, from, links, Date.now() + 2 * hour)).toBe(0)
    const [bundle, ...more] = await delivered(database, Date.now() + hour)
    expect(more).toEqual([])
    expect(bundle).toMatchObject({ recipient: from, subject: '4 Anfragen über die Website [bitte prüfen]' })
    for (const i of [10, 11, 12, 13]) {
      expect(bundle!.text).toContain(`Name: Guest ${i}`)
      expect(bundle!.text).toContain(`No. ${i}`)
    }
    expect(await states(database)).toEqual(Array.from({ length: 14 }, () => 'delivered'))
  })

  it('the letters of a bundle that is refused for good go alone', async () => {
    const relay = await store.relay()
    const database = await store.open()
    await sendMany(relay, 12)
    await delivered(database, Date.now())
    await writeBundle(database, from, links, t + 2 * hour)
    for (let attempt = 0; attempt < 3; attempt++) {
      const now = t + (3 + attempt) * hour
      await failDelivery(database, (await claimNext(database, 'one', now))!, 'rejected', '552', now)
    }
    const letters = await delivered(database, t + 7 * hour)
    expect(letters.map(plainSubject)).toEqual([
      'Kontaktanfrage über die Website [bitte prüfen: ohne Formularnachweis]',
      'Kontaktanfrage über die Website [bitte prüfen: ohne Formularnachweis]',
    ])
  })

  it('a bundle is withdrawn when one of its enquiries is removed, and the others come in the next', async () => {
    const relay = await store.relay()
    const database = await store.open()
    await sendMany(relay, 12)
    await delivered(database, Date.now())
    await writeBundle(database, from, links, t + 2 * hour)
    const { enquiry_id } = await database.db
      .selectFrom('outbox')
      .select('enquiry_id')
      .where('bundle', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    await removeEnquiries(database.db, store.folder, [enquiry_id!])
    expect(await delivered(database, t + 2 * hour)).toEqual([])
    expect(await writeBundle(database, from, links, t + 2 * hour)).toBe(1)
    expect(await delivered(database, t + 2 * hour)).toHaveLength(1)
  })

  describe('what no guest can send lies in quarantine', () => {
    const trap = (i: number) => formRequest({ ...sentForm, name: `Bot\n${i}`, message: `${i}`, _honey: 'x' })

    it('and counts against nobody', async () => {
      const relay = await store.relay()
      for (let i = 0; i < 30; i++) expect((await relay.fetch(trap(i), client)).status).toBe(200)
      const form = { ...sentForm, _token: await store.token() }
      await relay.fetch(formRequest(form), client)
      const { db } = await store.open()
      const rows = await db.selectFrom('enquiry').select(['status', 'marks']).orderBy('received_at').execute()
      expect(rows.filter(({ status }) => status === 'quarantined')).toHaveLength(30)
      expect(rows.filter(({ status }) => status === 'accepted')).toEqual([
        { status: 'accepted', marks: null },
      ])
    })

    it('and waits for guests who write in the midst of a flood', async () => {
      const relay = await store.relay()
      const form = { ...sentForm, _token: await store.token() }
      let answered = 0
      const traps = Array.from({ length: 100 }, async (_, i) => {
        await relay.fetch(trap(i), client)
        answered++
      })
      expect((await relay.fetch(formRequest(form), client)).status).toBe(200)
      expect(answered).toBeLessThan(90)
      await Promise.all(traps)
    })

    it('unless its token shows that a browser opened the form: a password manager filled the trap', async () => {
      const relay = await store.relay()
      const form = { ...sentForm, _honey: 'x', _token: await store.token() }
      await relay.fetch(formRequest(form), client)
      const letters = await delivered(await store.open(), Date.now())
      expect(letters.map(plainSubject)).toEqual([
        'Kontaktanfrage über die Website [bitte prüfen: Spamfalle ausgefüllt]',
      ])
    })
  })

  it('the relay itself sends bundle and daily letter, without anything being set up', async () => {
    const relay = await store.relay({ ROLE: 'web' })
    await sendMany(relay, 11)
    await relay.fetch(formRequest({ ...sentForm, message: 'trap', _honey: 'x' }), client)
    await relay.stop()
    const server = await mailServer()
    // Two days on, whatever the hour: after one, the store may have begun just before the last half past seven.
    const worker = await store.relay({ ROLE: 'worker', SMTP_URL: server.url }, () => Date.now() + 48 * hour)
    worker.start()
    await until(() => server.received.length === 12, 20_000)
    const subjects = await Promise.all(
      server.received.map(async ({ raw }) => (await PostalMime.parse(raw)).subject ?? ''),
    )
    expect(subjects).toContain('1 Anfrage über die Website [bitte prüfen]')
    expect(subjects.filter((subject) => subject.startsWith('Tagesbericht'))).toHaveLength(1)
    await worker.stop()
    await server.close()
  })
})
