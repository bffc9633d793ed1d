/** All Spanish page copy. */
import type { SiteCopy } from '../copy.ts'
import { about } from './about.ts'
import { agencies } from './agencies.ts'
import { contact } from './contact.ts'
import { bahamas } from './destination-bahamas.ts'
import { colombia } from './destination-colombia.ts'
import { cuba } from './destination-cuba.ts'
import { panama } from './destination-panama.ts'
import { destinations } from './destinations.ts'
import { faq } from './faq.ts'
import { fleet } from './fleet.ts'
import { flySail } from './fly-sail.ts'
import { home } from './home.ts'
import { insurance } from './insurance.ts'
import { bahamas as itineraryBahamas } from './itinerary-bahamas.ts'
import { colombia as itineraryColombia } from './itinerary-colombia.ts'
import { cuba as itineraryCuba } from './itinerary-cuba.ts'
import { panama as itineraryPanama } from './itinerary-panama.ts'

export const site = {
  home,
  destinations,
  destination: { panama, colombia, cuba, bahamas },
  itinerary: {
    panama: itineraryPanama,
    colombia: itineraryColombia,
    cuba: itineraryCuba,
    bahamas: itineraryBahamas,
  },
  fleet,
  flySail,
  about,
  insurance,
  agencies,
  faq,
  contact,
} satisfies SiteCopy
