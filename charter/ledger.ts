/**
 * What a charter costs, line by line. Pure, and the only place that adds up: every page, letter and
 * brochure shows this. Rules and their reasons: docs/decisions/0012-charter-model.md.
 */
import { hotelNight, transferPrices } from '#content/charter/ashore.ts'
import { type Fee, type FeeId, fees, tips } from '#content/charter/fees.ts'
import type { Transfer } from '#content/charter/journey.ts'
import { dollarsPerEuro } from '#content/charter/rates.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Money } from '#content/schema.ts'
import type { Stay } from './calendar.ts'
import { type Currency, toCents, wholeTens, wholeUnits } from './money.ts'
import type { Party } from './party.ts'
import { type Relocation, relocationOf } from './places.ts'
import { type RateLine, rateLines } from './rates.ts'
import { onBoard, transfersOf } from './stay.ts'
import type { CharterYacht } from './yacht.ts'

/** `cents` is missing where we know that something is due and not how much. Amounts are in the ledger's currency. */
export type Line =
  | (RateLine & { paid: 'charged' })
  | { code: 'relocation'; relocation: Relocation; cents: number; paid: 'charged' }
  /** `each` for a person, a night or all the ways. */
  | { code: 'hotel'; nights: number; each: number; cents: number; paid: 'charged' }
  | { code: 'transfers'; ways: Transfer[]; each: number; cents: number; paid: 'charged' }
  | {
      code: 'fee'
      fee: FeeId
      percent?: number
      /** Of a fee for each person, in whole units of the ledger's currency. */
      each?: number
      persons?: number
      cents?: number
      paid: Fee['paid']
    }

/** A sum, and the fees that are not in it because nobody knows yet how high they are. */
export type Total = { cents: number; without: FeeId[] }

export type Ledger = {
  waters: WatersId
  currency: Currency
  stay: Stay
  /** The part of the stay that is spent on board. */
  aboard: Stay
  party: Party
  lines: Line[]
  charged: Total
  onTheSpot: Total
  all: Total
  /** Of `all`, in cents, to the whole unit. A couple is two of a party of adults; a day is one of the trip, on board or in a hotel. */
  perPerson: number
  perCouple?: number
  perPersonDay: number
  /** What guests give the crew by custom, in cents, and the base price of which it is a share; in no total. */
  tip: { from: number; to: number; of: number }
  /** Set where nights of high season were converted: the sums are then "about". `stated` is the price of those nights. */
  converted?: { rate: number; day: string; stated: Money; nights: number }
}

/** @param party at least one adult and no more persons than the yacht takes (see party.ts) */
export function ledger(yacht: CharterYacht, waters: WatersId, stay: Stay, party: Party): Ledger {
  const { aboard, hotelNights } = onBoard(stay, waters)
  const { currency, lines: charter, stated } = rateLines(yacht.rate, aboard, party)
  const relocation = relocationOf(yacht, waters)
  const ways = transfersOf(stay, waters)
  const lines: Line[] = [
    ...charter.map((line) => ({ ...line, paid: 'charged' as const })),
    ...(relocation ? [relocationLine(relocation)] : []),
    ...(hotelNights > 0 ? [hotelLine(hotelNights, party)] : []),
    ...(ways.length > 0 ? [transfersLine(ways, party)] : []),
    ...fees[waters].map((fee) => feeLine(fee, charter, party)),
  ]
  const all = total(lines)
  const boat = charter.reduce((sum, { cents }) => sum + cents, 0)
  return {
    waters,
    currency,
    stay,
    aboard,
    party,
    lines,
    charged: total(lines.filter(({ paid }) => paid === 'charged')),
    onTheSpot: total(lines.filter(({ paid }) => paid === 'on-the-spot')),
    all,
    perPerson: wholeUnits(all.cents / party.persons),
    perCouple:
      party.persons > 2 && party.children === 0 ? wholeUnits((2 * all.cents) / party.persons) : undefined,
    perPersonDay: wholeUnits(all.cents / party.persons / stay.nights),
    tip: {
      from: wholeTens((boat * tips.value.from) / 100),
      to: wholeTens((boat * tips.value.to) / 100),
      of: boat,
    },
    converted: stated && { ...dollarsPerEuro.value, ...stated },
  }
}

/** There and back. */
function relocationLine(relocation: Relocation): Line {
  const { distanceNm, rate } = relocation
  return { code: 'relocation', relocation, cents: toCents(2 * distanceNm * rate), paid: 'charged' }
}

function hotelLine(nights: number, { persons }: Party): Line {
  const each = hotelNight.value
  return { code: 'hotel', nights, each, cents: toCents(nights * persons * each), paid: 'charged' }
}

function transfersLine(ways: Transfer[], { persons }: Party): Line {
  const each = ways.reduce((sum, way) => sum + transferPrices[way].value, 0)
  return { code: 'transfers', ways, each, cents: toCents(persons * each), paid: 'charged' }
}

function feeLine(fee: Fee, charter: RateLine[], { persons }: Party): Line {
  const { id, paid, basis, amount } = fee
  const line = { code: 'fee' as const, fee: id, paid }
  if (!amount) return line
  const { value } = amount
  // Line by line, so that a stay cut at the beginning of a season costs the same.
  if (basis === 'percent')
    return {
      ...line,
      percent: value,
      cents: charter.reduce((sum, { cents }) => sum + wholeUnits((cents * value) / 100), 0),
    }
  if (basis === 'person') return { ...line, each: value, persons, cents: toCents(value * persons) }
  return { ...line, cents: toCents(value) }
}

function total(lines: Line[]): Total {
  return {
    cents: lines.reduce((sum, { cents = 0 }) => sum + cents, 0),
    without: lines.flatMap((line) => (line.code === 'fee' && line.cents === undefined ? [line.fee] : [])),
  }
}
