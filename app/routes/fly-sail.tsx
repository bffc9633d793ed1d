import { Suspense } from 'react'
import { siteRequest } from '#app/context.ts'
import { postTrip, tripPrefill } from '#app/features/enquiry/posted-trip.server.ts'
import { offerView } from '#app/features/offer/offer-view.server.ts'
import { sectionFile } from '#app/hydration/section-file.server.ts'
import { useSite } from '#app/site.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { lazyWhenNear } from '#app/ui/lazy-when-near.ts'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { FeatureList } from '#app/ui/feature-list.tsx'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { Caption, Picture } from '#app/ui/picture.tsx'
import { PictureHero } from '#app/ui/picture-hero.tsx'
import { openingPictureOf, pictureOf } from '#app/ui/picture.server.ts'
import { TermsBlock } from '#app/ui/terms-block.tsx'
import { TextSection } from '#app/ui/text-section.tsx'
import { pageTerms } from '#charter/page-words.server.ts'
import { dayIn } from '#charter/time-zones.ts'
import { company } from '#content/company.ts'
import { partnerPictureIds, stepIds } from '#content/company-copy.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/fly-sail.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, offerModel, serverHtml } = context.get(siteRequest)
  const copy = copyOf(locale)
  const { flySail } = copy
  const { href, json } = sectionFile('offer', locale, offerView(copy, locale, offerModel))
  const picture = openingPictureOf('wing-over-the-cays', locale)
  const gallery = partnerPictureIds.map((id) => ({
    picture: pictureOf(id, locale),
    caption: flySail.gallery.captions[id],
  }))
  return {
    seo: pageSeo({ origin, locale, explicit, id: 'flySail', meta: flySail.meta, picture }),
    copy: flySail,
    picture,
    gallery,
    terms: pageTerms(locale),
    offer: { ...serverHtml.keep('offer', json), href },
    offerModel,
    prefill: tripPrefill(url.searchParams),
    renderedOn: dayIn(company.timeZone),
  }
}

/** The request posted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  return postTrip(context.get(siteRequest), request, 'fly-sail')
}

const Configurator = lazyWhenNear(
  'configurator',
  async () => (await import('./fly-sail-configurator.tsx')).Configurator,
)

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function FlySail({
  loaderData: { copy, picture, gallery, terms, offer, offerModel, prefill, renderedOn },
  actionData,
}: Route.ComponentProps) {
  const { locale } = useSite()
  const { hero, intro, steps, benefits, configurator } = copy
  return (
    <>
      <PictureHero
        picture={picture}
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        price={hero.price}
        caption={hero.caption}
      >
        <a href="#configurator" className="button">
          {hero.cta}
        </a>
      </PictureHero>
      <TextSection {...intro} />
      <FeatureList title={benefits.title} items={Object.values(benefits.items)} />
      <section id="gallery" className="page chapter">
        <ChapterHead title={copy.gallery.title} lead={copy.gallery.lead} />
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3 lg:gap-x-[var(--gutter)] lg:gap-y-12">
          {gallery.map(({ picture: each, caption }, i) => (
            <li key={each.id}>
              <figure>
                <Picture
                  picture={each}
                  sizes="(min-width: 102rem) 470px, (min-width: 64rem) 30vw, 46vw"
                  className="aspect-[4/3] w-full"
                />
                <Caption picture={{ ...each, illustration: each.illustration && i === 0 }} className="mt-2">
                  {caption}
                </Caption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <NumberedSteps
        title={steps.title}
        steps={stepIds.map((id) => ({
          title: steps.items[id].title,
          text: id === 'analysis' && offerModel ? steps.analysisByModel : steps.items[id].text,
        }))}
      />
      <section id="configurator" className="page chapter">
        <div className="mb-12">
          <ChapterHead title={configurator.title} lead={configurator.lead} />
        </div>
        {/* In another language anew: React would hold the change back until this script is there. */}
        <Suspense key={locale}>
          <Configurator offer={offer} prefill={prefill} renderedOn={renderedOn} posted={actionData} />
        </Suspense>
      </section>
      <div className="page chapter">
        <TermsBlock {...terms} />
      </div>
    </>
  )
}
