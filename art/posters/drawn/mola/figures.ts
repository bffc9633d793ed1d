/** All figures of the pattern, fishes included. */
import type { Point } from '../../kit.ts'
import { birds } from './bird-shape.ts'
import type { Shape } from './shapes.ts'
import { turtle } from './turtle-shape.ts'

/** Small fish in the gaps above and below. */
const fishAt = (x: number, y: number, side: 1 | -1, s: number): Point[] =>
  (
    [
      [-70, 0],
      [-40, -30],
      [6, -36],
      [44, -14],
      [84, -40],
      [80, 0],
      [84, 40],
      [44, 14],
      [6, 36],
      [-40, 30],
    ] as Point[]
  ).map(([a, b]) => [x + side * a * s, y + b * s])
export const fishes = [
  fishAt(566, 864, 1, 0.78),
  fishAt(1034, 864, -1, 0.78),
  fishAt(654, 138, 1, 0.8),
  fishAt(946, 138, -1, 0.8),
]

export const figures: Shape[] = [...turtle, ...birds.flat(), ...fishes]
