/** What a webhook is told: one schema, from which docs/webhook.schema.json is written. */
import { z } from 'zod'
import { enquiryKinds, type FieldId, fieldIds, fields as fieldTable } from './fields.ts'
import { locales } from '#content/locales.ts'
import { deskActions, deskStates, stateOf } from './desk-state.ts'
import { referenceOf } from './reference.ts'
import type { EnquiryRow } from './tables.ts'

/** `received` once for every enquiry that is mailed, with all its fields; the others when the company did something with it. */
export const eventTypes = [
  'enquiry.received',
  ...deskActions.map((action) => `enquiry.${action}` as const),
] as const
export type EventType = (typeof eventTypes)[number]

const valueOf = (id: FieldId) => (fieldTable[id].kind === 'many' ? z.array(z.string()) : z.string())
const fields = z.object(
  Object.fromEntries(fieldIds.map((id) => [id, valueOf(id).optional().describe(fieldTable[id].label)])),
)
const moment = z.iso.datetime()

export const webhookPayload = z
  .object({
    type: z.enum(eventTypes),
    timestamp: moment.describe('When it happened, which is not when it is sent'),
    data: z.object({
      id: z.string(),
      reference: z.string().describe('As guest and company call it, such as 7KCM-3RTX'),
      kind: z.enum(enquiryKinds),
      locale: z.enum(locales),
      timeZone: z.string().nullable().describe('IANA name, if the browser told'),
      receivedAt: moment,
      state: z.enum(deskStates),
      takenBy: z.string().nullable(),
      takenAt: moment.nullable(),
      answeredBy: z.string().nullable(),
      answeredAt: moment.nullable(),
      marks: z.array(z.string()).describe('What speaks against it'),
      name: z.string().optional().describe('Who did it, in the events of the desk'),
      note: z.string().optional(),
      fields: fields
        .optional()
        .describe('What the guest filled in; choices by their ids. In enquiry.received alone'),
    }),
  })
  .meta({
    title: 'Events of enquiries, as sent to WEBHOOK_URL',
    description:
      'Signed by the Standard Webhooks specification: webhook-id, webhook-timestamp, webhook-signature',
  })
export type WebhookPayload = z.infer<typeof webhookPayload>

/** The body of an event, written once: every attempt sends the same bytes. */
export function writePayload(
  type: EventType,
  row: EnquiryRow,
  at: number,
  done: { name?: string; note?: string } = {},
): string {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  const payload: WebhookPayload = {
    type,
    timestamp: new Date(at).toISOString(),
    data: {
      id: row.id,
      reference: referenceOf(row.id),
      kind: row.kind as WebhookPayload['data']['kind'],
      locale: row.locale as WebhookPayload['data']['locale'],
      timeZone: row.time_zone,
      receivedAt: new Date(row.received_at).toISOString(),
      state: stateOf(row),
      takenBy: row.taken_by,
      takenAt: iso(row.taken_at),
      answeredBy: row.answered_by,
      answeredAt: iso(row.answered_at),
      marks: row.marks?.split(', ') ?? [],
      ...done,
      ...(type === 'enquiry.received'
        ? { fields: JSON.parse(row.fields) as WebhookPayload['data']['fields'] }
        : {}),
    },
  }
  return JSON.stringify(payload)
}
