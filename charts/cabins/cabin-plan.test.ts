import { describe, expect, it } from 'vitest'
import { sleeping } from '#content/charter/cabins.ts'
import { fleet } from '#content/fleet.ts'
import { cabinPlan, type CabinPlanOptions } from './cabin-plan.server.ts'
import type { Sleeper } from './beds.ts'
import { layoutOf } from './layout.ts'
import type { Box } from './rooms.ts'

const words = {
  title: 'Cabins',
  description: 'In words',
  bathroom: 'Bathroom',
  saloon: 'Saloon',
  galley: 'Galley',
  cockpit: 'Cockpit',
  crew: 'Crew',
}
const count = (svg: string, part: string) => svg.split(part).length - 1

describe.each(fleet.map((yacht) => ({ name: yacht.name, yacht, layout: sleeping[yacht.slug].value })))(
  'the cabin plan of $name',
  ({ yacht, layout }) => {
    const plan = (more: Partial<CabinPlanOptions> = {}) => cabinPlan(yacht, layout, { words, ...more }).svg
    const { rooms } = layoutOf(yacht, layout)

    it('has every cabin once, by its number, and a bathroom for each cabin that has its own', () => {
      for (let number = 1; number <= yacht.cabins; number++)
        expect(count(plan(), `data-cabin="${number}"`)).toBe(1)
      const own = layout.cabins.filter(({ bathroom }) => bathroom === 'own').length
      const shared = layout.cabins.some(({ bathroom }) => bathroom === 'shared') ? 1 : 0
      expect(rooms.filter(({ kind }) => kind === 'bathroom').length).toBe(own + shared)
    })
    it('lies inside her length and beam, no room in another', () => {
      const { length, beam } = yacht.specifications
      const boxes = rooms.map(({ box }) => box)
      for (const { from, to, low, high } of boxes) {
        expect(from).toBeGreaterThan(0)
        expect(to).toBeLessThan(length)
        expect(Math.max(-low, high)).toBeLessThan(beam / 2)
      }
      const overlap = (a: Box, b: Box) =>
        Math.min(a.to, b.to) - Math.max(a.from, b.from) > 0.01 &&
        Math.min(a.high, b.high) - Math.max(a.low, b.low) > 0.01
      expect(boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([])
    })
    it('has room for a bed of two metres in every cabin', () => {
      for (const room of rooms)
        if (room.kind === 'cabin') expect(room.box.to - room.box.from).toBeGreaterThan(2.05)
    })
    it('has berths for the whole crew', () => {
      const berths = rooms.reduce((sum, room) => sum + (room.kind === 'crew' ? room.berths : 0), 0)
      expect(berths).toBe(layout.crew.where === 'saloon' ? 0 : layout.crew.berths)
    })
    it('puts everybody to bed', () => {
      const guests: Sleeper[][] = layout.cabins.map(({ bed }, i) =>
        bed === 'twin' ? ['child', 'child'] : i === 0 ? ['grandparents'] : ['couple'],
      )
      expect(count(plan({ guests }), 'plan-head')).toBe(2 * layout.cabins.length)
      expect(count(plan({ guests: [['single']] }), 'plan-head')).toBe(1)
      expect(count(plan(), 'plan-head')).toBe(0)
    })
    it('carries no style and no number that is none, and links the rooms of a kind together once there is a picture of them', () => {
      expect(plan()).not.toMatch(/style=|NaN|undefined|<a /)
      expect(plan().length).toBeLessThan(24_000)
      expect(count(plan({ links: { saloon: '/saloon.jpg' } }), 'href="/saloon.jpg"')).toBe(1)
      const linked = plan({ links: { bathroom: '/bathroom.jpg', cabin: '/cabin.jpg' } })
      expect(count(linked, 'href="/bathroom.jpg"')).toBe(1)
      expect(linked).toContain('aria-label="Bathroom"')
      expect(count(linked, 'href="/cabin.jpg"')).toBe(1)
    })
  },
)
