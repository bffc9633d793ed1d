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
  lead: 'Five to six hours take you to the Exumas and, on the fourteen-day route, as many bring you home. In between you sail over your own shadow, for about two hours or less as a rule, four and a half at most.',
  paragraphs: [
    'Bring the family, or several. The bank side of the cays is sheltered from the Atlantic, the water is shallow and pale, and one anchorage is close to the next. The crossing from Nassau and the way back can be lively, and the captain picks the mornings for them.',
    'One day you are in the marine park, where a grouper looks at you as if you were the exhibit; the next at a cay with a bar, a shop and pigs. The captain takes the cuts between bank and sound near slack water. If a winter front brings a day or two of north wind, you sit it out in the lee of a cay.',
  ],
  days: [
    {
      title: 'Aboard in Nassau',
      location: 'Nassau, New Providence',
      activities: [
        'Airport to yacht in a few minutes',
        'Cabins, briefing, first swim off the stern',
        'Conch salad and fried snapper at Arawak Cay',
        'An early night: tomorrow you cross',
      ],
      highlights: ['Fish fry', 'Harbour lights'],
    },
    {
      title: 'Across the bank',
      location: 'Allan’s Cay, Exumas',
      activities: [
        'Sail over pale green shallows, reading the bottom for coral heads',
        'Iguanas on the beach, at a polite distance',
        'Snorkel the cut at slack water',
        'First evening in the Exumas',
      ],
      highlights: ['Iguanas', 'Exuma Bank'],
    },
    {
      title: 'A creek to the ocean',
      location: 'Shroud Cay, Exumas',
      activities: [
        'Into the marine park by noon',
        'Kayak the creek on the rising tide',
        'A beach on the sound at the far end',
        'Drift back with the ebb',
      ],
      highlights: ['Mangrove creek', 'Marine park'],
    },
    {
      title: 'Headquarters of the park',
      location: 'Warderick Wells',
      activities: [
        'Pick up a mooring in the curve of the channel',
        'Walk up Boo Boo Hill',
        'Snorkel off the beach among groupers and rays',
        'An afternoon of your own',
      ],
      highlights: ['Boo Boo Hill', 'No fishing'],
    },
    {
      title: 'A day on the mooring',
      location: 'Warderick Wells',
      activities: [
        'Free diving on the reef',
        'Paddleboard with the tide',
        'A path across the cay, in shoes',
        'Johnnycake and an open bottle',
      ],
      highlights: ['Free diving', 'Quiet day'],
    },
    {
      title: 'The dock with the sharks',
      location: 'Compass Cay, Exumas',
      activities: [
        'Breakfast under way, and the anchor down before the heat',
        'Swim slowly among the nurse sharks below the dock',
        'A crescent beach on the sound side',
        'Barbecue on the stern',
      ],
      highlights: ['Nurse sharks', 'Crescent beach'],
    },
    {
      title: 'Into the grotto',
      location: 'Staniel Cay, Exumas',
      activities: [
        'Thunderball Grotto at slack water',
        'By tender to the pigs of Big Major, if you fly home tomorrow',
        'Past the church to a drink at the yacht club bar',
        'Farewell dinner, with the airstrip ten minutes away',
      ],
      highlights: ['Thunderball Grotto', 'Flight home possible'],
    },
    {
      title: 'The pigs, early',
      location: 'Big Major Cay, Exumas',
      activities: [
        'Ashore by tender before the day boats arrive',
        'Breakfast on board first, out of reach',
        'Swim off the other, emptier beach',
        'A long lunch at anchor',
      ],
      highlights: ['Swimming pigs', 'Wide anchorage'],
    },
    {
      title: 'Coconut bread',
      location: 'Black Point, Great Guana Cay',
      activities: [
        'Sail down to the settlement',
        'Bread still warm from a kitchen near the dock',
        'A blowhole on the sound side, when there is swell',
        'Watch straw being plaited',
      ],
      highlights: ['Settlement', 'Coconut bread'],
    },
    {
      title: 'Back to the airstrip',
      location: 'Staniel Cay, Exumas',
      activities: [
        'A morning sail north',
        'One last look at the grotto',
        'Post a card from the settlement',
        'End of the ten-day trip: fly the morning after',
      ],
      highlights: ['Morning sail', 'Flight home possible'],
    },
    {
      title: 'The other side of the island',
      location: 'Compass Cay, Exumas',
      activities: [
        'North again on the bank side',
        'Walk over to the beach on the sound',
        'Tidal pools at the north end',
        'Sundown with the wind behind the hill',
      ],
      highlights: ['Sound beach', 'Tidal pools'],
    },
    {
      title: 'The sunken aeroplane',
      location: 'Norman’s Cay, Exumas',
      activities: [
        'The longest sail since Nassau, most of it through the park',
        'Snorkel the aircraft at slack water',
        'Sandbars that appear at low tide',
        'Lie on deck and name the stars you know',
      ],
      highlights: ['Aeroplane wreck', 'Sandbars'],
    },
    {
      title: 'The last cay',
      location: 'Highbourne Cay, Exumas',
      activities: [
        'A short leg, a late breakfast',
        'Snorkel in the lee',
        'Kayak along the shore',
        'Dinner ashore, for once',
      ],
      highlights: ['Dinner ashore', 'Short leg'],
    },
    {
      title: 'Home over the bank',
      location: 'Nassau',
      activities: [
        'Away at sunrise with the wind on the quarter',
        'Coffee at the wheel',
        'Lunch in sight of the bridges',
        'A last night in harbour; to the airport after breakfast',
      ],
      highlights: ['Downwind sail', 'Way home'],
    },
  ],
  closing: {
    title: 'Which cays for you?',
    text: 'Tell us how many you are and whether you lean towards pigs or herons. We’ll send a route, a boat and a total with the charter fee in it.',
  },
} satisfies ItineraryCopy
