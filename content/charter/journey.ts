/** How guests come to the port and home again, and at what hours. Hours are on the clock of the place, 24 hours. */
import type { PlaceId } from '../places.ts'
import { example, type Fact, stated } from './fact.ts'
import type { WatersId } from './waters.ts'

export type Journey = {
  /** Both ways to the port leave so early that guests sleep in the city the night before. */
  nightBefore: boolean
  /**
   * By when the flight has to land: on the evening before where there is a night before, else on the first day. Where the
   * yacht stays in port for the first night, guests who land that evening miss nothing of the way.
   */
  landBy: Fact<string>
  /** The small aircraft to the airstrip. */
  aircraft?: { leaves: Fact<string>; minutes: Fact<number> }
  /** The car to the coast, and the boat from there. */
  road?: { leaves: Fact<string>; hours: Fact<number>; boatHours: Fact<number> }
  /** The car across the land, from the city of the first nights to the port; as long on the way back. */
  inland?: { leaves: Fact<string>; hours: Fact<number> }
  /** Earliest hour for the flight home on the day ashore. */
  homeFrom: Fact<string>
  /** The same where guests step ashore in port, a drive from the airport, although a stay can also end elsewhere. */
  homeFromPort?: Fact<string>
}

const landBy = (hour: string) => example(hour, 'by when guests have to land to be on board in time')
const homeFrom = (hour: string) => example(hour, 'the earliest flight home that guests may book')

export const journeys: Record<WatersId, Journey> = {
  'san-blas': {
    nightBefore: true,
    landBy: landBy('21:00'),
    aircraft: {
      leaves: example('06:00', 'when the aircraft to El Porvenir leaves Albrook'),
      minutes: stated(40, 'guna-yala-arrival', { toCheck: true }),
    },
    road: {
      leaves: stated('05:15', 'guna-yala-arrival', { toCheck: true }),
      hours: stated(3, 'specification'),
      boatHours: stated(1, 'specification'),
    },
    homeFrom: homeFrom('18:00'),
  },
  rosario: { nightBefore: false, landBy: landBy('19:00'), homeFrom: homeFrom('12:00') },
  aruba: { nightBefore: false, landBy: landBy('13:00'), homeFrom: homeFrom('12:00') },
  cuba: {
    nightBefore: false,
    landBy: landBy('14:00'),
    inland: {
      leaves: example('09:00', 'when the car to Cienfuegos leaves the hotel in Havana'),
      hours: stated(4, 'cuba-inland', { toCheck: true }),
    },
    homeFrom: homeFrom('18:00'),
  },
  bahamas: {
    nightBefore: false,
    landBy: landBy('19:00'),
    homeFrom: homeFrom('16:00'),
    homeFromPort: homeFrom('12:00'),
  },
}

/** Ways across the land that belong to a trip, and that its price leaves open: a car there and back, and a domestic flight. */
export type Transfer = 'inland' | 'inland-back' | 'domestic'

/** Places at which a trip can end, and what guests leave by. Elsewhere the captain names the nearest of them. */
export const waysHome: Partial<Record<PlaceId, 'airstrip' | 'airport' | Exclude<Transfer, 'inland'>>> = {
  elPorvenir: 'airstrip',
  nargana: 'airstrip',
  staniel: 'airstrip',
  cartagena: 'airport',
  nassau: 'airport',
  oranjestad: 'airport',
  cayoLargo: 'domestic',
  cienfuegos: 'inland-back',
  havana: 'airport',
}

/** The hour at which the yacht usually leaves an anchorage, when coral can be seen. */
export const weighsAnchor = example('09:00', 'the hour at which you usually leave an anchorage')

/** By then she is at anchor behind a reef: later the sun stands too low to see coral. */
export const coralLight = example('16:00', 'the hour by which you want to be at anchor behind a reef')
