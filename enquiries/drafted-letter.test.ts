/** The draft of an answer in the company's letter, and that no guest waits for it. */
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { parseRelayConfig } from './config.ts'
import type { DraftFor } from './draft.ts'
import { addDraft, draftWaitMs } from './drafted-letter.ts'
import type { LetterInput } from './letter.ts'
import { claimNext } from './outbox.ts'
import { createRelay } from './relay.ts'
import { storeEnquiry } from './store.ts'
import { newEnquiry, siteUrl } from './testing/enquiries.ts'
import { mailServer } from './testing/mail-server.ts'
import { quiet } from './testing/relay.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { fullTrip } from './testing/trip.ts'
import { until } from './testing/until.ts'

const client = { remoteAddress: '203.0.113.9' }
const { name, email, departureDate, passengers, additional } = fullTrip
const sent = { _kind: 'charter', name, email, departureDate, passengers, additional, _locale: 'es' }

describe.each(storeKinds)('on %s, the draft of an answer', (kind) => {
  const store = useStore(kind)

  /** A relay whose drafts are counted, and how a letter stands in the store. */
  async function drafting(draftFor: DraftFor, env: Record<string, string> = {}) {
    let drafted = 0
    const counting: DraftFor = (...given) => {
      drafted++
      return draftFor(...given)
    }
    const config = parseRelayConfig({ ...store.env(), ...env })
    const relay = await createRelay(config, { log: quiet, siteUrl, draftFor: counting })
    const { db } = await store.open()
    const letters = () => db.selectFrom('outbox').selectAll().where('purpose', '=', 'enquiry').execute()
    return { relay, letters, drafted: () => drafted }
  }
  const answer = 'Querida Anna, su viaje está libre.'
  const mail = { link: 'mailto:anna@example.org', shortened: false, subjectOnly: 'mailto:' }
  const draft: DraftFor = () => ({ notes: [{ text: 'Lagoon 56: frei' }], answer, mail })

  it('is in the letter that the company gets, and was not yet made when the guest was answered', async () => {
    const server = await mailServer()
    const { relay, drafted } = await drafting(draft, { SMTP_URL: server.url, ACKNOWLEDGEMENT: 'off' })
    relay.start()
    expect((await relay.accept(sent, client)).status).toBe('accepted')
    expect(drafted()).toBe(0)
    await until(() => server.received.length === 1)
    const { text, html } = await PostalMime.parse(server.received[0]!.raw)
    for (const part of [text, html]) expect(part).toContain(answer)
    await relay.stop()
    await server.close()
  })
  it('is made once, and not again for the same enquiry sent twice or for a short message', async () => {
    const { relay, letters, drafted } = await drafting(draft, { ROLE: 'web' })
    const again = { ...sent, _key: 'one-key-for-one-enquiry' }
    await relay.accept(again, client)
    await until(() => drafted() === 1)
    expect((await relay.accept(again, client)).status).toBe('replayed')
    await relay.accept({ ...sent, _kind: 'contact', message: 'Hola' }, client)
    await relay.stop()
    expect(drafted()).toBe(1)
    expect((await letters()).map(({ message }) => message.includes('Lagoon 56: frei')).sort()).toEqual([
      false,
      true,
    ])
  })
  it('stands on the page of the enquiry, too, until somebody has answered', async () => {
    const { relay, letters, drafted } = await drafting(draft, { ROLE: 'web' })
    await relay.accept(sent, client)
    await until(() => drafted() === 1)
    const { text = '' } = await PostalMime.parse((await letters())[0]!.message)
    const link = /https:\/\/\S+\/desk\/\S+/.exec(text)![0]
    const look = async () => (await relay.desk(new Request(link), 'en')).text()
    for (const shown of ['Lagoon 56: frei', answer, `href="${mail.link}"`])
      expect(await look()).toContain(shown)
    const body = new URLSearchParams({ action: 'answered', name: 'Lena' })
    await relay.desk(new Request(link, { method: 'POST', body }), 'en')
    expect(await look()).not.toContain(answer)
    await relay.stop()
  })
  it('changes no letter that a worker has taken up, and one that waits for it goes after seconds without it', async () => {
    const database = await store.open()
    const enquiry = newEnquiry({ kind: 'charter', letterWait: draftWaitMs })
    await storeEnquiry(database, enquiry, [])
    expect(await claimNext(database, 'worker', draftWaitMs - 1)).toBeUndefined()
    const claim = (await claimNext(database, 'worker', draftWaitMs))!
    const input = { ...enquiry, locale: 'es', from: 'web@alisios.example' } as LetterInput
    await addDraft(database, draft, input, () => draftWaitMs - 1)
    expect(claim.message).toBe(enquiry.letter!.message)
    const row = await database.db.selectFrom('outbox').select('message').executeTakeFirstOrThrow()
    expect(row.message).toBe(claim.message)
  })
  it('that cannot be made leaves the letter as it is, due at once', async () => {
    const { relay, letters } = await drafting(
      () => {
        throw new TypeError('no model')
      },
      { ROLE: 'web' },
    )
    await relay.accept(sent, client)
    await relay.stop()
    const [letter] = await letters()
    expect(letter).toMatchObject({ wait: 0, attempts: 0 })
    expect(letter!.due_at).toBeLessThanOrEqual(Date.now())
  })
})
