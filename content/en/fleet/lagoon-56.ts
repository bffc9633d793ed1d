import type { YachtCopy } from '../../copy.ts'

export const lagoon56 = {
  subtitle: 'Five cabins, a flybridge and the whole of Guna Yala',
  description:
    'The Lagoon 56 is a 17-metre catamaran for {{lagoonGuests}} guests in San Blas, with five cabins, a flybridge, a kayak and boards. Her decks are wide, her steps are low, and there is plenty to swim to from the ladder.',
  fullDescription: [
    'She was drawn by VPLP, who design racing multihulls as well, and it shows in hulls that move easily and a rig that two people can handle. For guests the beam matters more: 9.44 metres from rail to rail, so the cockpit table seats everyone and there is still room to walk round it.',
    'She carries what children ask for. Kayak and paddleboards lie on the stern, masks hang by size, and the nets between the bows are good for an hour’s reading or for watching dolphins come in from the side. The five cabins lie well apart in the two hulls. Each has its own bathroom and hatches that catch the trade, and a watermaker, a generator and solar panels keep the household going for as long as you like to stay out.',
    'From the flybridge the captain reads the reef and you choose an island for the evening: one has a fire going, one a volleyball net, and one nothing at all. She draws a metre and a half and can anchor close to any of them.',
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
    'catamaran with flybridge',
    'charter with children San Blas',
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
    'free-diving':
      'One breath, five or ten metres, and a longer look under the ledge. No tank, no bubbles: the shy fish stay where they are, and one of the party always watches from above.',
    kayak:
      'The quiet way into mangroves and over shoals where the tender would touch. Best in the first hour of light, before the breeze.',
    'paddle-board':
      'Flat water in the lee of an island makes a forgiving teacher. Starfish and turtle grass go by underneath.',
    'village-visit':
      'With leave asked and the community’s fee paid, you walk through with someone from the island. Cameras stay down until you have been told yes.',
    'beach-barbecue':
      'Where the owner of the island agrees, the crew carries a grill and a tablecloth ashore. Lobster when it is in season, otherwise fish, and your feet in the sand.',
  },
} satisfies YachtCopy
