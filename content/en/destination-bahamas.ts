import type { DestinationCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Yacht charter in the Bahamas: Nassau and the Exumas',
    description:
      'Crewed catamaran charters from Nassau into the Exuma Cays: the marine park, Staniel Cay, the best months, and the {{bahamasCharterFee}}% charter fee explained in advance.',
    keywords: [
      'yacht charter Bahamas',
      'Exumas catamaran charter',
      'Nassau crewed yacht',
      'Exuma Cays Land and Sea Park',
      'Staniel Cay',
      'Eleuthera and Abacos sailing',
    ],
  },
  name: 'The Bahamas',
  waters: 'Nassau and the Exumas',
  hero: {
    title: 'A hundred miles of | *white sand, three metres down*',
    lead: 'The Exuma Cays begin some {{exumaMiles}} nm from Nassau. On one side of them lies the bank, as pale and shallow as a pool; on the other the bottom drops away to indigo.',
    itinerary: 'See the itinerary',
    flySail: 'Add the flight',
    contact: 'Request information',
    caption: 'On the Exuma Bank, the boat’s own shadow below',
  },
  teaser: 'White sandbanks, a marine park where nobody fishes, and catamarans for {{baliGuests}}.',
  intro: [
    'Most of the Bahamas is under water, and not very far under. South-east of Nassau a ridge of limestone breaks the surface as the Exuma Cays, some 365 of them by the usual count, strung between the pale bank and the deep sound. You sail down the sheltered side and go out through a cut when you want deep water.',
    'In the middle lies the Exuma Cays Land and Sea Park, set up in 1958 and closed to all fishing since the 1980s. Snapper look you in the mask there. North and south of it there is company again: iguanas at Allan’s, a bar at Staniel, and at Big Major the pigs that everyone has heard of.',
    'Our two catamarans for {{baliGuests}} guests are based here, and with a draught of about a metre and a half they can lie close in off the beaches. Six cabins let three generations sail together and still find a corner to be alone in.',
  ],
  pull: 'Most of the Bahamas is under water, and not very far under.',
  location: {
    title: 'Where it is',
    text: 'Nassau on New Providence, and the Exuma Cays to the south-east: Highbourne, Warderick Wells and Staniel Cay. The first leg from Nassau takes five to six hours, and so does the last one home. Between the cays two hours is usual, and four and a half is the longest.',
  },
  bestTime: {
    title: 'When to come',
    text: 'November to April, the dry half of the year. The water is coolest in January and February, at 23 or 24 degrees, and warm again by April. Cold fronts turn the wind to the north for a day or two in winter.',
  },
  seasonNote:
    'The Atlantic hurricane season lasts from 1 June to 30 November. November is usually a good month but still falls within it, so check that your cancellation cover names storms.',
  experiences: {
    title: 'Four days in the Exumas',
    items: [
      {
        title: 'Warderick Wells',
        text: 'The headquarters of the marine park: a mooring in a curve of blue, a path up Boo Boo Hill, and reef that has not seen a hook for a generation.',
      },
      {
        title: 'Thunderball Grotto',
        text: 'A hollow islet off Staniel Cay. At slack water you swim in under the rim and look up at daylight falling through the roof.',
      },
      {
        title: 'A day on the bank',
        text: 'Level water, a steady wind and room for mistakes. A good place to take the wheel for the first time, or to sleep on the nets.',
      },
      {
        title: 'Nassau before you leave',
        text: 'Pink government buildings, a fish fry at Arawak Cay and a straw market. Half a day is enough.',
      },
    ],
  },
  arrival: {
    title: 'Getting to the boat',
    text: 'You are met at Nassau’s international airport and are on board a few minutes later. If you would rather skip the first crossing, Staniel Cay has an airstrip of its own.',
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
      'The Bahamas charter fee of {{bahamasCharterFee}}%, which stands on our invoice',
      'Flights and hotels',
      'Travel insurance (mandatory)',
      'Airport transfer, unless your offer includes it',
      'Tips for the crew',
    ],
    paidLocally: [
      'Mooring fees in the marine park and entrance fees on private cays',
      'Drinks and meals ashore',
    ],
  },
  grid: {
    title: 'Six stops the crew is fond of',
    items: [
      {
        title: 'The creek at Shroud Cay',
        text: 'Kayak with the tide through mangroves, from the bank side to a beach on the sound.',
      },
      {
        title: 'The aeroplane at Norman’s Cay',
        text: 'A cargo aircraft that came down in the shallows decades ago and now belongs to the sergeant majors.',
      },
      {
        title: 'Iguanas at Allan’s Cay',
        text: 'Rock iguanas come down to the beach to see who you are. They are protected: look, and feed nothing.',
      },
      {
        title: 'Nurse sharks at Compass Cay',
        text: 'They doze under the dock like large dogs. Swim slowly and keep your fingers to yourself.',
      },
      {
        title: 'The pigs at Big Major',
        text: 'They do swim, and they do want your breakfast. Come early, before the day boats.',
      },
      {
        title: 'Conch, cut to order',
        text: 'Chopped with lime, orange and hot pepper while you wait, at a counter with its feet in the sea.',
      },
    ],
  },
  highlights: {
    title: 'Where a charter can go',
    items: [
      {
        title: 'The Exumas',
        text: 'Our usual route: down the cays to Staniel in a week and, given a second one, back again, with an anchorage every few miles and the marine park in the middle.',
      },
      {
        title: 'Nassau & Paradise Island',
        text: 'Where the flights land and the yacht is waiting. Forts, rum cake, and a straw hat to take home.',
      },
      {
        title: 'Eleuthera & Harbour Island',
        text: 'Long and narrow, with pineapple fields and a beach of pink sand. A good detour for a second week, in settled weather.',
      },
      {
        title: 'The Abacos',
        text: 'Loyalist villages round a sheltered sound, and a candy-striped lighthouse at Hope Town. Far to the north, so a charter in its own right.',
      },
    ],
  },
  closing: {
    title: 'How many cabins?',
    text: 'Tell us your party and your dates. We reply with a boat, a route and a total that includes the charter fee.',
  },
} satisfies DestinationCopy
