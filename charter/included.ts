/** What the price of a yacht holds in some waters. */
import { fees } from '#content/charter/fees.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Yacht } from '#content/schema.ts'
import type { CharterWords } from './words.ts'

/** Her price covers her own permits and taxes where she lies; elsewhere they are a line of their own. */
export const includedIn = (
  included: Yacht['included'],
  home: WatersId,
  waters: WatersId,
): Yacht['included'] => included.filter((each) => each !== 'permits-taxes' || home === waters)

/** The fee of some waters that is a share of the charter and stands on our invoice. */
export const percentInPrice = (waters: WatersId): number | undefined =>
  fees[waters].find(({ basis, paid }) => basis === 'percent' && paid === 'charged')?.amount?.value

/** "Bahamas charter fee, 14%", for the list of what a price holds. */
export function feeInPrice(waters: WatersId, { say }: Pick<CharterWords, 'say'>): string[] {
  const percent = percentInPrice(waters)
  return percent === undefined ? [] : [say('lines.fee.bahamas-charter-fee', { percent })]
}
