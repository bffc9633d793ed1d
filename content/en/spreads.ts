import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  fleet: 'The others have sailed on. The bay is yours until breakfast.',
  destinations: '{{DestinationCount}} coasts, and in winter Orion over every one.',
  yachts: {
    'sunreef-62-marea': '{{MareaGuests}} at one table, and only the wind outside.',
    'guji-sun-odyssey-44i': 'At night she swings, and the stars swing with her.',
    'macan-pershing-64': 'Fast all day. By evening, not a ripple.',
    'lagoon-56': 'From the flybridge, the next light is an island away.',
    'bali-54': 'Lit windows, alone on the Exuma Bank.',
    'lagoon-62': 'Far astern, Nassau is still awake.',
    'leopard-42-tsabalok': 'A lantern, two glasses and a whole evening.',
  },
  articles: {
    chef: 'The last pan is washed. The soup is for tomorrow.',
    'water-activities': 'Put your face in, and the noise stops.',
    'guna-yala': 'The islands are theirs. We are the guests.',
    'why-charter': 'Unpack once. After that, only the view changes.',
    'sailing-san-blas': 'Two hours under sail, and then a swim.',
    'charter-cost': 'The sums are done. Now look up.',
    'san-blas-or-exumas': 'Two seas, and one moon over both.',
    'children-aboard': 'The children are asleep, and so is the sea.',
  },
} satisfies SpreadCopy
