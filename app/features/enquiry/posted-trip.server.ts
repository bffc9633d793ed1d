/** The long request posted without JavaScript, and what the page before brings along to it. */
import { data } from 'react-router'
import type { SiteRequest } from '#app/context.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { today } from '#charter/calendar.ts'
import { companyOffer } from '#charter/company-offer.ts'
import { facts } from '#charter/facts.server.ts'
import { offerFor, regionDestination } from '#charter/offer.ts'
import { optionIds, type TripEnquiry, type TripKind } from '#enquiries/fields.ts'
import { postedForm } from './posted-form.server.ts'
import { sameOrigin } from './posted.server.ts'
import { tripMessage, tripOf } from './trip.ts'

/** Hands the request to the relay with the offer it deserves. @throws 403 for forms of other sites. */
export async function postTrip(
  { enquire, origin, locale }: SiteRequest,
  request: Request,
  kind: TripKind,
  form?: FormData,
) {
  if (!sameOrigin(request, origin)) throw new Response(null, { status: 403 })
  const posted = form ?? (await postedForm(request))
  const values = tripOf(posted)
  const offer = companyOffer(offerFor(values, facts, today()))
  const outcome = await enquire({
    ...tripMessage(kind, values, offer, String(posted.get('_honey') ?? '')),
    _kind: kind,
    _locale: locale,
  })
  return data(
    { form: kind, answer: outcome, values },
    { status: { accepted: 200, invalid: 422, refused: 503 }[outcome.status] },
  )
}

/** The region, length and yacht type of the page the visitor comes from; `region` for one that no destination stands for. */
export function tripPrefill(query: URLSearchParams): Partial<TripEnquiry> {
  const yacht = yachtBySlug(query.get('yacht') ?? '')
  const destination = query.get('destination') ?? query.get('itinerary')
  const chartingRegion =
    optionIds.chartingRegion.find(
      (region) =>
        region === query.get('region') || (destination !== null && regionDestination[region] === destination),
    ) ?? yacht?.regions[0]
  const duration = optionIds.duration.find((each) => each === query.get('days'))
  return {
    ...(chartingRegion ? { chartingRegion } : {}),
    ...(duration ? { duration } : {}),
    ...(yacht ? { yachtType: yacht.type } : {}),
  }
}
