import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
  subtitle: '{{BaliCabins}} cabins and one wide deck, for the Exuma Bank',
  description:
    'The Bali 5.4 is an all-inclusive crewed catamaran for {{baliGuests}} guests in Nassau and the Exumas, with {{baliCabins}} cabins. Her aft wall tilts up out of the way, and saloon and cockpit become one large room above the water.',
  fullDescription: [
    'At ten in the morning all {{baliGuests}} of you want to sit in the same breeze, and on the Bali you can. Where other catamarans have nets, she has a solid foredeck with a lounge on it. You have breakfast aft, indoors and out at once, and from the flybridge you look over the captain’s shoulder.',
    'Bring three generations, two families or one birthday with a round number. Into 16.80 metres Olivier Poncin and Xavier Faÿ fitted {{baliCabins}} cabins, each with its own bathroom and air conditioning, and deck enough to lose sight of one another. A watermaker keeps the tanks topped up.',
    'On the bank the bottom runs pale and ribbed beneath you for miles. Her shallow draught lets her anchor where the colour is lightest, and the kayak covers the last stretch to the beach. When the barbecue on the stern is lit, the foredeck empties all at once. Full, the Bali 5.4 costs {{baliAllShare}} a person a day with everything aboard, the Bahamian charter fee of {{bahamasCharterFee}}% included.',
  ],
  crew: {
    captain:
      'Times the cuts of the Exumas by the tide, has an anchorage ready for each wind, and lands you among the pigs while they are still hungry.',
    chef: 'Cooks for {{baliGuests}} as a matter of course: grouper in its open season, johnnycake, a bowl of peas and rice that goes round twice.',
  },
  keywords: [
    'Bali 5.4 charter',
    'catamaran for {{baliGuests}} guests',
    '{{baliCabins}} cabin catamaran Bahamas',
    'all-inclusive Exumas catamaran charter',
    'crewed catamaran Nassau',
  ],
  service: {
    premium: {
      title: 'Wherever the shade is',
      text: 'Iced tea on the foredeck, coffee in the cockpit, a sundowner on the flybridge: the crew brings it to where you are.',
    },
    gourmet: {
      title: 'From the stern grill',
      text: 'Conch fritters, grouper and corn come off the barbecue while you rinse off the salt. Tell us who eats what before the cook goes shopping in Nassau.',
    },
    safety: {
      title: 'By the tide table',
      text: 'The captain takes the cuts near slack water and crosses from Nassau on the quieter mornings. If a cold front comes through, you lie in the lee of a cay while lunch goes on until four.',
    },
    adventures: {
      title: 'Teenagers included',
      text: 'Drift down the creek at Shroud Cay, climb Boo Boo Hill, swim into Thunderball Grotto. Grandparents wave from the lounge.',
    },
  },
  activities: {
    snorkelling:
      'In the marine park the groupers are as long as your arm and in no hurry. Lie still. They come to you.',
    swimming:
      'From the ladder you see your own shadow on the sand below. The children stay in until they wrinkle.',
    'paddle-board': 'At sunrise the bank is a mirror. Your shadow paddles along the sand with you.',
    kayak:
      'Ride the tide through the mangroves at Shroud Cay, and carry the kayak the last few steps to the beach on the sound.',
    'beach-barbecue':
      'The crew sets up grill, lanterns and a long cloth on a beach where landing is allowed. You arrive by tender, in bare feet.',
    'island-hopping':
      'Allan’s for the iguanas, Warderick Wells for the hill, Staniel for a drink at the bar. Most hops take about two hours or less.',
  },
} satisfies YachtCopy
