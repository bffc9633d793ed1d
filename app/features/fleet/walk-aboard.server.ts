import { hasPicture } from '#app/ui/picture.server.ts'
import { charterTexts } from '#content/charter.server.ts'
import type { Locale } from '#content/locales.ts'
import type { YachtSlug, YachtView } from '#content/schema.ts'
import { type InRow, pictureRows } from './picture-rows.ts'

/** A picture of the walk by its id, and what the room is called; none where she is seen from outside. */
export type WalkStop = InRow<{ id: string; room?: string }>

const rooms = ['saloon', 'cabin', 'bathroom', 'cockpit', 'foredeck'] as const satisfies YachtView[]
const outside = ['astern', 'above', 'underway'] as const satisfies YachtView[]
const fewest = 3

/** Her rooms, as one walks through them; where there are few, the decks from outside as well. */
export function walkAboard(slug: YachtSlug, locale: Locale): WalkStop[] {
  const names = charterTexts[locale].cabins.rooms
  const inside = rooms.map((room) => ({ id: `${slug}-${room}`, room: names[room] })).filter(isThere)
  const decks = outside.map((view) => ({ id: `${slug}-${view}` })).filter(isThere)
  return pictureRows([...inside, ...decks.slice(0, Math.max(0, fewest - inside.length))])
}

const isThere = ({ id }: { id: string }) => hasPicture(id)
