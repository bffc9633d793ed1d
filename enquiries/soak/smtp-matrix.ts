/** Every way in which a mail server is known to fail, on real sockets: for two attempts, and for ever. Time between attempts is simulated. */
import type { EnquiryFields } from '../fields.ts'
import { openDelivery } from '../delivery.ts'
import { composeLetter } from '../letter.ts'
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { quiet } from '../testing/relay.ts'
import { createWorker } from '../worker.ts'
import { scriptedMailServer } from './mail-script.ts'
import { openPlaces, type Place, type StoreChoice, storeName } from './place.ts'
import type { Report } from './report.ts'
import { type Fault, faults, startElsewhere } from './mail-faults.ts'

/** Milliseconds that one delivery may take here; in operation it is a minute. */
const deadline = 500
/** Attempts that fail before a server is well again. */
const bad = 2

const form = {
  name: 'Ana Söderström',
  email: 'ana@example.org',
  message: '.\r\n..\nFrom here\n🌊',
  guests: '6',
} as EnquiryFields

/** Runs one letter to its end. @returns what became of it, and how its copies compare. */
async function runCase(place: Place, fault: Fault, lasts: 'two attempts' | 'for ever') {
  const database = await place.open()
  let attempts = 0
  let unanswered = 0
  const faulty = () => lasts === 'for ever' || attempts <= bad
  const server = await scriptedMailServer(
    (phase) => {
      const turn = fault.at === phase && faulty() ? fault.turn : undefined
      if (turn && phase === 'sent') unanswered++
      return turn
    },
    { auth: true },
  )
  const elsewhere = await startElsewhere(fault.elsewhere)
  const clock = { now: Date.parse('2026-06-01T10:00:00Z') }
  const enquiry = newEnquiry({ receivedAt: clock.now })
  const letter = await composeLetter({
    id: enquiry.id,
    kind: 'contact',
    locale: 'de',
    fields: { ...form, phone: '', destination: '', dates: '' },
    receivedAt: clock.now,
    from: 'web@alisios.example',
  })
  await storeEnquiry(database, { ...enquiry, letter }, [])
  const good = openDelivery({ smtpUrl: server.url, dataDir: '' }, deadline)
  const worker = createWorker({
    database,
    log: quiet,
    now: () => clock.now,
    delivery: {
      ...good,
      deliver(each, signal) {
        attempts++
        return (
          elsewhere && faulty() ? openDelivery({ smtpUrl: elsewhere.url, dataDir: '' }, deadline) : good
        ).deliver(each, signal)
      },
    },
  })
  const row = () =>
    database.db
      .selectFrom('outbox')
      .selectAll()
      .where('enquiry_id', '=', enquiry.id)
      .executeTakeFirstOrThrow()
  let state = await row()
  for (let steps = 0; state.status === 'waiting' && steps < 400; steps++) {
    await worker.step()
    state = await row()
    const pause = await database.db.selectFrom('pause').select('until').executeTakeFirst()
    clock.now = Math.max(clock.now, state.due_at, pause?.until ?? 0)
  }
  await server.close()
  await elsewhere?.close()
  await database.db.destroy()
  const wire = letter.message.endsWith('\r\n') ? letter.message : `${letter.message}\r\n`
  return {
    fault: fault.name,
    status: state.status,
    failure: state.failure,
    attempts,
    copies: server.letters.length,
    unanswered,
    identical: server.letters.every((copy) => copy === wire),
  }
}

/** @param forEver the faults that also last for ever; 125 attempts each, so those that wait for a deadline take a minute */
export async function smtpMatrix(choice: StoreChoice, forEver: (fault: Fault) => boolean): Promise<Report> {
  // The cases wait for deadlines, and a paused queue holds up a whole store: several stores, each with its share of cases.
  const places = await openPlaces(choice, 4)
  const runAll = (chosen: Fault[], lasts: 'two attempts' | 'for ever') =>
    Promise.all(
      places.map(async (place, i) => {
        const results = []
        for (const fault of chosen.filter((_, each) => each % places.length === i))
          results.push(await runCase(place, fault, lasts))
        return results
      }),
    ).then((lists) => lists.flat())
  try {
    const passing = await runAll(faults, 'two attempts')
    const lasting = await runAll(faults.filter(forEver), 'for ever')
    const all = [...passing, ...lasting]
    const delivered = passing.filter(({ status }) => status === 'delivered').length
    const attention = lasting.filter(({ status }) => status === 'attention').length
    const different = all.filter(({ identical }) => !identical).map(({ fault }) => fault)
    const tooMany = all
      .filter(({ status, copies, unanswered }) => copies > unanswered + (status === 'delivered' ? 1 : 0))
      .map(({ fault }) => fault)
    const stuck = [
      ...passing.filter(({ status }) => status !== 'delivered'),
      ...lasting.filter(({ status }) => status !== 'attention'),
    ].map(({ fault }) => fault)
    return {
      test: `SMTP matrix on real sockets, ${storeName(choice)}`,
      figures: {
        'faults that pass': passing.length,
        'then delivered': delivered,
        'faults that last': lasting.length,
        'then needing attention': attention,
        'copies taken': all.reduce((sum, { copies }) => sum + copies, 0),
        'copies that differ': different.join('; ') || 0,
        'copies without cause': tooMany.join('; ') || 0,
        stuck: stuck.join('; ') || 0,
      },
      held: stuck.length === 0 && different.length === 0 && tooMany.length === 0,
    }
  } finally {
    for (const place of places.reverse()) await place.close()
  }
}
