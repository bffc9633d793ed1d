/** Reads the values of a form, whoever wrote them: a posted form, or a draft of another day. */
import { type ChoiceField, type FieldId, fields, optionIds } from '#enquiries/fields.ts'

/** @returns the value as the form keeps it; undefined for one that no field of this kind can hold. */
export function readValue(field: FieldId, raw: unknown): string | boolean | string[] | undefined {
  const { kind } = fields[field]
  if (kind === 'flag') return typeof raw === 'boolean' ? raw : undefined
  if (kind === 'many') {
    const ids: readonly string[] = optionIds[field as ChoiceField]
    return Array.isArray(raw) ? ids.filter((id) => raw.includes(id)) : undefined
  }
  if (typeof raw !== 'string') return undefined
  if (kind === 'one')
    return raw === '' || (optionIds[field as ChoiceField] as readonly string[]).includes(raw)
      ? raw
      : undefined
  if (kind === 'day') return /^(\d{4}-\d{2}-\d{2})?$/.test(raw) ? raw : undefined
  if (kind === 'when') return /^(\d{4}-\d{2}(-\d{2})?|open|day|month)?$/.test(raw) ? raw : undefined
  // A browser that posts a form itself ends lines with two characters and counts one (HTML, constructing the entry list).
  return raw.replace(/\r\n/g, '\n')
}

/** The fields of a form as posted, or as they stand in the page; what cannot be used is left out. @param prefix of their names */
export function formValues<F extends FieldId>(ids: readonly F[], form: FormData, prefix = '') {
  const entries = ids.map((field) => {
    const { kind } = fields[field]
    const name = `${prefix}${field}`
    const raw = kind === 'many' ? form.getAll(name) : kind === 'flag' ? form.has(name) : form.get(name)
    return [field, readValue(field, raw)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
