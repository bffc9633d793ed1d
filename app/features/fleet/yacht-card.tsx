import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Length } from '#app/ui/length.tsx'
import { PageLink, useTransitionClass } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { YachtCardData } from './yacht-view.server.ts'

type YachtCardProps = {
  yacht: YachtCardData
  sizes: string
  eager?: boolean
  heading?: 'h2' | 'h3'
  /** On tablets, her words stand beside the picture: for a card that has a row to itself. */ beside?: boolean
  /** On wide screens she leads the list: a picture two thirds of the page wide, on this side of her words. */ featured?:
    | 'left'
    | 'right'
  /** A mark of the list that she stands in, such as that of the comparison. */ check?: ReactNode
}

/** A yacht in a list: a large picture, her name, three figures, what she costs. The whole card leads to her page. */
export function YachtCard({
  yacht,
  sizes,
  eager,
  heading: Heading = 'h2',
  beside,
  featured,
  check,
}: YachtCardProps) {
  const { t } = useTranslation()
  const transitionClass = useTransitionClass({ page: 'yacht', params: { slug: yacht.slug } })
  const figures = [
    [t('fleet.length'), <Length key="length" {...yacht.length} />],
    [t('fleet.guests'), String(yacht.guests)],
    [t('fleet.cabins'), String(yacht.cabins)],
  ] as const
  return (
    <article
      className={`group relative ${beside ? 'md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-x-8' : ''} ${featured ? 'lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-[var(--gutter)]' : ''}`}
    >
      <div
        className={`overflow-hidden ${featured ? 'lg:col-span-8' : ''} ${featured === 'right' ? 'lg:order-2' : ''}`}
      >
        <Picture
          picture={yacht.picture}
          sizes={sizes}
          eager={eager}
          className={`aspect-[4/3] w-full ${beside ? 'md:max-lg:aspect-[5/6]' : ''} transition-transform duration-[1.2s] ease-out group-hover:scale-[1.025] ${featured ? 'lg:aspect-[3/2]' : ''} ${transitionClass}`}
        />
      </div>
      <div className={featured ? 'lg:col-span-4 lg:border-t lg:border-ink' : ''}>
        <div
          className={`mt-5 lg:items-baseline lg:justify-between lg:gap-4 ${featured ? 'xl:flex' : 'lg:flex'}`}
        >
          <Heading className="text-[2.1rem] leading-none lg:flex-none">
            <PageLink
              page="yacht"
              params={{ slug: yacht.slug }}
              viewTransition
              className="no-underline after:absolute after:inset-0"
            >
              {yacht.name}
            </PageLink>
          </Heading>
          <p
            className={`mt-2 flex flex-wrap items-baseline gap-x-3 text-small text-quiet ${featured ? 'xl:mt-0 xl:block xl:text-right' : 'lg:mt-0 lg:block lg:text-right'}`}
          >
            <span>{yacht.model}</span> <span className="water text-[1rem] lg:block">{yacht.location}</span>
          </p>
        </div>
        <p className="mt-3 measure">{yacht.subtitle}</p>
        <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] border-y border-hairline py-3">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-quiet">{name}</dt>
              <dd className="figures font-serif text-[1.35rem] leading-tight">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-3 flex flex-wrap gap-x-4 text-small text-quiet">
          {yacht.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="figures">
            <strong className="block font-medium first-letter:uppercase">{yacht.week}</strong>
            <span className="text-small text-quiet">{yacht.share}</span>
          </span>
          <span aria-hidden="true" className="arrow-link">
            {t('fleet.details')}
          </span>
        </p>
        {check && <div className="mt-2">{check}</div>}
      </div>
    </article>
  )
}
