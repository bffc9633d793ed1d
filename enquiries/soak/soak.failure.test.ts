import { describe, expect, it } from 'vitest'
import { tableLine } from './report.ts'
import { type Soak, type SoakName, soaks } from './soaks.ts'

const names = Object.keys(soaks) as SoakName[]
const perStore = (wanted: boolean) =>
  names.filter((name) => soaks[name].perStore === wanted && !(soaks[name] as Soak).longOnly)

describe.each(['sqlite', 'postgres'] as const)('on %s', (store) => {
  it.each(perStore(true))('%s holds', async (name) => {
    const soak: Soak = soaks[name]
    const report = await soak.run('short', store)
    console.info(tableLine(report))
    expect(report).toMatchObject({ held: true })
  })
})

describe('whatever the store', () => {
  it.for(perStore(false))('%s holds', async (name, { skip }) => {
    const soak: Soak = soaks[name]
    const report = await soak.run('short', 'sqlite')
    console.info(tableLine(report))
    skip(report.skipped !== undefined, report.skipped)
    expect(report).toMatchObject({ held: true })
  })
})
