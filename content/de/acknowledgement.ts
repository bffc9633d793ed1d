import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** Die Bestätigung, die ein Gast per E-Mail erhält. Seine eigenen Worte stehen darunter, so wie er sie geschrieben hat. */
export const acknowledgement = {
  subject: 'Ihre Anfrage {{reference}} ist bei uns angekommen',
  received:
    'Vielen Dank für Ihre Nachricht. Ihre Anfrage ist bei {{brand}} angekommen und hat die Referenz {{reference}}. Nennen Sie sie, wenn Sie anrufen oder schreiben.',
  answer:
    'Wir lesen sie selbst und schreiben Ihnen bis {{deadline}} Uhr ({{city}}), mit Booten, Preis und unserer Meinung. Eilt es, rufen Sie an. Unsere Sprechzeiten in {{city}}:',
  answerYourTime: 'Bei Ihnen ist das {{deadline}} Uhr.',
  change:
    'Möchten Sie etwas ändern oder die Anfrage zurückziehen? Antworten Sie auf diese E-Mail, eine Zeile genügt. Was Sie zurückziehen, löschen wir.',
  words: 'Das haben Sie uns geschrieben, Wort für Wort:',
  link: 'In Ihrer Anfrage steht eine Internetadresse. Damit diese E-Mail nie Links von Fremden weiterträgt, wiederholen wir den Text hier nicht; bei uns ist er vollständig angekommen.',
  stranger:
    'Haben Sie uns nicht geschrieben, dann steht Ihre Adresse durch einen Tippfehler in einer fremden Anfrage. Sie brauchen nichts zu tun.',
} satisfies AcknowledgementCopy
