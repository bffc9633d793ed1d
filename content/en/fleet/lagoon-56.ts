import type { YachtCopy } from '../../copy.ts'

export const lagoon56 = {
  subtitle: '{{LagoonCabins}} cabins, a flybridge, and a beach you can swim to',
  description:
    'The Lagoon 56 is an all-inclusive crewed catamaran in San Blas for {{lagoonGuests}}, and the one we suggest to families. From her ladder you swim to a reef before breakfast and to a beach after it.',
  fullDescription: [
    'Within the hour the children, from the age of {{youngestOnCatamaran}}, have taken her over. The nets between the bows become their quarters, kayak and paddleboard their fleet, and they see the first dolphin before you have found your glasses. You keep the flybridge, with the reef laid out below it. At dusk the crew lights the lanterns in the cockpit, and all {{lagoonGuests}} of you sit down at one table. She is 9.44 metres from rail to rail, so there is even room to walk round it.',
    'Three of her {{lagoonCabins}} cabins lie in one hull and two in the other, so the early risers can have a hull to themselves. Each has its own bathroom, and hatches that catch the trade wind in place of air conditioning; from May to mid-December, when the wind is light, nights can be warm, and Marea is the cooler choice. VPLP, who also draw racing multihulls, gave this model, the Lagoon 560, enough sail to go from one island to the next in a light breeze, with the engines off.',
    'At breakfast the captain offers a choice of islands: one with a volleyball net, one with cold drinks, one with nothing but palms. She draws a metre and a half and anchors close to any of them. With every berth taken you pay {{lagoonShare}} a person a day, meals, drinks and fuel included.',
  ],
  crew: {
    captain:
      'Good with children and strict about lifejackets. Keeps a list of anchorages with sand on one side for the small ones and coral on the other for you.',
    chef: 'Plans two menus at once, one for adults and one that will certainly be eaten. Bakes most mornings, and lets the youngest guests knead and shape the rolls.',
  },
  keywords: [
    'Lagoon 56 charter',
    'Lagoon 560 San Blas',
    'family catamaran Panama',
    'crewed catamaran with flybridge',
    'charter with children San Blas',
  ],
  service: {
    premium: {
      title: 'A crew for all ages',
      text: 'The captain has the deck, the tender and a card game for every rainy hour, the cook has the galley. Masks hang by size, and your children’s lifejackets are aboard before you are.',
    },
    gourmet: {
      title: 'Dinner at six, and at eight',
      text: 'Pasta early for the small ones, ceviche and snapper later for you, with the stars for candles. The cook knows your allergies before the shopping is done.',
    },
    safety: {
      title: 'Eyes on the water',
      text: 'While the children snorkel, the captain follows in the tender. You sail with the sun high, when coral shows. At night the reef keeps the swell out.',
    },
    adventures: {
      title: 'Put to the vote',
      text: 'Kayak to one beach, snorkel to the next, race the tender home. You make the plan over dinner. The children may overturn it at breakfast.',
    },
  },
  activities: {
    snorkelling:
      'In the pool at Cayos Holandeses beginners practise over pale sand while the bold explore the coral around it.',
    'free-diving':
      'Slow your breath, fold at the waist and glide down, one diving while the other watches. Tanks are prohibited in Guna Yala, so this is what diving means here.',
    kayak:
      'Take the kayak over shoals where the tender would touch, early, while the pelicans are at work and the water is smooth.',
    'paddle-board':
      'Children stand up at the second try, parents at the fifth. Cushion stars and turtle grass go by below.',
    'village-visit':
      'Once the community agrees, a guide who lives there takes you round, past the school and the great thatched house in which the congress meets.',
    'beach-barbecue':
      'Where the owner of the island agrees, the crew carries grill and tablecloth ashore, and you dine with your feet in the sand.',
  },
} satisfies YachtCopy
