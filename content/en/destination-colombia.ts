import type { DestinationCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Crewed yacht charter in Cartagena and Rosario, Colombia',
    description:
      'All-inclusive crewed yacht charter from Cartagena: the Rosario and San Bernardo islands by day, the walled city by night, best from December to April.',
    keywords: [
      'crewed yacht charter Cartagena',
      'Rosario Islands boat',
      'San Bernardo islands sailing',
      'motor yacht Cartagena',
      'Baru Cholón',
      'Colombia catamaran charter',
    ],
  },
  name: 'Colombia',
  waters: 'Cartagena, Rosario and Baru',
  hero: {
    title: 'Leave the walls at nine, anchor off *Rosario* by noon',
    lead: 'Coffee on a quay beside the old city, lunch at anchor over coral. Under sail that takes the morning; Macan, the motor yacht that lies here, does it in forty minutes.',
    itinerary: 'See the itinerary',
    flySail: 'Add the flight',
    contact: 'Request information',
    caption: 'Isla Grande and its neighbours, green to the waterline',
  },
  teaser:
    'A walled city for the evenings, coral islands for the days, and {{rosarioMiles}} nm between the two.',
  intro: [
    'A charter here begins on a city quay. Behind it stand the walls that Spain spent two centuries building, the balconies of San Diego and the music of Getsemaní; in front lies a bay as wide as a lake, with forts at its mouth. An hour out, the towers sink astern and the water begins to turn from green to blue.',
    'The Rosario Islands are low, wooded and ringed by coral, and have been a national park since the 1970s. Isla Grande keeps a lagoon in which plankton glows on dark nights. South of it, past the long spit of Baru, lie the San Bernardo islands, where Tintipán is nearly all mangrove and the neighbouring islet of Santa Cruz is nearly all houses.',
    'You choose the pace. The price on this page is Macan’s. With a top speed of 47 knots she turns San Bernardo into a lunch trip: out after breakfast, back among the balconies for dinner. If you would rather hear the water than the engines, a yacht comes to you under sail from San Blas, {{colombiaMiles}} nautical miles in {{colombiaDays}} days, and your estimate shows what that costs.',
  ],
  location: {
    title: 'Where it is',
    text: 'The Caribbean coast of Colombia. The Rosario Islands lie about {{rosarioMiles}} nm south-west of Cartagena, and from there it is another {{tintipanMiles}} nm to Tintipán in San Bernardo.',
  },
  bestTime: {
    title: 'When to come',
    text: 'December to April, when the air is dry and the trade cools the evenings. The captain takes the longer legs early, before the wind has its full strength.',
  },
  seasonNote:
    'Showers are commonest in May and from September to November. The Colombian coast lies south of the usual track of hurricanes, though their swell can reach it.',
  experiences: {
    title: 'Four days from Cartagena',
    items: [
      {
        title: 'Cartagena by the last light',
        text: 'The walls cool after five. Walk them from Santo Domingo to Las Bóvedas with a guide from the city; dinner on board waits until you are back.',
      },
      {
        title: 'Reefs of Rosario',
        text: 'You snorkel over brain coral and sea fans off Isla Grande and San Martín. If you dive with tanks, a licensed centre on the islands takes you down.',
      },
      {
        title: 'Through the mangroves of Tintipán',
        text: 'Where the tender gives up, the tunnels of roots begin. They are cool at midday, with young snapper and barracuda hanging in the shade.',
      },
      {
        title: 'A weekday at Cholón',
        text: 'The lagoon behind Baru is a floating party at weekends and a quiet anchorage from Monday to Thursday, when you have the herons and the oyster seller to yourselves.',
      },
    ],
  },
  arrival: {
    title: 'Getting to the boat',
    text: 'You are met at Cartagena’s international airport, a few minutes by car from the quay. Add a night in the old town before you sail: you will be glad of it.',
  },
  costs: {
    title: 'What the price covers, | and what is extra',
    included: [
      'The yacht, with captain and cook',
      'Three meals a day and drinks',
      'Fuel and port fees',
      'Snorkel gear, bedding and towels',
    ],
    notIncluded: [
      'Flights and hotels',
      'Travel insurance (mandatory)',
      'Airport transfer, which we quote with your offer',
      'Guides and meals in the city',
      'Tips for the crew',
    ],
    paidLocally: [
      'Entry to the Rosario and San Bernardo national park, where it is collected',
      'Entrance to forts and museums',
    ],
  },
  closing: {
    title: 'City, islands, | or both?',
    text: 'How many evenings would you like under the balconies? Tell us, with your dates, and we’ll divide the week to suit and send you an all-in price.',
  },
} satisfies DestinationCopy
