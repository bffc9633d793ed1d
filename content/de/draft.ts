import type { DraftCopy } from '../draft-copy.ts'

/** Was der Entwurf einer Antwort dem Brief des Angebots hinzufügt. */
export const draft = {
  subject: 'Ihre Anfrage {{reference}}',
  link: 'Hier sehen Sie die Reise Tag für Tag, mit allen Posten ihres Preises:',
  links: 'Hier sehen Sie jede Reise Tag für Tag, mit allen Posten ihres Preises:',
  held: 'Die {{name}} ist an diesen Tagen für andere Gäste vorgemerkt, die noch nicht unterschrieben haben. Sobald das entschieden ist, sagen wir es Ihnen.',
  ask: 'Ob die {{name}} an diesen Tagen frei ist, klären wir gerade noch und sagen es Ihnen.',
  closing:
    'Das ist eine Schätzung, noch kein Vertrag. Was soll anders sein? Antworten Sie einfach auf diese E-Mail.',
} satisfies DraftCopy
