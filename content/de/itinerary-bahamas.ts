import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Bahamas segeln: Törnplan Nassau und Exumas',
    description:
      'Segelreise durch die Exumas Tag für Tag: Allan’s Cay, Meerespark, Compass, Staniel Cay und Black Point, mit Strecken, Segelzeiten und Landebahn.',
    keywords: ['Törnplan Exumas', 'Route Bahamas', 'Warderick Wells', 'Staniel Cay', 'sieben Tage Bahamas'],
  },
  title: 'Von Cay zu Cay durch *die Exumas*',
  lead: 'Ein langer Schlag zum Anfang, danach liegt fast jeden Mittag ein neues Cay vor der Leiter. Die erste Woche endet auf Staniel Cay, wo es eine Landebahn gibt.',
  paragraphs: [
    'Sie segeln auf der Bank, der geschützten Seite, über drei Meter tiefem Wasser, in dem Sie die Seesterne zählen. Am längsten sind die Strecken am Anfang und am Ende: {{exumaMiles}} Seemeilen von Nassau zu den Exumas und {{highbourneMiles}} zurück, fünfeinhalb bis sechs Stunden. Dort kann es lebhaft werden, und der Kapitän sucht dafür den ruhigeren Tag. Dazwischen segeln Sie höchstens zweieinhalb Stunden, nur nach Norman’s Cay viereinhalb.',
    'Im Meerespark gehört das Riff allein den Schnorchlern; auf den geselligen Cays davor und dahinter finden Sie eine Bar, einen Laden und die bekannten Schweine. Durch die engen Durchfahrten zum Sund fährt der Kapitän um Stillwasser. Dreht im Winter eine Front den Wind auf Nord, wartet das Boot in Lee eines Cays, bis sie durch ist, und der Koch backt.',
  ],
  days: [
    {
      title: 'An Bord in Nassau',
      location: 'Nassau',
      activities: [
        'Wir holen Sie am Flughafen ab und bringen Sie zur Yacht',
        'Kabinen, Einweisung, erstes Bad vom Heck',
        'Conch-Salat und gebratener Fisch am Arawak Cay',
        'Früh in die Koje: Morgen kommt der längste Schlag der Woche',
      ],
      highlights: ['Fisch am Arawak Cay', 'Erste Nacht an Bord'],
    },
    {
      title: 'Über die Bank',
      location: 'Allan’s Cay',
      activities: [
        'Nach dem Frühstück hinaus über hellgrünes Wasser, ein Ausguck am Bug',
        'Leguane am Strand: ansehen, nicht füttern',
        'Schnorcheln in der Durchfahrt, bei Stillwasser',
        'Erster Abend in den Exumas',
      ],
      highlights: ['Exuma-Bank', 'Leguane'],
    },
    {
      title: 'Der Creek',
      location: 'Shroud Cay',
      activities: [
        'Bis Mittag in den Meerespark',
        'Mit der Flut im Kajak durch die Mangroven',
        'Baden am Strand auf der Sundseite',
        'Mit der Ebbe zurücktreiben',
      ],
      highlights: ['Kajak mit der Tide', 'Meerespark'],
    },
    {
      title: 'Der Sitz des Parks',
      location: 'Warderick Wells',
      activities: [
        'Festmachen an einer Muringboje in der blauen Rinne',
        'Aufstieg zum Boo Boo Hill',
        'Schnorcheln am Riff neben der Boje',
        'Der Nachmittag bleibt frei',
      ],
      highlights: ['Boo Boo Hill', 'Riff ohne Fischerei'],
    },
    {
      title: 'Ein Tag unter Wasser',
      location: 'Warderick Wells',
      activities: [
        'Freitauchen am geschützten Riff',
        'Mit der Tide auf dem SUP-Brett',
        'Ein Pfad quer über die Insel, in festen Schuhen',
        'Sterne vom Vordeck',
      ],
      highlights: ['Geschütztes Riff', 'Freitauchen'],
    },
    {
      title: 'Die Schläfer unterm Steg',
      location: 'Compass Cay',
      activities: [
        'Ein Vormittag unter Segeln, die Schoten kaum berührt',
        'Ammenhaie aus der Nähe, ruhige Hände vorausgesetzt',
        'Halbmondförmiger Strand auf der Sundseite',
        'Abendessen an Deck, barfuß',
      ],
      highlights: ['Ammenhaie', 'Strand am Sund'],
    },
    {
      title: 'Die Grotte',
      location: 'Staniel Cay',
      activities: [
        'Thunderball Grotto bei Stillwasser',
        'Gang durch den Ort',
        'Ein Glas an der Bar des Yachtclubs',
        'Abschiedsessen; am nächsten Morgen sind es zehn Minuten zur Landebahn',
      ],
      highlights: ['Thunderball Grotto', 'Heimflug am Morgen danach'],
    },
    {
      title: 'Vor den Tagesbooten',
      location: 'Big Major Cay',
      activities: [
        'Die Schweine, ganz früh, mit leeren Händen',
        'Baden am anderen, leereren Strand',
        'Auf dem SUP-Brett um die Landspitze',
        'Langes Mittagessen und ein Buch',
      ],
      highlights: ['Schwimmende Schweine', 'Weiter Ankerplatz'],
    },
    {
      title: 'Kokosbrot',
      location: 'Black Point',
      activities: [
        'Kurzer Schlag nach Süden',
        'Kokosbrot, noch warm, aus einer Küche am Anleger',
        'Bei Dünung ein Blasloch auf der Sundseite',
        'Den Frauen beim Strohflechten zusehen',
      ],
      highlights: ['Ein Ort mit Alltag', 'Kokosbrot'],
    },
    {
      title: 'Zurück nach Staniel',
      location: 'Staniel Cay',
      activities: [
        'Vormittag unter Segeln nach Norden',
        'Noch einmal zur Grotte',
        'Eine Ansichtskarte aufgeben, die nach Ihnen ankommt',
        'Nacht nahe der Landebahn; hier enden die zehn Tage',
      ],
      highlights: ['Vormittag unter Segeln', 'Heimflug am Morgen danach'],
    },
    {
      title: 'Der äußere Strand',
      location: 'Compass Cay',
      activities: [
        'Nach Norden auf der Bankseite',
        'Quer über die Insel zum Strand am Sund',
        'Gezeitentümpel am Nordende',
        'Abend im Windschatten des Hügels',
      ],
      highlights: ['Strand am Sund', 'Gezeitentümpel'],
    },
    {
      title: 'Das versunkene Flugzeug',
      location: 'Norman’s Cay',
      activities: [
        'Ein halber Tag unter Segeln, aus dem Park hinaus',
        'Mittagessen unterwegs, aus der Hand',
        'Schnorcheln über dem Flugzeug, bei Stillwasser',
        'Bei Ebbe zu Fuß auf eine Sandbank',
      ],
      highlights: ['Flugzeug im Flachwasser', 'Sandbänke'],
    },
    {
      title: 'Das letzte Cay',
      location: 'Highbourne Cay',
      activities: [
        'Kurzer Schlag, spätes Frühstück',
        'Schnorcheln in Lee',
        'Mit dem Kajak am Ufer entlang',
        'Abendessen an Land, zur Abwechslung',
      ],
      highlights: ['Abendessen an Land', 'Ruhige Nacht'],
    },
    {
      title: 'Heim über die Bank',
      location: 'Nassau',
      activities: [
        'Nach dem Frühstück zum letzten Mal Anker auf',
        'Der Wind von schräg hinten, Mittagessen unterwegs',
        'Am Nachmittag kommen die Brücken von Nassau in Sicht',
        'Letzte Nacht am Steg, am Morgen zum Flughafen',
      ],
      highlights: ['Raumer Wind', 'Zurück in Nassau'],
    },
  ],
  closing: {
    title: 'Rückflug ab Staniel Cay oder ab Nassau?',
    text: 'Nach sieben oder zehn Tagen fliegen Sie am besten ab Staniel Cay, nach vierzehn sind Sie wieder in Nassau. Sagen Sie uns, was besser passt und wie viele Sie sind. Zum Preis der Woche kommt die Chartergebühr von {{bahamasCharterFee}} %; in der Summe, die wir Ihnen schreiben, ist sie schon darin.',
  },
} satisfies ItineraryCopy
