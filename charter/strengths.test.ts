import { describe, expect, it } from 'vitest'
import { differences, largerForLess, onlyHers } from './strengths.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'

const of = (...names: string[]) => names.map(yachtNamed)
const only = (...names: string[]) => of(...names).map((yacht, _, among) => onlyHers(yacht, among))

describe('What speaks for a yacht beside others', () => {
  it('is what she has and none of the others', () => {
    expect(only('Marea', 'Lagoon 56')).toEqual([['air', 'quarters'], []])
    expect(only('Guji', 'Tsabalok')).toEqual([[], ['watermaker', 'bathrooms']])
  })

  it('differs from that of every other yacht of the fleet', () => {
    const all = testingFleet.flatMap((yacht) => onlyHers(yacht, testingFleet))
    expect(new Set(all).size).toBe(all.length)
  })

  it('is nothing for one alone', () => expect(only('Marea')).toEqual([[]]))

  it('is her length and price beside the other one', () => {
    const [bali, brisa] = of('Bali 5.4', 'Brisa')
    const [one, other] = differences([
      { yacht: bali!, cents: 28 },
      { yacht: brisa!, cents: 24 },
    ])
    expect(one).toEqual({ only: [], costs: { cents: 4, than: brisa } })
    expect(other).toMatchObject({ only: ['quarters'], costs: { cents: -4, than: bali } })
    expect(other!.longer).toBeCloseTo(2.1, 1)
  })

  it('is of three the lowest price, and for the others how much more they cost than she', () => {
    const [guji, lagoon, marea] = of('Guji', 'Lagoon 56', 'Marea')
    const told = differences([{ yacht: guji!, cents: 5 }, { yacht: lagoon!, cents: 12 }, { yacht: marea! }])
    expect(told.map(({ least, costs }) => [least, costs?.cents, costs?.than.name])).toEqual([
      [true, undefined, undefined],
      [undefined, 7, 'Guji'],
      [undefined, undefined, undefined],
    ])
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
