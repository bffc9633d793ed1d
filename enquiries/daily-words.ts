/** The words of the daily letter, in German as all letters to the company. */
import { company } from '#content/company.ts'
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
  /** Somebody has them, and nobody has said that they are answered. */
  taken: List
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

const moment = new Intl.DateTimeFormat('de', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: company.timeZone,
})

export const dailyWords = {
  /** "Mi., 25.11., 11:00", on the company's clock. */
  moment: (at: number) => moment.format(at),
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
  const { fresh, answered, overdue, taken, quarantine, undelivered, staleCalendars, disk, backup } = news
  return [
    ...section(
      `Überfällig: ${overdue.count}`,
      'Niemand hat sie in der Zeit übernommen, die dem Gast zugesagt ist.',
      linesOf(overdue),
    ),
    ...section(
      `In Quarantäne: ${quarantine.count}`,
      'Ein für Menschen unsichtbares Feld war ausgefüllt, und der Nachweis des Formulars fehlte. Fast immer ist das ein Automat. Der Link öffnet eine Seite mit einer Taste, die eine echte Anfrage freigibt; er gilt 14 Tage und nur einmal.',
      linesOf(quarantine),
    ),
    ...section(
      `Nicht zugestellt: ${undelivered.length}`,
      'Bitte den Betreiber ansehen lassen (npm run enquiries -- doctor).',
      undelivered,
    ),
    ...section(
      `Veraltete Kalender: ${staleCalendars.length}`,
      'Für diese Yachten sagt die Website „auf Anfrage“.',
      staleCalendars,
    ),
    `Neu seit gestern: ${fresh.count}`,
    ...linesOf(fresh),
    '',
    ...section(
      `Übernommen und noch nicht beantwortet: ${taken.count}`,
      'Wer geantwortet hat, vermerkt es auf der Seite der Anfrage.',
      linesOf(taken),
    ),
    `Beantwortet seit gestern: ${answered.length}`,
    ...answered,
    '',
    `Speicherplatz: ${disk.text}${disk.low ? ' (zu wenig)' : ''}`,
    `Letzte Sicherung: ${backup.text}${backup.late ? ' (überfällig)' : ''}`,
    '',
    'Abschalten: DAILY_LETTER=off. Bei schlechten Nachrichten kommt dieser Brief trotzdem.',
  ].join('\n')
}

/** Nothing where there are no lines. */
const section = (title: string, explanation: string, lines: string[]) =>
  lines.length === 0 ? [] : [title, explanation, ...lines, '']

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
