import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { lastDue } from './company-clock.ts'
import { writeDailyLetter } from './daily-letter.ts'
import type { Database } from './database.ts'
import { createDeskLinks } from './desk-link.ts'
import { createLinkKey } from './link-key.ts'
import { claimNext, completeDelivery } from './outbox.ts'
import { overdueSince } from './overdue.ts'
import { backupNews, noteBackup } from './surroundings.ts'
import { commandLine } from './testing/command-line.ts'
import { sentForm, siteUrl } from './testing/enquiries.ts'
import { temporaryFolder } from './testing/folder.ts'
import { storeKinds, useStore } from './testing/stores.ts'

const client = { remoteAddress: '203.0.113.9' }
const hour = 3_600_000
/** A Tuesday, 7:30 in Panama. */
const due = Date.parse('2026-11-24T12:30:00Z')
const linkKeys = 'a key for tests of enough length'
const links = createDeskLinks(createLinkKey([linkKeys]), siteUrl)
const well = {
  staleCalendars: [],
  disk: { text: '80,0 GB frei', low: false },
  backup: { text: 'vor 9 Stunden', late: false },
}

it.each([
  ['2026-11-24T12:29:00Z', '2026-11-23', '2026-11-23T12:30:00.000Z'],
  ['2026-11-24T12:30:00Z', '2026-11-24', '2026-11-24T12:30:00.000Z'],
  ['2026-11-25T04:59:00Z', '2026-11-24', '2026-11-24T12:30:00.000Z'],
])('at %s the letter of %s was due last', (now, day, at) => {
  expect(lastDue(Date.parse(now))).toEqual({ day, at: Date.parse(at) })
})

it('an enquiry is overdue once the office has been open for as long as the guest was promised', () => {
  // Tuesday 7:30: what came in before Monday 9:30 or so has had eight office hours.
  expect(new Date(overdueSince(due)).toISOString()).toBe('2026-11-23T14:30:00.000Z')
})

it('a backup is known from when the command made it', () => {
  const { folder, remove } = temporaryFolder()
  expect(backupNews(folder, due)).toEqual({ text: 'keine bekannt', late: true })
  noteBackup(folder, due - 9 * hour)
  expect(backupNews(folder, due)).toEqual({ text: 'vor 9 Stunden', late: false })
  expect(backupNews(folder, due + 60 * hour)).toMatchObject({ late: true })
  remove()
})

describe.each(storeKinds)('on %s, the daily letter', (kind) => {
  const store = useStore(kind)

  async function enquire(at: number, form: object = {}) {
    const relay = await store.relay({ ROLE: 'web', LINK_KEY: linkKeys }, () => at)
    const result = await relay.accept({ ...sentForm, message: String(at), ...form }, client)
    return { relay, reference: (result as { reference: string }).reference }
  }
  const write = (database: Database, now = due, surroundings: object = {}, always = true) =>
    writeDailyLetter(
      database,
      { from: company.enquiryMailbox, links, always, surroundings: () => ({ ...well, ...surroundings }) },
      now,
    )
  /** Delivers everything. @returns the daily letters among it */
  async function delivered(database: Database, now: number) {
    const letters = []
    for (let claim; (claim = await claimNext(database, 'one', now));) {
      if (claim.purpose === 'daily') letters.push(await PostalMime.parse(claim.message))
      await completeDelivery(database, claim, now)
    }
    return letters
  }

  it('names what is new, answered, overdue, in quarantine and undelivered, and is written once a day', async () => {
    const database = await store.open()
    const old = await enquire(due - 50 * hour)
    const fresh = await enquire(due - 3 * hour)
    const answered = await enquire(due - 26 * hour)
    const taken = await enquire(due - 27 * hour)
    const trap = await enquire(due - 2 * hour, { _honey: 'x', name: 'Bot\nInc' })
    const run = commandLine(store.env(), () => due - hour)
    await run('answered', answered.reference, '--as', 'Ana')
    await run('take', taken.reference, '--as', 'Luis', '--despite')
    expect(await write(database, due - 1)).toBe(true)
    expect(await delivered(database, due)).toHaveLength(1)
    await database.db
      .updateTable('outbox')
      .set({ status: 'attention', failure: 'recipient' })
      .where('purpose', '=', 'enquiry')
      .where('message', 'like', `%${fresh.reference}%`)
      .execute()
    await database.db.updateTable('enquiry').set({ listed_in: null }).execute()
    expect(await Promise.all([write(database), write(database)])).toContain(true)
    expect(await write(database, due + 20 * hour)).toBe(false)
    const [letter, ...more] = await delivered(database, due)
    expect(more).toEqual([])
    expect(letter!.subject).toBe(
      'Tagesbericht 24.11.2026: 1 neu, 1 überfällig, 1 in Quarantäne, 1 nicht zugestellt [bitte ansehen]',
    )
    const text = letter!.text!
    expect(text).toContain(
      `${old.reference}  So., 22.11., 05:30  Kontaktanfrage über die Website, noch bei niemandem`,
    )
    expect(text).toContain(`${answered.reference} (Ana)`)
    expect(text).toMatch(new RegExp(`beantwortet: 1\\n.*\\n${taken.reference}.*bei Luis`))
    expect(text).toContain(`${fresh.reference}: E-Mail, recipient`)
    expect(text).toContain('Bot Inc <ana@example.org>')
    expect(text).not.toContain(sentForm.name)
    const link = /https:\S+\/release\/\S+/.exec(text)![0]
    expect(link).toContain(trap.reference)
    const post = () =>
      trap.relay.desk(
        new Request(link, { method: 'POST', body: new URLSearchParams({ action: 'released' }) }),
        'de',
      )
    expect((await trap.relay.desk(new Request(link), 'de')).status).toBe(200)
    expect([(await post()).status, (await post()).status]).toEqual([200, 409])
    expect((await run('show', trap.reference)).out).toContain('accepted, after release from quarantine')
  })

  it('names an enquiry in quarantine once, and leaves nothing of it in the store when it is delivered', async () => {
    const database = await store.open()
    await enquire(due - 2 * hour, { _honey: 'x' })
    expect(await write(database, due, {}, false)).toBe(true)
    expect((await delivered(database, due))[0]!.subject).toContain('1 in Quarantäne')
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await write(database, due + 24 * hour, {}, false)).toBe(false)
  })

  it('is not written of a store that was empty when it was due', async () => {
    const database = await store.open()
    await enquire(due + hour)
    expect(await write(database, due + 2 * hour)).toBe(false)
  })

  it.each([
    ['nothing', {}, false],
    ['a stale calendar', { staleCalendars: ['Marea'] }, true],
    ['a full disk', { disk: { text: '0,1 GB frei', low: true } }, true],
    ['a backup that is too old', { backup: { text: 'keine bekannt', late: true } }, true],
  ])('switched off, it comes all the same with bad news: %s', async (_, surroundings, written) => {
    const database = await store.open()
    const { reference } = await enquire(due - 3 * hour)
    await commandLine(store.env(), () => due)('take', reference, '--as', 'Ana')
    expect(await write(database, due, surroundings, false)).toBe(written)
  })
})
