import { describe, expect, it } from 'vitest'
import { largerForLess, strengthsOf } from './strengths.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'

const weighed = testingFleet.map((yacht, i) => ({ yacht, cents: (i + 1) * 1000 }))
const of = (...names: string[]) => names.map((name) => weighed.find(({ yacht }) => yacht.name === name)!)

describe('What speaks for a yacht beside others', () => {
  it('is the lower price for one of two, and for the other what only she has', () => {
    const [marea, lagoon] = of('Marea', 'Lagoon 56').map((each, i) => ({ ...each, cents: 2 - i }))
    expect(strengthsOf([marea!, lagoon!])).toEqual([['air'], ['price']])
  })

  it('differs from that of every other yacht of the fleet', () => {
    const all = strengthsOf(weighed).flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it('is nothing for one that costs more and has nothing more, nor for one alone', () => {
    expect(strengthsOf(of('Marea', 'Lagoon 56'))[1]).toEqual([])
    expect(strengthsOf(of('Marea'))).toEqual([[]])
  })

  it('is weighed against a larger yacht in the same waters that costs a large party less', () => {
    const tsabalok = yachtNamed('Tsabalok')
    expect([2, 5].map((persons) => largerForLess(tsabalok, persons, testingFleet))).toEqual([
      undefined,
      undefined,
    ])
    expect(largerForLess(tsabalok, 6, testingFleet)?.name).toBe('Lagoon 56')
  })
})
