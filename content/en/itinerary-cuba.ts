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
  lead: 'Music until late in Havana, a night under sail, and breakfast off a long white beach.',
  paragraphs: [
    'Two things to settle first. As a US citizen or resident you cannot come to Cuba on holiday. And once you have been there, the United States asks you for a visa, because ESTA no longer applies.',
    'For two days and two nights Havana is yours on foot, and a power cut may bring out the candles. You pay for guides and meals there yourselves, in cash. Then come a road through sugar cane, a bay with a fort at its mouth and, in a week, five nights on board.',
    'On the third evening you have dinner on board, and then the captain takes her out of the bay and sails the {{cayoLargoMiles}} nm overnight, usually with the wind astern or on the quarter. At sunrise you have the keys ahead. If you prefer a bed that stays still, fly to Cayo Largo and join the yacht there; we’ll price that for you.',
    'In winter a front may bring north wind for a day or two; the south coast is then the sheltered one. A week ends on Cayo Largo, which has an airport: we book your flight to Havana, as we do the hotel and the car, and all three are in the price.',
    'A week costs least with Guji. Two of her cabins share a bathroom, and she keeps off the shallowest banks. On the night at sea one of her crew is at the wheel and the other asleep in the saloon, so that night the saloon is not yours.',
  ],
  days: [
    {
      title: 'Old Havana on foot',
      location: 'Havana',
      activities: [
        'A driver meets you; your bags go ahead to the hotel',
        'Old Havana’s four squares, with a guide',
        'Sit on the Malecón at dusk, spray and all',
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
        'An afternoon without a guide, to get lost and ask the way',
        'Music, late, in a small room',
      ],
      highlights: ['Studios', 'Live music'],
    },
    {
      title: 'Across the island',
      location: 'Havana to Cienfuegos',
      activities: [
        'By road through the island, cane on either side',
        'A coffee among the columns of Cienfuegos',
        'Aboard in the afternoon: cabins, briefing, dinner',
        {
          line: 'Out past the fort after dinner, into the night',
          dark: 'Out past the fort after dinner, under the stars',
          moonlit: 'Out past the fort after dinner, by moonlight',
        },
      ],
      highlights: ['Cienfuegos', 'Evening departure'],
    },
    {
      title: 'A night at sea',
      location: 'Cienfuegos to Cayo Largo',
      activities: [
        'Captain and cook take turns at the wheel; share a watch, or sleep through it',
        'Look for dolphins at dawn',
        'A low green line ahead, then a beach',
        'Papers for the harbour office, breakfast, and a quiet day at anchor for you and the crew',
      ],
      highlights: ['Overnight sail', 'Landfall'],
    },
    {
      title: 'Playa Sirena',
      location: 'Cayo Largo',
      activities: [
        {
          line: 'The yacht stays at anchor here: beach and reef are both within the tender’s reach',
          lastNight: 'By tender round to the beach in the lee',
        },
        'Walk out along the sandbar at low water',
        'Snorkel off the point',
        'Rice and beans on deck, with fish from the morning’s boat',
      ],
      highlights: ['Playa Sirena', 'Sandbar'],
    },
    {
      title: 'Iguanas and a reef',
      location: 'The small keys off Cayo Largo',
      activities: [
        {
          line: 'Anchor up after breakfast, and along the reef under sail',
          motor: 'Anchor up after breakfast, and along the reef',
        },
        'The tender lands you on the key of the iguanas: stand still, and they come out from under the bushes',
        'Snorkel the drop-off',
        'Back at the anchorage for sunset',
      ],
      highlights: ['Iguanas', 'Drop-off'],
    },
    {
      title: 'The turtle centre',
      location: 'Cayo Largo',
      activities: [
        'Meet the turtles at the centre by the marina',
        'Another swim off the long beach',
        'Dinner on deck, in view of the marina lights',
        {
          line: 'A week ends here: the airport is on the same key',
          lastNight: 'The airport, for tomorrow, is on the same key',
          moreNights: null,
        },
      ],
      highlights: ['Turtles', 'Airport on the key'],
    },
    {
      title: 'West along the empty keys',
      location: 'Cayo Rosario',
      activities: [
        { line: 'Along the banks with the wind behind', motor: 'Along the banks, the sea behind' },
        'Pelicans for company, and seldom another boat',
        'Anchor off a beach that no road reaches',
        {
          line: 'Dinner on deck with the lights out, by moon or stars',
          dark: 'Dinner on deck with the lights out, by starlight',
          moonlit: 'Dinner on deck with the lights out, by moonlight',
        },
      ],
      highlights: ['Empty keys', 'Downwind sail'],
    },
    {
      title: 'Reef before breakfast',
      location: 'Cayo Rosario',
      activities: [
        'Snorkel the outer reef',
        'For dinner, fish bought at the marina before you left',
        { line: 'Paddle through a mangrove channel', noPaddle: 'By tender through a mangrove channel' },
        'Grill on the beach',
      ],
      highlights: ['Reef', 'Beach grill'],
    },
    {
      title: 'Back against the breeze',
      location: 'Cayo Largo',
      activities: [
        'Away after breakfast',
        {
          line: 'Under engine, the breeze on the nose and the best seat in the shade of the cockpit',
          motor: 'Take the wheel, and feel what the hull can do',
        },
        'A shower, a walk, a cold beer at the marina',
        { line: 'A quiet evening, a short drive from the airport', moreNights: 'A quiet evening at anchor' },
      ],
      highlights: ['A day under way', 'Beer at the marina'],
    },
    {
      title: 'The long beach',
      location: 'Cayo Largo',
      activities: [
        { line: 'Kayak along the sheltered side', noKayak: 'Swim along the sheltered side' },
        'Walk the beach until you meet another walker',
        'A nap in the shade of the cockpit',
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
        'Snorkel a wall where the fish have met few masks',
        'If it blows, you stay at Cayo Largo, and the captain leaves for the mainland before dawn the next day',
      ],
      highlights: ['Lighthouse', 'Weather permitting'],
    },
    {
      title: 'Into the bay',
      location: 'Cienfuegos',
      activities: [
        {
          line: 'A day’s sail to the mainland, close to the wind',
          motor: 'Over deep water, back to the mainland',
        },
        'In past the fort in the afternoon',
        'Walk the old centre, laid out by settlers from France',
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
        'Dinner at a paladar that you have not tried yet',
        'A night in a hotel, and the flight home the next day',
      ],
      highlights: ['Havana by night', 'Way home'],
    },
  ],
  leisure: [
    'West again, to Cayo Rosario, behind its reef',
    'Free diving along the drop-off, always in pairs',
    'The iguanas once more, early, when they are cold and slow',
    'Playa Sirena and the beaches beside it, one a day',
    'Days without a plan: a book, a swim, dominoes with the crew',
  ],
  closing: {
    title: 'A week, ten days or two weeks',
    text: 'Tell us your dates, how many of you there are and which passports you hold: before you pay for a flight you know the yacht, the days and the papers that each passport needs.',
  },
} satisfies ItineraryCopy
