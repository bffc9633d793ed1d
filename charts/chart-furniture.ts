/** Compass rose and scale bar, where there is room for them. */
import type { Locale } from '#content/locales.ts'
import { compassRose, roseWidth, scaleBar, scaleLength, type Sizes } from './furniture.ts'
import type { Frame } from './geometry.ts'
import { words } from './names.ts'
import { type Box, Room, textWidth } from './room.ts'

/** Scale bar and compass rose where the sheet is free, at its edges first. */
export function furniture(room: Room, frame: Frame, sizes: Sizes, pixelsPerMile: number, locale: Locale) {
  const miles = scaleLength(pixelsPerMile, sizes.width * 0.24)
  const size = sizes.degree
  const length = Math.max(miles * pixelsPerMile, textWidth(words[locale].miles, size))
  const inset = sizes.ladder * 2
  const grid = (w: number, h: number): { box: Box }[] => {
    const [right, bottom] = [frame.x + frame.width - w - inset, frame.y + frame.height - h - inset]
    const steps = Array.from({ length: 9 }, (_, i) => i / 8)
    const edge = (t: number) => Math.min(t, 1 - t)
    return steps
      .flatMap((ty) => steps.map((tx) => ({ tx, ty })))
      .toSorted((a, b) => edge(a.tx) + edge(a.ty) - edge(b.tx) - edge(b.ty) || b.ty - a.ty)
      .map(({ tx, ty }) => ({
        box: {
          x: frame.x + inset + tx * (right - frame.x - inset),
          y: frame.y + inset + ty * (bottom - frame.y - inset),
          width: w,
          height: h,
        },
      }))
  }
  const put = (width: number, height: number) => {
    const offers = grid(width, height)
    const options = { gap: 4, lineCost: 8 }
    return (
      room.place(offers, { ...options, ground: 'sea', limit: 10 }) ??
      room.place(offers, { ...options, ground: 'one', limit: 30 })
    )?.box
  }
  const across = roseWidth(sizes.rose, size)
  const rose = put(across, across)
  const scale = put(length + 24, size * 3.2 + 4)
  return (
    (rose ? compassRose([rose.x + rose.width / 2, rose.y + rose.height / 2], sizes.rose, size) : '') +
    (scale
      ? scaleBar(
          [scale.x + scale.width / 2 - (miles * pixelsPerMile) / 2, scale.y + size * 1.5 + 2],
          scale,
          pixelsPerMile,
          miles,
          size,
          locale,
        )
      : '')
  )
}
