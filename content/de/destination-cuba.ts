import type { DestinationCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Yachtcharter Kuba: Havanna und Cayo Largo',
    description: 'Kuba mit Crew: Havanna zu Fuß, Cienfuegos als Hafen, die Cayos von Los Canarreos bis Cayo Largo. Saison, Visum und Kosten verständlich erklärt.',
    keywords: ['Yachtcharter Kuba', 'Cayo Largo segeln', 'Cienfuegos Katamaran', 'Los Canarreos', 'Havanna und Meer'],
  },
  name: 'Kuba',
  waters: 'Havanna und die Cayos im Süden',
  hero: { title: 'Erst die Stadt, *dann die Cayos*', lead: 'Havanna blickt nach Norden, die stillen Cayos liegen im Süden. Darum beginnt diese Reise zu Fuß, führt über Land und endet mit dem Anker im Sand.', itinerary: 'Törnplan ansehen', flySail: 'Flug mitplanen', contact: 'Informationen anfordern', caption: 'Viel Sand und wenig Schatten auf Cayo Largo' },
  teaser: 'Havannas Arkaden, eine Nacht unter Segeln ab Cienfuegos und Cayos, vor denen kaum jemand ankert.',
  intro: [
    'Auf dem Seeweg sind es von Cienfuegos nach Havanna rund 600 Seemeilen; in einem Urlaub segelt das niemand. Man bleibt ein paar Tage in der Hauptstadt und fährt dann über Land nach Cienfuegos an der Südküste, wo das Boot liegt.',
    'Aus der Bucht geht es über Nacht nach Cayo Largo, etwa 75 Seemeilen. Am Morgen liegen die Cayos von Los Canarreos voraus, flach und sandig, mit Mangroven und Leguanen. In der Saison gibt es Languste, ein anderes Boot sieht man selten.',
    'Es ist das langsamste der vier Reviere und das mit dem meisten Papierkram, denn man braucht Visum, Krankenversicherung und Bargeld. Keine unserer Yachten liegt das ganze Jahr dort. Deshalb sagen wir Ihnen zuerst, was in dieser Saison möglich ist und mit welchem Boot.',
  ],
  pull: 'Am Morgen liegen die Cayos von Los Canarreos voraus, flach und sandig, mit Mangroven und Leguanen.',
  location: { title: 'Wo es liegt', text: 'Vor Kubas Südküste: Cienfuegos als Hafen und der Archipel Los Canarreos, Cayo Largo etwa 75 Seemeilen entfernt.' },
  bestTime: { title: 'Wann man fährt', text: 'November bis April: trocken und mild. Im Winter bringt eine Kaltfront manchmal für ein, zwei Tage Nordwind.' },
  seasonNote: 'Die Hurrikansaison im Atlantik dauert vom 1. Juni bis 30. November. Im November geht es meist gut; versprechen können wir es nicht.',
  experiences: {
    title: 'Vier Tage aus einem Törn',
    items: [
      { title: 'Havanna ohne Stadtplan', text: 'Durch Arkaden und Werkstätten, mit jemandem, der dort lebt und Zeit hat. Hinter irgendeiner Tür wird immer musiziert.' },
      { title: 'Die Nacht zu den Cayos', text: 'Wer mag, teilt eine Wache mit dem Kapitän. Ohne Lichter an Land reicht die Milchstraße bis ans Wasser.' },
      { title: 'Playa Sirena', text: 'Feiner, kühler Sand am Westende von Cayo Largo, vor dem Ostwind geschützt.' },
      { title: 'Riffe von Los Canarreos', text: 'Lebende Korallen in geringer Tiefe, und fast niemand sonst schwimmt dort. Die Crew kennt die Durchfahrten.' },
    ],
  },
  arrival: { title: 'Der Weg zum Boot', text: 'Flug nach Havanna, zwei oder drei Nächte in der Stadt, dann mit dem Wagen nach Cienfuegos. Auch Cayo Largo hat einen Flughafen. Der Transfer steht im Angebot.' },
  costs: {
    title: 'Was es kostet und was dazukommt',
    included: ['Die Yacht mit Kapitän und Koch', 'Drei Mahlzeiten am Tag und Getränke', 'Treibstoff und Hafengebühren', 'Schnorchelausrüstung, Bettwäsche, Handtücher'],
    notIncluded: ['Flüge und Hotels', 'Reise- und Krankenversicherung (Pflicht)', 'Visum', 'Fahrt über Land, sofern nicht im Angebot', 'Trinkgeld für die Crew'],
    paidLocally: ['Ausgaben an Land, fast immer bar'],
  },
  closing: { title: 'Und das ESTA?', text: 'Wer seit Januar 2021 in Kuba war, darf nicht mehr visumfrei in die USA reisen. Fragen Sie uns, bevor Sie sich entscheiden.' },
} satisfies DestinationCopy
