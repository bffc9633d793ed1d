import { describe, expect, it } from 'vitest'
import { tableLine } from './report.ts'
import { type Soak, soaks } from './soaks.ts'

const chosen = ['kill-server'] as const satisfies (keyof typeof soaks)[]

describe.each(['sqlite', 'postgres'] as const)('on %s', (store) => {
  it.each(chosen)('%s holds', async (name) => {
    const soak: Soak = soaks[name]
    const report = await soak.run('short', store)
    console.info(tableLine(report))
    expect(report).toMatchObject({ held: true })
  })
})
