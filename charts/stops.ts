/** The numbered stops of a route and their names. */
import { nameIn } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { places } from '#content/places.ts'
import type { Place } from '#content/schema.ts'
import type { Sizes } from './furniture.ts'
import { px } from './geometry.ts'
import type { Label } from './labels.ts'
import { textWidth } from './room.ts'
import { dayText, type Stop } from './route.ts'
import type { Point } from './simplify.ts'

type Placed = Stop & { disc: Point; half: Point; text: string; name: string; width: number }

/** Pushes numbered discs apart where anchorages lie close together; a hairline leads back to the anchorage. */
export function apart(stops: Stop[], { disc: r, label }: Sizes, locale: Locale): Placed[] {
  const placed = stops.map((stop): Placed => {
    const text = dayText(stop.days)
    const name = nameIn((places as Record<string, Place>)[stop.place]!.name, locale)
    return {
      ...stop,
      text,
      name,
      width: textWidth(name, label),
      disc: [...stop.at],
      half: text ? [Math.max(r, textWidth(text, label * 0.85) / 2 + r * 0.55), r] : [r * 0.45, r * 0.45],
    }
  })
  for (let round = 0; round < 80; round++) {
    for (const a of placed) {
      for (const b of placed) {
        if (a === b) continue
        const [dx, dy] = [b.disc[0] - a.disc[0] || 0.1, b.disc[1] - a.disc[1] || 0.1]
        const [ox, oy] = [a.half[0] + b.half[0] + 3 - Math.abs(dx), a.half[1] + b.half[1] + 3 - Math.abs(dy)]
        if (ox <= 0 || oy <= 0) continue
        const axis = ox < oy ? 0 : 1
        const push = (Math.min(ox, oy) / 2) * Math.sign(axis === 0 ? dx : dy)
        a.disc[axis] -= push / 2
        b.disc[axis] += push / 2
      }
    }
  }
  return placed
}

export function stopMark(
  { days, disc: [x, y], half, at, text, name }: Placed,
  label: Label | undefined,
  sizes: Sizes,
) {
  const moved = Math.hypot(x - at[0], y - at[1]) > 2
  return (
    `<g class="chart-stop" data-day="${days.join(' ')}">` +
    (moved
      ? `<path class="chart-leader" d="M${px(x)} ${px(y)}L${px(at[0])} ${px(at[1])}"/><circle class="chart-anchorage" cx="${px(at[0])}" cy="${px(at[1])}" r="2"/>`
      : '') +
    `<rect class="chart-disc" x="${px(x - half[0])}" y="${px(y - half[1])}" width="${px(half[0] * 2)}" height="${px(half[1] * 2)}" rx="${px(half[1])}"/>` +
    (text
      ? `<text class="chart-number" x="${px(x)}" y="${px(y + sizes.label * 0.3)}" font-size="${px(Math.max(11, sizes.label * 0.85))}" text-anchor="middle">${text}</text>`
      : '') +
    (label
      ? `<text class="chart-label" x="${px(label.x)}" y="${px(label.y)}" text-anchor="${label.anchor}">${name}</text>`
      : '') +
    '</g>'
  )
}
