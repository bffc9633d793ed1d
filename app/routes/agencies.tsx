import { PapersRow } from '#app/features/agencies/papers-row.tsx'
import { fleetPapers } from '#app/features/agencies/papers-view.server.ts'
import { yachtPictures } from '#app/features/fleet/yacht-view.server.ts'
import { siteRequest } from '#app/context.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { FeatureList } from '#app/ui/feature-list.tsx'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextSection } from '#app/ui/text-section.tsx'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/agencies.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, explicit } = context.get(siteRequest)
  const { meta, hero, terms, papers, licence, closing } = copyOf(locale).agencies
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'agencies', meta }),
    hero,
    terms: { title: terms.title, items: Object.values(terms.items) },
    papers: {
      title: papers.title,
      lead: papers.lead,
      yachts: fleetPapers(papers, locale, (slug) => yachtPictures(slug, locale)),
    },
    licence,
    closing,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Agencies({ loaderData }: Route.ComponentProps) {
  const { hero, terms, papers, licence, closing } = loaderData
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead} />
      <div className="chapter bg-tint-2 py-14 md:py-20">
        <FeatureList title={terms.title} items={terms.items} className="" />
      </div>
      <section className="page chapter">
        <ChapterHead title={papers.title} lead={papers.lead} />
        <ul className="mt-12">
          {papers.yachts.map((yacht) => (
            <PapersRow key={yacht.slug} yacht={yacht} />
          ))}
        </ul>
      </section>
      <TextSection id="licence" title={licence.title} paragraphs={licence.paragraphs} />
      <CallToAction {...closing} query={{ topic: 'partner' }} />
    </>
  )
}
