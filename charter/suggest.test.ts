import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type WatersId, watersIds } from '#content/charter/waters.ts'
import { yachtSlugs } from '#content/schema.ts'
import { type CharterRequest, suggest } from './suggest.ts'
import { testingFleet } from './testing-fleet.ts'

const asked = (waters: WatersId | undefined, persons: number, more: Partial<CharterRequest> = {}) =>
  suggest({ waters, stay: { nights: 7 }, party: { persons, children: 0 }, wishes: [], ...more }, testingFleet)
const named = (...given: Parameters<typeof asked>) => asked(...given).yachts.map(({ yacht }) => yacht.name)
const family = { party: { persons: 4, children: 2 } }

describe('the yachts that are suggested', () => {
  it.each<[string, Parameters<typeof asked>, string[]]>([
    ['a couple for San Blas', ['san-blas', 2], ['Tsabalok', 'Guji', 'Lagoon 56']],
    ['four for San Blas', ['san-blas', 4], ['Guji', 'Tsabalok', 'Lagoon 56']],
    ['a family for San Blas', ['san-blas', 4, family], ['Guji', 'Tsabalok', 'Lagoon 56']],
    ['six for San Blas', ['san-blas', 6], ['Guji', 'Lagoon 56', 'Tsabalok']],
    ['eight for San Blas', ['san-blas', 8], ['Lagoon 56', 'Marea', 'Tsabalok']],
    ['ten for San Blas', ['san-blas', 10], ['Lagoon 56', 'Marea']],
    ['twelve for the Exumas', ['bahamas', 12], ['Brisa', 'Bali 5.4']],
    [
      'five couples for San Blas',
      ['san-blas', 10, { sleepers: { couples: 5, grandparents: 0, singles: 0, children: 0 } }],
      [],
    ],
    ['twelve for San Blas', ['san-blas', 12], []],
    ['a couple for Rosario', ['rosario', 2], ['Macan']],
    ['eight for Rosario', ['rosario', 8], []],
    ['two for the Exumas', ['bahamas', 2], ['Brisa', 'Bali 5.4']],
    [
      'twelve for the Exumas, four of them single',
      ['bahamas', 12, { sleepers: { couples: 4, grandparents: 0, singles: 4, children: 0 } }],
      ['Brisa', 'Bali 5.4'],
    ],
    ['eight for Cuba', ['cuba', 8], ['Lagoon 56', 'Marea', 'Tsabalok']],
    ['six for Aruba', ['aruba', 6], ['Guji', 'Lagoon 56', 'Tsabalok']],
    ['a couple, nothing chosen', [undefined, 2], ['Tsabalok', 'Guji', 'Lagoon 56']],
    [
      'twelve of them children and parents, nothing chosen',
      [undefined, 12, { party: { persons: 12, children: 4 } }],
      ['Brisa', 'Bali 5.4'],
    ],
    [
      'a catamaran for two in San Blas',
      ['san-blas', 2, { type: 'catamaran' }],
      ['Tsabalok', 'Lagoon 56', 'Marea'],
    ],
    [
      'a motor yacht for two in San Blas',
      ['san-blas', 2, { type: 'motor-yacht' }],
      ['Tsabalok', 'Guji', 'Lagoon 56'],
    ],
    [
      'a sailing yacht for two in San Blas',
      ['san-blas', 2, { type: 'sailboat' }],
      ['Guji', 'Tsabalok', 'Lagoon 56'],
    ],
    [
      'Guji by name for two',
      [undefined, 2, { slug: 'guji-sun-odyssey-44i' }],
      ['Guji', 'Tsabalok', 'Lagoon 56'],
    ],
    [
      'Macan by name for San Blas',
      ['san-blas', 2, { slug: 'macan-pershing-64' }],
      ['Macan', 'Guji', 'Tsabalok'],
    ],
    [
      'air conditioning for two in San Blas',
      ['san-blas', 2, { wishes: ['air-conditioning'] }],
      ['Marea', 'Guji', 'Tsabalok'],
    ],
    [
      'grandparents in San Blas',
      ['san-blas', 4, { sleepers: { couples: 1, grandparents: 1, singles: 0, children: 0 } }],
      ['Lagoon 56', 'Marea'],
    ],
  ])('%s', (_, request, expected) => expect(named(...request)).toEqual(expected))

  it('say why others do not', () => {
    expect(asked('san-blas', 8).misfits.map(({ yacht, because }) => [yacht.name, because])).toEqual([
      ['Guji', { code: 'too-many-guests', guests: 8, most: 6 }],
    ])
    const couples = { sleepers: { couples: 5, grandparents: 0, singles: 0, children: 0 } }
    expect(asked('san-blas', 10, couples).misfits.map(({ because }) => because.code)).toContain('no-double')
  })
  it('are brought only where none lies', () => {
    expect(asked('cuba', 8)).toMatchObject({ noneLiesThere: true })
    for (const { relocation, ledger } of asked('cuba', 8).yachts) {
      expect(relocation!.distanceNm).toBeGreaterThan(700)
      expect(ledger.lines.some(({ code }) => code === 'relocation')).toBe(true)
    }
  })

  it('never lie elsewhere unasked, and are never far dearer than the cheapest that fits, 2,000 times', () =>
    fc.assert(
      fc.property(
        fc.record({
          waters: fc.option(fc.constantFrom(...watersIds), { nil: undefined }),
          persons: fc.integer({ min: 1, max: 12 }),
          nights: fc.integer({ min: 5, max: 14 }),
          first: fc.option(fc.constantFrom('2026-12-22', '2027-02-01', '2027-03-25'), { nil: undefined }),
          slug: fc.option(fc.constantFrom(...yachtSlugs), { nil: undefined }),
          type: fc.option(
            fc.constantFrom('catamaran' as const, 'sailboat' as const, 'motor-yacht' as const),
            {
              nil: undefined,
            },
          ),
          budget: fc.option(fc.constantFrom(5000, 10_000, 20_000), { nil: undefined }),
          wishes: fc.subarray(['air-conditioning', 'luxury', 'fishing', 'relax', 'adventure'] as const),
        }),
        ({ persons, nights, first, ...request }) => {
          const { yachts, noneLiesThere } = suggest(
            { ...request, stay: { first, nights }, party: { persons, children: 0 } },
            testingFleet,
          )
          const { waters, slug, type } = request
          const cheapest = Math.min(...yachts.map(({ ledger }) => ledger.all.cents))
          expect(yachts.length).toBeLessThanOrEqual(3)
          for (const { yacht, ledger, relocation } of yachts) {
            expect(yacht.guests).toBeGreaterThanOrEqual(persons)
            if (waters && yacht.slug !== slug && !noneLiesThere) expect(yacht.home).toBe(waters)
            if (!waters) expect(relocation).toBeUndefined()
            if (!slug && !type) expect(ledger.all.cents).toBeLessThanOrEqual(2.5 * cheapest)
          }
        },
      ),
      { numRuns: 2000 },
    ))
})
