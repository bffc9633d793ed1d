/**
 * Where the rooms of a yacht lie inside her hull, in metres: x from the stern to the bow, y to port of the centre line.
 * Length and beam are her own figures and the cabins those of content/charter/cabins.ts; how long a room is follows from
 * them and from the usual layout of her kind.
 */
import type { Cabin, Sleeping } from '#content/charter/cabins.ts'
import type { Specifications, Yacht } from '#content/schema.ts'
import { type CatamaranForm, type Form, forms } from '../drawings/forms.ts'

/** A room between two corners. `bow` says towards which end the heads of its beds point. */
export type Box = { from: number; to: number; low: number; high: number }
export type Room =
  | { kind: 'cabin'; number: number; cabin: Cabin; box: Box; headsToBow: boolean; vBerth?: true }
  | { kind: 'bathroom'; box: Box; outerSide: 1 | -1 }
  /** `open` where the hull itself is the wall. */
  | { kind: 'crew'; box: Box; berths: number; headsToBow: boolean; open?: true }
/** Steps down from the saloon, inside the wall at `y`; `from` and `to` along the hull. */
export type Steps = { from: number; to: number; y: number; outerSide: 1 | -1 }
export type Layout = { rooms: Room[]; steps: Steps[] }

type Size = Pick<Specifications, 'length' | 'beam'>
type Numbered = { cabin: Cabin; number: number }

/** @throws for a cabin in a place that a yacht of this kind has not; content/charter/check.ts stops the build before */
export function layoutOf(
  { slug, specifications }: Pick<Yacht, 'slug' | 'specifications'>,
  sleeping: Sleeping,
): Layout {
  const form: Form = forms[slug]
  const cabins = sleeping.cabins.map((cabin, i) => ({ cabin, number: i + 1 }))
  if (form.kind === 'catamaran') return catamaran(form, specifications, cabins, sleeping.crew)
  return form.kind === 'sloop'
    ? sloop(specifications, cabins)
    : motorYacht(specifications, cabins, sleeping.crew)
}

/** Metres between a room and the hull, and of a bathroom along the hull. */
const wall = 0.12
const bathLength = 1.15
/** How long the rooms of a hull are beside each other. */
const share = { double: 1, twin: 0.86, crew: 0.6 }

function catamaran(
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

/** A pair aft, one in the bow, the saloon between them. */
function sloop({ length: L, beam }: Size, cabins: Numbered[]): Layout {
  const b = beam / 2
  const side = (cabin: Cabin) => (cabin.lies === 'port' ? 1 : -1)
  const rooms = cabins.flatMap(({ cabin, number }): Room[] => {
    if (cabin.lies === 'bow')
      return [
        {
          kind: 'cabin',
          number,
          cabin,
          box: { from: 0.7 * L, to: 0.92 * L, low: -b * 0.7, high: b * 0.7 },
          headsToBow: true,
          vBerth: true,
        },
        ...(cabin.bathroom === 'own'
          ? [
              {
                kind: 'bathroom' as const,
                box: { from: 0.615 * L, to: 0.7 * L, low: 0.3, high: b * 0.78 },
                outerSide: 1 as const,
              },
            ]
          : []),
      ]
    const s = side(cabin)
    const [near, far] = [s * 0.06, s * b * 0.84]
    const box = { from: 0.08 * L, to: 0.32 * L, low: Math.min(near, far), high: Math.max(near, far) }
    return [{ kind: 'cabin', number, cabin, box, headsToBow: false }]
  })
  const isShared = cabins.some(({ cabin }) => cabin.bathroom === 'shared')
  const bath: Room[] = isShared
    ? [
        {
          kind: 'bathroom',
          box: { from: 0.33 * L, to: 0.33 * L + 1.3, low: -b * 0.84, high: -0.45 },
          outerSide: -1,
        },
      ]
    : []
  return {
    rooms: [...rooms, ...bath],
    steps: [{ from: 0.325 * L, to: 0.325 * L + 0.7, y: -0.25, outerSide: 1 }],
  }
}

/** The owner's cabin over the full beam, a twin and the bathrooms before it, a cabin in the bow; the crew aft of them. */
function motorYacht({ length: L, beam }: Size, cabins: Numbered[], crew: Sleeping['crew']): Layout {
  const b = beam / 2
  const rooms = cabins.flatMap(({ cabin, number }): Room[] => {
    const room = (box: Box, more: { headsToBow: boolean; vBerth?: true }): Room => ({
      kind: 'cabin',
      number,
      cabin,
      box,
      ...more,
    })
    const bath = (box: Box): Room[] =>
      cabin.bathroom === 'own' ? [{ kind: 'bathroom', box, outerSide: -1 }] : []
    if (cabin.lies === 'middle')
      return [
        room({ from: 0.555 * L, to: 0.685 * L, low: -b * 0.3, high: b * 0.83 }, { headsToBow: false }),
        ...bath({ from: 0.555 * L, to: 0.685 * L, low: -b * 0.83, high: -b * 0.34 }),
      ]
    if (cabin.lies === 'bow')
      return [
        room(
          { from: 0.8 * L, to: 0.945 * L, low: -b * 0.62, high: b * 0.62 },
          { headsToBow: true, vBerth: true },
        ),
        ...bath({ from: 0.745 * L, to: 0.795 * L, low: -b * 0.64, high: -0.2 }),
      ]
    return [
      room({ from: 0.692 * L, to: 0.795 * L, low: 0, high: b * 0.66 }, { headsToBow: true }),
      ...bath({ from: 0.692 * L, to: 0.742 * L, low: -b * 0.76, high: -0.2 }),
    ]
  })
  const s = crew.side === 'port' ? 1 : -1
  const [near, far] = [s * 0.35, s * b * 0.86]
  const own: Room[] =
    crew.where === 'crew-cabin'
      ? [
          {
            kind: 'crew',
            box: { from: 0.45 * L, to: 0.55 * L, low: Math.min(near, far), high: Math.max(near, far) },
            berths: crew.berths,
            headsToBow: false,
          },
        ]
      : []
  return { rooms: [...rooms, ...own], steps: [{ from: 0.505 * L, to: 0.55 * L, y: 0.28, outerSide: -1 }] }
}
