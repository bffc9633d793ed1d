import { plainHeadline } from '#content/headline.ts'
import { useTranslation } from 'react-i18next'
import { siteRequest } from '#app/context.ts'
import { SeasonRibbon } from '#app/features/destination/season-ribbon.tsx'
import { DestinationChart } from '#app/features/itinerary/destination-chart.tsx'
import { articleTeaser } from '#app/features/journal/article-teaser.server.ts'
import { ArticleTeaser } from '#app/features/journal/article-teaser.tsx'
import { marginNote } from '#app/features/journal/margin-note.server.ts'
import { MarginNote } from '#app/features/journal/margin-note.tsx'
import { OpeningPictures } from '#app/features/journal/opening-pictures.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { inHalves, renderMarkdown } from '#app/markdown.server.ts'
import { pageAt } from '#app/page-at.server.ts'
import { canonicalPath, itineraryPage, page } from '#app/pages.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { breadcrumbData } from '#app/seo/structured-data.server.ts'
import { postingData } from '../seo/journal-data.server.ts'
import { useFormat, useSite } from '#app/site.ts'
import { destinationChart, uprightChart } from '#app/ui/chart-drawing.server.ts'
import { Sheet } from '#app/ui/drawing.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Caption, cardOnPhone, Picture } from '#app/ui/picture.tsx'
import { jpegPath, pictureOf } from '#app/ui/picture.server.ts'
import { NightSpread } from '#app/ui/night-spread.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { articles } from '#content/articles.ts'
import { destinations } from '#content/destinations.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { articleOf, readingMinutes } from '#content/markdown.server.ts'
import { nameIn } from '#content/format.ts'
import { spreadTexts } from '#content/spreads.server.ts'
import type { DestinationId } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/article.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const { id: pageId } = pageAt(url.pathname)!
  const id = page(pageId).article!
  const facts = articles[id]
  const { title, teaser, description, keywords, callToAction, body } = articleOf(id, locale)
  const plainTitle = plainHeadline(title)
  const picture = pictureOf(facts.picture, locale)
  const { destination } = copyOf(locale)
  const places = [...(facts.beside ? [facts.beside] : []), facts.destination]
  const [firstHalf, rest] = inHalves(
    renderMarkdown(body, {
      lang: explicit ? locale : undefined,
      newTab: interfaceTexts[locale].common.newTab,
      where: `content/${locale}/articles/${id}.md`,
    }),
  )
  const firstChapter = Math.max(0, firstHalf.indexOf('<h2'))
  const posting = postingData({
    origin,
    locale,
    id: pageId,
    title,
    description,
    date: facts.date,
    author: facts.author,
    image: `${origin}${jpegPath(picture)}`,
    words: body.split(/\s+/).length,
  })
  const trail = [
    { name: interfaceTexts[locale].nav.home, path: canonicalPath('home') },
    { name: plainTitle, path: canonicalPath(pageId) },
  ]
  return {
    seo: pageSeo({
      origin,
      locale,
      explicit,
      id: pageId,
      meta: { title: plainTitle, description, keywords },
      picture,
      published: facts.date,
      jsonLd: [posting, breadcrumbData(origin, locale, trail)],
    }),
    title,
    teaser,
    callToAction,
    lede: serverHtml.keep('lede', firstHalf.slice(0, firstChapter)),
    opening: serverHtml.keep('opening', firstHalf.slice(firstChapter)),
    rest: serverHtml.keep('rest', rest),
    pictures: facts.beside
      ? places.map((id) => ({
          picture: pictureOf(destinations[id].picture, locale),
          caption: destination[id].waters,
        }))
      : [{ picture, caption: undefined }],
    charts: facts.beside
      ? places.map((id) => ({
          sheet: uprightChart(id, 7, locale, serverHtml),
          itinerary: itineraryPage(id),
          to: destination[id].hero.itinerary,
        }))
      : undefined,
    plate: facts.beside
      ? undefined
      : 'chart' in facts.plate
        ? {
            chart: destinationChart(facts.plate.chart, locale, serverHtml),
            itinerary: itineraryPage(facts.plate.chart),
            to: destination[facts.plate.chart].hero.itinerary,
          }
        : { picture: pictureOf(facts.plate.picture, locale) },
    notes: places.map((id) => marginNote(id, destination[id].waters, locale)),
    inMargin: pictureOf(marginPicture(places, [facts.picture, facts.night]), locale),
    night: { picture: pictureOf(facts.night, locale), sentence: spreadTexts[locale].articles[id] },
    date: facts.date,
    author: facts.author,
    place: nameIn(facts.place, locale),
    minutes: readingMinutes(body),
    leadsTo: facts.callToAction,
    related: facts.related.map((other) => articleTeaser(other, locale)),
  }
}

/** A view of the place that the article does not show elsewhere. */
function marginPicture(places: DestinationId[], shown: string[]): string {
  const views = places.flatMap((id) => [destinations[id].sailing, destinations[id].detail])
  return views.find((id) => !shown.includes(id))!
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Article({ loaderData: article }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { company } = useSite()
  return (
    <article>
      <header className="page grid-12 gap-y-5 pt-10 md:pt-16">
        <PageLink page="home" hash="journal" className="col-span-12 justify-self-start py-2 text-small">
          ← {t('common.back')}
        </PageLink>
        <Headline as="h1" className="axis-left text-display">
          {article.title}
        </Headline>
        <div className="axis-right md:pt-3">
          <p className="measure text-lead">{article.teaser}</p>
          <p className="figures mt-4 flex flex-wrap gap-x-5 text-small text-quiet">
            <span>{t('common.by', { author: article.author })}</span>
            <time dateTime={article.date}>{date(article.date)}</time>
            <span className="water text-[1rem]">{article.place}</span>
            <span>{t('common.readingTime', { minutes: article.minutes })}</span>
          </p>
        </div>
      </header>
      <OpeningPictures pictures={article.pictures} />
      <div className="page with-margin mt-12 gap-y-10 max-lg:flex max-lg:flex-col md:mt-20">
        <div className="in-margin grid gap-10 max-lg:order-2 md:max-lg:grid-cols-2">
          {article.notes.map((note) => (
            <MarginNote key={note.destination} note={note}>
              <SeasonRibbon season={note.season} compact />
            </MarginNote>
          ))}
        </div>
        <Prose text={article.lede} className="reading opening" />
        <Prose text={article.opening} className="reading max-lg:order-3" />
      </div>
      <div className="page my-14 md:my-24">
        {article.charts && (
          <ul className="grid gap-x-[var(--gutter)] gap-y-12 md:grid-cols-2">
            {article.charts.map(({ sheet, itinerary, to }) => (
              <li key={itinerary}>
                <Sheet sheet={sheet} title={sheet.title} className="chart max-w-[34rem]" />
                <PageLink page={itinerary} className="arrow-link mt-4">
                  {to}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        {!article.plate ? null : article.plate.chart ? (
          <DestinationChart chart={article.plate.chart}>
            <PageLink page={article.plate.itinerary} className="arrow-link">
              {article.plate.to}
            </PageLink>
          </DestinationChart>
        ) : (
          <figure>
            <Picture
              picture={article.plate.picture}
              sizes="(min-width: 96rem) 1376px, 92vw"
              className={`w-full ${article.plate.picture.whole ? 'h-auto' : 'aspect-[4/3] md:aspect-[2/1]'}`}
            />
            <Caption picture={article.plate.picture} className="mt-2" />
          </figure>
        )}
      </div>
      <div className="page with-margin">
        <figure className="in-margin hidden lg:block">
          <Picture
            picture={article.inMargin}
            sizes="(min-width: 96rem) 430px, (min-width: 1024px) 30vw, 92vw"
            className="aspect-[4/3] w-full lg:aspect-[4/5]"
          />
          <Caption picture={article.inMargin} className="mt-2" />
        </figure>
        <Prose text={article.rest} className="reading" />
        <div className="mt-12 flex flex-wrap gap-3">
          {article.leadsTo === 'mail' ? (
            <a
              className="button"
              href={`mailto:${company.infoMailbox}?subject=${encodeURIComponent('Yacht Charter Anfrage - San Blas')}`}
            >
              {article.callToAction}
            </a>
          ) : (
            <PageLink page={article.leadsTo} className="button">
              {article.callToAction}
            </PageLink>
          )}
          <ShareButton title={plainHeadline(article.title)} />
        </div>
      </div>
      <NightSpread {...article.night} />
      <nav aria-label={t('common.related')} className="page chapter no-print">
        <h2 className="border-t border-ink pt-6 text-title md:pt-8">{t('common.related')}</h2>
        <ul className="mt-8 grid gap-x-[var(--gutter)] gap-y-12 md:grid-cols-3">
          {article.related.map((teaser) => (
            <li key={teaser.page}>
              <ArticleTeaser still article={teaser} sizes={`(min-width: 768px) 30vw, ${cardOnPhone}`} />
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}
