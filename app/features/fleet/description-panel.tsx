import { useTranslation } from 'react-i18next'
import { useServerHtml } from '#app/hydration/use-server-html.ts'
import { Drawing, DrawingDescription } from '#app/ui/drawing.tsx'
import { UnitSwitch } from '#app/ui/length.tsx'
import { PlusSign } from '#app/ui/plus-sign.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { PriceList } from './price-list.tsx'
import type { YachtDetailData } from './yacht-view.server.ts'

/** What she is: text, berths and rating, builder's figures, what is on board, what she costs. */
export function DescriptionPanel({ yacht }: { yacht: YachtDetailData }) {
  const { t } = useTranslation()
  const { words } = yacht
  return (
    <div className="grid gap-x-[var(--gutter)] gap-y-14 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-6">
        <Prose text={words.text} />
        <dl className="figures mt-10 grid max-w-[36rem] grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] border-y border-ink py-4">
          <div>
            <dt className="text-small text-quiet">{t('fleet.guests')}</dt>
            <dd className="font-serif text-heading">{yacht.guests}</dd>
          </div>
          <div>
            <dt className="text-small text-quiet">{t('fleet.cabins')}</dt>
            <dd className="font-serif text-heading">{yacht.cabins}</dd>
          </div>
          <div>
            <dt className="text-small text-quiet">{t('fleet.rating')}</dt>
            <dd className="font-serif text-heading">
              {yacht.rating}{' '}
              <span className="block font-sans text-small text-quiet sm:inline sm:whitespace-nowrap lg:max-xl:block">
                {t('fleet.reviews')}
              </span>
            </dd>
          </div>
        </dl>
      </div>
      <div className="min-w-0 lg:col-span-6 lg:col-start-7">
        <details className="fold-on-phone">
          <summary className="border-y border-ink">
            {t('fleet.specifications')}
            <PlusSign />
          </summary>
          <h3 className="mb-4 hidden text-heading md:block">{t('fleet.specifications')}</h3>
          <dl className="specifications figures" {...useServerHtml(words.specifications)} />
          <p className="mt-3 text-small text-quiet">{yacht.builderNote}</p>
          <UnitSwitch />
        </details>
        <h3 className="mb-4 mt-12 text-heading">{t('fleet.amenities')}</h3>
        <ul
          className="ruled-list grid grid-cols-2 gap-x-5 text-[0.9375rem] sm:gap-x-8"
          {...useServerHtml(words.amenities)}
        />
      </div>
      <PriceList yacht={yacht} />
      <figure className="border-t border-ink pt-6 lg:col-span-12">
        <h3 className="text-heading">{t('fleet.drawing')}</h3>
        <Drawing drawing={yacht.drawing} />
        <figcaption className="mt-2">
          <DrawingDescription drawing={yacht.drawing} />
        </figcaption>
      </figure>
    </div>
  )
}
