import type { AgenciesCopy } from '../company-copy.ts'

export const agencies = {
  meta: {
    title: 'Für Reisebüros: Unterlagen ohne unseren Namen',
    description:
      'Neutrale Broschüren und Preisblätter jeder Yacht in drei Sprachen, Kalender zum Abonnieren und Bilder mit Lizenz, für Reisebüros, die Charter verkaufen.',
    keywords: [
      'Yachtcharter für Reisebüros',
      'neutrale Yachtbroschüre',
      'Charterpreise für Reisebüros',
      'Kalender einer Charteryacht iCal',
      'Provision Charter mit Crew',
    ],
  },
  hero: {
    title: 'Unsere Yachten, | *Ihr Name*',
    lead: 'Was Sie auf dieser Seite finden, dürfen Sie so weitergeben, wie es ist. In den Unterlagen steht die Yacht und nirgends, wer wir sind; wo sonst unser Zeichen wäre, ist Platz für das Ihre.',
  },
  terms: {
    title: 'So arbeiten wir | mit Reisebüros',
    items: {
      guest: {
        title: 'Ihr Gast bleibt Ihr Gast',
        text: 'Sie fragen, und Ihnen antworten wir. Ihr Gast hört von uns, wenn Sie es wünschen oder wenn die Crew vor dem Einschiffen etwas wissen muss.',
      },
      commission: {
        title: '{{agencyCommission}} % Provision',
        text: 'Auf den Charter selbst. Steuern, Eintrittsgebühren und die Überführung einer Yacht werden weitergereicht, wie sie anfallen. Über Sie oder direkt: Der Gast zahlt den Preis, der auf dieser Website steht.',
      },
      calendar: {
        title: 'Freie Wochen im eigenen Kalender',
        text: 'Ihr Kalenderprogramm kann jede Yacht abonnieren. Dann sehen Sie, wann sie gebucht oder reserviert ist, aber nie, für wen.',
      },
    },
  },
  papers: {
    title: 'Yacht für Yacht',
    lead: 'Broschüre und Preisblatt enden mit einem leeren Feld für Ihr Logo und ein paar Zeilen für Ihre Anschrift. Der Tag, an dem die Preise genannt wurden, steht daneben.',
    brochure: 'Broschüre',
    rates: 'Preisblatt',
    calendar: 'Kalender (iCal)',
    photographs: 'Fotos',
    illustrations: 'Illustrationen',
    views: {
      anchor: 'vor Anker',
      cabin: 'Kabine',
      underway: 'in Fahrt',
      saloon: 'Salon',
      above: 'von oben',
      astern: 'von achtern',
      cockpit: 'Cockpit',
      dusk: 'am Abend',
    },
  },
  licence: {
    title: 'Was Sie mit den | Bildern dürfen',
    paragraphs: [
      'Zeigen Sie sie kostenlos überall, wo Sie diese Yachten anbieten: auf Ihrer Website, in Angeboten und Rundbriefen, in sozialen Netzen. Schneiden Sie sie zu, wie Sie es brauchen.',
      'Eine Illustration ist gerendert oder gezeichnet. Schreiben Sie das dazu, wo Sie eine zeigen; wir tun es auch.',
      'Bitte verkaufen Sie die Bilder nicht, geben Sie sie nicht an andere Firmen weiter, und nehmen Sie sie herunter, wenn Sie die Yacht nicht mehr anbieten. Für den Druck senden wir auf Wunsch größere Dateien.',
    ],
  },
  closing: {
    title: 'Fragen Sie für einen Gast?',
    text: 'Nennen Sie uns Ihr Reisebüro, die Reisezeit und die Zahl der Gäste, und ob wir eine Yacht reservieren sollen, während Ihr Gast sich entscheidet.',
  },
} satisfies AgenciesCopy
