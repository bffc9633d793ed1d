/** Which of the compared yachts is for whom, in a few sentences each, and which we would begin with. */
import { beginWith } from '#charter/begin-with.ts'
import { dearBeside } from '#charter/better-trip.ts'
import { hasLeastAge, mayBeTooYoung, youngestOn } from '#charter/children.ts'
import type { Comparison } from '#charter/compare-trips.ts'
import { fullParty } from '#charter/party.ts'
import { inDollars, isTaken } from '#charter/price-trip.ts'
import { bestOf } from '#charter/search-trips.ts'
import { type Difference, differences, largerForLess, type Weighed } from '#charter/strengths.ts'
import type { CharterYacht } from '#charter/yacht.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { mostGuests } from '#content/schema.ts'
import { searchWords } from './search-words.server.ts'
import { unfitReason } from './unfit-words.server.ts'
import { weekPrice } from './week-price.server.ts'
import { yachtLines } from './yacht-lines.server.ts'

type Compared = Comparison['yachts'][number]
type Verdict = { begin?: string; yachts: { name: string; text: string }[] }

/** Without a trip, prices are for as many as each of them takes. */
export const commonParty = (yachts: Comparison['yachts']) =>
  fullParty({ guests: Math.min(mostGuests, ...yachts.map(({ yacht }) => yacht.guests)) })

/** For whom each is and what tells her from the others, or why she does not fit; nothing where only one is compared. */
export function compareVerdict(
  { yachts, trip, month, anywhere, persons }: Comparison,
  asksForTrip: boolean,
  locale: Locale,
): Verdict {
  const words = searchWords(locale)
  const { say, charter } = words
  if (yachts.length < 2 || (asksForTrip && persons > trip.party.persons)) return { yachts: [] }
  const guests = commonParty(yachts).persons
  const tripOf = ({ because, trips }: Compared) => (because ? undefined : bestOf(trips))
  const priced = asksForTrip ? yachts.flatMap((each) => tripOf(each) ?? []) : []
  const isDear = dearBeside(priced.filter((each) => !isTaken(each)))
  const weighed = yachts.flatMap((each): Weighed[] => {
    const hers = tripOf(each)
    if (each.because || (asksForTrip && hers && isDear(hers))) return []
    const cents = asksForTrip
      ? hers && inDollars(hers)
      : weekPrice(each.yacht, guests, locale).eachInDollars * guests
    return [{ yacht: each.yacht, cents }]
  })
  const told = differences(weighed)
  const lines = yachtLines(
    weighed.map(({ yacht }) => ({ yacht, waters: watersOf(yacht) })),
    locale,
    asksForTrip ? trip.party : undefined,
  )
  return {
    begin: asksForTrip ? beginSentence() : undefined,
    yachts: yachts.map((each) => {
      const { name, slug } = each.yacht
      const i = weighed.findIndex(({ yacht }) => yacht === each.yacht)
      const text =
        i < 0
          ? [against(each)]
          : [...lines[slug]!, ...differenceSentences(told[i]!, weighed, locale), ...notesOf(each)]
      return { name, text: text.join(' ') }
    }),
  }

  function watersOf(yacht: CharterYacht) {
    const hers = priced.find((each) => each.trip.yacht === yacht.slug)?.trip.waters
    return hers ?? (asksForTrip && !anywhere ? trip.waters : yacht.home)
  }
  function against({ yacht: { home }, because, trips }: Compared): string {
    return unfitReason(because ?? { code: 'elsewhere', home, dear: true, trip: bestOf(trips) }, locale)
  }
  /** Nothing where we advise a yacht that is not compared. */
  function beginSentence(): string | undefined {
    const first = beginWith(priced.filter((each) => !isDear(each)))
    const compared = yachts.find(({ yacht }) => yacht.slug === first?.trip.yacht)
    if (first?.availability.state !== 'free' || compared?.better) return undefined
    return say('compare.begin', { name: nameInText(first.trip.yacht, locale) })
  }
  /** Whether she is taken, from which age she takes children, and a larger yacht that costs less. */
  function notesOf(each: Compared): string[] {
    const { yacht } = each
    const hers = tripOf(each)
    const state = asksForTrip && hers?.availability.state
    const isYoung = asksForTrip ? mayBeTooYoung(yacht, trip.party) : hasLeastAge(yacht)
    const larger = !asksForTrip && largerSentence(yacht)
    return [
      ...(asksForTrip && !hers ? [noDays(yacht)] : []),
      ...(state === 'booked' || state === 'held' ? [say(`compare.${state}${month ? 'Month' : ''}`)] : []),
      ...(isYoung ? [say('results.childrenFrom', { age: youngestOn(yacht) })] : []),
      ...(larger ? [larger] : []),
    ]
  }
  function noDays({ home }: CharterYacht): string {
    return home === trip.waters
      ? say('results.noDays', { count: 1 })
      : say('results.elsewhereMonth', { count: 1, at: charter.at(home) })
  }
  /** A yacht that is not among the compared and costs so many guests less. */
  function largerSentence(yacht: CharterYacht): string | undefined {
    const other = largerForLess(yacht, guests)
    if (!other || weighed.some((each) => each.yacht.slug === other.slug)) return undefined
    return say('strengths.larger', {
      persons: inWords(guests, locale),
      name: nameInText(other.slug, locale),
      price: weekPrice(other, guests, locale).week,
    })
  }
}

/** What she alone has, then her length and price beside the others. */
function differenceSentences(
  { only, longer, costs, least }: Difference,
  { length: count }: readonly Weighed[],
  locale: Locale,
): string[] {
  const { say, charter } = searchWords(locale)
  const { all, number } = formats(locale)
  const metres = `${number(longer ?? 0, 1)}\u00a0m`
  const what = all(only.map((trait) => say(`compare.has.${trait}`)))
  const price = costs && {
    than: nameInText(costs.than.slug, locale),
    price: charter.rounded(Math.abs(costs.cents), 'USD'),
    metres,
  }
  const more = costs && costs.cents > 0 ? 'more' : 'less'
  const of = count > 2 ? 'Three' : 'Two'
  return [
    ...(only.length > 0 ? [say(`compare.only${of}`, { what })] : []),
    ...(longer && (count > 2 || !price) ? [say(`compare.longest${of}`, { metres })] : []),
    ...(price ? [say(`compare.${longer && count === 2 ? 'longerAnd' : 'costs'}.${more}`, price)] : []),
    ...(least ? [say('compare.least')] : []),
  ]
}
