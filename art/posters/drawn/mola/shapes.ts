/** Colours and the shapes from which the figures are cut. */
import type { Point } from '../../kit.ts'

export const red = '#b4232c',
  black = '#1c1417',
  orange = '#ee8a2c',
  yellow = '#f3c04a',
  teal = '#1c8f8d',
  rose = '#c4316d',
  green = '#2c7a4b',
  cream = '#f6e7c6'
export const slitColours = [orange, yellow, teal, rose, green, cream, orange, yellow]

export type Shape = readonly Point[]
export type Band = readonly [width: number, colour: string]

export const mirror = (shape: Shape, axis: number): Point[] => shape.map(([x, y]) => [2 * axis - x, y])

export const frame = { left: 92, top: 84, right: 1508, bottom: 916 }
