/** Whose forms are accepted, and what the page before brings along. */
import type { DestinationCopy } from '#content/copy.ts'
import type { InterfaceText } from '#content/interface.ts'
import type { DestinationId, Yacht } from '#content/schema.ts'
import type { Enquiry } from './enquiry.ts'

/** Forms are accepted from our own pages only (OWASP, cross-site request forgery: verifying origin). */
export function sameOrigin(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get('origin')
  if (origin && origin !== 'null') return origin === new URL(request.url).origin || origin === siteOrigin
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

type Context = { yacht?: Yacht; destinations: Record<DestinationId, DestinationCopy>; texts: InterfaceText }

/** The choice that led here: a yacht fills the message, a destination or itinerary the destination, a topic the message. */
export function prefillOf(query: URLSearchParams, { yacht, destinations, texts }: Context): Partial<Enquiry> {
  const place = destinations[query.get('destination') as DestinationId] ?? destinations[query.get('itinerary') as DestinationId]
  const topic = texts.form.aboutTopic[query.get('topic') as keyof InterfaceText['form']['aboutTopic']]
  return {
    ...(yacht ? { message: texts.form.aboutYacht.replace('{{name}}', yacht.name), destination: destinations[yacht.base].name } : {}),
    ...(place ? { destination: place.name } : {}),
    ...(topic ? { message: topic } : {}),
  }
}
