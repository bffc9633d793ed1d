/** A worker on a simulated clock, before a mail server that is away until it is said to be well. */
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { quiet } from '../testing/relay.ts'
import { createWorker } from '../worker.ts'
import { openPlace, type StoreChoice } from './place.ts'

const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))

/** A worker on a simulated clock; `attempts` notes every attempt as hours passed and letter. */
export async function simulated(choice: StoreChoice, letters: number) {
  const place = await openPlace(choice)
  const database = await place.open()
  const clock = { now: Date.parse('2026-06-01T10:00:00Z') }
  const start = clock.now
  const mail = { well: false }
  const attempts: { at: number; letter: string }[] = []
  const worker = createWorker({
    database,
    log: quiet,
    now: () => clock.now,
    delivery: {
      description: '',
      close: () => {},
      deliver: ({ id }) => (
        attempts.push({ at: clock.now - start, letter: id }),
        mail.well ? Promise.resolve() : refused()
      ),
    },
  })
  for (let i = 0; i < letters; i++) await storeEnquiry(database, newEnquiry({ receivedAt: start }), [])
  const waiting = async () =>
    (await database.db.selectFrom('outbox').select('id').where('status', '!=', 'delivered').execute()).length
  /** Lets everything that is due go out. */
  const runUntilIdle = async () => {
    while ((await worker.step()) === 0);
  }
  /** When the next letter may be tried: once it is due and no pause holds its queue up. */
  const nextDue = async () => {
    const { due } = await database.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('due_at').as('due'))
      .where('status', '!=', 'delivered')
      .executeTakeFirstOrThrow()
    const pause = await database.db.selectFrom('pause').select('until').executeTakeFirst()
    return Math.max(Number(due), Number(pause?.until ?? 0))
  }
  return { place, database, clock, start, mail, attempts, waiting, runUntilIdle, nextDue }
}
