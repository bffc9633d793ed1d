import { useTranslation } from 'react-i18next'
import { useFormat, useSite } from '#app/site.ts'
import { enginesIn, yearsIn } from '#content/figures.ts'
import type { Specifications } from '#content/schema.ts'

type SpecificationListProps = {
  specifications: Specifications
  approximate: (keyof Specifications)[]
  note: string
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

/** The builder's figures. What we cannot support is not listed. */
export function SpecificationList({ specifications, approximate, note }: SpecificationListProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { locale } = useSite()
  function show(key: (typeof keys)[number]) {
    const value = specifications[key]
    if (key === 'engines') return enginesIn(specifications.engines, locale, number)
    if (typeof value !== 'number')
      return key === 'year' && value ? yearsIn(value, (year) => t('fleet.since', { year })) : value
    const figure =
      key === 'topSpeed'
        ? t('fleet.knots', { value: number(value) })
        : `${number(value, 2)}\u00a0${units[key]}`
    return approximate.includes(key) ? t('fleet.about', { value: figure }) : figure
  }
  return (
    <>
      <dl className="figures border-t border-ink">
        {keys
          .filter((key) => specifications[key] !== undefined)
          .map((key) => (
            <div
              key={key}
              className="grid grid-cols-[minmax(min(10.5rem,60%),2fr)_3fr] gap-4 border-b border-hairline py-2.5"
            >
              <dt className="wrap-anywhere text-quiet">{t(`fleet.${key}`)}</dt>
              <dd>{show(key)}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-3 text-small text-quiet">{note}</p>
    </>
  )
}
