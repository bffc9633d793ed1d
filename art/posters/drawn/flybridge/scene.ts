/** Where the flybridge is seen from, and where the sun stands. */
import type { Point } from '../../kit.ts'
import { viewFrom } from '../../perspective.ts'

export const horizon = 360
export const view = viewFrom({ middle: 800, horizon, height: 1.55, focal: 900 })
export const { flat: f, soft, line, at } = view
export const sun: Point = [1010, 262]
