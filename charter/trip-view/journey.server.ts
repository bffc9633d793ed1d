/** How guests get to the yacht and home again on the days of a trip, with the hours that must be kept. */
import { journeys, waysHome } from '#content/charter/journey.ts'
import { terms } from '#content/charter/terms.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import { clock } from '#content/format.ts'
import { itineraries } from '#content/itineraries.ts'
import { endOf } from '../calendar.ts'
import type { PricedTrip } from '../price-trip.ts'
import { eveOf, type TripDays } from './days.server.ts'
import { placeName } from './place-name.ts'
import type { TripWords } from './trip-words.server.ts'

/** `date` is a day in words; `deadline`: whoever misses the hour misses the yacht or the flight. */
export type JourneyStep = { date: string; title: string; text: string; deadline?: true }
export type TripJourney = { lead: string; there: JourneyStep[]; home: JourneyStep[] }

export function tripJourney(
  { ledger, neighbours }: Pick<PricedTrip, 'ledger' | 'neighbours'>,
  { ashoreAt, runHome }: Pick<TripDays, 'ashoreAt' | 'runHome'>,
  words: TripWords,
): TripJourney {
  const { say, format, copy } = words
  const { stay, aboard } = ledger
  const first = stay.first!
  const { nightBefore, landBy, aircraft, road, inland, homeFrom, homeFromPort } = journeys[ledger.waters]
  const town = copy.journey.cities[ledger.waters]
  const ashore = endOf(aboard)!.ashore
  const leaves = endOf(stay)!.ashore
  const hours = (count: number) => say('journey.hours', { count })
  const way = waysHome[ashoreAt] ?? 'launch'
  const crosses = inland ? hours(inland.hours.value) : ''
  const step = (iso: string, id: string, values: Record<string, string | number> = {}): JourneyStep => ({
    date: format.weekday(iso),
    title: say(`journey.${id}.title`, { town, ...values }),
    text: say(`journey.${id}.text`, { town, ...values }),
  })
  const hour = (value: string) => ({ hour: clock(value) })
  const must = (each: JourneyStep): JourneyStep => ({ ...each, deadline: true })
  const port = placeName(waters[ledger.waters].port, words)

  const there = [
    nightBefore
      ? must(step(eveOf(ledger.waters, first)!, 'eve', hour(landBy.value)))
      : inland
        ? step(first, 'city', hour(landBy.value))
        : must(step(first, staysInPort(ledger.waters) ? 'landInTime' : 'land', hour(landBy.value))),
    ...(aircraft
      ? [step(first, 'aircraft', { ...hour(aircraft.leaves.value), minutes: aircraft.minutes.value })]
      : []),
    ...(road
      ? [
          step(first, 'road', {
            ...hour(road.leaves.value),
            hours: hours(road.hours.value),
            boatHours: hours(road.boatHours.value),
          }),
        ]
      : []),
    ...(inland
      ? [must(step(aboard.first!, 'inland', { ...hour(inland.leaves.value), hours: crosses, place: port }))]
      : []),
    {
      ...step(aboard.first!, 'aboard', { ...hour(terms.boarding.value), place: port }),
      ...(nightBefore && {
        text: say(neighbours.before ? 'journey.aboard.afterOthers' : 'journey.aboard.early', {
          place: port,
          ...hour(terms.ashore.value),
        }),
      }),
    },
  ]
  // A yacht that runs her guests home on the last morning is in port later.
  const earliest = way === 'airport' && !runHome ? (homeFromPort ?? homeFrom) : homeFrom
  const home = [
    step(ashore, 'ashore', { ...hour(terms.ashore.value), place: placeName(ashoreAt, words) }),
    step(ashore, way, { place: placeName(ashoreAt, words), hours: crosses }),
    ashore === leaves
      ? must(step(leaves, inland ? 'onward' : 'flight', hour(earliest.value)))
      : step(leaves, 'rested'),
  ]
  return { lead: say(inland ? 'journey.leadInland' : 'journey.lead'), there, home }
}

/** Whether guests spend the first night aboard in the port, so that they may come in the evening. */
export function staysInPort(where: WatersId): boolean {
  const { destination } = waters[where]
  const first = destination && itineraries[destination].days[0]
  return first !== undefined && first.leg === 'stay' && first.night === undefined
}
