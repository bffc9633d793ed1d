import type { YachtCopy } from '../../copy.ts'

export const gujiSunOdyssey44i = {
  subtitle: 'The sailing yacht for {{gujiGuests}} who like to steer',
  description:
    'Guji is an all-inclusive crewed sailing yacht in San Blas: a Sun Odyssey 44i for {{gujiGuests}} guests who come to sail. Her mainsail likes being trimmed, and her wheel tells you when you have got it right.',
  fullDescription: [
    'Fifteen knots of trade wind, sheets in, Cayos Holandeses on the bow: off she goes. Guji leans her shoulder into the water, spray comes over the weather bow and the wheel lies light between two fingers. In the first hour the captain hands it to you and sits down.',
    'Philippe Briand drew her as a fast cruiser. Below she is snug: {{gujiCabins}} cabins in cherry wood, down steep steps, with open hatches instead of air conditioning; and with no watermaker aboard, showers are short. You eat together, at one table in the cockpit. Because she heels, children need to be {{youngestOnSailingYacht}} or over.',
    'A full boat pays {{gujiShare}} a person a day, all-inclusive: the least you can spend with us, for the most sailing. At that price you share: one cabin has a bathroom of its own, the other two have one between them, and once you have turned in, the saloon is the crew’s. Her keel draws about 2.2 metres, so she lies a little farther off the beach than the catamarans do. The tender covers the difference in a minute.',
  ],
  crew: {
    captain:
      'A patient teacher who would sooner show you a tack than describe it. You can arrive without knowing a sheet from a halyard and leave steering by the wind.',
    chef: 'Serves at the hour promised, whichever way the galley is leaning. One-pot dishes under way; fish straight from the pan once the anchor is down.',
  },
  keywords: [
    'Sun Odyssey 44i charter',
    'Guji sailing yacht',
    'crewed monohull San Blas',
    'learn to sail Panama',
    'sailing yacht for {{gujiGuests}}',
  ],
  service: {
    premium: {
      title: 'A small ship’s company',
      text: 'By the second day the crew knows your ways. Haul on a rope yourself, or be brought a drink while others do.',
    },
    gourmet: {
      title: 'One table in the cockpit',
      text: 'Papaya at sunrise, a bowl of something hot when you come off the wheel, fish in coconut milk once the anchor is down. Tell us what you can’t eat: it stays ashore.',
    },
    safety: {
      title: 'Reefed in time',
      text: 'We fit your lifejacket before the first sail goes up. The captain reefs early, so she leans less and lunch stays on the plate.',
    },
    adventures: {
      title: 'Sail until lunch',
      text: 'Tack out to Cayos Holandeses in the morning, swim in the afternoon, paddle ashore for the sunset. On a lazy day she lies at anchor and rocks you to sleep.',
    },
  },
  activities: {
    'sailing-lessons':
      'Steer by the wind on your cheek, tack, take in a reef. Look back: your wake shows how straight you steered.',
    snorkelling:
      'Climb down from the swim platform and fin over to the reef. Off the Lemmon Cays a small wreck lies shallow enough for a first try.',
    fishing:
      'In San Blas the fish are the Guna’s to catch, and you buy from their dugouts. If we bring her to Colombia or Cuba, a line goes over the stern where that is allowed.',
    'island-hopping':
      'From one island to the next it is mostly about an hour, and no leg of the week takes more than three. On Guji you may end up asking for the long way round.',
    'village-visit':
      'With a guide from the community you cross the footbridge between Narganá and Corazón de Jesús and come back with a loaf under your arm.',
    stargazing:
      'Lie on the foredeck with the deck lights off. The city is behind the mountains, and in spring the Southern Cross stands low in the south.',
  },
} satisfies YachtCopy
