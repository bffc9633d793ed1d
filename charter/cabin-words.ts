/** The cabins of a yacht and who sleeps in them, in the words of one language. */
import type { Cabin, Sleeping } from '#content/charter/cabins.ts'
import type { Berths } from './cabins.ts'
import type { CharterWords } from './words.ts'

export type CabinRow = { number: number; what: string; who?: string }

/** A row for each cabin: bed, bathroom, where it lies, and who sleeps there. */
export function cabinRows(
  { cabins }: Sleeping,
  berths: Berths | undefined,
  { say }: CharterWords,
): CabinRow[] {
  const differ = new Set(cabins.map(({ easy }) => easy)).size > 1
  const what = ({ bed, bathroom, lies, easy }: Cabin) =>
    [
      say(`cabins.bed.${bed}`),
      say(`cabins.bathroom.${bathroom}`),
      say(`cabins.lies.${lies}`),
      ...(easy && differ ? [say('cabins.easy')] : []),
    ].join(', ')
  const who = (guests: Berths[number]['guests']) =>
    guests[0] && say(`cabins.${guests[0]}`, { count: guests.length })
  return cabins.map((cabin, i) => ({
    number: i + 1,
    what: what(cabin),
    who: berths && who(berths[i]!.guests),
  }))
}

/** The plan in words, for whoever does not see it. */
export function cabinsInWords(rows: readonly CabinRow[], sleeping: Sleeping, { say }: CharterWords): string {
  const lines = rows.map(({ number, what, who }) =>
    say('cabins.one', { number, what: who ? `${what} (${who})` : what }),
  )
  return `${lines.join('. ')}. ${crewLine(sleeping, { say })}`
}

/** Where the crew sleeps, the same sentence wherever it is told. */
export function crewSleeps({ crew }: Sleeping, { say }: Pick<CharterWords, 'say'>): string {
  return say(`crewSleeps.${crew.where}`, { count: crew.berths })
}

/** Where the crew sleeps, and whether there are steep steps, where that holds for every cabin. */
export function crewLine(sleeping: Sleeping, { say }: Pick<CharterWords, 'say'>): string {
  const { cabins } = sleeping
  const sleeps = crewSleeps(sleeping, { say })
  if (cabins.every(({ easy }) => easy)) return `${say('cabins.easyAll')} ${sleeps}`
  return cabins.some(({ easy }) => easy) ? sleeps : `${say('cabins.easyNone')} ${sleeps}`
}
