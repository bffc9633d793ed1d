import { useTranslation } from 'react-i18next'
import { useFormat } from '#app/site.ts'
import type { Money, Yacht } from '#content/schema.ts'

/** A listing price with amount, currency, unit and basis: "from US$ 1,035 per night for 2 guests". */
export function ListingPrice({ price }: { price: Yacht['priceFrom'] }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const basis = [
    t(price.basis === 'day' ? 'fleet.perDay' : 'fleet.perNight'),
    price.forGuests && t('fleet.forGuests', { count: price.forGuests }),
  ]
  return (
    <span className="figures">
      {t('fleet.priceFrom', { price: money(price), basis: basis.filter(Boolean).join(' ') })}
    </span>
  )
}

/** The price of a week, a fact of its own beside the listing price. */
export function WeekPrice({ price }: { price: Money }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return <span className="figures">{t('fleet.weekPrice', { price: money(price), count: 7 })}</span>
}
