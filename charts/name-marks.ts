/** Names of waters and lands, set where they cover nothing. */
import { nameIn } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { Sizes } from './furniture.ts'
import { px } from './geometry.ts'
import type { ChartName } from './names.ts'
import { Room, textWidth } from './room.ts'
import type { Point } from './simplify.ts'

/** Written out whole, because style sheets are cut to the names in the sources. */
const nameClass = { water: 'chart-water', land: 'chart-land-name' }

/** A name near its place, moved until it covers nothing; a land's name stands on the land or in the water beside it, not across the shore. Left out if there is no room. */
export function nameMark(
  chartName: ChartName,
  kind: 'water' | 'land',
  room: Room,
  sizes: Sizes,
  locale: Locale,
  at: Point,
) {
  const { frame } = room
  if (at[0] < frame.x || at[0] > frame.x + frame.width || at[1] < frame.y || at[1] > frame.y + frame.height)
    return ''
  const size = sizes[kind][chartName.rank - 1]!
  const full = nameIn(chartName.name, locale)
  const lines =
    kind === 'water' && textWidth(full, size, 'italic') > sizes.width * 0.3 && full.includes(' ')
      ? broken(full)
      : [kind === 'land' ? full.toUpperCase() : full]
  const width = Math.max(
    ...lines.map((line) =>
      kind === 'water'
        ? textWidth(line, size, 'italic', size * 0.04)
        : textWidth(line, size, 'sans', size * 0.16),
    ),
  )
  const spread = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]
  const offers = spread
    .flatMap((j) => spread.map((i) => ({ i, j })))
    .toSorted((a, b) => Math.hypot(a.i, a.j) - Math.hypot(b.i, b.j))
    .map(({ i, j }) => {
      const [x, y] = [at[0] + i * size * 1.1, at[1] + j * size * 0.9]
      return {
        x,
        y,
        box: { x: x - width / 2, y: y - size * 0.8, width, height: size * (1.05 + 1.1 * (lines.length - 1)) },
      }
    })
  const found = room.place(offers, {
    ground: kind === 'water' ? 'sea' : 'one',
    gap: 4,
    lineCost: 12,
    limit: 64,
  })
  if (!found) return ''
  return `<text class="${nameClass[kind]}" font-size="${size}" text-anchor="middle">${lines.map((line, i) => `<tspan x="${px(found.x)}" y="${px(found.y + i * size * 1.1)}">${line}</tspan>`).join('')}</text>`
}

/** Two lines of about the same length. */
function broken(text: string) {
  const spaces = [...text.matchAll(/ /g)].map((m) => m.index)
  const cut = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]!
  return [text.slice(0, cut), text.slice(cut + 1)]
}
