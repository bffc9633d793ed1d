/** Words and figures for a brochure in one language: the interface's labels, the brochures' own words, and the formats of the site. */
import { interpolate } from '#content/interpolate.ts'
import { formats } from '#content/format.ts'
import { brochureTexts } from '#content/brochure.server.ts'
import { enginesIn, yearsIn } from '#content/figures.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Locale } from '#content/locales.ts'
import type { Specifications, Yacht } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'

export type Words = ReturnType<typeof wordsOf>

export function wordsOf(locale: Locale) {
  return {
    locale,
    copy: copyOf(locale),
    own: brochureTexts[locale],
    label: interfaceTexts[locale],
    format: formats(locale),
  }
}

/** "from US$ 1,035 per night for 2 guests" */
export function listingPrice({ priceFrom }: Yacht, { label: { fleet }, format }: Words): string {
  const basis = [
    priceFrom.basis === 'day' ? fleet.perDay : fleet.perNight,
    priceFrom.forGuests ? interpolate(fleet.forGuests, { count: priceFrom.forGuests }) : '',
  ]
  return interpolate(fleet.priceFrom, {
    price: format.money(priceFrom),
    basis: basis.filter(Boolean).join(' '),
  })
}

/** "US$ 30,000 for 7 days", where a price of the week is stated. */
export function weekPrice(
  { weekPrice: price }: Yacht,
  { label: { fleet }, format }: Words,
): string | undefined {
  return price && interpolate(fleet.weekPrice, { price: format.money(price), count: 7 })
}

const keys = [
  'length',
  'beam',
  'draft',
  'engines',
  'fuelCapacity',
  'waterCapacity',
  'topSpeed',
  'year',
  'builder',
  'designer',
] as const
const units: Partial<Record<keyof Specifications, string>> = {
  length: 'm',
  beam: 'm',
  draft: 'm',
  fuelCapacity: 'l',
  waterCapacity: 'l',
}

/** Name and value of each figure that can be supported, then what the crew answers for: guests, cabins, cruising speed. */
export function specificationRows(
  { specifications, approximate = [], guests, cabins, speed }: Yacht,
  words: Words,
): [string, string][] {
  const {
    label: { fleet },
    format,
  } = words
  const shown = (key: (typeof keys)[number]) => {
    const value = specifications[key]!
    if (key === 'engines') return enginesIn(specifications.engines, words.locale, format.number)
    if (typeof value !== 'number')
      return key === 'year' ? yearsIn(value, (year) => interpolate(fleet.since, { year })) : value
    const figure =
      key === 'topSpeed'
        ? interpolate(fleet.knots, { value: format.number(value) })
        : `${format.number(value, 2)}\u00a0${units[key]}`
    return approximate.includes(key) ? interpolate(fleet.about, { value: figure }) : figure
  }
  const rows = keys
    .filter((key) => specifications[key] !== undefined)
    .map((key): [string, string] => [fleet[key], shown(key)])
  const berths: [string, string][] = [
    [fleet.guests, String(guests)],
    [fleet.cabins, String(cabins)],
    [fleet.speed, interpolate(fleet.knots, { value: speed })],
  ]
  return [...rows.slice(0, 3), ...berths, ...rows.slice(3)]
}
