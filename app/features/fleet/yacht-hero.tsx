import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import { heroSizes } from '#app/ui/picture-hero.tsx'
import { Caption, Picture } from '#app/ui/picture.tsx'
import type { YachtDetailData } from './yacht-view.server.ts'

type YachtHeroProps = { yacht: YachtDetailData; /** Address of her brochure in the page's language. */ brochure: string }

/** The yacht over the full height of the window, and the row of thumbnails that change the picture. */
export function YachtHero({ yacht, brochure }: YachtHeroProps) {
  const { t } = useTranslation()
  const { name, pictures, subtitle, slug } = yacht
  const [shown, setShown] = useState(0)
  const picture = pictures[shown]!
  return (
    <section aria-label={name}>
      <div className="on-dark relative h-[calc(100svh-5.5rem)] min-h-[34rem] overflow-hidden text-paper md:max-h-[62rem]">
        <Picture key={picture.id} picture={picture} sizes={heroSizes} eager className="travels absolute inset-0 h-full w-full" />
        <div className="shade-below absolute inset-0" aria-hidden="true" />
        <div className="page absolute inset-x-0 bottom-0 pb-8 md:pb-12">
          <p className="figures text-small">{yacht.model}</p>
          <h1 className="mt-2 text-display uppercase tracking-[0.02em]">{name}</h1>
          <p className="mt-3 measure text-lead">{subtitle}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <PageLink page="contact" query={{ yacht: slug }} className="button">{t('fleet.quote')}</PageLink>
            <a href={brochure} type="application/pdf" className="button button-quiet">{t('fleet.brochure')} (PDF)</a>
          </div>
          <Caption as="div" picture={picture} className="mt-6" />
        </div>
      </div>
      {pictures.length > 1 && (
        <ul aria-label={t('fleet.pictures', { name })} className="page no-print mt-3 flex gap-3 overflow-x-auto py-1">
          {pictures.map((each, i) => (
            <li key={each.id} className="flex-none">
              <button
                type="button"
                aria-label={t('fleet.showPicture', { number: i + 1 })}
                aria-pressed={i === shown}
                onClick={() => setShown(i)}
                className="block border-b-4 border-transparent pb-1.5 aria-pressed:border-magenta"
              >
                <Picture picture={each} sizes="144px" decorative className="h-18 w-28 md:h-24 md:w-36" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
