import type { ItineraryCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'San Blas segeln: Törnplan für 7, 10 und 14 Tage',
    description:
      'Segelreise durch San Blas Tag für Tag: Chichime, Cayos Holandeses, Coco Bandero, Narganá und die Gardi-Inseln, mit Strecken, Segelzeiten und Ankerplätzen.',
    keywords: [
      'Törnplan San Blas',
      'Route Guna Yala',
      'sieben Tage segeln',
      'Cayos Holandeses',
      'Coco Bandero',
    ],
  },
  title: 'Sieben bis vierzehn Tage *San Blas*',
  lead: 'Am Vormittag segeln Sie, meist etwa eine Stunde; den Rest des Tages verbringen Sie am Riff, im Kajak und bei Tisch. Schon eine Woche führt bis ans Außenriff. Wer länger bleibt, sieht die Isla Tigre und die Gardi-Inseln.',
  paragraphs: [
    'Sie segeln meist in Lee des Außenriffs nach Osten, bei zehn oder vierzehn Tagen mit dem Wind wieder zurück. Neulinge und Familien sind hier richtig und alle, die lieber schwimmen als Meilen sammeln. Die meisten Etappen enden vor dem Mittagessen; die längste dauert rund drei Stunden, und auch die nur, wenn Ihre Woche vor El Porvenir endet. Zwischen den Inselgruppen kann bei kräftigem Passat, vor allem von Januar bis März, eine Stunde lang Dünung stehen; dahinter ist das Wasser wieder glatt.',
    'Die Reihenfolge darf sich ändern, eine Nacht kann dazukommen, und manchmal bittet ein Dorf, an einem anderen Tag zu kommen. Auf mancher Insel kostet das Anlanden ein paar Dollar, und Palmen und Kokosnüsse haben ihre Besitzer. In der Comarca, dem autonomen Gebiet der Guna, ist Gerätetauchen verboten; hier tauchen Sie mit angehaltenem Atem.',
  ],
  ends: {
    title: 'Wo Ihre Woche endet',
    ways: [
      {
        title: 'In der Regel vor Narganá',
        text: 'So stehen die Tage unten. Zurück nach Panama-Stadt fliegen Sie von der Landebahn neben dem Ankerplatz, etwa {{sanBlasSeat}} US$ pro Person; die Plätze buchen wir.',
      },
      {
        title: 'Vor El Porvenir, wenn dort an diesem Tag die nächsten Gäste an Bord gehen',
        text: 'Hinter Coco Bandero geht es dann mit dem Wind nach Westen: am sechsten Tag zu den Lemmon Cays, {{lemmonBackMiles}} Seemeilen in etwa {{lemmonBackHours}}, am siebten nach El Porvenir, noch einmal {{porvenirBackMiles}} Seemeilen, {{porvenirBackHours}}. Green Island und Narganá, das einzige Dorf der Woche, entfallen dann; der Flug kostet gleich viel. Zehn und vierzehn Tage enden immer hier.',
      },
    ],
    note: 'Welches von beiden gilt, steht im Angebot und im Vertrag.',
    sights: {
      cocoBandero: 'die vier Inseln von Coco Bandero',
      greenIsland: 'die Schildkröten von Green Island',
      nargana: 'das Guna-Dorf Narganá',
    },
  },
  route: {
    opening: 'Ab El Porvenir geht es von Insel zu Insel:',
    visits: {
      chichime: 'hinter das hufeisenförmige Riff der Cayos Chichime',
      lemmon: 'durch das Inselgewirr der Lemmon Cays',
      holandes: 'zu den Rochen der Cayos Holandeses',
      cocoBandero: 'zu den vier Inseln von Coco Bandero',
      greenIsland: 'zu den Schildkröten von Green Island',
      nargana: 'ins Guna-Dorf Narganá',
    },
  },
  days: [
    {
      title: 'Der erste Abend in Chichime',
      location: 'Cayos Chichime',
      activities: [
        {
          line: 'Am Morgen mit Flugzeug oder Boot nach El Porvenir und gleich an Bord; die Kabinen sind ab {{boarding}} Uhr bereit',
          othersLeave:
            'Am Morgen in El Porvenir; ab {{ashore}} Uhr sind Sie an Deck, ab {{boarding}} Uhr in der Kabine',
        },
        {
          line: 'Einweisung, ein erstes Bad, Mittagessen; da kennt die Crew schon Ihre Namen',
          othersLeave: 'Frühstück an Land, danach Einweisung, ein erstes Bad, Mittagessen',
        },
        {
          line: 'Am Nachmittag unter Segeln zu zwei Palmeninseln in einem Hufeisen aus Riff',
          motor: 'Am Nachmittag eine kurze Fahrt zu zwei Palmeninseln in einem Hufeisen aus Riff',
        },
        'Abendessen im Cockpit, und dann früh in die Koje',
      ],
      highlights: ['Eine Stunde unter Segeln', 'Ruhige erste Nacht'],
    },
    {
      title: 'Zwischen kleinen Inseln',
      location: 'Lemmon Cays',
      activities: [
        'Schnorcheln an der Riffkante',
        {
          line: 'Mit dem Kajak von Insel zu Insel',
          noKayak: 'Schwimmend von Insel zu Insel, das Beiboot nebenher',
        },
        {
          line: 'Molas und Fisch, längsseits aus dem Einbaum',
          lobsterClosed: 'Molas und Fisch aus den Einbäumen',
        },
        'Bei ruhiger See das kleine Wrack vor dem Cayo Perro',
      ],
      highlights: ['Gut für Anfänger mit Maske', 'Riff vor der Leiter'],
    },
    {
      title: 'Hinaus ans Außenriff',
      location: 'Cayos Holandeses',
      activities: [
        {
          line: 'Am Wind hinaus zu den Holandeses, wo die Inseln aufhören',
          motor: 'Hinaus zu den Holandeses, wo die Inseln aufhören',
        },
        'Einfahrt bei hoher Sonne',
        'Nachmittag im „Schwimmbecken“ aus hellem Sand',
        'Brandung am Horizont, glattes Wasser ums Boot',
      ],
      highlights: ['Das „Schwimmbecken“', 'Rochen'],
    },
    {
      title: 'Der Anker bleibt unten',
      location: 'Cayos Holandeses',
      activities: [
        'Freitauchen am Riff, immer zu zweit',
        {
          line: 'Ein Morgen im Kajak, solange der Wind schläft',
          noKayak: 'Ein Morgen mit der Maske, solange der Wind schläft',
        },
        'Barfuß einmal um die ganze Insel',
        'Feuer am Strand, mit Erlaubnis der Inselhüter',
      ],
      highlights: ['Ein ganzer Tag am Riff', 'Feuer im Sand'],
    },
    {
      title: 'Vier Inseln, ein Riff',
      location: 'Cayos Coco Bandero',
      activities: [
        'Ankunft vor zwölf, solange die Sonne ins Riff scheint',
        'Von Insel zu Insel schwimmen',
        'Fotografieren, wenn Sie gefragt haben',
        {
          line: 'Languste von den Fischern; in der Schonzeit, von März bis Juni, Fisch',
          lobsterOpen: 'Languste, wenn die Fischer eine bringen, sonst Schnapper',
          lobsterClosed: 'Schnapper von den Fischern; die Languste hat in diesen Monaten Schonzeit',
        },
      ],
      highlights: ['Coco Bandero', 'Languste in der Saison'],
    },
    {
      title: 'Ein stiller Ankerplatz',
      location: 'Green Island',
      activities: [
        {
          line: 'Eine Etappe, kaum länger als das Frühstück',
          motor: 'Ein Katzensprung, kürzer als das Frühstück',
        },
        { line: 'Mit dem Kajak übers Seegras', noKayak: 'Mit der Maske übers Seegras' },
        'An der Riffkante nach Schildkröten Ausschau halten',
        { line: 'Sterne, vom Vordeck aus gesehen', moonlit: 'Der Mond überm Riff, vom Vordeck aus gesehen' },
      ],
      highlights: ['Seegras und Riff', 'Nacht ohne Lichter'],
    },
    {
      title: 'Das Dorf und der Fluss',
      location: 'Narganá',
      activities: [
        'Über die Fußgängerbrücke von Narganá nach Corazón de Jesús, mit Erlaubnis',
        'Brot aus der Inselbäckerei',
        { line: 'Im Kajak den Río Diablo hinauf', noKayak: 'Im Beiboot den Río Diablo hinauf' },
        {
          line: 'Festessen im Cockpit; die Piste für einen Heimflug liegt nebenan',
          lastNight: 'Festessen im Cockpit; morgen fliegen Sie von der Piste nebenan',
          moreNights: 'Abendessen im Cockpit, gegenüber die Lichter der beiden Inseln',
        },
      ],
      highlights: ['Río Diablo', 'Gemeinde der Guna', 'Landebahn nebenan'],
    },
    {
      title: 'Wo die Tänze bewahrt werden',
      location: 'Isla Tigre',
      activities: [
        {
          line: 'Eine kurze Etappe nach Osten, die Küste entlang',
          motor: 'Ein kurzes Stück nach Osten, die Küste entlang',
        },
        'Dorfbesuch mit einem Guna, der dort zu Hause ist',
        'Wird an diesem Tag getanzt, sehen Sie zu; die Tänzer werden dafür bezahlt',
        'Nachmittag in der Hängematte',
      ],
      highlights: ['Tänze', 'Geführt von Guna'],
    },
    {
      title: 'Mangroven und Seesterne',
      location: 'Cambombia',
      activities: [
        'Fahrt innerhalb des Riffs nach Westen',
        { line: 'Kajak am Rand der Mangroven', noKayak: 'Im Beiboot am Rand der Mangroven' },
        'Seesterne im knietiefen Wasser: ansehen, nicht herausnehmen',
        'Am Abend oft kein zweites Boot',
      ],
      highlights: ['Mangroven', 'Seesterne'],
    },
    {
      title: 'Zurück nach Westen',
      location: 'El Porvenir',
      activities: [
        {
          line: 'Eine lange Etappe mit raumem Wind, links der Wald, rechts das Riff',
          motor: 'Weit nach Westen, links der Wald, rechts das Riff',
        },
        { line: 'Eine Stunde am Ruder, wenn Sie möchten', motor: 'Eine Weile am Ruder, wenn Sie möchten' },
        'Unterwegs ein Halt an einem Riff',
        'Nacht vor El Porvenir, nahe der Landebahn',
      ],
      highlights: ['Ein Vormittag unter Segeln', 'Wind von schräg hinten'],
    },
    {
      title: 'Häuser bis ans Wasser',
      location: 'Gardi-Inseln',
      activities: [
        'Rundgang auf einer bewohnten Insel, mit Begleitung von dort',
        'Das kleine Museum und die Geschichten dazu',
        'Gespräch mit Frauen, die Molas nähen',
        'Warum viele Familien aufs Festland gezogen sind',
      ],
      highlights: ['Museum', 'Molas aus erster Hand'],
    },
    {
      title: 'Noch einmal zwischen den Inseln',
      location: 'Lemmon Cays',
      activities: [
        {
          line: 'Segelstunde mit dem Kapitän: die Wende',
          motor: 'Unterwegs ein Bad, wo das Wasser am hellsten ist',
          downwind: 'Segelstunde mit dem Kapitän: die Halse',
        },
        'Vor Anker an einer Insel, auf der Sie noch nicht waren',
        'Schnorcheln im Abendlicht',
        'Ceviche am Heck',
      ],
      highlights: ['Sie am Ruder', 'Abendlicht am Riff'],
    },
    {
      title: 'Nichts auf dem Plan',
      location: 'Lemmon Cays',
      activities: [
        'Schwimmen oder weiterschlafen',
        { line: 'Im Kajak zur Lieblingsinsel', noKayak: 'Im Beiboot zur Lieblingsinsel' },
        'Gegen Abend mit dem Beiboot um die Nachbarinsel',
        'Grillen am Strand, mit Erlaubnis',
      ],
      highlights: ['Ein Tag ohne Uhr', 'Grill am Strand'],
    },
    {
      title: 'Ein Bad vor dem Kaffee',
      location: 'El Porvenir',
      activities: [
        'Noch vor dem Frühstück ins Wasser',
        'Das letzte Stück nach El Porvenir',
        'Am Nachmittag Zeit zum Packen und für das kleine Museum',
        {
          line: 'Nacht neben der Piste; hier beginnt der Weg nach Panama-Stadt',
          lastNight: 'Nacht neben der Piste; morgen heim, mit dem Flugzeug oder mit Boot und Geländewagen',
        },
      ],
      highlights: ['Frühes Bad', 'Zurück in El Porvenir'],
    },
  ],
  leisure: [
    'Noch einmal die Cayos Holandeses: jeden Morgen eine andere Insel der Kette, und das Riff ohne Uhr',
    'Coco Bandero und Green Island, mit Zeit für die Riffe, an denen Sie nur vorbeikamen',
    'Noch ein Besuch in einem Dorf, mit Erlaubnis und mehr Zeit für die Frauen, die nähen',
    {
      line: 'Etappen, die Sie selbst auf der Karte planen und mit dem Kapitän segeln',
      motor: 'Wohin Ihr Finger auf der Karte zeigt, wenn das Riff es zulässt',
    },
    'Die Stille von Cambombia, dazu ein Vormittag in der Pantry: Kokosreis und Schnapper',
  ],
  closing: {
    title: 'Sieben, zehn oder vierzehn?',
    text: 'Wie viele Tage haben Sie, was reizt Sie, was möchten Sie auslassen? Schreiben Sie es uns, und Sie bekommen die Route mit Boot und Preis zurück.',
  },
} satisfies ItineraryCopy
