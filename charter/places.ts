/** Where a yacht can be chartered: where she lies, and where she has to be brought. */
import { passages, relocationRate, waters, type WatersId, watersIds } from '#content/charter/waters.ts'
import { places } from '#content/places.ts'
import { distanceNm, openWater } from '#content/itinerary-stages.ts'
import type { CharterYacht } from './yacht.ts'

/** How a yacht gets to waters in which she does not lie. */
export type Relocation = {
  /** Nautical miles there; as many back. */
  distanceNm: number
  /** Days at sea, each way, at her cruising speed by day and night. */
  days: number
  /** Whole dollars a nautical mile. */
  rate: number
}
export type CharterPlace = { waters: WatersId; relocation?: Relocation }

/** The waters that a yacht can be chartered in, her own first, then the nearest. */
export function placesOf(yacht: CharterYacht): CharterPlace[] {
  const elsewhere = watersIds
    .filter((id) => id !== yacht.home)
    .flatMap((id) => {
      const relocation = relocationOf(yacht, id)
      return relocation ? [{ waters: id, relocation }] : []
    })
    .sort((a, b) => a.relocation.distanceNm - b.relocation.distanceNm)
  return [{ waters: yacht.home }, ...elsewhere]
}

/** How a yacht gets to waters; nothing where she lies there. */
export function relocationOf({ home, speed, type }: CharterYacht, to: WatersId): Relocation | undefined {
  if (home === to) return undefined
  const passageNm = passage(home, to)
  return {
    distanceNm: passageNm,
    days: Math.ceil(passageNm / (speed * 24)),
    rate: relocationRate[type].value,
  }
}

/** Nautical miles from port to port, to a whole one. @throws where no passage is stated. */
export function passage(from: WatersId, to: WatersId): number {
  const found = passages.find(({ between }) => between.includes(from) && between.includes(to))
  if (!found) throw new Error(`content/charter/waters.ts: no passage between ${from} and ${to}`)
  const stops = [places[waters[found.between[0]].port], ...found.via, places[waters[found.between[1]].port]]
  const straight = stops.slice(1).reduce((sum, stop, i) => sum + distanceNm(stops[i]!, stop), 0)
  return Math.round(straight * openWater)
}
