/**
 * The letter to the company with the draft of an answer. Drafting works through charter model and calendars, so it is
 * done once the guest has had their answer: the letter is stored complete without it, and waits a moment for it. Where
 * the process ends before, the letter goes out without a draft.
 */
import type { Database } from './database.ts'
import type { DraftFor } from './draft.ts'
import { composeLetter, type LetterInput } from './letter.ts'
import type { Letter } from './write-letter.ts'
import { referenceOf } from './reference.ts'

/** Milliseconds that a letter waits for its draft, which takes a few hundredths of a second. */
export const draftWaitMs = 5000
/** Bytes that one enquiry may take in the store, letters and all; a long one with its offer takes about 30,000. */
const maxStoredBytes = 64 * 1024

/** The letter, without its HTML part if it would take too much room. @returns nothing if even that is too large. */
export async function fittingLetter(input: LetterInput): Promise<Letter | undefined> {
  const fieldBytes = Buffer.byteLength(JSON.stringify(input.fields))
  for (const textOnly of [false, true]) {
    const letter = await composeLetter({ ...input, textOnly })
    if (fieldBytes + Buffer.byteLength(letter.message) <= maxStoredBytes) return letter
  }
  return undefined
}

/**
 * Puts the draft into a letter that waits for it, and makes the letter due. One that a worker has taken up meanwhile
 * stays as it is, because every attempt sends the same bytes.
 */
export async function addDraft(
  { db }: Database,
  draftFor: DraftFor,
  input: LetterInput,
  now: () => number,
): Promise<void> {
  const draft = draftFor(input, referenceOf(input.id))
  const letter = draft && (await fittingLetter({ ...input, draft }))
  const at = now()
  await db
    .updateTable('outbox')
    .set({ due_at: at, wait: 0, ...(letter && { message: letter.message }) })
    .where('enquiry_id', '=', input.id)
    .where('purpose', '=', 'enquiry')
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('lease_owner', 'is', null)
    .where('due_at', '>', at)
    .execute()
}
