/** The route of an itinerary as curves and numbered stops. */
import { type PlaceId, places } from '#content/places.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import { startOf } from '#content/itineraries.ts'
import type { DestinationId, Position } from '#content/schema.ts'
import { type Stage, itineraryStages } from '#content/itinerary-stages.ts'
import type { Projection } from './geometry.ts'
import { passageBetween } from './passages.ts'
import { pathData } from './path.ts'
import type { Point } from './simplify.ts'

export type Leg = { day: number; kind: 'sail' | 'road'; d: string; points: Point[] }
export type Stop = { place: PlaceId; days: number[]; at: Point; position: Position }
export type Days = [from: number, to: number]

/** The stages of some days and the place from which the first of them sets out; from the first day, those of a stay of that length. */
export function stagesOf(destination: DestinationId, [from, to]: Days): { start: PlaceId; stages: Stage[] } {
  const all = itineraryStages(destination, undefined, from > 1 ? undefined : daysOfStay(destination, to))
  return { start: from > 1 ? all[from - 2]!.place : startOf[destination], stages: all.slice(from - 1, to) }
}

export function stopsOf(
  { start, stages }: { start: PlaceId; stages: Stage[] },
  projection: Projection,
): Stop[] {
  const stops = new Map<PlaceId, number[]>([[start, []]])
  for (const { place, day } of stages) stops.set(place, [...(stops.get(place) ?? []), day])
  return [...stops].map(([place, days]) => ({
    place,
    days,
    position: places[place],
    at: projection.point(places[place]),
  }))
}

export function legsOf(
  { start, stages }: { start: PlaceId; stages: Stage[] },
  projection: Projection,
): Leg[] {
  return stages.flatMap(({ day, place, leg }, i): Leg[] => {
    const from = i > 0 ? stages[i - 1]!.place : start
    if (from === place || leg === 'stay') return []
    const via = passageBetween(from, place)
    const points = bend([places[from], ...via, places[place]].map(projection.point))
    return [
      {
        day,
        kind: leg === 'road' ? 'road' : 'sail',
        points,
        d: pathData([{ start: points[0]!, steps: points.slice(1) }]),
      },
    ]
  })
}

/** A gentle curve to starboard, so that the way out and the way back do not lie on each other. */
function bend(line: Point[]): Point[] {
  const knots = line.length > 2 ? line : [line[0]!, bulge(line[0]!, line[1]!), line[1]!]
  return knots
    .slice(0, -1)
    .flatMap((p1, i) => {
      const [p0, p2, p3] = [knots[i - 1] ?? p1, knots[i + 1]!, knots[i + 2] ?? knots[i + 1]!]
      return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].map((t): Point => [
        curve(p0[0], p1[0], p2[0], p3[0], t),
        curve(p0[1], p1[1], p2[1], p3[1], t),
      ])
    })
    .concat([knots.at(-1)!])
}
const bulge = (a: Point, b: Point): Point => [
  (a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.07,
  (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.07,
]
/** Catmull and Rom, half as taut. */
const curve = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

/** "1", "3–4", "2 · 12–13". */
export function dayText(days: number[]): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(' · ')
}
