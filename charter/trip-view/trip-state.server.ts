/** Whether the yacht of a trip can be had, in words, and if not why. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import type { TripWords } from './trip-words.server.ts'

export function tripState(priced: PricedTrip, { say, charter, locale }: TripWords) {
  const { yacht, availability, relocation } = priced
  const state = stateOf(priced)
  return {
    id: availability.state,
    name: say(`states.${state}`),
    text: capitalised(
      say(`stateTexts.${state}`, {
        yacht: nameInText(yacht.slug, locale),
        place: charter.say(`port.${yacht.home}`),
        count: relocation?.days ?? 0,
      }),
    ),
  }
}
