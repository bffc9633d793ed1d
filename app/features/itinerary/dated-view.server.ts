/** The days of an itinerary on a guest's dates: the form that asks for the first day, the dates, and what they mean. */
import { addDays } from '#charter/calendar.ts'
import { dayIn } from '#charter/time-zones.ts'
import { datedPlan } from '#charter/dated-plan.ts'
import { readFirstDay } from '#charter/first-day.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { onBoard } from '#charter/stay.ts'
import { terms } from '#content/charter/terms.ts'
import { waters, watersOf } from '#content/charter/waters.ts'
import { clock, formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { type DestinationId, itineraryLengths } from '#content/schema.ts'

export type DatedDayData = { date: string; notes: string[] }
export type DatedData = ReturnType<typeof datedView>

/** @param asked the query of the page; `from` is an ISO day, or a month whose first day is meant */
export function datedView(id: DestinationId, asked: URLSearchParams, locale: Locale, now = new Date()) {
  const { say } = pageCharterWords(locale)
  const from = (asked.get('from') ?? '').slice(0, 10)
  const today = dayIn(waters[watersOf[id]].timeZone, now)
  const { first, problem } = from === '' ? { first: '', problem: undefined } : readFirstDay(from, today)
  const days = from === '' || problem ? undefined : datedDays(id, first, locale)
  return {
    labels: { title: say('dated.title'), first: say('dated.first'), submit: say('dated.submit') },
    value: days ? first : from,
    today: from === '' ? undefined : today,
    problem:
      problem &&
      say(
        `dated.problems.${problem.code}`,
        'last' in problem ? { last: formats(locale).date(problem.last) } : {},
      ),
    days,
  }
}

/** Every day with its date, and what begins or ends on it. */
function datedDays(id: DestinationId, first: string, locale: Locale): DatedDayData[] | undefined {
  const { say } = pageCharterWords(locale)
  const { weekday } = formats(locale)
  const stay = { first, nights: Math.max(...itineraryLengths) }
  const result = datedPlan(id, stay)
  if (result.refusal) return undefined
  const boards = onBoard(stay, watersOf[id]).aboard.first
  return result.plan.days.map(({ date, day, highSeason, night }) => ({
    date: weekday(date, 'long'),
    notes: [
      ...(date === boards ? [say('dated.aboard', { hour: clock(terms.boarding.value) })] : []),
      ...(highSeason && night === 'aboard' ? [say('dated.high')] : []),
      ...(itineraryLengths.some((length) => length === day)
        ? [say('dated.ashore', { hour: clock(terms.ashore.value), day: weekday(addDays(date, 1), 'long') })]
        : []),
    ],
  }))
}
