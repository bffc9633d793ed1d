/** The shape of the texts that the draft of an answer adds. Spanish (content/es/draft.ts) sets it. */
import type { draft } from './es/draft.ts'

export type DraftCopy = Record<keyof typeof draft, string>
