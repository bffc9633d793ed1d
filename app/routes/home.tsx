import { useTranslation } from 'react-i18next'
import { siteRequest } from '#app/context.ts'
import { yachtCard } from '#app/features/fleet/yacht-view.server.ts'
import { RoomsAboard } from '#app/features/fleet/rooms-aboard.tsx'
import { YachtCard } from '#app/features/fleet/yacht-card.tsx'
import { DestinationCard } from '#app/features/destination/destination-card.tsx'
import { articleTeaser } from '#app/features/journal/article-teaser.server.ts'
import { ArticleTeaser } from '#app/features/journal/article-teaser.tsx'
import { CompareBar, CompareCheck } from '#app/features/search/compare-check.tsx'
import { SearchBand } from '#app/features/search/search-band.tsx'
import { compareLabels, searchForm } from '#app/features/search/search-form.server.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { agencyData } from '#app/seo/structured-data.server.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { Headline, italics, upright } from '#app/ui/headline.tsx'
import { FeatureList } from '#app/ui/feature-list.tsx'
import { NightSpread } from '#app/ui/night-spread.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Caption, cardOnPhone, Picture } from '#app/ui/picture.tsx'
import { PictureHero } from '#app/ui/picture-hero.tsx'
import { Statement } from '#app/ui/statement.tsx'
import { jpegPath, openingPictureOf, pictureOf } from '#app/ui/picture.server.ts'
import { formatPosition } from '#content/format.ts'
import { destinations } from '#content/destinations.ts'
import { charterTexts } from '#content/charter.server.ts'
import { fleet, yachtBySlug } from '#content/fleet.ts'
import { places as positions } from '#content/places.ts'
import { articleIds, destinationIds, type YachtSlug } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/home.ts'

/** Three boats as unlike each other as the fleet has them: a flybridge catamaran, a monohull, a priced-by-the-person family boat. */
const shownYachts = ['lagoon-56', 'guji-sun-odyssey-44i', 'leopard-42-tsabalok']

/** A cabin, a saloon and a table, each on another yacht. */
const shownRooms = [
  { slug: 'lagoon-56', room: 'cabin' },
  { slug: 'leopard-42-tsabalok', room: 'saloon' },
  { slug: 'lagoon-62', room: 'cockpit' },
] as const satisfies { slug: YachtSlug; room: string }[]

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, explicit } = context.get(siteRequest)
  const copy = copyOf(locale)
  const picture = openingPictureOf('first-light', locale)
  return {
    seo: pageSeo({
      origin,
      locale,
      explicit,
      id: 'home',
      meta: copy.home.meta,
      picture,
      jsonLd: [agencyData(origin, locale, `${origin}${jpegPath(picture)}`, copy.home.meta.description)],
    }),
    copy: copy.home,
    search: searchForm(locale),
    compare: compareLabels(locale),
    picture,
    position: formatPosition(positions.holandes),
    voyage: pictureOf('voyage', locale),
    dusk: pictureOf('lagoon-56-dusk', locale),
    yachts: fleet
      .filter(({ slug }) => shownYachts.includes(slug))
      .map((yacht, i) => yachtCard(yacht, copy, locale, { featured: i === 0 })),
    rooms: shownRooms.map(({ slug, room }) => ({
      slug,
      yacht: yachtBySlug(slug)!.name,
      room: charterTexts[locale].cabins.rooms[room],
      picture: pictureOf(`${slug}-${room}`, locale),
    })),
    places: destinationIds.map((id) => ({
      id,
      name: copy.destination[id].name,
      waters: copy.destination[id].waters,
      teaser: copy.destination[id].teaser,
      picture: pictureOf(destinations[id].picture, locale),
    })),
    articles: articleIds.map((id) => articleTeaser(id, locale)),
  }
}

/** The articles that the specification has on this page; newer ones are a list below them. */
const pictured = 5

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Home({
  loaderData: { copy, search, compare, picture, position, voyage, dusk, yachts, rooms, places, articles },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  const {
    hero,
    fleet: fleetCopy,
    allIn,
    destinations: destinationsCopy,
    about,
    services,
    journal,
    closing,
  } = copy
  return (
    <>
      <PictureHero
        picture={picture}
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        caption={hero.caption}
        position={position}
        price={hero.price}
      >
        <PageLink page="yachts" className="button">
          {hero.yachts}
        </PageLink>
        <PageLink page="contact" className="button button-quiet">
          {t('ask.dates')}
        </PageLink>
        <PageLink page="flySail" className="button button-quiet">
          {hero.flySail}
        </PageLink>
      </PictureHero>
      <SearchBand form={search} className="mt-10 md:mt-14" />
      <section className="page chapter">
        <ChapterHead title={fleetCopy.title} lead={fleetCopy.lead} />
        <div className="led-list mt-12 grid gap-x-8 gap-y-16 md:max-lg:grid-cols-2">
          {yachts.map((yacht, i) => (
            <YachtCard
              key={yacht.slug}
              yacht={yacht}
              heading="h3"
              beside={i === 2}
              featured={i === 0}
              check={<CompareCheck slug={yacht.slug} name={yacht.name} labels={compare} />}
              sizes={`(min-width: 96rem) ${i ? 720 : 1462}px, (min-width: 1024px) ${i ? 46 : 92}vw, (min-width: 768px) ${i === 2 ? 85 : 44}vw, ${cardOnPhone}`}
            />
          ))}
        </div>
        <PageLink page="yachts" className="arrow-link mt-10">
          {fleetCopy.all}
        </PageLink>
      </section>
      <div className="mt-8">
        <CompareBar labels={compare} />
      </div>
      <RoomsAboard {...copy.rooms} rooms={rooms} />
      <Statement
        title={allIn.title}
        text={allIn.text}
        lists={[
          { title: t('common.included'), items: allIn.included },
          { title: t('common.notIncluded'), items: allIn.notIncluded },
        ]}
      />
      <section className="page chapter">
        <ChapterHead title={destinationsCopy.title} lead={destinationsCopy.lead} />
        <div className="mt-12 grid gap-x-[var(--gutter)] gap-y-14 md:grid-cols-2">
          {places.map((place, i) => (
            <DestinationCard key={place.id} place={place} wide={i === 0 || i === 3} />
          ))}
        </div>
      </section>
      <section className="page grid-12 chapter items-center gap-y-8">
        <figure className="col-span-12 md:col-span-5">
          <Picture
            picture={voyage}
            sizes="(min-width: 102rem) 1360px, (min-width: 768px) 92vw, 122vw"
            className="aspect-[4/5] w-full"
          />
          <Caption picture={voyage} className="mt-2">
            {about.caption}
          </Caption>
        </figure>
        <div className="axis-right">
          <Headline className="text-title">{about.title}</Headline>
          <div className="prose mt-6">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{italics(paragraph)}</p>
            ))}
          </div>
          <PageLink page="about" of="home" className="arrow-link mt-8">
            {about.link}
          </PageLink>
        </div>
      </section>
      <NightSpread picture={dusk} sentence={copy.night} />
      <FeatureList title={services.title} items={Object.values(services.items)} />
      <section id="journal" className="page chapter">
        <ChapterHead title={journal.title} lead={journal.lead} />
        <div className="mt-12 grid gap-x-[var(--gutter)] gap-y-14 md:grid-cols-2">
          {articles.slice(0, pictured).map((article, i) => (
            <div key={article.page} className={i === 0 ? 'md:col-span-2' : ''}>
              <ArticleTeaser
                article={article}
                large={i === 0}
                sizes={`(min-width: 768px) ${i === 0 ? 54 : 46}vw, ${cardOnPhone}`}
              />
            </div>
          ))}
        </div>
        <ul className="mt-14 grid gap-x-[var(--gutter)] md:grid-cols-3">
          {articles.slice(pictured).map(({ page, title, teaser }) => (
            <li key={page} className="border-t border-ink pb-8 pt-4">
              <h3 className="text-heading">
                <PageLink page={page} className="no-underline hover:underline">
                  {upright(title)}
                </PageLink>
              </h3>
              <p className="mt-2">{teaser}</p>
            </li>
          ))}
        </ul>
      </section>
      <CallToAction {...closing} />
    </>
  )
}
