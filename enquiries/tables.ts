/** The store's tables as its queries see them; migrations/*.sql make them. */
import type { Generated } from 'kysely'
import type { DeskAction } from './desk-state.ts'

export type EnquiryRow = {
  id: string
  client_key: string
  body_hash: string
  kind: string
  locale: string
  fields: string
  status: 'accepted' | 'quarantined'
  reason: string | null
  received_at: number
  /** Comma-separated; see marks.ts. */
  marks: string | null
  /** Id of the daily letter that named it while in quarantine. */
  listed_in: string | null
  alerted_at: number | null
  alert_lease: number | null
  /** IANA name, as the browser tells it. */
  time_zone: string | null
  taken_by: string | null
  taken_at: number | null
  answered_by: string | null
  answered_at: number | null
  /** A higher number ends all links of before. */
  link_version: number
}
export type OutboxRow = {
  id: string
  /** None for a letter about several enquiries. */
  enquiry_id: string | null
  sender: string
  recipient: string
  message: string
  status: 'waiting' | 'delivered' | 'attention'
  attempts: number
  due_at: number
  lease_owner: string | null
  lease_until: number | null
  failure: string | null
  detail: string | null
  created_at: number
  delivered_at: number | null
  wait: number
  /** `webhook` is an event, not a letter: its message is the body of a post. */
  purpose: 'enquiry' | 'acknowledgement' | 'bundle' | 'daily' | 'webhook'
  /** Null for a letter that goes alone, empty for one that waits for a bundle, else the id of the letter that carries it. */
  bundle: string | null
  alerted_at: number | null
  alert_lease: number | null
}
export type DeskEntryRow = {
  id: string
  enquiry_id: string
  at: number
  action: DeskAction
  name: string
  note: string | null
}
export type RateEventRow = { scope: string; bucket: string; at: number }
export type PauseRow = {
  queue: 'letters'
  until: number
  failure: string
  alerted_at: number | null
  alert_lease: number | null
}
/** `day` counts days since 1970 in UTC; 0 for a secret that never changes. */
export type SecretRow = { name: 'form-token' | 'link' | 'digest'; day: number; value: string }
export type Tables = {
  enquiry: Omit<EnquiryRow, 'link_version'> & { link_version: Generated<number> }
  outbox: OutboxRow
  desk_entry: DeskEntryRow
  rate_event: RateEventRow
  secret: SecretRow
  pause: PauseRow
  migration: { name: string }
}
