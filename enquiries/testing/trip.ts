import { emptyTrip, type TripEnquiry } from '../fields.ts'

/** A trip enquiry with an answer in every field. */
export const fullTrip: TripEnquiry = {
  ...emptyTrip,
  name: 'Anna Lindqvist',
  email: 'anna@example.org',
  phone: '+46 70 123',
  contactMethod: 'whatsapp',
  departureLocation: 'Malmö',
  departureDate: '2027-03-21',
  returnDate: '2027-03-30',
  flexibleDates: true,
  destinationAirport: 'panama',
  flightOption: 'compare',
  chartingRegion: 'san-blas',
  duration: '10',
  passengers: '4',
  children: '1',
  yachtType: 'catamaran',
  services: ['crew', 'internet'],
  activities: ['snorkelling', 'indigenous-visits'],
  budget: '5000-10000',
  additional: 'Ein Geburtstag & Grüße 🎂\nZweite Zeile',
}
