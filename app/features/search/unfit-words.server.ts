/** Why yachts are not offered for a trip, and where else they may be had: those of which the same is true in one sentence. */
import { missingOn } from '#charter/begin-with.ts'
import { betterSentence } from '#charter/better-words.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import { isCouple } from '#charter/for-two.ts'
import { passageFigures } from '#charter/passage-words.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { inDollars, isAvailable, isTaken, type PricedTrip } from '#charter/price-trip.ts'
import type { Unfit } from '#charter/unfit.ts'
import { type CharterYacht, sharedBathrooms } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { queryOf, searchWords, spanOf } from './search-words.server.ts'

/** `no-days`: of a month in which she is not free for so long. */
type Because = Unfit | { code: 'no-days' }
type Unfitting = { yacht: CharterYacht; because: Because }
type Link = { label: string; query: Record<string, string> }

/**
 * @param month whether no day was asked for: then a price is that of days on which she can be had
 * @param best the trip that we would begin with, beside which the price of another is told
 */
export function unfitRows(
  unfit: readonly Unfitting[],
  locale: Locale,
  { month = false, best }: { month?: boolean; best?: PricedTrip } = {},
) {
  const said = unfit.map((each) => ({ ...each, reason: unfitReason(each.because, locale, { month, best }) }))
  const together = Map.groupBy(said, ({ reason }) => reason)
  return [...together.values()].map((those) => ({
    yachts: those.map(({ yacht: { slug, name } }) => ({ slug, name })),
    reason: [
      unfitReason(those[0]!.because, locale, { month, best, count: those.length }),
      ...those.flatMap(({ yacht, because }) => agesOf(yacht, because, locale)),
      // Behind it, the links to those stays.
      ...(those.some(({ because }) => soonOf(because))
        ? [searchWords(locale).say('results.couldCome', { count: those.length })]
        : []),
    ].join(' '),
    trips: those.flatMap(({ yacht: { slug }, because }) =>
      linksOf(nameInText(slug, locale), because, locale, month),
    ),
  }))
}

/** The nearest stay of one that cannot come on these days. */
function soonOf(because: Because): PricedTrip | undefined {
  if (because.code !== 'elsewhere' || because.dear || !because.trip) return undefined
  return isAvailable(because.trip) ? undefined : because.soon
}

/** From which age a yacht takes children, where guests are sent to her and some that come may be younger. */
function agesOf(yacht: CharterYacht, because: Because, locale: Locale): string[] {
  const name = nameInText(yacht.slug, locale)
  const isLinked = linksOf(name, because, locale).length > 0
  const trip = 'there' in because ? because.there?.trip : undefined
  if (!isLinked || !trip || !mayBeTooYoung(yacht, trip.party)) return []
  const words = { name, age: youngestOn(yacht) }
  return [capitalised(searchWords(locale).say('results.childrenFromOn', words))]
}

type Telling = {
  month?: boolean
  /** Beside which the price of another is told. */
  best?: PricedTrip
  /** Of how many yachts it is said. */
  count?: number
}

export function unfitReason(
  because: Because,
  locale: Locale,
  { month = false, best, count = 1 }: Telling = {},
): string {
  const { say, charter, format } = searchWords(locale)
  switch (because.code) {
    case 'no-days':
      return say('results.noDays', { count })
    case 'too-many-guests': {
      const [most, guests] = [because.most, because.guests].map((number) => inWords(number, locale))
      return say('results.tooMany', { count, most: most!, guests: guests! })
    }
    case 'too-few-nights':
      return say('results.tooFew', { count, least: inWords(because.least, locale) })
    case 'too-far': {
      const { yacht, ledger } = because.there
      const far = say('results.tooFar', { to: charter.say(`advice.to.${because.to}`) })
      if (month || !isAvailable(because.there)) return far
      const at = charter.at(yacht.home)
      const there = charter.say('advice.homeCosts', { at, price: charter.total(ledger.all, ledger) })
      return `${far} ${capitalised(there)}`
    }
    case 'elsewhere': {
      const { home, trip, there, dear, better } = because
      const at = charter.at(home)
      const way = trip && passageFigures(trip, charter, format)
      if (!trip || !way) return say('results.elsewhereMonth', { count })
      if (there && !isAvailable(there)) {
        const isHeld = there.availability.state === 'held'
        return say(`results.${isHeld ? 'heldThere' : 'bookedThere'}`, { count, at })
      }
      if (dear)
        return say('results.dear', { count, at, passage: way.passage, there: charter.say(`waters.${home}`) })
      if (!isAvailable(trip)) return say('results.cannotCome', { count, at })
      // In a month the answer has named a yacht, perhaps on better days.
      const instead = !month && better && betterSentence(trip, better, charter, locale)
      const days = daysInWords(...spanOf(trip.trip), locale)
      return [
        say(`results.${month ? 'elsewhereOn' : 'elsewhere'}`, {
          ...way,
          days,
          beside: best && !better ? besideWords(trip, best, locale) : '',
        }),
        ...tradeOff(trip, locale),
        ...(best && !better && !month && isWorsePlace(trip, best)
          ? [
              say('results.stillHer', {
                name: nameInText(best.trip.yacht, locale),
                more: charter.rounded(inDollars(best) - inDollars(trip), 'USD'),
              }),
            ]
          : []),
        instead,
      ]
        .filter(Boolean)
        .join(' ')
    }
  }
}

/** How much more or less a trip costs than the one that we would begin with. */
function besideWords(trip: PricedTrip, best: PricedTrip, locale: Locale): string {
  const cents = inDollars(trip) - inDollars(best)
  if (cents === 0) return ''
  const { say, charter } = searchWords(locale)
  return say(`results.beside.${cents > 0 ? 'more' : 'less'}`, {
    price: charter.rounded(Math.abs(cents), 'USD'),
    than: nameInText(best.trip.yacht, locale),
  })
}

/** Whether guests pay less and share bathrooms for it. */
const isWorsePlace = (trip: PricedTrip, best: PricedTrip): boolean =>
  inDollars(trip) < inDollars(best) && missingOn(trip, best).includes('bathrooms')

/** What guests share on her with one another and with the crew. */
function tradeOff({ yacht, trip: { party } }: PricedTrip, locale: Locale): string[] {
  const shared = isCouple(party) ? 0 : sharedBathrooms(yacht)
  const figures = { shared: inWords(shared, locale), cabins: inWords(yacht.cabins, locale) }
  return shared > 0 ? [capitalised(searchWords(locale).say('results.tradeOff', figures))] : []
}

/** That a yacht is better boarded where she is based than brought, for which `trip` has the price, or that others have her on its days. */
export function adviceAgainst({ home }: CharterYacht, trip: PricedTrip | undefined, locale: Locale): string {
  const { say } = searchWords(locale)
  if (!trip || !isTaken(trip)) return unfitReason({ code: 'elsewhere', home, dear: true, trip }, locale)
  return say('results.dearTaken')
}

/** To the yacht that we advise, to her own trip here, on the nearest days on which she could come, or where she lies if she is free there. */
function linksOf(name: string, because: Because, locale: Locale, month = false): Link[] {
  const { say, charter, price, shortDatesOf } = searchWords(locale)
  const atHome = (there: PricedTrip | undefined): Link[] =>
    there && isAvailable(there)
      ? [
          {
            query: queryOf(there.trip),
            label: charter.say('advice.home', { name, at: charter.at(there.yacht.home) }),
          },
        ]
      : []
  if (because.code === 'too-far') return atHome(because.there)
  if (because.code !== 'elsewhere' || !because.trip) return []
  const { trip: priced, there, dear, better } = because
  if (dear) return atHome(there)
  if (!isAvailable(priced)) {
    const soon = soonOf(because)
    if (!soon) return []
    const figures = { name, dates: shortDatesOf(soon.trip), price: price(soon).total }
    return [{ query: queryOf(soon.trip), label: capitalised(say('results.comes', figures)) }]
  }
  return [...(better && !month ? [better.trip] : []), priced.trip].map((each) => ({
    query: queryOf(each),
    label: say('results.elsewhereTrip', { name: nameInText(each.yacht, locale) }),
  }))
}
