/**
 * Scale drawings of the fleet. Length, beam and draft are the boat's own figures; masts, deckhouses and the rest are
 * drawn by eye (forms.ts). A motor yacht's length includes the platform; overhanging bowsprits are not counted.
 */
import type { Locale } from '#content/locales.ts'
import { formats } from '#content/format.ts'
import type { Yacht } from '#content/schema.ts'
import { cabinPlan } from './cabins.ts'
import { forms } from './forms.ts'
import { type P, penOf } from './pen.ts'
import { plan } from './plan.ts'
import { profile } from './profile.ts'

export type Drawing = {
  svg: string
  viewBox: string
  width: number
  height: number
  title: string
  description: string
}
export type View = 'profile' | 'plan' | 'both'
export type Variant = 'wide' | 'tall'

/** Pixels a metre of a single drawing, per variant: the same for all seven, so that they compare. */
export const scaleOf: Record<Variant, number> = { wide: 25, tall: 14.6 }

const words = {
  es: {
    scale: 'Plano a escala',
    length: 'eslora',
    beam: 'manga',
    draft: 'calado',
    metres: 'm',
    feet: 'pies',
    fleet: 'La flota a una misma escala',
    person: '1,75 m',
    eye: 'Mástil y superestructura, dibujados a ojo.',
    profile: 'Perfil',
    plan: 'Planta',
    cabins: 'camarotes, esquema',
    scheme: 'La disposición de los camarotes es esquemática.',
  },
  en: {
    scale: 'Scale drawing',
    length: 'length',
    beam: 'beam',
    draft: 'draft',
    metres: 'm',
    feet: 'ft',
    fleet: 'The fleet to one scale',
    person: '1.75 m',
    eye: 'Mast and superstructure drawn by eye.',
    profile: 'Profile',
    plan: 'Plan',
    cabins: 'cabins, schematic',
    scheme: 'The arrangement of the cabins is schematic.',
  },
  de: {
    scale: 'Maßstäbliche Zeichnung',
    length: 'Länge',
    beam: 'Breite',
    draft: 'Tiefgang',
    metres: 'm',
    feet: 'Fuß',
    fleet: 'Die Flotte in einem Maßstab',
    person: '1,75 m',
    eye: 'Mast und Aufbauten nach Augenmaß gezeichnet.',
    profile: 'Seitenansicht',
    plan: 'Draufsicht',
    cabins: 'Kabinen, schematisch',
    scheme: 'Die Anordnung der Kabinen ist schematisch.',
  },
} satisfies Record<Locale, Record<string, string>>

const heightOf = (yacht: Yacht) => {
  const form = forms[yacht.slug]
  return form.kind === 'motor' ? 5.6 : form.mast.top + 0.8
}

function figures({ specifications: { length, beam, draft } }: Yacht, locale: Locale) {
  const w = words[locale]
  return `${w.length} ${formats(locale).dimension(length)}, ${w.beam} ${formats(locale).dimension(beam)}, ${w.draft} ${formats(locale).dimension(draft)}`
}

export function drawingOf(
  yacht: Yacht,
  {
    view,
    locale,
    idPrefix,
    variant = 'wide',
    scheme: withCabins = true,
  }: {
    view: View
    locale: Locale
    idPrefix: string
    variant?: Variant
    /** Whether to add the scheme of the cabins to the plan. */ scheme?: boolean
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
  let scheme = ''
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
    // The cabins stand above the plan where the rig of the profile leaves room beside it, and below it on a phone.
    const step = half * 2 + size * 5
    const cabins = withCabins
      ? cabinPlan(yacht, penOf(scale, [across + side, beside ? y - step : y + step]))
      : undefined
    if (cabins) {
      const line = (beside ? y - step : y + step) + half + size * 1.9
      svg += `<g id="${idPrefix}-cabins">${cabins}</g><text class="drawing-label" x="${across + column / 2}" y="${Math.round(line)}" font-size="${size}" text-anchor="middle">${yacht.cabins} ${w.cabins}</text>`
    }
    y += half + size * 1.9
    svg += `<text class="drawing-label" x="${across + column / 2}" y="${Math.round(y)}" font-size="${size}" text-anchor="middle">${w.beam} ${formats(locale).dimension(s.beam)} · ${w.draft} ${formats(locale).dimension(s.draft)}</text>`
    y += size * 1.2 + (cabins && !beside ? step : 0)
    if (cabins) scheme = ` ${w.scheme}`
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
    description: `${name}: ${figures(yacht, locale)}. ${w.eye}${scheme}`,
  }
}

/** All seven beside each other on one waterline; on a phone in rows, still to one scale. */
export function fleetLineUp(
  fleet: readonly Yacht[],
  locale: Locale,
  { idPrefix, variant = 'wide' }: { idPrefix: string; variant?: Variant },
): Drawing {
  const [width, scale, size] = variant === 'wide' ? [1200, 8, 13] : [343, 7.4, 11.5]
  const rows: Yacht[][] =
    variant === 'wide'
      ? [[...fleet]]
      : Array.from({ length: Math.ceil(fleet.length / 2) }, (_, i) => fleet.slice(i * 2, i * 2 + 2))
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
    let x = gap
    for (const yacht of row) {
      const { specifications: s, slug, name } = yacht
      const pen = penOf(scale, [x, y])
      const [centre, line] = [s.length / 2, y + 2.6 * scale + size * 0.9]
      svg += `<g data-yacht="${slug}" id="${idPrefix}-${slug}">${profile(forms[slug], s, pen)}${pen.text(centre, (y - line) / scale, name, size * 1.12, 'drawing-name', 'middle')}${pen.text(centre, (y - line - size * 1.3) / scale, formats(locale).dimension(s.length), size, 'drawing-label', 'middle')}</g>`
      x += s.length * scale + gap
    }
    if (last) svg += person ? figure(scale, [x + scale, y], size, words[locale].person) : ''
    y += 2.6 * scale + size * 3.6
  })
  const bar = scaleBar(
    [variant === 'wide' ? 24 : 14, y + size * 1.4],
    scale,
    variant === 'wide' ? 20 : 12,
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

const waterLine = (scale: number, y: number, width: number) =>
  `<rect class="drawing-water" x="0" y="${Math.round(y * 10) / 10}" width="${width}" height="${Math.round(scale * 24) / 10}"/><path class="drawing-waterline" d="M0 ${Math.round(y * 10) / 10}H${width}"/>`

function measure(pen: ReturnType<typeof penOf>, a: P, b: P, text: string, size: number) {
  const tick = 4 / pen.scale
  return (
    pen.lines('drawing-measure', [
      [a, b],
      [
        [a[0], a[1] - tick],
        [a[0], a[1] + tick],
      ],
      [
        [b[0], b[1] - tick],
        [b[0], b[1] + tick],
      ],
    ]) + pen.text((a[0] + b[0]) / 2, a[1] - (size * 1.35) / pen.scale, text, size, 'drawing-label', 'middle')
  )
}

/** Somebody of 1.75 m standing on the waterline, to measure the boats by. */
function figure(scale: number, [x, y]: P, size: number, text: string) {
  const pen = penOf(scale, [x, y])
  return `<g class="drawing-person">${pen.dot('drawing-figure', [0, 1.6], 0.14)}${pen.shape('drawing-figure', [-0.2, 1.4], [0.2, 1.4], [0.24, 0.8], [0.14, 0.8], [0.12, 0], [-0.12, 0], [-0.14, 0.8], [-0.24, 0.8])}</g>${pen.text(0, (-2.6 * scale - size * 2.2) / scale, text, size, 'drawing-label', 'middle')}`
}

/** Metres above, feet below, on one bar. */
function scaleBar([x, y]: P, scale: number, length: number, size: number, locale: Locale) {
  const w = words[locale]
  const foot = 0.3048 * scale
  const feet = Math.floor(length / 0.3048 / 10) * 10
  const r = (value: number) => Math.round(value * 10) / 10
  const label = (at: number, dy: number, text: string | number) =>
    `<text class="drawing-label" x="${r(x + at)}" y="${r(y + dy)}" font-size="${size}" text-anchor="middle">${text}</text>`
  return (
    `<g class="drawing-scale"><path d="M${r(x)} ${r(y)}h${r(length * scale)}M${r(x)} ${r(y)}v-5M${r(x + (length / 2) * scale)} ${r(y)}v-5M${r(x + length * scale)} ${r(y)}v-5M${r(x)} ${r(y)}v5M${r(x + (feet / 2) * foot)} ${r(y)}v5M${r(x + feet * foot)} ${r(y)}v5"/>` +
    `${label(0, -9, 0)}${label((length / 2) * scale, -9, length / 2)}${label(length * scale, -9, `${length} ${w.metres}`)}${label(0, size + 6, 0)}${label((feet / 2) * foot, size + 6, feet / 2)}${label(feet * foot, size + 6, `${feet} ${w.feet}`)}</g>`
  )
}
