import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
  subtitle: 'The long-legged catamaran for {{brisaGuests}}, from Nassau to Eleuthera',
  description:
    'Brisa is an all-inclusive crewed catamaran in Nassau: a Lagoon 620 for {{brisaGuests}} guests, at her best on the longer legs. Nearly nineteen metres long and ten wide, she takes you down the Exumas and, if you like, across to Eleuthera.',
  fullDescription: [
    'You feel what length is for on the open stretch from Nassau to Highbourne: some {{highbourneMiles}} nm with the trade forward of the beam, Brisa in her stride and the coffee still in the cups. Beyond lie the marine park, the deep blue of Exuma Sound and the pink sand of Eleuthera. Our two-week itinerary comes home by the Exumas; for Eleuthera the captain draws up the second week with you. Choose her if you like being under way as much as arriving.',
    'On the flybridge the helm has a bench for company, a table and a place to lie down. Below, Nauta Design gave her pale wood and big panes, and all {{brisaGuests}} of you sit down together in the saloon. Each of the {{brisaCabins}} air-conditioned cabins has its own bathroom. The ice maker keeps up.',
    'Close to 1,300 litres of diesel, 960 of water and a watermaker let her stay out for a fortnight. A full boat pays {{brisaAllShare}} a person a day, all-inclusive and with the Bahamian charter fee of {{bahamasCharterFee}}% in it. At anchor the nets face the stars, and on a calm night she lies still enough for binoculars.',
  ],
  crew: {
    captain:
      'Likes a long leg and a well-set sail, and shares the watch if you ask. Every evening the forecast lies on the saloon table, in words you can follow over a drink.',
    chef: 'Keeps dinner interesting for two weeks. Nassau’s markets fill the lockers for the first; after that the cook asks at every dock.',
  },
  keywords: [
    'Lagoon 620 charter',
    'Brisa catamaran',
    '62 foot crewed catamaran Bahamas',
    'Eleuthera sailing charter',
    'catamaran Nassau {{brisaGuests}} guests',
  ],
  service: {
    premium: {
      title: 'At ease under way',
      text: 'The crew sails while you lie on the flybridge, hands you the wheel when you ask for it, and has your cabin in order before the anchor is down.',
    },
    gourmet: {
      title: 'Dinner that travels',
      text: 'Tuna tartare before sunset, a slow curry on the long legs, bread that you smell before you are awake. Stay a second week, and the cook plans it with you.',
    },
    safety: {
      title: 'Weather first',
      text: 'The captain crosses Exuma Sound when the forecast says so and has another plan in the drawer. Your briefing comes before the first sail.',
    },
    adventures: {
      title: 'Where the bottom drops away',
      text: 'Swim out over the edge of the bank and look down into indigo. Land on a cay with only your own footprints.',
    },
  },
  activities: {
    snorkelling:
      'Follow the edge of the bank, where pale sand drops into blue and eagle rays rise to look at you.',
    'free-diving':
      'Breathe slowly, tip forward and glide down to the coral heads off Warderick Wells. One of the crew keeps watch from the surface.',
    'paddle-board':
      'Slip out through the sleeping anchorage at first light and have the sandbars to yourself.',
    fishing:
      'Mahi-mahi, wahoo and tuna run in the deep water outside the park. If you fish, tell us early and we’ll see what tackle can come.',
    'island-hopping':
      'Cross to Eleuthera for pineapple and pink sand, then sail home by way of the cays you have marked on the chart.',
    stargazing: 'Lie back on the nets with binoculars. After the stars, count anchor lights.',
  },
} satisfies YachtCopy
