import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { enquiryOf, relayMessage } from '#app/features/enquiry/enquiry.ts'
import { postedForm, statusOf } from '#app/features/enquiry/posted-form.server.ts'
import { ChangeTrip } from '#app/features/trip/change-trip.tsx'
import { TripHead } from '#app/features/trip/trip-head.tsx'
import { searchFor, tripOffer, tripPage } from '#app/features/trip/trip-page.server.ts'
import { TripSections } from '#app/features/trip/trip-sections.tsx'
import { canonicalPath } from '#app/pages.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { Headline } from '#app/ui/headline.tsx'
import { jpegPath } from '#app/ui/picture.server.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import { lazyWhenNear } from '#app/ui/lazy-when-near.ts'
import { dayIn } from '#charter/time-zones.ts'
import { answerLinks } from '#content/answers.server.ts'
import { company } from '#content/company.ts'
import { offerTexts } from '#content/offer.server.ts'
import { copyOf } from '#content/site.server.ts'
import { tripTexts } from '#content/trip.server.ts'
import type { Route } from './+types/trip.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(siteRequest)
  const { locale, origin, explicit } = request
  const search = searchFor(url.searchParams, dayIn(company.timeZone))
  if (search) throw redirect(`${canonicalPath('yachts')}?${search}`)
  const page = tripPage(url.searchParams, request, copyOf(locale), dayIn(company.timeZone))
  const { meta } = tripTexts[locale]
  const described = page.trip
    ? { title: page.trip.what, description: page.trip.description, keywords: [] }
    : { ...meta, keywords: [] }
  const seo = pageSeo({ origin, locale, explicit, id: 'trip', query: url.searchParams, meta: described })
  const { trip } = page
  return {
    seo: trip ? { ...seo, canonical: trip.link, image: previewOf(trip.pictures.hero, origin) } : seo,
    page,
    answer: offerTexts[locale].answer,
    answers: page.trip && answerLinks(locale, 'included', 'tips', 'payment', 'booking'),
  }
}

/** What messengers show beside the address: the yacht, because pictures with a title are made for the pages of the build. */
function previewOf(picture: PictureData, origin: string) {
  const { alt, fallback: width, width: whole, height } = picture
  return { url: `${origin}${jpegPath(picture)}`, alt, width, height: Math.round((width * height) / whole) }
}

/** The enquiry about this trip, posted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteRequest)
  const form = await postedForm(request)
  const { searchParams } = new URL(request.url)
  const offer = tripOffer(searchParams, site, dayIn(company.timeZone))
  const values = enquiryOf(form)
  const outcome = await site.enquire({
    ...relayMessage(values, String(form.get('_honey') ?? '')),
    ...(offer && { offer }),
    _kind: 'contact',
    _locale: site.locale,
  })
  return data({ values, answer: outcome }, { status: statusOf(outcome) })
}

const EnquiryForm = lazyWhenNear(
  'ask',
  async () => (await import('#app/features/enquiry/enquiry-form.tsx')).EnquiryForm,
)

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function TripPage({
  loaderData: { page, answer, answers },
  actionData,
}: Route.ComponentProps) {
  const { trip, change } = page
  return (
    <>
      <TripHead page={page} />
      {trip && answers && <TripSections trip={trip} answers={answers} />}
      {trip && (
        <section id="ask" className="no-print page chapter scroll-mt-24">
          <div className="grid-12 gap-y-8 border-t border-ink pt-6 md:pt-8">
            <div className="col-span-12 lg:col-span-5">
              <Headline className="text-title">{trip.copy.ask.title}</Headline>
              <p className="measure mt-3">{trip.copy.ask.text}</p>
              <p className="figures mt-4 border-l-4 border-magenta pl-4 font-medium">{trip.description}</p>
            </div>
            <div className="col-span-12 lg:col-span-6 lg:col-start-7">
              <Suspense>
                <EnquiryForm
                  key={trip.query}
                  copy={answer}
                  prefill={trip.prefill}
                  about={trip.about}
                  posted={actionData}
                />
              </Suspense>
            </div>
          </div>
        </section>
      )}
      <ChangeTrip change={change} title={trip ? change.copy.title : undefined} text={change.copy.text} />
    </>
  )
}
