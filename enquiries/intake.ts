/** What the relay takes in: reads a body, checks it, decides between accepting and quarantine. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isLocale, type Locale } from '#content/locales.ts'

/** A bot fills a form faster than this, in milliseconds. */
const humanPace = 3000
/** Milliseconds for which equal content counts as the same form posted again; later the guest means it anew. */
const sameForm = 24 * 60 * 60_000

const short = z.string().trim().max(200).default('')
/** Lines as scripts count them: a form posted without one ends each in CRLF (HTML, form submission), and its length counts the same. */
const long = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(most)
    .default('')
const list = z.array(z.string().trim().max(100)).max(20).default([])
const number = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .default('')
const guests = number.refine(
  (value) => value === '' || (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 12),
)
/** Strict enough for a Reply-To header: no spaces, quotes, brackets or line ends (RFC 5322 dot-atom, RFC 1035 names). */
const email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/,
  )

const fieldSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email,
  phone: short,
  destination: short,
  dates: short,
  guests,
  message: long(5000),
  contactMethod: short,
  departureLocation: short,
  departureDate: short,
  returnDate: short,
  flexibleDates: short,
  destinationAirport: short,
  flightOption: short,
  chartingRegion: short,
  duration: short,
  passengers: number,
  children: number,
  yachtType: short,
  services: list,
  activities: list,
  budget: short,
  additional: long(5000),
  offer: long(8000),
})
export type EnquiryFields = z.infer<typeof fieldSchema>
export const enquiryKinds = ['contact', 'fly-sail', 'charter'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

export type Reading =
  | {
      ok: true
      fields: EnquiryFields
      kind: EnquiryKind
      locale: Locale
      key: string
      keyHolds?: number
      hash: string
      quarantine?: 'honeypot' | 'too fast'
    }
  | { ok: false; errors: { field: string; code: string }[] }

/** Unknown fields are dropped. `key` names one filled form; without one the content itself is the key, for a day, and apart from what was quarantined. */
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
  const elapsed = typeof body._elapsed === 'number' ? body._elapsed : undefined
  const quarantine = body._honey
    ? ('honeypot' as const)
    : elapsed !== undefined && elapsed < humanPace
      ? ('too fast' as const)
      : undefined
  return {
    ok: true,
    fields: result.data,
    kind,
    locale: isLocale(body._locale) ? body._locale : 'es',
    ...(key ? { key } : { key: `${quarantine ? 'quarantine' : 'body'}-${hash}`, keyHolds: sameForm }),
    hash,
    quarantine,
  }
}
