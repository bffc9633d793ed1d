/**
 * Drafts on the guest's device: what was typed into a form, for 14 days since the last change. A draft of another version
 * or age is removed. Where the device refuses to store, drafts live as long as the page does.
 */

/** A draft's place in local storage: `draft:enquiry`, `draft:quote`, `draft:trip`. */
export type DraftName = 'enquiry' | 'quote' | 'trip' | 'trip-enquiry'

export type StoredDraft = {
  /** As they were written; whoever reads them checks each against its field. */
  fields: Record<string, unknown>
  /** The name of this filled form at the relay, once it was sent. */
  key: string
  /** What the page brought along when it was written. */
  broughtAlong: string
}

/** Raised when a field changes its meaning, so that nothing of another meaning is read into it. */
const version = 2
const maxAgeMs = 14 * 24 * 60 * 60_000

const memory = new Map<string, string>()

export function readDraft(name: DraftName, now = Date.now()): StoredDraft | undefined {
  const stored = parsed(load(`draft:${name}`))
  if (!stored) return undefined
  const { fields, key, broughtAlong, savedAt } = stored
  const age = now - Number(savedAt)
  if (stored['version'] !== version || !(age <= maxAgeMs) || !isRecord(fields)) {
    removeDraft(name)
    return undefined
  }
  return { fields, key: String(key ?? ''), broughtAlong: String(broughtAlong ?? '') }
}

export function writeDraft(name: DraftName, draft: StoredDraft, now = Date.now()) {
  const text = JSON.stringify({ version, savedAt: now, ...draft })
  try {
    localStorage.setItem(`draft:${name}`, text)
    memory.delete(`draft:${name}`)
  } catch {
    memory.set(`draft:${name}`, text)
  }
}

export function removeDraft(name: DraftName) {
  memory.delete(`draft:${name}`)
  try {
    localStorage.removeItem(`draft:${name}`)
  } catch {
    // Nothing was stored where storage is refused.
  }
}

function load(place: string): string {
  try {
    return memory.get(place) ?? localStorage.getItem(place) ?? ''
  } catch {
    return memory.get(place) ?? ''
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  if (text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
