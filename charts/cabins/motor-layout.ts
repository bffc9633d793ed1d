/** Where the rooms of a motor yacht lie. */
import type { Sleeping } from '#content/charter/cabins.ts'
import type { Box, Layout, Numbered, Room, Size } from './rooms.ts'

/** The owner's cabin over the full beam, a twin and the bathrooms before it, a cabin in the bow; the crew aft of them. */
export function motorLayout({ length: L, beam }: Size, cabins: Numbered[], crew: Sleeping['crew']): Layout {
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
