/** What a yacht's figures are called and how they are written: the rows of her page and her brochure. Prices: charter/words.ts. */
import { formats } from './format.ts'
import type { InterfaceText } from './interface.ts'
import { interpolate } from './interpolate.ts'
import type { Locale } from './locales.ts'
import type { Yacht } from './schema.ts'

/** The labels of one language. */
export type YachtLabels = { locale: Locale; fleet: InterfaceText['fleet'] }
/** `feet` is the same length for readers who think in them. */
export type Row = { name: string; value: string; feet?: string }

const dimensions = ['length', 'beam', 'draft'] as const
const furtherFigures = [
  'engines',
  'fuelCapacity',
  'waterCapacity',
  'topSpeed',
  'year',
  'builder',
  'designer',
] as const
type Figure = (typeof dimensions)[number] | (typeof furtherFigures)[number]

/** The builder's figures; what we cannot support is not listed. */
export function specificationRows(yacht: Yacht, labels: YachtLabels): Row[] {
  return [...figureRows(dimensions, yacht, labels), ...figureRows(furtherFigures, yacht, labels)]
}

/** The builder's figures, and among them what the crew answers for: guests, cabins, cruising speed. */
export function allFigureRows(yacht: Yacht, labels: YachtLabels): Row[] {
  const { fleet } = labels
  return [
    ...figureRows(dimensions, yacht, labels),
    { name: fleet.guests, value: String(yacht.guests) },
    { name: fleet.cabins, value: String(yacht.cabins) },
    { name: fleet.speed, value: interpolate(fleet.knots, { value: yacht.speed }) },
    ...figureRows(furtherFigures, yacht, labels),
  ]
}

function figureRows(figures: readonly Figure[], yacht: Yacht, labels: YachtLabels): Row[] {
  return figures
    .filter((figure) => yacht.specifications[figure] !== undefined)
    .map((figure) => ({
      name: labels.fleet[figure],
      value: figureText(figure, yacht, labels),
      ...feetOf(figure, yacht, labels),
    }))
}

function feetOf(figure: Figure, { specifications, approximate = [] }: Yacht, { locale, fleet }: YachtLabels) {
  const metres = specifications[figure]
  if (typeof metres !== 'number' || !dimensions.some((each) => each === figure)) return {}
  const text = formats(locale).feet(metres)
  return { feet: approximate.includes(figure) ? interpolate(fleet.about, { value: text }) : text }
}

function figureText(
  figure: Figure,
  { specifications, approximate = [] }: Yacht,
  { locale, fleet }: YachtLabels,
): string {
  const value = specifications[figure]!
  const { number, dimension } = formats(locale)
  if (figure === 'engines') return enginesIn(specifications.engines, locale)
  if (figure === 'year') return yearsIn(specifications.year, (year) => interpolate(fleet.since, { year }))
  if (typeof value !== 'number') return value
  const text =
    figure === 'topSpeed'
      ? interpolate(fleet.knots, { value: number(value) })
      : isVolume(figure)
        ? `${number(value)}\u00a0l`
        : dimension(value)
  return approximate.includes(figure) ? interpolate(fleet.about, { value: text }) : text
}

const isVolume = (figure: Figure) => figure === 'fuelCapacity' || figure === 'waterCapacity'

/** Engines are noted in English in the fleet's facts; horse powers and figures take the reader's language. */
const engineWords: Record<Locale, { diesel: string; hp: string }> = {
  es: { diesel: 'diésel', hp: 'CV' },
  en: { diesel: 'diesel', hp: 'hp' },
  de: { diesel: 'Diesel', hp: 'PS' },
}

export function enginesIn(text: string, locale: Locale): string {
  const words = engineWords[locale]
  return text
    .replace(/\bdiesel\b/, words.diesel)
    .replace(/ hp\b/, `\u00a0${words.hp}`)
    .replace(/(\d) x /, '$1\u00a0×\u00a0')
    .replace(/\d+(,\d{3})?(?=\s\w*$)/, (figure) => formats(locale).number(Number(figure.replace(',', ''))))
}

/** The years in which a model was built: from one to another, or since one of them. */
export function yearsIn(years: string, since: (year: string) => string): string {
  return years.endsWith('-') ? since(years.slice(0, -1)) : years.replace(/^(\d{4})-(\d{4})$/, '$1–$2')
}
