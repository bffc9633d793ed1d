import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
  subtitle: '{{BrisaCabins}} cabins, and nearly nineteen metres that make light of the crossing',
  description:
    'Brisa is an all-inclusive crewed Lagoon 620 catamaran out of Nassau for {{brisaGuests}} guests. Ten metres from side to side, she gives three generations {{brisaCabins}} air-conditioned cabins, each with its own bathroom.',
  fullDescription: [
    'You feel what length is for on the open stretch from Nassau to Allan’s Cay: some {{exumaMiles}} nm into the trade wind, at times with the engines to help, and her length takes the jerk out of the chop. By mid-afternoon the anchor is down over pale sand, and the first of you are in the water. Choose her if you look forward to the crossing as much as to the beach.',
    'On the flybridge the helm has a bench for company, a table and a place to lie down. Inside, Nauta Design used pale wood and large windows, and the saloon seats the whole party at once. After dinner the nets are the place for stars.',
    'With all {{brisaGuests}} berths taken each of you pays {{brisaAllShare}} a day, all-inclusive, the {{bahamasCharterFee}}% Bahamian charter fee counted. A week begins in Nassau and usually ends at Staniel Cay, from where you fly back for about US$ {{stanielSeat}} each; one that sails home misses the nurse sharks, the grotto and the pigs.',
    'With her tanks and watermaker two weeks are easy: down the Exumas and back, or on to Eleuthera’s pink sand. The captain draws up the second week with you, and we price it before you sign.',
  ],
  crew: {
    captain:
      'Likes a long leg and a well-set sail, and gives up the wheel if you ask. Every evening the forecast lies on the saloon table, in words you can follow over a drink.',
    chef: 'Keeps dinner interesting for two weeks. Nassau’s markets fill the lockers for the first, the shops on Staniel top them up.',
  },
  keywords: [
    'Lagoon 620 charter',
    'Brisa catamaran',
    '62 foot crewed catamaran Bahamas',
    'Eleuthera sailing charter',
    'catamaran Nassau {{brisaGuests}} guests',
  ],
  service: {
    premium: {
      title: 'At ease under way',
      text: 'The captain has deck, sails and tender, the cook has galley and table, and you have the afternoon. Brisa has a third crew berth; your offer says if a deckhand takes it.',
    },
    gourmet: {
      title: 'Dinner that travels',
      text: 'Tuna tartare before sunset, a slow curry after the crossing, bread whose smell gets you out of bed. Stay a second week, and the cook plans it with you.',
    },
    safety: {
      title: 'Weather first',
      text: 'The captain reads the forecast for the open legs and the tide for the cuts, and always has a second plan ready. Your briefing comes before the first sail.',
    },
    adventures: {
      title: 'The day you ask for',
      text: 'Ask to swim at the edge of the bank, where the pale sand stops and the water under you turns indigo. Stay ten days and ask for coconut bread, and she goes on to Black Point.',
    },
  },
  activities: {
    snorkelling:
      'Follow the edge of the bank, where pale sand drops into blue and eagle rays pass below you.',
    'free-diving':
      'Breathe slowly, tip forward and glide down to the coral heads off Warderick Wells. One of the crew keeps watch from the surface.',
    'paddle-board':
      'Slip out through the sleeping anchorage at first light and have the sandbars to yourself.',
    fishing:
      'Mahi-mahi, wahoo and tuna run in the deep water outside the park. If you fish, tell us early, and your offer says which tackle is on board.',
    'island-hopping':
      'Shroud Cay for the creek, Warderick Wells for the reef, Compass Cay for the sharks under the dock: mark your cays on the chart, and the captain puts them in order.',
    stargazing: 'The crew puts out the deck lights, and in winter Orion stands over the mast.',
  },
} satisfies YachtCopy
