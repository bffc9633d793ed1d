/** Puts the letter's parts together for one process. */
import { createAllowance } from './allowance.server.ts'
import { loadKnownWords } from './known-words.server.ts'
import { createLetterHandler, type LetterHandler, type Note } from './letter.server.ts'
import { createWriter, type ModelConfig } from './writer.server.ts'

/** Letters an hour for one address. */
export const lettersPerHour = 6

/** `note` is told of every letter, without its words. */
export function openLetters(model: ModelConfig, { note }: { note: (note: Note) => void }): LetterHandler {
  loadKnownWords()
  return createLetterHandler({
    write: createWriter(model),
    allowance: createAllowance({ perHour: lettersPerHour, tokensPerDay: model.tokensPerDay }),
    note,
  })
}
