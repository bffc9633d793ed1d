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
    lead: 'Eine Bucht für Sie allein, Kaffee an Deck, die Kinder schon im Wasser: Erzählen Sie uns, was Ihnen vorschwebt. Sie bekommen bis zu {{offeredYachts}} Yachten, die dann frei sind, für jede den ganzen Preis, auch pro Person und Tag, und eine ehrliche Meinung dazu, ob es im März schaukelt. Monat und Personenzahl genügen; Fragen bindet Sie nicht.',
  },
  short: {
    title: 'Eine kurze Nachricht',
    text: 'Für die erste Frage das Richtige. Name, E-Mail und ein Satz: „Eine Woche im Februar, zwei Familien, einer schwimmt nicht“ reicht völlig.',
  },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Dieselben kurzen Fragen, wenn Sie lieber chatten: WhatsApp öffnet sich mit der fertigen Nachricht, Sie tippen auf Senden, und wir antworten dort.',
  },
  charter: {
    title: 'In Ruhe planen',
    text: 'Für alle, die schon Genaueres wissen. Sie tragen Termin, Gruppe, Wünsche und Budget ein und sehen daneben, welche Yachten passen und was sie kosten; von dieser Summe geht unser Angebot aus. Auch den Flug? Dafür gibt es Fly & Sail.',
  },
  info: {
    title: 'Oder rufen Sie an',
    answer:
      'Wir sprechen Deutsch, Spanisch und Englisch. Schreiben Sie lieber, dann antworten wir am selben oder am nächsten Arbeitstag.',
  },
} satisfies ContactCopy
