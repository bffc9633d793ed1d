import { describe, expect, it } from 'vitest'
import { createAllowance } from './allowance.server.ts'

const start = Date.parse('2026-11-21T22:30:00Z')
const minutes = (count: number) => count * 60_000
function allowanceAt(limits = { perHour: 2, tokensPerDay: 1000 }) {
  let time = start
  return {
    allowance: createAllowance({ ...limits, now: () => time }),
    pass: (milliseconds: number) => (time += milliseconds),
  }
}

describe('letters an hour', () => {
  it('are counted for each address and free again an hour after each', () => {
    const { allowance, pass } = allowanceAt()
    expect([
      allowance.admits('a'),
      pass(minutes(30)) && allowance.admits('a'),
      allowance.admits('a'),
      allowance.admits('b'),
    ]).toEqual([true, true, false, true])
    pass(minutes(31))
    expect([allowance.admits('a'), allowance.admits('a')]).toEqual([true, false])
  })
  it('are forgotten with the first one after their hour', () => {
    const { allowance, pass } = allowanceAt()
    for (const address of ['a', 'b', 'c']) allowance.admits(address)
    pass(minutes(61))
    allowance.admits('d')
    expect(allowance.remembered()).toBe(1)
  })
  it('do not fill the memory when very many addresses ask', () => {
    const { allowance, pass } = allowanceAt()
    for (let i = 0; i < 10_000; i++) allowance.admits(`address ${i}`)
    expect(allowance.admits('one more')).toBe(false)
    pass(minutes(61))
    expect(allowance.admits('one more')).toBe(true)
  })
})

describe('tokens a day', () => {
  it('are set aside before they are spent', () => {
    const { allowance } = allowanceAt()
    const first = allowance.reserve(600)
    expect(allowance.reserve(600)).toBeUndefined()
    first!.spend(100)
    first!.spend(0)
    expect(allowance.spent()).toBe(100)
    expect(allowance.reserve(600)).toBeDefined()
  })
  it('begin anew at midnight, and yesterday’s letters do not count against today', () => {
    const { allowance, pass } = allowanceAt()
    const late = allowance.reserve(900)
    pass(minutes(91))
    expect(allowance.spent()).toBe(0)
    late!.spend(500)
    expect(allowance.spent()).toBe(0)
  })
})
