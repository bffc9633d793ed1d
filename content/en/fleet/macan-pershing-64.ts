import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
  subtitle: 'From Cartagena to the Rosario reefs in three quarters of an hour',
  description:
    'Breakfast in Cartagena, lunch off San Bernardo, home by dark: a quiet day on Macan, a motor yacht with her own crew. She is a Pershing 64 for {{macanGuests}}, with captain and cook, and the fuel is in the price.',
  fullDescription: [
    'Coffee under the walls, a swim over coral, grilled snapper off Tintipán in the San Bernardo Islands, and back for the last light on the balconies: on a quiet sea Macan fits all of that into a single day, and leaves you the rest of the week for the Rosario Islands, for Barú and for doing nothing at anchor. The Rosarios lie {{rosarioMiles}} nautical miles out. A sailing yacht needs the morning; Macan, cruising at some 32 knots, is there in about three quarters of an hour, with the morning still ahead of you. From January to March the trade wind often blows hard. Then you are over the reef early and in shelter by noon, with the afternoon for a swim in the lee of Barú or a walk on the walls; for San Bernardo, come in a calmer month. At speed you feel the sea. If one of you is a poor sailor, tell the captain, and he leaves while the water is flat.',
    'Off the island the engines stop, and the day slows down. Stretch out on the foredeck, or on the sun pad aft above the tender garage; between the two, lunch is laid in the shade of the cockpit. She draws 1.32 metres and noses in where deep keels have to stay out, and there are masks, fins and snorkels for the reef. In the evening she anchors behind an island, or in the bay off the old town, with the music of Getsemaní a tender ride away. Dinner may be prawns in garlic and coconut rice; afterwards {{macanCabins}} air-conditioned cabins are waiting, two doubles and a twin, each with its own bathroom.',
    'Take her if you would rather arrive than sail. With every berth taken she costs {{macanShare}} a person a day, with cook, meals, drinks and fuel in the price. Kayaks, paddleboards and a watermaker she does not have: she carries 901 litres and fills up in port, so showers are short. Children are welcome from the age of {{youngestOnMotorYacht}}.',
  ],
  crew: {
    captain:
      'Opens the throttles where the sea allows it, and tells you the evening before whether tomorrow is a San Bernardo day or a Rosario day.',
    chef: 'Is at Bazurto market by dawn for fruit, prawns and snapper. While you are still in the water, the table is laid in the cockpit.',
  },
  keywords: [
    'Pershing 64 charter',
    'Macan motor yacht',
    'crewed motor yacht Cartagena',
    'fast boat Rosario Islands',
    'yacht charter Colombia',
  ],
  service: {
    premium: {
      title: 'From quay to sun pad',
      text: 'The tender meets you at the quay and takes your bags. On board the first drink is cold, and towels are already on both sun pads.',
    },
    gourmet: {
      title: 'Bazurto by noon',
      text: 'What the market had at dawn is on your table by noon: prawns in garlic, coconut rice, mango with lime. If you have booked a table in San Diego for the evening, the cook keeps lunch light.',
    },
    safety: {
      title: 'Speed with judgement',
      text: 'The captain reads the forecast before breakfast and picks the hours when the sea is smooth. If the wind gets up early, you swim closer to home.',
    },
    adventures: {
      title: 'Two islands and a town',
      text: 'Reef in the morning, mangroves after lunch, music in Getsemaní at night. Or keep to the foredeck all day and let the others report.',
    },
  },
  activities: {
    'fast-day-trips':
      'On a quiet day: out to San Bernardo after breakfast, a swim, lunch off Tintipán, and back before the light goes. Sailors plan two days for it.',
    snorkelling:
      'Macan leaves early enough for you to be first on the reef off Isla Grande, before the day boats come out from the city.',
    swimming: 'Step off the swim platform into clear water, and dry off on the sun pad above.',
    'old-town-visit':
      'Walk the walls at sunset with a guide from the city. Macan lies at anchor in the bay, a few minutes by tender, and the cook keeps dinner for you if you ask.',
    'sunset-cruise':
      'Idle past the forts of Bocachica while the towers behind you turn pink, then gold, then into a row of lights.',
  },
} satisfies YachtCopy
