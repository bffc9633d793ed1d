/** Runs failure tests at their short size as tests of Vitest. */
import { describe, expect, it } from 'vitest'
import { tableLine } from './report.ts'
import type { Soak } from './soak.ts'

export function runShort(soaks: Record<string, Soak>): void {
  const forEveryCommit = Object.entries(soaks).filter(([, { longOnly }]) => !longOnly)
  const onStores = forEveryCommit.filter(([, { perStore }]) => perStore)
  const onNone = forEveryCommit.filter(([, { perStore }]) => !perStore)

  describe.each(['sqlite', 'postgres'] as const)('on %s', (store) => {
    it.for(onStores)('%s holds', async ([, soak], { skip }) => {
      const report = await soak.run('short', store)
      console.info(tableLine(report))
      skip(report.skipped !== undefined, report.skipped)
      expect(report).toMatchObject({ held: true })
    })
  })

  describe('whatever the store', () => {
    it.for(onNone)('%s holds', async ([, soak], { skip }) => {
      const report = await soak.run('short', 'sqlite')
      console.info(tableLine(report))
      skip(report.skipped !== undefined, report.skipped)
      expect(report).toMatchObject({ held: true })
    })
  })
}
