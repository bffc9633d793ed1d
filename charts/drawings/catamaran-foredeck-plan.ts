/** The foredeck of a catamaran, from above. */
import type { Point, Pen } from './pen.ts'
import type { FromAbove } from './catamaran-hulls-plan.ts'

/** The net between the bows, or the solid deck in its place. */
export function foredeckFromAbove({ form, x, inner, both, beamAt }: FromAbove, pen: Pen): string {
  const { hullWidth: w, foredeck } = form
  const mesh =
    foredeck === 'trampoline'
      ? pen.shape(
          'drawing-net',
          [x(0.7), inner],
          [beamAt, inner + w * 0.28],
          [beamAt, -inner - w * 0.28],
          [x(0.7), -inner],
        ) +
        pen.lines(
          'drawing-mesh',
          Array.from({ length: 6 }, (_, i): Point[] => {
            const t = 0.7 + (0.23 * (i + 1)) / 7
            return [
              [x(t), inner],
              [x(t), -inner],
            ]
          }).concat(
            Array.from({ length: 5 }, (_, i): Point[] => {
              const y = -inner + (2 * inner * (i + 1)) / 6
              return [
                [x(0.7), y],
                [beamAt, y],
              ]
            }),
          ),
        ) +
        pen.shape('drawing-house', [x(0.7), 0.28], [beamAt, 0.2], [beamAt, -0.2], [x(0.7), -0.28])
      : pen.curved(
          'drawing-house',
          [x(0.68), inner + 0.2],
          [x(0.9), inner + 0.2],
          [
            [x(0.94), 0],
            [x(0.9), -inner - 0.2],
          ],
          [x(0.68), -inner - 0.2],
        ) +
        both((s) =>
          pen.shape(
            'drawing-cushion',
            [x(0.73), s * 0.4],
            [x(0.87), s * 0.4],
            [x(0.87), s * (inner - 0.3)],
            [x(0.73), s * (inner - 0.3)],
          ),
        )
  return mesh
}

/** The beam between the bows, and the bowsprit. */
export function crossbeam({ form, L, inner, beamAt }: FromAbove, pen: Pen): string {
  const { hullWidth: w, bowsprit } = form
  const cross =
    pen.line('drawing-spar-line', [beamAt, inner + w * 0.4], [beamAt, -inner - w * 0.4]) +
    (bowsprit ? pen.line('drawing-thick', [beamAt, 0], [L + bowsprit * 0.1, 0]) : '')
  return cross
}
