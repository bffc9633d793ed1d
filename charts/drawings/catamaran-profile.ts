/** A catamaran from the side. */
import { bowspritLine, flybridge, foredeckParts, raisedHelm } from './catamaran-deck-profile.ts'
import { deckhouse } from './catamaran-house-profile.ts'
import { hull, sideOf } from './catamaran-hull-profile.ts'
import type { CatamaranForm } from './forms.ts'
import type { Point, Pen } from './pen.ts'
import { rails, type Size } from './profile-parts.ts'
import { rig } from './rig-profile.ts'

export function catamaranProfile(form: CatamaranForm, size: Size, pen: Pen): string {
  const side = sideOf(form, size)
  const { L, x, top, roof } = side
  const { free, rake, bowsprit, mast } = form
  const boomEnd = x(mast.at) - L * 0.37
  const forestay: Point = [L - rake - (bowsprit ? 0.2 : 1.1), free[1] + 0.15]
  return (
    hull(side, pen) +
    deckhouse(side, pen) +
    foredeckParts(side, pen) +
    flybridge(side, pen) +
    raisedHelm(side, pen) +
    bowspritLine(side, pen) +
    rails(pen, free, L, 0.7, 0.97) +
    rig(pen, L, mast, roof - 0.1, boomEnd, forestay, top(mast.at - 0.08))
  )
}
