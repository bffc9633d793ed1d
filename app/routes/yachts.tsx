import { useTranslation } from 'react-i18next'
import { fleetInOrder } from '#app/features/fleet/fleet-order.server.ts'
import { paginate, Pagination } from '#app/features/fleet/pagination.tsx'
import { YachtCard } from '#app/features/fleet/yacht-card.tsx'
import { CompareBar, CompareCheck } from '#app/features/search/compare-check.tsx'
import { SearchBand } from '#app/features/search/search-band.tsx'
import { compareLabels, searchForm } from '#app/features/search/search-form.server.ts'
import { searchPage } from '#app/features/search/search-page.server.ts'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { lineUpLinks, yachtCard, yachtRow } from '#app/features/fleet/yacht-view.server.ts'
import { siteRequest } from '#app/context.ts'
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { yachtListData } from '#app/seo/structured-data.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { fleetDrawing } from '#app/ui/yacht-drawing.server.ts'
import { Drawing, DrawingDescription } from '#app/ui/drawing.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { PictureHero } from '#app/ui/picture-hero.tsx'
import { openingPictureOf } from '#app/ui/picture.server.ts'
import { cardOnPhone } from '#app/ui/picture.tsx'
import { asksForTrip } from '#charter/trip.ts'
import { answersBeforeAsking } from '#content/answers.server.ts'
import type { Locale } from '#content/locales.ts'
import type { YachtSlug } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/yachts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml, calendarOf } = context.get(siteRequest)
  const copy = copyOf(locale)
  const asked = url.searchParams
  const cardOf = (slug: YachtSlug) => yachtRow(slug, locale)
  const search = asksForTrip(asked) ? searchPage(asked, locale, calendarOf, cardOf) : undefined
  return {
    seo: pageSeo({
      origin,
      locale,
      explicit,
      id: 'yachts',
      query: asked,
      meta: { ...copy.fleet.meta, ...search?.results.meta },
      jsonLd: search ? [] : [yachtListData(origin, locale, fleetAt(asked.get('page')).items)],
    }),
    search,
    answers: search ? answersBeforeAsking(locale, search.party) : [],
    fleet: search ? undefined : fleetPage(asked.get('page'), locale, { serverHtml, explicit }),
  }
}

const fleetAt = (page: string | null) => paginate(fleetInOrder, Number(page ?? 1))

/** The fleet as it stands, without a trip in mind. */
function fleetPage(
  wanted: string | null,
  locale: Locale,
  { serverHtml, explicit }: { serverHtml: ServerHtmlStore; explicit: boolean },
) {
  const copy = copyOf(locale)
  const { items, ...page } = fleetAt(wanted)
  return {
    form: searchForm(locale),
    compare: compareLabels(locale),
    hero: copy.fleet.hero,
    picture: openingPictureOf('fleet-at-anchor', locale),
    order: copy.fleet.order,
    closing: copy.fleet.closing,
    yachts: items.map((yacht, i) => yachtCard(yacht, copy, locale, { featured: featuredAt(i) })),
    page,
    lineUp: fleetDrawing(items, locale, serverHtml, lineUpLinks(locale, explicit)),
  }
}

/** Every third yacht leads on wide screens, and two stand below her. */
const featuredAt = (i: number) => i % 3 === 0

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Yachts({ loaderData: { search, answers, fleet: whole } }: Route.ComponentProps) {
  return search ? <SearchPage search={search} answers={answers} /> : <Fleet {...whole!} />
}

function Fleet({
  hero,
  picture,
  form,
  yachts,
  page,
  lineUp,
  compare,
  order,
  closing,
}: ReturnType<typeof fleetPage>) {
  const { t } = useTranslation()
  return (
    <>
      <PictureHero picture={picture} title={hero.title} lead={hero.lead} price={hero.price}>
        <PageLink page="contact" className="button">
          {t('ask.dates')}
        </PageLink>
      </PictureHero>
      <SearchBand form={form} className="mt-10 md:mt-14" />
      <figure className="page mt-14 md:mt-20">
        <Drawing drawing={lineUp} role="group" />
        <figcaption className="mt-2">
          <DrawingDescription drawing={lineUp} />
        </figcaption>
      </figure>
      <div className="page mt-8">
        <p className="measure">{order}</p>
      </div>
      <section id="fleet" className="page led-list staggered-list mt-8 grid gap-y-20">
        {yachts.map((yacht, i) => (
          <YachtCard
            key={yacht.slug}
            yacht={yacht}
            eager={i === 0}
            featured={featuredAt(i)}
            check={<CompareCheck slug={yacht.slug} name={yacht.name} labels={compare} />}
            sizes={`(min-width: 96rem) ${featuredAt(i) ? 1462 : 720}px, (min-width: 1024px) ${featuredAt(i) ? 92 : 46}vw, (min-width: 768px) 42vw, ${cardOnPhone}`}
          />
        ))}
      </section>
      {page.pages > 1 && (
        <div className="page">
          <Pagination {...page} />
        </div>
      )}
      <CompareBar labels={compare} />
      <CallToAction {...closing} />
    </>
  )
}
