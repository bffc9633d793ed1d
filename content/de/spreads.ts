import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  destinations: '{{DestinationCount}} Küsten, und im Winter steht Orion über jeder.',
  articles: {
    chef: 'Auf den Tisch kommt, was angebissen hat.',
    'water-activities': 'Das Gesicht ins Wasser, und es wird still.',
    'guna-yala': 'Die Inseln gehören ihnen. Wir sind zu Gast.',
    'why-charter': 'Einmal auspacken. Danach wechselt nur die Aussicht.',
    'sailing-san-blas': 'Zwei Stunden unter Segeln, dann ins Wasser.',
    'charter-cost': 'Gerechnet ist. Jetzt kommt der Abend.',
    'san-blas-or-exumas': 'Zwei Reviere, und über beiden derselbe Mond.',
    'children-aboard': 'Die Kinder schlafen, und das Meer auch.',
  },
} satisfies SpreadCopy
