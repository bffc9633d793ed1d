/** What the rules of the offer need to know, from the site's own content and never from a browser. */
import { destinations } from '#content/destinations.ts'
import { fleet } from '#content/fleet.ts'
import { destinationIds } from '#content/schema.ts'
import type { OfferFacts } from '#offer/offer.ts'

const seasons = Object.fromEntries(destinationIds.map((id) => [id, destinations[id].season])) as unknown as OfferFacts['seasons']

export const facts: OfferFacts = { yachts: fleet, seasons }
