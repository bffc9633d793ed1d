import type { DestinationCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'Katamaran mit Crew mieten: San Blas, Panama',
    description:
      'Katamaran mit Kapitän und Koch in San Blas mieten: die Inseln der Guna, beste Monate, Anreise und der ganze Preis, Essen und Getränke inklusive.',
    keywords: [
      'San Blas Yachtcharter',
      'Guna Yala segeln',
      'Katamaran mieten San Blas',
      'Cayos Holandeses',
      'Coco Bandero',
      'San-Blas-Inseln mit Crew',
    ],
  },
  name: 'Panama',
  waters: 'San Blas, in Guna Yala',
  hero: {
    title: 'Zu Gast | *auf den Inseln der Guna*',
    lead: 'Über 365 Inseln, die meisten nur Sand und Palmen, liegen hinter einem Riff vor Panamas Karibikküste. Am Vormittag segeln Sie zur nächsten, springen ins Wasser und schlafen am Abend in Lee des Riffs, die Brandung im Ohr und das Boot ganz still.',
    itinerary: 'Törnplan ansehen',
    flySail: 'Flug mitplanen',
    contact: 'Informationen anfordern',
    caption: 'Eine Palmeninsel mit ihrer Sandbank in den Coco Bandero',
  },
  teaser:
    'Kurze Etappen zwischen Inseln der Guna, glattes Wasser hinter dem Außenriff und das Revier, zu dem wir für die erste Reise raten.',
  intro: [
    'Der Archipel, den alte Karten San Blas nennen, gehört zu Guna Yala, dem autonomen Gebiet, dessen Volk sich 1925 seine Selbstverwaltung erkämpfte. Rund vierzig Inseln sind bewohnt, manche bis an den Rand bebaut. Auf den anderen stehen Palmen und vielleicht eine Hütte, in der eine Familie nach dem Rechten sieht, und den Strand haben Sie oft für sich.',
    'Das Außenriff nimmt dem Karibischen Meer die Dünung. Dahinter liegt das Wasser so still, dass beim Frühstück an Deck nichts verrutscht, und an den ruhigsten Tagen sehen Sie unter Wasser bis zu dreißig Meter weit. Ihr Boot liegt bei den Cayos Holandeses, bei Coco Bandero, bei Chichime, und zum Strand schwimmen Sie.',
    'Marinas gibt es keine, Läden kaum. Fischer bringen Schnapper und, wenn keine Schonzeit ist, Languste im Einbaum längsseits, Frauen zeigen ihre Molas, und am Abend riecht es an Bord nach Kokosreis und Limette. Gegenüber brennen die Lichter der Nachbarn, denen Sie am Nachmittag zugewinkt haben.',
  ],
  location: {
    title: 'Wo es liegt und wohin es geht',
    text: 'An Panamas Karibikküste, von El Porvenir mehr als 220 Kilometer weit bis zur Grenze Kolumbiens. In einer Woche kommen Sie in der Regel bis Narganá, wo neben dem letzten Ankerplatz die Piste für den Rückflug liegt. Welche Route für Ihren Termin gilt, zeigt der Kalender der Yacht, und der Vertrag hält sie fest.',
  },
  bestTime: {
    title: 'Die beste Zeit',
    text: 'Januar bis April: trocken, mit stetigem Passat. Am kräftigsten weht er von Januar bis März, im April lässt er nach.',
  },
  seasonNote:
    'Regen fällt von Mai bis Mitte Dezember, meist in kurzen warmen Schauern. Die See ist dann oft ruhiger als in den windigen Monaten, und an stillen Abenden brauchen Sie nahe den Mangroven ein Mückenmittel. Hurrikane ziehen weit nördlich vorbei.',
  experiences: {
    title: 'Vier Orte aus einem Törn',
    items: [
      {
        title: 'Das „Schwimmbecken“ der Holandeses',
        text: 'Ein Becken aus hellem Sand im Osten der Inselgruppe, drei Meter tief, ringsum Riff. Sie folgen mit der Maske einem Rochen und hören erst wieder auf, wenn der Koch zum Essen ruft.',
      },
      {
        title: 'Ein Dorf, das einlädt',
        text: 'Mit Erlaubnis der Gemeinde gehen Sie zwischen Rohrwänden hindurch, sehen einer Frau zu, die eine Mola schneidet und näht, und hören, wie die Versammlung am Abend zu ihren Beschlüssen kommt. Vor jedem Foto fragen Sie.',
      },
      {
        title: 'Coco Bandero unter Segeln',
        text: 'Vier kleine Inseln hinter einem langen Riff, so nah beieinander, dass Sie von einer zur anderen schwimmen. Sie segeln am Vormittag von den Holandeses herüber und laufen ein, wenn die Sonne hoch genug steht, um jede Koralle zu zeigen.',
      },
      {
        title: 'Mit dem Kajak flussaufwärts',
        text: 'Das Festland ist Wald bis zum Kamm. Von einem Ankerplatz nahe der Küste paddeln Sie zwischen Reihern und Mangroven, bis das Wasser süß wird und im Wald die Brüllaffen anfangen.',
      },
    ],
  },
  arrival: {
    title: 'Der Weg zum Boot',
    text: 'Sie schlafen eine Nacht in Panama-Stadt, denn beide Wege beginnen früh: vom Stadtflughafen Albrook in etwa 40 Minuten nach El Porvenir oder rund drei Stunden im Geländewagen nach Cartí und eine Stunde im Schnellboot. Den Reisepass brauchen Sie auf beiden. Am Morgen holt die Crew Sie ab und bringt Sie gleich an Deck. Sind die vorigen Gäste noch an Bord, frühstücken Sie zuerst an Land, und ab {{ashore}} Uhr gehört das Deck Ihnen. Ab {{boarding}} Uhr sind die Kabinen bereit, dann segeln Sie zum ersten Ankerplatz.',
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
      '40 Minuten Flug nach El Porvenir, etwa {{sanBlasSeat}} US$ pro Person und Strecke, oder Geländewagen und Boot, deren Preis Ihr Angebot nennt; wir buchen beides',
      'Trinkgeld für die Crew',
    ],
    paidLocally: [
      'Eintrittsgebühr für Guna Yala, {{gunaYalaEntry}} US$ pro Person',
      'Ein paar Dollar fürs Anlanden auf Inseln und in Dörfern',
      'Molas, Kokosnüsse und was Sie sonst kaufen',
    ],
  },
  closing: {
    title: 'Welcher Monat passt Ihnen?',
    text: 'Mit Monat und Personenzahl wissen wir, welche Boote frei sind, was die Woche kostet und mit welchem Wind Sie rechnen können.',
  },
} satisfies DestinationCopy
