/** Tells the operator's webhook about letters that need attention: each at least once, with ids and names of failures only. */
import type { Database } from './database.ts'
import { inTransaction } from './store.ts'

/** Milliseconds the webhook may take. */
const patience = 10_000

/** @returns how many alerts were taken. @throws when the webhook refuses; the rest is told next time. */
export async function sendAlerts(database: Database, url: string, now: number): Promise<number> {
  const rows = await database.db.selectFrom('outbox').select(['id', 'enquiry_id', 'failure', 'attempts']).where('status', '=', 'attention').where('purpose', '=', 'enquiry').where('alerted_at', 'is', null).limit(20).execute()
  for (const { id, enquiry_id: enquiry, failure, attempts } of rows) {
    const text = `Enquiry ${enquiry} could not be delivered (${failure}) and needs attention.`
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text, event: 'needs-attention', enquiry, failure, attempts }), signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new Error(`The alert webhook answered ${response.status}`)
    await inTransaction(database, (db) => db.updateTable('outbox').set({ alerted_at: now }).where('id', '=', id).execute())
  }
  return rows.length
}
