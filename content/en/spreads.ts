import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  destinations: 'Marea at anchor, before dinner.',
  articles: {
    chef: 'The last pan is washed. The soup is for tomorrow.',
    'water-activities': 'The masks are drying, and the lamps are lit.',
    'guna-yala': 'Evening in Guna Yala, at anchor off the islands.',
    'why-charter': 'A table for six, and no other party in the bay.',
    'sailing-san-blas': 'Guji, with her sails stowed for the day.',
    'charter-cost': 'Dinner on Brisa, cook and wine included.',
    'san-blas-or-exumas': 'The Bali 5.4 at nightfall, her anchor in white sand.',
    'children-aboard': 'Boats in the anchorage this evening: one.',
  },
} satisfies SpreadCopy
