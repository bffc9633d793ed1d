/** Single facts of a yacht that guests ought to know before they choose her, each in a sentence. */
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import type { Party } from '#charter/party.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import { type CharterYacht, sharedBathrooms } from '#charter/yacht.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { searchWords } from './search-words.server.ts'

/** What guests share on her with one another and with the crew. */
export function sleepingNote(yacht: CharterYacht, locale: Locale): string[] {
  const shared = sharedBathrooms(yacht)
  if (shared === 0) return []
  const { say } = searchWords(locale)
  const key = yacht.sleeping.crew.where === 'saloon' ? 'sharedAndSaloon' : 'shared'
  const name = nameInText(yacht.slug, locale)
  return [capitalised(say(`results.pairs.${key}`, { name, shared: inWords(shared, locale) }))]
}

/** From which age she takes children, where some that come may be younger. */
export function ageNote({ yacht, trip: { party } }: PricedTrip, locale: Locale): string[] {
  if (!mayBeTooYoung(yacht, party)) return []
  const { say } = searchWords(locale)
  const name = nameInText(yacht.slug, locale)
  return [capitalised(say('results.childrenFromOn', { name, age: youngestOn(yacht) }))]
}

/** That children pay less, where guests pay by the berth. */
export function childrenPayLess(
  { rate }: CharterYacht,
  { children }: Pick<Party, 'children'>,
  locale: Locale,
): string[] {
  if (rate.kind !== 'person' || children === 0) return []
  const { say } = searchWords(locale)
  return [say('results.childrenPayLess', { age: rate.childAge, percent: rate.childDiscount.value })]
}
