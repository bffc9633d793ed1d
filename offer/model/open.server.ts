/** Puts the letter's parts together for one process. */
import { createAllowance } from './allowance.server.ts'
import { createLetterFace, type LetterFace, type Note } from './letter.server.ts'
import { loadVocabularies } from './vocabulary.server.ts'
import { createWriter, type ModelConfig } from './writer.server.ts'

/** Letters an hour for one address. */
export const lettersPerHour = 6

/** `origins` are the site's own addresses; `note` is told of every letter, without its words. */
export function openLetters(
  model: ModelConfig,
  { origins, note }: { origins: string[]; note: (note: Note) => void },
): LetterFace {
  loadVocabularies()
  return createLetterFace({
    write: createWriter(model),
    allowance: createAllowance({ perHour: lettersPerHour, tokensPerDay: model.tokensPerDay }),
    origins,
    note,
  })
}
