/** What the price of a trip covers, what is extra, and the papers that a decision hangs on, each in a sentence. */
import { extras } from '#content/charter/extras.ts'
import { permitsInPrice, tips as usualTips } from '#content/charter/fees.ts'
import { journeys } from '#content/charter/journey.ts'
import { capitalised } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Ledger } from '../ledger.ts'
import type { PricedTrip } from '../price-trip.ts'
import { seatsOfTrip } from './trip-ledger.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** Of trips in the same waters on the same days; a yacht's own voyage is told with her. */
export function priceCovers(ledger: Pick<Ledger, 'waters' | 'lines' | 'party'>, words: TripWords): string {
  const { say, charter } = words
  const sentence = say('price.covers.sentence', {
    waters: charter.say(`waters.${ledger.waters}`),
    what: coveredList(ledger.lines, words),
  })
  return [sentence, ...countedThere(ledger, words)].join(' ')
}

/** What a price covers and guests pay to us, as a list in the middle of a sentence. @param lines of one trip; none where a page shows trips in several waters */
export function coveredList(lines: Ledger['lines'], { say, charter, format }: TripWords): string {
  const what = (key: string, percent?: number) => say(`price.covers.${key}`, { percent: percent ?? '' })
  const toUs = knownFees(lines).filter(({ paid }) => paid !== 'on-the-spot')
  const isTaxed = toUs.some(({ percent }) => percent !== undefined)
  return format.all([
    what('crew'),
    what('meals'),
    what('fuel'),
    what('ports'),
    ...lines.flatMap(({ code }) => (code === 'hotel' || code === 'transfers' ? [what(code)] : [])),
    // A fee in percent is the tax of its waters.
    ...(isTaxed || !permitsInPrice.value ? [] : [what('taxes')]),
    ...toUs.map(({ fee, percent }) =>
      percent === undefined ? charter.say(`missing.${fee}`) : what('share', percent),
    ),
  ])
}

/** Fees that a price counts and guests pay on the spot, with what they come to for the party; none where there are none. */
export function countedThere(
  { lines, party }: Pick<Ledger, 'lines' | 'party'>,
  { say, charter, format }: TripWords,
): string[] {
  const there = knownFees(lines).filter(({ paid }) => paid === 'on-the-spot')
  if (there.length === 0) return []
  const guests = charter.say('guests', { count: party.persons })
  const what = there.map(({ fee, cents }) =>
    say('price.covers.fee', {
      fee: charter.say(`missing.${fee}`),
      price: charter.rounded(cents!, 'USD'),
      guests,
    }),
  )
  return [say('price.covers.there', { What: capitalised(format.all(what)) })]
}

/** Fees that are part of the sum. */
const knownFees = (lines: Ledger['lines']) =>
  lines.flatMap((line) => (line.code === 'fee' && line.cents !== undefined ? [line] : []))

/**
 * What a price leaves out, the tip last, and how guests come to the islands.
 * @param waters none where a page shows trips in several @param seat whether the seat in the small aircraft is named @param priced a trip of which the usual tip, without the fees in its price, or the seats there and back are named
 */
export function priceExtra(
  waters: WatersId | undefined,
  words: TripWords,
  { seat = true, tips = false, priced }: { seat?: boolean; tips?: boolean; priced?: PricedTrip } = {},
): string {
  const { say } = words
  const isTold = waters === 'san-blas' || (waters === 'bahamas' && seat)
  const { road, aircraft } = (waters && journeys[waters]) ?? {}
  const way = {
    seat: priced ? seatsBoth(priced, words) : '',
    minutes: aircraft?.minutes.value ?? '',
    road: road ? inWords(road.hours.value + road.boatHours.value, words.locale) : '',
  }
  const tip = tips && priced ? usualTip(priced, words) : say('price.extra.items.tips')
  return [
    notIncluded(waters ?? 'anywhere', words, tip),
    ...(isTold ? [say(`price.extra.way.${waters}`, way)] : []),
  ].join(' ')
}

/** In a sentence. @param tip where it is not part of what is told before */
export function notIncluded(waters: WatersId | 'anywhere', words: TripWords, tip?: string): string {
  const { say, format } = words
  const town = waters === 'anywhere' ? '' : words.copy.journey.cities[waters]
  const items = extras[waters].map((id) => say(`price.extra.items.${id}`, { town }))
  return say('price.extra.sentence', { what: format.all(tip ? [...items, tip] : items) })
}

function usualTip({ ledger }: PricedTrip, { say, charter, format }: TripWords): string {
  const fees = knownFees(ledger.lines).map(({ fee }) => charter.say(`missing.${fee}`))
  return say('price.extra.items.usualTips', {
    ...usualTips.value,
    without: fees.length > 0 ? say('price.extra.without', { what: format.all(fees) }) : '',
  })
}

function seatsBoth(priced: PricedTrip, { say, charter }: TripWords): string {
  const seats = seatsOfTrip(priced)
  if (seats?.ways !== 'both') return ''
  return say('price.extra.seatsBoth', {
    price: charter.rounded(seats.cents, 'USD'),
    guests: charter.say('guests', { count: priced.ledger.party.persons }),
  })
}

/** What guests need for Cuba, and what the trip changes for those who travel to the United States. */
export const entryPapers = (waters: WatersId, { say }: TripWords): string[] =>
  waters === 'cuba' ? [say('papers.cubaInShort')] : []
