/** What the offer needs to know, from the site's own content. */
import { destinations } from '#content/destinations.ts'
import type { OfferFacts } from './offer.ts'
import { charterFleet } from './yacht.ts'

const { panama, colombia, cuba, bahamas } = destinations

export const facts: OfferFacts = {
  yachts: charterFleet,
  seasons: { panama: panama.season, colombia: colombia.season, cuba: cuba.season, bahamas: bahamas.season },
}
