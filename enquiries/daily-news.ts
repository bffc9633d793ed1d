/** What the store knows for the daily letter. */
import type { Kysely } from 'kysely'
import { dailyWords, type DailyNews, type Listed } from './daily-words.ts'
import type { DeskLinks } from './desk-link.ts'
import { stateOf } from './desk-state.ts'
import { type EnquiryFields, type EnquiryKind, subjects } from './fields.ts'
import { overdueSince } from './overdue.ts'
import { plainLine } from './plain-text.ts'
import { referenceOf } from './reference.ts'
import type { EnquiryRow, Tables } from './tables.ts'

const day = 24 * 60 * 60_000
/** Lines of one kind in one letter. */
const most = 50

/** What the store knows of the time up to `due`. */
export async function gatherNews(db: Kysely<Tables>, links: DeskLinks, due: number, now: number) {
  const enquiries = () => db.selectFrom('enquiry').selectAll().where('received_at', '<', due)
  const fresh = await enquiries()
    .where('received_at', '>=', due - day)
    .where('status', '=', 'accepted')
    .orderBy('received_at')
    .execute()
  const answered = await enquiries()
    .where('answered_at', '>=', due - day)
    .where('answered_at', '<', due)
    .execute()
  const unanswered = enquiries()
    .where('status', '=', 'accepted')
    .where('answered_at', 'is', null)
    .orderBy('received_at', 'desc')
  const untaken = await unanswered
    .where('taken_by', 'is', null)
    .where('received_at', '<', overdueSince(now))
    .execute()
  const taken = await unanswered.where('taken_by', 'is not', null).execute()
  const quarantine = await enquiries()
    .where('status', '=', 'quarantined')
    .where('listed_in', 'is', null)
    .orderBy('received_at', 'desc')
    .execute()
  const stuck = await db
    .selectFrom('outbox')
    .select(['enquiry_id', 'purpose', 'failure'])
    .where('status', '=', 'attention')
    .where('purpose', 'in', ['enquiry', 'webhook'])
    .execute()
  const listed = (row: EnquiryRow): Listed => ({ ...lineOf(row), link: links.linkTo('enquiry', row, now) })
  const news: Omit<DailyNews, 'staleCalendars' | 'disk' | 'backup'> = {
    fresh: cut(fresh, listed),
    answered: answered.map((row) => `${referenceOf(row.id)} (${row.answered_by})`),
    overdue: cut(untaken, listed),
    taken: cut(taken, listed),
    quarantine: cut(quarantine, (row) => ({
      ...lineOf(row),
      what: `${senderOf(row)}`,
      link: links.linkTo('release', row, now),
    })),
    undelivered: stuck.map(
      ({ enquiry_id, purpose, failure }) =>
        `${enquiry_id ? referenceOf(enquiry_id) : '-'}: ${purpose === 'webhook' ? 'Webhook' : 'E-Mail'}, ${failure}`,
    ),
  }
  return { news, quarantined: quarantine.map(({ id }) => id) }
}

const cut = (rows: EnquiryRow[], line: (row: EnquiryRow) => Listed) => ({
  count: rows.length,
  lines: rows.slice(0, most).map(line),
})

function lineOf(row: EnquiryRow): Omit<Listed, 'link'> {
  return {
    reference: referenceOf(row.id),
    received: dailyWords.moment(row.received_at),
    what: `${subjects[row.kind as EnquiryKind]}, ${dailyWords.state(stateOf(row), row.taken_by ?? row.answered_by ?? '')}`,
  }
}

function senderOf({ fields }: EnquiryRow): string {
  const { name, email } = JSON.parse(fields) as EnquiryFields
  return `${plainLine(name).slice(0, 60)} <${email}>`
}
