import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Rosario-Inseln mit der Yacht: Reiseplan ab Cartagena',
    description:
      'Mit der Yacht ab Cartagena, Tag für Tag: Riffe von Rosario, Tintipán und Múcura in San Bernardo, die Lagune von Cholón, mit Strecken und Fahrzeiten.',
    keywords: ['Törnplan Cartagena', 'Route Rosario-Inseln', 'San Bernardo Yacht', 'Tintipán', 'Cholón'],
  },
  title: 'Von der Stadtmauer *nach Rosario*',
  lead: 'Eine Stadt am Anfang und am Ende, dazwischen zwei Archipele. Von Ankerplatz zu Ankerplatz braucht die Macan meist kaum eine Stunde; unter Segeln ist der Weg nach Süden ein langer Tag, danach sind es höchstens vier Stunden.',
  paragraphs: [
    'Landen Sie bis zum Nachmittag, stehen Sie am ersten Abend auf der Stadtmauer. Tags darauf ankern Sie vor Mangroven, zwei Tage später vor dem ersten Riff. Einmal essen Sie auf einem Platz in San Diego, an den anderen Abenden an Bord, unter der Woche oft ohne ein zweites Boot in Sicht. Vor Cartagena liegt die Yacht in der Bucht vor Anker; zum Steg und zurück bringt Sie das Beiboot in ein paar Minuten, auch nach dem Abendessen.',
    'Der Plan unten gilt von Samstag bis Samstag, wie die meisten Törns. Am Sonntag, wenn Ausflugsboote aus der Stadt zu den nächsten Inseln kommen, sind Sie schon dahinter, in San Bernardo; Rosario und Cholón kommen dann an den Werktagen. Bleiben Sie länger, liegen Sie am zweiten Sonntag vor San Martín: mit der Macan am Riff, bevor die Ausflugsboote kommen, unter Segeln, wenn sie wieder fort sind. Beginnen können Sie auch an jedem anderen Tag. Fällt Rosario dabei auf ein Wochenende, fährt der Kapitän früh zum Riff, vor den Ausflugsbooten.',
    'Die Motoryacht Macan liegt in Cartagena und nimmt außer Kapitän und Koch {{macanGuests}} Gäste mit; bis San Bernardo braucht sie etwa anderthalb Stunden. Möchten Sie lieber segeln, kommt die Guji aus San Blas zu Ihnen, auf Wunsch auch ein Katamaran: Unter Segeln dauert der Weg nach Tintipán gut sieben Stunden, mit dem Wind von achtern; von Múcura zurück nach Rosario sind es rund vier, heim nach Cartagena knapp drei. Führungen und Essen an Land zahlen Sie dort.',
    'Im Januar, Februar und März sind die Nachmittage draußen rau, dann fährt der Kapitän am Morgen. Weht es für San Bernardo zu stark, verbringen Sie die beiden Tage bei Rosario und Barú.',
  ],
  route: {
    opening: 'Ab Cartagena geht es zu den Inseln:',
    visits: {
      tintipan: 'in die Mangroven von Tintipán',
      mucura: 'zu den Hängematten von Múcura',
      sanMartin: 'ans Riff von San Martín',
      islaGrande: 'in die Lagune von Isla Grande',
      cholon: 'zu den Austern von Cholón',
    },
  },
  days: [
    {
      title: 'An Bord in der Bucht',
      location: 'Cartagena',
      activities: [
        'Auf Wunsch ein Wagen vom Flughafen zum Steg, dann das Beiboot',
        'Kabinen, Begrüßung, Einweisung',
        'Wenn die Hitze nachlässt, auf die Mauer, mit einer Stadtführerin oder allein',
        'Abendessen an Bord, die Lichter der Stadt ringsum',
      ],
      highlights: ['Abend auf der Stadtmauer', 'Erste Nacht in der Bucht'],
    },
    {
      title: 'Nach Süden',
      location: 'Isla Tintipán, San Bernardo',
      activities: [
        {
          line: 'Bei Sonnenaufgang zwischen den Forts hinaus, dann mit dem Wind von achtern nach San Bernardo',
          motor: 'Zwischen den Forts von Bocachica hinaus und an der Küste entlang nach San Bernardo',
        },
        'Mit dem Beiboot zwischen die Wurzeln der Mangroven, so weit es geht',
        'Vorbei an Santa Cruz del Islote, wo zwischen den Häusern kaum ein Weg bleibt',
        {
          line: 'Ein letztes Bad neben der Leiter, danach Sterne',
          moonlit: 'Ein Bad bei Mondlicht, gleich neben der Leiter',
        },
      ],
      highlights: ['Mangroven', 'Bad bei Nacht'],
    },
    {
      title: 'Hängematte und Strand',
      location: 'Isla Múcura, San Bernardo',
      activities: [
        {
          line: 'Eine Etappe, so kurz, dass der Kaffee warm bleibt',
          motor: 'Ein Weg, so kurz, dass der Kaffee warm bleibt',
        },
        'Weißer Strand, und weit hinaus reicht das Wasser nur bis zum Knie',
        'Gang durchs Dorf',
        'Hängematte, bis der Fisch gar ist',
      ],
      highlights: ['Strand', 'Nachmittag in der Hängematte'],
    },
    {
      title: 'Das erste Riff',
      location: 'San Martín de Pajarales, Rosario',
      activities: [
        {
          line: 'Nach Norden, hoch am Wind, mit Gischt auf dem Vordeck',
          motor: 'Am Morgen nach Norden, solange die See noch glatt ist',
        },
        'Vor der Insel mit dem Aquarium fällt der Anker',
        'Schnorcheln, solange die Sonne hoch steht',
        'Ein Fischer bringt das Abendessen längsseits',
      ],
      highlights: ['Fang des Tages', 'Riff am Nachmittag'],
    },
    {
      title: 'Die Lagune hinter den Bäumen',
      location: 'Isla Grande, Rosario',
      activities: [
        'Nach dem Frühstück ein kurzer Weg zur Nachbarinsel',
        'Schnorcheln über Hirnkorallen und Seefächern',
        {
          line: 'Mit dem Beiboot in die Lagune',
          weekend: 'Mit dem Beiboot früh in die Lagune, vor den Tagesbooten des Wochenendes',
        },
        {
          line: 'In dunklen Nächten leuchtet in der Lagune das Wasser; das Beiboot bringt Sie hin',
          moonlit: 'Nachts ein heller Streif am Horizont: Cartagena',
        },
      ],
      highlights: ['Nationalpark', 'Lagune auf der Insel'],
    },
    {
      title: 'Die Lagune der Reiher',
      location: 'Cholón, Barú',
      activities: [
        {
          line: 'Eine kurze Etappe und eine gewundene Einfahrt',
          motor: 'Kurze Fahrt und eine gewundene Einfahrt',
        },
        'Austern, vom Fischer längsseits geöffnet',
        'Langsam an den Mangroven entlang, wo die Reiher stehen',
        {
          line: 'Am Wochenende ist hier ein Fest; dann nehmen wir eine andere Bucht',
          weekday: 'Unter der Woche ist es still genug, um die Fische springen zu hören',
          weekend: 'Am Wochenende wird hier gefeiert; der Kapitän kennt eine stillere Bucht',
        },
      ],
      highlights: ['Lagune', 'Austern'],
    },
    {
      title: 'Zurück in der Stadt',
      location: 'Cartagena',
      activities: [
        'Zwischen den Forts hinein, wie einst die Galeonen',
        'Später Nachmittag in der Altstadt',
        'Abendessen an Bord oder auf einem Platz in San Diego',
        {
          line: 'Nacht an Bord; zum Flughafen ist es eine kurze Fahrt',
          moreNights: 'Nacht an Bord, in der Ferne die angestrahlte Mauer',
        },
      ],
      highlights: ['Altstadt', 'Abend in San Diego'],
    },
    {
      title: 'Die Forts an der Einfahrt',
      location: 'Bocachica, Tierrabomba',
      activities: [
        { line: 'Unter Segeln durch die Bucht', motor: 'Kurze Fahrt durch die Bucht' },
        'San Fernando mit einem Führer aus dem Dorf',
        'Gebratener Fisch und Kokosreis zu Mittag',
        'Am Nachmittag ein Bad vor Tierrabomba, abseits der Fahrrinne',
      ],
      highlights: ['Spanische Forts', 'Mittagessen im Dorf'],
    },
    {
      title: 'Das Riff ohne Eile',
      location: 'San Martín de Pajarales, Rosario',
      activities: [
        { line: 'Mit der Landbrise hinaus', motor: 'Nach dem Frühstück wieder hinaus' },
        'Gerätetauchen bei einer lizenzierten Basis, für Gäste mit Tauchschein',
        'Gegen fünf noch einmal mit der Maske, wenn die Fische herauskommen',
        'Nacht in Lee der Insel',
      ],
      highlights: ['Gerätetauchen möglich', 'Schnorcheln am Abend'],
    },
    {
      title: 'Getsemaní',
      location: 'Cartagena',
      activities: [
        'Bis Mittag zurück in der Stadt',
        'Zu Fuß durch Getsemaní: bemalte Wände, offene Türen',
        'Am Abend auf der Plaza de la Trinidad, wo das halbe Viertel sitzt',
        'Nacht an Bord, in der Bucht',
      ],
      highlights: ['Getsemaní', 'Plaza de la Trinidad'],
    },
    {
      title: 'Pfad und Riff',
      location: 'Isla Grande, Rosario',
      activities: [
        'Früh aus der Bucht hinaus, feste Schuhe griffbereit',
        'Auf einem Pfad durch den Wald, geführt von einer Inselbewohnerin',
        'Schnorcheln auf der Seite, die kein Wind erreicht',
        'Abendessen an Deck, bei Laternenlicht',
      ],
      highlights: ['Waldpfad', 'Riff in Lee'],
    },
    {
      title: 'Die andere Seite von Múcura',
      location: 'Isla Múcura, San Bernardo',
      activities: [
        'Am Vormittag nach Süden, Rosario bleibt zurück',
        { line: 'Ans Ruder, wenn Sie mögen', motor: 'Am Steuerstand neben dem Kapitän, wenn Sie mögen' },
        'Vor Anker auf der anderen Seite der Insel, an einem anderen Strand',
        {
          line: 'Sterne, und im Rücken die Lichter des Dorfs',
          moonlit: 'Mondlicht, und im Rücken die Lichter des Dorfs',
        },
      ],
      highlights: ['Ein anderer Strand', 'Neben dem Kapitän'],
    },
    {
      title: 'Kurs Nord',
      location: 'San Martín de Pajarales, Rosario',
      activities: [
        'Noch ein Bad vor Múcura, dann bleibt die Insel achteraus',
        'Kurs auf Rosario, bis die Bäume aus der See steigen',
        'Ceviche, sobald der Anker hält',
        'Liegt die See ruhig, mit Maske und Flossen an die äußere Riffkante',
      ],
      highlights: ['Ceviche an Bord', 'Schnorcheln'],
    },
    {
      title: 'Heim in die Bucht',
      location: 'Cartagena',
      activities: [
        'Bad bei Sonnenaufgang',
        'Einlaufen, bevor der Wind auffrischt',
        'Mittagessen an Bord in der Bucht',
        'Nacht in der Bucht; am Morgen in die Altstadt oder, wer heimfliegt, zum Flughafen',
      ],
      highlights: ['Bad bei Sonnenaufgang', 'Mittag in der Bucht'],
    },
  ],
  leisure: [
    'Die Mangroventunnel von Tintipán in aller Frühe, bevor ein Boot sie aufwühlt',
    'Gar nichts vor Múcura, solange es Ihnen gefällt',
    'Rosario, mit Tauchgängen bei einer lizenzierten Basis für Gäste mit Tauchschein',
    'Cholón ohne die Boote aus der Stadt, nur mit den Reihern',
    'Noch einmal Cartagena, mit einem Vormittag in der Festung San Felipe',
  ],
  closing: {
    title: 'Mehr Stadt oder mehr Meer?',
    text: 'Eine Nacht mehr vor der Altstadt oder zwei mehr in San Bernardo: Die Route ändern wir gern. Schreiben Sie dazu, wann Sie landen, damit schon der erste Abend passt.',
  },
} satisfies ItineraryCopy
