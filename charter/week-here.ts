/** What a week in some waters costs from: the yacht that takes a couple there for the least. */
import { fees } from '#content/charter/fees.ts'
import type { WatersId } from '#content/charter/waters.ts'
import { ledger } from './ledger.ts'
import { couple, listedParty } from './party.ts'
import { suggest } from './suggest.ts'
import type { CharterWords } from './words.ts'
import { charterFleet } from './yacht.ts'

const week = { nights: 7 }

/** "A week here from US$ 5,670 with Guji: ...", and how she comes where none lies. A fee that is a share of the price stands beside it. */
export function weekHere(waters: WatersId, words: CharterWords, fleet = charterFleet): string {
  const { say, money, rounded, besides } = words
  const { yacht, ledger: cost, relocation, cents } = cheapestWeek(waters, fleet)
  const fee = feeOnTop(waters, words)
  const price = money(cents, cost.currency)
  const said = { price: fee ? `${price}, ${fee},` : price, name: yacht.name }
  if (!relocation) {
    const party = listedParty(yacht)
    const { charged } = ledger(yacht, waters, week, party)
    const share = rounded(charged.cents / week.nights / party.persons, cost.currency)
    const guests = say('guests', { count: party.persons })
    return `${say('prices.here', said)} ${say(fee ? 'prices.hereShareWithFee' : 'prices.hereShare', { share, guests })}`
  }
  return say('prices.hereBrought', {
    ...said,
    nights: say('nights', { count: cost.aboard.nights }),
    place: say(`port.${yacht.home}`),
    distance: relocation.distanceNm,
    days: relocation.days,
    besides: besides(cost.all) ?? '',
  })
}

/** "A week here from US$ 5,670", for a line; with the fee that is a share of it, where there is one. */
export function weekHereFrom(waters: WatersId, words: CharterWords, fleet = charterFleet): string {
  const { cents, ledger } = cheapestWeek(waters, fleet)
  const price = words.money(cents, ledger.currency)
  const nights = words.say('nights', { count: ledger.aboard.nights })
  const ashoreToo = ledger.aboard.nights < week.nights
  const from = words.say(ashoreToo ? 'prices.hereFromAshore' : 'prices.hereFrom', { price, nights })
  const fee = feeOnTop(waters, words)
  return fee ? `${from}, ${fee}` : from
}

/** "plus 14% Bahamas charter fee": what these waters add to the price of every charter. */
export function feeOnTop(waters: WatersId, { say }: CharterWords): string | undefined {
  const fee = fees[waters].find(({ basis }) => basis === 'percent')
  return fee?.amount && say('prices.plusFee', { percent: fee.amount.value })
}

function cheapestWeek(waters: WatersId, fleet: typeof charterFleet) {
  const { yachts } = suggest({ waters, stay: week, party: couple, wishes: [] }, fleet)
  const cheapest = yachts[0]!
  const { lines } = cheapest.ledger
  return {
    ...cheapest,
    cents: lines.reduce((sum, line) => sum + (line.code === 'fee' ? 0 : (line.cents ?? 0)), 0),
  }
}
