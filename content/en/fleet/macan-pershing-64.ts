import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
  subtitle: 'From Cartagena to the reef in three quarters of an hour',
  description:
    'Breakfast in Cartagena, lunch off San Bernardo: Macan, a crewed motor yacht, is there in an hour and a half. She is a Pershing 64 for {{macanGuests}}, with captain and cook, and the fuel is in the price.',
  fullDescription: [
    'Coffee under the walls, a swim over coral, grilled snapper off Tintipán in the San Bernardo Islands, and back for the last light on the balconies: when the sea is quiet, Macan fits all of that into one day and leaves you the rest of the week. At some 32 knots the Rosario Islands, {{rosarioMiles}} nm from Cartagena, are about three quarters of an hour away; a sailing yacht takes a morning. Two MAN engines of 1,550 horsepower each see to that. From January to March the trade wind often blows hard, and the captain is back in shelter by noon: for San Bernardo, come at any other time. At speed in any wind she is lively; if one of you minds motion, say so, and he goes early, while it is smooth.',
    'Then the engines stop, in the lee of Barú. Stretch out on the foredeck or on the sun pad aft, above the garage where the tender lives; between them a shaded cockpit keeps the table cool. She draws 1.32 metres and noses in where deep keels have to stay out. At night you lie at anchor in the bay, off the old town, or behind an island, in {{macanCabins}} air-conditioned cabins with a bathroom each. She has no watermaker and fills her 901 litres in port, so showers are short. She carries no kayak or paddleboard.',
    'Take her if you would rather arrive than sail. With every berth taken she costs {{macanShare}} a person a day, cook, meals, drinks and fuel included. Children are welcome from the age of {{youngestOnMotorYacht}}.',
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
