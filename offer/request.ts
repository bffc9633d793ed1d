/** The long request (specification, section 3, "Fly & Sail request"): its fields, their choices, and an empty one. */
import { charterRegions } from '#content/schema.ts'

export const contactMethods = ['email', 'whatsapp', 'phone'] as const
export const airports = ['panama', 'cartagena', 'aruba', 'havana'] as const
export const flightOptions = ['commercial', 'private', 'compare'] as const
export const regions = charterRegions
export const durations = ['5', '7', '10', '14'] as const
export const boatTypes = ['sailboat', 'catamaran', 'motor-yacht', 'no-preference'] as const
export const services = ['crew', 'air-conditioning', 'internet', 'water-sports', 'luxury'] as const
export const activities = [
  'snorkelling',
  'diving',
  'fishing',
  'island-hopping',
  'indigenous-visits',
  'relax',
  'nature',
  'adventure',
] as const
export const budgets = ['under-5000', '5000-10000', '10000-20000', 'over-20000'] as const

export type Service = (typeof services)[number]
export type Activity = (typeof activities)[number]

/** What the visitor filled in. Everything is text, empty until chosen; the two lists hold ids. */
export type TripRequest = {
  name: string
  email: string
  phone: string
  contactMethod: '' | (typeof contactMethods)[number]
  departureLocation: string
  /** ISO day, as a date field gives it. */
  departureDate: string
  returnDate: string
  flexibleDates: boolean
  destinationAirport: '' | (typeof airports)[number]
  flightOption: '' | (typeof flightOptions)[number]
  chartingRegion: '' | (typeof regions)[number]
  duration: '' | (typeof durations)[number]
  /** Everybody on board, children included. */
  passengers: string
  /** Those of them under 12. */
  children: string
  yachtType: '' | (typeof boatTypes)[number]
  services: Service[]
  activities: Activity[]
  budget: '' | (typeof budgets)[number]
  additional: string
}

export const emptyRequest: TripRequest = {
  name: '',
  email: '',
  phone: '',
  contactMethod: '',
  departureLocation: '',
  departureDate: '',
  returnDate: '',
  flexibleDates: false,
  destinationAirport: '',
  flightOption: '',
  chartingRegion: '',
  duration: '',
  passengers: '',
  children: '',
  yachtType: '',
  services: [],
  activities: [],
  budget: '',
  additional: '',
}
