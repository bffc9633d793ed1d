import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Cartagena and Rosario Islands itinerary: 7 to 14 days',
    description:
      'A Cartagena yacht itinerary day by day: out to the Rosario and San Bernardo islands and back, with anchorages, distances and evenings in the walled city.',
    keywords: [
      'Cartagena yacht itinerary',
      'Rosario Islands itinerary',
      'San Bernardo islands route',
      'Colombia yacht route',
      'seven days Cartagena',
    ],
  },
  title: 'From the city wall | *to the mangroves*',
  lead: 'San Bernardo first, then coral and oysters at Rosario and Barú, and home between the forts as the galleons came.',
  paragraphs: [
    'Take this route if you want a town and the sea in one week. The islands are low and green, with coral a few strokes from the ladder. In Cartagena the yacht lies at anchor in the bay, off the old town: the tender takes you to the quay in minutes, at any hour of the evening. Guides, entrance fees and meals ashore are extra.',
    'The days below are a week from Saturday to Saturday, as most charters run. On the Sunday, when boats from the city fill the nearest islands, you are already beyond them, in San Bernardo; you come back to Rosario and Cholón on weekdays. On a longer trip you spend the second Sunday at San Martín. On Macan you reach the reef before the day boats; under sail you have it once they have gone. If you begin on another day and a weekend finds you at Rosario, the captain takes you to the reef early, ahead of the day boats.',
    'Macan, the motor yacht based in Cartagena, takes {{macanGuests}} guests besides captain and cook, and is in San Bernardo an hour and a half after breakfast. Would you rather sail? Guji, or a catamaran, comes over from San Blas. Under sail, reckon four to five times the hours given beside the days. Sunday is then a long day, some seven hours with the wind behind you; the way back north takes four, and the legs between are short.',
    'In January, February and March, when the afternoons are rough outside, the captain has the anchor up early. If it blows too hard for San Bernardo, you spend those two days at Rosario and Barú instead.',
    'Seven days take in both groups of islands. A second week returns to them at other hours: the reef towards evening, the path through the forest, the far side of Múcura.',
  ],
  route: {
    opening: 'From Cartagena you head for the islands,',
    visits: {
      tintipan: 'nose into the mangroves of Tintipán',
      mucura: 'give an afternoon to a hammock on Múcura',
      sanMartin: 'put on a mask over the reef of San Martín',
      islaGrande: 'slip into the lagoon of Isla Grande',
      cholon: 'eat oysters at the boat’s side in Cholón',
    },
  },
  days: [
    {
      title: 'Walls at sunset',
      location: 'Cartagena, in the bay',
      activities: [
        'A short drive from the airport, a short ride in the tender, a cold drink in the shade',
        'Walk the city wall with a guide as the sun drops into the sea',
        'Dinner on board with the towers lit',
        'You sleep on board, the tender ready if you want the town again',
      ],
      highlights: ['Walled city', 'Sunset'],
    },
    {
      title: 'South to the mangroves',
      location: 'Isla Tintipán, San Bernardo',
      activities: [
        {
          line: 'Out past the forts at sunrise, then south with the wind behind you, past Rosario',
          motor: 'Out past the forts while the morning is cool, and south, past Rosario',
        },
        'The tender takes you into the tunnels of roots, as far as it fits',
        'Santa Cruz del Islote from the water, house against house',
        {
          line: 'After dinner, a last swim beside the ladder',
          moonlit: 'After dinner, a swim by moonlight beside the ladder',
        },
      ],
      highlights: ['Mangrove tunnels', 'An islet of houses'],
    },
    {
      title: 'Round the corner',
      location: 'Isla Múcura, San Bernardo',
      activities: [
        'Múcura lies in sight of Tintipán: you are there before the coffee is cold',
        'Over clear shallows to a white beach',
        'A walk through the village',
        'The hammock is yours until the fish is ready',
      ],
      highlights: ['Beach', 'Hammocks'],
    },
    {
      title: 'North again, to the reef',
      location: 'San Martín de Pajarales, Rosario Islands',
      activities: [
        'North while the sea is smooth',
        'Anchor off the island of the aquarium',
        'Your first coral of the week, in the lee of the island',
        'An evening drink on the foredeck, the surf out beyond',
      ],
      highlights: ['Reef', 'Evening on deck'],
    },
    {
      title: 'Into the lagoon',
      location: 'Isla Grande, Rosario Islands',
      activities: [
        'A swim over coral before you leave, and another when you arrive',
        {
          line: 'Into the lagoon among the trees, by tender',
          weekend: 'Into the lagoon by tender early, ahead of the weekend’s day boats',
        },
        'Lunch in the lee of the island, then a book, or a nap',
        {
          line: 'On a moonless night, stir the lagoon with your hand and it glows',
          dark: 'After dark you stir the water there, and it glows',
          moonlit: 'Back aboard by moonlight, the trees black behind you',
        },
      ],
      highlights: ['National park', 'Lagoon'],
    },
    {
      title: 'Oysters and herons',
      location: 'Cholón, Barú',
      activities: [
        'The captain threads the winding channel into the lagoon',
        'Oysters, opened at the boat’s side while you wait',
        'By tender along the mangroves, herons on both sides',
        {
          line: 'At weekends, when boats come out from the city, the captain chooses another bay',
          weekday: 'Quiet on a weekday, and nobody in a hurry',
          weekend:
            'It is the weekend, when boats come out from the city: the captain has a quieter bay in hand',
        },
      ],
      highlights: ['Lagoon', 'Oysters'],
    },
    {
      title: 'Back under the walls',
      location: 'Cartagena',
      activities: [
        'In by Bocachica, a fort on either hand',
        'The old town in the late afternoon, on foot',
        'Dinner on board, or at a table in San Diego, at your own cost',
        {
          line: 'A last night aboard; after breakfast the tender takes you and your bags ashore',
          moreNights: 'A night aboard, below the lit walls',
        },
      ],
      highlights: ['Old town', 'Night in the bay'],
    },
    {
      title: 'The forts at the harbour mouth',
      location: 'Bocachica, Tierrabomba',
      activities: [
        'A short hop across the bay',
        'San Fernando, stone by stone, with a guide from the village',
        'Fried fish and coconut rice for lunch',
        'An afternoon swim off Tierrabomba, out of the channel',
      ],
      highlights: ['Spanish forts', 'Village lunch'],
    },
    {
      title: 'The reef at low sun',
      location: 'San Martín de Pajarales, Rosario Islands',
      activities: [
        { line: 'Out with the land breeze', motor: 'Out again after breakfast' },
        'If you hold a certificate, dive with a licensed centre',
        'Snorkel again towards five, when the fish come out',
        'You sleep in the lee of the island',
      ],
      highlights: ['Evening snorkel', 'Scuba possible'],
    },
    {
      title: 'Getsemaní',
      location: 'Cartagena',
      activities: [
        'Back to town by noon',
        'Getsemaní on foot: painted walls, open doors',
        {
          line: 'If you stay on, go to Bazurto market with the cook at dawn',
          lastNight: 'A stop at a fruit stall, for what you could not name',
        },
        'Back on board for the night, with the music as far off as you like it',
      ],
      highlights: ['Getsemaní', 'Back by noon'],
    },
    {
      title: 'A path through the trees',
      location: 'Isla Grande, Rosario Islands',
      activities: [
        'Out past the forts, and ashore before lunch',
        'A forest path with a guide from the island',
        {
          line: 'Swim the reef on the side out of the wind',
          weekend: 'Swim the reef early, before the day boats of the weekend',
        },
        'Grilled fish on deck',
      ],
      highlights: ['Forest path', 'Reef'],
    },
    {
      title: 'The other side of Múcura',
      location: 'Isla Múcura, San Bernardo',
      activities: [
        'Back to Múcura, to the side that the first week left out',
        {
          line: 'A turn at the wheel, for anyone who asks',
          motor: 'The seat beside the captain, for anyone who asks',
        },
        'Swim in to the beach, walk its length, swim out again',
        {
          line: 'Coffee on the foredeck, under the stars',
          moonlit: 'The moon on the water, the village lights behind you',
        },
      ],
      highlights: ['Beside the captain', 'Stars'],
    },
    {
      title: 'Slowly north',
      location: 'San Martín de Pajarales, Rosario Islands',
      activities: [
        'No hurry, and a swim before you leave',
        'The fish, bought on the way, becomes ceviche at anchor',
        'An hour over the coral, with masks and fins from the yacht',
        'The seaward edge of the reef, if the sea is quiet',
      ],
      highlights: ['Ceviche', 'Reef'],
    },
    {
      title: 'One more morning at sea',
      location: 'Cartagena',
      activities: [
        'Swim at sunrise',
        'Home before the wind fills in',
        'Lunch on board in the bay',
        'The last night aboard; after breakfast the tender takes you and your bags ashore',
      ],
      highlights: ['Sunrise swim', 'Way home'],
    },
  ],
  leisure: [
    'Tintipán early, before a boat has stirred the water among the mangroves',
    'Nothing at all off Múcura, for as long as you like it',
    'Rosario, and dives with a licensed centre for guests who hold a certificate',
    'Cholón without the boats from the city, when the lagoon belongs to the herons',
    'Cartagena once more, with a morning on the ramps of San Felipe castle',
  ],
  closing: {
    title: 'More city, | or more sea?',
    text: 'The reef, the oysters, one more evening in Getsemaní: say what you would not miss and which day you land, and the rest is arranged around it.',
  },
} satisfies ItineraryCopy
