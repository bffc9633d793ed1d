import { paginate, Pagination } from '#app/features/fleet/pagination.tsx'
import { YachtCard } from '#app/features/fleet/yacht-card.tsx'
import { yachtCard } from '#app/features/fleet/yacht-view.server.ts'
import { siteRequest } from '#app/context.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { fleetDrawing } from '#app/ui/yacht-drawing.server.ts'
import { Drawing, DrawingDescription } from '#app/ui/drawing.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { cardOnPhone } from '#app/ui/picture.tsx'
import { fleet } from '#content/fleet.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/yachts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const copy = copyOf(locale)
  const { items, ...page } = paginate(fleet, Number(url.searchParams.get('page') ?? 1))
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'yachts', meta: copy.fleet.meta }),
    hero: copy.fleet.hero,
    closing: copy.fleet.closing,
    yachts: items.map((yacht, i) =>
      yachtCard(yacht, copy, locale, { featured: featuredAt(i) !== undefined }),
    ),
    page,
    lineUp: fleetDrawing(items, locale, serverHtml),
  }
}

/** Every third yacht leads on wide screens, left and right in turn, and two stand below her. */
const featuredAt = (i: number) => (i % 3 === 0 ? (i % 2 === 0 ? 'left' : 'right') : undefined)

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Yachts({
  loaderData: { hero, yachts, page, lineUp, closing },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead} />
      <figure className="page mt-14 md:mt-20">
        <Drawing drawing={lineUp} />
        <figcaption className="mt-2">
          <DrawingDescription drawing={lineUp} />
        </figcaption>
      </figure>
      <section className="page led-list mt-14 grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-20 md:mt-20 md:max-lg:grid-cols-2 md:max-lg:[&>*:nth-child(even)]:mt-28 md:max-lg:[&>*:nth-child(odd):not(:first-child)]:-mt-8">
        {yachts.map((yacht, i) => (
          <YachtCard
            key={yacht.slug}
            yacht={yacht}
            eager={i === 0}
            featured={featuredAt(i)}
            sizes={`(min-width: 96rem) ${featuredAt(i) ? 960 : 720}px, (min-width: 1024px) ${featuredAt(i) ? 61 : 46}vw, (min-width: 768px) 42vw, ${cardOnPhone}`}
          />
        ))}
      </section>
      <div className="page">
        <Pagination {...page} />
      </div>
      <CallToAction {...closing} />
    </>
  )
}
