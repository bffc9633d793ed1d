import type { YachtCopy } from '../../copy.ts'

export const sunreef62Marea = {
  subtitle: 'A 62-foot catamaran for {{mareaGuests}}, at home in San Blas',
  description:
    'Marea is a Sunreef 62 for {{mareaGuests}} guests in San Blas: nearly nineteen metres, five air-conditioned cabins and a flybridge. Built in Gdańsk in 2008, she is the largest catamaran we have in these islands.',
  fullDescription: [
    'With her beam of over nine metres, Marea stands in an anchorage like a small house with a good view. The flybridge is where mornings begin: helm, table and cushions share one level above the saloon, high enough to read the reef like a drawing in green and brown. By afternoon the party has spread out, two on the nets, three under the cockpit roof, someone asleep where nobody can find them.',
    'Each of the five cabins has its own bathroom and air conditioning, and thanks to the watermaker nobody discusses the length of showers. She sails at about eight knots in the trade, unhurried and level, which is why we put grandparents and small children aboard her.',
    'Her season is spent among the islands of Guna Yala. She also makes the trip to Cartagena and the Rosario Islands for charters that have the time. Ask for her if you are two families, or one large one, and like to eat together and read apart.',
  ],
  crew: {
    captain:
      'Knows the passes of San Blas by their colour and the caretakers of the islands by their names. The briefing on the first morning is short and worth listening to.',
    chef: 'Cooks for {{mareaGuests}} from a full galley and buys from the dugouts that come alongside. Coconut rice is a fixture, and lobster follows in season.',
  },
  keywords: [
    'Sunreef 62 charter',
    'Marea catamaran',
    'large catamaran San Blas',
    'catamaran for {{mareaGuests}} guests',
    'five cabin catamaran Panama',
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
    'paddle-board':
      'Flat water in the lee of an island makes a forgiving teacher. Starfish and turtle grass go by underneath.',
    'island-hopping':
      'An hour or two under sail, a swim, lunch, another island. The captain plans the hops round the wind and keeps the calmest anchorage for the night.',
    'village-visit':
      'With leave asked and the community’s fee paid, you walk through with someone from the island. Cameras stay down until you have been told yes.',
    'sunset-cruise':
      'An hour under way at the end of the day, with something cold in hand, and back on the anchor before dark.',
  },
} satisfies YachtCopy
