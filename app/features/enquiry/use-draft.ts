import { useCallback, useEffect, useRef, useState } from 'react'

/** A draft's place in local storage: `draft:enquiry`, `draft:fly-sail`. */
export type DraftName = 'enquiry' | 'fly-sail'
type Fields = Record<string, string | boolean | readonly string[]>
const none: readonly never[] = []

/**
 * What is being typed, kept on the visitor's device until it is sent: the fields that differ from `initial`, what the page
 * brings along. Read after hydration, so the server's page and the browser's agree at first. `typed` reads what the form
 * holds when the script takes over: on a weak line people begin to type before. Of the fields in `choices`, what another
 * page newly brings along replaces what was chosen earlier; words are never replaced.
 */
export function useDraft<T extends Fields>(
  name: DraftName,
  initial: T,
  typed: () => Partial<T>,
  choices: readonly (keyof T)[] = none,
) {
  const [brought, setBrought] = useState(initial)
  const [draft, setDraft] = useState(brought)
  /** Undefined until the device was asked. */
  const [restored, setRestored] = useState<boolean>()
  const key = useRef('')
  const latest = useRef(draft)
  const keep = useCallback(
    () => write(name, changed(latest.current, brought), { _key: key.current, _from: broughtText(brought) }),
    [name, brought],
  )
  useEffect(() => {
    const stored = read(name, brought, choices)
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
  const change = useCallback(
    <K extends keyof T>(field: K, value: T[K]) => setDraft((now) => ({ ...now, [field]: value })),
    [],
  )

  return {
    draft,
    change,
    /** Whether the form was filled on an earlier page or before a reload; then the time it took is not known. */
    restored: restored === true,
    /** Empties the form; after sending only if nothing was typed since `sent`. @returns whether it did. */
    clear(empty: T, sent = latest.current): boolean {
      if (latest.current !== sent) return false
      setBrought(empty)
      setDraft(empty)
      return true
    },
    /** @returns the name of this filled form (16 random bytes as hex), the same after a reload and in a second tab, until `renewKey`. */
    takeKey(): string {
      key.current ||= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')
      keep()
      return key.current
    },
    renewKey() {
      key.current = ''
      keep()
    },
  }
}

/** What differs from the page as the server sent it; what it brought along and was given back, too. */
function changed<T extends Fields>(now: Partial<T>, sent: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => String(value) !== String(sent[field])),
  ) as Partial<T>
}

const isFilled = (value: unknown) =>
  value !== '' && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)

/** What a page brought along, as one text: by it a draft knows whether it comes from the same place. */
const broughtText = (brought: Fields) => Object.values(brought).filter(isFilled).join()

/** Nothing of another type than the form's own is taken over, whoever wrote it. */
function read<T extends Fields>(
  name: DraftName,
  brought: T,
  choices: readonly (keyof T)[],
): { fields: Partial<T>; key: string } {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(`draft:${name}`) ?? '{}')) as Record<
      string,
      unknown
    >
    const fits = ([field, value]: [string, unknown]) =>
      typeof value === typeof brought[field] &&
      (!Array.isArray(brought[field]) ||
        (Array.isArray(value) && value.every((each) => typeof each === 'string')))
    const newly = stored['_from'] !== broughtText(brought)
    const holds = ([field, value]: [string, unknown]) =>
      !newly || (isFilled(value) && !(choices.includes(field) && isFilled(brought[field])))
    return {
      fields: Object.fromEntries(
        Object.entries(stored).filter((entry) => fits(entry) && holds(entry)),
      ) as Partial<T>,
      key: typeof stored['_key'] === 'string' ? stored['_key'] : '',
    }
  } catch {
    return { fields: {}, key: '' }
  }
}

function write(name: DraftName, fields: Partial<Fields>, { _key, _from }: { _key: string; _from: string }) {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(`draft:${name}`)
    else
      localStorage.setItem(`draft:${name}`, JSON.stringify({ ...fields, ...(_key ? { _key } : {}), _from }))
  } catch {
    // Storage refused or full: the draft lives as long as the page.
  }
}
