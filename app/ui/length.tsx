import { useTranslation } from 'react-i18next'
import { keepUnits } from './units.ts'

/** A length in metres, or in feet for visitors who chose them (app/styles/text.css, "Units"). */
export function Length({ metres, feet }: { metres: string; feet: string }) {
  return (
    <>
      <span className="in-metres">{metres}</span>
      <span className="in-feet">{feet}</span>
    </>
  )
}

/** Switches every length of the site between metres and feet. */
export function UnitSwitch() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="needs-script no-print min-h-6 text-small underline underline-offset-4"
      onClick={() => keepUnits(document.documentElement.dataset.units === 'feet' ? 'metres' : 'feet')}
    >
      <span className="in-metres">{t('fleet.inFeet')}</span>
      <span className="in-feet">{t('fleet.inMetres')}</span>
    </button>
  )
}
