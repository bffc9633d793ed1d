/** All yachts on one waterline. */
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht } from '#content/schema.ts'
import { textWidth } from '../room.ts'
import { figures, words } from './drawing-text.ts'
import { forms } from './forms.ts'
import { penOf } from './pen.ts'
import { profile } from './profile.ts'
import { type Drawing, figure, personHeight, scaleBar, type Variant, waterLine } from './scale.ts'

export const heightOf = (yacht: Yacht) => {
  const form = forms[yacht.slug]
  return form.kind === 'motor' ? 5.6 : form.mast.top + 0.8
}

/** So few stand larger, and in one row on a phone, too. */
const few = 3
/** Width, pixels a metre, size of letters and yachts in a row of either sheet. */
const sheets = {
  few: { wide: [1200, 15, 14, few], tall: [343, 5, 10.5, few] },
  many: { wide: [1200, 14, 14, 4], tall: [343, 7.4, 11.5, 2] },
} as const

/** What stands below her name, and where she leads. */
export type LineUpLink = { href: string; lines: string[] }
type LineUpOptions = {
  idPrefix: string
  variant?: Variant
  /** Without them a yacht says her length and leads nowhere. */
  links?: Partial<Record<Yacht['slug'], LineUpLink>>
}

/** Pixels between the middles of the two neighbours that stand closest: a wider line would run into the next. */
const roomBetween = (row: readonly Yacht[], gap: number, scale: number) =>
  Math.min(
    Infinity,
    ...row
      .slice(1)
      .map(
        ({ specifications: { length } }, i) => ((length + row[i]!.specifications.length) / 2) * scale + gap,
      ),
  )

/** Broken at the space that makes the longer half shortest; unbroken where there is none. */
function inTwoLines(text: string): string[] {
  const words = text.split(' ')
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return broken.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text]
}

/** Yachts beside each other on one waterline; on a phone in rows, still to one scale. */
export function fleetLineUp(
  fleet: readonly Yacht[],
  locale: Locale,
  { idPrefix, variant = 'wide', links = {} }: LineUpOptions,
): Drawing {
  const isFew = fleet.length <= few
  const [width, scale, size, perRow] = sheets[isFew ? 'few' : 'many'][variant]
  const rows = Array.from({ length: Math.ceil(fleet.length / perRow) }, (_, i) =>
    fleet.slice(i * perRow, (i + 1) * perRow),
  )
  let y = size
  let svg = ''
  rows.forEach((row, r) => {
    const last = r === rows.length - 1
    const person = last ? 2.6 : 0
    y += Math.max(...row.map(heightOf)) * scale
    const gap =
      (width - (row.reduce((sum, yacht) => sum + yacht.specifications.length, 0) + person) * scale) /
      (row.length + 1 + (last ? 1 : 0))
    svg += waterLine(scale, y, width)
    const room = roomBetween(row, gap, scale)
    let x = gap
    let most = 1
    for (const { specifications: s, slug, name } of row) {
      const pen = penOf(scale, [x, y])
      const [centre, line] = [s.length / 2, y + 2.6 * scale + size * 0.9]
      const link = links[slug]
      const lines = (link?.lines ?? [formats(locale).dimension(s.length)]).flatMap((text) =>
        textWidth(text, size) > room - size ? inTwoLines(text) : [text],
      )
      most = Math.max(most, lines.length)
      const under = lines
        .map((text, i) => pen.text(centre, (y - line - size * 1.3 * (i + 1)) / scale, text, size))
        .join('')
      const yacht = `<g data-yacht="${slug}" id="${idPrefix}-${slug}">${profile(forms[slug], s, pen)}${pen.text(centre, (y - line) / scale, name, size * 1.12, 'drawing-name')}${under}</g>`
      svg += link ? `<a href="${link.href}">${yacht}</a>` : yacht
      x += s.length * scale + gap
    }
    if (last) {
      const { person } = words[locale]
      // Beside a few yachts on a phone there is no room for the figure.
      const label =
        isFew && variant === 'tall' ? person : `${person}, ${formats(locale).dimension(personHeight)}`
      svg += figure(scale, [x + scale, y], size, label)
    }
    y += 2.6 * scale + size * (2.3 + 1.3 * most)
  })
  const bar = scaleBar(
    [variant === 'wide' ? 24 : 14, y + size * 1.4],
    scale,
    variant === 'wide' || isFew ? 20 : 12,
    size,
    locale,
  )
  const height = Math.ceil(y + size * 4)
  return {
    svg: svg + bar,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    title: words[locale].fleet,
    description: `${fleet.map((yacht) => `${yacht.name}: ${figures(yacht, locale)}`).join('; ')}. ${words[locale].eye}`,
  }
}
