/** What a guest filled in, in the guest's own language. The company's letters have the German words of fields.ts. */
import { choiceNames } from '#content/choice-names.ts'
import { formats } from '#content/format.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Locale } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import {
  type EnquiryFields,
  type EnquiryKind,
  type FieldId,
  fields as fieldTable,
  shortFields,
  tripFields,
} from './fields.ts'
import { plainLine, plainLines } from './plain-text.ts'

/** A label with its value, which is empty where the label says it all; `long` for one of several lines. */
export type Answer = { field: FieldId; label: string; value: string; long: boolean }

/** Everything filled in, in the order of the form, without characters that could steer a reader's screen. */
export function guestAnswers(kind: EnquiryKind, fields: EnquiryFields, locale: Locale): Answer[] {
  const short = kind === 'contact'
  const labels: Record<string, unknown> = short ? interfaceTexts[locale].form : offerTexts[locale].form
  return (short ? shortFields : tripFields)
    .filter((field) => (fields[field] ?? '').length > 0)
    .map((field) => {
      const long = 'lines' in fieldTable[field]
      const words = inWords(field, fields[field], locale)
      return {
        field,
        label: String(labels[field]).replace(/\u2060/g, ''),
        value: long ? plainLines(words) : plainLine(words),
        long,
      }
    })
}

/** A value as the form shows it; what is no choice of the form any more stands as it is. */
function inWords(field: FieldId, value: string | string[], locale: Locale): string {
  const copy = offerTexts[locale].form
  const format = formats(locale)
  if (fieldTable[field].kind === 'flag') return ''
  if (field === 'duration') return interpolate(copy.days, { count: String(value) })
  if (field === 'departureDate' && value === 'open') return copy.departureChoices.open
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(String(value))) return format.monthOfYear(String(value))
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value))))
    return format.date(String(value))
  const names: Partial<Record<FieldId, Record<string, string>>> = choiceNames(copy)
  return [value]
    .flat()
    .map((each) => names[field]?.[each] ?? each)
    .join(', ')
}
