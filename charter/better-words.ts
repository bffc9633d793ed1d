/** The yacht that we advise instead of another for the same days, in a sentence. */
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { spared } from './better-trip.ts'
import type { PricedTrip } from './price-trip.ts'
import type { CharterWords } from './words.ts'

export function betterSentence(
  priced: PricedTrip,
  better: PricedTrip,
  { say, at, total, rounded }: CharterWords,
  locale: Locale,
): string {
  const { ledger, yacht, relocation } = better
  return capitalised(
    say(relocation ? 'advice.betterBrought' : 'advice.better', {
      name: nameInText(yacht.slug, locale),
      at: at(yacht.home),
      price: total({ ...ledger.all, without: [] }, ledger),
      less: rounded(spared(priced, better), ledger.currency),
    }),
  )
}
