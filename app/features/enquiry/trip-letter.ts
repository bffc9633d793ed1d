/**
 * A trip enquiry as the company receives it by mail: German body, sections and their order are the specification's
 * (section 7), whatever the guest's language. Fields beyond it stand in the section they belong to and only where they
 * were filled in.
 */
import { fields, inGerman, type TripEnquiry } from '#enquiries/fields.ts'

const notGiven = 'Nicht angegeben'
const noneGiven = 'Keine angegeben'

/** The body of the mail, lines ended by "\n". */
export function tripLetter(enquiry: TripEnquiry): string {
  const given = givenAnswers(enquiry)
  const value = (field: keyof TripEnquiry) => inGerman(field, given[field]).trim()
  const line = (field: keyof TripEnquiry) => `${fields[field].label}: ${value(field) || notGiven}`
  const ifFilled = (...ids: (keyof TripEnquiry)[]) => ids.filter(value).map(line)
  return [
    'PERSÖNLICHE DATEN',
    line('name'),
    line('email'),
    line('phone'),
    line('contactMethod'),
    '',
    'REISEWÜNSCHE',
    line('departureLocation'),
    line('departureDate'),
    ...ifFilled('returnDate', 'flexibleDates', 'destinationAirport', 'flightOption'),
    '',
    'CHARTERWÜNSCHE',
    line('chartingRegion'),
    line('duration'),
    line('passengers'),
    line('children'),
    ...ifFilled('yachtType'),
    '',
    'GEWÜNSCHTE LEISTUNGEN',
    value('services') || noneGiven,
    '',
    'AKTIVITÄTEN',
    value('activities') || noneGiven,
    '',
    'BUDGET PRO PERSON',
    value('budget') || notGiven,
    '',
    'WEITERE INFORMATIONEN',
    value('additional') || notGiven,
  ].join('\n')
}

/** Without answers that say nothing: 0 persons, as in the offer, and a departure whose day or month was not chosen. */
export function givenAnswers(enquiry: TripEnquiry): TripEnquiry {
  const { passengers, departureDate } = enquiry
  return {
    ...enquiry,
    passengers: /^0+$/.test(passengers.trim()) ? '' : passengers,
    departureDate: departureDate === 'day' || departureDate === 'month' ? '' : departureDate,
  }
}
