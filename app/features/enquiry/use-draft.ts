import { useCallback, useEffect, useState } from 'react'

/** A draft's place in local storage: `draft:enquiry`, `draft:fly-sail`. */
export type DraftName = 'enquiry' | 'fly-sail'

/**
 * What is being typed, kept on the visitor's device until it is sent. Read after hydration, so the server's
 * page and the browser's agree at first. Fields the draft leaves empty take the value of `initial`. `typed` reads what
 * the form holds when the script takes over: on a weak line people begin to type before.
 */
export function useDraft<T extends Record<string, unknown>>(name: DraftName, initial: T, typed: () => Partial<T>) {
  const [draft, setDraft] = useState(initial)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const [stored, early] = [read<T>(name), typed()]
    setDraft((now) => ({ ...now, ...filled(stored), ...changed(early, now) }))
    setLoaded(true)
    // Read once, when the script takes over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name])
  useEffect(() => {
    if (loaded) write(name, draft)
  }, [name, draft, loaded])
  const clear = useCallback((empty: T) => setDraft(empty), [])
  const change = useCallback(<K extends keyof T>(field: K, value: T[K]) => setDraft((now) => ({ ...now, [field]: value })), [])
  return { draft, change, clear }
}

/** What differs from the page as the server sent it, and is not empty. */
function changed<T extends Record<string, unknown>>(early: Partial<T>, sent: T): Partial<T> {
  return filled(Object.fromEntries(Object.entries(early).filter(([field, value]) => String(value) !== String(sent[field]))) as Partial<T>)
}

function filled<T extends Record<string, unknown>>(stored: Partial<T>): Partial<T> {
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== '' && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0))) as Partial<T>
}

function read<T>(name: DraftName): Partial<T> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`draft:${name}`) ?? '{}')
    return stored && typeof stored === 'object' ? stored : {}
  } catch {
    return {}
  }
}

function write(name: DraftName, draft: Record<string, unknown>) {
  try {
    localStorage.setItem(`draft:${name}`, JSON.stringify(draft))
  } catch {
    // Storage refused or full: the draft lives as long as the page.
  }
}
