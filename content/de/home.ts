import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Yachtcharter mit Crew in der Karibik',
    description:
      'Sieben Yachten mit Kapitän und Koch in San Blas, Cartagena und auf den Bahamas, auf Wunsch in Kuba. Ein Preis für Crew, Mahlzeiten, Getränke und Treibstoff.',
    keywords: [
      'Yachtcharter Karibik mit Crew',
      'San Blas Charter',
      'Katamaran mit Skipper',
      'Yachtcharter Panama',
      'Yacht mit Koch',
      'Segelurlaub Karibik',
    ],
  },
  hero: {
    kicker: 'Charter mit Crew ab {{city}}',
    title: 'Aufwachen | *hinter dem Riff*',
    lead: 'Sieben Yachten in Panama, Kolumbien und auf den Bahamas; nach Kuba bringen wir Ihnen auf Wunsch eine. Auf jeder ein Kapitän, der die Durchfahrten kennt, und ein Koch, der die Fischer kennt.',
    flySail: 'Flug und Yacht planen',
    contact: 'Termine anfragen',
    caption: 'Vor Anker im Schutz der Cayos Holandeses',
  },
  fleet: {
    title: 'Drei von *sieben*',
    lead: 'Fünf Katamarane, eine Segelyacht und eine Motoryacht, jede mit eigenem Kapitän und Koch.',
    all: 'Alle sieben Yachten',
  },
  allIn: {
    title: 'Ein Preis, | *alles an Bord*',
    text: 'Kapitän und Koch, Mahlzeiten, Getränke, Treibstoff und Hafengebühren: Sie kennen die Summe, bevor Sie losfahren, und am letzten Morgen legt Ihnen niemand eine Rechnung hin. Eine Vorauszahlung für Proviant (APA) gibt es bei uns nicht.',
    included: ['Yacht, Kapitän und Koch', 'Mahlzeiten und Getränke', 'Treibstoff', 'Hafengebühren'],
    notIncluded: [
      'Flüge und Versicherung',
      'Steuern und Eintritte, jeweils als eigene Zeile',
      'Trinkgeld, wenn Sie möchten',
    ],
  },
  destinations: {
    title: 'Vier Küsten, | *ein warmer Wind*',
    lead: 'Von Dezember bis April weht der Nordostpassat über alle vier. Das Wasser unter dem Kiel sieht jedes Mal anders aus, das Land dahinter auch.',
  },
  about: {
    title: 'Eine Familie, | die am Wasser lebt',
    paragraphs: [
      '*Los alisios* heißen auf Spanisch die Passatwinde, und nach ihnen richtet sich hier das Jahr. Wir sind ein Familienbetrieb in {{city}} und schicken nur Crews hinaus, bei denen wir selbst gegessen und vor Anker geschlafen haben.',
      'Ihre Anfrage liest jemand, der dort gesegelt ist. Fragen Sie also ruhig nach dem Ankerplatz, an dem es im Januar am wenigsten schaukelt, nach dem Preis der Fahrt zum Boot oder nach der Kabine, in der man am kühlsten schläft.',
    ],
    link: 'Wer wir sind',
    caption: 'Unter Segeln im ersten Licht, die Küste noch im Dunst',
  },
  night: 'Nach dem Essen brennt noch ein Licht: unseres, oben am Mast.',
  services: {
    title: 'Was an Bord geschieht',
    items: {
      sailing: {
        title: 'Segeln ohne Eile',
        text: 'Kurze Schläge am Morgen, mittags fällt der Anker. Segel, Riffe und Wetter sind Sache des Kapitäns; das Ruder gehört Ihnen, sobald Sie möchten, und bleibt bei ihm, wenn nicht.',
      },
      tours: {
        title: 'An Land mit Leuten von dort',
        text: 'Ein Dorf der Guna, das einlädt, die Mauern von Cartagena am späten Nachmittag, Havannas Arkaden zu Fuß. Es führt jemand, der dort wohnt, und die Gruppe ist Ihre eigene. Niemand läuft mit einem Fähnchen voraus.',
      },
      tropics: {
        title: 'Die Tropen aus der Nähe',
        text: 'Adlerrochen über dem Seegras, ein Pelikan auf dem Beiboot, abends ein Feuer im Sand. Masken und Flossen liegen am Heck bereit, und das Wasser ist so warm, dass man die Zeit darin vergisst.',
      },
      premium: {
        title: 'Bevor Sie danach fragen',
        text: 'Allergien, Geburtstage, das Kind, das nur Nudeln isst: Die Crew weiß es, bevor Sie an Bord kommen. Während Sie schwimmen, wird die Kabine gemacht, und der Kaffee steht da, ohne dass ihn jemand bestellt hat.',
      },
    },
  },
  journal: {
    title: 'Aus dem Logbuch',
    lead: 'Fünf längere Texte über die Küche, das Wasser, die Menschen der Inseln und darüber, warum man überhaupt mit dem Boot reist.',
    read: 'Lesen',
  },
  closing: {
    title: 'Sagen Sie uns, | wann und mit wem',
    text: 'Ein Monat und eine Personenzahl genügen für den Anfang. Wir antworten mit zwei oder drei Booten, die passen, und schreiben dazu, was jedes kostet und was in diesem Preis nicht enthalten ist.',
    contact: 'Schreiben Sie uns',
  },
} satisfies HomeCopy
