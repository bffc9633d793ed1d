import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cabin } from '#content/charter/cabins.ts'
import { fits, type Sleepers } from './cabins.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'

const party = (more: Partial<Sleepers>): Sleepers => ({
  couples: 0,
  grandparents: 0,
  singles: 0,
  children: 0,
  ...more,
})
const none = party({})

/** Tries every way to fill the cabins one by one. */
function possible(cabins: readonly Cabin[], left: Sleepers): boolean {
  if (Object.values(left).every((count) => count === 0)) return true
  const [cabin, ...rest] = cabins
  if (!cabin) return false
  const loads: Sleepers[] =
    cabin.bed === 'double'
      ? [
          { ...none, couples: 1 },
          ...(cabin.easy && cabin.bathroom === 'own' ? [{ ...none, grandparents: 1 }] : []),
          { ...none, singles: 1 },
          { ...none, children: 1 },
          { ...none, children: 2 },
        ]
      : [
          { ...none, singles: 1 },
          { ...none, singles: 2 },
          { ...none, children: 1 },
          { ...none, children: 2 },
        ]
  return [none, ...loads].some((load) => {
    const after = party({})
    for (const kind of Object.keys(left) as (keyof Sleepers)[]) after[kind] = left[kind] - load[kind]
    return Object.values(after).every((count) => count >= 0) && possible(rest, after)
  })
}

describe('cabins for a party', () => {
  it.each([
    ['Guji', party({ couples: 3 }), true],
    ['Guji', party({ couples: 1, singles: 2 }), true],
    ['Guji', party({ couples: 2, singles: 2 }), { code: 'no-cabin', missing: 1 }],
    ['Guji', party({ grandparents: 1 }), { code: 'no-easy-cabin', missing: 1 }],
    ['Guji', party({ couples: 4 }), { code: 'too-many-guests', guests: 8, most: 6 }],
    ['Macan', party({ couples: 2, children: 2 }), true],
    ['Macan', party({ couples: 3 }), { code: 'no-double', missing: 1 }],
    ['Marea', party({ couples: 3, grandparents: 1, children: 2 }), true],
    ['Marea', party({ couples: 4, singles: 2 }), true],
    ['Tsabalok', party({ couples: 2, children: 4 }), true],
    ['Tsabalok', party({ singles: 5 }), { code: 'no-cabin', missing: 1 }],
    ['Bali 5.4', party({ couples: 4, singles: 4 }), true],
    ['Bali 5.4', party({ couples: 5 }), { code: 'no-double', missing: 1 }],
  ])('%s: %j', (name, sleepers, expected) => {
    const fit = fits(yachtNamed(name), sleepers)
    if (expected === true) expect(fit.fits).toBe(true)
    else expect(fit).toEqual({ fits: false, because: expected })
  })
  it('are given as every possible way to fill them would allow, 2,000 times', () => {
    const cabin = fc.record<Cabin>({
      bed: fc.constantFrom('double', 'twin'),
      bathroom: fc.constantFrom('own', 'shared'),
      easy: fc.boolean(),
      lies: fc.constantFrom('port', 'starboard'),
    })
    const few = fc.integer({ min: 0, max: 3 })
    const sleepers = fc.record<Sleepers>({ couples: few, grandparents: few, singles: few, children: few })
    fc.assert(
      fc.property(fc.array(cabin, { minLength: 1, maxLength: 6 }), sleepers, (cabins, who) => {
        const yacht = { guests: 12, sleeping: { cabins, crew: { berths: 2, where: 'forepeak' as const } } }
        const persons = 2 * (who.couples + who.grandparents) + who.singles + who.children
        expect(fits(yacht, who).fits).toBe(persons <= 12 && possible(cabins, who))
      }),
      { numRuns: 2000 },
    )
  })
  it('hold everybody once, in beds of guests alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...testingFleet),
        fc.record<Sleepers>({
          couples: fc.nat(4),
          grandparents: fc.nat(2),
          singles: fc.nat(4),
          children: fc.nat(4),
        }),
        (yacht, who) => {
          const fit = fits(yacht, who)
          fc.pre(fit.fits)
          const all = fit.fits ? fit.berths.flatMap(({ guests }) => guests) : []
          const count = (kind: string) => all.filter((each) => each === kind).length
          expect([count('couple'), count('grandparents'), count('single'), count('child')]).toEqual([
            who.couples,
            who.grandparents,
            who.singles,
            who.children,
          ])
          expect(fit.fits && fit.berths.map(({ cabin }) => cabin)).toEqual(yacht.sleeping.cabins)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
