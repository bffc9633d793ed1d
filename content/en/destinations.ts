import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Where we sail: Panama, Colombia, Cuba and the Bahamas',
    description:
      'Four Caribbean cruising grounds compared: reefs and Guna islands, the walls of Cartagena, the empty keys south of Cuba and the shallow banks of the Exumas.',
    keywords: ['Caribbean sailing destinations', 'where to charter a yacht', 'Panama Colombia Cuba Bahamas', 'Caribbean cruising grounds', 'charter destinations compared'],
  },
  hero: {
    title: 'Four places to drop the anchor',
    lead: 'They are at most a day’s flight apart and have little in common except the trade wind. Choose by what you want to see when you come up on deck in the morning.',
  },
  findTrip: 'Find your trip',
  brochure: 'Open the brochure',
  rows: {
    colombia: {
      title: 'Colombia: a walled city and *the Rosario Islands*',
      text: 'Cartagena behind you at nine, coral under the bow at noon. The Rosario Islands are a morning’s sail from the old town and San Bernardo another, so a week here has room for balconies and music as well as for a kayak among mangroves.',
    },
    panama: {
      title: 'Panama: the islands of *Guna Yala*',
      text: 'More than 365 islands, some forty of them inhabited, all of them governed by the Guna people. Distances are short, the reef breaks the swell, and hurricanes pass far to the north. It is our home water, and the one we suggest for a first charter.',
    },
    cuba: {
      title: 'Cuba: from Havana to *Cayo Largo*',
      text: 'Two coasts in one trip: colonial cities in the north, and in the south a chain of low keys where you may sail a whole day past nothing but herons. You fly or drive from one to the other.',
    },
    bahamas: {
      title: 'The Bahamas: Nassau and *the Exumas*',
      text: 'Two metres of water over white sand, for a hundred miles. The Exuma Cays begin some 34 nm from Nassau and run south-east through a marine park in which nothing may be fished, which is why the fish are so large and so calm.',
    },
  },
  aruba: {
    title: 'And *Aruba*, to windward',
    text: 'Dry, bright and swept by a steady trade wind, outside the usual hurricane belt. We keep no set itinerary there: tell us when and how many you are, and an advisor draws one up with you.',
    cta: 'Ask about Aruba',
  },
} satisfies DestinationsCopy
