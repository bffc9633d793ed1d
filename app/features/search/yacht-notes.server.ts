/** Single facts of a yacht that guests ought to know before they choose her, each in a sentence. */
import { isSteep } from '#charter/begin-with.ts'
import { mayBeTooYoung, youngestOn } from '#charter/children.ts'
import type { Party } from '#charter/party.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import { type CharterYacht, isCooled, sharedBathrooms } from '#charter/yacht.ts'
import { terms } from '#content/charter/terms.ts'
import { formats } from '#content/format.ts'
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

/** What guests swim and paddle with. */
const toys = ['snorkel-gear', 'kayak', 'paddle-board'] as const

/** What she is, bathrooms, air conditioning, where the crew sleep, for a party with children from which age she takes them, and what to swim and paddle with, in a line. */
export function onBoard(yacht: CharterYacht, party: Party, locale: Locale): string {
  const { say } = searchWords(locale)
  const shared = sharedBathrooms(yacht)
  const age = youngestOn(yacht)
  const ages = say(`results.onBoard.${age > 0 ? 'childrenFrom' : 'anyAge'}`, { age })
  return capitalised(
    [
      say(`results.onBoard.types.${yacht.type}`),
      say(`results.onBoard.${shared > 0 ? 'shared' : 'own'}`, { shared: inWords(shared, locale) }),
      say(`results.onBoard.${isCooled(yacht) ? 'cool' : 'warm'}`),
      say(`results.onBoard.crew.${yacht.sleeping.crew.where}`),
      ...(isSteep(yacht, party) ? [say('results.onBoard.steep')] : []),
      ...(party.children > 0 ? [ages] : []),
      toys
        .filter((toy) => yacht.amenities.includes(toy))
        .map((toy) => say(`results.onBoard.toys.${toy}`))
        .join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
  )
}

/** What guests who ask commit themselves to, when they hear from us, and for how long we hold a yacht. */
export const askNote = (locale: Locale): string =>
  searchWords(locale).say('askNote', { holdDays: terms.holdDays.value })

/** From which age she takes children, where some that come may be younger. */
export function ageNote({ yacht, trip: { party } }: PricedTrip, locale: Locale): string[] {
  if (!mayBeTooYoung(yacht, party)) return []
  const { say } = searchWords(locale)
  const name = nameInText(yacht.slug, locale)
  return [capitalised(say('results.childrenFromOn', { name, age: youngestOn(yacht) }))]
}

/** On which of them children pay less because guests pay by the berth; nothing where no child comes. */
export function childrenPay(
  yachts: readonly CharterYacht[],
  { children }: Pick<Party, 'children'>,
  locale: Locale,
): string[] {
  const [first, ...others] = yachts.flatMap(({ slug, rate }) =>
    rate.kind === 'person' ? [{ slug, rate }] : [],
  )
  if (children === 0 || !first) return []
  const names = formats(locale).all([first, ...others].map(({ slug }) => nameInText(slug, locale)))
  const { childAge, childDiscount } = first.rate
  return [
    searchWords(locale).say(`results.childrenPay.${others.length + 1 < yachts.length ? 'some' : 'all'}`, {
      yachts: names,
      age: childAge,
      percent: childDiscount.value,
    }),
  ]
}
