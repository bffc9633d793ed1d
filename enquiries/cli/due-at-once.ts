/** What the operator's commands write to a row of the outbox that shall be tried at once, as if it had never been tried. */
import type { OutboxRow } from '../tables.ts'

/** @param now the store's clock, in ms */
export const dueAtOnce = (now: number) => ({
  status: 'waiting' as OutboxRow['status'],
  attempts: 0,
  due_at: now,
  wait: 0,
  alerted_at: null,
  alert_lease: null,
  lease_owner: null,
  lease_until: null,
})
