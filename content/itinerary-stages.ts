/** Distances and sailing times, computed from positions. Not for navigation. */
import { daysOfStay } from './itinerary-lengths.ts'
import { itineraries, startOf } from './itineraries.ts'
import { type PlaceId, places } from './places.ts'
import type { DestinationId, ItineraryDay, Position, Yacht } from './schema.ts'

/** Mean radius of the earth in nautical miles (6,371.0 km, IUGG). */
const earthRadius = 3440.065
/** Knots at which the hours of an itinerary are given, whatever yacht sails it. */
export const plannedSpeed = 7
/** Knots at which those of a trip are given: a motor yacht does not wait for the wind. */
export const speedOf = ({ type, speed }: Pick<Yacht, 'type' | 'speed'>) =>
  type === 'motor-yacht' ? speed : plannedSpeed
/** A course in open water is the straight line times this (docs/sources.md). */
export const openWater = 1.2
/** And times this on the short ways behind reefs. */
export const insideReefs = 1.5
/** Nautical miles of a straight line beyond which she leaves the reefs for the channel, wherever the days of a stay bring her from. */
const reefReach = 12

/** Great-circle distance in nautical miles (haversine). */
export function distanceNm(a: Position, b: Position): number {
  const radians = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lon - a.lon) * radians) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(h))
}

/** Whole nautical miles of a course from one place to another in open water. */
export const milesBetween = (from: Position, to: Position): number =>
  Math.round(distanceNm(from, to) * openWater)

export type Stage = {
  /** Of the stay, from 1. */
  day: number
  /** The day of the itinerary that it is. */
  planned: number
  place: PlaceId
  position: Position
  leg: ItineraryDay['leg']
  byNight?: true
  /** She is out for the day and back at the same anchorage. */
  dayOut?: true
  /** Whole nautical miles. Only for days under sail. */
  distanceNm?: number
  /** Only for days under way. */
  hours?: number
  /** Degrees on the compass from the place before. Only for days under sail. */
  course?: number
}

/** Degrees on the compass from a to b, for distances of a day. */
function courseOf(a: Position, b: Position): number {
  const east = (b.lon - a.lon) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return (Math.round((Math.atan2(east, b.lat - a.lat) * 180) / Math.PI) + 360) % 360
}

/**
 * The days of an itinerary with positions, distances and sailing times from the day before.
 * @param days the days by number, such as those of a stay; all of them where left out
 */
export function itineraryStages(
  id: DestinationId,
  speed: number = plannedSpeed,
  days: readonly number[] = daysOfStay(id, itineraries[id].days.length),
): Stage[] {
  let from: Position = places[startOf[id]]
  return days.map((planned, i) => {
    const day = itineraries[id].days[planned - 1]!
    const place = day.place as PlaceId
    const { lat, lon } = places[place]
    const straight = distanceNm(from, { lat, lon })
    const inChannel = day.factor === insideReefs && straight > reefReach
    // Whole miles, so that hours and sums are those of the figures shown.
    const miles = Math.round(straight * ((!inChannel && day.factor) || openWater))
    const course = courseOf(from, { lat, lon })
    from = { lat, lon }
    const { leg, byNight, dayOut } = day
    const stage = { day: i + 1, planned, place, position: { lat, lon }, leg, byNight, dayOut }
    return day.leg === 'sail'
      ? {
          ...stage,
          distanceNm: miles,
          hours: miles / speed,
          course,
        }
      : stage
  })
}
