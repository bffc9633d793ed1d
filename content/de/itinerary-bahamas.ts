import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Bahamas segeln: Törnplan Nassau und Exumas',
    description:
      'Segelreise durch die Exumas Tag für Tag: Allan’s Cay, Meerespark, Compass, Staniel Cay und Black Point, mit Strecken, Segelzeiten und Landebahn.',
    keywords: ['Törnplan Exumas', 'Route Bahamas', 'Warderick Wells', 'Staniel Cay', 'sieben Tage Bahamas'],
  },
  title: 'Von Cay zu Cay durch *die Exumas*',
  lead: 'Ein halber Tag über die offene Bank, danach kurze Wege: erst die Leguane, dann der Meerespark, zuletzt die Grotte und die Schweine.',
  paragraphs: [
    'Sie segeln in Lee der Cays, über drei Metern Wasser, in dem Sie die Seesterne zählen. Von Cay zu Cay sind es höchstens zweieinhalb Stunden; länger dauert nur die Etappe nach Norden, wenn Ihr Törn in Nassau endet: vier bis viereinhalb Stunden, bei zehn Tagen fünfeinhalb. Lang ist der Weg von Nassau hinaus und wieder heim, {{exumaMiles}} und {{highbourneMiles}} Seemeilen über die offene Bank, fünfeinhalb bis sechs Stunden. Dort kann es lebhaft werden, und der Kapitän sucht den ruhigeren Tag.',
    'In der Mitte liegt der Meerespark, in dem seit Jahrzehnten niemand fischen darf. Danach wird es gesellig: eine Bar, ein Laden, die bekannten Schweine. Durch die engen Durchfahrten zum Sund fährt der Kapitän um Stillwasser. Dreht im Winter eine Front den Wind auf Nord, wartet das Boot in Lee eines Cays, bis sie durch ist.',
  ],
  ends: {
    title: 'Wo Ihre Woche endet',
    ways: [
      {
        title: 'In der Regel auf Staniel Cay',
        text: 'So stehen die Tage unten. Nach dem Frühstück bringt Sie ein kleines Flugzeug nach Nassau; die Plätze buchen wir, etwa {{stanielSeat}} US$ pro Person zusätzlich zum Charter. Auch zehn Tage enden hier.',
      },
      {
        title: 'In Nassau, wenn dort an diesem Tag die nächsten Gäste an Bord gehen',
        text: 'Dann segeln Sie mit zurück und brauchen keinen Flug. Von Warderick Wells geht es nach Norden: am sechsten Tag nach Highbourne Cay, {{highbourneBackMiles}} Seemeilen in etwa {{highbourneBackHours}}, am siebten über die Bank nach Nassau, {{highbourneMiles}} Seemeilen in etwa {{highbourneHours}}. Compass Cay und Staniel Cay entfallen, also auch die Ammenhaie, die Grotte und die Schweine. Kommen Sie vor allem dafür, sagen Sie es uns: Wir nennen Ihnen Wochen, die auf Staniel Cay enden. Von zehn Tagen führen die letzten drei nach Norman’s Cay, Highbourne Cay und Nassau.',
      },
    ],
    note: 'Die Seite Ihrer Reise zeigt, was für Ihren Termin gilt; im Angebot und im Vertrag steht es fest.',
    sights: {
      compass: 'die Ammenhaie von Compass Cay',
      staniel: 'die schwimmenden Schweine bei Staniel Cay',
    },
  },
  route: {
    opening: 'Nach der ersten Nacht in Nassau geht es in die Exumas:',
    visits: {
      allans: 'zu den Leguanen von Allan’s Cay',
      shroud: 'nach Shroud Cay mit seinem Wasserlauf durch die Mangroven',
      warderick: 'zu den Zackenbarschen am Riff von Warderick Wells',
      highbourne: 'zum Schnorcheln vor Highbourne Cay',
      compass: 'zu den Ammenhaien von Compass Cay',
      staniel: 'zu den schwimmenden Schweinen bei Staniel Cay',
      normans: 'zum versunkenen Flugzeug vor Norman’s Cay',
    },
  },
  days: [
    {
      title: 'An Bord in Nassau',
      location: 'Nassau',
      activities: [
        'Vom Flughafen zum Steg, die Crew nimmt Ihr Gepäck',
        'Kabinen beziehen, Einweisung, Limonade im Cockpit',
        'Abendessen an Bord oder, auf eigene Rechnung, Schnapper und Conch-Salat am Arawak Cay',
        {
          line: 'Früh in die Koje: Morgen geht es einen halben Tag über die offene Bank',
          motor: 'Früh in die Koje: Morgen geht es über die offene Bank',
        },
      ],
      highlights: ['Fisch am Arawak Cay', 'Erste Nacht an Bord'],
    },
    {
      title: 'Über die Bank',
      location: 'Allan’s Cay',
      activities: [
        'Nach dem Frühstück hinaus, am Bug ein Ausguck für Korallenköpfe',
        'Leguane am Strand: ansehen, nicht füttern',
        'Schnorcheln in der Durchfahrt, bei Stillwasser',
        'Der erste Abend ohne Straßenlaterne',
      ],
      highlights: ['Exuma-Bank', 'Leguane'],
    },
    {
      title: 'Der Creek',
      location: 'Shroud Cay',
      activities: [
        {
          line: 'Gegen Mittag vor Anker, von hier an im Meerespark',
          motor: 'Am Vormittag vor Anker, von hier an im Meerespark',
        },
        {
          line: 'Mit der Flut im Kajak durch die Mangroven, quer durch die Insel',
          noKayak: 'Mit der Flut im Beiboot durch die Mangroven, quer durch die Insel',
        },
        'Drüben der Strand am Sund, das Wasser auf einmal dunkelblau',
        {
          line: 'Mit der Ebbe zurücktreiben, das Paddel auf den Knien',
          noKayak: 'Mit der Ebbe zurücktreiben, den Motor aus',
        },
      ],
      highlights: ['Kajak mit der Tide', 'Meerespark'],
    },
    {
      title: 'Der Sitz des Parks',
      location: 'Warderick Wells',
      activities: [
        'Festmachen an einer Muringboje in der blauen Rinne',
        'Hinauf auf den Boo Boo Hill: hier die Bank, dort der Sund',
        'Schnorcheln am Riff neben der Boje, zwischen Zackenbarschen',
        'Am Nachmittag steht nichts auf dem Plan',
      ],
      highlights: ['Boo Boo Hill', 'Riff ohne Fischerei'],
    },
    {
      title: 'Ein Tag unter Wasser',
      location: 'Warderick Wells',
      activities: [
        'Freitauchen am Riff: Einer taucht, einer schaut zu',
        {
          line: 'Mit der Tide auf dem SUP-Brett, zurück mit dem Beiboot',
          noBoard: 'Mit der Tide die Rinne hinab schwimmen, zurück mit dem Beiboot',
        },
        'Ein Pfad quer über die Insel, in festen Schuhen',
        {
          line: 'Johnnycake aus der Pfanne, danach Sterne vom Vordeck',
          moonlit: 'Johnnycake aus der Pfanne, danach der Mond vom Vordeck',
        },
      ],
      highlights: ['Geschütztes Riff', 'Freitauchen'],
    },
    {
      title: 'Die Schläfer unterm Steg',
      location: 'Compass Cay',
      activities: [
        {
          line: 'Frühstück unter Segeln',
          motor: 'Ein Sprung nach Süden, und Sie liegen schon am Vormittag vor Anker',
        },
        'Langsam ins Wasser, zu den Ammenhaien, die unterm Steg dösen',
        'Ein Strand wie ein Halbmond, drüben am Sund',
        'Abendessen an Deck, barfuß',
      ],
      highlights: ['Ammenhaie', 'Strand am Sund'],
    },
    {
      title: 'Die Grotte',
      location: 'Staniel Cay',
      activities: [
        'Bei Stillwasser hinein in die Thunderball Grotto',
        'Mit dem Beiboot und leeren Händen zu den Schweinen von Big Major',
        'Durch den Ort auf ein Glas an die Bar des Yachtclubs',
        {
          line: 'Festessen an Bord; zur Landebahn sind es zehn Minuten',
          moreNights: 'Festessen an Bord, gegenüber die Lichter des Orts',
        },
      ],
      highlights: ['Thunderball Grotto', 'Landebahn in der Nähe'],
    },
    {
      title: 'Der weite Ankerplatz',
      location: 'Big Major Cay',
      activities: [
        'Ein Katzensprung nach Big Major, wo viele Boote Platz haben',
        'Früh an den Strand ohne Schweine, noch vor den ersten Fußspuren',
        { line: 'Auf dem SUP-Brett um die Landspitze', noBoard: 'Mit der Maske um die Landspitze' },
        'Langes Mittagessen und ein Buch',
      ],
      highlights: ['Strand am Morgen', 'Weiter Ankerplatz'],
    },
    {
      title: 'Kokosbrot',
      location: 'Black Point',
      activities: [
        'Nach Süden, und vor Anker, ehe es heiß wird',
        'Kokosbrot, noch warm, aus einer Küche am Anleger',
        'Den Frauen beim Strohflechten zusehen',
        'Steht Dünung, faucht auf der Sundseite ein Blasloch',
      ],
      highlights: ['Ein Ort mit Alltag', 'Kokosbrot'],
    },
    {
      title: 'Zurück nach Staniel',
      location: 'Staniel Cay',
      activities: [
        'Am Vormittag zurück, und ans Ruder darf, wer möchte',
        'Unterwegs ein Bad, in Lee eines Cays',
        'Im Ort einkaufen und die Ansichtskarten aufgeben',
        {
          line: 'Nacht nahe der Landebahn',
          moreNights: 'Abendessen an Deck, mit dem, was der Koch im Ort fand',
        },
      ],
      highlights: ['Vormittag unter Segeln', 'Bad unterwegs'],
    },
    {
      title: 'Das Becken am Nordende',
      location: 'Compass Cay',
      activities: [
        'Nach Norden, die Cays an Steuerbord',
        'Im Beiboot ans Nordende und ein paar Schritte zu einem Becken, das die Brandung füllt',
        'Auf dem Rückweg noch ein Besuch bei den Ammenhaien',
        'Abend im Windschatten des Hügels',
      ],
      highlights: ['Meeresbecken', 'Abend in Lee'],
    },
    {
      title: 'Das versunkene Flugzeug',
      location: 'Norman’s Cay',
      activities: [
        'Nach Norden, durch den Park und an seinem Ende hinaus',
        { line: 'Mittagessen unterwegs, aus der Hand', motor: 'Mittagessen vor Anker, im Schatten' },
        'Bei Stillwasser über dem Flugzeug, Schwärme unter den Tragflächen',
        'Zu Fuß auf eine Sandbank, die mit der Flut wieder verschwindet',
      ],
      highlights: ['Flugzeug im Flachwasser', 'Sandbänke'],
    },
    {
      title: 'Das letzte Cay',
      location: 'Highbourne Cay',
      activities: [
        {
          line: 'Der Weg ist kurz, darum ein langes Frühstück',
          longLeg: 'Ein Vormittag unterwegs, Mittagessen vor Anker',
        },
        'Ein letztes Mal Maske und Flossen, in Lee des Cays',
        { line: 'Mit dem Kajak am Ufer entlang', noKayak: 'Ein Sprung vom Heck, und noch einer' },
        'Saubere Hemden, Schuhe an den Füßen: Abendessen an Land, auf eigene Rechnung',
      ],
      highlights: ['Abendessen an Land', 'Ruhige Nacht'],
    },
    {
      title: 'Heim über die Bank',
      location: 'Nassau',
      activities: [
        'Nach dem Frühstück Anker auf, Kurs Nordwest',
        {
          line: 'Der Wind von schräg hinten, Mittagessen unterwegs',
          motor: 'Ein letztes Mal schnell über die Bank',
        },
        {
          line: 'Am Nachmittag heben sich die Brücken von Nassau aus dem Dunst',
          motor: 'Noch am Vormittag heben sich die Brücken von Nassau aus dem Dunst',
        },
        'Nacht am Steg; wer heimfliegt, fährt am Morgen zum Flughafen',
      ],
      highlights: ['Wind von schräg hinten', 'Zurück in Nassau'],
    },
  ],
  leisure: [
    'Black Point mit Muße: einen Nachmittag Stroh flechten lernen, dazu Kokosbrot',
    'Die Bank nach Süden, jeden Tag ein Strand und sonst kein Plan',
    'Big Major in aller Frühe, bei den Schweinen, ehe die Tagesboote kommen',
    'Die Thunderball Grotto bei Stillwasser, wenn Sie den Eingang im Schlaf finden',
    'Noch einmal Staniel, und an einem Abend kochen Sie, und der Koch probiert',
  ],
  closing: {
    title: 'Wann möchten Sie segeln?',
    text: 'Nennen Sie uns Ihren Termin, und wir sagen Ihnen, wo Ihr Törn endet. Ab Staniel Cay buchen wir Ihre Plätze im kleinen Flugzeug; Ihr Heimflug ab Nassau darf am selben Tag gehen, frühestens um {{homeFromNassau}} Uhr. Die Summe gilt für die ganze Gruppe und enthält die Charterabgabe von {{bahamasCharterFee}} %.',
  },
} satisfies ItineraryCopy
