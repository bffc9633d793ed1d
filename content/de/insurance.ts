import type { InsuranceCopy } from '../company-copy.ts'

export const insurance = {
  meta: {
    title: 'Reiseversicherung für die Segelreise: was Sie brauchen',
    description:
      'Für jeden Yachtcharter mit Crew ist eine Reiseversicherung Pflicht. Vier Bausteine zählen; für Heilbehandlung raten wir zu mindestens 100.000 EUR.',
    keywords: [
      'Reiseversicherung Yachtcharter',
      'Versicherungspflicht Törn',
      'Auslandskrankenversicherung',
      'Reiserücktritt Charter',
      'Rücktransport',
    ],
  },
  hero: {
    title: 'Versichert, | *dann Leinen los*',
    lead: 'Ein Nachmittag mit Formularen, und danach denken Sie nur noch ans Schwimmen. Ohne Reiseversicherung nehmen wir keinen Gast mit, denn zwischen einer Palmeninsel und dem nächsten Krankenhaus können eine Bootsfahrt und ein Flug liegen.',
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
        text: 'Schicken Sie uns vor der Reise für jeden Gast Police oder Versicherungsnummer. Ohne diesen Nachweis darf der Kapitän keinen Gast an Bord nehmen.',
      },
      sum: {
        title: 'Empfohlen: 100.000 EUR',
        text: 'Ein Rat, keine Vorschrift: mindestens diese Summe für Behandlung im Ausland, Rücktransport eingeschlossen. Viele Verträge zahlen mehr, manche ohne Obergrenze.',
      },
    },
  },
  coverage: {
    title: 'Vier Bausteine, | die zählen',
    lead: 'Jeder Versicherer nennt sie anders, gemeint sind immer diese. Lesen Sie die Ausschlüsse so genau wie die Summen.',
    items: {
      cancellation: {
        title: 'Reiserücktritt',
        description:
          'Den Törn zahlen Sie Wochen vorher, und ein gebrochenes Bein hält leicht die ganze Familie zu Hause. Dieser Baustein erstattet, was wir nach dem Vertrag einbehalten, wenn Sie nicht reisen können.',
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
          'Sie müssen früher nach Hause, oder Sie kommen nicht rechtzeitig heim. Das Boot ist für die ganze Reise gechartert; ohne diesen Baustein zahlen Sie auch die Tage, die Sie nicht segeln.',
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
        text: 'Am besten an dem Tag, an dem Sie fest buchen. Für den Reiserücktritt setzt jeder Versicherer eine Frist; manche rechnen sie ab der Buchung, andere bis etwa einen Monat vor der Abreise. Die Krankenversicherung darf später kommen, muss aber am Reisetag gelten.',
      },
      sum: {
        title: 'Wie viel',
        text: 'Beim Rücktritt versichern Sie den ganzen Reisepreis: Törn, Flüge und Hotels.',
      },
      activities: {
        title: 'Welche Aktivitäten',
        text: 'Fragen Sie, ob Mitsegeln, Schnorcheln, Freitauchen und Angeln eingeschlossen sind, und bitten Sie um die Antwort schriftlich; einige Versicherer zählen sie zu den Risikosportarten. Fragen Sie auch nach Kuba und, in der Hurrikansaison, nach Naturereignissen: Beides nehmen manche Verträge aus.',
      },
      documents: {
        title: 'Welche Unterlagen',
        text: 'Versicherungsnummer, Notrufnummer und eine Kopie des Passes, auf Papier und im Telefon. Ein zweiter Satz bleibt bei einem Menschen, den Sie nachts wecken dürfen. Heben Sie unterwegs Quittungen und Arztberichte auf.',
      },
    },
  },
  contact: {
    title: 'Eine Frage zur Police?',
    text: 'Schicken Sie uns die Police, dann sehen wir nach, ob sie als Nachweis genügt. Beraten lassen Sie sich vom Versicherer oder von einem Makler.',
    cta: 'Frage stellen',
    yachts: 'Zurück zu den Yachten',
  },
} satisfies InsuranceCopy
