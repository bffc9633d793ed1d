import type { ContactCopy } from '../copy.ts'

export const contact = {
  meta: {
    title: 'Yachtcharter mit Crew anfragen: Kontakt',
    description:
      'Katamaran oder Yacht mit Crew anfragen: Sie nennen Monat und Personenzahl, wir antworten mit passenden Booten und dem ganzen Preis. Auch über WhatsApp.',
    keywords: [
      'Charteranfrage Karibik',
      'Yachtcharter Kontakt',
      'Katamaran mit Crew anfragen',
      'WhatsApp Charter',
    ],
  },
  hero: {
    title: 'Schreiben Sie | *denen, die segeln*',
    lead: 'Eine Bucht für Sie allein, Kaffee an Deck, die Kinder schon im Wasser: Erzählen Sie uns, was Ihnen vorschwebt. Sie bekommen bis zu {{offeredYachts}} Yachten, die dann frei sind, für jede den ganzen Preis, auch pro Person und Tag, und unsere Meinung, ob Ihr Monat ruhig wird. Monat und Personenzahl genügen, und das Fragen kostet nichts.',
  },
  short: {
    title: 'Eine kurze Nachricht',
    text: 'Für eine erste Frage genügen Name, E-Mail und ein Satz, etwa: „Eine Woche im Februar, zwei Familien, einer schwimmt nicht.“',
  },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Dieselben kurzen Fragen, wenn Sie lieber chatten: WhatsApp öffnet sich mit der fertigen Nachricht, Sie tippen auf Senden, und wir antworten dort.',
  },
  charter: {
    title: 'In Ruhe planen',
    text: 'Für alle, die schon Genaueres wissen. Sie tragen Termin, Gruppe und Wünsche ein und sehen daneben eine Schätzung: welche Yachten passen und was sie ungefähr kosten. Das verbindliche Angebot schreiben wir Ihnen danach. Sollen wir auch nach dem Flug sehen, tragen Sie Ihren Abflugort ein.',
  },
  info: {
    title: 'Oder rufen Sie an',
    answer:
      'Wir sprechen Deutsch, Spanisch und Englisch. Wenn Sie lieber schreiben, haben Sie unsere Antwort am selben oder am nächsten Arbeitstag.',
  },
} satisfies ContactCopy
