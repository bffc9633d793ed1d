import type { DestinationCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Yachtcharter Kolumbien: Cartagena und Rosario',
    description: 'Yachten mit Crew ab Cartagena zu den Rosario-Inseln, nach Barú und San Bernardo: Entfernungen, beste Monate, Kosten und Transfer vom Flughafen.',
    keywords: ['Yachtcharter Cartagena', 'Rosario-Inseln Boot', 'Barú Yacht', 'San Bernardo Tintipán', 'Motoryacht Cartagena'],
  },
  name: 'Kolumbien',
  waters: 'Cartagena, Rosario und Barú',
  hero: { title: 'Abends Balkone, *morgens Korallen*', lead: 'Rund 20 Seemeilen vor den Mauern von Cartagena beginnt der Archipel von Rosario. Gefrühstückt wird in der Stadt, geschnorchelt noch vor dem Mittagessen.', itinerary: 'Törnplan ansehen', flySail: 'Flug mitplanen', contact: 'Informationen anfordern', caption: 'Klares Wasser vor der Isla Grande' },
  teaser: 'Eine ummauerte Stadt für die Abende, Koralleninseln für die Vormittage, 20 Seemeilen dazwischen.',
  intro: [
    'Die Bucht von Cartagena ist weit und geschützt; hinaus geht es bei Bocachica, zwischen zwei Forts. Im Südwesten tauchen die Rosario-Inseln auf, flach und grün, ihre Riffe seit 1977 als Nationalpark geschützt.',
    'Die Halbinsel Barú umschließt die Lagune von Cholón, in der am Wochenende Musik spielt und unter der Woche Reiher stehen. Etwa 40 Seemeilen südlich von Cartagena liegt San Bernardo mit seinen Mangroven und Fischern. In dunklen Nächten leuchtet dort das Wasser, wenn man es bewegt.',
    'Ein Revier für alle, die auf einer Reise Stadt und Meer haben wollen. Im Januar und Februar weht der Passat kräftig; Motoryachten laufen früh aus, Segler freuen sich.',
  ],
  pull: 'In dunklen Nächten leuchtet dort das Wasser, wenn man es bewegt.',
  location: { title: 'Wo es liegt', text: 'An Kolumbiens Karibikküste: Cartagena, die Rosario-Inseln etwa 20 Seemeilen entfernt, Tintipán weitere 23 nach Süden.' },
  bestTime: { title: 'Wann man fährt', text: 'Dezember bis April: trocken, mit Wind aus Nordost. Im Januar und Februar weht er stark, im Dezember und April schwächer.' },
  seasonNote: 'Regen fällt vor allem im Mai und von September bis November. Die Küste liegt südlich der üblichen Hurrikanbahnen.',
  experiences: {
    title: 'Vier Tage aus einem Törn',
    items: [
      { title: 'Die Riffe von Rosario', text: 'Korallen und Seefächer, wenige Flossenschläge von der Leiter. Mit hinaus kommen Leute, die jede Boje kennen.' },
      { title: 'Die Lagune von Cholón', text: 'Stilles Wasser zwischen Mangroven, Austern und in der Saison Languste von einem Boot, das längsseits kommt. Besser an einem Dienstag als an einem Sonntag.' },
      { title: 'Eine Nacht in San Bernardo', text: 'Weitab von jeder Lampe zieht eine Hand im Wasser Funken hinter sich her. Auch die Sterne stehen hier dichter.' },
      { title: 'Cartagena am Abend', text: 'Ein Gang auf der Stadtmauer, wenn die Hitze nachlässt, und ein Kokoseis auf dem Platz. Das Boot wartet in der Bucht.' },
    ],
  },
  arrival: { title: 'Der Weg zum Boot', text: 'Wir holen Sie am internationalen Flughafen von Cartagena ab; bis zum Steg sind es wenige Minuten. Ob der Wagen inbegriffen ist, steht im Angebot.' },
  costs: {
    title: 'Was es kostet und was dazukommt',
    included: ['Die Yacht mit Kapitän und Koch', 'Drei Mahlzeiten am Tag und Getränke', 'Treibstoff und Hafengebühren', 'Schnorchelausrüstung, Bettwäsche, Handtücher'],
    notIncluded: ['Flüge und Hotels', 'Reiseversicherung (Pflicht)', 'Wagen vom Flughafen, sofern nicht im Angebot', 'Trinkgeld für die Crew'],
    paidLocally: ['Eintritt in den Nationalpark Rosario und San Bernardo, wo er erhoben wird', 'Eintritt in Forts und Museen', 'Essen und Getränke an Land'],
  },
  closing: { title: 'Stadt, Inseln oder beides?', text: 'Sagen Sie uns, wie viele Nächte Sie auf dem Wasser schlafen möchten. Daraus ergeben sich Boot und Route.' },
} satisfies DestinationCopy
