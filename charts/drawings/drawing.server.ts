/**
 * Scale drawings of the fleet. Length, beam and draft are the boat's own figures; masts, deckhouses and the rest are
 * drawn by eye (forms.ts). A motor yacht's length includes the platform; overhanging bowsprits are not counted.
 */
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht } from '#content/schema.ts'
import { figures, words } from './drawing-text.ts'
import { heightOf } from './fleet-line-up.server.ts'
import { forms } from './forms.ts'
import { penOf } from './pen.ts'
import { plan } from './plan.ts'
import { profile } from './profile.ts'
import { type Drawing, measure, scaleBar, scaleOf, type Variant, waterLine } from './scale.ts'

export type View = 'profile' | 'plan' | 'both'

export function drawingOf(
  yacht: Yacht,
  {
    view,
    locale,
    idPrefix,
    variant = 'wide',
  }: {
    view: View
    locale: Locale
    idPrefix: string
    variant?: Variant
  },
): Drawing {
  const scale = scaleOf[variant]
  const { specifications: s, slug } = yacht
  const size = variant === 'wide' ? 15 : 11.5
  const w = words[locale]
  // Wide: profile and plan beside each other; tall: one above the other.
  const beside = variant === 'wide' && view === 'both'
  const width = variant === 'tall' ? 343 : beside ? 1100 : 600
  const column = beside ? width / 2 : width
  const side = (column - s.length * scale) / 2
  const top = size * 1.5
  const below = s.draft * scale + size * 3.4
  let y = top
  let svg = ''
  if (view !== 'plan') {
    y += heightOf(yacht) * scale
    const pen = penOf(scale, [side, y])
    svg +=
      `<g data-yacht="${slug}" id="${idPrefix}-profile">${waterLine(scale, y, column - (beside ? 20 : 0))}${profile(forms[slug], s, pen)}</g>` +
      measure(
        pen,
        [0, -s.draft - (size * 1.6) / scale],
        [s.length, -s.draft - (size * 1.6) / scale],
        `${w.length} ${formats(locale).dimension(s.length)}`,
        size,
      )
    y += below + size
  }
  if (view !== 'profile') {
    if (beside) y -= below + size + (s.beam / 2) * scale - s.draft * scale
    else y += (s.beam / 2) * scale + size
    const across = beside ? column : 0
    const pen = penOf(scale, [across + side, y])
    svg += `<g data-yacht="${slug}" id="${idPrefix}-plan">${pen.line('drawing-axis', [-0.6, 0], [s.length + 0.6, 0])}${plan(forms[slug], s, pen)}</g>`
    const half = (s.beam / 2) * scale
    y += half + size * 1.9
    svg += `<text x="${across + column / 2}" y="${Math.round(y)}" font-size="${size}">${w.beam} ${formats(locale).dimension(s.beam)} · ${w.draft} ${formats(locale).dimension(s.draft)}</text>`
    y += size * 1.2
  }
  const bar = scaleBar([side, y + size * 2], scale, variant === 'wide' ? 10 : 8, size, locale)
  const height = Math.ceil(y + size * 4.6)
  const name = yacht.name === yacht.model ? yacht.name : `${yacht.name} (${yacht.model})`
  return {
    svg: svg + bar,
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    title: `${w.scale}: ${name}`,
    description: `${name}: ${figures(yacht, locale)}. ${w.eye}`,
  }
}
