/** Compass rose and scale bar, where there is room for them. */
import type { Locale } from '#content/locales.ts'
import type { Sizes } from './furniture.ts'
import { scaleBar, scaleLength } from './scale-bar.ts'
import { compassRose, roseWidth } from './compass-rose.ts'
import type { Frame } from './geometry.ts'
import { words } from './names.ts'
import { type Box, insideOf, Room, textWidth } from './room.ts'

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
    const box = (
      room.place(offers, { ...options, ground: 'sea', limit: 10 }) ??
      room.place(offers, { ...options, ground: 'one', limit: 30 })
    )?.box
    // Names keep some pixels away.
    if (box) room.taken.push(insideOf(box, -sizes.ladder))
    return box
  }
  const rose = placeRose()
  const scale = put(length + size * 3.5, size * 3.2 + 4)
  return (
    (rose ?? '') +
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

  /** Where the rose finds no room, a smaller one may. */
  function placeRose(): string | undefined {
    for (const part of [1, 0.8, 0.65]) {
      const radius = sizes.rose * part
      const across = roseWidth(radius, size)
      const box = put(across, across)
      if (box) return compassRose([box.x + box.width / 2, box.y + box.height / 2], radius, size)
    }
    return undefined
  }
}
