import { useTranslation } from 'react-i18next'
import { siteRequest } from '#app/context.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { CardList } from '#app/ui/card-list.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { FeatureList } from '#app/ui/feature-list.tsx'
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
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Insurance({ loaderData: { copy } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const { requirements, coverage, notes, contact } = copy
  return (
    <>
      <PageHead title={copy.hero.title} lead={copy.hero.lead} />
      <div className="mt-16 bg-tint-2 pb-6 pt-14 md:mt-24 md:pb-10 md:pt-20 lg:pb-20">
        <FeatureList title={requirements.title} items={Object.values(requirements.items)} className="" />
      </div>
      <section className="page mt-24 md:mt-32">
        <div className="grid-12 gap-y-4">
          <Headline className="col-span-12 text-title md:col-span-6">{coverage.title}</Headline>
          <p className="col-span-12 text-lead md:col-span-6">{coverage.lead}</p>
        </div>
        <ol className="mt-12">
          {Object.values(coverage.items).map(({ title, description, features }) => (
            <li key={title} className="grid-12 gap-y-4 border-t border-ink py-8">
              <h3 className="col-span-12 text-heading md:col-span-4">{title}</h3>
              <p className="col-span-12 md:col-span-4">{description}</p>
              <ul className="col-span-12 md:col-span-4">
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
      <section className="page mt-20 md:mt-28">
        <h2 className="mb-8 text-title">{notes.title}</h2>
        <CardList items={Object.values(notes.items)} columns={4} />
      </section>
      <section className="page mt-20">
        <div className="grid-12 gap-y-6 bg-land px-6 py-10 md:px-12 md:py-14">
          <h2 className="col-span-12 text-title md:col-span-5">{contact.title}</h2>
          <div className="col-span-12 md:col-span-6 md:col-start-7">
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
            <PageLink page="contact" query={{ topic: 'insurance' }} className="button mt-6">
              {contact.cta}
            </PageLink>
          </div>
        </div>
      </section>
    </>
  )
}
