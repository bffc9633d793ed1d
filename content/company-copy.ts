/** The shapes of the prose about the company and its services. */
import type { Caption, PageMeta, Section, Titled } from './copy-parts.ts'
import type { YachtView } from './schema.ts'

export const stepIds = ['dream', 'analysis', 'offer', 'advisor'] as const
export const partnerPictureIds = [
  'san-blas',
  'welcome-aboard',
  'leopard-42-tsabalok-cabin',
  'lagoon-62-astern',
  'dinner-on-deck',
  'exumas',
] as const
export const benefitIds = ['one-hand', 'flight', 'crew', 'price', 'flexible', 'safety'] as const
export type FlySailCopy = {
  meta: PageMeta
  hero: { kicker: string; title: string; lead: string; price: string; cta: string; caption: Caption }
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
  hero: { title: string; lead: string }
  intro: Section
  journey: Section
  vision: Section
  /** Family founders, captains, crew and cooks as groups; no invented persons. */
  team: { title: string; lead: string; groups: Record<'founders' | 'captains' | 'crew' | 'cooks', Titled> }
  careers: Section & { cta: string }
  ethics: { title: string; lead: string; items: Titled[] }
  closing: Titled & { yachts: string }
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
  contact: Titled & { cta: string; /** The way back to choosing. */ yachts: string }
}

/** For travel agencies: how we work with them, and what they may download and pass on. */
export type AgenciesCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  /** guest: the guest stays theirs; commission: {{agencyCommission}} percent, and one price; calendar: free weeks in their own program */
  terms: { title: string; items: Record<'guest' | 'commission' | 'calendar', Titled> }
  papers: {
    title: string
    lead: string
    brochure: string
    rates: string
    calendar: string
    photographs: string
    illustrations: string
    views: Record<YachtView, string>
  }
  /** The licence of the pictures. */
  licence: Section
  closing: Titled
}

/**
 * The answers of the FAQ by their groups, in the order of the page; the id is the answer's address (`/faq#tips`).
 * transport and general are the specification's: panama-guna-yala: option 1 direct flight to Porvenir, option 2 about 3 h
 * by 4x4 to Carti then about 1 h by speedboat; colombia-bahamas-transfer: picked up at the international airport, a few
 * minutes to the yacht; mainland-stay: possible before the charter depending on destination. sample-menu and bar are the
 * cook's proposals; packing leads to the trip's page, which has the list.
 */
export const questionIds = {
  transport: ['panama-guna-yala', 'colombia-bahamas-transfer', 'flights', 'mainland-stay'],
  general: [
    'booking',
    'season',
    'catamaran-or-monohull',
    'day-on-board',
    'group-size',
    'special-requests',
    'weather',
    'other-waters',
  ],
  price: ['included', 'not-included', 'terms', 'if-we-cannot-sail', 'payment', 'tips'],
  table: ['sample-menu', 'bar'],
  crew: ['crew', 'crew-work', 'crew-berths'],
  party: [
    'children',
    'youngest-guests',
    'three-generations',
    'honeymoon',
    'celebrations',
    'two-boats',
    'accessibility',
  ],
  aboard: ['packing', 'wifi', 'power', 'diving'],
  safety: ['seasick', 'safety-equipment', 'medical'],
  cuba: ['cuba-visa-waiver', 'cuba-us-citizens'],
} as const
type QuestionGroups = typeof questionIds
export type QuestionId = QuestionGroups[keyof QuestionGroups][number]
/** Answers are Markdown: paragraphs, lists and links such as [text](page:insurance). */
export type Question = { question: string; answer: string }
export type FaqCopy = {
  meta: PageMeta
  hero: { title: string; lead: string }
  groups: {
    [Group in keyof QuestionGroups]: { title: string; items: Record<QuestionGroups[Group][number], Question> }
  }
  closing: Titled & { cta: string }
}
