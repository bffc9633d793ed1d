/**
 * What a week in some waters costs from, and with whom: the lowest sum that guests pay us for seven days of low season,
 * whole, with the passage there and back and the fee on our invoice. What nobody knows yet and what is paid on the spot
 * is named beside it.
 */
import type { WatersId } from '#content/charter/waters.ts'
import { nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { type Ledger, ledger, type Line } from './ledger.ts'
import { fullParty } from './party.ts'
import { isBrought, relocationOf } from './places.ts'
import { percentInPrice } from './included.ts'
import type { CharterWords } from './words.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Week = { yacht: CharterYacht; ledger: Ledger }

/**
 * The lowest week in some waters, for as many as the yacht takes. One from elsewhere counts where none lies, and where
 * bringing her costs less than she does: a dearer passage we advise against.
 */
export function lowestWeek(waters: WatersId, fleet: readonly CharterYacht[] = charterFleet): Week {
  const noneLiesThere = fleet.every(({ home }) => home !== waters)
  return weeksIn(waters, fleet).find(({ ledger: { lines } }) => noneLiesThere || isWorthBringing(lines))!
}

/** Where every yacht is brought and the lowest is no catamaran, the lowest of those, which stands beside her. */
export function catamaranBeside(waters: WatersId, fleet: readonly CharterYacht[] = charterFleet) {
  const weeks = weeksIn(waters, fleet)
  const isBeside =
    weeks[0]?.yacht.type !== 'catamaran' && weeks.every(({ yacht: { home } }) => home !== waters)
  return isBeside ? weeks.find(({ yacht }) => yacht.type === 'catamaran') : undefined
}

/** The lowest of the yachts that lie there, where a yacht from elsewhere costs less. */
export function localBeside(waters: WatersId, fleet: readonly CharterYacht[] = charterFleet) {
  const isBrought = lowestWeek(waters, fleet).yacht.home !== waters
  return isBrought ? weeksIn(waters, fleet).find(({ yacht: { home } }) => home === waters) : undefined
}

/** By price, the lowest first. */
const weeksIn = (waters: WatersId, fleet: readonly CharterYacht[]): Week[] =>
  fleet
    .filter((yacht) => isBrought(yacht, waters))
    .map((yacht) => ({ yacht, ledger: ledger(yacht, waters, { nights: 7 }, fullParty(yacht)) }))
    .toSorted((a, b) => a.ledger.charged.cents - b.ledger.charged.cents)

/** A head and day of the trip, in cents. */
export const shareOf = ({ ledger: { charged, party, stay } }: Week): number =>
  charged.cents / party.persons / stay.nights

/** A head, in cents. */
export const eachOf = ({ ledger: { charged, party } }: Week): number => charged.cents / party.persons

function isWorthBringing(lines: readonly Line[]): boolean {
  const sum = (...codes: Line['code'][]) =>
    lines.reduce((total, { code, cents = 0 }) => total + (codes.includes(code) ? cents : 0), 0)
  return sum('relocation') < sum('boat', 'persons', 'child-discount')
}

/** "A week here from US$ 5,670 with Guji, for up to 6 guests: ...", a head and day, what is paid there, and who lies there where the yacht is brought, or the lowest catamaran. */
export function weekHere(waters: WatersId, words: CharterWords, fleet = charterFleet): string {
  const { say, besides, line } = words
  const lowest = lowestWeek(waters, fleet)
  const { yacht, ledger: cost } = lowest
  const relocation = relocationOf(yacht, waters)
  const said = saidOf(lowest, words)
  const plus = besides(cost.all)
  const there = paidThere(lowest).map((each) =>
    say('prices.herePaidThere', { what: line(each, cost, yacht) }),
  )
  const local = localBeside(waters, fleet)
  const catamaran = catamaranBeside(waters, fleet)
  return [
    relocation
      ? say('prices.hereBrought', {
          ...said,
          plus: plus ? `, ${plus}` : '',
          ashore: cost.aboard.nights < cost.stay.nights ? say('prices.hereAshore') : '',
          distance: relocation.distanceNm,
          days: relocation.days,
        })
      : say(said.percent > 0 ? 'prices.hereWithFee' : 'prices.here', said),
    say('prices.hereShare', said),
    ...there,
    ...(local ? [say('prices.hereLocal', saidOf(local, words))] : []),
    ...(catamaran ? [say('prices.hereCatamaran', saidOf(catamaran, words))] : []),
  ].join(' ')
}

/** "A week here from US$ 5,670 with Guji: US$ 135 a person a day for 6 guests", for a line; with the yacht that lies there, where the lowest is brought. */
export function weekHereFrom(waters: WatersId, words: CharterWords, fleet = charterFleet): string {
  const lowest = lowestWeek(waters, fleet)
  const { stay, aboard } = lowest.ledger
  const said = saidOf(lowest, words)
  const local = localBeside(waters, fleet)
  if (aboard.nights < stay.nights) return words.say('prices.hereFromAshore', said)
  if (local) {
    const { name, price, share } = saidOf(local, words)
    return words.say('prices.hereFromBoth', {
      ...said,
      local: name,
      localPrice: price,
      localShare: share,
      count: inWords(Math.min(...[lowest, local].map((week) => week.ledger.party.persons)), words.locale),
    })
  }
  if (lowest.yacht.home !== waters) return words.say('prices.hereFromBrought', said)
  if (said.percent > 0) return words.say('prices.hereFromFee', said)
  return words.say(entryOf(lowest) ? 'prices.hereFromEntry' : 'prices.hereFrom', {
    ...said,
    entry: words.money(entryOf(lowest), lowest.ledger.currency),
  })
}

/** "a week from US$ 5,670 with Guji", for the cover of a paper. */
export const weekHereShort = (waters: WatersId, words: CharterWords): string =>
  words.say('prices.fromWeekWith', saidOf(lowestWeek(waters), words))

/** Fees of a known sum that guests pay on the spot. */
const paidThere = ({ ledger: { lines } }: Week): Line[] =>
  lines.filter(({ paid, cents }) => paid === 'on-the-spot' && cents !== undefined)

/** What a guest pays on the spot, in cents. */
const entryOf = (week: Week): number =>
  paidThere(week).reduce((sum, { cents = 0 }) => sum + cents, 0) / week.ledger.party.persons

function saidOf(week: Week, { locale, say, money, rounded }: CharterWords) {
  const { yacht, ledger: cost } = week
  return {
    price: money(cost.charged.cents, cost.currency),
    share: rounded(shareOf(week), cost.currency),
    each: rounded(eachOf(week), cost.currency),
    name: nameInText(yacht.slug, locale),
    guests: say('guests', { count: cost.party.persons }),
    nights: say('nights', { count: cost.aboard.nights }),
    place: say(`port.${yacht.home}`),
    percent: percentInPrice(cost.waters) ?? 0,
  }
}
