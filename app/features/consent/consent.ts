/** The visitor's choice about counting visits, kept in local storage (specification, section 4). */
import { useSyncExternalStore } from 'react'

export type Choice = 'accepted' | 'declined'
const key = 'cookie-consent'
const listeners = new Set<() => void>()
/** Shown again from the footer though a choice is stored; or closed for this page where storage is refused. */
let override: 'open' | Choice | undefined

function stored(): Choice | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'accepted' || value === 'declined' ? value : undefined
  } catch {
    return undefined
  }
}

function changed(next: typeof override) {
  override = next
  for (const listener of listeners) listener()
}

export function choose(choice: Choice) {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage refused: the choice holds until the page is left.
  }
  changed(choice)
}

export function reopen() {
  changed('open')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type State = 'unknown' | 'unset' | 'open' | Choice

/** `unknown` on the server and until the browser took over, so that no page carries the banner in its HTML. */
export function useConsent(): State {
  return useSyncExternalStore(
    subscribe,
    () => override ?? stored() ?? 'unset',
    () => 'unknown',
  )
}
