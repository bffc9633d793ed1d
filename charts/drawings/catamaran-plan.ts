/** A catamaran from above; the centre line lies at y = 0. */
import { cockpit, flybridgeFromAbove, forwardWell, raisedHelmFromAbove, roof } from './catamaran-deck-plan.ts'
import { bridge, catamaranHulls, fromAbove, hatches, type Size, steps } from './catamaran-hulls-plan.ts'
import { crossbeam, foredeckFromAbove } from './catamaran-foredeck-plan.ts'
import type { CatamaranForm } from './forms.ts'
import type { Pen } from './pen.ts'

export function catamaranPlan(form: CatamaranForm, size: Size, pen: Pen): string {
  const lines = fromAbove(form, size)
  return (
    bridge(lines, pen) +
    foredeckFromAbove(lines, pen) +
    catamaranHulls(form, size, pen) +
    crossbeam(lines, pen) +
    steps(lines, pen) +
    cockpit(lines, pen) +
    roof(lines, pen) +
    forwardWell(lines, pen) +
    flybridgeFromAbove(lines, pen) +
    raisedHelmFromAbove(lines, pen) +
    hatches(lines, pen) +
    boom(pen, lines.x(form.mast.at), size.length * 0.37)
  )
}

export const boom = (pen: Pen, at: number, length: number) =>
  pen.shape('drawing-cover', [at, 0.2], [at - length, 0.09], [at - length, -0.09], [at, -0.2]) +
  pen.dot('drawing-spar', [at, 0], 0.24)
