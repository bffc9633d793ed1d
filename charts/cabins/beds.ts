/** Beds from above, in metres, with who lies in them. */
import type { Pen, Point } from '../drawings/pen.ts'
import type { Box } from './rooms.ts'

export type Sleeper = 'couple' | 'grandparents' | 'single' | 'child'

/** Turns metres from the head of a bed and from its middle line into a point of the yacht. */
type Spot = (fromHead: number, aside: number) => Point
const spotOf =
  ([x, y]: Point, headsToBow: boolean): Spot =>
  (fromHead, aside) => [headsToBow ? x - fromHead : x + fromHead, y + aside]

const patch = (name: string, spot: Spot, [u0, u1]: Point, [v0, v1]: Point, pen: Pen) =>
  pen.shape(name, spot(u0, v0), spot(u1, v0), spot(u1, v1), spot(u0, v1))

const bedLength = 2
type Bed = {
  head: Point
  headsToBow: boolean
  width: number
  foot?: number
  pillows: 1 | 2
  lie: Lie[]
  crew?: true
}
/** Somebody in a bed: how far from its middle line, and how long under the blanket. */
type Lie = { aside: number; child: boolean }

/** A bed two metres long; `foot` is its width at the other end, where a bow is narrow. */
function bed({ head, headsToBow, width, foot = width, pillows, lie, crew }: Bed, pen: Pen): string {
  const spot = spotOf(head, headsToBow)
  const half = width / 2
  const at = (u: number) => half + ((foot - width) / 2) * (u / bedLength)
  const outline = (from: number) => [
    spot(from, -at(from)),
    spot(bedLength, -at(bedLength)),
    spot(bedLength, at(bedLength)),
    spot(from, at(from)),
  ]
  const each = (2 * half - 0.12) / pillows
  const cushions = Array.from({ length: pillows }, (_, i) => {
    const left = -half + 0.06 + i * each
    return patch('plan-pillow', spot, [0.08, 0.46], [left + 0.04, left + each - 0.04], pen)
  })
  return (
    pen.shape('plan-bed', ...outline(0)) +
    cushions.join('') +
    pen.shape(crew ? 'plan-crew-blanket' : 'plan-blanket', ...outline(0.62)) +
    lie.map((one) => person(spot, one, pen)).join('')
  )
}

/** A head on the pillow and a body under the blanket. */
function person(spot: Spot, { aside, child }: Lie, pen: Pen): string {
  const [end, half] = child ? [1.35, 0.15] : [1.86, 0.2]
  return (
    pen.curved(
      'plan-body',
      spot(0.52, aside - half),
      spot(end - 0.15, aside - half * 0.8),
      [spot(end, aside - half * 0.8), spot(end, aside)],
      [spot(end, aside + half * 0.8), spot(end - 0.15, aside + half * 0.8)],
      spot(0.52, aside + half),
      [spot(0.4, aside), spot(0.52, aside - half)],
    ) + pen.dot('plan-head', spot(0.3, aside), child ? 0.12 : 0.15)
  )
}

type CabinBeds = {
  bed: 'double' | 'twin'
  box: Box
  headsToBow: boolean
  vBerth?: boolean
  guests: readonly Sleeper[]
}

/** The beds of a guest cabin, and a point at their foot for its number. */
export function cabinBeds({ bed: kind, box, headsToBow, vBerth, guests }: CabinBeds, pen: Pen) {
  const [across, middle] = [box.high - box.low, (box.high + box.low) / 2]
  // In a bow the feet lie where it is narrow.
  const x = vBerth ? box.to - bedLength - 0.08 : headsToBow ? box.to - 0.08 : box.from + 0.08
  const foot: Point = [headsToBow && !vBerth ? x - bedLength + 0.42 : x + bedLength - 0.42, middle]
  if (kind === 'twin') {
    const width = Math.min(0.85, (across - 0.2) / 2)
    const off = Math.min((across - width) / 2 - 0.02, 0.62)
    const single = (side: 1 | -1, who: Sleeper | undefined) =>
      bed(
        {
          head: [x, middle + side * off],
          headsToBow,
          width,
          pillows: 1,
          lie: who ? [{ aside: 0, child: who === 'child' }] : [],
        },
        pen,
      )
    return { drawn: single(1, guests[0]) + single(-1, guests[1]), foot }
  }
  const isPair = guests.length === 2 || guests[0] === 'couple' || guests[0] === 'grandparents'
  const child = guests[0] === 'child'
  const aside = isPair ? [-0.34, 0.34] : guests.length === 1 ? [0] : []
  const [width, end] = vBerth
    ? ([Math.min(1.9, across * 0.66), 0.85] as const)
    : ([Math.max(Math.min(1.6, across - 0.3), 1.34), undefined] as const)
  return {
    drawn: bed(
      {
        head: [x, middle],
        headsToBow: headsToBow && !vBerth,
        width,
        foot: end,
        pillows: 2,
        lie: aside.map((v) => ({ aside: v, child })),
      },
      pen,
    ),
    foot,
  }
}

/** Berths of the crew, side by side; nobody is drawn in them. */
export function crewBerths(box: Box, berths: number, headsToBow: boolean, pen: Pen): string {
  const across = box.high - box.low
  const count = Math.max(1, Math.round(berths))
  const width = Math.min(0.7, across / count - 0.03)
  const x = headsToBow ? box.to - 0.08 : box.from + 0.05
  return Array.from({ length: count }, (_, i) =>
    bed(
      {
        head: [x, box.low + (across / count) * (i + 0.5)],
        headsToBow,
        width,
        foot: across < 1.1 ? width * 0.5 : width,
        pillows: 1,
        lie: [],
        crew: true,
      },
      pen,
    ),
  ).join('')
}
