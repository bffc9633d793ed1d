import { useCallback, useEffect, useRef, useState } from 'react'

/** A draft's place in local storage: `draft:enquiry`, `draft:fly-sail`. */
export type DraftName = 'enquiry' | 'fly-sail'
type Fields = Record<string, string | boolean | readonly string[]>

/**
 * What is being typed, kept on the visitor's device until it is sent: the fields that differ from `initial`, what the page
 * brings along. Read after hydration, so the server's page and the browser's agree at first. `typed` reads what the form
 * holds when the script takes over: on a weak line people begin to type before.
 */
export function useDraft<T extends Fields>(name: DraftName, initial: T, typed: () => Partial<T>) {
  const [brought] = useState(initial)
  const [draft, setDraft] = useState(brought)
  /** Undefined until the device was asked. */
  const [restored, setRestored] = useState<boolean>()
  const key = useRef('')
  const latest = useRef(draft)
  const keep = useCallback(() => write(name, changed(latest.current, brought), key.current), [name, brought])
  useEffect(() => {
    const stored = read(name, brought)
    const early = typed()
    key.current = stored.key
    setDraft((now) => ({ ...now, ...stored.fields, ...changed(early, now) }))
    setRestored(Object.keys(stored.fields).length > 0)
    // Read once, when the script takes over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name])
  useEffect(() => {
    latest.current = draft
    if (restored !== undefined) keep()
  }, [draft, restored, keep])
  const change = useCallback(<K extends keyof T>(field: K, value: T[K]) => setDraft((now) => ({ ...now, [field]: value })), [])

  return {
    draft,
    change,
    /** Whether the form was filled on an earlier page or before a reload; then the time it took is not known. */
    restored: restored === true,
    /** Empties the form; after sending only if nothing was typed since `sent`. @returns whether it did. */
    clear(empty: T, sent = latest.current): boolean {
      if (latest.current !== sent) return false
      setDraft(empty)
      return true
    },
    /** @returns the name of this filled form (16 random bytes as hex), the same after a reload and in a second tab, until `renewKey`. */
    takeKey(): string {
      key.current ||= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
      keep()
      return key.current
    },
    renewKey() {
      key.current = ''
      keep()
    },
  }
}

/** What differs from the page as the server sent it, and is not empty. */
function changed<T extends Fields>(now: Partial<T>, sent: T): Partial<T> {
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => isFilled(value) && String(value) !== String(sent[field]))) as Partial<T>
}

const isFilled = (value: unknown) => value !== '' && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)

/** Nothing of another type than the form's own is taken over, whoever wrote it. */
function read<T extends Fields>(name: DraftName, brought: T): { fields: Partial<T>; key: string } {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(`draft:${name}`) ?? '{}')) as Record<string, unknown>
    const fits = ([field, value]: [string, unknown]) => typeof value === typeof brought[field] && (!Array.isArray(brought[field]) || (Array.isArray(value) && value.every((each) => typeof each === 'string')))
    return { fields: Object.fromEntries(Object.entries(stored).filter((entry) => fits(entry) && isFilled(entry[1]))) as Partial<T>, key: typeof stored['_key'] === 'string' ? stored['_key'] : '' }
  } catch {
    return { fields: {}, key: '' }
  }
}

function write(name: DraftName, fields: Partial<Fields>, key: string) {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(`draft:${name}`)
    else localStorage.setItem(`draft:${name}`, JSON.stringify(key ? { ...fields, _key: key } : fields))
  } catch {
    // Storage refused or full: the draft lives as long as the page.
  }
}
