import type { DraftCopy } from '../draft-copy.ts'

/** Was der Entwurf einer Antwort dem Brief des Angebots hinzufügt. */
export const draft = {
  subject: 'Ihre Anfrage {{reference}}',
  link: 'Ihre Reise Tag für Tag, mit jeder Zeile des Preises:',
  links: 'Jede Reise Tag für Tag, mit jeder Zeile ihres Preises:',
  held: 'Die {{name}} ist an diesen Tagen für andere Gäste vorgemerkt, die noch nicht unterschrieben haben. Sobald sie sich entscheiden, schreiben wir Ihnen.',
  ask: 'Ob die {{name}} an diesen Tagen frei ist, klären wir noch und schreiben es Ihnen.',
  closing:
    'Das ist eine Schätzung, noch kein Vertrag. Was sollen wir ändern? Antworten Sie einfach auf diese E-Mail.',
} satisfies DraftCopy
