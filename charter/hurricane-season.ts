/** Whether a stay falls in the hurricane season of its waters (content/destinations.ts): a free week is then no quiet one. */
import { waters, type WatersId } from '#content/charter/waters.ts'
import { destinations } from '#content/destinations.ts'
import { addDays } from './calendar.ts'
import type { DatedStay } from './availability.ts'
import type { CharterWords } from './words.ts'

/** @param month such as `2027-02` */
export function isHurricaneMonth(id: WatersId, month: string): boolean {
  const { destination } = waters[id]
  return (
    destination !== undefined && destinations[destination].season.hurricane.includes(Number(month.slice(5)))
  )
}

export function meetsHurricanes(id: WatersId, { first, nights }: DatedStay): boolean {
  return [first, addDays(first, nights)].some((day) => isHurricaneMonth(id, day.slice(0, 7)))
}

/** Whether it begins or ends in the rainy months of its waters. */
export function meetsRain(id: WatersId, { first, nights }: DatedStay): boolean {
  const { destination } = waters[id]
  const rain: readonly number[] = destination ? destinations[destination].season.rain : []
  return [first, addDays(first, nights)].some((day) => rain.includes(Number(day.slice(5, 7))))
}

/** The first and the last of the best months that lie outside the hurricane season. */
export function calmMonths(id: WatersId): [number, number] | undefined {
  const { destination } = waters[id]
  if (!destination) return undefined
  const { best, hurricane } = destinations[destination].season
  const calm = (best as readonly number[]).filter(
    (month) => !(hurricane as readonly number[]).includes(month),
  )
  return calm.length > 0 ? [calm[0]!, calm.at(-1)!] : undefined
}

/** The one sentence that trip and search say of it. */
export const hurricaneNote = (id: WatersId, { say }: Pick<CharterWords, 'say'>) =>
  say('hurricanes', { waters: say(`waters.${id}`) })
