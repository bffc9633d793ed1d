import { expect, test } from 'vitest'
import { fleet } from '#content/fleet.ts'
import { locales } from '#content/locales.ts'
import { drawingOf } from './drawing.server.ts'
import { fleetLineUp } from './fleet-line-up.server.ts'
import { scaleOf } from './scale.ts'

const variants = ['wide', 'tall'] as const

test('the measured line of every yacht is as long as the yacht at the common scale', () => {
  for (const variant of variants) {
    for (const yacht of fleet) {
      const { svg } = drawingOf(yacht, { view: 'profile', locale: 'en', idPrefix: 'd', variant })
      const [, length] = /class="drawing-measure" d="m[\d.]+ [\d.]+h([\d.]+)/.exec(svg)!
      expect(Math.abs(Number(length) / scaleOf[variant] - yacht.specifications.length)).toBeLessThan(0.02)
    }
  }
})

test('no drawing carries a style, an id twice or a number that is none', () => {
  for (const locale of locales) {
    for (const variant of variants) {
      for (const { svg } of [
        ...fleet.map((yacht) => drawingOf(yacht, { view: 'both', locale, idPrefix: 'd', variant })),
        fleetLineUp(fleet, locale, { idPrefix: 'l', variant }),
      ]) {
        expect(svg).not.toMatch(/style=|NaN|undefined/)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
        expect(new Set(ids).size).toBe(ids.length)
        expect(svg.length).toBeLessThan(24_000)
      }
    }
  }
})

test('the line-up holds every yacht and names its length', () => {
  for (const variant of variants) {
    const { svg, description } = fleetLineUp(fleet, 'de', { idPrefix: 'l', variant })
    for (const yacht of fleet) {
      expect(svg).toContain(`data-yacht="${yacht.slug}"`)
      expect(description).toContain(yacht.name)
    }
  }
})

test('no two yachts share a drawing', () => {
  expect(
    new Set(fleet.map((yacht) => drawingOf(yacht, { view: 'both', locale: 'en', idPrefix: 'd' }).svg)).size,
  ).toBe(fleet.length)
})
