import { useCallback, useEffect, useState } from 'react'

/** A draft's place in local storage: `draft:enquiry`, `draft:fly-sail`. */
export type DraftName = 'enquiry' | 'fly-sail'

/**
 * What is being typed, kept on the visitor's device until it is sent. Read after hydration, so the server's
 * page and the browser's agree at first. Fields the draft leaves empty take the value of `initial`.
 */
export function useDraft<T extends Record<string, unknown>>(name: DraftName, initial: T) {
  const [draft, setDraft] = useState(initial)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const stored = read<T>(name)
    setDraft((now) => ({ ...now, ...filled(stored) }))
    setLoaded(true)
  }, [name])
  useEffect(() => {
    if (loaded) write(name, draft)
  }, [name, draft, loaded])
  const clear = useCallback((empty: T) => setDraft(empty), [])
  const change = useCallback(<K extends keyof T>(field: K, value: T[K]) => setDraft((now) => ({ ...now, [field]: value })), [])
  return { draft, change, clear }
}

function filled<T extends Record<string, unknown>>(stored: Partial<T>): Partial<T> {
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== '' && value !== undefined)) as Partial<T>
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
