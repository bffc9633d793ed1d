/** Horizon and sun. */
import type { Point } from '../../kit.ts'

export const horizon = 500
export const sun: Point = [770, 420]
