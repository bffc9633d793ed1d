/** Where each day of an itinerary ends and how it is reached. Distances are computed (itinerary-stages.ts), never typed. */
import type { PlaceId } from './places.ts'
import type { DestinationId, Itinerary, ItineraryDay } from './schema.ts'

type Day = ItineraryDay & { place: PlaceId }
const sail = (place: PlaceId, factor?: number): Day => ({ place, leg: 'sail', factor })
/** Whatever the season, she leaves on the evening before: her guests sleep on the way. */
const byNight = (day: Day): Day => ({ ...day, byNight: true })
const stay = (place: PlaceId): Day => ({ place, leg: 'stay' })
/** She weighs anchor for the day and comes back. */
const dayOut = (day: Day): Day => ({ ...day, dayOut: true })
const road = (place: PlaceId): Day => ({ place, leg: 'road' })
/** A day that ends in a hotel: no night on board. */
const ashore = (day: Day): Day => ({ ...day, night: 'hotel' })

export const itineraries: Record<DestinationId, Itinerary> = {
  panama: {
    id: 'panama',
    days: [
      sail('chichime', 1.5), // arrive El Porvenir by air or boat, short sail, first swim, palm beach
      sail('lemmon', 1.5), // snorkel the reef edge, visit by dugout, kayak between islets
      sail('holandes'), // outer reef, the "swimming pool", rays
      stay('holandes'), // reef snorkel, free diving, beach fire with leave of the caretakers
      sail('cocoBandero', 1.5), // four islets, photographs with leave, fresh lobster in season
      sail('greenIsland', 1.5), // quiet anchorage, turtles, paddle-board
      sail('nargana', 1.5), // community, river by kayak, farewell dinner; the airstrip of Corazon de Jesus is beside it
      sail('tigre', 1.5), // community known for keeping its dances; visit with leave
      sail('cambombia', 1.5), // Naguargandup Cays: mangrove, starfish
      sail('elPorvenir'), // long sail west, last reef, flight possible
      sail('carti', 1.5), // Gardi communities, museum, mola makers
      sail('lemmon', 1.5), // back to palm islets, sailing lesson
      stay('lemmon'), // day without plan, barbecue on the beach
      sail('elPorvenir', 1.5), // last swim, flight or boat home
    ],
  },
  colombia: {
    id: 'colombia',
    days: [
      stay('cartagena'), // embark in the bay, walls at sunset
      // Most charters begin on a Saturday: on the Sunday, when boats from the city fill Rosario and Cholon, she is beyond them.
      sail('tintipan'), // San Bernardo: mangroves, the islet of houses
      sail('mucura', 1.5), // beach, village, hammocks
      sail('sanMartin'), // back north, first reef, aquarium island from the water
      sail('islaGrande', 1.5), // reef, lagoon among the trees
      sail('cholon', 1.5), // lagoon, oysters, herons
      sail('cartagena'), // city, farewell
      sail('bocachica'), // the forts at the harbour mouth, lunch in the village
      sail('sanMartin'), // reef at low sun, night at anchor
      sail('cartagena'), // old town, Getsemani
      sail('islaGrande'), // forest path, snorkel
      sail('mucura'), // long sail south
      sail('sanMartin'), // northward again, fishing line
      sail('cartagena'), // last morning at sea, transfer
    ],
  },
  bahamas: {
    id: 'bahamas',
    days: [
      stay('nassau'), // embark, fish fry
      sail('allans'), // across the bank, iguanas
      sail('shroud'), // creek by kayak
      sail('warderick', 1.3), // land and sea park, Boo Boo Hill; 16 to 18 nm by the logs
      stay('warderick'), // reef, no fishing, free diving
      sail('compass'), // nurse sharks
      sail('staniel'), // Thunderball Grotto; airstrip
      sail('bigMajor', 1.5), // the pigs early
      sail('blackPoint'), // settlement, coconut bread
      sail('staniel'), // back to the airstrip
      sail('compass'), // beach on the sound side
      sail('normans'), // sunken aeroplane
      sail('highbourne'), // last cay, supper ashore
      sail('nassau'), // across the bank home
    ],
  },
  cuba: {
    id: 'cuba',
    days: [
      ashore(stay('havana')), // old Havana on foot
      ashore(stay('havana')), // workshops, music
      road('cienfuegos'), // overland, evening departure
      byNight(sail('cayoLargo', 1.09)), // 75 nm by the log
      stay('cayoLargo'), // Playa Sirena
      dayOut(stay('cayoLargo')), // along the reef, iguanas on the small cays
      stay('cayoLargo'), // turtle centre; airport
      sail('cayoRosario'), // empty cays west
      stay('cayoRosario'), // reef, lobster in season
      sail('cayoLargo'), // back, airport
      stay('cayoLargo'), // beach by paddle-board
      sail('cayoGuano'), // lighthouse cay, in settled weather
      sail('cienfuegos'), // bay, French-built centre
      ashore(road('havana')), // overland, last evening
    ],
  },
}

/** Where the boat lies when guests arrive: the first leg is measured from here. */
export const startOf: Record<DestinationId, PlaceId> = {
  panama: 'elPorvenir',
  colombia: 'cartagena',
  bahamas: 'nassau',
  cuba: 'havana',
}
