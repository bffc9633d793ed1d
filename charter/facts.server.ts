/** What the rules of the offer need to know, from the site's own content and never from a browser. */
import { destinations } from '#content/destinations.ts'
import { fleet } from '#content/fleet.ts'
import type { OfferFacts } from '#charter/offer.ts'

const { panama, colombia, cuba, bahamas } = destinations

export const facts: OfferFacts = {
  yachts: fleet,
  seasons: { panama: panama.season, colombia: colombia.season, cuba: cuba.season, bahamas: bahamas.season },
}
