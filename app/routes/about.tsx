import { siteRequest } from '#app/context.ts'
import { ContactInfo } from '#app/features/enquiry/contact-info.tsx'
import { articleTeaser } from '#app/features/journal/article-teaser.server.ts'
import { ArticleTeaser } from '#app/features/journal/article-teaser.tsx'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { CardList } from '#app/ui/card-list.tsx'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { FeatureList } from '#app/ui/feature-list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { PagePicture } from '#app/ui/page-picture.tsx'
import { caribbeanChart } from '#app/ui/chart-drawing.server.ts'
import { Drawing, DrawingDescription } from '#app/ui/drawing.tsx'
import { cardOnPhone } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture.server.ts'
import { TextSection } from '#app/ui/text-section.tsx'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/about.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const { about } = copyOf(locale)
  const picture = pictureOf('welcome-aboard', locale)
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'about', meta: about.meta, picture }),
    copy: about,
    picture,
    chart: caribbeanChart(locale, serverHtml),
    cook: articleTeaser('chef', locale),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function About({ loaderData: { copy, picture, chart, cook } }: Route.ComponentProps) {
  const { hero, intro, journey, vision, team, careers, ethics, closing } = copy
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead} />
      <PagePicture picture={picture} />
      <TextSection {...intro} />
      <TextSection {...journey} />
      <figure className="page mt-10 md:mt-14">
        <Drawing drawing={chart} />
        <figcaption className="mt-3">
          <DrawingDescription drawing={chart} />
        </figcaption>
      </figure>
      <FeatureList id="team" title={team.title} lead={team.lead} items={Object.values(team.groups)} />
      <div className="page mt-14 grid gap-x-[var(--gutter)] gap-y-12 md:grid-cols-2">
        <ArticleTeaser article={cook} sizes={`(min-width: 768px) 46vw, ${cardOnPhone}`} />
        <ContactInfo />
      </div>
      <section id="ethics" className="page chapter">
        <div className="mb-8">
          <ChapterHead title={ethics.title} lead={ethics.lead} />
        </div>
        <CardList items={ethics.items} columns={3} />
      </section>
      <TextSection {...vision} />
      <TextSection id="careers" {...careers}>
        <PageLink page="contact" query={{ topic: 'careers' }} className="button mt-8">
          {careers.cta}
        </PageLink>
      </TextSection>
      <CallToAction title={closing.title} text={closing.text}>
        <PageLink page="yachts" className="button button-quiet">
          {closing.yachts}
        </PageLink>
      </CallToAction>
    </>
  )
}
