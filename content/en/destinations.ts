import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Crewed yacht charter: San Blas, Exumas, Cuba, Colombia',
    description:
      'Where to charter a crewed yacht in the Caribbean: the islands of San Blas, Cartagena and Rosario, the keys of Cuba or the Exumas, compared side by side.',
    keywords: [
      'Caribbean sailing destinations',
      'where to charter a catamaran',
      'crewed yacht charter San Blas',
      'crewed yacht charter Cuba',
      'Exumas or San Blas',
    ],
  },
  hero: {
    title: '{{DestinationCount}} coasts *to anchor off*',
    lead: 'What would you like to see when you come up on deck in the morning? A palm islet, a white sandbank, a city wall turning gold, or a line of herons on an empty key.',
    price: 'All-inclusive from {{fleetShareFrom}} a person a day on a full yacht',
  },
  findTrip: 'Find your trip',
  brochure: 'Open the brochure',
  rows: {
    colombia: {
      title: 'Colombia: a walled city and | *the Rosario Islands*',
      text: 'The evenings belong to the town: a table under a balcony, music from the next square, and the yacht at anchor in the bay. The coral of Rosario is {{rosarioMiles}} nm out, a morning under sail or three quarters of an hour on Macan. San Bernardo, farther south, is all mangroves and quiet.',
    },
    panama: {
      title: 'Panama: the islands of *Guna Yala*',
      text: 'Our home waters, and the ones we suggest for a first charter. Sail for an hour, drop anchor, swim until lunch. The Guna govern more than 365 islands here and live on some forty of them; the reef breaks the swell, and hurricanes pass far to the north.',
    },
    cuba: {
      title: 'Cuba: from Havana to *Cayo Largo*',
      text: 'You walk Old Havana, cross the sugar country by car and sail through the night from Cienfuegos. By breakfast Cayo Largo is ahead; with ten days you go on west, to keys without a village or a light. We cannot take US citizens or residents there on holiday, and once you have been, you need a visa, not an ESTA, to enter the United States.',
    },
    bahamas: {
      title: 'The Bahamas: Nassau and *the Exumas*',
      text: 'A sea so shallow that you see the bottom all day. The Exuma Cays begin some {{exumaMiles}} nm from Nassau and run south-east through a marine park, iguanas at one end, swimming pigs and a bar at the other.',
    },
  },
  aruba: {
    title: 'And *Aruba*, to windward',
    text: 'Here the trade wind seldom takes a day off, under a dry sky and outside the usual hurricane belt. The divi-divi trees grow bent away from it, the white beaches lie in the lee, and Oranjestad wears Dutch gables in ice-cream colours. There is no fixed route: we draw up the days with you. A yacht comes to you from San Blas, {{arubaMiles}} nautical miles against the wind, about {{arubaDays}} days at sea. On top of the price below comes the port’s charge for a visiting yacht, which your offer names.',
    cta: 'Ask about dates',
  },
  closing: {
    title: 'Not sure *which coast*?',
    text: 'Tell us the month and how many of you there are, and you hear which coast is at its best then, which yachts are available and what they cost.',
  },
} satisfies DestinationsCopy
