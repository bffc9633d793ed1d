import { hasPicture } from '#app/ui/picture.server.ts'
import { charterTexts } from '#content/charter.server.ts'
import type { Locale } from '#content/locales.ts'
import type { YachtSlug, YachtView } from '#content/schema.ts'

/** A picture of the walk by its id, and what the room is called; none where she is seen from outside. */
export type WalkStop = { id: string; room?: string }

const rooms = ['saloon', 'cabin', 'cockpit'] as const satisfies YachtView[]
const outside = ['astern', 'above', 'underway'] as const satisfies YachtView[]

/** Three pictures, a spread and its pair: her rooms first, then the decks from outside. */
export function walkAboard(slug: YachtSlug, locale: Locale): WalkStop[] {
  const names = charterTexts[locale].cabins.rooms
  const inside = rooms.map((room) => ({ id: `${slug}-${room}`, room: names[room] })).filter(isThere)
  const decks = outside.map((view) => ({ id: `${slug}-${view}` })).filter(isThere)
  return [...inside, ...decks].slice(0, 3)
}

const isThere = ({ id }: { id: string }) => hasPicture(id)
