/** The two layouts of a chart, and how large everything on it is. */
import type { Sizes } from './furniture.ts'
import type { Bounds, Frame } from './geometry.ts'

export type ChartVariant = 'wide' | 'tall'

/** Wide is drawn for a thousand pixels and more, tall for a phone: its letters are 11 px or more at 343 px. */
export const sizesOf: Record<ChartVariant, Sizes> = {
  wide: {
    width: 1100,
    height: 720,
    ladder: 9,
    margin: 30,
    label: 16,
    degree: 13,
    disc: 12,
    water: [27, 20, 17],
    land: [17, 14, 12.5],
    rose: 54,
    spacing: 110,
  },
  tall: {
    width: 343,
    height: 450,
    ladder: 6,
    margin: 20,
    label: 12,
    degree: 11,
    disc: 8.5,
    water: [17, 13.5, 12.5],
    land: [12.5, 11.5, 11],
    rose: 27,
    spacing: 62,
  },
}

export function frameOf({ width, height, margin, ladder, degree }: Sizes): Frame {
  return {
    x: margin,
    y: margin,
    width: width - margin - ladder - 1,
    height: height - margin - ladder - degree * 1.9,
  }
}

/** The least and greatest height of a sheet in pixels; between them it follows the shape of the waters it shows. */
const heights: Record<ChartVariant, [number, number]> = { wide: [600, 740], tall: [350, 470] }

export function heightFor([west, south, east, north]: Bounds, variant: ChartVariant): number {
  const [least, greatest] = heights[variant]
  const { width, margin } = sizesOf[variant]
  const aspect = (north - south) / ((east - west) * Math.cos(((south + north) / 2) * (Math.PI / 180)))
  return Math.round(Math.min(greatest, Math.max(least, (width - margin) * aspect + margin * 3)))
}
