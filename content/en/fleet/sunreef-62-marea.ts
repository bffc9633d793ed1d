import type { YachtCopy } from '../../copy.ts'

export const sunreef62Marea = {
  subtitle: 'A beach house for {{mareaGuests}}, anchored among the islands of San Blas',
  description:
    'Marea, an all-inclusive crewed Sunreef 62 catamaran in San Blas, sleeps {{mareaGuests}} in {{mareaCabins}} air-conditioned cabins. Built in Gdańsk in 2008, she is the largest catamaran we have in these islands.',
  fullDescription: [
    'Your morning begins upstairs. Helm, table and cushions share the flybridge, high enough to read the reef like a drawing in green and brown, and whoever is up first has the coffee and the whole anchorage. By afternoon you have spread out over her: two on the nets, three under the cockpit roof, a grandmother asleep where the breeze comes through.',
    'Close the door of your cabin, and you have a bed, a bathroom and cool air to yourself. She makes her own fresh water, so you can shower after every swim. Under sail she moves level and unhurried at about eight knots, which is why we suggest her for small children and their grandparents.',
    'Two families, or one large one, get the most out of her. With {{mareaGuests}} aboard, Marea costs {{mareaShare}} a person a day at the standard rate: captain, cook, meals, drinks and fuel included. A high-season week costs {{mareaHighWeek}}, just over half as much again. If you would rather meet her off Cartagena or in Cuba, we bring her there for the cost of the passage.',
  ],
  crew: {
    captain:
      'Knows the passes of San Blas by heart and the island families by name, and gives you the wheel where the water is deep.',
    chef: 'Cooks for {{mareaGuests}} in a full galley, buys from the fishermen who come alongside, and makes coconut rice in the large pot.',
  },
  keywords: [
    'Sunreef 62 charter',
    'Marea catamaran',
    'large crewed catamaran San Blas',
    'catamaran for {{mareaGuests}} guests',
    '{{mareaCabins}} cabin catamaran Panama',
  ],
  service: {
    premium: {
      title: 'Looked after',
      text: 'Captain and cook divide the work: one takes you to the reef in the tender, the other makes up all {{mareaCabins}} cabins and has lunch ready when you are back. There is a third berth for a deckhand; the offer says whether one comes.',
    },
    gourmet: {
      title: 'The long table',
      text: 'Papaya and fresh bread on the flybridge, ceviche in the cockpit, snapper with coconut rice by lamplight. Send us your allergies and dislikes before the cook goes shopping in Panama City.',
    },
    safety: {
      title: 'A calm hand',
      text: 'On the first morning the captain takes you through lifejackets, radio and ladder. After that you notice the care mostly in the anchorages: behind the reef, with room to swing.',
    },
    adventures: {
      title: 'Together or apart',
      text: 'Half the party snorkels with the captain while the other half takes the kayak along the beach. At one you are back at the same table.',
    },
  },
  activities: {
    snorkelling:
      'Step off the stern at Coco Bandero and drift along a reef of parrotfish and brain coral. The tender follows, so you swim one way only.',
    'free-diving':
      'Take one long breath and meet a lobster under its own ledge. The crew teaches you to equalise and to dive in pairs; scuba tanks are prohibited in Guna Yala.',
    'paddle-board':
      'Before breakfast not a breath stirs in the lee of Chichime. A lap of the island takes about as long as the coffee.',
    'island-hopping':
      'Breakfast in the Lemmon Cays, lunch at Cayos Holandeses: a morning’s sail, and the mainland sinks to a blue line astern.',
    'village-visit':
      'Once we have permission, you walk through a Guna village with a guide from the island. Ask before taking photos. For the mola you fall for, bring small notes.',
    'sunset-cruise':
      'When the heat has gone, the captain takes her out for an hour over water without a reef in it, and you have something cold in hand. She is back at anchor before dark.',
  },
} satisfies YachtCopy
