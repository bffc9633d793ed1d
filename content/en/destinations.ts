import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Where we sail: Panama, Colombia, Cuba and the Bahamas',
    description:
      'Four Caribbean cruising grounds compared: reefs and Guna islands, the walls of Cartagena, the empty keys south of Cuba and the shallow banks of the Exumas.',
    keywords: [
      'Caribbean sailing destinations',
      'where to charter a yacht',
      'Panama Colombia Cuba Bahamas',
      'Caribbean cruising grounds',
      'charter destinations compared',
    ],
  },
  hero: {
    title: 'Four places to *drop anchor*',
    lead: 'They share the trade wind and little else. Choose by what you would like to see when you come up on deck in the morning.',
  },
  findTrip: 'Find your trip',
  brochure: 'Open the brochure',
  rows: {
    colombia: {
      title: 'Colombia: a walled city and | *the Rosario Islands*',
      text: 'Cartagena behind you at nine, coral under the bow at noon. The Rosario Islands are a morning’s sail from the old town and San Bernardo another, so a week has room for balconies and music and still leaves days for a kayak among the mangroves.',
    },
    panama: {
      title: 'Panama: the islands of *Guna Yala*',
      text: 'More than 365 islands, some forty of them inhabited, all of them governed by the Guna people. Distances are short, the reef breaks the swell, and hurricanes pass far to the north. These are our home waters, and the ones we suggest for a first charter.',
    },
    cuba: {
      title: 'Cuba: from Havana to *Cayo Largo*',
      text: 'Two coasts in one trip: Havana on the north shore, and off the south a chain of low keys where you can sail for hours past nothing but herons. A road or a short flight joins the two.',
    },
    bahamas: {
      title: 'The Bahamas: Nassau and *the Exumas*',
      text: 'White sand three metres down, for mile after mile. The Exuma Cays begin some {{exumaMiles}} nm from Nassau and run south-east through a marine park where nothing may be caught, which is why the fish there are so large and so calm.',
    },
  },
  aruba: {
    title: 'And *Aruba*, to windward',
    text: 'Dry, bright and swept by a steady trade wind, outside the usual hurricane belt. A yacht comes to Oranjestad for you from San Blas, {{arubaMiles}} nautical miles in {{arubaDays}} days at most, and the passage is a line of its own in your estimate. There is no set itinerary: tell us when you would come and how many you are, and an advisor draws one up with you.',
    cta: 'Ask about Aruba',
  },
  closing: {
    title: 'Which water *is yours*?',
    text: 'Tell us when you can travel and how many you are. An advisor answers with the coast that is at its best in those weeks, the yachts that are free there and what they cost.',
  },
} satisfies DestinationsCopy
