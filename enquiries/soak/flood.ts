/** A flood of machines from one large network while guests write, and an office behind one address: every guest is accepted. */
import { setTimeout as sleep } from 'node:timers/promises'
import { issueToken } from '../form-token.ts'
import { createSecrets } from '../secrets.ts'
import { sentForm } from '../testing/enquiries.ts'
import { startRelay } from './relay-child.ts'
import { post } from './client.ts'
import { openPlace, type StoreChoice } from './place.ts'
import type { Report } from './report.ts'

/** Guests of whom each has an address of its own, and guests behind one. */
const guests = { alone: 100, office: 12 }
/** Networks of size /64 in one /48 from which the machines write. */
const networks = 1200

/** @param traps posts with the trap filled and without a token, spread evenly over the time in which the guests write */
export async function flood(
  choice: StoreChoice,
  { traps, seconds }: { traps: number; seconds: number },
): Promise<Report> {
  const place = await openPlace(choice)
  const relay = await startRelay({ ...place.env, ROLE: 'web', RATES: 'on', TRUST_PROXY: '1' })
  const database = await place.open()
  const _token = issueToken(await createSecrets(database).formToken(), Date.now() - 60_000)
  const from = (key: string, address: string, form: object) =>
    post(relay.port, key, { ...sentForm, ...form }, 30_000, { 'x-forwarded-for': address }).then(
      ({ status }) => status,
      () => 0,
    )
  const trap = (i: number) =>
    from(`trap-${i}-`.padEnd(12, 'x'), `2001:db8:1:${(i % networks).toString(16)}::1`, {
      message: `${i}`,
      _honey: 'x',
    })
  const guest = (i: number) => from(`guest-${i}-xx`, `198.51.100.${i + 1}`, { message: `guest ${i}`, _token })
  const colleague = (i: number) => from(`office-${i}-x`, '203.0.113.7', { message: `office ${i}`, _token })
  /** Starts `count` posts, evenly over the time. */
  async function spread(count: number, send: (i: number) => Promise<number>): Promise<number[]> {
    const start = performance.now()
    const statuses: Promise<number>[] = []
    for (let i = 0; i < count; i++) {
      await sleep(Math.max(0, start + (i * seconds * 1000) / count - performance.now()))
      statuses.push(send(i))
    }
    return Promise.all(statuses)
  }
  const accepted = (statuses: number[]) => statuses.filter((status) => status === 200).length
  try {
    const [answered, ...written] = await Promise.all([
      spread(traps, trap),
      spread(guests.alone, guest),
      spread(guests.office, colleague),
    ])
    const { db } = database
    const rows = await db.selectFrom('enquiry').select(['status', 'marks']).execute()
    const unmarked = rows.filter(({ status, marks }) => status === 'accepted' && marks === null).length
    const letters = await db.selectFrom('outbox').select('id').where('bundle', 'is', null).execute()
    const [alone, office] = written.map(accepted)
    const expected = guests.alone + guests.office
    return {
      test: `${traps.toLocaleString('en-GB')} trap posts from ${networks} networks of one /48 in ${seconds} s while guests write, ${place.name}`,
      figures: {
        'guests accepted': `${alone} of ${guests.alone}`,
        'behind one address accepted': `${office} of ${guests.office}`,
        'guests marked': expected - unmarked,
        'letters to the company': letters.length,
        'trap posts in quarantine': rows.filter(({ status }) => status === 'quarantined').length,
        'trap posts answered': accepted(answered),
      },
      held:
        alone === guests.alone &&
        office === guests.office &&
        unmarked === expected &&
        letters.length === expected,
    }
  } finally {
    await relay.kill()
    await place.close()
  }
}
