import type { ItineraryCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Cuba itinerary: Havana, Cienfuegos and Cayo Largo',
    description:
      'A Cuba sailing itinerary day by day: Havana on foot, the road to Cienfuegos and the keys around Cayo Largo by boat, in seven, ten or fourteen days.',
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
    'Bring curiosity and pack some patience. Streets and music come first. Then come days on which you meet several hundred pelicans and perhaps one lobster boat.',
    'You sail the {{cayoLargoMiles}} nm from Cienfuegos overnight, usually with the wind astern or on the quarter; if you prefer a bed that stays still, fly to Cayo Largo and join the yacht there. In winter a front may bring north wind for a day or two. The authorities take their time at every port, and our plan allows for that.',
  ],
  days: [
    {
      title: 'Old Havana on foot',
      location: 'Havana',
      activities: [
        'Met at the airport, bags to the hotel',
        'The four squares of the old town with a guide who lives there',
        'The Malecón when the sun is low',
        'Dinner at a paladar, a restaurant in a family’s home',
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
        'Aboard in the afternoon, briefing, dinner',
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
        'Rice and beans on deck, with fish from the morning’s boat',
      ],
      highlights: ['Playa Sirena', 'Sandbar'],
    },
    {
      title: 'Iguanas and a reef',
      location: 'The small keys off Cayo Largo',
      activities: [
        'By tender to the key of the iguanas',
        'Keep your distance, and a firm hold of your fruit',
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
        'Farewell dinner on board',
        'The airport is close by',
      ],
      highlights: ['Turtles', 'Flight home possible'],
    },
    {
      title: 'West along the empty keys',
      location: 'Cayo Rosario',
      activities: [
        'Sail along the banks with the wind behind',
        'Herons, pelicans, perhaps a lobster boat',
        'Anchor off an empty beach',
        'An evening with no light but your own',
      ],
      highlights: ['Empty keys', 'Downwind sail'],
    },
    {
      title: 'Reef before breakfast',
      location: 'Cayo Rosario',
      activities: [
        'Snorkel the outer reef',
        'Lobster from a passing boat, if its season is open',
        'Paddle through a mangrove channel',
        'Grill on the beach',
      ],
      highlights: ['Reef', 'Beach grill'],
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
        'Kayak or board along the sheltered side',
        'Walk the beach until you meet someone',
        'A nap on the nets',
        'Cards after dinner',
      ],
      highlights: ['Paddling', 'Rest day'],
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
        'The last dinner on board',
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
        'A night in a hotel, and the flight home the next day',
      ],
      highlights: ['Havana by night', 'Way home'],
    },
  ],
  closing: {
    title: 'Begin with the papers',
    text: 'First the visa, the insurance and what Cuba means for later travel to the United States, then the boat. Tell us which passports you hold and when you would like to go.',
  },
} satisfies ItineraryCopy
