/** The rooms of a yacht inside her hull and the deck around them, in metres: x from the stern to the bow, y to port of the centre line. */
import type { Cabin } from '#content/charter/cabins.ts'
import type { Specifications } from '#content/schema.ts'
import type { Point } from '../drawings/pen.ts'

/** A room between two corners. `bow` says towards which end the heads of its beds point. */
export type Box = { from: number; to: number; low: number; high: number }
export type Room =
  | { kind: 'cabin'; number: number; cabin: Cabin; box: Box; headsToBow: boolean; vBerth?: true }
  | { kind: 'bathroom'; box: Box; outerSide: 1 | -1 }
  /** `open` where the hull itself is the wall. */
  | { kind: 'crew'; box: Box; berths: number; headsToBow: boolean; open?: true }
/** Steps down from the saloon, inside the wall at `y`; `from` and `to` along the hull. */
export type Steps = { from: number; to: number; y: number; outerSide: 1 | -1 }
export type Layout = { rooms: Room[]; steps: Steps[] }

export type Size = Pick<Specifications, 'length' | 'beam'>
export type Numbered = { cabin: Cabin; number: number }

export type RoomName = 'saloon' | 'galley' | 'cockpit'
/** The yacht without her cabins, the outline alone for the shallows around it, and where the names of rooms stand. */
export type Deck = {
  outline: string
  drawn: string
  names: Partial<Record<RoomName, Point>>
  /** A bench on which somebody can sleep. */ bench?: Box
}
