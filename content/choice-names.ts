/** The words of a trip form's choices, by field and by the id that goes over the wire. */
import type { OfferCopy } from './offer-copy.ts'

export const choiceNames = (copy: OfferCopy['form']) => ({
  contactMethod: copy.contactMethods,
  destinationAirport: copy.airports,
  flightOption: copy.flights,
  chartingRegion: copy.regions,
  yachtType: copy.boats,
  services: copy.serviceNames,
  activities: copy.activityNames,
  budget: copy.budgets,
})
