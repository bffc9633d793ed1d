/** What boats have in common, seen from the side. */
import type { Specifications } from '#content/schema.ts'
import type { Point, Pen } from './pen.ts'

export type Size = Pick<Specifications, 'length' | 'beam' | 'draft'>

/** Height of the sheer at a fraction of the length. */
export const sheer = ([stern, bow]: [number, number], t: number) =>
  stern + (bow - stern) * (0.35 * t + 0.65 * t * t)

export function rails(pen: Pen, free: [number, number], L: number, from: number, to: number, height = 0.62) {
  const posts = Array.from({ length: 8 }, (_, i) => from + ((to - from) * i) / 7)
  return pen.lines('drawing-fine', [
    ...posts.map((t): Point[] => [
      [t * L, sheer(free, t)],
      [t * L, sheer(free, t) + height],
    ]),
    posts.map((t): Point => [t * L, sheer(free, t) + height]),
    posts.map((t): Point => [t * L, sheer(free, t) + height / 2]),
  ])
}
