/** Many requests with one key at the same moment: one row, and the same answer to all. */
import { startRelay } from './relay-child.ts'
import { post } from './client.ts'
import { openPlace, type StoreChoice } from './place.ts'
import type { Report } from './report.ts'

export async function sameKey(
  choice: StoreChoice,
  { rounds, at = 50 }: { rounds: number; at?: number },
): Promise<Report> {
  const place = await openPlace(choice)
  // On PostgreSQL, two processes share the crowd, as two machines would.
  const relays = [await startRelay({ ...place.env, ROLE: 'web' })]
  if (choice !== 'sqlite') relays.push(await startRelay({ ...place.env, ROLE: 'web' }))
  try {
    let unequal = 0
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(
        Array.from({ length: at }, (_, i) => post(relays[i % relays.length]!.port, `same-key-${round}`)),
      )
      if (
        new Set(answers.map(({ status, body }) => `${status} ${body}`)).size !== 1 ||
        answers[0]?.status !== 200
      )
        unequal++
    }
    const { db } = await place.open()
    const enquiries = await db.selectFrom('enquiry').select('id').execute()
    const letters = await db.selectFrom('outbox').select('id').execute()
    return {
      test: `The same key ${at} times at once, ${place.name}`,
      figures: {
        processes: relays.length,
        rounds,
        rows: enquiries.length,
        'outbox rows': letters.length,
        'rounds with unequal answers': unequal,
      },
      held: enquiries.length === rounds && letters.length === rounds && unequal === 0,
    }
  } finally {
    for (const relay of relays) await relay.kill()
    await place.close()
  }
}
