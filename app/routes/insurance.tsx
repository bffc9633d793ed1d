import { useTranslation } from 'react-i18next'
import { siteRequest } from '#app/context.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { CardList } from '#app/ui/card-list.tsx'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { FeatureList } from '#app/ui/feature-list.tsx'
import { PagePicture } from '#app/ui/page-picture.tsx'
import { pictureOf } from '#app/ui/picture.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useSite } from '#app/site.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/insurance.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, explicit } = context.get(siteRequest)
  const { insurance } = copyOf(locale)
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'insurance', meta: insurance.meta }),
    copy: insurance,
    picture: pictureOf('business-class', locale),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Insurance({ loaderData: { copy, picture } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const { requirements, coverage, notes, contact } = copy
  return (
    <>
      <PageHead title={copy.hero.title} lead={copy.hero.lead} />
      <PagePicture picture={picture} />
      <div className="chapter bg-tint-2 py-14 md:py-20">
        <FeatureList title={requirements.title} items={Object.values(requirements.items)} className="" />
      </div>
      <section className="page chapter">
        <ChapterHead title={coverage.title} lead={coverage.lead} />
        <ol className="mt-12">
          {Object.values(coverage.items).map(({ title, description, features }) => (
            <li key={title} className="grid-12 gap-y-4 border-t border-hairline py-8">
              <div className="axis-left">
                <h3 className="text-heading">{title}</h3>
                <p className="measure mt-2">{description}</p>
              </div>
              <ul className="axis-right">
                {features.map((feature) => (
                  <li
                    key={feature}
                    className="border-b border-hairline py-2 first:pt-0 max-md:last:border-b-0 max-md:last:pb-0"
                  >
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <section className="page chapter">
        <h2 className="mb-8 border-t border-ink pt-6 text-title md:pt-8">{notes.title}</h2>
        <CardList items={Object.values(notes.items)} columns={4} />
      </section>
      <section className="chapter bg-tint-2 py-14 md:py-20">
        <div className="page grid-12 gap-y-6">
          <h2 className="axis-left text-title">{contact.title}</h2>
          <div className="axis-right">
            <p className="text-lead">{contact.text}</p>
            <p className="figures mt-5 flex flex-wrap gap-x-8 gap-y-1">
              <a className="py-1" href={`tel:${company.phone}`}>
                {company.phoneDisplay}
              </a>
              <a className="py-1" href={`mailto:${company.infoMailbox}`}>
                {company.infoMailbox}
              </a>
              <span className="py-1">
                {t('contact.emergencies')}: {t('contact.always')}
              </span>
            </p>
            <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
              <PageLink page="contact" query={{ topic: 'insurance' }} className="button">
                {contact.cta}
              </PageLink>
              <PageLink page="yachts" className="button button-quiet">
                {contact.yachts}
              </PageLink>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
