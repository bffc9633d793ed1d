import { hasPicture, pictureOf } from '#app/ui/picture.server.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import { charterTexts } from '#content/charter.server.ts'
import type { Locale } from '#content/locales.ts'
import type { YachtSlug } from '#content/schema.ts'

/** A picture of the walk, and what the room is called; none where it is seen from outside. */
export type WalkStop = { picture: PictureData; room?: string }

const rooms = ['saloon', 'cabin', 'galley', 'bathroom', 'cockpit'] as const
const outside = ['astern', 'above', 'underway'] as const

/** Three or six pictures, so that each spread has its pair: her rooms first, then the decks from outside. */
export function walkAboard(slug: YachtSlug, locale: Locale): WalkStop[] {
  const names = charterTexts[locale].cabins.rooms
  const inside = rooms
    .filter((room) => hasPicture(`${slug}-${room}`))
    .map((room) => ({ picture: pictureOf(`${slug}-${room}`, locale), room: names[room] }))
  const decks = outside
    .filter((view) => hasPicture(`${slug}-${view}`))
    .map((view) => ({ picture: pictureOf(`${slug}-${view}`, locale) }))
  return [...inside, ...decks].slice(0, inside.length > 3 ? 6 : 3)
}
