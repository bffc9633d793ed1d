/**
 * The shapes of the facts: what is true whatever the language. Prose has its shapes in copy.ts.
 * Lengths are in metres, volumes in litres, speeds in knots, positions in decimal degrees (north and east positive).
 */
import type { Locale } from './locales.ts'

export type Money = { amount: number; currency: 'USD' | 'EUR' }
export type Position = { lat: number; lon: number }
/** A name that is the same everywhere, or one per language (Havana, La Habana, Havanna). */
export type Name = string | Record<Locale, string>

export const yachtTypes = ['catamaran', 'sailboat', 'motor-yacht'] as const
export type YachtType = (typeof yachtTypes)[number]

export const yachtSlugs = [
  'sunreef-62-marea',
  'guji-sun-odyssey-44i',
  'macan-pershing-64',
  'lagoon-56',
  'bali-54',
  'lagoon-62',
  'leopard-42-tsabalok',
] as const
export type YachtSlug = (typeof yachtSlugs)[number]

/** Views of a yacht in the order in which her pages show them; a picture's id is her slug and its view. */
export const yachtViews = [
  'anchor',
  'cabin',
  'underway',
  'saloon',
  'above',
  'foredeck',
  'bathroom',
  'astern',
  'cockpit',
  'dusk',
] as const
export type YachtView = (typeof yachtViews)[number]

export const features = [
  'crewed',
  'chef',
  'air-conditioning',
  'flybridge',
  'water-toys',
  'snorkelling',
  'paddle-boards',
  'kayak',
  'tender',
  'fast',
  'family',
  'sailing-pure',
  'sunbathing',
  'large-group',
  'shallow-draft',
] as const
export type Feature = (typeof features)[number]

export const amenities = [
  'air-conditioning',
  'wifi',
  'galley',
  'saloon',
  'cockpit-dining',
  'flybridge-lounge',
  'sun-deck',
  'bimini',
  'trampolines',
  'ensuite',
  'hot-water',
  'watermaker',
  'generator',
  'solar-panels',
  'ice-maker',
  'barbecue',
  'sound-system',
  'snorkel-gear',
  'kayak',
  'paddle-board',
  'fishing-gear',
  'tender',
  'bedding-towels',
  'safety-equipment',
  'swim-platform',
  'foredeck-lounge',
  'garage',
] as const
export type Amenity = (typeof amenities)[number]

export const activities = [
  'snorkelling',
  'free-diving',
  'kayak',
  'paddle-board',
  'fishing',
  'island-hopping',
  'beach-barbecue',
  'village-visit',
  'sailing-lessons',
  'sunset-cruise',
  'swimming',
  'stargazing',
  'old-town-visit',
  'fast-day-trips',
] as const
export type Activity = (typeof activities)[number]

export const inclusions = [
  'crew',
  'meals',
  'drinks',
  'snorkel-gear',
  'kayak',
  'fuel',
  'permits-taxes',
  'port-fees',
  'bedding-towels',
] as const
export type Inclusion = (typeof inclusions)[number]

/** The builder's data for the model; the boat itself may differ. `undefined` means: no figure that we can support. */
export type Specifications = {
  length: number
  beam: number
  draft: number
  engines: string
  fuelCapacity?: number
  waterCapacity?: number
  /** A year of build, or the years in which the model was built: "2009", "2009-2019", "2020-" for since 2020. */
  year: string
  builder: string
  designer?: string
  topSpeed?: number
}

export type Yacht = {
  id: number
  slug: YachtSlug
  name: string
  /** Maker and type as on the builder's plate. */
  model: string
  type: YachtType
  /** Where she lies and sails from. */
  base: DestinationId
  /** Cruising speed. */
  speed: number
  guests: number
  cabins: number
  rating: number
  specifications: Specifications
  /** Specification keys whose figures are approximate. */
  approximate?: (keyof Specifications)[]
  features: Feature[]
  amenities: Amenity[]
  activities: Activity[]
  included: Inclusion[]
}

/** In the order of every list: first the home waters, which we suggest for a first charter. */
export const destinationIds = ['panama', 'colombia', 'cuba', 'bahamas'] as const
export type DestinationId = (typeof destinationIds)[number]
/** The waters of the specification's forms (section 9), and the Bahamas, where two yachts lie. */
export type CharterRegion = 'san-blas' | 'rosario' | 'aruba' | 'cuba' | 'bahamas'
/** Most guests of a charter (specification, sections 5 and 9). */
export const mostGuests = 12
/** No more yachts than this in an offer: a choice, not a catalogue. */
export const maxSuggestions = 3
/** More yachts do not stand beside each other on a phone. */
export const mostCompared = 3

export type Place = Position & {
  name: Name
  /** Where the position comes from; listed in docs/sources.md under the same key. */
  source: string
}

export type Destination = {
  id: DestinationId
  /** Position shown in captions. */
  position: Position
  /** Months, 1 is January; in `windy` ones among the best, it blows hard at sea. */
  season: { best: number[]; rain: number[]; hurricane: number[]; windy?: number[] }
  /** West, south, east, north in degrees. */
  chart: [number, number, number, number]
  picture: string
  /** A second picture, lower on its page. */
  detail: string
}

export const legKinds = ['sail', 'road', 'air', 'stay'] as const
export type ItineraryDay = {
  place: string
  /** How the day's place is reached from the day before's. `stay` keeps the anchor down. */
  leg: (typeof legKinds)[number]
  /** Sailed in the night before the day, even where daylight would hold it. */
  byNight?: true
  /** A day that she stays, but for the hours between breakfast and sunset: she is out, and back at the same anchorage. */
  dayOut?: true
  /** Where guests sleep, if not on board. */
  night?: 'hotel'
  /** The distance sailed is the straight line times this: 1.2 in open water unless said otherwise, 1.5 inside reefs, or what a log gave. */
  factor?: number
}
export type Itinerary = { id: DestinationId; days: ItineraryDay[] }
/** Yachts on a page of the fleet (specification, section 9). */
export const yachtsPerPage = 10

export const itineraryLengths = [7, 10, 14] as const

export const articleIds = [
  'chef',
  'water-activities',
  'guna-yala',
  'why-charter',
  'sailing-san-blas',
  'charter-cost',
  'san-blas-or-exumas',
  'children-aboard',
] as const
export type ArticleId = (typeof articleIds)[number]
export type Article = {
  id: ArticleId
  /** ISO date of publication. */
  date: string
  author: string
  place: Name
  picture: string
  /** What stands between its chapters: a second picture, or the chart of a destination. */
  plate: { picture: string } | { chart: DestinationId }
  /** The picture of its dark spread. */
  night: string
  /** Whose facts stand in its margin. */
  destination: DestinationId
  /** The other place of an article that compares two: both are pictured and charted. */
  beside?: DestinationId
  related: [ArticleId, ArticleId, ArticleId]
  /** Page the call to action leads to. */
  callToAction: 'contact' | 'yachts' | 'flySail' | 'panama' | 'mail'
}
