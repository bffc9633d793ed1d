import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import { PictureHero } from '#app/ui/picture-hero.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { YachtDetailData } from './yacht-view.server.ts'

type YachtHeroProps = {
  yacht: YachtDetailData
  /** Address of her brochure in the page's language. */ brochure: string
}

/** The yacht, her name, price, guests and cabins in the first window, and the row of thumbnails that change the picture. */
export function YachtHero({ yacht, brochure }: YachtHeroProps) {
  const { t } = useTranslation()
  const { name, pictures, subtitle, slug, prices, size } = yacht
  const [shown, setShown] = useState(0)
  return (
    <section aria-label={name}>
      <PictureHero
        transitionTarget
        yacht
        picture={pictures[shown]!}
        kicker={yacht.model === name ? undefined : yacht.model}
        title={name}
        lead={subtitle}
        price={prices.week}
        facts={prices.fee ? `${size} · ${prices.fee}` : size}
      >
        <PageLink page="contact" query={{ yacht: slug }} className="button">
          {t('fleet.quote')}
        </PageLink>
        <a href={brochure} type="application/pdf" className="button button-quiet">
          {t('fleet.brochure')} (PDF)
        </a>
      </PictureHero>
      {pictures.length > 1 && (
        <ul
          aria-label={t('fleet.pictures', { name })}
          className="thumbnails page no-print mt-3 flex gap-3 overflow-x-auto py-1"
        >
          {pictures.map((each, i) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={t('fleet.showPicture', { number: i + 1 })}
                aria-pressed={i === shown}
                onClick={() => setShown(i)}
              >
                <Picture picture={each} small decorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
