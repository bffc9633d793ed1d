/** What speaks for one of the compared yachts beside the others, in sentences. */
import { isCouple } from '#charter/for-two.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import type { Difference, Trait } from '#charter/strengths.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { type CharterYacht, sharedBathrooms } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { searchWords, spanOf } from './search-words.server.ts'

type BeginContext = {
  month?: string
  anyway: boolean
  beside?: CharterYacht
  isElsewhere: boolean
  locale: Locale
}

/**
 * The one that we begin with, and why: that she alone is free, what guests wish for on her, what she alone has, that she takes
 * the children, costs less, and the price of the trip with her; in a month that goes by the days, and is not named.
 * @param compared with her own trip @param anyway whether she would be the one if all of them were free @param beside the only other one that is weighed, where there are two @param isElsewhere whether a third is better boarded where she lies
 */
export function beginSentence(
  first: PricedTrip,
  compared: readonly PricedTrip[],
  { only, costs, least }: Difference,
  { month, anyway, beside, isElsewhere, locale }: BeginContext,
): string {
  const { say, charter, format } = searchWords(locale)
  const isTooYoung = ({ yacht, trip: { party } }: PricedTrip) => mayBeTooYoung(yacht, party)
  const takesAll = compared.some(isTooYoung) && !isTooYoung(first)
  // Where the crew sleeps is no reason to take her.
  const forGuests = only.filter((trait) => trait !== 'quarters')
  const others = compared.filter((each) => each !== first)
  const taken = others.filter(({ availability: { state } }) => state !== 'free')
  const isAlone = taken.length > 0 && taken.length === others.length
  const when = month ? 'Month' : ''
  const terms = [
    ...(takesAll ? [say('compare.because.age', { age: youngestOn(first.yacht) })] : []),
    ...(taken.length > 0 && !isAlone ? [say(`compare.because.free${when}`)] : []),
    ...(least ? [say('compare.because.least')] : []),
    ...(costs && costs.cents < 0
      ? [
          say('compare.because.less', {
            price: charter.rounded(-costs.cents, 'USD'),
          }),
        ]
      : []),
  ]
  const isCooler =
    beside !== undefined &&
    forGuests.length === 1 &&
    forGuests[0] === 'air' &&
    hasChildrensCabin(first) &&
    hasAdultsCabins(first)
  const alone =
    forGuests.length > 0 && !isCooler
      ? [
          say(`compare.${beside ? 'alsoHas' : 'onlyThree'}`, {
            other: beside ? nameInText(beside.slug, locale) : '',
            what: traits(forGuests, locale),
          }),
        ]
      : []
  const reason = whatSheGives(first, locale, isCooler ? beside : undefined)
  const why = format.all(terms)
  const paid = {
    price: charter.total(first.ledger.all, first.ledger),
    share: charter.perPerson(first.ledger),
  }
  const isLess = least !== undefined || (costs !== undefined && costs.cents < 0)
  const termsKey = isLess && !month ? 'termsPrice' : 'terms'
  const verdict = anyway ? `anyway${beside && isElsewhere ? 'Here' : ''}` : 'fits'
  return [
    say(`compare.begin${isAlone ? `Alone${when}` : ''}`, {
      name: nameInText(first.trip.yacht, locale),
      verdict: say(`compare.verdicts.${verdict}`, { here: charter.say(`waters.${first.trip.waters}`) }),
      reason,
      Reason: capitalised(reason),
    }),
    ...cabinSentence(first, locale),
    ...alone,
    ...(terms.length > 0 ? [say(`compare.${termsKey}`, { why, Why: capitalised(why), ...paid })] : []),
    ...(isLess || month ? [] : [say('compare.beginPrice', paid)]),
  ].join(' ')
}

/** What she gives these guests: a cabin of their own to two children and the evening to the others, else what guests wish for on her. @param warm the other one for these waters, where she has no air conditioning */
export function whatSheGives(first: PricedTrip, locale: Locale, warm?: CharterYacht): string {
  const { say, charter } = searchWords(locale)
  const wish = charter.say(`wish.${first.trip.yacht}`)
  if (!hasChildrensCabin(first)) return say('compare.reason', { wish })
  const key = warm ? 'everyoneCool' : hasAdultsCabins(first) ? 'everyone' : 'children'
  const gives = say(`compare.gives.${key}`, {
    other: warm ? nameInText(warm.slug, locale) : '',
    left: inWords(first.yacht.cabins - 1, locale),
  })
  const has = (amenity: CharterYacht['amenities'][number]) => first.yacht.amenities.includes(amenity)
  const evening = has('trampolines') ? 'EveningNets' : 'Evening'
  return say(`compare.reasons${has('flybridge-lounge') ? evening : ''}`, { gives, wish })
}

const hasChildrensCabin = ({ yacht, trip: { party } }: PricedTrip): boolean =>
  party.children === 2 && yacht.sleeping.cabins.some(({ bed }) => bed === 'twin')

/** Beside that of the two children. */
const hasAdultsCabins = ({ yacht, trip: { party } }: PricedTrip): boolean =>
  yacht.cabins > party.persons - party.children

/** That friends who travel together have a cabin with a bathroom each. */
function cabinSentence(priced: PricedTrip, locale: Locale): string[] {
  const { yacht } = priced
  if (!hasCabinEach(priced)) return []
  const cabins = inWords(yacht.cabins, locale)
  return [searchWords(locale).say('compare.cabinEach', { cabins, Cabins: capitalised(cabins) })]
}

/** Whether friends who travel together need not share. */
export const hasCabinEach = ({ yacht, trip: { party } }: PricedTrip): boolean =>
  !isCouple(party) && party.children === 0 && yacht.cabins >= party.persons && !sharedBathrooms(yacht)

/** How many of her cabins two of them share, where the one that we begin with has one for each. */
export function sharedSentence({ yacht, trip }: PricedTrip, locale: Locale): string[] {
  const { party } = trip
  const pairs = party.persons - yacht.cabins
  if (pairs <= 0) return []
  const cabins = inWords(yacht.cabins, locale)
  return [
    searchWords(locale).say('compare.cabinsShared', {
      name: nameInText(trip.yacht, locale),
      Name: capitalised(nameInText(trip.yacht, locale)),
      count: pairs,
      pairs: inWords(pairs, locale),
      cabins,
      Cabins: capitalised(cabins),
    }),
  ]
}

/** "from 6 to 13 February" */
export function spanned({ trip }: PricedTrip, locale: Locale): string {
  return searchWords(locale).say('compare.span', { days: daysInWords(...spanOf(trip), locale) })
}

/** What she alone has, how much longer she is, and how much more she costs. @param other the only other one */
export function differenceSentences(
  { only, longer, costs, least }: Difference,
  { other, locale }: { other?: CharterYacht; locale: Locale },
): string[] {
  const { say, charter, format } = searchWords(locale)
  const of = other ? 'Two' : 'Three'
  const named = (yacht: CharterYacht | undefined) => (yacht ? nameInText(yacht.slug, locale) : '')
  const metres = `${format.number(longer ?? 0, 1)}\u00a0m`
  return [
    ...(only.length > 0 ? [say(`compare.only${of}`, { what: traits(only, locale) })] : []),
    ...(longer ? [say(`compare.longest${of}`, { metres, than: named(other) })] : []),
    ...(costs && costs.cents > 0
      ? [say('compare.more', { than: named(costs.than), price: charter.rounded(costs.cents, 'USD') })]
      : []),
    ...(least ? [say('compare.least')] : []),
  ]
}

function traits(only: readonly Trait[], locale: Locale): string {
  const { say, format } = searchWords(locale)
  return format.all(only.map((trait) => say(`compare.has.${trait}`)))
}
