/** Every file of charter facts under its name, for the check and for the list of examples. */
import { hotelNight, seatPrices, transferPrices } from './ashore.ts'
import { sleeping } from './cabins.ts'
import { fees, permitsInPrice, permitsWithVoyage, tips } from './fees.ts'
import { journeys, weighsAnchor } from './journey.ts'
import { onBoard } from './on-board.ts'
import { dollarsPerEuro, rates } from './rates.ts'
import { highSeason } from './seasons.ts'
import { terms } from './terms.ts'
import { motorPassageMost, motorPassageRun, passages, relocationRate, waters } from './waters.ts'

export const charterFacts = {
  rates: { rates, dollarsPerEuro },
  seasons: { highSeason },
  waters: { waters, passages, motorPassageRun, motorPassageMost, relocationRate },
  ashore: { hotelNight, transferPrices, seatPrices },
  fees: { fees, permitsInPrice, permitsWithVoyage, tips },
  terms: { terms },
  cabins: { sleeping },
  journey: { journeys, weighsAnchor },
  'on-board': { onBoard },
}
export type CharterFacts = typeof charterFacts
