import { useTranslation } from 'react-i18next'
import { useFormat } from '#app/site.ts'
import { seasonKind, seasonKinds, seasonWords } from '#content/season-kinds.ts'
import type { Destination } from '#content/schema.ts'

type SeasonRibbonProps = {
  season: Destination['season']
  note?: string
  /** Months by their first letter, for a card. */
  compact?: boolean
}

/** Twelve months in a row: the best ones, the rainy ones, the hurricane season. */
export function SeasonRibbon({ season, note, compact }: SeasonRibbonProps) {
  const { t } = useTranslation()
  const { month } = useFormat()
  const months = Array.from({ length: 12 }, (_, i) => i + 1)
  const kindOf = (each: number) => seasonKind(each, season)
  const shown = seasonKinds.filter((kind) => months.some((each) => kindOf(each) === kind))
  return (
    <figure>
      <ol className="season">
        {months.map((each) => (
          <li key={each} data-season={kindOf(each)}>
            <span aria-hidden="true">
              {compact ? month(each, 'narrow') : month(each, 'short').replace('.', '')}
            </span>
            <span className="sr-only">{`${month(each)}: ${t(`common.${seasonWords[kindOf(each)]}`)}`}</span>
          </li>
        ))}
      </ol>
      <figcaption className={`text-small text-quiet ${compact ? 'mt-2' : 'mt-3'}`}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {shown.map((kind) => (
            <li key={kind} className="season-key" data-season={kind}>
              {t(`common.${seasonWords[kind]}`)}
            </li>
          ))}
        </ul>
        {note && <p className="measure mt-3">{note}</p>}
      </figcaption>
    </figure>
  )
}
