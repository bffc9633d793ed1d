/**
 * The shapes of the prose. Every language writes its own words into the same shape, so a missing
 * translation is a compile error that names file and field. Ids say what a text is about; the note
 * beside an id is for the writers of all three languages.
 */
import type { Activity, Amenity, DestinationId, Feature, Inclusion, YachtSlug, YachtType } from './schema.ts'

/** Title without the brand (added by the page), at most 60 characters; description at most 160; no keyword twice. */
export type PageMeta = { title: string; description: string; keywords: string[] }
export type Titled = { title: string; text: string }
export type Section = { title: string; paragraphs: string[] }
/** A picture's caption in running words; coordinates are added by the page. */
export type Caption = string

export const serviceIds = ['sailing', 'tours', 'tropics', 'premium'] as const
export type ServiceId = (typeof serviceIds)[number]

export type HomeCopy = {
  meta: PageMeta
  hero: { kicker: string; title: string; lead: string; flySail: string; contact: string; caption: Caption }
  fleet: { title: string; lead: string; all: string }
  destinations: { title: string; lead: string }
  about: { title: string; paragraphs: string[]; link: string; caption: Caption }
  /** sailing: luxury sailing; tours: guided tours ashore; tropics: tropical experiences; premium: premium service */
  services: { title: string; items: Record<ServiceId, Titled> }
  journal: { title: string; lead: string; read: string }
  closing: { title: string; text: string; contact: string }
}

export type DestinationsCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  findTrip: string
  brochure: string
  /** One row a destination: two or three sentences. */
  rows: Record<DestinationId, Titled>
  /** On request, without a page of its own. */
  aruba: Titled & { cta: string }
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
  /** A sentence or clause of `intro`, word for word, that the page sets large. */
  pull: string
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

export type ItineraryDayCopy = { title: string; location: string; activities: string[]; highlights: string[] }
export type ItineraryCopy = {
  meta: PageMeta
  title: string
  lead: string
  /** Who the trip suits, what the sea is like, how the days run. */
  paragraphs: string[]
  /** Exactly fourteen, in the order of content/itineraries.ts. */
  days: ItineraryDayCopy[]
  closing: Titled
}

export type YachtCopy = {
  subtitle: string
  /** First sentence must stand alone: the first 120 characters become the page's meta description. */
  description: string
  /** Two or three paragraphs more. */
  fullDescription: string[]
  crew: { captain: string; chef: string }
  keywords: string[]
}
export type FleetCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  lineUp: { title: string; lead: string }
  types: Record<YachtType, string>
  features: Record<Feature, string>
  amenities: Record<Amenity, string>
  activities: Record<Activity, Titled>
  inclusions: Record<Inclusion, string>
  notIncluded: string[]
  /** Four cards of the service tab: premium service, gourmet, safety, adventures. */
  service: Record<'premium' | 'gourmet' | 'safety' | 'adventures', Titled>
  twoPrices: string
  builderNote: string
  closing: Titled
  yachts: Record<YachtSlug, YachtCopy>
}

export const stepIds = ['dream', 'analysis', 'offer', 'advisor'] as const
export const partnerPictureIds = [
  'private-jet',
  'business-class',
  'yacht-crew',
  'flybridge',
  'water-sports',
  'destinations',
] as const
export const benefitIds = ['one-hand', 'flight', 'crew', 'price', 'flexible', 'safety'] as const
export type FlySailCopy = {
  meta: PageMeta
  hero: { kicker: string; title: string; lead: string; cta: string; caption: Caption }
  intro: Section
  /** dream: tell us what you dream of; analysis: the request is analysed into a personalised offer, with `analysisByModel` where a language model is set up (no claim of AI otherwise); offer: you see it; advisor: an advisor fine-tunes and books */
  steps: { title: string; analysisByModel: string; items: Record<(typeof stepIds)[number], Titled> }
  gallery: { title: string; lead: string; captions: Record<(typeof partnerPictureIds)[number], string> }
  /** one-hand: flight and yacht from one hand; flight: commercial or private jet; crew: captain and cook; price: open price; flexible: dates; safety: insurance and weather */
  benefits: { title: string; items: Record<(typeof benefitIds)[number], Titled> }
  configurator: { title: string; lead: string }
}

export type AboutCopy = {
  meta: PageMeta
  hero: { title: string; lead: string; caption: Caption }
  intro: Section
  journey: Section
  vision: Section
  /** A sentence of `journey` or `vision`, word for word, that the page sets large. */
  pull: string
  /** Family founders, captains, crew and cooks as groups; no invented persons. */
  team: { title: string; lead: string; groups: Record<'founders' | 'captains' | 'crew' | 'cooks', Titled> }
  careers: Section & { cta: string }
  ethics: { title: string; lead: string; items: Titled[] }
  closing: Titled & { yachts: string; contact: string }
}

export const coverageIds = ['cancellation', 'health', 'interruption', 'luggage'] as const
export const insuranceNoteIds = ['purchase', 'sum', 'activities', 'documents'] as const
export type InsuranceCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  /** mandatory: insurance is mandatory; proof: before departure; sum: at least EUR 100,000 medical */
  requirements: { title: string; items: Record<'mandatory' | 'proof' | 'sum', Titled> }
  /** cancellation: illness, accident, professional reasons, family emergencies; health: doctor costs, hospital, medication, repatriation; interruption: extra return costs, unused services, extension costs; luggage: loss, damage, delay, theft */
  coverage: {
    title: string
    lead: string
    items: Record<
      (typeof coverageIds)[number],
      { title: string; description: string; features: [string, string, string, string?] }
    >
  }
  /** purchase: time of purchase; sum: coverage sum; activities: covered activities; documents: documentation */
  notes: { title: string; items: Record<(typeof insuranceNoteIds)[number], Titled> }
  contact: Titled & { cta: string }
}

export const transportQuestionIds = [
  'panama-guna-yala',
  'colombia-bahamas-transfer',
  'mainland-stay',
] as const
export const generalQuestionIds = [
  'booking',
  'season',
  'crew',
  'included',
  'not-included',
  'group-size',
  'special-requests',
  'catamaran-or-monohull',
  'seasick',
  'day-on-board',
  'children',
  'weather',
  'cuba-visa-waiver',
] as const
/** Answers are Markdown: paragraphs, lists and links such as [text](page:insurance). */
export type Question = { question: string; answer: string }
export type FaqCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  /** panama-guna-yala: option 1 direct flight to Porvenir, option 2 about 3 h by 4x4 to Carti then about 1 h by speedboat; colombia-bahamas-transfer: picked up at the international airport, a few minutes to the yacht; mainland-stay: possible before the charter depending on destination */
  transport: { title: string; items: Record<(typeof transportQuestionIds)[number], Question> }
  general: { title: string; items: Record<(typeof generalQuestionIds)[number], Question> }
  closing: Titled & { cta: string }
}

export type ContactCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  short: Titled
  quote: Titled
  charter: Titled
  info: { title: string; hours: string; emergencies: string; answer: string }
}

export type LegalCopy = { meta: PageMeta; title: string; /** Markdown */ body: string }

/** What brochures say beside the words of the pages. {{name}}, {{date}}, {{count}}, {{distance}}, {{scale}} are filled in when a brochure is made. */
export type BrochureCopy = {
  /** The word itself, for the title and the name of the file. */
  brochure: string
  /** Over the name on the cover. */
  kicker: string
  illustration: string
  /** Over the long description of a yacht. */
  aboard: string
  /** Under the scale drawing, {{scale}} such as 1:250. */
  drawing: string
  /** Under the row of yachts to one scale, {{scale}} such as 1:400. */
  lineUp: string
  /** Under the prices; {{date}} is the day on which the file was made. */
  asOf: string
  /** Head of the table of examples for the yacht priced by the person. */
  examples: string
  adults: string
  /** Over the first seven days; the waters follow in italics. */
  week: string
  /** After the seven days. */
  weekMore: string
  fortnight: string
  /** {{distance}}: nautical miles of all days. */
  fortnightNote: string
  /** Beside days 7, 10 and 14. */
  until: Record<7 | 10 | 14, string>
  yachts: string
  /** Instead of a place of their own, where no yacht lies all year (Cuba). */
  noYacht: string
  contact: string
  onTheWeb: string
}

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
  faq: FaqCopy
  contact: ContactCopy
}
