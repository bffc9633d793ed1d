import { useTranslation } from 'react-i18next'
import { Headline } from '#app/ui/headline.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { StationedYacht } from './yacht-view.server.ts'

/** The yachts of a coast with what they cost, each leading to her page. */
export function StationedYachts({ yachts }: { yachts: StationedYacht[] }) {
  const { t } = useTranslation()
  return (
    <section className="page chapter">
      <Headline className="border-t border-ink pt-6 text-title md:pt-8">
        {t('fleet.here', { count: yachts.length })}
      </Headline>
      <ul className="mt-8 grid gap-x-[var(--gutter)] gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {yachts.map(({ slug, name, size, week, picture }) => (
          <li key={slug}>
            <PageLink page="yacht" params={{ slug }} className="group block no-underline">
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 44vw, 66vw"
                decorative
                className="aspect-[3/2] w-full"
              />
              <h3 className="mt-3 text-heading group-hover:underline">{name}</h3>
              <span className="figures block text-small text-quiet">{size}</span>
              <span className="figures mt-1 block font-medium first-letter:uppercase">{week}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
