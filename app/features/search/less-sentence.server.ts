/** What a yacht costs less than the one that we begin with, and what guests go without on her, in a sentence. */
import { type Drawback, missingOn } from '#charter/begin-with.ts'
import { spared } from '#charter/better-trip.ts'
import { youngestOn } from '#charter/children.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import { daysInWords } from '#charter/trip-view/days-in-words.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { sharedBathrooms } from '#charter/yacht.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { searchWords, spanOf } from './search-words.server.ts'
import { spanned } from './compare-reasons.server.ts'

type Beside = {
  best: PricedTrip
  /** Whether she is free on other days than were asked for. */
  isOnOtherDays: boolean
  /** Whether a month was asked for: nothing is said of the route, which depends on the days. */
  isMonth?: boolean
}

export function lessSentence(
  priced: PricedTrip,
  { best, isOnOtherDays, isMonth = false }: Beside,
  locale: Locale,
): string {
  const { say, charter } = searchWords(locale)
  const { yacht, ledger } = priced
  const shared = sharedBathrooms(yacht)
  const isAlike = yacht.cabins === best.yacht.cabins && shared === sharedBathrooms(best.yacht)
  const cabins = isAlike ? 'sameCabins' : shared > 0 ? 'cabins' : 'ownBathrooms'
  const lacks = missingOn(priced, best)
  const isWarmOnly = lacks.length === 1 && lacks[0] === 'warm'
  const key = isWarmOnly ? 'warmLess' : 'less'
  const but = lacks.length > 0 && !isWarmOnly ? 'But' : ''
  const routes = isMonth ? undefined : leftOutBeside(priced, best, locale)
  return capitalised(
    say(`results.answer.${key}${isOnOtherDays ? 'Soon' : ''}${but}`, {
      name: nameInText(yacht.slug, locale),
      price: charter.total({ ...ledger.all, without: [] }, ledger),
      cabins: say(`results.answer.${cabins}`, {
        cabins: inWords(yacht.cabins, locale),
        best: nameInText(best.yacht.slug, locale),
      }),
      less: charter.rounded(spared(best, priced), ledger.currency),
      best: nameInText(best.yacht.slug, locale),
      days: daysInWords(...spanOf(priced.trip), locale),
      from: spanned(priced, locale),
      goes: !routes
        ? ''
        : routes.hers
          ? say('results.answer.turnsAt', { place: routes.hers.port })
          : say('results.answer.asFarAs', { place: routes.best.places }),
      route: !routes
        ? ''
        : routes.hers
          ? say('results.answer.sameRoute')
          : say('results.answer.routeOn', { place: routes.best.places }),
      what: lacked(priced, lacks, locale),
    }),
  )
}

/** Of several that lack little how much less each costs; what guests go without is shown with each. @param soon those that are free on other days */
export function savesSentence(
  those: readonly PricedTrip[],
  { best, soon }: { best: PricedTrip; soon: readonly PricedTrip[] },
  locale: Locale,
): string {
  const { say, charter, format } = searchWords(locale)
  const isWarm = those.every((each) => missingOn(each, best).includes('warm'))
  const onDates = those.some((each) => soon.includes(each)) ? 'Dates' : ''
  const yachts = those.map((each) =>
    say(`results.answer.savesOn${soon.includes(each) ? 'Soon' : onDates}`, {
      less: charter.rounded(spared(best, each), each.ledger.currency),
      name: nameInText(each.yacht.slug, locale),
      from: spanned(each, locale),
    }),
  )
  return say(`results.answer.saves${isWarm ? 'Warm' : ''}`, { yachts: format.either(yachts) })
}

/** What the best leaves out where she turns back, and what the other does if she turns back too, on the same route; nothing where the best does not or the other sails elsewhere. */
function leftOutBeside(priced: PricedTrip, best: PricedTrip, locale: Locale) {
  const told = tripWords(locale)
  const left = priced.trip.waters === best.trip.waters && missedOn(best, told)
  return left ? { best: left, hers: missedOn(priced, told) } : undefined
}

/** What guests go without, as a list in the middle of a sentence. */
function lacked({ yacht }: PricedTrip, lacks: readonly Drawback[], locale: Locale): string {
  const { charter } = searchWords(locale)
  const figures = { age: youngestOn(yacht), shared: inWords(sharedBathrooms(yacht), locale) }
  return formats(locale).all(lacks.map((lack) => charter.say(`drawbacks.${lack}`, figures)))
}
