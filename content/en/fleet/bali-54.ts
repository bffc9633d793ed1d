import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
  subtitle: 'Six cabins and one wide deck, for the Exuma Bank',
  description:
    'The Bali 5.4 is a catamaran in Nassau for {{baliGuests}} guests in six cabins, with a solid foredeck and a shallow draught. When her aft wall is open, saloon and cockpit become one large room without a step.',
  fullDescription: [
    'Most catamarans have nets between the bows. The Bali has a deck, with a lounge on it, and the difference is felt at ten in the morning when {{baliGuests}} people want to sit in the same breeze. Aft, the glass wall of the saloon tilts up out of the way, so that breakfast is indoors and out at the same time. The flybridge makes a third place, for those who like to see where they are going.',
    'She is 16.80 metres long and 8.70 wide, the work of Olivier Poncin and Xavier Faÿ for the Catana Group. Six cabins with their own bathrooms and air conditioning make her the natural boat for three generations, two families or one birthday. A watermaker keeps the tanks topped up.',
    'On the bank the bottom lies three metres down for miles, white and ribbed like sand at low tide. Her shallow draught lets her anchor where the colour is palest, and she has paddleboards and a kayak for the last stretch to the beach. In the evening the barbecue on the stern is lit, and the foredeck empties all at once.',
  ],
  crew: {
    captain:
      'Times the cuts of the Exumas by the tide and has an anchorage ready for each wind. Gets you to the pigs ahead of the day boats.',
    chef: 'Cooks for {{baliGuests}} as a matter of course: grouper in its open season, johnnycake, a bowl of peas and rice that goes round twice.',
  },
  keywords: [
    'Bali 5.4 charter',
    'catamaran for {{baliGuests}} guests',
    'six cabin catamaran Bahamas',
    'Exumas family charter',
    'Bali catamaran Nassau',
  ],
  service: {
    premium: {
      title: 'Looked after',
      text: 'Beds are made, decks rinsed and glasses filled without anyone hovering. Tell us your habits beforehand, and you will not have to explain them on board.',
    },
    gourmet: {
      title: 'Cooked on board',
      text: 'Three meals a day, built round what was caught or bought that morning: ceviche, coconut rice, fruit that ripened on the tree. Allergies and dislikes go into the plan before the shopping is done.',
    },
    safety: {
      title: 'Carefully run',
      text: 'The captain briefs you on the first day, watches the forecast through the week and has the last word on where the boat goes. If the weather turns, we wait it out somewhere sheltered.',
    },
    adventures: {
      title: 'As lively as you like',
      text: 'A swim before breakfast, the reef while the sun is high, an island in the afternoon, or a book and none of it. The plan is made the evening before and may be dropped in the morning.',
    },
  },
  activities: {
    snorkelling:
      'Most reefs begin a few fin strokes from the boat. The crew shows you where to get in, which way the current sets and where the rays feed.',
    swimming:
      'A ladder, a freshwater shower and water warm enough to stay in. Early risers have the anchorage to themselves.',
    'paddle-board':
      'Flat water in the lee of an island makes a forgiving teacher. Starfish and turtle grass go by underneath.',
    kayak:
      'The quiet way into mangroves and over shoals where the tender would touch. Best in the first hour of light, before the breeze.',
    'beach-barbecue':
      'Where the owner of the island agrees, the crew carries a grill and a tablecloth ashore. Lobster when it is in season, otherwise fish, and your feet in the sand.',
    'island-hopping':
      'An hour or two under sail, a swim, lunch, another island. The captain plans the hops round the wind and keeps the calmest anchorage for the night.',
  },
} satisfies YachtCopy
