import type { DestinationCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'Yachtcharter Panama: San Blas und Guna Yala',
    description:
      'Mit Kapitän und Koch durch San Blas: Anreise nach Guna Yala, die besten Monate, worum die Gemeinden bitten und alle Kosten, bevor Sie sich entscheiden.',
    keywords: [
      'San Blas Yachtcharter',
      'Guna Yala segeln',
      'Katamaran Panama',
      'Cayos Holandeses',
      'Coco Bandero',
      'San-Blas-Inseln mit Crew',
    ],
  },
  name: 'Panama',
  waters: 'San Blas, in Guna Yala',
  hero: {
    title: 'Inseln für | *eine Familie und eine Hängematte*',
    lead: 'Vor der Karibikküste Panamas regieren die Guna über mehr als 365 Inseln. Von einem Ankerplatz zum nächsten segelt man eine Stunde oder zwei; geschlafen wird hinter dem Riff.',
    itinerary: 'Törnplan ansehen',
    flySail: 'Flug mitplanen',
    contact: 'Informationen anfordern',
    caption: 'Eine Palmeninsel mit ihrer Sandbank in den Coco Bandero',
  },
  teaser:
    'Kurze Schläge zwischen Inseln der Guna, flaches Wasser hinter dem Riff und das Revier, zu dem wir für den ersten Törn raten.',
  intro: [
    'Der Archipel, den alte Karten San Blas nennen, gehört zu Guna Yala, dem autonomen Gebiet, dessen Volk sich 1925 seine Selbstverwaltung erkämpfte. Rund vierzig Inseln sind bewohnt, manche bis an den Rand bebaut. Auf den anderen stehen Palmen und vielleicht eine Hütte, jemand sieht nach dem Rechten, und den Strand hat man oft für sich.',
    'Das Außenriff nimmt dem Karibischen Meer die Dünung. Dahinter liegt das Wasser so still, dass beim Frühstück an Deck nichts verrutscht, und an ruhigen Tagen sieht man unter Wasser mehr als dreißig Meter weit. Geankert wird bei den Cayos Holandeses, bei Coco Bandero und bei Chichime.',
    'Marinas gibt es keine, Läden kaum. Fischer bringen Languste oder Schnapper im Einbaum längsseits, Frauen zeigen ihre Molas, und am Abend gehören die einzigen Lichter den Nachbarn, denen Sie am Nachmittag zugewinkt haben.',
  ],
  pull: 'Das Außenriff nimmt dem Karibischen Meer die Dünung.',
  location: {
    title: 'Wo es liegt',
    text: 'An Panamas Nordostküste, von El Porvenir Richtung Kolumbien: mehr als 220 km Küste. Der Flug von Panama-Stadt nach El Porvenir dauert etwa 40 Minuten.',
  },
  bestTime: {
    title: 'Wann man fährt',
    text: 'Januar bis April: trocken, mit stetigem Passat. Am kräftigsten weht er von Januar bis März, im April lässt er nach.',
  },
  seasonNote:
    'Regen fällt von Mai bis Mitte Dezember, meist in kurzen warmen Schauern, und die See ist dann oft ruhiger als in den windigen Monaten. Hurrikane ziehen weit nördlich vorbei.',
  experiences: {
    title: 'Vier Tage aus einem Törn',
    items: [
      {
        title: 'Das „Schwimmbecken“ der Holandeses',
        text: 'Ein Becken aus hellem Sand im Osten der Inselgruppe, drei Meter tief, ringsum Riff. Man folgt mit der Maske einem Rochen und ist froh, wenn der Koch irgendwann zum Essen ruft.',
      },
      {
        title: 'Ein Dorf, das einlädt',
        text: 'Mit Erlaubnis der Gemeinde geht man zwischen Rohrwänden hindurch, sieht zu, wie eine Mola geschnitten und genäht wird, und hört, wie die Versammlung am Abend zu ihren Beschlüssen kommt. Vor jedem Foto wird gefragt.',
      },
      {
        title: 'Coco Bandero unter Segeln',
        text: 'Vier kleine Inseln hinter einem langen Riff, so nah beieinander, dass man von einer zur anderen schwimmt. Man segelt am Vormittag von den Holandeses herüber und läuft bei hoher Sonne ein, wenn sich die Korallen zeigen.',
      },
      {
        title: 'Mit dem Kajak flussaufwärts',
        text: 'Das Festland ist Wald bis zum Kamm. Von einem Ankerplatz nahe der Küste paddelt man zwischen Reihern und Mangroven, bis das Wasser süß wird.',
      },
    ],
  },
  arrival: {
    title: 'Der Weg zum Boot',
    text: 'Direktflug vom Stadtflughafen Albrook nach El Porvenir, etwa 40 Minuten, oder rund drei Stunden im Geländewagen nach Cartí und eine Stunde im Schnellboot. Beides beginnt früh am Morgen; planen Sie davor eine Nacht in der Stadt ein, und halten Sie den Reisepass bereit.',
  },
  costs: {
    title: 'Was es kostet und was dazukommt',
    included: [
      'Die Yacht mit Kapitän und Koch',
      'Drei Mahlzeiten am Tag und Getränke',
      'Treibstoff und Hafengebühren',
      'Schnorchelausrüstung, Bettwäsche, Handtücher',
    ],
    notIncluded: [
      'Flüge und Hotels',
      'Reiseversicherung (Pflicht)',
      'Flug nach El Porvenir oder Fahrt und Boot, sofern nicht im Angebot',
      'Trinkgeld für die Crew',
    ],
    paidLocally: [
      'Eintrittsgebühr für Guna Yala, {{gunaYalaEntry}} US$ pro Person',
      'Ein paar Dollar fürs Anlanden auf Inseln und in Dörfern',
      'Molas, Kokosnüsse und was Sie sonst kaufen',
    ],
  },
  closing: {
    title: 'Suchen wir einen Termin?',
    text: 'Nennen Sie uns Monat und Personenzahl. Wir sagen, welche Boote dann in San Blas liegen und mit welchem Wind zu rechnen ist.',
  },
} satisfies DestinationCopy
