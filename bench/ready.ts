/** How long the built server takes from its spawn to the first 200 of the home page, and what memory it holds then. */
import { median, tableRow, tableRule } from './figures.ts'
import { memoryOf, processorTimeOf, startBuiltServer } from './server.ts'

/** Prints a table of five starts and their medians; the budget is 2 s. Processor time says what the start costs on a busy machine too. */
export async function ready() {
  const runs: { ms: number; processor: number; now: number; peak: number }[] = []
  for (let run = 1; run <= 5; run++) {
    const server = await startBuiltServer()
    const processor = await processorTimeOf(server.pid)
    const memory = await memoryOf(server.pid)
    await server.stop()
    runs.push({ ms: server.readyMs, processor, ...memory })
  }
  console.log(tableRow(['start', 'ready, ms', 'processor time, ms', 'memory, MB', 'at most, MB']))
  console.log(tableRule(5))
  for (const [index, { ms, processor, now, peak }] of runs.entries())
    console.log(tableRow([index + 1, ms, processor, now, peak]))
  const middle = (['ms', 'processor', 'now', 'peak'] as const).map((name) =>
    median(runs.map((run) => run[name])),
  )
  console.log(tableRow(['median', ...middle]))
  console.log(`\nratio of the median to the budget of 2 s: ${(middle[0]! / 2000).toFixed(2)}`)
}
