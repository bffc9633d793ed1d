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
    yachts: 'Free weeks and prices',
    flySail: 'Plan your flights and yacht',
    caption: 'At anchor in the lee of Cayos Holandeses, Guna Yala',
  },
  fleet: {
    title: 'Three of our *{{yachtCount}} yachts*',
    lead: '{{CatamaranCount}} catamarans, a sailing yacht for people who like to steer, and a fast motor yacht. Every yacht’s page shows her whole price and the few things that are not in it.',
    all: 'See all {{yachtCount}} yachts',
  },
  rooms: {
    title: 'Below deck, | *and at the table*',
    lead: 'Sleep just above the waterline, wake to a window full of islands, eat where the breeze is. A cabin, a saloon and a lunch: each yacht’s page shows her own.',
  },
  allIn: {
    title: 'One price, | *everything aboard*',
    text: 'Captain and cook, three meals a day, drinks, fuel, port fees and the yacht’s permits in her home waters. There is no APA, the advance provisioning allowance that other yachts collect on top; in the Bahamas even the government’s charter fee is in the price we name. A full Guji costs from {{gujiShare}} a person a day, a full Lagoon 56 from {{lagoonShare}}; only 20 December to 10 January, Carnival and Easter cost more: a fifth on most yachts, a little more than half on Marea. Guests’ entry fees are paid on the spot: in Guna Yala, US$ {{gunaYalaEntry}} each.',
    included: [
      'Yacht, captain and cook',
      'Meals and drinks',
      'Fuel',
      'Port fees, and permits where she lies',
    ],
    notIncluded: [
      'Flights, transfers and insurance',
      'Entry fees for guests, paid on the spot',
      'Tips, if you wish',
    ],
  },
  destinations: {
    title: '{{DestinationCount}} coasts, | *one warm wind*',
    lead: 'From late December to April all {{destinationCount}} are dry and breezy. What differs is what you find in the lee.',
  },
  about: {
    title: 'A family firm, | named after the wind',
    paragraphs: [
      '“{{shortName}}” is the Spanish word for the trade winds, which carry a boat west along Panama’s coast with her sheets eased. We are a family company in {{city}}, and we have sailed with every captain and eaten at every cook’s table before you do.',
      'Whoever answers your message has been there. Ask which anchorage stays calm in January, or which yacht is kind to a four-year-old.',
    ],
    link: 'Who we are',
    caption: 'Under way at first light, the coast still in mist',
  },
  night: 'The anchor light goes on, and the rest go out.',
  services: {
    title: 'What happens on board',
    items: {
      sailing: {
        title: 'Sailing, at your pace',
        text: 'Sail for an hour or two in the morning and drop anchor by noon. Take the helm whenever you like, or keep your book and let the captain do the work.',
      },
      tours: {
        title: 'Ashore with someone who lives there',
        text: 'Walk through a Guna village with a guide from the island, along the walls of Cartagena once the heat has gone, under the arcades of Havana, with no party but your own, and stop where you like.',
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
    lead: 'Longer reads, for the evening on which you decide: a cook and his fish, the people of the islands, the sum of a week, and a week with children aboard.',
    read: 'Read the story',
  },
  closing: {
    title: 'Tell us when, | and with whom',
    text: '“Late February, six of us” is enough to begin. You get up to {{offeredYachts}} yachts that fit and are free then, with an all-in price for each.',
  },
} satisfies HomeCopy
