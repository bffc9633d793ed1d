import type { DestinationCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'Crewed catamaran charter in San Blas, Panama',
    description:
      'All-inclusive crewed catamaran charter in San Blas, Panama: how to get there, the best months, what the Guna ask of visitors and what a week costs.',
    keywords: [
      'crewed catamaran charter San Blas',
      'Guna Yala sailing',
      'yacht charter Panama',
      'Cayos Holandeses',
      'Coco Bandero',
      'San Blas islands with crew',
    ],
  },
  name: 'Panama',
  waters: 'San Blas, in Guna Yala',
  hero: {
    title: '*Islands* with room for one family and a hammock',
    lead: 'Off the Caribbean coast of Panama the Guna govern more than 365 islands. You sail between them, mostly for about an hour, and sleep behind the reef.',
    itinerary: 'See the itinerary',
    flySail: 'Add the flight',
    contact: 'Request information',
    caption: 'A palm islet and its sandbank in the Coco Bandero cays',
  },
  teaser:
    'Short sails between Guna islands, flat water behind the reef, dinner delivered by dugout: the coast we suggest first.',
  intro: [
    'The archipelago that old charts call San Blas belongs to Guna Yala, an autonomous territory whose people won their right to govern it in 1925. Around forty of the islands are inhabited, some built up so closely that the houses stand at the water’s edge. The others have palms, a hut, perhaps a caretaker, and a beach you will often have to yourselves.',
    'You sail in the morning, and the sails are down in time for a swim before lunch. No leg of a week takes more than three hours. An outer reef takes the weight of the Caribbean swell; inside it the water lies flat enough for breakfast on deck and clear enough, on settled days, to see more than thirty metres.',
    'The shops come to you: fishermen in dugouts with snapper and, in its season, lobster; women with molas over the arm. You choose dinner while it is still in the dugout, and in the evening the only lights belong to neighbours you waved to on the way in.',
  ],
  location: {
    title: 'Where it is',
    text: 'The north-east coast of Panama, from El Porvenir towards Colombia, over 220 km of shore and reef.',
  },
  bestTime: {
    title: 'When to come',
    text: 'January to April: dry, with a steady north-easterly trade. The wind is strongest from January to March and easier in April.',
  },
  seasonNote:
    'Rain falls from May to mid-December, mostly in short, warm downpours, and the sea is often calmer then than in the windy months. Hurricanes pass well to the north. On still evenings there are mosquitoes and sandflies near the mangroves, fewer at anchor off the islands.',
  experiences: {
    title: 'Four days in the islands',
    items: [
      {
        title: 'The “swimming pool” at Cayos Holandeses',
        text: 'A basin of pale sand among the eastern Cayos Holandeses, ringed by reef. Put your face in after breakfast and follow a ray until the cook calls.',
      },
      {
        title: 'A village, by invitation',
        text: 'Once the community has agreed, you walk between cane walls, see how a mola is cut and sewn, and hear how the evening congress comes to its decisions. Please ask before every photograph.',
      },
      {
        title: 'Coco Bandero under sail',
        text: 'Four islets within a swim of one another, behind a long reef. The morning’s sail from Cayos Holandeses brings you in with the sun high, when the coral shows.',
      },
      {
        title: 'Up a river by kayak',
        text: 'The mainland is forest to the ridge. From Narganá you paddle up the Río Diablo behind a guide, between herons and mangroves, until the water is fresh.',
      },
    ],
  },
  arrival: {
    title: 'Getting to the boat',
    text: 'Take the direct flight from Albrook to El Porvenir (about 40 minutes), or a 4x4 to Carti (some three hours) and a speedboat (about one). Both start early, so plan a night in Panama City, and carry your passport. If no other guests leave that day, you go aboard at once; if they do, breakfast is ashore and you have the deck from {{ashore}}. Cabins are ready at {{boarding}}, and you sail an hour to the first anchorage. Most weeks end at Narganá, beside an airstrip; those that return to El Porvenir leave out Green Island and Narganá’s village and river.',
  },
  costs: {
    title: 'What the price covers, | and what is extra',
    included: [
      'The yacht, with captain and cook',
      'Three meals a day and drinks',
      'Fuel and port fees',
      'Snorkel gear, bedding and towels',
    ],
    notIncluded: [
      'Flights and hotels',
      'Travel insurance (mandatory)',
      'The 40-minute flight to El Porvenir, about US$ {{sanBlasSeat}} a person each way, or 4x4 and speedboat, whose price your offer names; we book either',
      'Tips for the crew',
    ],
    paidLocally: [
      'Entry tax to Guna Yala, US$ {{gunaYalaEntry}} a person',
      'Landing fees of a few dollars on islands and in villages',
      'Molas, coconuts and whatever else you buy',
    ],
  },
  closing: {
    title: 'Shall we look at dates?',
    text: 'Tell us the month and who is coming, and you hear which boats are available in San Blas, what a week on each costs, and what the wind is likely to be doing.',
  },
} satisfies DestinationCopy
