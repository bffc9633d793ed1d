/** The offer beside a trip enquiry, in German, for the advisor who reads the letter. */
import { germanDate, inGerman } from '#enquiries/fields.ts'
import type { Line } from './estimate.ts'
import type { Offer, Warning } from './offer.ts'

const destinations = { panama: 'Panama', colombia: 'Kolumbien', cuba: 'Kuba', bahamas: 'Bahamas' }
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const figure = new Intl.NumberFormat('de-DE', { useGrouping: 'always', maximumFractionDigits: 0 })

/** A line a fact. */
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
      return `keine Yacht mit Standort in der Region ${inGerman('chartingRegion', warning.region)}`
    case 'children':
      return 'mehr Kinder als Personen oder nur Kinder angegeben'
    case 'past':
      return 'Abreisedatum liegt zurück'
    case 'above-budget':
      return 'über dem genannten Budget'
  }
}
