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
    lead: 'Broschüren, Preise und Bilder dürfen Sie Ihren Gästen geben. Die Unterlagen zeigen die Yacht und nennen uns nicht.',
  },
  terms: {
    title: 'So arbeiten wir | mit Reisebüros',
    items: {
      guest: {
        title: 'Ihr Gast bleibt Ihr Gast',
        text: 'Sie fragen an, und unsere Antwort geht nur an Sie. Ihr Gast hört von uns nur, wenn Sie es wünschen oder wenn die Crew vor dem Einschiffen etwas wissen muss.',
      },
      commission: {
        title: 'Ihre Provision',
        text: 'Sie erhalten {{agencyCommission}} % Provision auf den Charterpreis; Steuern, Eintritte und Überführung zählen nicht mit. Ihr Gast zahlt bei Ihnen genau den Preis, der auf dieser Website steht; Sie behalten die Provision, wir berechnen Ihnen den Rest.',
      },
      calendar: {
        title: 'Jede Yacht in Ihrem Kalender',
        text: 'Abonnieren Sie den Kalender einer Yacht. Sie sehen, wann sie gebucht oder in Option ist, aber nie, für wen.',
      },
    },
  },
  papers: {
    title: 'Yacht für Yacht',
    lead: 'Broschüre und Preisblatt haben am Ende Platz für Ihr Logo und Ihre Anschrift; auf beiden steht, von wann die Preise sind.',
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
      foredeck: 'Vordeck',
      bathroom: 'Bad',
      astern: 'von achtern',
      cockpit: 'Cockpit',
      dusk: 'am Abend',
    },
  },
  licence: {
    title: 'Was Sie mit den | Bildern dürfen',
    paragraphs: [
      'Zeigen Sie sie kostenlos überall, wo Sie diese Yachten anbieten: auf Ihrer Website, in Angeboten und Rundbriefen, in sozialen Netzen. Schneiden Sie sie zu, wie Sie es brauchen.',
      'Die Illustrationen sind gerendert oder gezeichnet. Kennzeichnen Sie sie bitte so, wie wir es tun.',
      'Bitte verkaufen Sie die Bilder nicht, geben Sie sie nicht an andere Firmen weiter, und nehmen Sie sie herunter, wenn Sie die Yacht nicht mehr anbieten. Für den Druck senden wir auf Wunsch größere Dateien.',
    ],
  },
  closing: {
    title: 'Fragen Sie für einen Gast?',
    text: 'Wir brauchen den Namen Ihres Reisebüros, die Reisezeit und die Zahl der Gäste; unsere Antwort haben Sie spätestens am nächsten Arbeitstag. Während Ihr Gast überlegt, halten wir eine Yacht {{holdDays}} Tage in Option, kostenlos; brauchen Sie länger, sagen Sie es uns.',
  },
} satisfies AgenciesCopy
