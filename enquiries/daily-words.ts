/** The words of the daily letter, in German as all letters to the company. */
import type { DeskState } from './desk-state.ts'

/** One enquiry in a list, with a link to its page. */
export type Listed = { reference: string; received: string; what: string; link: string }
type List = { count: number; lines: Listed[] }
export type DailyNews = {
  /** Received since the last letter. */
  fresh: List
  answered: string[]
  /** Taken by nobody within the time that the guest was promised. */
  overdue: List
  /** New in quarantine; the link releases. */
  quarantine: List
  undelivered: string[]
  /** Yachts whose calendar has not been read for too long. */
  staleCalendars: string[]
  disk: { text: string; low: boolean }
  backup: { text: string; late: boolean }
}

/** Whether something in it needs a person. */
export function isBad({
  overdue,
  quarantine,
  undelivered,
  staleCalendars,
  disk,
  backup,
}: DailyNews): boolean {
  return (
    overdue.count + quarantine.count + undelivered.length + staleCalendars.length > 0 ||
    disk.low ||
    backup.late
  )
}

const states: Record<DeskState, string> = {
  quarantined: 'in Quarantäne',
  new: 'noch bei niemandem',
  taken: 'bei',
  answered: 'beantwortet von',
}

export const dailyWords = {
  state: (state: DeskState, name: string) => `${states[state]}${name ? ` ${name}` : ''}`,
  /** `iso`: the day of the letter. */
  subject(iso: string, news: DailyNews): string {
    const counts = [
      `${news.fresh.count} neu`,
      ...(news.overdue.count > 0 ? [`${news.overdue.count} überfällig`] : []),
      ...(news.quarantine.count > 0 ? [`${news.quarantine.count} in Quarantäne`] : []),
      ...(news.undelivered.length > 0 ? [`${news.undelivered.length} nicht zugestellt`] : []),
    ]
    const date = iso.split('-').reverse().join('.')
    return `Tagesbericht ${date}: ${counts.join(', ')}${isBad(news) ? ' [bitte ansehen]' : ''}`
  },
}

export function textOf(news: DailyNews): string {
  const { fresh, answered, overdue, quarantine, undelivered, staleCalendars, disk, backup } = news
  return [
    ...section(
      'Überfällig: Niemand hat sie in der Zeit übernommen, die dem Gast zugesagt ist',
      overdue.count,
      linesOf(overdue),
    ),
    ...section(
      'In Quarantäne: Ein für Menschen unsichtbares Feld war ausgefüllt, und der Nachweis des Formulars fehlte. Fast immer ist das ein Automat. Der Link öffnet eine Seite mit einer Taste, die eine echte Anfrage freigibt; er gilt 14 Tage und einmal',
      quarantine.count,
      linesOf(quarantine),
    ),
    ...section(
      'Nicht zugestellt: bitte den Betreiber ansehen lassen (npm run enquiries -- doctor)',
      undelivered.length,
      undelivered,
    ),
    ...section(
      'Veraltete Kalender: die Website sagt für diese Yachten „auf Anfrage“',
      staleCalendars.length,
      staleCalendars,
    ),
    `Neu seit gestern: ${fresh.count}`,
    ...linesOf(fresh),
    '',
    `Beantwortet seit gestern: ${answered.length}`,
    ...answered,
    '',
    `Speicherplatz: ${disk.text}${disk.low ? '  <- zu wenig' : ''}`,
    `Letzte Sicherung: ${backup.text}${backup.late ? '  <- zu alt' : ''}`,
    '',
    'Abschalten: DAILY_LETTER=off; bei schlechten Nachrichten kommt er trotzdem.',
  ].join('\n')
}

const section = (title: string, count: number, lines: string[]) =>
  count === 0 ? [] : [`${title}: ${count}`, ...lines, '']

function linesOf({ count, lines }: List): string[] {
  const more = count - lines.length
  return [
    ...lines.flatMap(({ reference, received, what, link }) => [
      `${reference}  ${received}  ${what}`,
      `  ${link}`,
    ]),
    ...(more > 0 ? [`und ${more} weitere`] : []),
  ]
}
