import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Cartagena and Rosario Islands itinerary: 7 to 14 days',
    description:
      'A Cartagena yacht itinerary day by day: out to the Rosario and San Bernardo islands and back, with anchorages, distances and evenings in the walled city.',
    keywords: [
      'Cartagena sailing itinerary',
      'Rosario Islands itinerary',
      'San Bernardo islands route',
      'Colombia yacht route',
      'seven days Cartagena',
    ],
  },
  title: 'Old walls, then | *Rosario and San Bernardo*',
  lead: 'A city at either end and two archipelagos in between. Even the longest leg is over in a morning.',
  paragraphs: [
    'Take this route if you want a town and the sea in one week. The islands are low and green, the reefs close, and on most evenings you choose between a table ashore and no table but yours for miles.',
    'From December to April the trade blows from the north-east and strengthens after noon. You run south before it and come home against it, so the anchor is up early. A catamaran takes a morning over the longest; a fast motor yacht is there before you have finished the paper. At weekends the nearest islands fill up from the city, so the captain shuffles the stops.',
  ],
  days: [
    {
      title: 'Walls at sunset',
      location: 'Cartagena, in the bay',
      activities: [
        'Airport to quay in a few minutes, cabins, a cold drink',
        'Walk the city wall with a guide when the heat is over',
        'Dinner on board with the towers lit',
        'A first night at anchor',
      ],
      highlights: ['Walled city', 'Sunset'],
    },
    {
      title: 'To the coral',
      location: 'Isla Grande, Rosario Islands',
      activities: [
        'Out past the forts early, before the wind',
        'Snorkel over brain coral and sea fans',
        'Into the lagoon, by kayak if your yacht carries one',
        'Glowing plankton there after dark, on moonless nights',
      ],
      highlights: ['National park', 'Lagoon'],
    },
    {
      title: 'South to the mangroves',
      location: 'Isla Tintipán, San Bernardo',
      activities: [
        'A good morning’s sail along the coast',
        'Along the tunnels of roots, as far as the boat fits',
        'Santa Cruz del Islote seen from the water',
        'Trail a hand astern at night and look for sparks',
      ],
      highlights: ['Mangrove tunnels', 'Glowing plankton'],
    },
    {
      title: 'Round the corner',
      location: 'Isla Múcura, San Bernardo',
      activities: [
        'The shortest leg of the week',
        'White beach, clear shallows',
        'Walk through the village',
        'Hammock until the fish is ready',
      ],
      highlights: ['Beach', 'Hammocks'],
    },
    {
      title: 'North again, to the reef',
      location: 'San Martín de Pajarales, Rosario Islands',
      activities: [
        'Sail back, with a line astern beyond the park',
        'The aquarium island, passed at swimming pace',
        'Snorkel in the afternoon calm',
        'Evening drink on the foredeck',
      ],
      highlights: ['Reef', 'Fishing line'],
    },
    {
      title: 'Oysters and herons',
      location: 'Cholón, Baru',
      activities: [
        'Into the lagoon by its winding channel',
        'Oysters opened at the boat’s side',
        'Past the mangroves at walking pace',
        'Quiet on weekdays; at weekends the captain chooses another bay',
      ],
      highlights: ['Lagoon', 'Oysters'],
    },
    {
      title: 'Home between the forts',
      location: 'Cartagena',
      activities: [
        'Enter by Bocachica, as the galleons did',
        'Old town in the late afternoon',
        'A last dinner on board or at a table in San Diego',
        'One more night aboard; to the airport in the morning',
      ],
      highlights: ['Old town', 'Flight home possible'],
    },
    {
      title: 'The forts at the harbour mouth',
      location: 'Bocachica, Tierrabomba',
      activities: [
        'A short sail across the bay',
        'San Fernando, stone by stone, with a guide from the village',
        'Fried fish and coconut rice for lunch',
        'Ships passing close by all evening',
      ],
      highlights: ['Spanish forts', 'Village lunch'],
    },
    {
      title: 'The reef at low sun',
      location: 'San Martín de Pajarales, Rosario Islands',
      activities: [
        'Sail out with the land breeze',
        'Scuba with a licensed centre, for those who hold a certificate',
        'Snorkel again towards five, when the fish come out',
        'Night at anchor in the lee of the island',
      ],
      highlights: ['Evening snorkel', 'Scuba possible'],
    },
    {
      title: 'Getsemaní',
      location: 'Cartagena',
      activities: [
        'Back to town by noon',
        'Getsemaní on foot: walls painted, doors open',
        'Market with the cook, if you are up early',
        'The last night of the ten-day trip',
      ],
      highlights: ['Getsemaní', 'Flight home possible'],
    },
    {
      title: 'A path through the trees',
      location: 'Isla Grande, Rosario Islands',
      activities: [
        'To the islands once more',
        'A forest path with a guide from the island',
        'Reef on the side out of the wind',
        'Grilled fish on deck',
      ],
      highlights: ['Forest path', 'Reef'],
    },
    {
      title: 'The longest sail of the trip',
      location: 'Isla Múcura, San Bernardo',
      activities: [
        'Mainsail up before breakfast',
        'Take a turn at the wheel',
        'Swim as soon as the anchor holds',
        'Stars, with the village lights behind you',
      ],
      highlights: ['Long sail', 'Stars'],
    },
    {
      title: 'Slowly north',
      location: 'San Martín de Pajarales, Rosario Islands',
      activities: [
        'Two lines astern beyond the park, and no hurry',
        'The catch cleaned on the stern',
        'Ceviche at anchor',
        'The last reef of the trip',
      ],
      highlights: ['Catch and cook', 'Last reef'],
    },
    {
      title: 'One more morning at sea',
      location: 'Cartagena',
      activities: [
        'Swim at sunrise',
        'Sail home before the wind fills in',
        'Lunch on board in the bay',
        'Ashore by nine on the morning after, to the airport or the old town',
      ],
      highlights: ['Sunrise swim', 'Way home'],
    },
  ],
  closing: {
    title: 'More city, | or more sea?',
    text: 'The balance is yours. Tell us how many evenings you want in Cartagena and which day you land, and we will arrange the islands around them.',
  },
} satisfies ItineraryCopy
