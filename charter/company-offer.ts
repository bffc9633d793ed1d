/**
 * The offer beside a trip enquiry, in German, for the advisor who reads the letter: the same lines and totals as the
 * guest saw.
 */
import { formats } from '#content/format.ts'
import { germanDate, inGerman } from '#enquiries/fields.ts'
import type { Offer, Offered, Warning } from './offer.ts'
import type { Refusal } from './refusal.ts'
import { charterWords } from './words.ts'
import { charter as german } from '#content/de/charter.ts'

const destinations = { panama: 'Panama', colombia: 'Kolumbien', cuba: 'Kuba', bahamas: 'Bahamas' }

/** A line a fact. */
export function companyOffer(offer: Offer): string {
  const format = formats('de')
  const words = charterWords('de', german, format)
  const { say } = words
  const { stay, party, dates, highMonth, yachts, itinerary, warnings, refusals } = offer
  const people = [
    say('guests', { count: party.persons }),
    party.children > 0 ? `davon ${say('children', { count: party.children })}` : '',
  ]
  const estimate = `Schätzung für ${people.filter(Boolean).join(', ')}${party.assumed ? ' (angenommen)' : ''}`
  const when = dates
    ? `${germanDate(dates.first)} bis ${germanDate(dates.ashore)}`
    : 'ohne Datum, zum Normalpreis'
  const month = highMonth
    ? [
        `Hinweis: Hochsaison im ${format.monthOfYear(highMonth.month)} (Nächte ${format.all(highMonth.spans.map(({ first, last }) => format.dayMonths(first, last)))}), gerechnet ist der Normalpreis`,
      ]
    : []
  const yachtLines = (offered: Offered) => {
    const { ledger, yacht } = offered
    const sums = words.sumsOf(ledger).filter((name) => name !== 'all')
    return [
      `${yacht.name}: ${words.total(ledger.all, ledger)}`,
      ...ledger.lines.map((line) => `  ${words.line(line, ledger, yacht)} = ${words.amount(line, ledger)}`),
      ...sums.map((name) => `  ${say(`totals.${name}`)}: ${words.total(ledger[name], ledger)}`),
      ...(ledger.converted ? [`  ${words.converted(ledger)}`] : []),
    ]
  }
  return [
    `${party.refused ? 'Keine Schätzung' : estimate}, ${stay.nights} Tage, ${when}`,
    ...month,
    ...yachts.flatMap(yachtLines),
    ...(itinerary ? [`Reiseplan: ${destinations[itinerary.destination]}, ${itinerary.days} Tage`] : []),
    ...refusals.map((refusal) => `Hinweis: ${germanRefusal(refusal)}`),
    ...warnings.map((warning) => `Hinweis: ${germanWarning(warning)}`),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

function germanRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'too-many-guests':
      return `Gruppe zu groß für eine Yacht (${refusal.guests} Gäste, höchstens ${refusal.most})`
    case 'more-children-than-guests':
      return 'mehr Kinder als Personen angegeben'
    case 'children-alone':
      return 'nur Kinder angegeben'
    case 'past':
      return 'Abreisedatum liegt zurück'
    default:
      return `Angabe nicht verwendbar (${refusal.code})`
  }
}

function germanWarning(warning: Warning): string {
  switch (warning.code) {
    case 'too-many':
      return `Gruppe zu groß für eine Yacht der Region (${warning.guests} Gäste, höchstens ${warning.most})`
    case 'return':
      return `Rückreise vor dem Morgen, an dem der Törn endet (${germanDate(warning.ashore)})`
    case 'hurricane':
      return 'Hurrikansaison'
    case 'no-yacht':
      return `keine Yacht mit Standort in der Region ${inGerman('chartingRegion', warning.region)}`
    case 'above-budget':
      return 'über dem genannten Budget'
  }
}
