/** Runs failure tests at their short size as tests of Vitest. */
import { expect, it } from 'vitest'
import type { StoreChoice } from './place.ts'
import { tableLine } from './report.ts'
import type { Soak } from './soak.ts'

/** @param store for tests that need one; without it the others run, so that each file of tests can run beside the rest */
export function runShort(soaks: Record<string, Soak>, store?: StoreChoice): void {
  const chosen = Object.entries(soaks).filter(
    ([, { longOnly, perStore }]) => !longOnly && perStore === (store !== undefined),
  )
  it.for(chosen)('%s holds', async ([, soak], { skip }) => {
    const report = await soak.run('short', store ?? 'sqlite')
    console.info(tableLine(report))
    skip(report.skipped !== undefined, report.skipped)
    expect(report).toMatchObject({ held: true })
  })
}
