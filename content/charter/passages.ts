/** How far it is from one waters to another by sea, and how long a yacht takes. */
import { distanceNm, openWater } from '../itinerary-stages.ts'
import { places } from '../places.ts'
import type { Yacht } from '../schema.ts'
import { motorPassageRun, passages, waters, type WatersId } from './waters.ts'

/** Kept, because every stay that a search looks at asks. */
const known = new Map<string, number>()

/** Nautical miles from port to port, to a whole one. @throws where no passage is stated. */
export function passage(from: WatersId, to: WatersId): number {
  const key = `${from} ${to}`
  const miles = known.get(key) ?? measured(from, to)
  known.set(key, miles)
  return miles
}

function measured(from: WatersId, to: WatersId): number {
  const found = passages.find(({ between }) => between.includes(from) && between.includes(to))
  if (!found) throw new Error(`content/charter/waters.ts: no passage between ${from} and ${to}`)
  const stops = [places[waters[found.between[0]].port], ...found.via, places[waters[found.between[1]].port]]
  const straight = stops.slice(1).reduce((sum, stop, i) => sum + distanceNm(stops[i]!, stop), 0)
  return Math.round(straight * openWater)
}

/** Days at sea for a passage in nautical miles: sailed by day and night at her cruising speed, or at a motor yacht's daily run. */
export function daysAtSea(passageNm: number, { type, speed }: Pick<Yacht, 'type' | 'speed'>): number {
  return Math.ceil(passageNm / (type === 'motor-yacht' ? motorPassageRun.value : speed * 24))
}
