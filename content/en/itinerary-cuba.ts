import type { ItineraryCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Cuba itinerary: Havana, Cienfuegos and Cayo Largo',
    description:
      'Day by day through Cuba, with Havana on foot, the road to Cienfuegos and the keys around Cayo Largo by boat, in seven, ten or fourteen days at an easy pace.',
    keywords: [
      'Cuba sailing itinerary',
      'Cayo Largo itinerary',
      'Havana Cienfuegos route',
      'Canarreos keys by boat',
      'two weeks in Cuba by yacht',
    ],
  },
  title: 'From the Malecón to | *the keys of Cayo Largo*',
  lead: 'Cities by road, islands by boat, and one night at sea between them. Havana and Cayo Largo lie on opposite coasts, so you change from car to yacht on the way.',
  paragraphs: [
    'This is a route for curious people who pack some patience. Streets and music come first. Then come days on which you meet several hundred pelicans and perhaps one lobster boat.',
    'The crossing from Cienfuegos is sailed overnight, usually with the wind astern or on the quarter; those who prefer to sleep in a bed that stays still can fly to Cayo Largo and join the yacht there. In winter a front may bring north wind for a day or two. Clearance with the authorities takes its time at every port, and the plan allows for that.',
  ],
  days: [
    {
      title: 'Old Havana on foot',
      location: 'Havana',
      activities: [
        'Met at the airport, bags to the hotel',
        'The four squares of the old town with a guide who lives there',
        'The Malecón when the sun is low',
        'Supper at a paladar, a restaurant in somebody’s home',
      ],
      highlights: ['World Heritage', 'Malecón'],
    },
    {
      title: 'Workshops and a trumpet',
      location: 'Havana',
      activities: [
        'A printmaker’s studio, a mechanic’s yard',
        'Across the harbour by ferry to the forts',
        'An afternoon without a guide',
        'Music, late, in a small room',
      ],
      highlights: ['Studios', 'Live music'],
    },
    {
      title: 'Across the island',
      location: 'Havana to Cienfuegos',
      activities: [
        'By road through sugar country',
        'Columns and courtyards in Cienfuegos',
        'Aboard in the afternoon, briefing, supper',
        'Out of the bay under the fort as the light goes',
      ],
      highlights: ['Cienfuegos', 'Evening departure'],
    },
    {
      title: 'A night at sea',
      location: 'Cienfuegos to Cayo Largo',
      activities: [
        'Share a watch, or sleep through it',
        'Look for dolphins at dawn',
        'Landfall on a low green line',
        'Clearance, breakfast, a long swim',
      ],
      highlights: ['Overnight sail', 'Landfall'],
    },
    {
      title: 'Playa Sirena',
      location: 'Cayo Largo',
      activities: [
        'Round to the beach in the lee',
        'Walk the sandbar at low water',
        'Snorkel off the point',
        'Lobster in season, rice at any time',
      ],
      highlights: ['Playa Sirena', 'Sandbar'],
    },
    {
      title: 'Iguanas and a reef',
      location: 'The small keys off Cayo Largo',
      activities: [
        'By tender to the key of the iguanas',
        'Keep your distance and your fruit',
        'Snorkel the drop-off',
        'Back to the anchorage for sunset',
      ],
      highlights: ['Iguanas', 'Drop-off'],
    },
    {
      title: 'The turtle centre',
      location: 'Cayo Largo',
      activities: [
        'Visit the turtle centre by the marina',
        'A last swim at the beach',
        'Farewell supper on board',
        'The airport is close by',
      ],
      highlights: ['Turtles', 'Flight home possible'],
    },
    {
      title: 'West, past nobody',
      location: 'Cayo Rosario',
      activities: [
        'Sail along the banks with the wind behind',
        'Herons, pelicans, perhaps a lobster boat',
        'Anchor off an empty beach',
        'Not a light in the evening',
      ],
      highlights: ['Empty keys', 'Downwind sail'],
    },
    {
      title: 'Nothing but reef',
      location: 'Cayo Rosario',
      activities: [
        'Snorkel the outer reef',
        'Lobster in season, fish otherwise',
        'Paddle through a mangrove channel',
        'Grill on the beach',
      ],
      highlights: ['Reef', 'Lobster in season'],
    },
    {
      title: 'Back against the breeze',
      location: 'Cayo Largo',
      activities: [
        'An early start, before the wind',
        'A turn at the wheel, close-hauled',
        'A shower, a walk, a cold beer at the marina',
        'End of the ten-day trip',
      ],
      highlights: ['Sailing to windward', 'Flight home possible'],
    },
    {
      title: 'The long beach',
      location: 'Cayo Largo',
      activities: [
        'Paddleboard along the sheltered side',
        'Walk the beach until you meet someone',
        'A nap on the nets',
        'Cards after supper',
      ],
      highlights: ['Paddleboard', 'Rest day'],
    },
    {
      title: 'The lighthouse key',
      location: 'Cayo Guano del Este',
      activities: [
        'Eastward, in settled weather only',
        'Anchor below the lighthouse',
        'Snorkel a wall that few people visit',
        'If it blows, we stay at Cayo Largo instead',
      ],
      highlights: ['Lighthouse', 'Weather permitting'],
    },
    {
      title: 'Into the bay',
      location: 'Cienfuegos',
      activities: [
        'A day’s sail to the mainland, close to the wind',
        'In past the fort in the afternoon',
        'The old centre, laid out by settlers from France',
        'Last supper on board',
      ],
      highlights: ['World Heritage', 'Castle of Jagua'],
    },
    {
      title: 'One more evening in town',
      location: 'Havana',
      activities: [
        'By road to the capital',
        'A last walk through the arcades',
        'Rum, coffee or both',
        'Flight home that night or the next day',
      ],
      highlights: ['Havana by night', 'Way home'],
    },
  ],
  closing: {
    title: 'Begin with the papers',
    text: 'Visas, insurance and the effect on later travel to the United States come first, the boat second. Tell us which passports you hold and when you would like to go.',
  },
} satisfies ItineraryCopy
