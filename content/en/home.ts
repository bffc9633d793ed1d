import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'All-inclusive crewed yacht charter in the Caribbean',
    description:
      'Crewed catamaran and yacht charter in San Blas, Cartagena, Cuba and the Exumas: captain, cook, meals, drinks and fuel in one all-inclusive price, no APA.',
    keywords: [
      'crewed yacht charter Caribbean',
      'all-inclusive crewed catamaran charter',
      'San Blas catamaran charter',
      'Exumas catamaran charter',
      'private chef yacht',
      'no APA yacht charter',
    ],
  },
  hero: {
    kicker: 'Crewed yacht charter in the Caribbean',
    title: 'Wake at anchor, | *behind the reef*',
    lead: 'A yacht to yourselves in San Blas, Cartagena, Cuba or the Exumas. Your captain knows the passes, your cook knows the fishermen, and one price covers everything on board.',
    price: 'A week from {{fleetWeekFrom}} for up to {{gujiGuests}}, all-inclusive on board',
    yachts: 'Dates and prices',
    flySail: 'Plan your flights and yacht',
    caption: 'At anchor in the lee of Cayos Holandeses, Guna Yala',
  },
  fleet: {
    title: 'Three of our *{{yachtCount}} yachts*',
    lead: '{{CatamaranCount}} catamarans, a sailing yacht with a place at the wheel for you, and a fast motor yacht. Every yacht’s page shows her full price and the few things that are not in it.',
    all: 'See all {{yachtCount}} yachts',
  },
  rooms: {
    title: 'Below deck, | *and at the table*',
    lead: 'Sleep just above the waterline, wake to a window full of islands, eat where the breeze is. A cabin, a saloon and a lunch to begin with; the rest is on the page of each yacht.',
  },
  allIn: {
    title: 'One price, | *everything aboard*',
    text: 'Captain and cook, three meals a day, drinks, fuel, port fees and the yacht’s permits in her home waters. There is no APA, the advance provisioning allowance that other yachts collect on top; in the Bahamas even the government’s charter fee is in the price we name. A full Guji costs from {{gujiShare}} a person a day, a full Lagoon 56 from {{lagoonShare}}. Prices rise only from 20 December to 10 January, at Carnival and at Easter: by a fifth on most yachts, by just over half on Marea. Guests’ entry fees are paid on the spot: in Guna Yala, US$ {{gunaYalaEntry}} each.',
    included: [
      'Yacht, captain and cook',
      'Meals and drinks',
      'Fuel',
      'Port fees, and permits in her home waters',
    ],
    notIncluded: [
      'Flights, transfers and insurance',
      'Entry fees for guests, paid on the spot',
      'Tips, if you wish',
    ],
  },
  destinations: {
    title: '{{DestinationCount}} coasts, | *one warm wind*',
    lead: 'From late December to April all {{destinationCount}} are dry and breezy, Cartagena the windiest. What differs is what you wake up to.',
  },
  about: {
    title: 'A family firm, | named after the wind',
    paragraphs: [
      '“{{shortName}}” is the Spanish word for the trade winds, which carry a boat west along Panama’s coast with her sheets eased. We are a family company in {{city}}, and before you sail with a captain or sit down at a cook’s table, we have done both.',
      'Whoever answers your message has been there. Ask which anchorage stays calm in January, or which yacht is kind to a four-year-old.',
    ],
    link: 'Who we are',
    caption: 'An hour under sail before dinner, where the water is deep',
  },
  night: 'The anchor light goes on, and the rest go out.',
  services: {
    title: 'How the days go',
    items: {
      sailing: {
        title: 'Sailing, at your pace',
        text: 'Sail for an hour or two in the morning and drop anchor by noon. Take the helm whenever you like, or keep your book and let the captain do the work.',
      },
      tours: {
        title: 'Ashore with someone who lives there',
        text: 'A guide from the island walks you through a Guna village. In Cartagena you walk the walls once the heat has gone, in Havana the arcades. There is no group but yours, so you stop where you like.',
      },
      tropics: {
        title: 'The tropics, up close',
        text: 'Eagle rays glide over turtle grass, pelicans dive at breakfast, and some evenings the owner of an island lights a fire for you on the beach. Masks and fins hang on the stern, one step above the water.',
      },
      premium: {
        title: 'Service that notices',
        text: 'Tell us about the allergy, the birthday, the child who will not touch fish: the crew has planned for all three before you step aboard. While you swim, your cabin is made up.',
      },
    },
  },
  journal: {
    title: 'From the log',
    lead: 'Longer reads for an evening at home: a cook and his fish, the people of the islands, what a week adds up to, and how it goes with children.',
    read: 'Read the story',
  },
  closing: {
    title: 'Tell us when, | and with whom',
    text: '“Late February, six of us” is enough to begin. You get up to {{offeredYachts}} yachts that fit and are available then, with an all-in price for each.',
  },
} satisfies HomeCopy
