/** Where the rooms of a catamaran lie, hull by hull. */
import type { Sleeping } from '#content/charter/cabins.ts'
import type { CatamaranForm } from '../drawings/forms.ts'
import type { Layout, Numbered, Room, Size, Steps } from './rooms.ts'

/** Metres between a room and the hull, and of a bathroom along the hull. */
const wall = 0.12
const bathLength = 1.15
/** How long the rooms of a hull are beside each other. */
const share = { double: 1, twin: 0.86, crew: 0.6 }

export function catamaranLayout(
  { hullWidth }: CatamaranForm,
  { length: L, beam }: Size,
  cabins: Numbered[],
  crew: Sleeping['crew'],
): Layout {
  const inner = beam / 2 - hullWidth
  const rooms: Room[] = []
  const steps: Steps[] = []
  for (const side of ['port', 'starboard'] as const) {
    const s = side === 'port' ? 1 : -1
    const [near, far] = [s * (inner + wall), s * (beam / 2 - wall)]
    const across = { low: Math.min(near, far), high: Math.max(near, far) }
    const units: (Numbered | 'crew')[] = cabins.filter(({ cabin }) => cabin.lies === side)
    if (crew.where === 'crew-cabin' && crew.side === side) units.push('crew')
    const shareOf = (unit: Numbered | 'crew') => share[unit === 'crew' ? 'crew' : unit.cabin.bed]
    const metre = (0.7 * L) / units.reduce((sum, unit) => sum + shareOf(unit), 0)
    let from = 0.1 * L
    units.forEach((unit, i) => {
      const to = from + shareOf(unit) * metre
      const last = i === units.length - 1 && i > 0
      const box = { from, to, ...across }
      if (unit === 'crew') rooms.push({ kind: 'crew', box, berths: crew.berths, headsToBow: true })
      else {
        const bathed = unit.cabin.bathroom === 'own'
        const bath = last ? { ...box, to: from + bathLength } : { ...box, from: to - bathLength }
        if (bathed) rooms.push({ kind: 'bathroom', box: bath, outerSide: s })
        const left = bathed ? (last ? { ...box, from: bath.to } : { ...box, to: bath.from }) : box
        rooms.push({ kind: 'cabin', ...unit, box: left, headsToBow: last })
        const floor = left.to - left.from - 2.1
        if (floor > 0.85) {
          const at = last ? left.from + 0.1 : left.to - 0.8
          steps.push({ from: at, to: at + 0.7, y: near, outerSide: s })
        }
      }
      from = to
    })
    if (crew.where === 'forepeak') {
      const middle = s * (beam / 2 - hullWidth * 0.5)
      rooms.push({
        kind: 'crew',
        open: true,
        box: { from: 0.805 * L, to: 0.805 * L + 2, low: middle - 0.32, high: middle + 0.32 },
        berths: crew.berths / 2,
        headsToBow: false,
      })
    }
  }
  return { rooms, steps }
}
