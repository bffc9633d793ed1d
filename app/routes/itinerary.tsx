import { plainHeadline } from '#content/headline.ts'
import { useTranslation } from 'react-i18next'
import { siteRequest } from '#app/context.ts'
import { datedView } from '#app/features/itinerary/dated-view.server.ts'
import { itineraryDays } from '#app/features/itinerary/itinerary-view.server.ts'
import { WeekEnds } from '#app/features/itinerary/week-ends.tsx'
import { ItineraryPlan } from '#app/features/itinerary/itinerary-plan.tsx'
import { pageAt } from '#app/page-at.server.ts'
import { canonicalPath, page } from '#app/pages.ts'
import { SearchBand } from '#app/features/search/search-band.tsx'
import { searchForm } from '#app/features/search/search-form.server.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { breadcrumbData } from '#app/seo/structured-data.server.ts'
import { tripData } from '#app/seo/place-data.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { itineraryChart } from '#app/ui/chart-drawing.server.ts'
import { PictureHero } from '#app/ui/picture-hero.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { jpegPath, openingPictureOf } from '#app/ui/picture.server.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { weekHereFrom } from '#charter/week-here.ts'
import { watersOf } from '#content/charter/waters.ts'
import { destinations } from '#content/destinations.ts'
import { fastLocalYacht } from '#content/local-yacht.ts'
import { nameInText } from '#content/name-in-text.ts'
import { itineraryLengths } from '#content/schema.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/itinerary.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const pageId = pageAt(url.pathname)!.id
  const id = page(pageId).destination!
  const copy = copyOf(locale).itinerary[id]
  const dated = datedView(id, url.searchParams, locale)
  const days = itineraryDays(id, copy, locale, dated.days)
  const picture = openingPictureOf(destinations[id].sailing, locale)
  const trip = tripData({
    origin,
    locale,
    id: pageId,
    name: plainHeadline(copy.title),
    description: copy.meta.description,
    image: `${origin}${jpegPath(picture)}`,
    stops: days,
  })
  const { destination } = copyOf(locale)
  const fast = fastLocalYacht(id)
  const trail = [
    { name: interfaceTexts[locale].nav.home, path: canonicalPath('home') },
    { name: destination[id].name, path: canonicalPath(id) },
    { name: copy.meta.title, path: canonicalPath(pageId) },
  ]
  return {
    seo: pageSeo({
      origin,
      locale,
      explicit,
      id: pageId,
      meta: copy.meta,
      picture,
      jsonLd: [trip, breadcrumbData(origin, locale, trail)],
    }),
    id,
    copy: { title: copy.title, lead: copy.lead, paragraphs: copy.paragraphs, closing: copy.closing },
    ends: copy.ends,
    days,
    dated,
    chart: itineraryChart(id, locale, serverHtml),
    search: searchForm(locale, { to: watersOf[id] }),
    weekFrom: weekHereFrom(watersOf[id], pageCharterWords(locale)),
    picture,
    waters: destination[id].name,
    /** Whose hours the days give, where not those of a yacht under sail. */
    yacht: fast && { name: nameInText(fast.slug, locale), knots: fast.speed },
    chosen: itineraryLengths.find((length) => String(length) === url.searchParams.get('days')) ?? 7,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Itinerary({
  loaderData: { id, copy, ends, days, dated, chart, chosen, search, weekFrom, picture, waters, yacht },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PictureHero
        transitionTarget
        beside
        picture={picture}
        kicker={waters}
        title={copy.title}
        lead={copy.lead}
        price={weekFrom}
      >
        <PageLink page="contact" query={{ itinerary: id }} className="button">
          {t('ask.dates')}
        </PageLink>
      </PictureHero>
      <SearchBand form={search} className="mt-10 md:mt-14" />
      <section className="page grid-12 chapter gap-y-8">
        <div className="axis-left">
          <p className="measure text-lead">{copy.paragraphs[0]}</p>
        </div>
        <div className="prose axis-right">
          {copy.paragraphs.slice(1).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <PageLink page={id} hash="costs">
              {t('itinerary.costs')}
            </PageLink>
          </p>
          <p className="text-small text-quiet">
            {yacht ? t('itinerary.atHerKnots', yacht) : t('itinerary.atKnots')} {t('itinerary.caution')}
          </p>
        </div>
      </section>
      {ends && <WeekEnds {...ends} />}
      <ItineraryPlan key={`${id}${chosen}`} chart={chart} days={days} chosen={chosen} dated={dated}>
        {(length) => (
          <CallToAction
            {...copy.closing}
            price={weekFrom}
            query={{ itinerary: id, ...(length === 7 ? {} : { days: String(length) }) }}
          >
            <PageLink page={id} className="button button-quiet">
              {t('itinerary.place', { name: waters })}
            </PageLink>
          </CallToAction>
        )}
      </ItineraryPlan>
    </>
  )
}
