import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  destinations: 'Die Marea vor Anker, kurz vor Sonnenuntergang.',
  articles: {
    chef: 'Auf der Tsabalok steht die Ceviche schon auf dem Tisch.',
    'water-activities': 'Das letzte Bad, die Lagoon 56 hat schon Licht.',
    'guna-yala': 'Die Inseln gehören den Guna.',
    'why-charter': 'Für sechs gedeckt.',
    'sailing-san-blas': 'Eine Stunde unter Segeln, dann ins Wasser.',
    'charter-cost': 'Ein Abend auf der Brisa.',
    'san-blas-or-exumas': 'Die Bali 5.4 zur blauen Stunde.',
    'children-aboard': 'Acht Uhr abends auf der Tsabalok.',
  },
} satisfies SpreadCopy
