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
    lead: 'Wann möchten Sie fahren, und wie viele sind Sie? Sie bekommen zwei oder drei Boote von uns, den ganzen Preis für jedes und eine ehrliche Meinung, auch dazu, ob es im März schaukelt.',
  },
  short: {
    title: 'Eine kurze Nachricht',
    text: 'Zwei Minuten, und Sie haben uns geschrieben. Name und E-Mail brauchen wir, den Rest erzählen Sie, wenn Sie mögen.',
  },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Aus diesen Feldern wird eine fertige Nachricht. WhatsApp öffnet sich damit, Sie lesen sie noch einmal und tippen auf Senden. Erst dann ist sie bei uns.',
  },
  charter: {
    title: 'Die ausführliche Anfrage',
    text: 'Hier erzählen Sie alles, was Sie schon wissen, und sehen dabei, welche Yachten passen und was die Reise kostet. Was noch offen ist, lassen Sie offen.',
  },
  info: {
    title: 'Oder rufen Sie an',
    hours: 'Sprechzeiten, Ortszeit Panama (UTC−5)',
    emergencies: 'Notfälle jederzeit telefonisch',
    answer:
      'Wir sprechen Deutsch, Spanisch und Englisch. Schreiben Sie lieber, dann haben Sie unsere Antwort nach höchstens {{answerHours}} Bürostunden.',
  },
} satisfies ContactCopy
