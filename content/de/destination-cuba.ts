import type { DestinationCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Yachtcharter Kuba: Havanna und Cayo Largo',
    description:
      'Kuba mit Crew: Havanna zu Fuß, Cienfuegos als Hafen, die Cayos von Los Canarreos bis Cayo Largo. Saison, Visum und Kosten verständlich erklärt.',
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
    lead: 'Havanna blickt nach Norden, die stillen Cayos liegen im Süden. Darum beginnt diese Reise zu Fuß, führt über Land und endet mit dem Anker im Sand.',
    itinerary: 'Törnplan ansehen',
    flySail: 'Flug mitplanen',
    contact: 'Informationen anfordern',
    caption: 'Viel Sand und wenig Schatten auf Cayo Largo',
  },
  teaser: 'Havannas Arkaden, eine Nacht unter Segeln ab Cienfuegos und Cayos, vor denen kaum jemand ankert.',
  intro: [
    'Auf dem Seeweg sind es von Cienfuegos nach Havanna rund 600 Seemeilen, um das Westkap herum; in einem Urlaub segelt das niemand. Man bleibt ein paar Tage in der Hauptstadt und fährt dann durch Zuckerrohr nach Cienfuegos an der Südküste, wo das Boot auf Sie wartet. Die Bucht dort ist so umschlossen, dass man vom Meer zunächst nichts sieht.',
    'Über Nacht geht es nach Cayo Largo, etwa {{cayoLargoMiles}} Seemeilen. Am Morgen liegen die Cayos von Los Canarreos voraus, flach und sandig, mit Mangroven und Leguanen. Westlich davon folgen Cayo Rosario, Cayo Campos und Bänke, deren Namen nur die Fischer kennen. In der Saison gibt es Languste, ein anderes Ankerlicht sieht man selten.',
    'Kuba ist das langsamste der vier Reviere und das mit dem meisten Papierkram; man braucht Visum, Krankenversicherung und Bargeld. Die Regale sind oft leer und das Internet ist Glückssache. Der Koch kauft deshalb mit Bedacht ein, und manches gibt es eben nicht. Für Ihren Törn holen wir Guji, Tsabalok, Marea oder die Lagoon 56 aus San Blas nach Cienfuegos; das sind {{cubaMiles}} Seemeilen und höchstens {{cubaDays}} Tage auf See, und die Überführung hin und zurück steht als eigene Zeile in Ihrer Schätzung. Gruppen von mehr als {{sanBlasGuests}} Personen segeln auf Brisa oder der Bali 5.4, die aus Nassau kommen: {{nassauCubaMiles}} Seemeilen und höchstens {{nassauCubaDays}} Tage auf See.',
  ],
  pull: 'Am Morgen liegen die Cayos von Los Canarreos voraus, flach und sandig, mit Mangroven und Leguanen.',
  location: {
    title: 'Wo es liegt',
    text: 'Havanna im Norden, Cienfuegos als Hafen im Süden und davor, etwa {{cayoLargoMiles}} Seemeilen entfernt, Cayo Largo im Archipel Los Canarreos. Die beiden Küsten verbindet eine Fahrt über Land oder ein Flug.',
  },
  bestTime: {
    title: 'Wann man fährt',
    text: 'November bis April: trocken und mild, mit kühleren Abenden und Wind aus Ost. Im Winter bringt eine Kaltfront manchmal für ein, zwei Tage Nordwind; die Südküste ist dann die richtige Seite.',
  },
  seasonNote:
    'Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November. Der November ist meist ruhig, gehört aber dazu. Achten Sie darauf, dass Ihre Reiserücktrittsversicherung Stürme einschließt.',
  experiences: {
    title: 'Vier Tage aus einem Törn',
    items: [
      {
        title: 'Havanna ohne Stadtplan',
        text: 'Vier Plätze, ein Gewirr von Arkaden und eine Ufermauer von acht Kilometern, mit jemandem, der dort aufgewachsen ist. Hinter irgendeiner Tür wird immer musiziert. Gehen Sie früh, solange es kühl ist.',
      },
      {
        title: 'Cienfuegos und die Nachtfahrt',
        text: 'Eine Stadt der Säulen aus dem 19. Jahrhundert, geplant von Siedlern aus Frankreich. Am Abend läuft man unter dem Fort an der engen Einfahrt hinaus, teilt vielleicht eine Wache mit dem Kapitän und sieht die Milchstraße bis ans Wasser reichen.',
      },
      {
        title: 'Playa Sirena',
        text: 'Der Strand am Westende von Cayo Largo, vor dem Ostwind geschützt. Der Sand ist hell, fein und voller Muschelsplitter, deshalb verbrennt man sich auch mittags nicht die Füße.',
      },
      {
        title: 'Riffe von Los Canarreos',
        text: 'Am Morgen schnorchelt man an einer Riffkante, am Nachmittag über Seegras, auf dem Schildkröten weiden. Halten Sie ein paar Meter Abstand, dann lassen sie sich nicht stören.',
      },
    ],
  },
  arrival: {
    title: 'Der Weg zum Boot',
    text: 'Flug nach Havanna, zwei oder drei Nächte in der Stadt, dann mit dem Wagen nach Cienfuegos. Auch Cayo Largo hat einen Flughafen. Was davon inbegriffen ist, steht im Angebot.',
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
      'Reise- und Krankenversicherung (Pflicht)',
      'Visum',
      'Fahrt über Land, sofern nicht im Angebot',
      'Trinkgeld für die Crew',
    ],
    paidLocally: [
      'Essen, Führungen und Museen in den Städten',
      'Park- und Anlandegebühren auf einigen Cayos',
      'Fast alles in bar; Karten von US-Banken funktionieren nicht',
    ],
  },
  closing: {
    title: 'Und später in die USA?',
    text: 'Wer seit Januar 2021 in Kuba war, kann nicht mehr visumfrei in die USA reisen und braucht auch zum Umsteigen ein Visum. Schreiben Sie uns früh, mit Terminen und Staatsangehörigkeit; dann klären wir das, bevor Sie sich entscheiden.',
  },
} satisfies DestinationCopy
