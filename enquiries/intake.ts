/** What the relay takes in: reads a body and checks it. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type EnquiryFields,
  type EnquiryKind,
  enquiryKinds,
  type Field,
  type FieldId,
  fieldIds,
  fields,
  optionId,
} from './fields.ts'
import { isLocale, type Locale } from '#content/locales.ts'

/** Milliseconds for which equal content counts as the same form posted again; later the guest means it anew. */
const sameFormMs = 24 * 60 * 60_000

const email = z.string().trim().max(fields.email.limit).regex(fields.email.pattern)

/** The schema of a field of the table. An absent field is an empty one. */
function schemaOf(id: FieldId): z.ZodType<string | string[]> {
  const field: Field = fields[id]
  switch (field.kind) {
    case 'email':
      return email
    case 'text':
      return field.lines ? lines(field.limit) : text(field.limit)
    case 'count':
      return count(field)
    case 'many':
      return z.array(choice(id)).max(longestList).default([])
    case 'one':
      return choice(id).default('')
    default:
      return text(longestChoice).default('')
  }
}
/** Entries of a list, and characters of one: more than any form has. */
const longestList = 20
const longestChoice = 200

const text = (limit: number) => z.string().trim().max(limit).default('')
/** Lines as scripts count them: a form posted without one ends each in CRLF (HTML, form submission), and its length counts the same. */
const lines = (limit: number) =>
  z
    .string()
    .overwrite((typed) => typed.replace(/\r\n?/g, '\n'))
    .trim()
    .max(limit)
    .default('')
/** A choice that no form has any more is kept as it came: nothing that a guest asked for is lost. */
const choice = (id: FieldId) =>
  z
    .string()
    .trim()
    .max(longestChoice)
    .overwrite((value) => optionId(id, value))
const count = ({ limit, least = 0, most }: Extract<Field, { kind: 'count' }>) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .refine(
      (value) =>
        value === '' ||
        (value.length <= limit &&
          /^\d+$/.test(value) &&
          Number(value) >= least &&
          Number(value) <= (most ?? Number.POSITIVE_INFINITY)),
    )
    .default('')

const fieldSchema = z.object({
  ...Object.fromEntries(fieldIds.map((id) => [id, schemaOf(id)])),
  name: z.string().trim().min(1).max(fields.name.limit),
}) as unknown as z.ZodType<EnquiryFields>

export type Reading =
  | {
      ok: true
      fields: EnquiryFields
      kind: EnquiryKind
      locale: Locale
      /** Names one filled form; a form posted without JavaScript has none. */
      key?: string
      hash: string
      /** Whether the field was filled that no guest sees. */
      honeypot: boolean
      /** What was sent as the form's token. */
      token: unknown
      /** Where the guest's clock stands, if the browser told. */
      timeZone?: string
    }
  | { ok: false; errors: { field: string; code: string }[] }

/** Unknown fields are dropped. */
export function readEnquiry(input: unknown, givenKey?: string | null): Reading {
  const body = (input && typeof input === 'object' && !Array.isArray(input) ? input : {}) as Record<
    string,
    unknown
  >
  const result = fieldSchema.safeParse(body)
  if (!result.success)
    return {
      ok: false,
      errors: result.error.issues.map((issue) => ({ field: String(issue.path[0] ?? ''), code: issue.code })),
    }
  const kind =
    body._kind === 'fly-and-sail'
      ? 'fly-sail'
      : (enquiryKinds.find((each) => each === body._kind) ?? 'contact')
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, result.data]))
    .digest('hex')
  const key = [body._key, givenKey].find((each) => typeof each === 'string' && /^[\w-]{8,64}$/.test(each)) as
    | string
    | undefined
  return {
    ok: true,
    fields: result.data,
    kind,
    locale: isLocale(body._locale) ? body._locale : 'es',
    key,
    hash,
    honeypot: Boolean(body._honey),
    token: body._token,
    timeZone: readTimeZone(body._timeZone),
  }
}

/** The name of a time zone, if it is one. */
function readTimeZone(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^[A-Za-z][\w+/-]{1,60}$/.test(given)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The key of a form that has none: its content, for a day, and apart from what was quarantined. */
export function contentKey(hash: string, quarantined: boolean) {
  return { key: `${quarantined ? 'quarantine' : 'body'}-${hash}`, keyHolds: sameFormMs }
}
