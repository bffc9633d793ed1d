import type { DraftCopy } from '../draft-copy.ts'

/** Was der Entwurf einer Antwort dem Brief des Angebots hinzufügt. */
export const draft = {
  subject: 'Ihre Anfrage {{reference}}',
  link: 'Tag für Tag, mit jeder Zeile des Preises, zum Weitergeben:',
  links: 'Jede Reise Tag für Tag, mit jeder Zeile des Preises, zum Weitergeben:',
  free: 'Stand heute ist die {{names}} an diesen Tagen frei.',
  freeAll: 'Stand heute sind {{names}} an diesen Tagen frei.',
  booked: 'Die {{names}} ist an diesen Tagen vergeben.',
  bookedAll: '{{names}} sind an diesen Tagen vergeben.',
  nearest: 'Frei ist sie ab {{dates}}.',
  nearestAll: 'Frei sind {{each}}.',
  nearestOf: 'die {{name}} ab {{dates}}',
  held: 'Die {{names}} ist an diesen Tagen für andere Gäste vorgemerkt, die noch nicht unterschrieben haben. Sobald sie sich entscheiden, schreiben wir Ihnen.',
  heldAll:
    '{{names}} sind an diesen Tagen für andere Gäste vorgemerkt, die noch nicht unterschrieben haben. Sobald sie sich entscheiden, schreiben wir Ihnen.',
  ask: 'Ob die {{names}} an diesen Tagen frei ist, klären wir noch und schreiben es Ihnen.',
  askAll: 'Ob {{names}} an diesen Tagen frei sind, klären wir noch und schreiben es Ihnen.',
  closing:
    'Nichts davon bindet Sie. Was sollen wir ändern? Eine Zeile genügt. Passt alles, schreiben Sie uns das, und wir schicken das Angebot.',
} satisfies DraftCopy
