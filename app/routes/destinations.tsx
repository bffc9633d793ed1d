import { siteRequest } from '#app/context.ts'
import { SeasonRibbon } from '#app/features/destination/season-ribbon.tsx'
import { SearchBand } from '#app/features/search/search-band.tsx'
import { searchForm } from '#app/features/search/search-form.server.ts'
import { destinationPage } from '#app/pages.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { Drawing, DrawingDescription } from '#app/ui/drawing.tsx'
import { caribbeanChart } from '#app/ui/chart-drawing.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { NightSpread } from '#app/ui/night-spread.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Caption, cardOnPhone, Picture } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture.server.ts'
import { brochurePath } from '#app/brochure-paths.ts'
import { formatPosition } from '#content/format.ts'
import { destinations } from '#content/destinations.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { weekHereFrom } from '#charter/week-here.ts'
import { watersOf } from '#content/charter/waters.ts'
import { destinationIds } from '#content/schema.ts'
import { spreadTexts } from '#content/spreads.server.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/destinations.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const { destinations: copy, destination } = copyOf(locale)
  const rows = destinationIds.map((id) => ({
    id,
    ...copy.rows[id],
    waters: destination[id].waters,
    season: destinations[id].season,
    weekFrom: weekHereFrom(watersOf[id], pageCharterWords(locale)),
    position: formatPosition(destinations[id].position),
    brochure: brochurePath(id, locale),
    picture: pictureOf(destinations[id].picture, locale),
  }))
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'destinations', meta: copy.meta }),
    copy,
    search: searchForm(locale),
    rows,
    aruba: pictureOf('aruba', locale),
    arubaFrom: weekHereFrom('aruba', pageCharterWords(locale)),
    night: {
      picture: pictureOf('sunreef-62-marea-dusk', locale),
      sentence: spreadTexts[locale].destinations,
    },
    chart: caribbeanChart(locale, serverHtml),
  }
}

/** On wide screens the first and the last coast have the whole width, with their words in three columns below; the others lie beside theirs, right and left. */
const across = {
  wide: true,
  figure: 'lg:col-span-12',
  words: 'lg:col-span-12 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-[var(--gutter)] lg:pb-0',
}
const layouts = [
  { ...across, words: `md:col-start-7 lg:col-start-1 ${across.words}` },
  {
    wide: false,
    figure: 'md:order-2 md:col-start-7',
    words: 'md:order-1 md:pr-4 lg:pr-12',
  },
  {
    wide: false,
    figure: '',
    words: 'md:col-start-7',
  },
  {
    ...across,
    figure: `md:order-2 md:col-start-7 lg:order-none lg:col-start-1 ${across.figure}`,
    words: `md:order-1 md:pr-4 lg:order-none lg:pr-0 ${across.words}`,
  },
]

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Destinations({
  loaderData: { copy, search, rows, aruba, arubaFrom, night, chart },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.hero.title} lead={copy.hero.lead} price={copy.hero.price} />
      <SearchBand form={search} className="mt-10 md:mt-14" />
      <section className="page mt-12 md:mt-16">
        <Drawing drawing={chart} />
        <div className="mt-3">
          <DrawingDescription drawing={chart} />
        </div>
      </section>
      {rows.map((row, i) => (
        <section key={row.id} className="page grid-12 chapter items-end gap-y-6">
          <figure className={`col-span-12 md:col-span-6 ${layouts[i]!.figure}`}>
            <Picture
              picture={row.picture}
              eager={i === 0}
              sizes={`(min-width: 96rem) ${layouts[i]!.wide ? 1462 : 720}px, (min-width: 1024px) ${layouts[i]!.wide ? 92 : 46}vw, (min-width: 768px) 46vw, ${cardOnPhone}`}
              className={`aspect-[4/3] w-full md:aspect-[5/4] ${layouts[i]!.wide ? 'lg:aspect-[2/1]' : ''}`}
            />
            <Caption picture={row.picture} position={row.position} className="mt-2">
              {row.waters}
            </Caption>
          </figure>
          <div className={`col-span-12 md:col-span-6 md:pb-8 ${layouts[i]!.words}`}>
            <div className={layouts[i]!.wide ? 'lg:pr-12' : ''}>
              <Headline className="text-title">{row.title}</Headline>
              <p className="measure mt-4">{row.text}</p>
            </div>
            <div>
              <div className={layouts[i]!.wide ? 'my-7 lg:mt-3' : 'my-7'}>
                <SeasonRibbon season={row.season} compact />
              </div>
              <p className="figures mb-3 font-medium">{row.weekFrom}</p>
              <div className="flex flex-wrap gap-x-7 gap-y-3">
                <PageLink page={destinationPage(row.id)} className="arrow-link">
                  {copy.findTrip}
                </PageLink>
                <a href={row.brochure} type="application/pdf" className="arrow-link">
                  {copy.brochure} (PDF)
                </a>
              </div>
            </div>
          </div>
        </section>
      ))}
      <section className="page grid-12 chapter items-center gap-y-6">
        <figure className="col-span-12 md:col-span-5">
          <Picture
            picture={aruba}
            sizes={`(min-width: 96rem) 560px, (min-width: 768px) 38vw, ${cardOnPhone}`}
            className="aspect-[4/3] w-full"
          />
          <Caption picture={aruba} className="mt-2">
            Aruba
          </Caption>
        </figure>
        <div className="axis-right">
          <Headline className="text-title">{copy.aruba.title}</Headline>
          <p className="measure mt-4">{copy.aruba.text}</p>
          <p className="figures measure mt-5 font-medium">{arubaFrom}</p>
          <PageLink
            page="flySail"
            query={{ region: 'aruba' }}
            hash="configurator"
            className="arrow-link mt-7"
          >
            {copy.aruba.cta}
          </PageLink>
        </div>
      </section>
      <NightSpread {...night} />
      <CallToAction {...copy.closing} />
    </>
  )
}
