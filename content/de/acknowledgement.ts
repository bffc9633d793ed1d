import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** Die Bestätigung, die ein Gast per E-Mail erhält. Seine eigenen Worte stehen darunter, so wie er sie geschrieben hat. */
export const acknowledgement = {
  subject: 'Ihre Anfrage {{reference}} ist bei uns angekommen',
  received:
    'Guten Tag, Ihre Anfrage ist bei {{brand}} angekommen, und wir freuen uns darüber. Sie hat die Nummer {{reference}}: Nennen Sie sie, wenn Sie anrufen oder schreiben, dann wissen wir gleich, um welche Reise es geht.',
  answer:
    'Einer von uns liest sie in Ruhe und schreibt Ihnen bis {{deadline}} Uhr ({{city}}): welche Boote passen, was sie kosten und wozu wir raten. Eilt es, rufen Sie an. Unsere Sprechzeiten in {{city}}:',
  answerYourTime: 'Nach Ihrer Uhr haben Sie unsere Antwort bis {{deadline}} Uhr.',
  change:
    'Hat sich etwas geändert? Antworten Sie auf diese E-Mail, eine Zeile genügt. So ziehen Sie die Anfrage auch zurück; dann löschen wir sie.',
  words: 'Das haben Sie uns geschrieben, Wort für Wort:',
  link: 'In Ihrer Anfrage steht eine Internetadresse. Damit diese E-Mail nie Links von Fremden weiterträgt, wiederholen wir den Text hier nicht; bei uns ist er vollständig angekommen.',
  stranger:
    'Das waren gar nicht Sie? Dann hat sich ein Fremder bei der Adresse vertippt. Sie brauchen nichts zu tun.',
} satisfies AcknowledgementCopy
