/** The hulls of the three kinds of yacht seen with the deck taken off: saloon, galley, cockpit, and what lies outside. */
import { type Form, forms } from '../drawings/forms.ts'
import type { Pen } from '../drawings/pen.ts'
import type { Yacht } from '#content/schema.ts'
import type { Deck } from './rooms.ts'
import { catamaranDeck } from './catamaran-deck.ts'
import { sloopDeck } from './sloop-deck.ts'
import { motorDeck } from './motor-deck.ts'

export function deckOf({ slug, specifications }: Pick<Yacht, 'slug' | 'specifications'>, pen: Pen): Deck {
  const form: Form = forms[slug]
  if (form.kind === 'catamaran') return catamaranDeck(form, specifications, pen)
  return form.kind === 'sloop' ? sloopDeck(specifications, pen) : motorDeck(specifications, pen)
}
