/** What the page before brings along to the short form and the form for a quote. */
import { interpolate } from '#content/interpolate.ts'
import type { DestinationCopy } from '#content/copy.ts'
import type { InterfaceText } from '#content/interface.ts'
import type { DestinationId, Yacht } from '#content/schema.ts'
import type { Enquiry } from '#enquiries/fields.ts'

type Context = { yacht?: Yacht; destinations: Record<DestinationId, DestinationCopy>; texts: InterfaceText }

/** What an object itself has under a name from an address, and nothing that it inherits. */
function ownOf<T extends object>(object: T, name: string | null): T[keyof T] | undefined {
  return name !== null && Object.hasOwn(object, name) ? object[name as keyof T] : undefined
}

/** The choice that led here: a yacht fills the message, a destination or itinerary the destination, a topic the message. */
export function prefillOf(query: URLSearchParams, { yacht, destinations, texts }: Context): Partial<Enquiry> {
  const place = ownOf(destinations, query.get('destination')) ?? ownOf(destinations, query.get('itinerary'))
  const topic = ownOf(texts.form.aboutTopic, query.get('topic'))
  return {
    ...(yacht
      ? {
          message: interpolate(texts.form.aboutYacht, { name: yacht.name }),
          destination: destinations[yacht.base].name,
        }
      : {}),
    ...(place ? { destination: place.name } : {}),
    ...(topic ? { message: topic } : {}),
  }
}
