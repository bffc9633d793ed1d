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
  /** On wide screens she leads the list: a picture across the page, her words and her figures on its two axes below. */
  featured?: boolean
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
      className={`group relative ${beside ? 'md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-x-8' : ''}`}
    >
      <div className="overflow-hidden">
        <Picture
          picture={yacht.picture}
          sizes={sizes}
          eager={eager}
          className={`card-picture aspect-[4/3] w-full ${beside ? 'md:max-lg:aspect-[5/6]' : ''} ${featured ? 'lg:aspect-[16/10]' : 'lg:aspect-[3/2]'} ${transitionClass}`}
        />
      </div>
      <div className={featured ? 'mt-5 lg:grid lg:grid-cols-2 lg:gap-x-[var(--gutter)]' : 'mt-5'}>
        <div className={featured ? 'lg:pr-6' : ''}>
          <Heading className="text-title">
            <PageLink
              page="yacht"
              params={{ slug: yacht.slug }}
              viewTransition
              className="no-underline after:absolute after:inset-0"
            >
              {yacht.name}
            </PageLink>
          </Heading>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-small text-quiet">
            {yacht.model && <span>{yacht.model}</span>}{' '}
            <span className="water text-[1rem]">{yacht.location}</span>
          </p>
          <p className="measure mt-3">{yacht.subtitle}</p>
        </div>
        <div>
          <dl
            className={`grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] border-y border-hairline py-3 ${featured ? 'mt-5 lg:mt-2' : 'mt-5'}`}
          >
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt className="text-small text-quiet">{name}</dt>
                <dd className="figures font-serif text-heading">{value}</dd>
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
      </div>
    </article>
  )
}
