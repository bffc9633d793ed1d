import type { InsuranceCopy } from '../company-copy.ts'

export const insurance = {
  meta: {
    title: 'Reiseversicherung für Ihren Törn: was Sie brauchen',
    description:
      'Eine Reiseversicherung ist bei jedem Törn Pflicht, mit Nachweis vor der Abreise. Empfohlen sind 100.000 EUR für Heilbehandlung; dazu vier Bausteine, die zählen.',
    keywords: [
      'Reiseversicherung Yachtcharter',
      'Versicherungspflicht Törn',
      'Auslandskrankenversicherung',
      'Reiserücktritt Charter',
      'Rücktransport',
    ],
  },
  hero: {
    title: 'Versichert, bevor die | *Leinen fallen*',
    lead: 'Bis zum nächsten Krankenhaus können eine Bootsfahrt und ein Flug liegen. Das gehört zum Reiz dieser Inseln und ist der Grund, warum wir von jedem Gast eine Reiseversicherung verlangen.',
  },
  requirements: {
    title: 'Was wir verlangen, | was wir raten',
    items: {
      mandatory: {
        title: 'Pflicht für jeden Gast',
        text: 'Eine Reiseversicherung ist für alle an Bord Pflicht, auch für Kinder. Sie ist nicht im Charterpreis enthalten, und wir verkaufen keine.',
      },
      proof: {
        title: 'Nachweis vor der Abreise',
        text: 'Schicken Sie uns vor der Reise für jeden Gast Police oder Versicherungsnummer. Ohne Nachweis darf der Kapitän niemanden an Bord nehmen.',
      },
      sum: {
        title: 'Empfohlen: 100.000 EUR',
        text: 'Keine Pflicht, aber unser Rat: mindestens diese Summe für Behandlung im Ausland, Rücktransport eingeschlossen. Viele Verträge bieten für wenig Geld mehr.',
      },
    },
  },
  coverage: {
    title: 'Vier Bausteine, | die zählen',
    lead: 'Die Verträge heißen verschieden und unterscheiden sich im Detail. Achten Sie auf diese vier und lesen Sie die Ausschlüsse so genau wie die Summen.',
    items: {
      cancellation: {
        title: 'Reiserücktritt',
        description:
          'Ein Törn wird früh bezahlt, und ein Krankheitsfall kann die ganze Runde aufhalten. Dieser Baustein erstattet die Kosten, wenn Sie nicht reisen können.',
        features: ['Krankheit', 'Unfall', 'Berufliche Gründe', 'Notfälle in der Familie'],
      },
      health: {
        title: 'Krankheit im Ausland',
        description:
          'Der wichtigste Baustein. Private Kliniken verlangen Zahlung oder Garantie bei der Aufnahme, und der Transport von einer Insel kann teurer werden als die Behandlung.',
        features: ['Arztkosten', 'Krankenhaus', 'Medikamente', 'Rücktransport'],
      },
      interruption: {
        title: 'Reiseabbruch',
        description:
          'Für den Fall, dass Sie vorzeitig abreisen müssen oder nicht rechtzeitig nach Hause kommen. Das Boot ist für die ganze Reise gechartert, der Verlust träfe also Sie.',
        features: ['Mehrkosten der Rückreise', 'Nicht genutzte Leistungen', 'Kosten der Verlängerung'],
      },
      luggage: {
        title: 'Gepäck',
        description:
          'Auf dem Weg zum Boot wechselt ein Koffer mehrmals das Fahrzeug. Bleibt er zurück, braucht er womöglich einen Tag, um Sie einzuholen; das Nötigste gehört ins Handgepäck.',
        features: ['Verlust', 'Beschädigung', 'Verspätung', 'Diebstahl'],
      },
    },
  },
  notes: {
    title: 'Vor dem Abschluss',
    items: {
      purchase: {
        title: 'Wann',
        text: 'Am besten mit der Bestätigung des Törns: Viele Rücktrittsversicherungen müssen wenige Tage nach der Buchung abgeschlossen sein. Die Krankenversicherung kann folgen, muss aber am Reisetag beginnen.',
      },
      sum: {
        title: 'Wie viel',
        text: 'Für Heilbehandlung sind 100.000 EUR unsere Untergrenze. Beim Rücktritt versichern Sie den ganzen Reisepreis: Törn, Flüge und Hotels.',
      },
      activities: {
        title: 'Welche Aktivitäten',
        text: 'Lassen Sie sich bestätigen, dass Mitsegeln, Schnorcheln, Freitauchen und Angeln eingeschlossen sind; manche Versicherer zählen sie zu den Risikosportarten. Manche schließen auch einzelne Länder aus. Fragen Sie ausdrücklich nach Kuba.',
      },
      documents: {
        title: 'Welche Unterlagen',
        text: 'Versicherungsnummer, Notrufnummer und eine Kopie des Passes, auf Papier und im Telefon. Ein zweiter Satz bleibt bei jemandem zu Hause. Heben Sie unterwegs Quittungen und Arztberichte auf.',
      },
    },
  },
  contact: {
    title: 'Eine Frage zur Police?',
    text: 'Schicken Sie uns die Police, und wir sagen Ihnen, ob sie unsere Anforderung erfüllt. Beraten muss Sie der Versicherer oder ein Makler.',
    cta: 'Frage stellen',
  },
} satisfies InsuranceCopy
