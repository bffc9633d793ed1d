import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Yachtcharter mit Crew in der Karibik',
    description: 'Sieben Yachten mit Kapitän und Koch in San Blas, Cartagena, Kuba und auf den Bahamas. Crew, Mahlzeiten und Treibstoff in einem Preis, offen genannt.',
    keywords: ['Yachtcharter Karibik mit Crew', 'San Blas Charter', 'Katamaran mit Skipper', 'Yachtcharter Panama', 'Yacht mit Koch', 'Segelurlaub Karibik'],
  },
  hero: {
    kicker: 'Charter mit Crew ab {city}',
    title: 'Aufwachen *hinter dem Riff*',
    lead: 'Sieben Yachten in Panama, Kolumbien, Kuba und auf den Bahamas. Auf jeder ein Kapitän, der die Durchfahrten kennt, und ein Koch, der die Fischer kennt.',
    flySail: 'Flug und Yacht planen',
    contact: 'Termine anfragen',
    caption: 'Vor Anker im Schutz der Cayos Holandeses',
  },
  fleet: {
    title: 'Drei von *sieben*',
    lead: 'Fünf Katamarane, eine Segelyacht, eine Motoryacht. Jede fährt mit Kapitän und Koch, und keine gleicht der anderen.',
    all: 'Alle sieben Yachten',
  },
  destinations: {
    title: 'Vier Küsten, *ein warmer Wind*',
    lead: 'Von Dezember bis April weht der Passat über alle vier. Verschieden sind Wasser und Land.',
  },
  about: {
    title: 'Eine Familie, die am Wasser lebt',
    paragraphs: [
      '*Los alisios* heißen auf Spanisch die Passatwinde, und nach ihnen richtet sich hier das Jahr. Wir sind ein Familienbetrieb in {city}, klein genug, um jede Crew mit Namen zu kennen.',
      'Wenn Sie schreiben, antwortet jemand, der weiß, auf welcher Seite der Insel man im Januar ruhig liegt, was der Transfer kostet und welche Kabine die kühlste ist.',
    ],
    link: 'Wer wir sind',
    caption: 'Unter Segeln im ersten Licht, die Küste noch im Dunst',
  },
  services: {
    title: 'Was an Bord geschieht',
    items: {
      sailing: { title: 'Segeln ohne Eile', text: 'Kurze Schläge am Morgen, mittags fällt der Anker. Der Kapitän kümmert sich um Segel und Wetter; das Ruder gehört Ihnen, sobald Sie möchten.' },
      tours: { title: 'An Land mit Leuten von dort', text: 'Ein Dorf der Guna, das einlädt, die Mauern von Cartagena am späten Nachmittag, Havannas Arkaden zu Fuß. Niemand läuft mit einem Fähnchen voraus.' },
      tropics: { title: 'Die Tropen aus der Nähe', text: 'Adlerrochen über Seegras, Pelikane zum Frühstück, abends ein Feuer auf der Sandbank. Masken und Flossen liegen am Heck bereit.' },
      premium: { title: 'Aufmerksamkeit', text: 'Allergien, Geburtstage, das Kind, das nur Nudeln isst: Die Crew weiß es, bevor Sie an Bord kommen. Der Kaffee steht da, ohne dass jemand fragt.' },
    },
  },
  journal: { title: 'Aus dem Logbuch', lead: 'Fünf längere Texte über die Küche, das Wasser, die Menschen der Inseln und die Frage, warum man überhaupt mit dem Boot reist.', read: 'Lesen' },
  closing: { title: 'Sagen Sie uns, wann und mit wem', text: 'Ein Monat und eine Personenzahl genügen. Wir nennen zwei oder drei passende Boote, was jedes kostet und was dieser Preis nicht enthält.', contact: 'Schreiben Sie uns' },
} satisfies HomeCopy
