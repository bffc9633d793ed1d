/** What a week in some waters costs from: the yacht that takes a couple there for the least. */
import { fees } from '#content/charter/fees.ts'
import type { WatersId } from '#content/charter/waters.ts'
import { ledger } from './ledger.ts'
import { couple, listedParty } from './party.ts'
import { suggest } from './suggest.ts'
import type { CharterWords } from './words.ts'
import { charterFleet } from './yacht.ts'

const week = { nights: 7 }

/** "A week here from US$ 5,670 with Guji: ...", and how she comes where none lies; then the fee that is a share of the price, where there is one. */
export function weekHere(waters: WatersId, words: CharterWords, fleet = charterFleet): string {
  const { say, money, rounded, besides } = words
  const { yacht, ledger: cost, relocation, cents } = cheapestWeek(waters, fleet)
  const said = { price: money(cents, cost.currency), name: yacht.name }
  const percent = percentOnTop(waters)
  const fee = percent ? ` ${say('prices.hereFee', { percent })}` : ''
  const party = listedParty(yacht)
  const { charged, aboard } = ledger(yacht, waters, week, party)
  const share = rounded(charged.cents / aboard.nights / party.persons, cost.currency)
  const guests = say('guests', { count: party.persons })
  if (!relocation) {
    return `${say('prices.here', said)}${fee} ${say(fee ? 'prices.hereShareWithFee' : 'prices.hereShare', { share, guests })}`
  }
  const brought = say('prices.hereBrought', {
    ...said,
    nights: say('nights', { count: cost.aboard.nights }),
    place: say(`port.${yacht.home}`),
    distance: relocation.distanceNm,
    days: relocation.days,
    besides: besides(cost.all) ?? '',
  })
  return `${brought}${fee} ${say('prices.hereShareAboard', { share, guests })}`
}

/** "A week here from US$ 5,670", for a line; with the fee that is a share of it, where there is one. */
export function weekHereFrom(waters: WatersId, { say, money }: CharterWords): string {
  const { cents, ledger: cost } = cheapestWeek(waters, charterFleet)
  const price = money(cents, cost.currency)
  const percent = percentOnTop(waters)
  if (percent) return say('prices.hereFromFee', { price, percent })
  const nights = say('nights', { count: cost.aboard.nights })
  return say(cost.aboard.nights < week.nights ? 'prices.hereFromAshore' : 'prices.hereFrom', {
    price,
    nights,
  })
}

/** "plus 14% Bahamas charter fee": what these waters add to the price of every charter. */
export function feeOnTop(waters: WatersId, { say }: CharterWords): string | undefined {
  const percent = percentOnTop(waters)
  return percent ? say('prices.plusFee', { percent }) : undefined
}

const percentOnTop = (waters: WatersId): number | undefined =>
  fees[waters].find(({ basis }) => basis === 'percent')?.amount?.value

function cheapestWeek(waters: WatersId, fleet: typeof charterFleet) {
  const { yachts } = suggest({ waters, stay: week, party: couple, wishes: [] }, fleet)
  const cheapest = yachts[0]!
  const { lines } = cheapest.ledger
  return {
    ...cheapest,
    cents: lines.reduce((sum, line) => sum + (line.code === 'fee' ? 0 : (line.cents ?? 0)), 0),
  }
}
