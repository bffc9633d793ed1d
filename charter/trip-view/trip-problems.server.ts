/** What is wrong in the address of a trip, as sentences that say what was taken instead. */
import { terms } from '#content/charter/terms.ts'
import { nameInText } from '#content/name-in-text.ts'
import type { AssumedDay } from '../assumed-day.ts'
import type { TripProblem, TripReading } from '../trip.ts'
import type { TripWords } from './trip-words.server.ts'

export function problemTexts(
  { problems, nearest, assumed }: Pick<TripReading, 'problems' | 'nearest'> & { assumed?: AssumedDay },
  words: TripWords,
): string[] {
  const why = assumed && whyThatDay(assumed, words)
  return problems.map((problem) => problemText(problem, nearest, words, why))
}

function problemText(
  problem: TripProblem,
  { waters, stay, party }: TripReading['nearest'],
  { say, format, charter }: TripWords,
  why = '',
): string {
  const figures: Partial<Record<TripProblem['field'], number>> = {
    days: stay.nights,
    adults: party.persons - party.children,
    children: party.children,
  }
  return say(`problems.${problem.code}`, {
    place: charter.say(`port.${waters}`),
    day: format.date(stay.first),
    why,
    figure: figures[problem.field] ?? '',
    asked: problem.asked,
    ...('least' in problem ? { least: problem.least } : {}),
    ...('most' in problem ? { most: problem.most } : {}),
    ...('guests' in problem ? { guests: problem.guests } : {}),
  })
}

/** For the end of the sentence that names the day; nothing where nobody is free on it. */
function whyThatDay({ free, skipsHurricanes }: AssumedDay, { say, format, locale }: TripWords): string {
  if (free.length === 0) return ''
  const names = free.map((slug) => say('problems.whyName', { name: nameInText(slug, locale) }))
  return say(skipsHurricanes ? 'problems.whyCalm' : 'problems.why', {
    count: free.length,
    names: format.all(names),
    days: terms.balanceDays.value,
  })
}
