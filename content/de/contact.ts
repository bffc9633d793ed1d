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
    title: 'Schreiben Sie uns, | *wir kennen jedes Boot*',
    lead: 'Nennen Sie Monat und Personenzahl: Wir antworten mit bis zu {{offeredYachts}} freien Yachten, jede mit ihrem ganzen Preis. Für eine Frage genügt die kurze Nachricht, WhatsApp oder ein Anruf; stehen Ihre Tage fest, nehmen Sie das lange Formular.',
  },
  short: {
    title: 'Eine kurze Nachricht',
    text: 'Name, E-Mail und ein Satz, etwa: „Eine Woche im Februar, zwei Familien, einer schwimmt nicht.“ Wir antworten am selben oder am nächsten Arbeitstag.',
  },
  quote: {
    title: 'Angebot über WhatsApp',
    text: 'Füllen Sie die Felder aus, dann öffnet sich WhatsApp mit der fertigen Nachricht. Sie senden sie ab, wir antworten im Chat.',
  },
  charter: {
    title: 'In Ruhe planen',
    text: 'Termin und Gruppe stehen fest? Dann tragen Sie ein, was Sie wissen, und sehen Sie daneben, welche Yachten passen und was sie ungefähr kosten. Mit Ihrem Abflugort suchen wir auch nach Flügen. Das verbindliche Angebot folgt schriftlich.',
  },
  info: {
    title: 'Oder rufen Sie an',
    answer: 'Am Telefon sprechen wir Deutsch, Spanisch und Englisch.',
  },
  next: {
    title: 'Von der Nachricht | bis zum ersten Sprung ins Wasser',
    steps: [
      {
        title: 'Wir antworten',
        text: 'Spätestens am nächsten Arbeitstag haben Sie bis zu {{offeredYachts}} freie Yachten vor sich, jede mit Preis und Route. Ausgesucht hat sie jemand, der die Boote kennt.',
      },
      {
        title: 'Wir halten Ihre Yacht frei',
        text: 'Mit dem schriftlichen Angebot halten wir sie {{holdDays}} Tage kostenlos für Sie frei, damit Sie sich in Ruhe abstimmen können.',
      },
      {
        title: 'Sie unterschreiben',
        text: 'Mit dem Vertrag und {{deposit}} % Anzahlung gehört die Woche Ihnen. Den Rest zahlen Sie {{balanceDays}} Tage vor dem Einschiffen.',
      },
      {
        title: 'Sie packen eine weiche Tasche',
        text: 'Bis dahin wissen wir, was Sie essen, wie alt die Kinder sind und wann Sie landen. Ihr Weg zum Boot ist geplant, und an Bord steht etwas Kaltes bereit.',
      },
    ],
  },
} satisfies ContactCopy
