/** Two yachts that sail together, as cards in the words of one language. */
import { convert } from '#charter/money.ts'
import { areAlike, type Together, type YachtPair } from '#charter/two-yachts.ts'
import { isCooled } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { askQuery } from './asked-trip.server.ts'
import { queryOf, searchWords, spanOf } from './search-words.server.ts'
import { ageNote, sleepingNote } from './yacht-notes.server.ts'
import { togetherPrice } from './together-price.server.ts'

/** The pairs as cards: who sails on which, when both are free, and the price of both. @param elsewhere in other waters than those asked for, which are named */
export function pairCards(pairs: readonly YachtPair[], locale: Locale, { elsewhere = false } = {}) {
  const { say, charter, format } = searchWords(locale)
  const differences = pairDifferences(pairs)
  return pairs.map(({ yachts, stays }, i) => {
    const [a, b] = yachts.map(({ slug }) => nameInText(slug, locale))
    const [first, second] = stays[0]!.trips.map(({ trip }) => trip.party.persons)
    const reason = reasonOf(yachts, first!, second!)
    const { waters } = stays[0]!.trips[0].trip
    const difference = differences[i]
    return {
      yachts: yachts.map(({ slug, name }) => ({ slug, name })),
      split: [
        ...(elsewhere ? [say('results.pairs.elsewhere', { waters: charter.say(`waters.${waters}`) })] : []),
        say('results.pairs.split', {
          first: inWords(first!, locale),
          second: inWords(second!, locale),
          a: a!,
          b: b!,
        }),
      ]
        .map(capitalised)
        .join(' '),
      reason: [
        ...(difference ? [say(`results.pairs.${difference}`)] : []),
        ...(reason ? [say(`results.pairs.${reason}`, { a: capitalised(a!), b: b! })] : []),
        ...yachts.flatMap((yacht) => sleepingNote(yacht, locale)),
        ...stays[0]!.trips.flatMap((each) => ageNote(each, locale)),
        say(`results.pairs.cool${yachts.filter(isCooled).length}`, {
          cool: nameInText((yachts.find(isCooled) ?? yachts[0]).slug, locale),
        }),
      ].join(' '),
      stays: stays.map((stay) => ({
        dates: format.dates(...spanOf(stay.trips[0].trip)),
        ...togetherPrice(stay, locale),
        ask: askQuery(
          stay.trips[0].trip,
          stay.trips.map(({ trip: { party } }) => party),
          yachts,
        ),
        trips: stay.trips.map(({ trip, yacht: { name } }) => ({ name, query: queryOf(trip) })),
      })),
    }
  })
}

/** What one pair has before the other: the days nearest to those asked for, or the lower price. */
function pairDifferences([one, other]: readonly YachtPair[]): (PairDifference | undefined)[] {
  const [a, b] = [one?.stays[0], other?.stays[0]]
  if (!one || !a || !b) return []
  const isCheaper = centsOf(a) < centsOf(b)
  const sameDays = a.trips[0].trip.stay.first === b.trips[0].trip.stay.first
  return [isCheaper ? 'cheaper' : sameDays ? undefined : 'nearer', isCheaper ? undefined : 'cheaper']
}
type PairDifference = 'nearer' | 'cheaper'
const centsOf = ({
  all: { cents },
  trips: [
    {
      ledger: { currency },
    },
  ],
}: Together) => convert(cents, currency, 'USD')

/** Why the party is parted so. */
function reasonOf(yachts: YachtPair['yachts'], first: number, second: number) {
  if (areAlike(yachts)) return undefined
  if (first === yachts[0].guests) return 'full'
  return first > second ? 'larger' : undefined
}
