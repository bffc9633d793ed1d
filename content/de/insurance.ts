import type { InsuranceCopy } from '../company-copy.ts'

export const insurance = {
  meta: {
    title: 'Reiseversicherung für die Segelreise: was Sie brauchen',
    description:
      'Für jeden Yachtcharter mit Crew ist eine Reiseversicherung Pflicht. Welche Bausteine zählen, bis wann wir den Nachweis brauchen und wozu wir raten.',
    keywords: [
      'Reiseversicherung Yachtcharter',
      'Versicherungspflicht Törn',
      'Auslandskrankenversicherung',
      'Reiserücktritt Charter',
      'Rücktransport',
    ],
  },
  hero: {
    title: 'Erst versichert, | *dann Leinen los*',
    lead: 'Zwischen einer Palmeninsel und dem nächsten Krankenhaus können eine Bootsfahrt und ein Flug liegen. Darum nehmen wir nur versicherte Gäste mit. Was die Versicherung können sollte, steht hier in vier Punkten.',
  },
  requirements: {
    title: 'Was wir verlangen, | was wir raten',
    items: {
      mandatory: {
        title: 'Pflicht für jeden Gast',
        text: 'Ohne Reiseversicherung kommt niemand an Bord, auch kein Kind. Es genügt eine Auslandskrankenversicherung, die an allen Reisetagen gilt; zu den anderen Bausteinen raten wir. Sie schließen sie zu Hause ab, bei wem Sie möchten: Im Charterpreis ist sie nicht enthalten, und wir verkaufen keine.',
      },
      proof: {
        title: 'Nachweis vor der Abreise',
        text: 'Schicken Sie uns vor der Reise für jeden Gast den Versicherungsschein oder die Versicherungsnummer, am besten mit der Restzahlung {{balanceDays}} Tage vor dem Einschiffen. Dann bleibt Zeit, falls etwas fehlt; ohne Nachweis nimmt der Kapitän niemanden mit.',
      },
      sum: {
        title: 'Empfohlen: 100.000 EUR',
        text: 'Ein Rat, keine Vorschrift: mindestens diese Summe, etwa {{medicalCoverInDollars}}, für Behandlung im Ausland und Rücktransport. Viele deutsche Auslandskrankenversicherungen zahlen beides ohne Obergrenze.',
      },
    },
  },
  coverage: {
    title: 'Vier Bausteine, | die zählen',
    lead: 'Am wichtigsten ist die Krankenversicherung. Was Sie von den anderen drei brauchen, hängt davon ab, wie viel Sie selbst tragen könnten. Die Namen wechseln von Versicherer zu Versicherer; lesen Sie die Ausschlüsse so genau wie die Summen.',
    items: {
      health: {
        title: 'Krankheit im Ausland',
        description:
          'Private Kliniken verlangen bei der Aufnahme Geld oder eine Garantie, und der Transport von einer Insel kann mehr kosten als die Behandlung. Achten Sie auf den Rücktransport nach Hause.',
        features: ['Arztkosten', 'Krankenhaus', 'Medikamente', 'Rücktransport'],
      },
      cancellation: {
        title: 'Reiserücktritt',
        description:
          'Ein gebrochenes Bein hält leicht die ganze Familie zu Hause, und bezahlt ist der Törn dann längst. Was wir nach dem Vertrag einbehalten (die Stufen stehen in unseren Fragen und Antworten), erstattet dieser Baustein bei versicherten Gründen, meist abzüglich einer Selbstbeteiligung.',
        features: ['Krankheit', 'Unfall', 'Berufliche Gründe', 'Notfälle in der Familie'],
      },
      interruption: {
        title: 'Reiseabbruch',
        description:
          'Sie müssen früher nach Hause, oder Ihr Rückflug fällt aus. Das Boot ist für die ganze Reise gechartert; dieser Baustein ersetzt die Tage, die Sie nicht segeln, und was die Heimreise mehr kostet.',
        features: ['Mehrkosten der Rückreise', 'Nicht genutzte Leistungen', 'Kosten der Verlängerung'],
      },
      luggage: {
        title: 'Gepäck',
        description:
          'Auf dem Weg zum Boot wechselt Ihre Tasche mehrmals das Fahrzeug. Bleibt sie zurück, kann es einen Tag dauern, bis sie nachkommt; Badezeug und Medikamente nehmen Sie darum ins Handgepäck.',
        features: ['Verlust', 'Beschädigung', 'Verspätung', 'Diebstahl'],
      },
    },
  },
  notes: {
    title: 'Vor dem Abschluss',
    items: {
      purchase: {
        title: 'Wann',
        text: 'Am besten an dem Tag, an dem Sie fest buchen. Für den Reiserücktritt setzt jeder Versicherer eine Frist; bei manchen läuft sie ab der Buchung, bei anderen endet sie etwa einen Monat vor der Abreise. Die Krankenversicherung darf später kommen, muss aber vom ersten bis zum letzten Reisetag gelten.',
      },
      sum: {
        title: 'Wie viel',
        text: 'Beim Rücktritt versichern Sie den ganzen Reisepreis, also Törn, Flüge und Hotels, und nicht nur die Anzahlung. Unsere Rechnung ist in US-Dollar; für die Summe in Euro rechnen Sie mit etwa {{dollarsPerEuro}} Dollar je Euro.',
      },
      activities: {
        title: 'Was Sie vorhaben, und wo',
        text: 'Fragen Sie, ob Mitsegeln, Schnorcheln, Freitauchen, Gerätetauchen und Angeln eingeschlossen sind, und bitten Sie um die Antwort schriftlich; einige Versicherer zählen sie zu den Risikosportarten. Kuba verlangt eine Krankenversicherung: Lassen Sie sich bestätigen, dass Ihre dort gilt. Reisen Sie zwischen Juni und November nach Kuba oder auf die Bahamas, fragen Sie auch nach Naturereignissen.',
      },
      documents: {
        title: 'Welche Unterlagen',
        text: 'Versicherungsnummer, Notrufnummer und eine Kopie des Passes, auf Papier und im Telefon. Ein zweiter Satz bleibt bei einem Menschen, den Sie nachts wecken dürfen. Heben Sie unterwegs Quittungen und Arztberichte auf.',
      },
    },
  },
  contact: {
    title: 'Genügt Ihre Versicherung?',
    text: 'Schicken Sie uns den Versicherungsschein, und wir sehen nach, ob er als Nachweis reicht. Welcher Vertrag zu Ihnen passt, weiß der Versicherer oder ein Makler.',
    cta: 'Frage stellen',
    yachts: 'Zurück zu den Yachten',
  },
} satisfies InsuranceCopy
