/** What is wrong in the address of a trip, as sentences that say what was taken instead. */
import type { TripProblem, TripReading } from '../trip.ts'
import type { TripWords } from './trip-words.server.ts'

export function problemTexts(
  { problems, nearest }: Pick<TripReading, 'problems' | 'nearest'>,
  words: TripWords,
): string[] {
  return problems.map((problem) => problemText(problem, nearest, words))
}

function problemText(
  problem: TripProblem,
  { waters, stay, party }: TripReading['nearest'],
  { say, format, charter }: TripWords,
): string {
  const figures: Partial<Record<TripProblem['field'], number>> = {
    days: stay.nights,
    adults: party.persons - party.children,
    children: party.children,
  }
  return say(`problems.${problem.code}`, {
    place: charter.say(`port.${waters}`),
    day: format.date(stay.first),
    figure: figures[problem.field] ?? '',
    ...('least' in problem ? { least: problem.least } : {}),
    ...('most' in problem ? { most: problem.most } : {}),
    ...('guests' in problem ? { guests: problem.guests } : {}),
  })
}
