import { useTranslation } from 'react-i18next'
import { RuledList } from '#app/ui/ruled-list.tsx'
import type { YachtDetailData } from './yacht-view.server.ts'

/** The rate sheet of two seasons, and three lists: included, not included, paid on the spot. */
export function PriceList({ yacht }: { yacht: YachtDetailData }) {
  const { t } = useTranslation()
  const { prices } = yacht
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
      <p className="mt-4 text-lead first-letter:uppercase">
        <span className="figures">{prices.week}</span>
      </p>
      <p className="figures">{prices.share}</p>
      <div className="@container">
        <table className="rate-sheet figures mt-5 max-w-[36rem]">
          <thead>
            <tr>
              <th scope="col">{prices.rates}</th>
              <th scope="col">{prices.low}</th>
              <th scope="col">{prices.high}</th>
            </tr>
          </thead>
          <tbody>
            {prices.sheet.map(({ name, low, high }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span>{`${prices.low}: `}</span>
                  {low}
                </td>
                <td>
                  <span>{`${prices.high}: `}</span>
                  {high}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-[36rem] text-small text-quiet">
        {t('fleet.highSeason')}. {prices.rule}
      </p>
      <div className="mt-8 grid max-w-[36rem] grid-cols-[repeat(auto-fit,minmax(min(10.8rem,100%),1fr))] gap-x-6 gap-y-8">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h4 className="border-b border-ink pb-2 font-medium">{title}</h4>
            <RuledList items={items} className="text-[0.9375rem]" />
          </div>
        ))}
      </div>
    </section>
  )
}
