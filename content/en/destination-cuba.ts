import type { DestinationCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Crewed yacht charter in Cuba: Havana and Cayo Largo',
    description:
      'All-inclusive crewed yacht charter in Cuba: days in Havana, the keys around Cayo Largo by boat, the best months, the visa question and what a week costs.',
    keywords: [
      'crewed yacht charter Cuba',
      'Cayo Largo sailing',
      'Havana and sailing trip',
      'Canarreos archipelago',
      'Cienfuegos catamaran',
      'Cuba sailing holiday',
    ],
  },
  name: 'Cuba',
  waters: 'Havana and the keys of Cayo Largo',
  hero: {
    title: 'A capital in the north, *a white beach* in the south',
    lead: 'Two days of trumpets and arcades in Havana, then the other coast: you wake off a white beach and count pelicans until breakfast is called.',
    itinerary: 'See the itinerary',
    flySail: 'Add the flight',
    contact: 'Request information',
    caption: 'Shoal water off Cayo Largo',
  },
  teaser: 'Havana on foot, the island by road and white beaches by boat, in one trip.',
  intro: [
    'First, who can come: US citizens and residents cannot visit Cuba as tourists, and after a stay there you cannot enter the United States on an ESTA: you need a visa. Most passports need an e-visa for Cuba, and everyone needs medical insurance.',
    'You begin in Havana on foot: over cobbles in the morning, along the Malecón when the sun is low and, on the second night, up a staircase to a small room with a double bass in it. On the third day you drive through sugar country to the south coast, to Cienfuegos, on a bay closed in like a lake. Your yacht is there with dinner on.',
    'She sails overnight to Cayo Largo, about {{cayoLargoMiles}} nm. At dawn you come on deck to a low green line. A week has two nights in Havana and five on board, around Cayo Largo. The key has an airport, a marina and hotels; beyond them the beach is long, and iguanas lie on the rocks of the small keys. For keys without a light take ten days: you sail on west, to Cayo Rosario, along banks with names that only fishermen use, and the only anchor light at night is often yours.',
    'We bring the yacht to you: Guji, Tsabalok, Marea or the Lagoon 56 from San Blas, {{cubaMiles}} nautical miles in {{cubaDays}} days at most. For parties of more than {{sanBlasGuests}}, or when those are taken, Brisa or the Bali 5.4 comes from Nassau, {{nassauCubaMiles}} nautical miles in {{nassauCubaDays}} days. On most of them the passage costs more than five nights on board, so each night you add makes the others cheaper.',
    'The price at the top is Guji’s, the lowest, for up to {{gujiGuests}} of you. She has {{gujiCabins}} cabins, two of which share a bathroom, and draws too much for the shallowest banks. Whichever yacht comes, her cook fills the lockers before she sails, because shop shelves in Cuba are thin. The internet is a matter of luck; so, ashore, is the electricity.',
  ],
  location: {
    title: 'Where it is',
    text: 'Havana on the north coast; Cienfuegos and Cayo Largo on the south, in the Caribbean Sea. A car takes you across in about four hours, and a domestic flight brings you back.',
  },
  bestTime: {
    title: 'When to come',
    text: 'November to April: dry, with cooler evenings and a breeze from the east. In winter a cold front may bring a day or two of north wind, and then the south coast is the right side to be on.',
  },
  seasonNote:
    'The Atlantic hurricane season lasts from 1 June to 30 November. November is usually settled but still falls within it, so make sure that your cancellation cover names storms.',
  experiences: {
    title: 'Two old towns, a beach | and the banks',
    items: [
      {
        title: 'Old Havana on foot',
        text: 'Four squares, a sea wall eight kilometres long, and a trumpet at its scales behind a shutter. Go early, with a guide who grew up here.',
      },
      {
        title: 'Cienfuegos and its bay',
        text: 'A nineteenth-century town of columns, laid out by settlers from France, and a fort at the narrow entrance through which you put to sea.',
      },
      {
        title: 'Playa Sirena',
        text: 'The western beach of Cayo Largo, on the sheltered side. The sand is pale and fine, and so full of shell that it stays cool at noon.',
      },
      {
        title: 'The banks of the Canarreos',
        text: 'You snorkel along a drop-off in the morning and over sea grass in the afternoon, where turtles graze. Keep a few metres away and they go on eating.',
      },
    ],
  },
  arrival: {
    title: 'Getting to the boat',
    text: 'Fly to Havana. We book the hotel, the car to Cienfuegos and, if you end on Cayo Largo, the flight back to Havana.',
  },
  costs: {
    title: 'What the price covers, | and what is extra',
    included: [
      'Yacht, captain and cook: five nights in a week',
      'Three meals a day and drinks on board',
      'Fuel, port fees and the yacht’s permits',
      'Two nights in Havana, the car and the domestic flight',
      'Snorkel gear, bedding and towels',
    ],
    notIncluded: [
      'Flights to Havana and home',
      'Travel insurance (mandatory), with the medical cover that Cuba requires',
      'The e-visa',
      'Tips for the crew',
    ],
    paidLocally: [
      'Meals, guides and museums in the cities',
      'Park and landing fees on some keys',
      'All of it in cash, because no card is sure to work',
    ],
  },
  closing: {
    title: 'Begin with two nights of Havana',
    text: 'Write early, with your dates and the passports you hold. You get the yacht we would bring, a route, and one price for all of it: the yacht with her passage, the hotel, the car and the flight across the island.',
  },
} satisfies DestinationCopy
