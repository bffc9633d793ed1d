/**
 * The Fly & Sail letter as the company receives it: subject, German body, sections and their order are the
 * specification's (section 7), whatever the visitor's language. Fields beyond it stand in the section they belong to
 * and only where they were filled in.
 */
import type { Line } from './estimate.ts'
import type { Offer, Warning } from './offer.ts'
import type { TripRequest } from './request.ts'

export const flySailSubject = 'Fly & Sail Reiseanfrage'
export const charterSubject = 'Charteranfrage über die Website'

const nothing = 'Nicht angegeben'
const none = 'Keine angegeben'

const contactMethods = { email: 'E-Mail', whatsapp: 'WhatsApp', phone: 'Telefon' }
const airports = { panama: 'Panama', cartagena: 'Cartagena', aruba: 'Aruba', havana: 'Havanna' }
const flights = { commercial: 'Linienflug', private: 'Privatjet', compare: 'Beides vergleichen' }
const regions = { 'san-blas': 'San Blas', rosario: 'Rosario', aruba: 'Aruba', cuba: 'Kuba' }
const boats = {
  sailboat: 'Segelyacht',
  catamaran: 'Katamaran',
  'motor-yacht': 'Motoryacht',
  'no-preference': 'Keine Präferenz',
}
const budgets = {
  'under-5000': 'unter 5.000 EUR',
  '5000-10000': '5.000 bis 10.000 EUR',
  '10000-20000': '10.000 bis 20.000 EUR',
  'over-20000': 'über 20.000 EUR',
}
const services = {
  crew: 'Crew inklusive (mit Koch)',
  'air-conditioning': 'Klimaanlage',
  internet: 'Internet an Bord',
  'water-sports': 'Wassersportausrüstung',
  luxury: 'Luxuspaket',
}
const activities = {
  snorkelling: 'Schnorcheln',
  diving: 'Tauchen',
  fishing: 'Angeln',
  'island-hopping': 'Inselhüpfen',
  'indigenous-visits': 'Besuch indigener Gemeinschaften',
  relax: 'Entspannen an Bord',
  nature: 'Natur/Dschungel',
  adventure: 'Abenteuerausflüge',
}

/** `2027-03-08` as 08.03.2027, the format that the specification names for dates (section 9). */
export function germanDate(iso: string): string {
  const [year, month, day] = iso.split('-')
  return day ? `${day}.${month}.${year}` : nothing
}

const chosen = <K extends string>(names: Record<K, string>, value: K | '') => (value ? names[value] : nothing)
const listed = <K extends string>(names: Record<K, string>, values: K[]) =>
  values.map((value) => names[value]).join(', ') || none
const extra = (label: string, value: string) => (value ? [`${label}: ${value}`] : [])

/** Every chosen value in German words, for the relay's letter to the company: the same words as in the mail. */
export function germanFields(request: TripRequest) {
  const or = (text: string) => (text === nothing || text === none ? '' : text)
  return {
    name: request.name,
    email: request.email,
    phone: request.phone,
    contactMethod: or(chosen(contactMethods, request.contactMethod)),
    departureLocation: request.departureLocation,
    departureDate: request.departureDate && germanDate(request.departureDate),
    returnDate: request.returnDate && germanDate(request.returnDate),
    flexibleDates: request.flexibleDates ? 'Ja' : '',
    destinationAirport: or(chosen(airports, request.destinationAirport)),
    flightOption: or(chosen(flights, request.flightOption)),
    chartingRegion: or(chosen(regions, request.chartingRegion)),
    duration: request.duration,
    passengers: request.passengers,
    children: request.children,
    yachtType: or(chosen(boats, request.yachtType)),
    services: request.services.map((each) => services[each]),
    activities: request.activities.map((each) => activities[each]),
    budget: or(chosen(budgets, request.budget)),
    additional: request.additional,
  }
}

/** The body of the mail, lines ended by "\n". */
export function companyLetter(request: TripRequest): string {
  const or = (text: string) => text.trim() || nothing
  return [
    'PERSÖNLICHE DATEN',
    `Name: ${or(request.name)}`,
    `E-Mail: ${or(request.email)}`,
    `Telefon: ${or(request.phone)}`,
    `Bevorzugter Kontakt: ${chosen(contactMethods, request.contactMethod)}`,
    '',
    'REISEWÜNSCHE',
    `Abflugort: ${or(request.departureLocation)}`,
    `Abreisedatum: ${germanDate(request.departureDate)}`,
    ...extra('Rückreisedatum', request.returnDate && germanDate(request.returnDate)),
    ...extra('Flexible Daten', request.flexibleDates ? 'Ja' : ''),
    ...extra('Zielflughafen', request.destinationAirport && airports[request.destinationAirport]),
    ...extra('Flug', request.flightOption && flights[request.flightOption]),
    '',
    'CHARTERWÜNSCHE',
    `Region: ${chosen(regions, request.chartingRegion)}`,
    `Dauer: ${request.duration ? `${request.duration} Tage` : nothing}`,
    `Anzahl Personen: ${or(request.passengers)}`,
    `Kinder: ${or(request.children)}`,
    ...extra('Yachttyp', request.yachtType && boats[request.yachtType]),
    '',
    'GEWÜNSCHTE LEISTUNGEN',
    listed(services, request.services),
    '',
    'AKTIVITÄTEN',
    listed(activities, request.activities),
    '',
    'BUDGET PRO PERSON',
    chosen(budgets, request.budget),
    '',
    'WEITERE INFORMATIONEN',
    or(request.additional),
  ].join('\n')
}

const destinations = { panama: 'Panama', colombia: 'Kolumbien', cuba: 'Kuba', bahamas: 'Bahamas' }
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const figure = new Intl.NumberFormat('de-DE', { useGrouping: 'always', maximumFractionDigits: 0 })

/** The offer in German, a line a fact, for the advisor who reads the letter. */
export function companyOffer(offer: Offer): string {
  const money = (amount: number, currency: string) => `${figure.format(amount)} ${currency}`
  const range = ({ low, high, currency }: Offer['yachts'][number]['estimate']) =>
    low === high ? money(low, currency) : `${money(low, currency)} bis ${money(high, currency)}`
  const { days, party, dates, yachts, itinerary, warnings } = offer
  return [
    `Schätzung für ${counted(party.persons, 'Person', 'Personen')}${party.children ? `, davon ${counted(party.children, 'Kind', 'Kinder')}` : ''}${party.assumed ? ' (angenommen)' : ''}, ${days} Tage${dates ? `, ${germanDate(dates.first)} bis ${germanDate(dates.last)}${dates.highSeasonDays ? `, Hochsaison an ${counted(dates.highSeasonDays, 'Tag', 'Tagen')}` : ''}` : ''}`,
    ...yachts.flatMap(({ name, estimate }) => [
      `${name}: ${range(estimate)}`,
      ...estimate.lines.map((line) => `  ${germanLine(line)} = ${money(line.amount, estimate.currency)}`),
    ]),
    ...(itinerary ? [`Reiseplan: ${destinations[itinerary.destination]}, ${itinerary.days} Tage`] : []),
    ...warnings.map((warning) => `Hinweis: ${germanWarning(warning)}`),
  ].join('\n')
}

function germanLine(line: Line): string {
  switch (line.code) {
    case 'days':
      return `${line.count} Tage x ${figure.format(line.rate)}`
    case 'boat':
      return `${line.count} Nächte Yacht x ${figure.format(line.rate)}`
    case 'persons':
      return `${counted(line.persons, 'Person', 'Personen')} x ${line.count} Nächte x ${figure.format(line.rate)}`
    case 'children':
      return `${counted(line.persons, 'Kind', 'Kinder')} unter 12 x ${line.count} Nächte x ${figure.format(line.rate)}`
    case 'minimum':
      return 'bis zum Mindestpreis für zwei'
    case 'stated':
      return 'bis zum genannten Preis für sieben Tage (möglich)'
    case 'high-season':
      return `Hochsaison, ${counted(line.days, 'Tag', 'Tage')}, ${line.percent} %${line.possible ? ' (möglich)' : ''}`
  }
}

function germanWarning(warning: Warning): string {
  switch (warning.code) {
    case 'too-many':
      return `Gruppe zu groß für eine Yacht (${warning.guests} Gäste, ${warning.everywhere ? 'in der Flotte' : 'in der Region'} höchstens ${warning.most})`
    case 'return':
      return `Rückreise vor dem letzten Tag an Bord (${germanDate(warning.last)})`
    case 'hurricane':
      return 'Hurrikansaison'
    case 'no-yacht':
      return `keine Yacht mit Standort in der Region ${regions[warning.region]}`
    case 'children':
      return 'mehr Kinder als Personen oder nur Kinder angegeben'
    case 'past':
      return 'Abreisedatum liegt zurück'
    case 'above-budget':
      return 'über dem genannten Budget'
  }
}
