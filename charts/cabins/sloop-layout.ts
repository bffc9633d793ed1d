/** Where the rooms of a sailing yacht lie. */
import type { Cabin } from '#content/charter/cabins.ts'
import type { Layout, Numbered, Room, Size } from './rooms.ts'

/** A pair aft, one in the bow, the saloon between them. */
export function sloopLayout({ length: L, beam }: Size, cabins: Numbered[]): Layout {
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
