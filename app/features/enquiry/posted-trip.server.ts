/** The long request posted without JavaScript, and what the page before brings along to it. */
import { data } from 'react-router'
import type { SiteRequest } from '#app/context.ts'
import { waters, watersOf } from '#content/charter/waters.ts'
import { company } from '#content/company.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { today } from '#charter/calendar.ts'
import { dayIn } from '#charter/time-zones.ts'
import { companyOffer } from '#charter/company-offer.ts'
import { facts } from '#charter/facts.ts'
import { offerFor } from '#charter/offer.ts'
import { optionIds, type TripEnquiry, type TripKind } from '#enquiries/fields.ts'
import { postedForm } from './posted-form.server.ts'
import { statusOf } from './posted-form.server.ts'
import { calendarProblems, tripMessage, tripOf } from './trip.ts'

/** Hands the enquiry to the relay with its offer. */
export async function postTrip(
  { enquire, locale }: SiteRequest,
  request: Request,
  kind: TripKind,
  form?: FormData,
) {
  const posted = form ?? (await postedForm(request))
  const values = tripOf(posted)
  const problems = calendarProblems(values, dayIn(company.timeZone))
  if (problems.length > 0)
    return data(
      { form: kind, answer: { status: 'invalid' as const, fields: problems as string[] }, values },
      { status: 422 },
    )
  const named = yachtBySlug(new URL(request.url).searchParams.get('yacht') ?? '')?.slug
  const offer = companyOffer(offerFor(values, facts, today(), named))
  const outcome = await enquire({
    ...tripMessage(kind, values, offer, String(posted.get('_honey') ?? '')),
    _kind: kind,
    _locale: locale,
  })
  return data({ form: kind, answer: outcome, values }, { status: statusOf(outcome) })
}

/** The region, length and yacht type of the page the visitor comes from; `region` for one that no destination stands for. */
export function tripPrefill(query: URLSearchParams): Partial<TripEnquiry> {
  const yacht = yachtBySlug(query.get('yacht') ?? '')
  const destination = query.get('destination') ?? query.get('itinerary')
  const chartingRegion =
    optionIds.chartingRegion.find(
      (region) =>
        region === query.get('region') ||
        (destination !== null && waters[region].destination === destination),
    ) ??
    (yacht && watersOf[yacht.base])
  const duration = optionIds.duration.find((each) => each === query.get('days'))
  return {
    ...(chartingRegion ? { chartingRegion } : {}),
    ...(duration ? { duration } : {}),
    ...(yacht ? { yachtType: yacht.type } : {}),
  }
}
