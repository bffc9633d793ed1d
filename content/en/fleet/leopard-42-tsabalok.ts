import type { YachtCopy } from '../../copy.ts'

export const leopard42Tsabalok = {
  subtitle: 'A small catamaran for two to {{tsabalokGuests}}, priced by the person',
  description:
    'Tsabalok, a Leopard 42 catamaran in San Blas, takes two to {{tsabalokGuests}} guests and is priced by the night and by the person. A couple can have her to themselves; a family of {{tsabalokGuests}} fits into her four cabins.',
  fullDescription: [
    'The best place on a Leopard is at the front. A door leads from the saloon straight out to a foredeck with sun pads, first in line for the breeze, and in the cool of the morning there is seldom a pad free. Behind the door, saloon, galley and cockpit are on one level, so the cook is part of the conversation.',
    'She was built by Robertson and Caine to a design by Simonis and Voogd. At 12.67 metres she is the shortest boat we have; she draws 1.40 and slips into anchorages that the big catamarans look at from outside. Four cabins with bathrooms, solar panels and a watermaker make her independent for as long as the limes last.',
    'Her price is put together differently from the others: a rate for the boat, a rate for each person, less for children under {{childAge}} and more in high season. A couple pays for two and not for {{tsabalokGuests}}. Crew, three meals a day, drinks, snorkel gear, kayak, fuel, cruising permits, local taxes, bedding and towels are all in it.',
  ],
  crew: {
    captain:
      'Tells you about the reef while steering round it. With few guests on board the day’s plan is settled over coffee.',
    chef: 'Sets a small table well. Breakfast is laid in the cockpit with the doors open at both ends, fish is bought from whoever paddles by, and a cake appears if there is a reason for one.',
  },
  keywords: [
    'Leopard 42 charter',
    'Tsabalok catamaran',
    'yacht charter for two',
    'small catamaran San Blas',
    'charter price per person',
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
    kayak:
      'The quiet way into mangroves and over shoals where the tender would touch. Best in the first hour of light, before the breeze.',
    fishing:
      'Under way, where fishing is allowed, a line goes out astern: kingfish, jack, sometimes a small tuna. What is under size or out of season goes back.',
    'village-visit':
      'With leave asked and the community’s fee paid, you walk through with someone from the island. Cameras stay down until you have been told yes.',
    'island-hopping':
      'An hour or two under sail, a swim, lunch, another island. The captain plans the hops round the wind and keeps the calmest anchorage for the night.',
    stargazing:
      'No street lamps for miles. Low in the south, from these latitudes, you may see the Southern Cross in spring.',
  },
} satisfies YachtCopy
