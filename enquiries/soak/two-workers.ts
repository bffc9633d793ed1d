/** The test of two worker processes on one store, at its long size. */
import { lineOf, startChild } from './child.ts'
import { type StoreChoice, storeName } from './place.ts'
import type { Report } from './report.ts'

export async function twoWorkers(choice: StoreChoice, { letters }: { letters: number }): Promise<Report> {
  const test = `Two workers, ${letters.toLocaleString('en-GB')} letters, ${storeName(choice)}`
  const run = startChild(
    'npx',
    ['vitest', 'run', '--project', 'relay', 'enquiries/two-workers.test.ts', '-t', `on ${storeName(choice)}`],
    { LETTERS: String(letters), NO_COLOR: '1' },
  )
  await run.ended
  const summary = await lineOf(run, /workers \((\d+) and (\d+)\) in ([\d.]+) s, (\d+) twice/).catch(
    () => undefined,
  )
  return {
    test,
    figures: summary
      ? {
          'by the one': Number(summary[1]),
          'by the other': Number(summary[2]),
          seconds: Number(summary[3]),
          'sent twice': Number(summary[4]),
        }
      : { failed: run.said.slice(-5).join(' ') },
    held: run.process.exitCode === 0 && summary?.[4] === '0',
  }
}
