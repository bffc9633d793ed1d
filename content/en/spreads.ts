import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  destinations: '{{DestinationCount}} coasts, and in winter Orion over every one.',
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
