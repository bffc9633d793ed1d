/** Where the buttons under an answer lead: to the trip that we advise, and to a letter that asks for it. */
import type { PricedTrip } from '#charter/price-trip.ts'
import type { Locale } from '#content/locales.ts'
import { nameInText } from '#content/name-in-text.ts'
import { askQuery } from './asked-trip.server.ts'
import { queryOf, searchWords, spanOf } from './search-words.server.ts'

type Step = { label: string; page: 'trip' | 'contact'; query: Record<string, string> }
/** To the contact page where only a letter helps. `ask`: to a letter that asks for the trip. */
export type NextStep = Step & { ask?: Step }

/** @param isDated whether the button names the days, which are others than were asked for */
export function nextStep(
  { trip, yacht }: PricedTrip,
  locale: Locale,
  { isDated = false }: { isDated?: boolean } = {},
): NextStep {
  const { say, format, shortDatesOf } = searchWords(locale)
  const name = nameInText(trip.yacht, locale)
  return {
    label: isDated
      ? say('results.answer.open', { name, dates: format.dayMonths(...spanOf(trip)) })
      : say('results.answer.openTrip', { name }),
    page: 'trip',
    query: queryOf(trip),
    ask: {
      label: say('compare.askDays', { name, dates: shortDatesOf(trip) }),
      page: 'contact',
      query: askQuery(trip, [trip.party], [yacht]),
    },
  }
}
