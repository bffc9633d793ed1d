import type { DestinationCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'All-inclusive crewed catamaran charter in the Exumas',
    description:
      'All-inclusive crewed catamaran charter from Nassau to the Exumas: the marine park, Staniel Cay, the best months and the {{bahamasCharterFee}}% charter fee explained.',
    keywords: [
      'yacht charter Bahamas',
      'all-inclusive Exumas catamaran charter',
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
    lead: 'You swim before breakfast over sand so near that you count its ripples. The Exuma Cays begin some {{exumaMiles}} nm from Nassau: on one side lies the bank, as shallow as a pool; on the other the bottom drops away to indigo.',
    itinerary: 'See the itinerary',
    flySail: 'Add the flight',
    contact: 'Request information',
    caption: 'On the Exuma Bank, between channel and sand',
  },
  teaser: 'White sandbanks, a marine park full of fearless fish, and crewed catamarans for {{baliGuests}}.',
  intro: [
    'Most of the Bahamas is under water, and not very far under. South-east of Nassau a ridge of limestone breaks the surface as the Exuma Cays, several hundred of them, strung between the pale bank and the deep sound. You sail down the sheltered side and go out through a cut when you want deep water.',
    'In the middle lies the Exuma Cays Land and Sea Park, set up in 1958 and closed to all fishing since the 1980s. Its snapper have grown old and large. North and south of it you have company again: the iguanas of Allan’s, the bar at Staniel, the famous pigs of Big Major.',
    '{{BahamasYachts}} of our catamarans, each for {{baliGuests}} guests, wait for you in Nassau. They draw about a metre and a half and lie close in off the beaches, and their {{baliCabins}} cabins let three generations sail together and still find a corner each.',
  ],
  location: {
    title: 'Where it is',
    text: 'Nassau on New Providence, and the Exuma Cays to the south-east: Highbourne, Warderick Wells and Staniel Cay. The crossing from Nassau takes five to six hours, and as long again if you sail home. Between the cays a leg takes one to two and a half hours, with one longer one if you sail back.',
  },
  bestTime: {
    title: 'When to come',
    text: 'November to April, the dry half of the year. The water is coolest in January and February, at 23 or 24 degrees, and warm again by April. Cold fronts turn the wind to the north for a day or two in winter.',
  },
  seasonNote:
    'The Atlantic hurricane season lasts from 1 June to 30 November. November, a good month as a rule, is still part of it: check that your cancellation cover names storms.',
  experiences: {
    title: 'Four good days',
    items: [
      {
        title: 'Warderick Wells',
        text: 'The headquarters of the marine park: a mooring in a curve of blue, a path up Boo Boo Hill for the view, and rays in the channel on your way back.',
      },
      {
        title: 'Thunderball Grotto',
        text: 'A hollow islet off Staniel Cay. At low slack water you swim in under the rim and look up at daylight falling through the roof.',
      },
      {
        title: 'A day on the bank',
        text: 'Level water, a steady wind and room for mistakes. Take the wheel for the first time in your life, or sleep on the nets.',
      },
      {
        title: 'Nassau, before you sail',
        text: 'Fried snapper at Arawak Cay, then pink government buildings in the evening sun. Half a day does it, if you land the day before.',
      },
    ],
  },
  arrival: {
    title: 'Getting to the boat',
    text: 'You are met at Nassau’s international airport and driven to the yacht. As a rule a trip of seven or ten days ends at Staniel Cay, and a small aircraft takes you to Nassau. Longer ones sail back. Now and then a week has to sail back too, and then it misses the sharks, the grotto and the pigs: your offer says so.',
  },
  costs: {
    title: 'What the price covers, | and what is extra',
    included: [
      'The yacht, with captain and cook',
      'Three meals a day and drinks',
      'Fuel and port fees',
      'The Bahamas charter fee of {{bahamasCharterFee}}%, shown separately on our invoice',
      'Snorkel gear, bedding and towels',
    ],
    notIncluded: [
      'Flights and hotels, and the flight from Staniel Cay to Nassau where a week ends there, about US$ {{stanielSeat}} a person',
      'Travel insurance (mandatory)',
      'The car from the airport: we book it, and your offer names its price before you sign',
      'Tips for the crew',
    ],
    paidLocally: [
      'Moorings in the marine park and entrance to private cays, at the rates that park and owners set',
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
        text: 'A cargo plane that missed the runway around 1980. You snorkel over the wings if you have two weeks, or ten days that end in Nassau.',
      },
      {
        title: 'Iguanas at Allan’s Cay',
        text: 'Rock iguanas lie about the sand like driftwood. They are a protected species, so bring the camera and leave the lettuce.',
      },
      {
        title: 'Nurse sharks at Compass Cay',
        text: 'They doze under the dock like large dogs. Swim slowly and keep your fingers to yourself.',
      },
      {
        title: 'The pigs at Big Major',
        text: 'They do swim, and they do want your breakfast. Come early and eat first.',
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
    title: 'Who is coming, | and when?',
    text: 'Tell us your party and your dates. We’ll come back with up to {{offeredYachts}} available yachts, each with a route and one sum for all of you.',
  },
} satisfies DestinationCopy
