import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Exumas sailing itinerary from Nassau: 7, 10 or 14 days',
    description:
      'An Exumas sailing itinerary day by day, from Nassau down the cays to Staniel and back: marine park, iguanas, pigs and sandbars, with each day’s distance.',
    keywords: [
      'Exumas itinerary',
      'Bahamas sailing route',
      'Nassau to Staniel Cay',
      'Warderick Wells anchorage',
      'seven days Exumas',
    ],
  },
  title: 'Down the cays from Nassau, over | *the Exuma Bank*',
  lead: 'Iguanas on the second day, a creek through the mangroves on the third, sharks on the sixth and pigs on the last. After one long crossing you sail two hours or so at a time.',
  paragraphs: [
    'The cays hold off the ocean. On their western side the water is shallow and pale, one anchorage lies close to the next, and in the marine park the groupers do not swim away.',
    'One leg is long: from Nassau to Allan’s Cay it is five to six hours, lively at times, and the captain leaves after breakfast, with the light right for the coral. If a winter front brings a day or two of north wind, you sit it out in the lee of a cay.',
  ],
  ends: {
    title: 'Where your week ends',
    ways: [
      {
        title: 'At Staniel Cay, as a rule',
        text: 'As in the days below. On the morning you leave, a small aircraft takes you to Nassau; we book the seats, about US$ {{stanielSeat}} a person on top of the charter. Ten-day trips end here too.',
      },
      {
        title: 'In Nassau, when her next guests board there that day',
        text: 'You sail back with her and need no flight. From Warderick Wells you turn north: on day 6 to Highbourne Cay, {{highbourneBackMiles}} nautical miles in about {{highbourneBackHours}}; on day 7 over the bank to Nassau, {{highbourneMiles}} in about {{highbourneHours}}. You miss Compass Cay and Staniel: no nurse sharks, no grotto, no pigs. If you come for them, tell us, and we look for dates that end at Staniel. A ten-day trip sees all three; its last three days take you north to Norman’s Cay, a long leg of about five and a half hours, to Highbourne and to Nassau.',
      },
    ],
    note: 'Your offer and your contract name the one that is yours.',
    sights: {
      compass: 'the nurse sharks of Compass Cay',
      staniel: 'the swimming pigs off Staniel Cay',
    },
  },
  route: {
    opening: 'After a first night in Nassau you cross to the Exumas,',
    visits: {
      allans: 'meet the iguanas of Allan’s Cay',
      shroud: 'follow the mangrove creek of Shroud Cay through to the ocean',
      warderick: 'swim among groupers and rays in the marine park at Warderick Wells',
      highbourne: 'spend an afternoon over the reef off Highbourne Cay',
      compass: 'slip in beside the nurse sharks of Compass Cay',
      staniel: 'call on the swimming pigs off Staniel Cay',
      normans: 'snorkel over the sunken aeroplane of Norman’s Cay',
    },
  },
  days: [
    {
      title: 'Aboard in Nassau',
      location: 'Nassau, New Providence',
      activities: [
        'By car from the airport to the yacht',
        'Cabins, a look at the chart, something cold in the cockpit',
        'Dinner on board, or conch salad and fried snapper at Arawak Cay, at your own cost',
        'An early night: tomorrow you cross',
      ],
      highlights: ['Fish fry', 'Harbour lights'],
    },
    {
      title: 'Across the bank',
      location: 'Allan’s Cay, Exumas',
      activities: [
        {
          line: 'Sail over pale green shallows, with one of you on the bow to look for coral heads',
          motor: 'Pale green shallows all the way, the captain steering round the dark heads of coral',
        },
        'The iguanas have the beach; keep a polite distance',
        'Snorkel the cut at slack water',
        'The first evening without a town in sight',
      ],
      highlights: ['Iguanas', 'Exuma Bank'],
    },
    {
      title: 'A creek to the ocean',
      location: 'Shroud Cay, Exumas',
      activities: [
        { line: 'Anchor in the marine park by noon', motor: 'In the marine park while the morning is young' },
        {
          line: 'Kayak up the creek on the rising tide, mangroves on both sides',
          noKayak: 'By tender up the creek on the rising tide, mangroves on both sides',
        },
        'It ends at a beach on the Exuma Sound: swim there',
        {
          line: 'Drift back with the ebb, paddles across your knees',
          noKayak: 'Drift back with the ebb, the outboard silent',
        },
      ],
      highlights: ['Mangrove creek', 'Marine park'],
    },
    {
      title: 'Headquarters of the park',
      location: 'Warderick Wells',
      activities: [
        'Pick up a mooring in the curve of the channel',
        'Walk up Boo Boo Hill for the breeze and the view',
        'Snorkel off the beach among groupers and rays',
        'An afternoon with no plan in it',
      ],
      highlights: ['Boo Boo Hill', 'No fishing'],
    },
    {
      title: 'A day on the mooring',
      location: 'Warderick Wells',
      activities: [
        'Free diving on the reef before the wind is up',
        {
          line: 'Let the tide carry your paddleboard down the channel',
          noBoard: 'Let the tide carry you down the channel, the tender behind you',
        },
        'A path across the cay, in shoes',
        'Johnnycake from the oven, and a bottle opened',
      ],
      highlights: ['Free diving', 'Quiet day'],
    },
    {
      title: 'The dock with the sharks',
      location: 'Compass Cay, Exumas',
      activities: [
        'At anchor before the heat',
        'Swim slowly among the nurse sharks below the dock',
        'Cross the cay to a crescent beach on the sound',
        { line: 'Grilled fish as the sun goes', barbecue: 'Fish on the grill as the sun goes' },
      ],
      highlights: ['Nurse sharks', 'Crescent beach'],
    },
    {
      title: 'Into the grotto',
      location: 'Staniel Cay, Exumas',
      activities: [
        'Swim into Thunderball Grotto at slack water',
        'By tender to the pigs of Big Major, who expect callers',
        'Past the church to a drink at the yacht club bar',
        {
          line: 'Dinner on deck, ten minutes from the airstrip',
          moreNights: 'Dinner on deck, the lights of the village across the water',
        },
      ],
      highlights: ['Thunderball Grotto', 'Airstrip close by'],
    },
    {
      title: 'The wide anchorage',
      location: 'Big Major Cay, Exumas',
      activities: [
        'A short hop to Big Major, where the boats lie far apart',
        'Early by tender to the other beach, the one without pigs',
        'With mask and fins round the point',
        'A long lunch at anchor, in the lee',
      ],
      highlights: ['A beach early', 'Elbow room'],
    },
    {
      title: 'Coconut bread',
      location: 'Black Point, Great Guana Cay',
      activities: [
        { line: 'Sail down to the village of Black Point', motor: 'Down to the village of Black Point' },
        'A loaf, still warm, from a kitchen near the dock',
        'A blowhole on the sound side, when there is swell',
        'Watch straw being plaited, and try on a hat',
      ],
      highlights: ['Village', 'Warm bread'],
    },
    {
      title: 'Back to the airstrip',
      location: 'Staniel Cay, Exumas',
      activities: [
        { line: 'A morning sail north', motor: 'North in the morning cool' },
        'A swim on the way, in the lee of a cay',
        'Post a card from the village',
        {
          line: 'From the airstrip here, small aircraft fly to Nassau',
          lastNight: 'Tomorrow’s airstrip is ten minutes away, and small aircraft fly from it to Nassau',
          moreNights: 'Dinner on deck, of what the cook found in the village',
        },
      ],
      highlights: ['Morning sail', 'Airstrip close by'],
    },
    {
      title: 'The pool at the north end',
      location: 'Compass Cay, Exumas',
      activities: [
        'North, on the bank side of the cays',
        'By tender to the north end, and a few steps to a pool that the surf fills',
        'Once more among the nurse sharks',
        'Sunset in the cockpit, the hill between you and the wind',
      ],
      highlights: ['Sea pool', 'Sheltered evening'],
    },
    {
      title: 'The sunken aeroplane',
      location: 'Norman’s Cay, Exumas',
      activities: [
        {
          line: 'North through the park, and out of it',
          longLeg: 'A long way north, most of it through the park',
        },
        'Snorkel over the sunken aeroplane at slack water',
        'Walk on sandbars that were not there at high tide',
        {
          line: 'Lie on deck and name the stars you know',
          moonlit: 'Lie on deck, and watch the moon cross the bank',
        },
      ],
      highlights: ['Aeroplane wreck', 'Sandbars'],
    },
    {
      title: 'The last cay',
      location: 'Highbourne Cay, Exumas',
      activities: [
        { line: 'A late breakfast and a short leg', longLeg: 'A morning under way, and lunch at anchor' },
        'Snorkel in the lee of the cay',
        { line: 'Take the kayak along the shore', noKayak: 'One more swim off the stern' },
        'Dinner ashore, for once',
      ],
      highlights: ['Dinner ashore', 'Short leg'],
    },
    {
      title: 'Home over the bank',
      location: 'Nassau',
      activities: [
        { line: 'Away with the wind on the quarter', motor: 'Away over the bank once more' },
        { line: 'Coffee at the wheel, lunch over the bank', motor: 'Coffee at the wheel, lunch in harbour' },
        {
          line: 'The bridges of Nassau ahead in the afternoon',
          motor: 'The bridges of Nassau ahead before noon',
        },
        'A night in harbour, a short drive from the airport',
      ],
      highlights: ['Downwind sail', 'Way home'],
    },
  ],
  leisure: [
    'Black Point for longer: a lesson in plaiting straw, and bread in between',
    'Down the bank towards the southern cays, a beach each day and no other plan',
    'Big Major at first light, with the pigs’ beach before the day boats come',
    'Thunderball Grotto at the slack of another day, when you have it by heart',
    'Staniel again, and one dinner that you cook and the cook tastes',
  ],
  closing: {
    title: 'Which cays for you?',
    text: 'How many are you, and which of these days could you do without? With that we send a route, a boat and a total with the charter fee in it.',
  },
} satisfies ItineraryCopy
