import { useTranslation } from 'react-i18next'
import { siteRequest } from '#app/context.ts'
import { DestinationChart } from '#app/features/itinerary/destination-chart.tsx'
import { SeasonRibbon } from '#app/features/destination/season-ribbon.tsx'
import { pageAt } from '#app/page-at.server.ts'
import { canonicalPath, itineraryPage, page } from '#app/pages.ts'
import { SearchBand } from '#app/features/search/search-band.tsx'
import { searchForm } from '#app/features/search/search-form.server.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { breadcrumbData } from '#app/seo/structured-data.server.ts'
import { destinationData } from '#app/seo/place-data.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { destinationChart } from '#app/ui/chart-drawing.server.ts'
import { AnswerLinks } from '#app/ui/answer-links.tsx'
import { CardList } from '#app/ui/card-list.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { FeatureList } from '#app/ui/feature-list.tsx'
import { StationedYachts } from '#app/features/fleet/stationed-yachts.tsx'
import { stationedYachts } from '#app/features/fleet/yacht-view.server.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Caption, Picture } from '#app/ui/picture.tsx'
import { PictureHero } from '#app/ui/picture-hero.tsx'
import { jpegPath, openingPictureOf, pictureOf } from '#app/ui/picture.server.ts'
import { brochurePath } from '#app/brochure-paths.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { weekHere, weekHereFrom } from '#charter/week-here.ts'
import { watersOf } from '#content/charter/waters.ts'
import { formatPosition } from '#content/format.ts'
import { destinations } from '#content/destinations.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { QuestionId } from '#content/company-copy.ts'
import { answerLinks } from '#content/answers.server.ts'
import type { DestinationId } from '#content/schema.ts'
import { places } from '#content/places.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/destination.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const pageId = pageAt(url.pathname)!.id
  const id = page(pageId).destination!
  const copy = copyOf(locale).destination[id]
  const { season, position, picture: pictureId, pictured, detail } = destinations[id]
  const picture = openingPictureOf(pictureId, locale)
  const nav = interfaceTexts[locale].nav
  const trail = [
    { name: nav.home, path: canonicalPath('home') },
    { name: nav.destinations, path: canonicalPath('destinations') },
    { name: copy.name, path: canonicalPath(pageId) },
  ]
  const place = destinationData({
    origin,
    locale,
    id: pageId,
    name: copy.name,
    description: copy.meta.description,
    position,
    image: `${origin}${jpegPath(picture)}`,
  })
  const seo = pageSeo({
    origin,
    locale,
    explicit,
    id: pageId,
    meta: copy.meta,
    picture,
    jsonLd: [place, breadcrumbData(origin, locale, trail)],
  })
  return {
    seo,
    id,
    copy,
    brochure: brochurePath(id, locale),
    season,
    position: formatPosition(places[pictured]),
    picture,
    detail: pictureOf(detail, locale),
    yachts: stationedYachts(id, locale),
    answers: answerLinks(locale, ...questionsOf[id]),
    chart: destinationChart(id, locale, serverHtml),
    search: searchForm(locale, { to: watersOf[id] }),
    week: weekHere(watersOf[id], pageCharterWords(locale)),
    weekFrom: weekHereFrom(watersOf[id], pageCharterWords(locale)),
  }
}

/** What guests of a destination ask before they book their flights. */
const questionsOf: Record<DestinationId, QuestionId[]> = {
  panama: ['panama-guna-yala', 'flights', 'diving'],
  colombia: ['colombia-bahamas-transfer', 'flights', 'other-waters'],
  cuba: ['cuba-us-citizens', 'cuba-visa-waiver', 'other-waters'],
  bahamas: ['colombia-bahamas-transfer', 'flights', 'two-boats'],
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Destination({
  loaderData: {
    id,
    copy,
    brochure,
    season,
    position,
    picture,
    detail,
    yachts,
    answers,
    chart,
    search,
    week,
    weekFrom,
  },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  const { hero, location, bestTime, experiences, costs, arrival, closing, grid, highlights } = copy
  const lists = [
    [t('common.included'), costs.included],
    [t('common.notIncluded'), costs.notIncluded],
    [t('common.paidLocally'), costs.paidLocally],
  ] as const
  return (
    <>
      <PictureHero
        transitionTarget
        picture={picture}
        title={hero.title}
        lead={hero.lead}
        price={weekFrom}
        caption={hero.caption}
        position={position}
      >
        <PageLink page={itineraryPage(id)} className="button">
          {hero.itinerary}
        </PageLink>
        <PageLink page="flySail" query={{ destination: id }} className="button button-quiet">
          {hero.flySail}
        </PageLink>
        <PageLink page="contact" query={{ destination: id }} className="button button-quiet">
          {hero.contact}
        </PageLink>
      </PictureHero>
      <SearchBand form={search} className="mt-10 md:mt-14" />
      <section className="page grid-12 chapter gap-y-12">
        <div className="prose axis-left">
          {copy.intro.map((paragraph, i) => (
            <p key={paragraph} className={i === 0 ? 'text-lead' : ''}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className="axis-right grid content-start gap-8">
          {[location, bestTime, arrival].map(({ title, text }) => (
            <div key={title} className="border-t border-ink pt-4">
              <h2 className="text-heading">{title}</h2>
              <p className="mt-2">{text}</p>
            </div>
          ))}
          <AnswerLinks answers={answers} />
        </div>
      </section>
      <section className="page chapter">
        <DestinationChart chart={chart}>
          <PageLink page={itineraryPage(id)} className="arrow-link">
            {hero.itinerary}
          </PageLink>
        </DestinationChart>
      </section>
      <section className="page mt-16 md:mt-24">
        <SeasonRibbon season={season} note={copy.seasonNote} />
      </section>
      <FeatureList {...experiences} />
      <figure className="chapter">
        {detail.whole ? (
          <div className="page">
            <Picture picture={detail} sizes="(min-width: 102rem) 1462px, 92vw" className="h-auto w-full" />
          </div>
        ) : (
          <Picture
            picture={detail}
            sizes="(min-width: 102rem) 1462px, 100vw"
            className="plate aspect-[4/3] md:aspect-[2/1]"
          />
        )}
        <Caption picture={detail} className="page mt-2" />
      </figure>
      {yachts.length > 0 && <StationedYachts yachts={yachts} />}
      {grid && (
        <section className="page chapter">
          <Headline className="mb-8 border-t border-ink pt-6 text-title md:pt-8">{grid.title}</Headline>
          <CardList items={grid.items} columns={3} />
        </section>
      )}
      {highlights && (
        <section className="page chapter">
          <Headline className="mb-8 border-t border-ink pt-6 text-title md:pt-8">{highlights.title}</Headline>
          <CardList items={highlights.items} columns={4} />
        </section>
      )}
      <section id="costs" className="chapter scroll-mt-20 bg-tint-2 py-16 md:py-24">
        <div className="page">
          <div className="grid-12 gap-y-4">
            <Headline className="axis-left text-title">{costs.title}</Headline>
            <p className="figures axis-right measure text-lead">{week}</p>
          </div>
          <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
            {lists.map(([title, items]) => (
              <div key={title}>
                <h3 className="border-b border-ink pb-2 font-sans font-medium tracking-normal">{title}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item} className="border-b border-hairline py-2.5">
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <a href={brochure} type="application/pdf" className="arrow-link no-print mt-10">
            {t('fleet.brochure')} (PDF)
          </a>
        </div>
      </section>
      <CallToAction {...closing} query={{ destination: id }} />
    </>
  )
}
