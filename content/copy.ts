/**
 * The shapes of the prose. Every language writes its own words into the same shape, so a missing
 * translation is a compile error that names file and field. Ids say what a text is about; the note
 * beside an id is for the writers of all three languages.
 */
import type { PlaceId } from './places.ts'
import type { AboutCopy, AgenciesCopy, FaqCopy, FlySailCopy, InsuranceCopy } from './company-copy.ts'
import type { DayLine } from './day-lines.ts'
import type { Caption, PageMeta, Titled } from './copy-parts.ts'
import type { Activity, Amenity, DestinationId, Feature, Inclusion, YachtSlug, YachtType } from './schema.ts'

export const serviceIds = ['sailing', 'tours', 'tropics', 'premium'] as const
export type ServiceId = (typeof serviceIds)[number]

export type HomeCopy = {
  meta: PageMeta
  hero: {
    kicker: string
    title: string
    lead: string
    /** What a week costs from. */
    price: string
    yachts: string
    flySail: string
    caption: Caption
  }
  fleet: { title: string; lead: string; all: string }
  /** Over a cabin, a saloon and a laid table. */
  rooms: { title: string; lead: string }
  /** What the one price holds, and what it does not: said here and nowhere else on the page. */
  allIn: { title: string; text: string; included: string[]; notIncluded: string[] }
  destinations: { title: string; lead: string }
  about: { title: string; paragraphs: string[]; link: string; caption: Caption }
  /** One short sentence for the dark spread. */
  night: string
  /** sailing: luxury sailing; tours: guided tours ashore; tropics: tropical experiences; premium: premium service */
  services: { title: string; items: Record<ServiceId, Titled> }
  journal: { title: string; lead: string; read: string }
  closing: Titled
}

export type DestinationsCopy = {
  meta: PageMeta
  hero: { title: string; lead: string; price: string }
  findTrip: string
  brochure: string
  /** One row a destination: two or three sentences. */
  rows: Record<DestinationId, Titled>
  /** On request, without a page of its own. */
  aruba: Titled & { cta: string }
  closing: Titled
}

export type DestinationCopy = {
  meta: PageMeta
  /** Country, and the water we sail (italic in the page). */
  name: string
  waters: string
  hero: { title: string; lead: string; itinerary: string; flySail: string; contact: string; caption: Caption }
  /** One line for cards. */
  teaser: string
  intro: string[]
  location: Titled
  bestTime: Titled
  /** What a reader of the season ribbon must know beside the best months. */
  seasonNote: string
  /** Exactly four. */
  experiences: { title: string; items: Titled[] }
  arrival: Titled
  costs: { title: string; included: string[]; notIncluded: string[]; paidLocally: string[] }
  /** Bahamas only: a grid of six experiences and the four highlights. */
  grid?: { title: string; items: Titled[] }
  highlights?: { title: string; items: Titled[] }
  closing: Titled
}

export type ItineraryDayCopy = {
  title: DayLine
  location: string
  activities: DayLine[]
  highlights: string[]
}
export type ItineraryCopy = {
  meta: PageMeta
  title: string
  lead: string
  /** Who the trip suits, what the sea is like, how the days run. */
  paragraphs: string[]
  /** Where a week ends, if that depends on where her next guests come aboard: as drawn, and the other way. */
  ends?: {
    title: string
    ways: [Titled, Titled]
    note: string
    /** A place with what guests come there for, by its id: named where a trip does not get there. */
    sights?: Partial<Record<PlaceId, string>>
  }
  /** A week in one sentence: the words that open it, and what guests do at each place, by its id. A longer trip has none. */
  route?: { opening: string; visits: Partial<Record<PlaceId, string>> }
  /** Exactly fourteen, in the order of content/itineraries.ts. */
  days: ItineraryDayCopy[]
  /** What the captain proposes for the days of a stay that is longer, in the order of a round trip; the days are shared out among them. */
  leisure: DayLine[]
  closing: Titled
}

export type YachtCopy = {
  subtitle: string
  /** The whole sentences of its first 120 characters are the page's meta description; the first must end within them. */
  description: string
  /** Two or three paragraphs more. */
  fullDescription: string[]
  crew: { captain: string; chef: string }
  keywords: string[]
  /** Four cards of the service tab, each written for this yacht and her waters: premium service, gourmet, safety, adventures. */
  service: Record<'premium' | 'gourmet' | 'safety' | 'adventures', Titled>
  /** Exactly the activities of content/fleet/{slug}.ts, in her waters; their names are in FleetCopy. */
  activities: Partial<Record<Activity, string>>
}
export type FleetCopy = {
  meta: PageMeta
  hero: { title: string; lead: string; price: string }
  /** How the list is sorted (content/fleet.ts). */
  order: string
  types: Record<YachtType, string>
  features: Record<Feature, string>
  amenities: Record<Amenity, string>
  activities: Record<Activity, string>
  inclusions: Record<Inclusion, string>
  notIncluded: string[]
  /** What comes on top in the waters of a destination alone: the flight back from where a stay ends. */
  notIncludedIn: Partial<Record<DestinationId, string[]>>
  builderNote: string
  closing: Titled
  /** A file for each yacht in fleet/. */
  yachts: Record<YachtSlug, YachtCopy>
}

export type ContactCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  short: Titled
  quote: Titled
  charter: Titled
  info: { title: string; answer: string }
  /** What follows once a guest has asked, in order. */
  next: { title: string; steps: Titled[] }
}

export type LegalCopy = { meta: PageMeta; title: string; /** Markdown */ body: string }

/** Front matter of an article, with its body as Markdown. */
export type ArticleCopy = {
  title: string
  teaser: string
  description: string
  keywords: string[]
  callToAction: string
  body: string
}

/** Everything one language says on its pages, articles and legal texts aside (those are Markdown). */
export type SiteCopy = {
  home: HomeCopy
  destinations: DestinationsCopy
  destination: Record<DestinationId, DestinationCopy>
  itinerary: Record<DestinationId, ItineraryCopy>
  fleet: FleetCopy
  flySail: FlySailCopy
  about: AboutCopy
  insurance: InsuranceCopy
  agencies: AgenciesCopy
  faq: FaqCopy
  contact: ContactCopy
}
