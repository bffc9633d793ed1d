/** What is wrong with the address of a search, in sentences, and what was looked for instead. */
import type { Trip, TripProblem } from '#charter/trip.ts'
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { searchTexts } from '#content/search.server.ts'
import { textInstance, textOf } from '#content/text-instance.ts'
import { tripTexts } from '#content/trip.server.ts'

/** @param instead what was looked for */
export function problemSentences(problems: readonly TripProblem[], instead: Trip, locale: Locale): string[] {
  const say = textOf(textInstance(locale, tripTexts[locale], 'trip.ts'))
  const { date } = formats(locale)
  return problems.map((problem) =>
    say(`problems.${problem.code}`, {
      ...problem,
      place: searchTexts[locale].form.places[instead.waters],
      day: date(instead.stay.first),
      figure: figureOf(problem, instead),
    }),
  )
}

/** What was taken for a number that is none. */
function figureOf({ field }: TripProblem, { stay, party }: Trip): number | string {
  if (field === 'days') return stay.nights
  return field === 'children' ? party.children : party.persons - party.children
}
