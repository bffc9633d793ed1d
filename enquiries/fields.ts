/**
 * Every field of every form, once: its kind, its limit, its choices, and its words in German. The forms, the relay, the
 * letter and the command line read this table. Ids go over the wire and into the store; the guest's words stand in
 * content/{es,en,de}, the company's here, because its letters keep one German layout (specification, sections 7 and 8).
 * Runs in the browser, too.
 */
import { type CharterRegion, mostGuests } from '#content/schema.ts'

export const enquiryKinds = ['contact', 'fly-sail', 'charter'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]
/** The two forms that hold a trip enquiry. */
export type TripKind = Exclude<EnquiryKind, 'contact'>

/** Where a browser asks for a form token when a guest first touches a form. */
export const tokenPath = '/ajax/token'

/** Fixed, whatever the guest's language: the company sorts its mail by them (specification, section 7). */
export const subjects: Record<EnquiryKind, string> = {
  contact: 'Kontaktanfrage über die Website',
  'fly-sail': 'Fly & Sail Reiseanfrage',
  charter: 'Charteranfrage über die Website',
}

/** The choices of the specification (sections 3 and 9), and the Bahamas, with their German words. */
const regions: Record<CharterRegion, string> = {
  'san-blas': 'San Blas',
  rosario: 'Rosario',
  aruba: 'Aruba',
  cuba: 'Kuba',
  bahamas: 'Bahamas',
}
const options = {
  contactMethod: { email: 'E-Mail', whatsapp: 'WhatsApp', phone: 'Telefon' },
  destinationAirport: {
    panama: 'Panama',
    cartagena: 'Cartagena',
    aruba: 'Aruba',
    havana: 'Havanna',
    nassau: 'Nassau',
  },
  flightOption: { commercial: 'Linienflug', private: 'Privatjet', compare: 'Beides vergleichen' },
  chartingRegion: regions,
  duration: { '5': '5 Tage', '7': '7 Tage', '10': '10 Tage', '14': '14 Tage' },
  yachtType: {
    sailboat: 'Segelyacht',
    catamaran: 'Katamaran',
    'motor-yacht': 'Motoryacht',
    'no-preference': 'Keine Präferenz',
  },
  services: {
    crew: 'Crew inklusive (mit Koch)',
    'air-conditioning': 'Klimaanlage',
    internet: 'Internet an Bord',
    'water-sports': 'Wassersportausrüstung',
    luxury: 'Luxuspaket',
  },
  activities: {
    snorkelling: 'Schnorcheln',
    diving: 'Tauchen',
    fishing: 'Angeln',
    'island-hopping': 'Inselhüpfen',
    'indigenous-visits': 'Besuch indigener Gemeinschaften',
    relax: 'Entspannen an Bord',
    nature: 'Natur/Dschungel',
    adventure: 'Abenteuerausflüge',
  },
  budget: {
    'under-5000': 'unter 5.000 EUR',
    '5000-10000': '5.000 bis 10.000 EUR',
    '10000-20000': '10.000 bis 20.000 EUR',
    'over-20000': 'über 20.000 EUR',
  },
} as const
type Options = typeof options
export type ChoiceField = keyof Options
export type OptionId<F extends ChoiceField> = Extract<keyof Options[F], string>

/** The ids of every choice, in the order in which they are shown. */
export const optionIds = Object.fromEntries(
  Object.entries(options).map(([field, words]) => [field, Object.keys(words)]),
) as unknown as { readonly [F in ChoiceField]: readonly OptionId<F>[] }

export type Field =
  /** One line, or several where `lines` is set; `limit` in UTF-16 code units, as browsers count. */
  | { kind: 'text'; label: string; limit: number; lines?: true }
  | { kind: 'email'; label: string; limit: number; pattern: RegExp }
  /** A whole number kept as text; without `most` only its digits are limited. */
  | { kind: 'count'; label: string; limit: number; least?: number; most?: number }
  /** An ISO day; `when` may also be an ISO month, `open` for not fixed yet, or `day` or `month` for one still to be chosen. */
  | { kind: 'day' | 'when'; label: string }
  | { kind: 'flag' | 'one' | 'many'; label: string }

const short = 200
const long = 5000

/** What is accepted as a mail address. Strict enough for a Reply-To header: no spaces, quotes, brackets or line ends (RFC 5322 dot-atom, RFC 1035 names). */
const emailAddress =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** In the order of the letters. Limits: an address as RFC 5321 allows it, guests as the specification does (section 5). */
export const fields = {
  name: { kind: 'text', label: 'Name', limit: short },
  email: { kind: 'email', label: 'E-Mail', limit: 254, pattern: emailAddress },
  phone: { kind: 'text', label: 'Telefon', limit: short },
  destination: { kind: 'text', label: 'Reiseziel', limit: short },
  dates: { kind: 'text', label: 'Reisedaten', limit: short },
  guests: { kind: 'count', label: 'Anzahl Gäste', limit: 2, least: 1, most: mostGuests },
  message: { kind: 'text', label: 'Nachricht', limit: long, lines: true },
  contactMethod: { kind: 'one', label: 'Bevorzugter Kontakt' },
  departureLocation: { kind: 'text', label: 'Abflugort', limit: short },
  departureDate: { kind: 'when', label: 'Abreisedatum' },
  returnDate: { kind: 'day', label: 'Rückreisedatum' },
  flexibleDates: { kind: 'flag', label: 'Flexible Daten' },
  destinationAirport: { kind: 'one', label: 'Zielflughafen' },
  flightOption: { kind: 'one', label: 'Flug' },
  chartingRegion: { kind: 'one', label: 'Region' },
  duration: { kind: 'one', label: 'Dauer' },
  passengers: { kind: 'count', label: 'Anzahl Personen', limit: 3 },
  children: { kind: 'count', label: 'Kinder', limit: 3 },
  yachtType: { kind: 'one', label: 'Yachttyp' },
  services: { kind: 'many', label: 'Gewünschte Leistungen' },
  activities: { kind: 'many', label: 'Aktivitäten' },
  budget: { kind: 'one', label: 'Budget pro Person' },
  additional: { kind: 'text', label: 'Weitere Angaben', limit: long, lines: true },
  /** The offer that stood beside the form, in German; no guest types it. */
  offer: { kind: 'text', label: 'Berechnetes Angebot', limit: 8000, lines: true },
} as const satisfies Record<string, Field>
export type FieldId = keyof typeof fields
export const fieldIds = Object.keys(fields) as FieldId[]

/** What each form shows. The form for a quote by chat has the short form's fields and goes to no relay. */
export const shortFields = ['name', 'email', 'phone', 'destination', 'dates', 'guests', 'message'] as const
export const tripFields = [
  'name',
  'email',
  'phone',
  'contactMethod',
  'departureLocation',
  'departureDate',
  'returnDate',
  'flexibleDates',
  'destinationAirport',
  'flightOption',
  'chartingRegion',
  'duration',
  'passengers',
  'children',
  'yachtType',
  'services',
  'activities',
  'budget',
  'additional',
] as const

type ValueOf<F extends FieldId> = F extends ChoiceField
  ? (typeof fields)[F]['kind'] extends 'many'
    ? OptionId<F>[]
    : '' | OptionId<F>
  : (typeof fields)[F]['kind'] extends 'flag'
    ? boolean
    : string
/** The short form as it stands in the page. Everything is text, empty until typed. */
export type Enquiry = { [F in (typeof shortFields)[number]]: ValueOf<F> }
/**
 * The Fly & Sail form and the long charter form (specification, section 3). `departureDate` is an ISO day, an ISO month,
 * `open` (not fixed yet), or `day` or `month` while that is still to be chosen. `passengers` is everybody on board, `children` those of them under 12.
 */
export type TripEnquiry = { [F in (typeof tripFields)[number]]: ValueOf<F> }

/** As the relay reads and keeps it: text, and lists of text. A flag is `yes` or empty. */
export type EnquiryFields = {
  [F in FieldId]: (typeof fields)[F]['kind'] extends 'many' ? string[] : string
}

const emptyValue = ({ kind }: Field) => (kind === 'many' ? [] : kind === 'flag' ? false : '')
const emptyOf = (ids: readonly FieldId[]) => Object.fromEntries(ids.map((id) => [id, emptyValue(fields[id])]))
export const emptyEnquiry = emptyOf(shortFields) as Enquiry
export const emptyTrip = emptyOf(tripFields) as unknown as TripEnquiry

const wordsOf = (field: FieldId) =>
  (field in options ? options[field as ChoiceField] : {}) as Record<string, string>

/** The id of a choice, given as id or in German, as pages of an earlier version send it; anything else as it is. */
export function optionId(field: FieldId, value: string): string {
  const words = wordsOf(field)
  if (Object.hasOwn(words, value)) return value
  return Object.keys(words).find((id) => words[id] === value) ?? value
}

/** A value in German, as letters and exports show it; a list is joined. What is no id stands as it is. */
export function inGerman(field: FieldId, value: string | boolean | readonly string[]): string {
  const { kind } = fields[field]
  if (kind === 'flag') return value === false || value === '' ? '' : 'Ja'
  if (kind === 'day' || kind === 'when') return germanDate(String(value))
  const words = wordsOf(field)
  return [value]
    .flat()
    .map((each) => (Object.hasOwn(words, String(each)) ? words[String(each)]! : String(each)))
    .join(', ')
}

const germanMonth = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2027-03-08` as 08.03.2027 (specification, section 9), `2027-03` as März 2027; empty for what names no date. */
export function germanDate(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso.split('-').reverse().join('.')
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(iso)) return germanMonth.format(Date.parse(`${iso}-01T00:00:00Z`))
  return ['', 'open', 'day', 'month'].includes(iso) ? '' : iso
}

/** What a form-to-mail relay elsewhere is sent: the contract's fields alone (specification, section 7), in the company's words. */
export function forRelayElsewhere(message: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(message).filter(
    ([name]) => !name.startsWith('_') || ['_subject', '_honey', '_template'].includes(name),
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      Object.hasOwn(fields, name) ? inGerman(name as FieldId, value as string | string[]) : value,
    ]),
  )
}
