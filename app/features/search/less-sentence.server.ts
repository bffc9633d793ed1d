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

/** `warmLess`: she is the one that we would take of those without air conditioning. */
export type LessKey = 'less' | 'warmLess'

type Beside = {
  best: PricedTrip
  lacks: readonly Drawback[]
  /** Whether she is free on other days than were asked for. */
  isOnOtherDays: boolean
  /** Where her route goes on to, if that of the best turns back before it. */
  goesTo?: string
  /** The port to which both turn back. */
  turnsAt?: string
  key?: LessKey
}

export function lessSentence(
  priced: PricedTrip,
  { best, lacks, isOnOtherDays, goesTo, turnsAt, key = 'less' }: Beside,
  locale: Locale,
): string {
  const { say, charter } = searchWords(locale)
  const { yacht, ledger } = priced
  const shared = sharedBathrooms(yacht)
  const isAlike = yacht.cabins === best.yacht.cabins && shared === sharedBathrooms(best.yacht)
  const cabins = isAlike ? 'sameCabins' : shared > 0 ? 'cabins' : 'ownBathrooms'
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
      goes: goesTo
        ? say('results.answer.asFarAs', { place: goesTo })
        : turnsAt
          ? say('results.answer.turnsAt', { place: turnsAt })
          : '',
      what: lacked(priced, lacks, locale),
    }),
  )
}

/** Beside a route that turns back whether hers goes on or turns back as well; nothing where that one does not. */
export function routeBeside(priced: PricedTrip, best: PricedTrip, locale: Locale): string[] {
  const { say } = searchWords(locale)
  const told = tripWords(locale)
  const left = missedOn(best, told)
  if (priced.trip.waters !== best.trip.waters || !left) return []
  const missed = missedOn(priced, told)
  return [
    missed ? say('results.answer.turnsToo', missed) : say('results.answer.goesOn', { place: left.places }),
  ]
}

/** What guests go without, as a list in the middle of a sentence. */
function lacked({ yacht }: PricedTrip, lacks: readonly Drawback[], locale: Locale): string {
  const { charter } = searchWords(locale)
  const figures = { age: youngestOn(yacht), shared: inWords(sharedBathrooms(yacht), locale) }
  return formats(locale).all(lacks.map((lack) => charter.say(`drawbacks.${lack}`, figures)))
}
