/** How long the built server takes from its spawn to the first 200 of the home page, and what memory it holds then. */
import { median } from './figures.ts'
import { memoryOf, startBuiltServer } from './server.ts'

/** Prints five starts and their medians; the budget is 2 s. */
export async function ready() {
  const runs: { ms: number; now: number; peak: number }[] = []
  for (let run = 1; run <= 5; run++) {
    const server = await startBuiltServer()
    const memory = await memoryOf(server.pid)
    await server.stop()
    runs.push({ ms: server.readyMs, ...memory })
    console.log(`start ${run}: ready after ${server.readyMs.toFixed(0)} ms, memory ${memory.now.toFixed(0)} MB, at most ${memory.peak.toFixed(0)} MB`)
  }
  const ms = median(runs.map((run) => run.ms))
  console.log(`median: ready after ${ms.toFixed(0)} ms, ${(ms / 2000).toFixed(2)} of the budget of 2 s`)
  console.log(`median: memory ${median(runs.map((run) => run.now)).toFixed(0)} MB, at most ${median(runs.map((run) => run.peak)).toFixed(0)} MB`)
}
