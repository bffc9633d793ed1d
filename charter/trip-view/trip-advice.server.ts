/** Advice against a trip in words, and the trips that we would make instead. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import type { Advice } from '../advice.ts'
import { inWords } from '#content/number-words.ts'
import { betterSentence } from '../better-words.ts'
import { passageFigures } from '../passage-words.ts'
import { isAvailable, type PricedTrip } from '../price-trip.ts'
import { tripQuery } from '../trip.ts'
import type { TripWords } from './trip-words.server.ts'

export type TripAdvice = {
  title: string
  text: string
  better?: AdvisedTrip & { short: string }
  /** Where she is not taken there on these days. */
  home?: AdvisedTrip
}
/** `query`: of the trip's address. */
type AdvisedTrip = { label: string; query: string }

export function tripAdvice(priced: PricedTrip, { dear, better, home }: Advice, words: TripWords): TripAdvice {
  const { say, charter, format, locale } = words
  const name = better && nameInText(better.yacht.slug, locale)
  const way = { ...passageFigures(priced, charter, format)! }
  const place = charter.say(`port.${priced.yacht.home}`)
  const atHome = {
    name: nameInText(home.trip.yacht, locale),
    at: charter.at(home.trip.waters),
    price: charter.total(home.ledger.all, home.ledger),
    more: inWords(home.ledger.aboard.nights, locale),
    fewer: inWords(priced.ledger.aboard.nights, locale),
  }
  const isFreeAtHome = isAvailable(home)
  const isLonger = home.ledger.aboard.nights > priced.ledger.aboard.nights
  const instead = better
    ? betterSentence(priced, better, charter, locale)
    : capitalised(
        charter.say(
          !isFreeAtHome ? 'advice.homeTaken' : isLonger ? 'advice.homeCostsAboard' : 'advice.homeCosts',
          atHome,
        ),
      )
  return {
    title: capitalised(
      say(dear || better ? 'advice.title' : 'advice.titleWay', {
        yacht: atHome.name,
        waters: charter.say(`waters.${priced.trip.waters}`),
      }),
    ),
    text: `${charter.say(dear ? 'advice.dear' : 'advice.wayShare', { ...way, place })} ${instead}`,
    better: better && {
      label: say('advice.better', {
        yacht: name!,
        price: charter.total(better.ledger.all, better.ledger),
      }),
      short: say('suggest.open', { yacht: name! }),
      query: tripQuery(better.trip),
    },
    home: isFreeAtHome
      ? {
          label: charter.say(home.availability.state === 'free' ? 'advice.homePrice' : 'advice.home', atHome),
          query: tripQuery(home.trip),
        }
      : undefined,
  }
}
