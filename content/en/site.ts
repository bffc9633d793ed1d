/** All English page copy in one piece. */
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
import { bahamas as bahamasItinerary } from './itinerary-bahamas.ts'
import { colombia as colombiaItinerary } from './itinerary-colombia.ts'
import { cuba as cubaItinerary } from './itinerary-cuba.ts'
import { panama as panamaItinerary } from './itinerary-panama.ts'

export const site = {
  home,
  destinations,
  destination: { colombia, panama, cuba, bahamas },
  itinerary: {
    colombia: colombiaItinerary,
    panama: panamaItinerary,
    cuba: cubaItinerary,
    bahamas: bahamasItinerary,
  },
  fleet,
  flySail,
  about,
  insurance,
  agencies,
  faq,
  contact,
} satisfies SiteCopy
