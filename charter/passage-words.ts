/** What it costs to bring a yacht, as the figures of a sentence. */
import type { Formats } from '#content/format.ts'
import type { PricedTrip } from './price-trip.ts'
import type { CharterWords } from './words.ts'

/** What of a price is her way from where she lies and back, and how far that is; nothing where she lies there. */
export function passageFigures(
  { yacht, ledger, relocation }: PricedTrip,
  { money, at }: CharterWords,
  format: Formats,
) {
  const cents = ledger.lines.find(({ code }) => code === 'relocation')?.cents
  if (!relocation || cents === undefined) return undefined
  const { distanceNm, days } = relocation
  return {
    at: at(yacht.home),
    passage: money(cents, ledger.currency),
    distance: format.number(distanceNm),
    count: days,
    price: money(ledger.all.cents, ledger.currency),
  }
}
