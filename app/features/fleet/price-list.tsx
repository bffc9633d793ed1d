import { useTranslation } from 'react-i18next'
import type { YachtDetailData } from './yacht-view.server.ts'

/** Prices with their basis, and three lists: included, not included, paid on the spot. */
export function PriceList({ yacht }: { yacht: YachtDetailData }) {
  const { t } = useTranslation()
  const lists = [
    { title: t('common.included'), items: yacht.included },
    { title: t('common.notIncluded'), items: yacht.notIncluded },
    { title: t('common.paidLocally'), items: yacht.paidLocally },
  ]
  return (
    <section aria-labelledby="prices" className="mt-14">
      <h3 id="prices" className="text-heading">
        {t('fleet.prices')}
      </h3>
      <p className="mt-4 text-lead">
        <span className="figures">{yacht.price}</span>
      </p>
      {yacht.weekPrice && (
        <>
          <p className="text-lead">
            <span className="figures">{yacht.weekPrice}</span>
          </p>
          <p className="mt-1 max-w-[36rem] text-small text-quiet">{yacht.twoPrices}</p>
        </>
      )}
      {yacht.personRates && <PersonRates {...yacht.personRates} />}
      <div className="mt-8 grid max-w-[36rem] grid-cols-[repeat(auto-fit,minmax(min(10.8rem,100%),1fr))] gap-x-6 gap-y-8">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h4 className="border-b border-ink pb-2 font-medium">{title}</h4>
            <ul className="text-[0.9375rem]">
              {items.map((item) => (
                <li key={item} className="border-b border-hairline py-2">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The rules of the yacht that is priced by the person. */
function PersonRates({ rows, maxGuests }: NonNullable<YachtDetailData['personRates']>) {
  const { t } = useTranslation()
  return (
    <dl className="figures mt-5 max-w-[36rem] border-t border-ink">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-6 border-b border-hairline py-2.5">
          <dt>{name}</dt>
          <dd className="flex-none text-right">{value}</dd>
        </div>
      ))}
      <div className="py-2.5">
        <dt className="sr-only">{t('fleet.guests')}</dt>
        <dd>{t('fleet.maxGuests', { count: maxGuests })}</dd>
      </div>
    </dl>
  )
}
