/** How long a visitor waits for "accepted" at 50 enquiries a second; they come when they come, not when the last was answered. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startRelay } from './relay-child.ts'
import { post } from './client.ts'
import { openPlace, type StoreChoice } from './place.ts'
import { percentile, type Report } from './report.ts'

/** @param promised the 99th percentile in milliseconds that is to be kept; it depends on the disk, so no commit hangs on it */
export async function latency(
  choice: StoreChoice,
  { seconds, perSecond = 50, promised = 50 }: { seconds: number; perSecond?: number; promised?: number },
): Promise<Report> {
  const place = await openPlace(choice, { durable: true })
  const relay = await startRelay({ ...place.env, ROLE: 'web' })
  try {
    for (let i = 0; i < 50; i++) await post(relay.port, `warm-up-${i}`)
    const start = performance.now()
    const waiting: Promise<number>[] = []
    for (let i = 0; i < seconds * perSecond; i++) {
      await sleep(Math.max(0, start + (i * 1000) / perSecond - performance.now()))
      waiting.push(
        post(relay.port, `latency-${i}`).then(
          ({ status, milliseconds }) => (status === 200 ? milliseconds : Infinity),
          () => Infinity,
        ),
      )
    }
    const times = await Promise.all(waiting)
    const at = (share: number) => Math.round(percentile(times, share) * 10) / 10
    return {
      test: `Accept latency at ${perSecond} a second, ${place.name}`,
      figures: {
        enquiries: times.length,
        'p50 in ms': at(0.5),
        'p95 in ms': at(0.95),
        'p99 in ms': at(0.99),
        'not accepted': times.filter((time) => time === Infinity).length,
      },
      held: at(0.99) <= promised,
    }
  } finally {
    await relay.kill()
    await place.close()
  }
}
