import type { YachtCopy } from '../../copy.ts'

export const gujiSunOdyssey44i = {
  subtitle: 'A sloop for {{gujiGuests}}, for those who come to sail',
  description:
    'Guji is a Jeanneau Sun Odyssey 44i, a single-hulled sloop for {{gujiGuests}} guests who come to San Blas for the sailing itself. She has one deep keel, a mainsail that likes being trimmed, and a wheel that tells you when it is.',
  fullDescription: [
    'Philippe Briand drew the 44i for Jeanneau as a fast cruiser, and she has kept the manners of one. Close-hauled in fifteen knots of trade she leans her shoulder into the water and goes, spray over the weather bow, the wheel light between two fingers. The captain will hand it to you in the first hour and, if you like, explain what you are feeling.',
    'She has three cabins for {{gujiGuests}} guests, a saloon in warm wood and a cockpit in which everyone eats at one table. There is no air conditioning. The hatches face the wind, solar panels on the stern run the refrigerator, and nights are as quiet as the anchorage. Fishing lines and a kayak travel on deck.',
    'At 13.75 metres she is the simplest of our boats to live on and the least expensive to charter. Her keel draws about 2.2 metres, so she anchors a little farther off the beach than the catamarans do. The tender covers the difference in a minute.',
  ],
  crew: {
    captain:
      'A patient teacher who would rather show you a tack than describe it. Guests who arrive without knowing a sheet from a halyard often leave able to steer by the wind.',
    chef: 'Works in a galley that leans and still serves at the hour promised. One-pot dishes under way, fish from the grill once the anchor is down.',
  },
  keywords: [
    'Sun Odyssey 44i charter',
    'Guji sailing yacht',
    'monohull San Blas',
    'learn to sail Panama',
    'sailing yacht for {{gujiGuests}}',
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
    'sailing-lessons':
      'Steer by the wind on your cheek, tack, reef, read the colour of the water. Nobody sits an exam.',
    snorkelling:
      'Most reefs begin a few fin strokes from the boat. The crew shows you where to get in, which way the current sets and where the rays feed.',
    fishing:
      'Under way, where fishing is allowed, a line goes out astern: kingfish, jack, sometimes a small tuna. What is under size or out of season goes back.',
    'island-hopping':
      'An hour or two under sail, a swim, lunch, another island. The captain plans the hops round the wind and keeps the calmest anchorage for the night.',
    'village-visit':
      'With leave asked and the community’s fee paid, you walk through with someone from the island. Cameras stay down until you have been told yes.',
    stargazing:
      'No street lamps for miles. Low in the south, from these latitudes, you may see the Southern Cross in spring.',
  },
} satisfies YachtCopy
