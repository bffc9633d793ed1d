import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import { heroSizes } from '#app/ui/picture-hero.tsx'
import { Caption, Picture } from '#app/ui/picture.tsx'
import type { YachtDetailData } from './yacht-view.server.ts'

type YachtHeroProps = {
  yacht: YachtDetailData
  /** Address of her brochure in the page's language. */ brochure: string
}

/** The yacht and her name over the full height of the window, and the row of thumbnails that change the picture. Nothing lies on the picture: on wide screens her name and the buttons share a line below it. */
export function YachtHero({ yacht, brochure }: YachtHeroProps) {
  const { t } = useTranslation()
  const { name, pictures, subtitle, slug } = yacht
  const [shown, setShown] = useState(0)
  const picture = pictures[shown]!
  return (
    <section aria-label={name}>
      <div className="on-dark relative flex min-h-[calc(100svh-5.5rem)] flex-col overflow-hidden bg-ink text-paper print:block print:h-auto print:min-h-0 lg:h-[calc(100svh-5.5rem)] lg:min-h-[38rem]">
        <Picture
          key={picture.id}
          picture={picture}
          sizes={heroSizes}
          eager
          className="page-picture min-h-0 w-full flex-[1_1_18rem] plate"
        />
        <div className="page pb-7 pt-6 md:pb-10 md:pt-8 print:pb-0 lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-[var(--gutter)] lg:pb-9 lg:pt-7">
          <div className="lg:col-span-7">
            <p className="figures text-small">{yacht.model}</p>
            <h1 className="mt-2 text-display lg:mt-1 uppercase tracking-[0.02em]">{name}</h1>
            <p className="mt-3 measure text-lead lg:mt-2">{subtitle}</p>
          </div>
          <div className="lg:col-span-5">
            <div className="no-print mt-7 grid gap-3 phone:flex phone:flex-wrap lg:justify-end">
              <PageLink page="contact" query={{ yacht: slug }} className="button">
                {t('fleet.quote')}
              </PageLink>
              <a href={brochure} type="application/pdf" className="button button-quiet">
                {t('fleet.brochure')} (PDF)
              </a>
            </div>
            <Caption as="div" picture={picture} className="mt-6 lg:mt-4 lg:justify-end" />
          </div>
        </div>
      </div>
      {pictures.length > 1 && (
        <ul
          aria-label={t('fleet.pictures', { name })}
          className="page no-print mt-3 flex gap-3 overflow-x-auto py-1"
        >
          {pictures.map((each, i) => (
            <li key={each.id} className="flex-none">
              <button
                type="button"
                aria-label={t('fleet.showPicture', { number: i + 1 })}
                aria-pressed={i === shown}
                onClick={() => setShown(i)}
                className="block border-b-4 border-transparent pb-1.5 aria-pressed:border-magenta"
              >
                <Picture picture={each} sizes="165px" decorative className="h-18 w-28 md:h-24 md:w-36" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
