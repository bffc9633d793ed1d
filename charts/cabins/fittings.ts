/** What stands in the rooms of a yacht, from above, in metres: bathrooms, galley, saloon. Beds are in beds.ts. */
import type { Pen } from '../drawings/pen.ts'
import type { Box } from './rooms.ts'

export const rectangle = (name: string | undefined, { from, to, low, high }: Box, pen: Pen) =>
  pen.shape(name, [from, low], [to, low], [to, high], [from, high])

/** Small things of one look, named once. */
const fittings = (...drawn: string[]) => `<g class="plan-fittings">${drawn.join('')}</g>`

/** Shower at the hull, then the toilet, then the basin by the door. */
export function bathroom(box: Box, outerSide: 1 | -1, pen: Pen): string {
  const { from, to, low, high } = box
  const y = (fromHull: number) => (outerSide > 0 ? high - fromHull : low + fromHull)
  const [across, middle] = [high - low, (from + to) / 2]
  const shower = Math.min(0.85, across * 0.46)
  const toilet = shower + (across - shower) * 0.32
  const basin = across - 0.24
  const between = (a: number, b: number) => ({ low: Math.min(y(a), y(b)), high: Math.max(y(a), y(b)) })
  return (
    rectangle('plan-bath', box, pen) +
    rectangle('plan-shower', { from: from + 0.06, to: to - 0.06, ...between(0.06, shower) }, pen) +
    fittings(
      pen.dot(undefined, [middle, y(shower / 2)], 0.07),
      rectangle(
        undefined,
        { from: from + 0.06, to: from + 0.24, ...between(toilet - 0.2, toilet + 0.2) },
        pen,
      ),
      pen.dot(undefined, [from + 0.42, y(toilet)], 0.19),
      rectangle(undefined, { from: to - 0.46, to: to - 0.05, ...between(basin - 0.24, basin + 0.18) }, pen),
      pen.dot(undefined, [to - 0.25, y(basin - 0.03)], 0.13),
    )
  )
}

/** A counter with four rings and a double sink. */
export function galley(box: Box, pen: Pen): string {
  const { from, to, low, high } = box
  const middle = (low + high) / 2
  const rings = [0.28, 0.62].flatMap((u) =>
    [-0.13, 0.13].map((v) => pen.dot(undefined, [from + u, middle + v], 0.11)),
  )
  const sink = (at: number) =>
    rectangle(undefined, { from: to - at - 0.36, to: to - at, low: middle - 0.2, high: middle + 0.2 }, pen)
  return rectangle('plan-counter', box, pen) + fittings(...rings, sink(0.14), sink(0.56))
}

/** A sofa round three sides of a table; open to the bow. */
export function sofa({ from, to, low, high }: Box, pen: Pen): string {
  const deep = 0.55
  return (
    pen.shape(
      'plan-cushion',
      [to, low],
      [from, low],
      [from, high],
      [to, high],
      [to, high - deep],
      [from + deep, high - deep],
      [from + deep, low + deep],
      [to, low + deep],
    ) +
    rectangle(
      'plan-table',
      { from: from + deep + 0.15, to: to - 0.1, low: low + deep + 0.15, high: high - deep - 0.15 },
      pen,
    )
  )
}
