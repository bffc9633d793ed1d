import type { DeskCopy } from '../desk-copy.ts'

/** Die Seite einer Anfrage, die das Büro über den Link in seiner E-Mail öffnet. Nur das Büro sieht sie. */
export const desk = {
  title: 'Anfrage {{reference}}',
  states: {
    quarantined: 'In Quarantäne: niemand hat sie per E-Mail erhalten',
    new: 'Neu: noch kümmert sich niemand darum',
    taken: '{{name}} kümmert sich darum, seit {{at}}',
    answered: 'Beantwortet von {{name}} am {{at}}',
  },
  who: 'Wer antwortet?',
  name: 'Ihr Name',
  take: 'Ich übernehme',
  return: 'Ich gebe sie wieder frei',
  answered: 'Ich habe geantwortet',
  note: 'Notiz für das Büro',
  addNote: 'Notiz speichern',
  release: 'Sie ist echt: ins Postfach damit',
  releaseText:
    'Vielleicht hat ein Programm diese Anfrage geschickt: Ein Feld war ausgefüllt, das kein Mensch sieht. Ist sie echt, legt die Taste sie wie jede andere ins Postfach. Der Link gilt einmal.',
  released: 'Die Anfrage ist auf dem Weg ins Postfach.',
  held: '{{name}} kümmert sich seit {{at}} um diesen Gast (Anfrage {{reference}}). Nichts wurde geändert.',
  despite: 'Trotzdem: Ich habe es mit {{name}} besprochen',
  nameMissing: 'Bitte schreiben Sie Ihren Namen, damit die anderen wissen, wer antwortet.',
  received: 'Eingegangen am {{at}}',
  guest: 'Was der Gast geschrieben hat',
  draft: 'Vorschlag für die Antwort',
  draftMail: 'Im Mailprogramm öffnen',
  draftShortened: 'Dort steht eine kürzere Fassung, die in einen Link passt; die ganze steht hier.',
  earlier: 'Andere Anfragen desselben Gastes',
  history: 'Was geschehen ist',
  actions: {
    taken: 'hat sie übernommen',
    returned: 'hat sie wieder freigegeben',
    answered: 'hat geantwortet',
    noted: 'hat notiert',
    released: 'hat sie aus der Quarantäne geholt',
  },
  goneTitle: 'Dieser Link gilt nicht mehr',
  gone: 'Er ist abgelaufen, wurde widerrufen oder ist nicht vollständig. Einen neuen gibt: npm run enquiries -- link REFERENZ',
} satisfies DeskCopy
