import { useTranslation } from 'react-i18next'
import type { YachtDetailData } from './yacht-view.server.ts'

/** Where three columns do not fit, as with letters twice as large, each amount stands below its row's name and says its season. */
const row = 'border-b border-hairline @max-[18rem]:block @max-[18rem]:py-2'
const rowName = 'pr-3 font-normal @max-[18rem]:block'
const cell = '@max-[18rem]:block @max-[18rem]:py-0 @max-[18rem]:text-left'
const season = 'hidden text-quiet @max-[18rem]:inline'

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
        <table className="figures mt-5 w-full max-w-[36rem] border-t border-ink text-left">
          <thead className="@max-[18rem]:hidden">
            <tr className={`${row} text-small text-quiet`}>
              <th scope="col" className={`${rowName} py-2`}>
                {prices.rates}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-normal">
                {prices.low}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {prices.high}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.sheet.map(({ name, low, high }) => (
              <tr key={name} className={`${row} align-baseline`}>
                <th scope="row" className={`${rowName} py-2.5`}>
                  {name}
                </th>
                <td className={`py-2.5 pr-3 text-right ${cell}`}>
                  <span className={season}>{prices.low}: </span>
                  {low}
                </td>
                <td className={`py-2.5 text-right ${cell}`}>
                  <span className={season}>{prices.high}: </span>
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
