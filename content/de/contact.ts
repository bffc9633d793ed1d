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
    title: 'Schreiben Sie uns. | *Wir kennen jedes Boot*',
    lead: 'Nennen Sie Monat und Personenzahl: Wir antworten mit bis zu {{offeredYachts}} Yachten, die dann frei sind, und dem ganzen Preis einer jeden. Für eine Frage genügt die kurze Nachricht, zum Chatten WhatsApp; stehen Ihre Tage fest, nehmen Sie das lange Formular.',
  },
  short: {
    title: 'Eine kurze Nachricht',
    text: 'Name, E-Mail und ein Satz, etwa: „Eine Woche im Februar, zwei Familien, einer schwimmt nicht.“',
  },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Wenn Sie lieber chatten: Ihre Angaben stehen dann schon in der Nachricht, Sie müssen sie nur noch senden. Wir antworten dort.',
  },
  charter: {
    title: 'In Ruhe planen',
    text: 'Termin und Gruppe stehen fest? Tragen Sie ein, was Sie wissen, und sehen Sie daneben, welche Yachten passen und was sie ungefähr kosten. Mit Ihrem Abflugort suchen wir auch nach Flügen. Das verbindliche Angebot folgt schriftlich.',
  },
  info: {
    title: 'Oder rufen Sie an',
    answer:
      'Wir sprechen Deutsch, Spanisch und Englisch. Auf eine Nachricht antworten wir am selben oder am nächsten Arbeitstag.',
  },
} satisfies ContactCopy
