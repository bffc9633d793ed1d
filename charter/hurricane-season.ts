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

export function hasHurricanes(id: WatersId): boolean {
  const { destination } = waters[id]
  return destination !== undefined && destinations[destination].season.hurricane.length > 0
}

export function meetsHurricanes(id: WatersId, { first, nights }: DatedStay): boolean {
  return [first, addDays(first, nights)].some((day) => isHurricaneMonth(id, day.slice(0, 7)))
}

/** Whether it begins or ends in the rainy months of its waters. */
export function meetsRain(id: WatersId, { first, nights }: DatedStay): boolean {
  return [first, addDays(first, nights)].some((day) => isRainyMonth(id, day.slice(0, 7)))
}

/** Whether it begins and ends in the best months of its waters, which are dry. */
export function isDryStay(id: WatersId, { first, nights }: DatedStay): boolean {
  return [first, addDays(first, nights)].every((day) => isMonthOf('best', id, day.slice(0, 7)))
}

/** Whether the rainy months of its waters begin with this one, and it does not stand alone. @param month such as `2027-05` */
export function isFirstOfRain(id: WatersId, month: string): boolean {
  const [before, after] = [-1, 31].map((days) => addDays(`${month}-01`, days).slice(0, 7))
  return isRainyMonth(id, month) && !isRainyMonth(id, before!) && isRainyMonth(id, after!)
}

const isRainyMonth = (id: WatersId, month: string) => isMonthOf('rain', id, month)

function isMonthOf(kind: 'rain' | 'best', id: WatersId, month: string): boolean {
  const { destination } = waters[id]
  const months: readonly number[] = destination ? destinations[destination].season[kind] : []
  return months.includes(Number(month.slice(5)))
}

/** The days of a stay that fall in a season: all of them, or those from a day, or until one. */
export type MonthsIn = { from?: string; until?: string }

/** @returns nothing where none of them does; no stay is so long that it has two seasons on both sides of another */
export function monthsIn(
  kind: 'rain' | 'hurricane',
  id: WatersId,
  { first, nights }: DatedStay,
): MonthsIn | undefined {
  const isIn = kind === 'rain' ? isRainyMonth : isHurricaneMonth
  const days = Array.from({ length: nights + 1 }, (_, i) => addDays(first, i))
  const met = days.filter((day) => isIn(id, day.slice(0, 7)))
  const [from, until] = [met[0], met.at(-1)]
  if (!from || !until) return undefined
  return { ...(from > first && { from }), ...(until < days.at(-1)! && { until }) }
}

/** The first and the last of the best months. */
export function bestMonths(id: WatersId): [number, number] | undefined {
  const { destination } = waters[id]
  const best: readonly number[] = destination ? destinations[destination].season.best : []
  return best.length > 0 ? [best[0]!, best.at(-1)!] : undefined
}

/** The one sentence that trip and search say of it. */
export const hurricaneNote = (id: WatersId, { say }: Pick<CharterWords, 'say'>) =>
  say('hurricanes', { waters: say(`waters.${id}`) })
