/** What the charter model says of yachts and waters, prices aside: every value that a text may print of them. */
import { highSeasonIn } from '#charter/high-season.ts'
import { type Relocation, relocationOf } from '#charter/places.ts'
import { charterFleet, charterYacht } from '#charter/yacht.ts'
import { seatPriceIn } from '#charter/seats.ts'
import { fees } from '#content/charter/fees.ts'
import { rates } from '#content/charter/rates.ts'
import { highSeason } from '#content/charter/seasons.ts'
import { waters, watersOf, type WatersId } from '#content/charter/waters.ts'
import { destinations } from '#content/destinations.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { itineraries } from '#content/itineraries.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import { itineraryStages, plannedSpeed } from '#content/itinerary-stages.ts'
import { type DestinationId, itineraryLengths, type YachtSlug } from '#content/schema.ts'

export { personHeight } from '#charts/drawings/scale.ts'
export { plannedSpeed }

const personRates = Object.values(rates).filter((rate) => rate.kind === 'person')
export const childAges = personRates.map(({ childAge }) => childAge)
export const childDiscounts = personRates.map(({ childDiscount }) => childDiscount.value)

/** The most guests, and of a yacht priced by the person the smallest party, because texts name both ends. */
export function partySizes(slug: YachtSlug): number[] {
  const { guests, rate } = charterYacht(slug)
  return rate.kind === 'person' ? [2, guests] : [guests]
}
export const minimumNights = (slug: YachtSlug) => charterYacht(slug).rate.minimumNights.value

const roundings = (value: number) => [value, Math.round(value), Math.round(value * 10) / 10]
/** Length, beam and draught, to the metre and to the decimetre. */
export function metresOf(slug: YachtSlug): number[] {
  const { length, beam, draft } = yachtBySlug(slug)!.specifications
  return [length, beam, draft].flatMap(roundings)
}
/** The same in feet (0.3048 m, the international foot). */
export function feetOf(slug: YachtSlug): number[] {
  const { length, beam, draft } = yachtBySlug(slug)!.specifications
  return [length, beam, draft].flatMap((metres) => roundings(metres / 0.3048))
}
export function speedsOf(slug: YachtSlug): number[] {
  const { speed, specifications } = yachtBySlug(slug)!
  return specifications.topSpeed ? [speed, specifications.topSpeed] : [speed]
}

export const liesIn = (base: DestinationId, id: WatersId) => watersOf[base] === id
/** How each of these yachts, and of those that lie in these waters, gets to each of the waters. */
export function passages(yachts: readonly YachtSlug[], to: readonly WatersId[]): Relocation[] {
  return charterFleet
    .filter(({ slug, home }) => yachts.includes(slug) || to.includes(home))
    .flatMap((yacht) => to.flatMap((id) => relocationOf(yacht, id) ?? []))
}

/** Nautical miles of an itinerary: its legs, the first of them together, also in round hundreds, and those of a week that turns back to port. */
export function milesIn(id: WatersId): number[] {
  const { destination } = waters[id]
  if (!destination) return []
  const legsOf = (days?: readonly number[]) =>
    itineraryStages(destination, plannedSpeed, days).map(({ distanceNm = 0 }) => distanceNm)
  const legs = legsOf()
  const turnedBack = legsOf(daysOfStay(destination, 7, { dueInPort: true }))
  const together = legs.map((_, i) => legs.slice(0, i + 1).reduce((sum, leg) => sum + leg, 0))
  const inHundreds = together.map((miles) => Math.round(miles / 100) * 100)
  return [...legs, ...turnedBack, ...together, ...inHundreds].filter((miles) => miles > 0)
}

/** Nights of an itinerary: on board, in hotels, and at each anchorage in turn. */
export function nightsIn(id: WatersId): number[] {
  const { destination } = waters[id]
  if (!destination) return []
  const { days } = itineraries[destination]
  const hotel = itineraryLengths.map(
    (length) => days.slice(0, length).filter(({ night }) => night === 'hotel').length,
  )
  const stays = days.map(({ place }, i) => {
    const next = days.slice(i).findIndex((day) => day.place !== place)
    return next === -1 ? days.length - i : next
  })
  return [...hotel, ...hotel.map((nights, i) => itineraryLengths[i]! - nights), ...stays]
}

/** Percent of the charter that waters take. */
export const feePercents = (id: WatersId): number[] =>
  fees[id].flatMap(({ basis, amount }) => (basis === 'percent' && amount ? [amount.value] : []))
/** Dollars that waters take of each person. */
export const feeDollars = (id: WatersId): number[] => [
  ...fees[id].flatMap(({ basis, amount }) => (basis === 'person' && amount ? [amount.value] : [])),
  ...[seatPriceIn(id)].filter((price) => price !== undefined),
]

/** First and last months of the best, rainy and hurricane seasons: `1 to 4`. */
export function monthSpans(id: WatersId): string[] {
  const { destination } = waters[id]
  if (!destination) return []
  return Object.values(destinations[destination].season).flatMap((months) =>
    months
      .filter((month) => !months.includes(monthAfter(month, -1)))
      .map((first) => {
        let last = first
        while (months.includes(monthAfter(last, 1))) last = monthAfter(last, 1)
        return `${first} to ${last}`
      }),
  )
}
const monthAfter = (month: number, by: 1 | -1) => ((month + by + 11) % 12) + 1

/** Days on which high season begins and ends in a month (`2027-03`). */
export const seasonDaysIn = (month: string): string[] =>
  highSeasonIn(month).spans.flatMap(({ first, last }) => [first.slice(5), last.slice(5)])
/** Days on which high season begins and ends every year: `12-20`. */
export const seasonDays: readonly string[] = highSeason.fixed.flatMap(({ first, last }) => [first, last])
