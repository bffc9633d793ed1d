/** What the price of a yacht holds in some waters. */
import { fees, permitsWithVoyage } from '#content/charter/fees.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Yacht } from '#content/schema.ts'
import type { Ledger } from './ledger.ts'
import type { CharterWords } from './words.ts'

/** Her price covers her own permits and taxes where she lies; elsewhere they go with her voyage, or are a fee of their own. */
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

/** What else stands on the invoice of a trip: the fee, the permits of a yacht from elsewhere, hotel nights and ways across land. */
export function alsoInPrice(
  { waters, lines }: Pick<Ledger, 'waters' | 'lines'>,
  words: Pick<CharterWords, 'say' | 'ways'>,
): string[] {
  const { say } = words
  const isBrought = lines.some(({ code }) => code === 'relocation')
  return [
    ...feeInPrice(waters, words),
    ...(isBrought && hasPermits(waters) ? [say('lines.permits')] : []),
    ...lines.flatMap((line) =>
      line.code === 'hotel'
        ? [say('lines.hotelNights', { nights: say('nights', { count: line.nights }) })]
        : line.code === 'transfers'
          ? [say('lines.transferWays', { ways: words.ways(line.ways) })]
          : [],
    ),
  ]
}

/** A yacht that is brought gets them with her voyage, unless the waters have a fee for them that is open or paid there. */
function hasPermits(waters: WatersId): boolean {
  const own = fees[waters].find(({ basis }) => basis === 'trip')
  return own ? own.paid === 'charged' && own.amount !== undefined : permitsWithVoyage.value
}
