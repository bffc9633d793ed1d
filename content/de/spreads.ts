import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  fleet: 'Wenn es dunkel wird, hat jede ihre eigene Bucht.',
  destinations: '{{DestinationCount}} Küsten, und im Winter steht Orion über jeder.',
  yachts: {
    'sunreef-62-marea': 'Alle an einem Tisch, und draußen nur der Wind.',
    'guji-sun-odyssey-44i': 'Nachts dreht sie sich vor Anker, und die Sterne mit ihr.',
    'macan-pershing-64': 'Am Tag schnell. Am Abend keine Welle mehr.',
    'lagoon-56': 'Das nächste Licht liegt eine Insel weiter.',
    'bali-54': 'Helle Fenster, allein auf der Exuma-Bank.',
    'lagoon-62': 'Weit achteraus ist Nassau noch wach.',
    'leopard-42-tsabalok': 'Eine Laterne auf dem Tisch, zwei Gläser, keine Uhr.',
  },
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
