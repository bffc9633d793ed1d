import type { DestinationCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Yachtcharter mit Crew Bahamas: die Exumas',
    description:
      'Katamaran mit Crew auf den Bahamas mieten, all inclusive ab Nassau: Exumas, Meerespark, Staniel Cay, beste Monate und alle Kosten mit der Charterabgabe.',
    keywords: [
      'Yachtcharter Bahamas',
      'Katamaran mieten Exumas',
      'Nassau Yacht mit Crew',
      'Exuma Meerespark',
      'Eleuthera und Abacos',
    ],
  },
  name: 'Bahamas',
  waters: 'Nassau und die Exumas',
  hero: {
    title: 'Sand unter Wasser, | *so weit Sie sehen*',
    lead: 'Sie springen vom Heck und sehen unter sich Ihren Schatten auf dem Sand. Die Exumas beginnen rund {{exumaMiles}} Seemeilen südöstlich von Nassau, auf der einen Seite hell die Bank, auf der anderen tiefes Dunkelblau.',
    itinerary: 'Törnplan ansehen',
    flySail: 'Flug mitplanen',
    contact: 'Informationen anfordern',
    caption: 'Auf der Exuma-Bank, zwischen Rinnen und Sand',
  },
  teaser:
    'Helle Sandbänke, ein Meerespark ohne Fischerei und zwei große Katamarane für Familien und Gruppen.',
  intro: [
    'Der größte Teil der Bahamas liegt unter Wasser, aber nur ein paar Meter tief. Südöstlich von Nassau ragt ein Kalkrücken heraus, die Exuma Cays, nach üblicher Zählung 365, aufgereiht zwischen der hellen Bank und dem tiefen Sund. Sie segeln auf der geschützten Seite und fahren durch eine der engen Durchfahrten hinaus, wenn Sie tiefes Wasser haben wollen.',
    'Mittendrin liegt der Meerespark der Exumas, gegründet 1958 und seit den Achtzigerjahren für jede Fischerei gesperrt. Die Schnapper sehen Ihnen dort in die Maske. Südlich davon wird es geselliger, mit einer Bar auf Staniel und Kokosbrot aus Black Point.',
    'Hier liegen unsere beiden Katamarane für große Gruppen, jeder für {{baliGuests}} Gäste in {{baliCabins}} Kabinen. Wer Gesellschaft sucht, sitzt am langen Tisch, und wer lesen will, findet vorn eine Ecke im Wind. Mit anderthalb Metern Tiefgang ankern sie über dem hellsten Sand. Der leuchtet noch, wenn die Sonne schon weg ist und der Koch im Cockpit deckt.',
  ],
  location: {
    title: 'Wo es liegt',
    text: 'Nassau liegt auf New Providence, die Kette der Exuma Cays südöstlich davon. Hinaus segeln Sie fünfeinhalb bis sechs Stunden, nach vierzehn Tagen ebenso lange zurück. Von Cay zu Cay sind es höchstens zweieinhalb Stunden; nur auf dem Rückweg nach Nassau dauert eine Etappe länger.',
  },
  bestTime: {
    title: 'Die beste Zeit',
    text: 'November bis April, die trockene Hälfte des Jahres. Im Januar und Februar ist das Wasser mit 23 oder 24 Grad am kühlsten, im April ist es wieder warm. Im Winter dreht eine Kaltfront den Wind manchmal für ein, zwei Tage auf Nord.',
  },
  seasonNote:
    'Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November. In diesen Monaten kann ein Sturm Ihre Reise treffen, auch noch im November, der sonst meist schön ist. Viele Reiserücktrittsversicherungen nehmen Naturereignisse aus: Fragen Sie vorher danach.',
  experiences: {
    title: 'Vier Orte aus einem Törn',
    items: [
      {
        title: 'Warderick Wells',
        text: 'Der Sitz des Meeresparks: Muringbojen in einer geschwungenen blauen Rinne, ein Pfad auf den Boo Boo Hill und ein Riff, an dem die Zackenbarsche alt werden.',
      },
      {
        title: 'Thunderball Grotto',
        text: 'Eine hohle Insel vor Staniel Cay. Bei Stillwasser schwimmen Sie unter dem Rand hindurch und sehen nach oben, wo das Licht durchs Dach fällt.',
      },
      {
        title: 'Ein Tag auf der Bank',
        text: 'Glattes Wasser, stetiger Wind und Platz für Fehler: ein guter Tag, um zum ersten Mal das Ruder zu nehmen. Die anderen schlafen auf den Polstern.',
      },
      {
        title: 'Nassau vor dem Heimflug',
        text: 'Rosa Regierungsgebäude, ein Fort mit Blick über den Hafen, gebratener Fisch am Arawak Cay und ein Markt voller Strohhüte und Körbe. Ein halber Tag genügt dafür.',
      },
    ],
  },
  arrival: {
    title: 'Der Weg zum Boot',
    text: 'Auf Wunsch holt ein Fahrer Sie am internationalen Flughafen von Nassau ab und bringt Sie zum Steg, wo die Crew wartet. Nach sieben oder zehn Tagen gehen Sie in der Regel auf Staniel Cay von Bord und fliegen nach Nassau; was für Ihren Termin gilt, zeigt der Kalender der Yacht. Törns von anderer Länge enden immer in Nassau.',
  },
  costs: {
    title: 'Was es kostet und was dazukommt',
    included: [
      'Die Yacht mit Kapitän und Koch',
      'Drei Mahlzeiten am Tag und Getränke',
      'Treibstoff und Hafengebühren',
      'Die Charterabgabe der Bahamas von {{bahamasCharterFee}} %, als eigene Zeile auf der Rechnung',
      'Schnorchelausrüstung, Bettwäsche, Handtücher',
    ],
    notIncluded: [
      'Flüge und Hotels, auch der Flug von Staniel Cay nach Nassau (etwa {{stanielSeat}} US$ pro Person), wenn die Woche dort endet',
      'Reiseversicherung (Pflicht)',
      'Der Wagen vom Flughafen; was er kostet, steht in Ihrem Angebot',
      'Trinkgeld für die Crew',
    ],
    paidLocally: [
      'Muringbojen im Meerespark und Eintritt auf privaten Cays, nach dem Tarif von Park und Besitzern',
      'Essen und Getränke an Land',
    ],
  },
  grid: {
    title: 'Sechs Lieblingsplätze der Crew',
    items: [
      {
        title: 'Der Creek von Shroud Cay',
        text: 'Mit der Tide im Kajak durch die Mangroven, von der Bank bis zu einem Strand am Sund.',
      },
      {
        title: 'Das Flugzeug bei Norman’s Cay',
        text: 'Eine Frachtmaschine, die vor Jahrzehnten ins Flachwasser stürzte. Unter ihren Tragflächen stehen jetzt Schnapper. Sie liegt auf dem Weg, wenn Sie zwei Wochen segeln oder Ihre zehn Tage in Nassau enden.',
      },
      {
        title: 'Leguane auf Allan’s Cay',
        text: 'Reglos wie Treibholz liegen sie im Sand. Die Tiere stehen unter Schutz: ansehen ja, füttern nein.',
      },
      {
        title: 'Ammenhaie bei Compass Cay',
        text: 'Sie dösen unter dem Steg. Schwimmen Sie langsam und behalten Sie die Hände bei sich.',
      },
      {
        title: 'Die Schweine von Big Major',
        text: 'Sie schwimmen wirklich, und sie haben es auf Ihr Frühstück abgesehen. Kommen Sie früh, vor den Tagesbooten.',
      },
      {
        title: 'Frische Conch',
        text: 'Fechterschnecke, vor Ihren Augen gehackt, mit Limette, Orange und Chili, an einem Tresen, der auf Pfählen im Wasser steht.',
      },
    ],
  },
  highlights: {
    title: 'Wohin ein Törn führen kann',
    items: [
      {
        title: 'Exumas',
        text: 'Die Kette, durch die unsere Törnpläne führen: in einer Woche bis Staniel, in zwei Wochen bis Black Point und wieder nach Nassau.',
      },
      {
        title: 'Paradise Island',
        text: 'Von Nassau über die Brücke, und Sie haben einen langen Strand für den Tag vor dem Einschiffen.',
      },
      {
        title: 'Eleuthera und Harbour Island',
        text: 'Lang und schmal, mit Ananasfeldern und einem Strand aus rosa Sand. Ein Abstecher für die zweite Woche, nach Absprache mit dem Kapitän und bei beständigem Wetter.',
      },
      {
        title: 'Die Abacos',
        text: 'Dörfer rings um einen geschützten Sund und in Hope Town ein gestreifter Leuchtturm. Sie liegen weit im Norden und sind eine Reise für sich.',
      },
    ],
  },
  closing: {
    title: 'Wer kommt mit, | und wann?',
    text: 'Personenzahl und Termin genügen für bis zu {{offeredYachts}} freie Yachten, jede mit Route und einer einzigen Summe für Sie alle.',
  },
} satisfies DestinationCopy
