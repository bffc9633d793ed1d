/** Where the bows are seen from. */
import { viewFrom } from '../../perspective.ts'

export const horizon = 392
export const net = 1.5
export const view = viewFrom({ middle: 800, horizon, height: 2.66, focal: 1200 })
export const { flat: f, line, at } = view
