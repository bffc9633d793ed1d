/** Where a yacht can be chartered: where she lies, and where she has to be brought. */
import { daysAtSea, passage } from '#content/charter/passages.ts'
import { motorPassageMost, relocationRate, type WatersId, watersIds } from '#content/charter/waters.ts'
import type { CharterYacht } from './yacht.ts'

/** How a yacht gets to waters in which she does not lie. */
export type Relocation = {
  /** Nautical miles there; as many back. */
  distanceNm: number
  /** Days at sea, each way. */
  days: number
  /** Whole dollars a nautical mile. */
  rate: number
}
export type CharterPlace = { waters: WatersId; relocation?: Relocation }

/** The waters that a yacht can be chartered in, her own first, then the nearest. */
export function placesOf(yacht: CharterYacht): CharterPlace[] {
  const elsewhere = watersIds
    .filter((id) => id !== yacht.home && isBrought(yacht, id))
    .flatMap((id) => {
      const relocation = relocationOf(yacht, id)
      return relocation ? [{ waters: id, relocation }] : []
    })
    .sort((a, b) => a.relocation.distanceNm - b.relocation.distanceNm)
  return [{ waters: yacht.home }, ...elsewhere]
}

/** Whether guests can have her in these waters: a motor yacht does not cross wide open water. */
export function isBrought({ home, type }: Pick<CharterYacht, 'home' | 'type'>, to: WatersId): boolean {
  return home === to || type !== 'motor-yacht' || passage(home, to) <= motorPassageMost.value
}

/** How a yacht gets to waters; nothing where she lies there. */
export function relocationOf(yacht: CharterYacht, to: WatersId): Relocation | undefined {
  const { home, type } = yacht
  if (home === to) return undefined
  const passageNm = passage(home, to)
  return {
    distanceNm: passageNm,
    days: daysAtSea(passageNm, yacht),
    rate: relocationRate[type].value,
  }
}
