/** Whether the yacht of a trip can be had, in words, and if not why. */
import { terms } from '#content/charter/terms.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { isDueAtOnce } from '../payment.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { isCooled, sharedBathrooms } from '../yacht.ts'
import { daysInWords } from './days-in-words.ts'
import type { TripWords } from './trip-words.server.ts'

/** @param today ISO day, where what is due when shall be said */
export function tripState(priced: PricedTrip, { say, charter, format, locale }: TripWords, today?: string) {
  const { trip, yacht, availability, relocation } = priced
  const state = stateOf(priced)
  const soon = state === 'free' && today !== undefined && isDueAtOnce(priced.ledger.aboard.first, today)
  const said = soon ? 'freeSoon' : state
  const text = capitalised(
    say(`stateTexts.${said}`, {
      yacht: nameInText(yacht.slug, locale),
      place: charter.say(`port.${yacht.home}`),
      to: charter.say(`advice.to.${trip.waters}`),
      distance: format.number(relocation?.distanceNm ?? 0),
      count: relocation?.days ?? 0,
      days: terms.balanceDays.value,
      left: format.all(
        (availability.left ?? []).map(({ first, ashore }) => daysInWords(first, ashore, locale)),
      ),
    }),
  )
  const cabins = say('instead.cabins', { count: yacht.cabins, number: inWords(yacht.cabins, locale) })
  const aboard = say(
    `aboard.${isCooled(yacht) ? 'cool' : 'warm'}${sharedBathrooms(yacht) > 0 ? '' : 'Own'}`,
    { cabins },
  )
  return {
    id: availability.state,
    name: say(`states.${state}`),
    text: state === 'free' ? `${text} ${aboard}` : text,
  }
}
