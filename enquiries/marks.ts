/** Sorts what was taken in: what a guest may have sent is mailed, with a mark where something speaks against it. */
import { type EnquiryFields, type FieldId, fields as fieldTable } from './fields.ts'
import type { TokenState } from './form-token.ts'

/** Each mark with the company's word for it, as the subject of a letter shows it. */
export const markLabels = {
  trap: 'Spamfalle ausgefüllt',
  'no token': 'ohne Formularnachweis',
  'too fast': 'sehr schnell ausgefüllt',
  crowded: 'viele aus demselben Netz',
  links: 'auffällige Links',
} as const
export type Mark = keyof typeof markLabels

type Sorted = {
  /** Filled the field that no guest sees, and skipped the token that every browser with scripts fetches. */
  quarantined: boolean
  marks: Mark[]
}

/** @param token `none` where none can be expected: a form posted without JavaScript */
export function sortEnquiry(found: {
  honeypot: boolean
  token: TokenState | 'none'
  crowded: boolean
  fields: EnquiryFields
}): Sorted {
  const { honeypot, token, crowded, fields } = found
  const signed = token === 'valid' || token === 'too fast'
  const present: Record<Mark, boolean> = {
    trap: honeypot,
    'no token': token === 'invalid',
    'too fast': token === 'too fast',
    crowded,
    links: hasOddLinks(fields),
  }
  return {
    quarantined: honeypot && !signed,
    marks: (Object.keys(present) as Mark[]).filter((mark) => present[mark]),
  }
}

const link = /https?:\/\/|\bwww\./gi
/** Links as forums and pages write them; a guest pastes an address. */
const linkMarkup = /\[url[=\]]|<a\s/i
/** A guest may send a page or two that he found. */
const maxLinks = 2

/** A link where none belongs, many of them, or markup around them. */
function hasOddLinks(fields: EnquiryFields): boolean {
  const typed = (Object.keys(fieldTable) as FieldId[])
    .filter((id) => id !== 'offer')
    .map((id) => ({ id, value: [fields[id] ?? ''].flat().join(' ') }))
  const isLong = (id: FieldId) => 'lines' in fieldTable[id]
  const inShort = typed.some(({ id, value }) => !isLong(id) && value.search(link) >= 0)
  const long = typed.filter(({ id }) => isLong(id)).map(({ value }) => value)
  return (
    inShort ||
    long.some((text) => linkMarkup.test(text)) ||
    (long.join(' ').match(link) ?? []).length > maxLinks
  )
}
