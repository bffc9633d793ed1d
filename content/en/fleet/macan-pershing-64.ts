import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
  subtitle: 'From Cartagena to the reef in forty minutes',
  description:
    'Macan is a Pershing 64 motor yacht in Cartagena for up to {{macanGuests}} guests, with three cabins and a top speed of 47 knots. Islands that a sailing yacht reaches by lunch she reaches in time for a swim before breakfast.',
  fullDescription: [
    'Two MAN engines of 1,550 horsepower each drive her through surface propellers, the kind that run half out of the water and throw a white plume behind the boat. At a cruising speed of some 32 knots the Rosario Islands, {{rosarioMiles}} nm from the quay, are about forty minutes away. San Bernardo is a little over an hour. You leave Cartagena after breakfast, anchor on sand beside the coral, have lunch at Tintipán and are back on the walls for the last light.',
    'At rest she is quieter than her figures suggest. There is a sun pad on the foredeck, another aft above the garage where the tender lives, and a shaded cockpit with a table between them. Three air-conditioned cabins make nights on board possible for {{macanGuests}}. With a draught of 1.32 metres she comes close in behind Baru, where deep keels have to stay out.',
    'She suits people with little time, or a party that sleeps ashore in the old town and wants the sea in between. On windy afternoons at speed she is lively. If anyone aboard is sensitive to motion, leave early and come home at noon.',
  ],
  crew: {
    captain:
      'Runs her at speed only where the sea allows it, and will tell you the evening before whether tomorrow is a San Bernardo day or a Rosario day.',
    chef: 'Shops at Bazurto market at dawn: fruit, prawns, snapper. Lunch is laid in the cockpit while you are still in the water.',
  },
  keywords: [
    'Pershing 64 charter',
    'Macan motor yacht',
    'Cartagena yacht hire',
    'fast boat Rosario Islands',
    'motor yacht Colombia',
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
    'fast-day-trips':
      'Islands that a sailing yacht reaches by evening lie an hour off at planing speed. Lunch there, supper in town.',
    snorkelling:
      'Most reefs begin a few fin strokes from the boat. The crew shows you where to get in, which way the current sets and where the rays feed.',
    swimming:
      'A ladder, a freshwater shower and water warm enough to stay in. Early risers have the anchorage to themselves.',
    'old-town-visit':
      'Cartagena, Havana or Nassau with a local guide, in the cool hours. The boat waits where the taxi can find it.',
    'sunset-cruise':
      'An hour under way at the end of the day, with something cold in hand, and back on the anchor before dark.',
  },
} satisfies YachtCopy
