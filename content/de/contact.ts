import type { ContactCopy } from '../copy.ts'

export const contact = {
  meta: {
    title: 'Kontakt und Charteranfrage',
    description:
      'So fragen Sie eine Yacht mit Crew an: kurze Nachricht, Angebot über WhatsApp oder ausführliche Anfrage. Dazu Telefon und Sprechzeiten in Panama.',
    keywords: ['Charteranfrage Karibik', 'Yachtcharter Kontakt', 'Angebot Yachtcharter', 'WhatsApp Charter'],
  },
  hero: {
    title: 'Schreiben Sie | *denen, die segeln*',
    lead: 'Ein Name, ein Monat und eine ungefähre Personenzahl genügen. Fragen Sie nach Preisen, Kojen oder Seekrankheit; keine Frage ist zu klein.',
  },
  short: { title: 'Eine kurze Nachricht', text: 'Der schnellste Weg. Pflicht sind nur Name und E-Mail.' },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Füllen Sie die Felder aus, und WhatsApp öffnet sich mit der fertigen Anfrage. Abgeschickt ist sie erst, wenn Sie dort auf Senden tippen.',
  },
  charter: {
    title: 'Die ausführliche Anfrage',
    text: 'Für alle, die schon viel wissen: Revier, Termine, Boot, Leistungen, Budget. Je mehr Sie angeben, desto genauer wird das erste Angebot.',
  },
  info: {
    title: 'So erreichen Sie uns auch',
    hours: 'Sprechzeiten, Ortszeit Panama (UTC−5)',
    emergencies: 'Notfälle jederzeit telefonisch',
    answer: 'Wir antworten in den Sprechzeiten, der Reihe nach. Wenn es eilt, rufen Sie bitte an.',
  },
} satisfies ContactCopy
