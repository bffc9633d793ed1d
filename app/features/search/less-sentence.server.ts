/** What a yacht costs less than the one that we begin with, and what guests go without on her, in a sentence. */
import type { Drawback } from '#charter/begin-with.ts'
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

/** `warmLess`: all that she lacks is air conditioning. */
export type LessKey = 'less' | 'warmLess'

type Beside = {
  best: PricedTrip
  lacks: readonly Drawback[]
  /** Whether she is free on other days than were asked for. */
  isOnOtherDays: boolean
  /** Whether a month was asked for: nothing is said of the route, which depends on the days. */
  isMonth?: boolean
  key?: LessKey
}

export function lessSentence(
  priced: PricedTrip,
  { best, lacks, isOnOtherDays, isMonth = false, key = 'less' }: Beside,
  locale: Locale,
): string {
  const { say, charter } = searchWords(locale)
  const { yacht, ledger } = priced
  const shared = sharedBathrooms(yacht)
  const isAlike = yacht.cabins === best.yacht.cabins && shared === sharedBathrooms(best.yacht)
  const cabins = isAlike ? 'sameCabins' : shared > 0 ? 'cabins' : 'ownBathrooms'
  const routes = isMonth ? undefined : leftOutBeside(priced, best, locale)
  return capitalised(
    say(`results.answer.${key}${isOnOtherDays ? 'Soon' : ''}${lacks.length > 0 ? 'But' : ''}`, {
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
      what: lacked(priced, lacks, locale),
    }),
  )
}

/** Beside a route that turns back whether hers goes on or turns back as well; nothing where that one does not. */
export function routeBeside(priced: PricedTrip, best: PricedTrip, locale: Locale): string[] {
  const { say } = searchWords(locale)
  const routes = leftOutBeside(priced, best, locale)
  if (!routes) return []
  return [
    routes.hers
      ? say('results.answer.turnsToo', routes.hers)
      : say('results.answer.goesOn', { place: routes.best.places }),
  ]
}

/** What the best leaves out where she turns back, and what the other does if she turns back too; nothing where the best does not or the other sails elsewhere. */
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
