import type { DestinationCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Yachtcharter Kuba mit Crew: Havanna, Cayo Largo',
    description:
      'Segelreise auf Kuba mit Kapitän und Koch: Havanna zu Fuß, ab Cienfuegos zu den Cayos bis Cayo Largo. Saison, Visum, Überführung und Kosten erklärt.',
    keywords: [
      'Yachtcharter Kuba',
      'Cayo Largo segeln',
      'Cienfuegos Katamaran',
      'Los Canarreos',
      'Havanna und Meer',
    ],
  },
  name: 'Kuba',
  waters: 'Havanna und die Cayos im Süden',
  hero: {
    title: 'Erst die Stadt, | *dann die Cayos*',
    lead: 'Zwei Abende Havanna, dann quer durchs Zuckerrohr an die andere Küste. Dort ankern Sie vor weißem Sand, und wer zehn Tage hat, ist weiter im Westen oft ganz allein.',
    itinerary: 'Törnplan ansehen',
    flySail: 'Flug mitplanen',
    contact: 'Informationen anfordern',
    caption: 'Viel Sand und wenig Schatten auf Cayo Largo',
  },
  teaser: 'Havannas Arkaden, ab Cienfuegos eine Nacht unter Segeln, danach Riff und Sand vor Cayo Largo.',
  intro: [
    'Gischt über der Ufermauer, Druckfarbe in einer Werkstatt, Musik aus einer offenen Tür: Die Reise beginnt mit zwei Abenden in Havanna. Am dritten Tag fahren Sie nach Cienfuegos an der Südküste, wo Ihre Yacht liegt und das Abendessen fertig ist. Die Bucht ist so umschlossen, dass Sie das Meer zunächst nur riechen.',
    'Über Nacht segeln Sie nach Cayo Largo, etwa {{cayoLargoMiles}} Seemeilen. Am Morgen liegt eine flache grüne Linie voraus. Eine Woche hat zwei Nächte in Havanna und fünf an Bord. Die Abende verbringen Sie dann vor Cayo Largo; zur Playa Sirena, zum Riff und zu den Cayos der Leguane ist es von dort nicht weit. Bei zehn Tagen segeln Sie weiter nach Westen, zum Cayo Rosario und über Bänke, auf denen das Wasser hell wird wie der Sand darunter. In der Saison kommt Languste auf den Tisch.',
    'Die Yacht bringen wir Ihnen aus San Blas; ist dort keine frei oder sind Sie mehr als {{sanBlasGuests}}, aus Nassau. Der Weg hin und zurück steht als eigene Zeile in der Schätzung. Ab San Blas macht er bei einer Woche meist die Hälfte der Summe aus oder mehr; darum raten wir zu zehn Tagen: Für die drei zusätzlichen zahlen Sie nur die Nächte an Bord. Am günstigsten ist die Guji, für höchstens {{gujiGuests}}; zwei ihrer {{gujiCabins}} Kabinen teilen sich ein Bad. Der Koch kauft ein, bevor die Yacht nach Kuba ablegt, denn die Regale dort sind oft leer. In den Städten fällt häufig der Strom aus, das Internet ist Glückssache, und bezahlt wird bar.',
  ],
  location: {
    title: 'Wo es liegt',
    text: 'Havanna im Norden, Cienfuegos im Süden und, {{cayoLargoMiles}} Seemeilen südwestlich davon, Cayo Largo im Archipel Los Canarreos. Nach Cienfuegos fahren Sie etwa vier Stunden über Land, von Cayo Largo fliegen Sie zurück. Ihre Yacht kommt aus San Blas, {{cubaMiles}} Seemeilen in höchstens {{cubaDays}} Tagen, oder aus Nassau, {{nassauCubaMiles}} Seemeilen in höchstens {{nassauCubaDays}}.',
  },
  bestTime: {
    title: 'Die beste Zeit',
    text: 'November bis April: trocken und mild, mit kühleren Abenden und Wind aus Ost. Zieht im Winter eine Kaltfront durch, weht es kurz aus Norden; die Südküste ist dann die richtige Seite.',
  },
  seasonNote:
    'Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November. In diesen Monaten kann ein Sturm Ihre Reise treffen, im November selten. Fragen Sie Ihren Versicherer, ob der Reiserücktritt Stürme einschließt; viele Verträge tun es nicht.',
  experiences: {
    title: 'Vier Orte aus einem Törn',
    items: [
      {
        title: 'Havanna ohne Stadtplan',
        text: 'Vier Plätze, ein Gewirr von Arkaden und eine Ufermauer von acht Kilometern, mit einer Führerin, die dort wohnt und jede Abkürzung kennt. Gehen Sie früh, solange es kühl ist und die Trompeter noch üben.',
      },
      {
        title: 'Cienfuegos und die Nachtfahrt',
        text: 'Eine Stadt der Säulen aus dem 19. Jahrhundert, geplant von Siedlern aus Frankreich. Am Abend laufen Sie unter dem Fort an der engen Einfahrt hinaus, teilen sich vielleicht eine Wache mit dem Kapitän und sehen die Milchstraße bis ans Wasser reichen.',
      },
      {
        title: 'Playa Sirena',
        text: 'Der Strand am Westende von Cayo Largo, vor dem Ostwind geschützt. Der Sand ist so hell, dass Sie auch mittags barfuß gehen, und das flache Wasser reicht weit hinaus auf die Bank.',
      },
      {
        title: 'Riffe von Los Canarreos',
        text: 'Am Morgen schnorcheln Sie an einer Riffkante, am Nachmittag über Seegras, auf dem Schildkröten weiden. Bleiben Sie ein paar Meter weg, dann fressen sie weiter.',
      },
    ],
  },
  arrival: {
    title: 'Der Weg zum Boot',
    text: 'Sie fliegen nach Havanna und fahren am dritten Tag mit dem Wagen nach Cienfuegos; von Cayo Largo fliegen Sie zurück in die Hauptstadt. Hotel, Wagen und diesen Flug buchen wir. Sie brauchen ein E-Visum und eine Krankenversicherung. Nach einer Reise nach Kuba reicht ESTA für die USA nicht mehr, auch nicht zum Umsteigen. Wer einen US-Pass hat oder in den USA lebt, darf nach dem Recht der USA nicht zum Urlaub nach Kuba.',
  },
  costs: {
    title: 'Was es kostet und was dazukommt',
    included: [
      'Yacht, Kapitän und Koch, fünf Nächte in einer Woche',
      'An Bord alle Mahlzeiten und Getränke',
      'Treibstoff, Hafengebühren und Fahrtgenehmigung',
      'Zwei Nächte in Havanna, Wagen und Inlandsflug',
      'Schnorchelausrüstung, Bettwäsche, Handtücher',
    ],
    notIncluded: [
      'Flüge nach Havanna und nach Hause',
      'Reiseversicherung (Pflicht), mit der Krankenversicherung, die Kuba verlangt',
      'Das E-Visum',
      'Trinkgeld für die Crew',
    ],
    paidLocally: [
      'Essen, Führungen und Museen in den Städten',
      'Park- und Anlandegebühren auf einigen Cayos',
      'Alles in bar, denn auf Karten ist kein Verlass',
    ],
  },
  closing: {
    title: 'Wie viele Nächte Havanna?',
    text: 'Schreiben Sie auch, mit welchen Pässen Sie reisen. Sie bekommen einen Preis, in dem Überführung, Hotel und Wege schon stecken.',
  },
} satisfies DestinationCopy
