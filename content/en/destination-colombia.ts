import type { DestinationCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Crewed yacht charter in Cartagena and Rosario, Colombia',
    description:
      'All-inclusive crewed yacht charter from Cartagena: the Rosario and San Bernardo islands by day, the walled city by night, best from December to April.',
    keywords: [
      'crewed yacht charter Cartagena',
      'Rosario Islands boat',
      'San Bernardo islands by yacht',
      'motor yacht Cartagena',
      'Barú Cholón',
      'Colombia catamaran charter',
    ],
  },
  name: 'Colombia',
  waters: 'Cartagena, Rosario and Barú',
  hero: {
    title: 'Dine under the walls, swim over *coral*',
    lead: 'You leave Cartagena after breakfast, and three quarters of an hour later Macan, the motor yacht based here, has you swimming over coral. Under sail it takes the morning. By evening you can be back in the bay, in time for dinner in town.',
    itinerary: 'See the itinerary',
    flySail: 'Add the flight',
    contact: 'Request information',
    caption: 'Isla Grande and its neighbours, green to the waterline',
  },
  teaser:
    'A walled city for the evenings, coral islands for the days, and {{rosarioMiles}} nm between the two.',
  intro: [
    'Your yacht lies at anchor in the bay, off the walls that Spain spent two centuries building, and the tender takes you to the quay in minutes, at any hour of the evening: to the balconies of San Diego, to the music of Getsemaní. In the morning she slips out between the forts, the towers sink astern, and the water turns from green to blue.',
    'The Rosario Islands are low and wooded, and the coral round them has been a national park since the 1970s. Isla Grande has a lagoon among the trees, which you enter by tender. Farther south, past the long spit of Barú, Tintipán is green with mangroves; next door, the islet of Santa Cruz is nearly all houses. A week that begins on a Saturday goes to San Bernardo first and comes back to Rosario on weekdays, when few boats come out from the city.',
    'On Macan, at 32 knots, San Bernardo is a lunch trip when the sea is quiet: out after breakfast, and back before dark. Would you rather hear the water than the engines? Guji sails over to you from San Blas, {{colombiaMiles}} nautical miles in {{colombiaDays}} days, and still costs far less with her passage included. Both yachts take {{gujiGuests}} of you. For seven or more, Tsabalok, the Lagoon 56 or Marea comes over instead.',
  ],
  location: {
    title: 'Where it is',
    text: 'The Caribbean coast of Colombia. The Rosario Islands lie about {{rosarioMiles}} nm south-west of Cartagena, and from there it is another {{tintipanMiles}} nm to Tintipán in San Bernardo.',
  },
  bestTime: {
    title: 'When to come',
    text: 'December to April, when the streets are dry and the trade cools the evenings. In January, February and March it blows hard on the open sea in the afternoon, so the captain plans the longer legs for the morning; for San Bernardo choose December or April.',
  },
  seasonNote:
    'Showers are commonest in May and from September to November. The Colombian coast lies south of the usual track of hurricanes, though their swell can reach it.',
  experiences: {
    title: 'Four days to plan the week around',
    items: [
      {
        title: 'Cartagena by the last light',
        text: 'The walls cool after five. Walk them from Santo Domingo to Las Bóvedas with a guide from the city, while the sun drops into the sea beside you. Dinner on board waits until you are back.',
      },
      {
        title: 'Reefs of Rosario',
        text: 'Off Isla Grande and San Martín you drift over brain coral and sea fans. Certified divers go down with a licensed centre on the islands.',
      },
      {
        title: 'Through the mangroves of Tintipán',
        text: 'Tunnels of roots, and the tender goes in as far as it fits. They are cool at midday, with young snapper and barracuda hanging in the shade.',
      },
      {
        title: 'A weekday at Cholón',
        text: 'The lagoon behind Barú is a floating party at weekends and a quiet anchorage from Monday to Friday, when you have the herons and the oyster seller to yourselves.',
      },
    ],
  },
  arrival: {
    title: 'Getting to the boat',
    text: 'A driver meets you at Cartagena’s international airport, and a few minutes later you are on the quay, where the tender is waiting. Your first evening is for the old town, and the yacht leaves in the morning; land a day earlier only if one evening is not enough.',
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
      'The short drive from the airport: we book it, and your offer names the price',
      'Tips for the crew',
    ],
    paidLocally: [
      'Entry to the Rosario and San Bernardo national park, at the park’s own rate, which changes',
      'Guides and meals in the city, entrance to forts and museums',
    ],
  },
  closing: {
    title: 'City, islands, | or both?',
    text: 'How many evenings would you like in town, and how many at sea? Send us the numbers with your dates, and we divide the week to suit, at one all-in price.',
  },
} satisfies DestinationCopy
