import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
  subtitle: '{{BaliCabins}} cabins, and a foredeck where all {{baliGuests}} of you catch the breeze',
  description:
    'The Bali 5.4 is an all-inclusive crewed catamaran for {{baliGuests}} guests in Nassau and the Exumas, with {{baliCabins}} cabins. Her aft wall tilts up out of the way, and saloon and cockpit become one large room above the water.',
  fullDescription: [
    'Breakfast is indoors and out at once. By ten you have moved forward: where other catamarans have nets, the Bali has a solid foredeck with a lounge on it, and room there for the whole party. Up on the flybridge one of you sits beside the captain, with the whole bank ahead in its blues.',
    'Bring three generations, two families or one birthday with a round number. Each of her {{baliCabins}} cabins has its own bathroom, and air conditioning for a still night. There is deck enough to lose sight of one another, at least until the barbecue on the stern is lit.',
    'On the second day you leave Nassau after breakfast and anchor by mid-afternoon; from then on the hops are short. She draws 1.45 metres and anchors where the water is palest. With every berth taken you pay {{baliAllShare}} a person a day: yacht, crew, meals, drinks, fuel, and the Bahamian charter fee of {{bahamasCharterFee}}%. A week usually ends at Staniel Cay, and you fly back to Nassau for about US$ {{stanielSeat}} each; some weeks sail back to Nassau instead, and turn round before the nurse sharks, the grotto and the swimming pigs; your offer says which kind yours is.',
  ],
  crew: {
    captain:
      'Times the cuts of the Exumas by the tide, has an anchorage ready for each wind, and puts you on the beach before the day boats come.',
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
      text: 'Cabins are made up while you swim, lunch is set while you dry off, and you carry nothing but a book. Iced tea comes at noon, wherever the shade has moved to.',
    },
    gourmet: {
      title: 'From the stern grill',
      text: 'Snapper, corn and, in season, lobster come off the barbecue while you rinse off the salt. Tell us who eats what before the cook goes shopping in Nassau.',
    },
    safety: {
      title: 'By the tide table',
      text: 'The captain takes the cuts near slack water and crosses the bank with the sun high, when the coral heads show. If a cold front comes through, you lie in the lee of a cay, and lunch takes all afternoon.',
    },
    adventures: {
      title: 'Teenagers included',
      text: 'They drift down the creek at Shroud Cay, race up Boo Boo Hill and swim into Thunderball Grotto. Their grandparents wave from the lounge.',
    },
  },
  activities: {
    snorkelling:
      'In the marine park the groupers are as long as your arm and in no hurry. Lie still on the surface, and watch one change colour.',
    swimming:
      'From the ladder you see your own shadow on the sand below. The children stay in until they wrinkle.',
    'paddle-board': 'At sunrise the bank is a mirror, and the first paddle stroke is yours.',
    kayak:
      'Ride the tide through the mangroves at Shroud Cay, and carry the kayak the last few steps to the beach on the sound.',
    'beach-barbecue':
      'The crew sets up grill, lanterns and a long cloth on a beach where landing is allowed. You arrive by tender, in bare feet.',
    'island-hopping':
      'Allan’s Cay for the iguanas, Compass Cay for the nurse sharks, Big Major for the pigs. Most hops take two hours or so.',
  },
} satisfies YachtCopy
