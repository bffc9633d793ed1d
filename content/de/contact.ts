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
    lead: 'Ein Monat und eine Personenzahl genügen. Zurück kommen bis zu {{offeredYachts}} freie Yachten, der ganze Preis für jede, auch pro Person und Tag, und eine ehrliche Meinung, selbst dazu, ob es im März schaukelt. Fragen kostet nichts und bindet Sie nicht.',
  },
  short: {
    title: 'Eine kurze Nachricht',
    text: 'Name, E-Mail und was Ihnen vorschwebt. „Eine Woche im Februar, zwei Familien, einer schwimmt nicht“ reicht uns für den Anfang.',
  },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Aus diesen Feldern wird eine fertige Nachricht. WhatsApp öffnet sich damit, Sie lesen sie noch einmal und tippen auf Senden. Erst dann ist sie bei uns.',
  },
  charter: {
    title: 'Die ausführliche Anfrage',
    text: 'Hier erzählen Sie alles, was Sie schon wissen, und sehen dabei, welche Yachten passen und was die Reise kostet. Von dieser Summe geht unser Angebot aus.',
  },
  info: {
    title: 'Oder rufen Sie an',
    answer:
      'Wir sprechen Deutsch, Spanisch und Englisch. Schreiben Sie lieber, dann haben Sie unsere Antwort nach höchstens {{answerHours}} Bürostunden.',
  },
} satisfies ContactCopy
