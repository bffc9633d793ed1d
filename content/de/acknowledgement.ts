import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** Die Bestätigung, die ein Gast per E-Mail erhält. Seine eigenen Worte stehen darunter, so wie er sie geschrieben hat. */
export const acknowledgement = {
  subject: 'Ihre Anfrage {{reference}} ist bei uns angekommen',
  received:
    'Guten Tag,\n\nvielen Dank, Ihre Anfrage ist bei {{brand}} angekommen. Einer von uns liest sie in Ruhe und antwortet Ihnen persönlich. Ihre Nummer ist {{reference}}; nennen Sie sie am Telefon oder in einer E-Mail, dann haben wir gleich alles vor uns.',
  /** `theirs`: die Uhr des Gastes, wo wir sie kennen und sie anders geht als unsere. */
  answer: {
    ours: 'Unsere Antwort haben Sie bis {{ours}} Uhr in {{city}}, wenn es geht, auch früher.',
    theirs:
      'Unsere Antwort haben Sie bis {{theirs}} Uhr Ihrer Zeit ({{ours}} Uhr in {{city}}), wenn es geht, auch früher.',
  },
  /** Wenn die Anfrage außerhalb der Bürozeiten eintrifft. */
  closed: {
    ours: 'Unser Büro ist gerade geschlossen und öffnet wieder am {{ours}} Uhr in {{city}}.',
    theirs: 'Unser Büro ist gerade geschlossen und öffnet wieder am {{theirs}} Uhr Ihrer Zeit.',
  },
  call: 'Möchten Sie lieber sprechen? Nach der Uhr von {{city}} sind wir zu diesen Zeiten am Telefon:',
  clocks: 'Ist es dort {{ours}} Uhr, ist es bei Ihnen {{theirs}} Uhr.',
  change:
    'Verschiebt sich der Termin, kommt noch ein Gast dazu? Antworten Sie auf diese E-Mail, eine Zeile genügt. Auch zurückziehen können Sie die Anfrage so; dann löschen wir sie.',
  words: 'Das haben Sie uns geschrieben:',
  link: 'In Ihrer Anfrage steht eine Internetadresse, darum wiederholen wir den Text hier nicht: So trägt diese E-Mail nie Links von Fremden weiter. Bei uns ist er vollständig angekommen.',
  stranger:
    'Sie haben uns gar nicht geschrieben? Dann hat sich ein anderer bei der Adresse vertippt, und Sie können diese E-Mail löschen.',
} satisfies AcknowledgementCopy
