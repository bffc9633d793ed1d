import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldId } from '#enquiries/fields.ts'
import { type DraftName, readDraft, removeDraft, writeDraft } from './draft-storage.ts'
import { readValue } from './form-values.ts'

type Values = Partial<Record<FieldId, string | boolean | readonly string[]>>
type DraftOptions<T> = {
  name: DraftName
  /** The form as the server sent it, with what the page brings along. */
  initial: T
  /** What the form holds when the script takes over: on a weak line people begin to type before. */
  typed: () => Partial<T>
  /** Choices that a page may bring along; newly brought, they replace an earlier choice. Words are never replaced. */
  broughtChoices?: readonly (keyof T)[]
}
const none: readonly never[] = []

/**
 * What is being typed, kept on the guest's device until it is sent: the fields that differ from `initial`. Read after
 * hydration, so that the server's page and the browser's agree at first.
 */
export function useDraft<T extends Values>({ name, initial, typed, broughtChoices = none }: DraftOptions<T>) {
  const [brought, setBrought] = useState(initial)
  const [draft, setDraft] = useState(brought)
  /** Whether the device was asked; before, nothing is stored over what it holds. */
  const [asked, setAsked] = useState(false)
  const key = useRef('')
  const latest = useRef(draft)
  /** After a refusal the form is empty, and what it held stays on the device until something new is typed. */
  const keepsSent = useRef(false)
  const save = useCallback(() => {
    const fields = changed(latest.current, brought)
    if (Object.keys(fields).length > 0) keepsSent.current = false
    if (keepsSent.current) return
    if (Object.keys(fields).length === 0) removeDraft(name)
    else writeDraft(name, { fields, key: key.current, broughtAlong: broughtText(brought) })
  }, [name, brought])
  useEffect(() => {
    const stored = restore(name, brought, broughtChoices)
    const early = typed()
    key.current = stored.key
    setDraft((now) => ({ ...now, ...stored.fields, ...changed(early, now) }))
    setAsked(true)
    // Read once, when the script takes over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name])
  useEffect(() => {
    latest.current = draft
    if (asked) save()
  }, [draft, asked, save])
  const change = useCallback(
    <K extends keyof T>(field: K, value: T[K]) => setDraft((now) => ({ ...now, [field]: value })),
    [],
  )

  return {
    draft,
    change,
    /** Empties the form. */
    clear(empty: T) {
      setBrought(empty)
      setDraft(empty)
    },
    /** Puts back what `clear` took away. */
    putBack: setDraft,
    /**
     * Empties the form after sending, unless something was typed since.
     * @param keep what was sent stays on the device, because the relay did not take it
     * @returns whether it was emptied
     */
    clearSent(sent: T, empty: T, { keep = false } = {}): boolean {
      if (latest.current !== sent) return false
      keepsSent.current = keep
      setBrought(empty)
      setDraft(empty)
      return true
    },
    /** @returns the name of this filled form (16 random bytes as hex), the same after a reload and in a second tab, until `renewKey`. */
    takeKey(): string {
      key.current ||= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')
      save()
      return key.current
    },
    renewKey() {
      key.current = ''
      save()
    },
  }
}

/** What differs from the page as the server sent it; what it brought along and was given back, too. */
function changed<T extends Values>(now: Partial<T>, sent: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => String(value) !== String(sent[field as keyof T])),
  ) as Partial<T>
}

const isFilled = (value: unknown) =>
  value !== '' && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)

/** What a page brought along, as one text: by it a draft knows whether it comes from the same place. */
const broughtText = (brought: Values) => Object.values(brought).filter(isFilled).join()

/** The stored draft, each value checked against its field. */
function restore<T extends Values>(name: DraftName, brought: T, broughtChoices: readonly (keyof T)[]) {
  const stored = readDraft(name)
  if (!stored) return { fields: {}, key: '' }
  const newly = stored.broughtAlong !== broughtText(brought)
  const fields: Partial<T> = {}
  for (const field of Object.keys(brought) as (FieldId & keyof T)[]) {
    const value = readValue(field, stored.fields[field])
    const replaced = newly && broughtChoices.includes(field) && isFilled(brought[field])
    if (value !== undefined && !replaced && (!newly || isFilled(value)))
      fields[field] = value as T[typeof field]
  }
  return { fields, key: stored.key }
}
