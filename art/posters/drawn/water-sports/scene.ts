/** Where the water is seen from. */
import { viewFrom } from '../../perspective.ts'

export const horizon = 400
export const view = viewFrom({ middle: 900, horizon, height: 2.2, focal: 1000 })
