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
    lead: 'Sie nennen einen Monat und sagen, wie viele Sie sind. Von uns bekommen Sie zwei oder drei Boote, den ganzen Preis für jedes und eine ehrliche Meinung, auch zur Frage, ob es im März schaukelt.',
  },
  short: {
    title: 'Eine kurze Nachricht',
    text: 'Zwei Minuten genügen. Name und E-Mail brauchen wir, alles andere darf offenbleiben.',
  },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Sie füllen die Felder aus, WhatsApp öffnet sich mit der fertigen Anfrage, und Sie tippen dort auf Senden. Erst dann kommt sie bei uns an.',
  },
  charter: {
    title: 'Die ausführliche Anfrage',
    text: 'Revier, Termine, Boot, Leistungen, Budget: Was Sie schon wissen, steht danach in Ihrem ersten Angebot, mit Preis und Törnplan. Was Sie noch nicht wissen, lassen Sie leer.',
  },
  info: {
    title: 'So erreichen Sie uns auch',
    hours: 'Sprechzeiten, Ortszeit Panama (UTC−5)',
    emergencies: 'Notfälle jederzeit telefonisch',
    answer:
      'Unsere Antwort haben Sie nach höchstens {{answerHours}} Bürostunden, auf Deutsch, Spanisch oder Englisch. Wenn es eilt, rufen Sie an.',
  },
} satisfies ContactCopy
