/** What stands on the deck of a catamaran, from the side. */
import type { Side } from './catamaran-hull-profile.ts'
import type { Pen } from './pen.ts'

/** The flybridge and its bimini; nothing on a boat without one. */
export function flybridge({ form, x, roof }: Side, pen: Pen): string {
  const { fly } = form
  return fly
    ? pen.curved(
        'drawing-hull',
        [x(fly.from), roof],
        [x(fly.from) + 0.15, roof + fly.coaming * 0.75],
        [
          [x((fly.from + fly.to) / 2), roof + fly.coaming],
          [x(fly.to) - 0.5, roof + fly.coaming],
        ],
        [x(fly.to) + 0.35, roof],
      ) +
        pen.lines('drawing-thin', [
          [
            [x(fly.roof[0]) + 0.3, roof + 0.5],
            [x(fly.roof[0]) + 0.2, roof + 2.05],
          ],
          [
            [x(fly.roof[1]) - 0.2, roof + 0.5],
            [x(fly.roof[1]) - 0.3, roof + 2.05],
          ],
        ]) +
        pen.curved(
          'drawing-bimini',
          [x(fly.roof[0]), roof + 2],
          [
            [x((fly.roof[0] + fly.roof[1]) / 2), roof + 2.3],
            [x(fly.roof[1]), roof + 2.02],
          ],
          [x(fly.roof[1]), roof + 2.14],
          [
            [x((fly.roof[0] + fly.roof[1]) / 2), roof + 2.45],
            [x(fly.roof[0]), roof + 2.14],
          ],
        )
    : ''
}

/** The helm under its own roof; nothing on a boat that is steered from the flybridge. */
export function raisedHelm({ form, x, roof }: Side, pen: Pen): string {
  const { helm } = form
  return helm
    ? pen.shape(
        'drawing-hull',
        [x(helm.at) - 0.9, roof - 0.05],
        [x(helm.at) - 0.8, roof + 0.55],
        [x(helm.at) + 0.7, roof + 0.62],
        [x(helm.at) + 1.1, roof + 0.05],
      ) +
        pen.lines('drawing-thin', [
          [
            [x(helm.at) - 0.6, roof + 0.5],
            [x(helm.at) - 0.6, roof + 1.5],
          ],
          [
            [x(helm.at) + 0.7, roof + 0.6],
            [x(helm.at) + 0.6, roof + 1.5],
          ],
        ]) +
        pen.shape(
          'drawing-bimini',
          [x(helm.at) - 1.1, roof + 1.48],
          [x(helm.at) + 1.1, roof + 1.5],
          [x(helm.at) + 1, roof + 1.62],
          [x(helm.at) - 1, roof + 1.62],
        )
    : ''
}

/** What stands on the foredeck: a solid deck, a cockpit. */
export function foredeckParts({ form, x, top, front }: Side, pen: Pen): string {
  const { foredeck, forwardCockpit } = form
  const solid =
    foredeck === 'solid'
      ? pen.shape(
          'drawing-house',
          [front - 0.2, top(0.7)],
          [front, top(0.72) + 0.35],
          [x(0.83), top(0.83) + 0.28],
          [x(0.86), top(0.86)],
        )
      : ''
  const forward = forwardCockpit
    ? pen.shape(
        'drawing-house',
        [front - 0.1, top(0.68)],
        [front - 0.1, top(0.7) + 0.42],
        [front + 1.5, top(0.76) + 0.4],
        [front + 1.7, top(0.78)],
      )
    : ''
  return solid + forward
}

/** The bowsprit, where there is one. */
export function bowspritLine({ form, L }: Side, pen: Pen): string {
  const { free, rake, bowsprit } = form
  return bowsprit
    ? pen.line(
        'drawing-thick',
        [L - rake - 0.3, free[1] - 0.05],
        [L - rake + bowsprit * 0.55, free[1] + 0.16],
      )
    : ''
}
