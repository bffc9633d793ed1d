import { useTranslation } from 'react-i18next'
import { useServerHtml } from '#app/hydration/use-server-html.ts'
import type { YachtDetailData } from './yacht-view.server.ts'

/** The rate sheet of two seasons, and three lists: included, not included, paid on the spot. */
export function PriceList({ yacht }: { yacht: YachtDetailData }) {
  const { t } = useTranslation()
  const { prices, words } = yacht
  return (
    <section
      aria-labelledby="prices"
      className="grid gap-x-[var(--gutter)] gap-y-8 border-t border-ink pt-6 lg:col-span-12 lg:grid-cols-2"
    >
      <div>
        <h3 id="prices" className="text-heading">
          {t('fleet.prices')}
        </h3>
        <p className="mt-4 text-lead first-letter:uppercase">
          <span className="figures">{prices.week}</span>
        </p>
        <p className="figures">{prices.share}</p>
        <div className="@container">
          <table className="rate-sheet figures mt-5 max-w-[36rem]" {...useServerHtml(words.rates)} />
        </div>
        <p className="mt-3 max-w-[36rem] text-small text-quiet">
          {t('fleet.highSeason')}. {prices.rule}
        </p>
      </div>
      <div
        className="grid content-start grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-8"
        {...useServerHtml(words.lists)}
      />
    </section>
  )
}
