/** Advice against a trip in words, and the trips that we would make instead. */
import { nameInText } from '#content/name-in-text.ts'
import type { Advice } from '../advice.ts'
import { passageFigures } from '../passage-words.ts'
import type { PricedTrip } from '../price-trip.ts'
import { tripQuery } from '../trip.ts'
import type { TripWords } from './trip-words.server.ts'

export type TripAdvice = { text: string; local?: AdvisedTrip & { short: string }; home: AdvisedTrip }
/** `query`: of the trip's address. */
type AdvisedTrip = { label: string; query: string }

export function tripAdvice(
  priced: PricedTrip,
  { home, local }: Advice,
  { say, charter, format, locale }: TripWords,
): TripAdvice {
  return {
    text: charter.say('dear', { ...passageFigures(priced, charter, format)! }),
    local: local && {
      label: say('advice.local', {
        yacht: nameInText(local.yacht.slug, locale),
        price: charter.total(local.ledger.all, local.ledger),
      }),
      short: say('suggest.open', { yacht: nameInText(local.yacht.slug, locale) }),
      query: tripQuery(local.trip),
    },
    home: {
      label: charter.say('homeTrip', { name: nameInText(home.yacht, locale), at: charter.at(home.waters) }),
      query: tripQuery(home),
    },
  }
}
