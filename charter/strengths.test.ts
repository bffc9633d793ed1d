import { describe, expect, it } from 'vitest'
import { strengthsOf } from './strengths.ts'
import { testingFleet } from './testing-fleet.ts'

const weighed = testingFleet.map((yacht, i) => ({ yacht, cents: (i + 1) * 1000 }))
const of = (...names: string[]) => weighed.filter(({ yacht }) => names.includes(yacht.name))

describe('What speaks for a yacht beside others', () => {
  it('is the lower price for one of two, and for the other what only she has', () => {
    const [marea, lagoon] = of('Marea', 'Lagoon 56').map((each, i) => ({ ...each, cents: 2 - i }))
    expect(strengthsOf([marea!, lagoon!], true)).toEqual([[{ code: 'only', of: 'air' }], [{ code: 'price' }]])
  })

  it('differs from that of every other yacht of the fleet', () => {
    const all = strengthsOf(weighed, true).flat()
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(all.length)
  })

  it('is nothing for one that costs more and has nothing more', () => {
    const [marea, lagoon] = of('Marea', 'Lagoon 56')
    expect(strengthsOf([lagoon!, marea!], true)[0]).toEqual([])
  })

  it('is no small thing of one that costs far more', () => {
    const pair = (cents: number) =>
      strengthsOf(
        of('Bali 5.4', 'Brisa').map((each) => ({
          ...each,
          cents: each.yacht.name === 'Brisa' ? 1000 : cents,
        })),
        true,
      )
    const small = { code: 'only', of: 'barbecue' }
    expect(pair(1050).flat()).toContainEqual(small)
    expect(pair(1500).flat()).not.toContainEqual(small)
  })

  it('is that there is no other where she is the only one', () => {
    expect(strengthsOf(weighed.slice(0, 1), true)).toEqual([[{ code: 'alone' }]])
  })
})
