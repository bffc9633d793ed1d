import type { DestinationCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Yachtcharter Bahamas: Nassau und die Exumas',
    description: 'Katamarane mit Crew ab Nassau in die Exumas: Meerespark, Staniel Cay, beste Monate und die Chartergebühr von 14 %, vor der Buchung erklärt.',
    keywords: ['Yachtcharter Bahamas', 'Exumas Katamaran', 'Nassau Yacht mit Crew', 'Exuma Meerespark', 'Eleuthera und Abacos'],
  },
  name: 'Bahamas',
  waters: 'Nassau und die Exumas',
  hero: { title: 'Hundert Meilen *Sand unter Wasser*', lead: 'Die Exumas beginnen 34 Seemeilen hinter Nassau. Auf der einen Seite liegt hell und flach die Bank, auf der anderen fällt der Grund ins Dunkelblaue ab.', itinerary: 'Törnplan ansehen', flySail: 'Flug mitplanen', contact: 'Informationen anfordern', caption: 'Auf der Exuma-Bank, unter dem Boot sein eigener Schatten' },
  teaser: 'Flache Bänke, ein Meerespark ohne Fischerei und große Katamarane für große Runden.',
  intro: [
    'Die Bahamas liegen zum größten Teil unter Wasser, und nicht sehr tief. Südöstlich von Nassau ragt ein Kalkrücken heraus, die Exuma Cays, zwischen der hellen Bank und dem tiefen Sund. Man segelt auf der geschützten Seite und geht durch eine der Durchfahrten hinaus auf den Sund, wenn man tiefes Wasser sehen will.',
    'In der Mitte liegt der Meerespark der Exumas, gegründet 1958 und für jede Fischerei gesperrt. Die Schnapper sehen einem dort in die Maske. Ringsum wird es geselliger: eine Bar auf Staniel, Leguane auf Allan’s, die Schweine von Big Major.',
    'Hier liegen unsere beiden Katamarane mit den meisten Kojen. Mit etwa anderthalb Metern Tiefgang passen sie auf die Bank.',
  ],
  pull: 'Die Schnapper sehen einem dort in die Maske.',
  location: { title: 'Wo es liegt', text: 'Nassau auf New Providence und südöstlich davon die Exuma Cays: Highbourne, Warderick Wells, Staniel Cay. Zwischen Nassau und den Exumas segelt man fünfeinhalb bis sechs Stunden, von Cay zu Cay meist eine bis zwei.' },
  bestTime: { title: 'Wann man fährt', text: 'November bis April. Im Winter dreht eine Kaltfront den Wind manchmal für ein, zwei Tage auf Nord.' },
  seasonNote: 'Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November.',
  experiences: {
    title: 'Vier Tage aus einem Törn',
    items: [
      { title: 'Warderick Wells', text: 'Der Sitz des Meeresparks: Muringbojen in einer geschwungenen blauen Rinne und ein Pfad auf den Boo Boo Hill.' },
      { title: 'Thunderball Grotto', text: 'Eine hohle Insel vor Staniel Cay. Bei Stillwasser schwimmt man hinein, und das Licht fällt durchs Dach.' },
      { title: 'Ein Tag auf der Bank', text: 'Glattes Wasser und halber Wind: ein guter Tag, um zum ersten Mal das Ruder zu nehmen.' },
      { title: 'Nassau vor dem Heimflug', text: 'Rosa Häuser, gebratener Fisch am Arawak Cay, ein Strohmarkt. Ein halber Tag genügt.' },
    ],
  },
  arrival: { title: 'Der Weg zum Boot', text: 'Wir holen Sie am internationalen Flughafen von Nassau ab; wenige Minuten später sind Sie an Bord. Auch Staniel Cay hat eine Landebahn.' },
  costs: {
    title: 'Was es kostet und was dazukommt',
    included: ['Die Yacht mit Kapitän und Koch', 'Drei Mahlzeiten am Tag und Getränke', 'Treibstoff und Hafengebühren', 'Schnorchelausrüstung, Bettwäsche, Handtücher'],
    notIncluded: ['Flüge und Hotels', 'Reiseversicherung (Pflicht)', 'Wagen vom Flughafen, sofern nicht im Angebot', 'Trinkgeld für die Crew'],
    paidLocally: ['Chartergebühr von 14 % des Charterpreises, seit Juli 2025 für Yachten unter fremder Flagge erhoben', 'Muringbojen im Meerespark und Eintritt auf privaten Cays', 'Essen und Getränke an Land'],
  },
  grid: {
    title: 'Sechs Lieblingsplätze der Crew',
    items: [
      { title: 'Der Creek von Shroud Cay', text: 'Mit der Tide im Kajak durch die Mangroven bis zu einem Strand auf der anderen Seite.' },
      { title: 'Das Flugzeug bei Norman’s Cay', text: 'Eine Frachtmaschine, die vor Jahrzehnten ins Flachwasser stürzte und heute den Fischen gehört.' },
      { title: 'Leguane auf Allan’s Cay', text: 'Sie kommen an den Strand, um zu sehen, wer da ist. Sie stehen unter Schutz und werden nicht gefüttert.' },
      { title: 'Ammenhaie bei Compass Cay', text: 'Sie dösen unter dem Steg. Schwimmen Sie langsam und behalten Sie die Hände bei sich.' },
      { title: 'Die Schweine von Big Major', text: 'Sie schwimmen wirklich. Kommen Sie früh, vor den Tagesbooten.' },
      { title: 'Frische Conch', text: 'Fechterschnecke mit Limette, Orange und Chili, an einem Tresen, der auf Pfählen im Wasser steht.' },
    ],
  },
  highlights: {
    title: 'Wohin ein Törn führen kann',
    items: [
      { title: 'Exumas', text: 'Unsere übliche Route: von Cay zu Cay bis Staniel und, mit mehr Zeit, zurück, der Meerespark in der Mitte.' },
      { title: 'Nassau und Paradise Island', text: 'Hier liegt das Boot, hier landen die Flüge. Forts, ein Markt und eine letzte lange Dusche.' },
      { title: 'Eleuthera und Harbour Island', text: 'Lang und schmal, mit einem Strand aus rosa Sand. Ein guter Abstecher für die zweite Woche.' },
      { title: 'Die Abacos', text: 'Dörfer rings um einen geschützten Sund und in Hope Town ein gestreifter Leuchtturm. Weit im Norden: eine Reise für sich.' },
    ],
  },
  closing: { title: 'Wie viele Kabinen?', text: 'Nennen Sie uns Personenzahl und Termin. Wir antworten mit Boot, Route und einer Summe, in der die Gebühr schon enthalten ist.' },
} satisfies DestinationCopy
