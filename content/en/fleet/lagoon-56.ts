import type { YachtCopy } from '../../copy.ts'

export const lagoon56 = {
  subtitle: '{{LagoonCabins}} cabins, a flybridge and the whole of Guna Yala',
  description:
    'The Lagoon 56 is an all-inclusive crewed catamaran in San Blas for {{lagoonGuests}} guests, with {{lagoonCabins}} cabins and a flybridge. Families love her wide decks, her low steps, and a reef or a beach within a swim of the ladder.',
  fullDescription: [
    'Children take possession of her within the hour. The nets between the bows become their quarters, kayak and paddleboard their fleet, and from up there they report dolphins before you have found your glasses. You have the flybridge, a view over the reef and, at 9.44 metres from rail to rail, a cockpit table for all {{lagoonGuests}} with room to walk round it.',
    'Her {{lagoonCabins}} cabins lie well apart in the two hulls. Each has its own bathroom and, in place of air conditioning, hatches that catch the trade. Watermaker, generator and solar panels keep the household going for as long as you like to stay out. VPLP, who drew her, design racing multihulls as well; you feel it when a light breeze is enough to move her.',
    'In the afternoon the captain offers you a choice of islands: one with a volleyball net, one with cold drinks, one with palms and that is all. She draws a metre and a half and anchors close to any of them. Divide the Lagoon 56 by {{lagoonGuests}} and you pay {{lagoonShare}} a person a day, cook and drinks included.',
  ],
  crew: {
    captain:
      'Good with children and strict about lifejackets. Keeps a list of anchorages with a beach on one side and a reef on the other.',
    chef: 'Plans two menus at once, one for adults and one that will certainly be eaten. Bakes most mornings, and lets the youngest guests knead.',
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
      text: 'Masks hang by size, lifejackets in your children’s sizes are aboard before you are, and the crew knows a card game for every rainy hour.',
    },
    gourmet: {
      title: 'Dinner at six, and at eight',
      text: 'Pasta early for the small ones, ceviche and snapper later for you, with the stars for candles. Allergies stand on the cook’s list before the shopping is done.',
    },
    safety: {
      title: 'Eyes on the water',
      text: 'While the children snorkel, one of the crew follows in the tender. The captain sails with the sun high, when coral shows. At night the reef keeps the swell out.',
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
      'Children find a game in any language. You come once the community agrees, with a guide who lives there.',
    'beach-barbecue':
      'Where the owner of the island agrees, the crew carries grill and tablecloth ashore. Dinner is served with your feet in the sand.',
  },
} satisfies YachtCopy
