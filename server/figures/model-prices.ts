/** What the charter model asks for a yacht: every price that a page, letter or brochure may print of her unasked. */
import { isSaturday } from '#charter/availability.ts'
import { addDays, today } from '#charter/calendar.ts'
import { doorToDoor } from '#charter/door-to-door.ts'
import { type Ledger, ledger } from '#charter/ledger.ts'
import { couple, listedParty } from '#charter/party.ts'
import { charterPrice } from '#charter/price-rows.ts'
import { type Season, seasonLines } from '#charter/rates.ts'
import { partiesInTexts } from '#charter/text-prices.server.ts'
import { seatPriceIn } from '#charter/seats.ts'
import { catamaranBeside, eachOf, localBeside, lowestWeek, shareOf } from '#charter/week-here.ts'
import { charterFleet, charterYacht } from '#charter/yacht.ts'
import { dollarsPerEuro } from '#content/charter/rates.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { YachtSlug } from '#content/schema.ts'
import type { OwnFigures } from './meaning.ts'

export const dollarsForEuro = dollarsPerEuro.value.rate
const seasons = ['low', 'high'] as const satisfies Season[]

/** Without the sign of a discount. A share of a price may be printed to the dollar. */
const dollars = (cents: number) => [Math.abs(cents) / 100, Math.round(Math.abs(cents) / 100)]

/** The parties for which a price is stated without being asked. */
export function statedParties(slug: YachtSlug): number[] {
  const { rate, guests } = charterYacht(slug)
  return rate.kind === 'person' ? [2, 4, guests] : [2, guests]
}

/** With the fee on our invoice and without it. */
const weekCents = (slug: YachtSlug, season: Season, persons: number) => {
  const { cents, charter } = charterPrice(charterYacht(slug), season, 7, { persons, children: 0 })
  return [cents, charter]
}

/** Seven nights, of a boat or of a party where each guest is paid for. */
export function weekDollars(slug: YachtSlug): number[] {
  return seasons.flatMap((season) =>
    statedParties(slug).flatMap((persons) => weekCents(slug, season, persons).flatMap(dollars)),
  )
}

/** A person a day. */
export function shareDollars(slug: YachtSlug): number[] {
  return seasons.flatMap((season) =>
    statedParties(slug).flatMap((persons) =>
      weekCents(slug, season, persons).flatMap((cents) => dollars(cents / 7 / persons)),
    ),
  )
}

/** A night of the boat, and of a person and a child where they are paid for. */
export function nightDollars(slug: YachtSlug): number[] {
  const { rate } = charterYacht(slug)
  return seasons.flatMap((season) => {
    const { lines } = seasonLines(rate, { low: 0, high: 0, [season]: 1 }, { persons: 2, children: 1 })
    const [person, discount] = ['persons', 'child-discount'].map(
      (code) => lines.find((line) => line.code === code)?.rate ?? 0,
    )
    return [...lines.map((line) => line.rate), person! - discount!].flatMap(dollars)
  })
}

/** What texts say of a week with every berth taken, for a couple and for a family: with taxes and fees, a head, a head and day, in both seasons. */
export function textDollars(slug: YachtSlug): number[] {
  const yacht = charterYacht(slug)
  return Object.values(partiesInTexts(yacht)).flatMap((party) => {
    const costs = ledger(yacht, yacht.home, { nights: 7 }, party)
    const weeks = [...seasons.map((season) => charterPrice(yacht, season, 7, party).charter), costs.all.cents]
    const fees = costs.lines.reduce((sum, line) => sum + (line.code === 'fee' ? (line.cents ?? 0) : 0), 0)
    const door = doorToDoor(yacht, party)
    return [
      ...ledgerDollars(costs),
      ...(door ? Object.values(door).flatMap(dollars) : []),
      ...[
        ...weeks,
        fees,
        ...weeks.flatMap((cents) => [cents / party.persons, cents / party.persons / 7]),
      ].flatMap(dollars),
    ]
  })
}

/** Euros that are stated of a yacht: her week in high season, and a night of it. */
export function statedEuros(slug: YachtSlug): number[] {
  return [1, 7].flatMap((nights) => charterPrice(charterYacht(slug), 'high', nights).stated?.amount ?? [])
}

/** Every amount of a ledger. */
function ledgerDollars(costs: Ledger): number[] {
  const { lines, currency, charged, onTheSpot, all, perPerson, perCouple = 0, perPersonDay, tip } = costs
  const ofLines = lines.flatMap((line) => [
    line.cents ?? 0,
    line.code === 'boat' && line.week?.currency === currency ? line.week.amount * 100 : 0,
    'rate' in line ? line.rate : 0,
    'each' in line ? (line.each ?? 0) * 100 : 0,
  ])
  const sums = [
    charged.cents,
    onTheSpot.cents,
    all.cents,
    perPerson,
    perCouple,
    perPersonDay,
    tip.from,
    tip.to,
  ]
  return [...ofLines, ...sums].flatMap(dollars)
}

/** The ledger that her page shows before anything is asked: a week without a date for the party of her listed price. */
export function calculatorDollars(slug: YachtSlug): number[] {
  const yacht = charterYacht(slug)
  return ledgerDollars(ledger(yacht, yacht.home, { nights: 7 }, listedParty(yacht)))
}

/** The ledger that an offer shows before anybody says who comes: a week for a couple, without a date. */
export function exampleDollars(slug: YachtSlug): number[] {
  const yacht = charterYacht(slug)
  return ledgerDollars(ledger(yacht, yacht.home, { nights: 7 }, couple))
}

/** The prices beside the free weeks on her page: for the party of her listed price, on any Saturday of the year ahead, in her home waters. */
export const yearDollars = (slug: YachtSlug): number[] => yearsAhead.get(slug)!

const saturdays = Array.from({ length: 400 }, (_, day) => addDays(today(), day)).filter(isSaturday)
const yearsAhead = new Map(
  charterFleet.map((yacht) => [
    yacht.slug,
    saturdays.flatMap((first) =>
      dollars(ledger(yacht, yacht.home, { first, nights: 7 }, listedParty(yacht)).all.cents),
    ),
  ]),
)

/** The lowest week in some waters and the catamaran or the local yacht beside it, a head and a head and night of each, if they are with these yachts. */
export function weekThere(id: WatersId, yachts: readonly YachtSlug[]): number[] {
  return [lowestWeek(id), catamaranBeside(id), localBeside(id)]
    .filter((week) => week !== undefined && yachts.includes(week.yacht.slug))
    .flatMap((week) => [week!.ledger.charged.cents, eachOf(week!), shareOf(week!)])
    .flatMap(dollars)
}

/** Seats in a small aircraft for the party of a ledger, one way and both ways. */
function seatDollars({ waters, party: { persons } }: Ledger): number[] {
  const price = seatPriceIn(waters)
  return price ? [price * persons, 2 * price * persons] : []
}

/** What a page or letter may print that answers a request with these ledgers: their sums, their party and their length. */
export function ownFigures(costs: readonly Ledger[]): OwnFigures {
  const amounts = costs.flatMap((cost) => [...ledgerDollars(cost), ...seatDollars(cost)])
  const stated = costs.flatMap(({ converted, lines }) => [
    ...(converted ? [converted.stated.amount] : []),
    ...lines.flatMap((line) => (line.code === 'boat' && line.stated ? [line.stated.amount] : [])),
  ])
  const parties = costs.flatMap(({ party: { persons, children } }) => [persons, children])
  const lengths = costs.flatMap(({ stay, lines }) => [
    stay.nights,
    ...lines.flatMap((line) => ('nights' in line ? [line.nights] : [])),
  ])
  return {
    dollars: amounts,
    'dollars a night': amounts,
    'dollars a person a day': costs.map(({ perPersonDay }) => Math.round(perPersonDay / 100)),
    euros: stated,
    guests: parties,
    'guests for a price': parties,
    nights: lengths,
    'days of a charter': lengths,
    'days at sea': lengths,
  }
}
