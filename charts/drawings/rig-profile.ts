/** Mast and sails, from the side. */
import type { Point, Pen } from './pen.ts'

export function rig(
  pen: Pen,
  L: number,
  mast: { at: number; top: number; boom: number },
  foot: number,
  boomEnd: number,
  bow: Point,
  free: number,
  back?: Point,
) {
  const x = mast.at * L
  const head = mast.top * 0.93
  return (
    pen.lines('drawing-fine', [
      [[x, head], bow],
      [
        [x, mast.top * 0.9],
        [x - 0.09 * L, free],
      ],
      [
        [x, mast.top * 0.62],
        [x - 0.055 * L, free],
      ],
      ...(back ? [[[x, mast.top], back] as Point[]] : []),
    ]) +
    pen.line(
      'drawing-furled',
      [x + (bow[0] - x) * 0.08, head + (bow[1] - head) * 0.08],
      [x + (bow[0] - x) * 0.94, head + (bow[1] - head) * 0.94],
    ) +
    pen.shape(
      'drawing-spar',
      [x - 0.14, foot],
      [x + 0.14, foot],
      [x + 0.07, mast.top],
      [x - 0.07, mast.top],
    ) +
    pen.lines(
      'drawing-fine',
      [0.36, 0.64].map((t): Point[] => [
        [x - 0.62, foot + (mast.top - foot) * t - 0.12],
        [x + 0.1, foot + (mast.top - foot) * t],
      ]),
    ) +
    pen.curved(
      'drawing-cover',
      [x - 0.1, mast.boom],
      [boomEnd, mast.boom + 0.12],
      [boomEnd, mast.boom + 0.5],
      [
        [x - 0.3 * (x - boomEnd), mast.boom + 0.62],
        [x - 0.1, mast.boom + 1.25],
      ],
    ) +
    pen.line('drawing-fine', [x, mast.top], [x, mast.top + 0.6]) +
    pen.line('drawing-fine', [x, mast.top * 0.985], [boomEnd, mast.boom + 0.5])
  )
}
