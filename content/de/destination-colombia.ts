import type { DestinationCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Yachtcharter Cartagena mit Crew: Rosario-Inseln',
    description:
      'Yacht mit Crew in Cartagena mieten: zu den Rosario-Inseln, nach Barú und San Bernardo. Entfernungen, beste Monate, Anreise und der ganze Preis.',
    keywords: [
      'Yachtcharter Cartagena',
      'Rosario-Inseln Boot',
      'Yacht mieten Cartagena',
      'San Bernardo Tintipán',
      'Motoryacht Cartagena',
    ],
  },
  name: 'Kolumbien',
  waters: 'Cartagena, Rosario und Barú',
  hero: {
    title: 'Abends Balkone, | *morgens Korallen*',
    lead: 'Rund {{rosarioMiles}} Seemeilen vor den Mauern von Cartagena beginnt der Archipel von Rosario. Sie frühstücken in der Stadt, schnorcheln noch vor dem Mittagessen und sitzen am Abend wieder unter den Balkonen, oder Sie bleiben draußen.',
    itinerary: 'Törnplan ansehen',
    flySail: 'Flug mitplanen',
    contact: 'Informationen anfordern',
    caption: 'Klares Wasser vor der Isla Grande',
  },
  teaser:
    'Eine ummauerte Stadt für die Abende, Koralleninseln für die Vormittage, {{rosarioMiles}} Seemeilen dazwischen.',
  intro: [
    'Hinter dem Steg stehen die Mauern, an denen Spanien zwei Jahrhunderte lang gebaut hat, davor liegt eine Bucht, so weit wie ein See. Bei Bocachica laufen Sie zwischen zwei Forts hinaus. Nach einer Stunde versinken die Hochhäuser achteraus, und im Südwesten tauchen die Rosario-Inseln auf, flach und bewaldet, von Korallen umgeben und seit 1977 Nationalpark.',
    'Die Halbinsel Barú umschließt die Lagune von Cholón, in der am Wochenende Musik spielt und unter der Woche Reiher stehen. In gerader Linie etwa 40 Seemeilen südlich von Cartagena liegt San Bernardo. Tintipán besteht fast nur aus Mangroven, das winzige Santa Cruz daneben fast nur aus Häusern. In dunklen Nächten leuchtet dort das Wasser, sobald eine Hand es berührt.',
    'Kommen Sie her, wenn Sie sich zwischen Stadt und Meer nicht entscheiden mögen. Macan, unsere Motoryacht, liegt in Cartagena: Mit ihr essen Sie in San Bernardo zu Mittag und sind am Abend zurück. Der Wochenpreis auf dieser Seite ist ihrer. Möchten Sie lieber segeln, holen wir eine Yacht aus San Blas, {{colombiaMiles}} Seemeilen in {{colombiaDays}} Tagen; was sie mit der Überführung kostet, zeigt Ihnen die Suche. Im Januar und Februar weht der Passat kräftig. Motoryachten laufen dann früh aus, und Segler freuen sich.',
  ],
  location: {
    title: 'Wo es liegt',
    text: 'An Kolumbiens Karibikküste. Die Rosario-Inseln liegen etwa {{rosarioMiles}} Seemeilen südwestlich von Cartagena, San Bernardo mit Tintipán auf unserer Route noch einmal {{tintipanMiles}} weiter südlich.',
  },
  bestTime: {
    title: 'Die beste Zeit',
    text: 'Dezember bis April: trocken, mit Wind aus Nordost, der die Abende kühlt. Im Januar und Februar weht er stark, im Dezember und April schwächer. Er frischt gegen Mittag auf, darum segeln Sie am Vormittag.',
  },
  seasonNote:
    'Regen fällt vor allem im Mai und von September bis November. Die Küste liegt südlich der üblichen Hurrikanbahnen; deren Dünung kann sie allerdings erreichen.',
  experiences: {
    title: 'Vier Tage aus einem Törn',
    items: [
      {
        title: 'Die Riffe von Rosario',
        text: 'Vor Isla Grande und San Martín schnorcheln Sie über Hirnkorallen und Seefächern. Anders als in San Blas dürfen Sie hier auch mit Gerät tauchen, bei einer lizenzierten Basis auf den Inseln.',
      },
      {
        title: 'Die Lagune von Cholón',
        text: 'Stilles Wasser zwischen Mangroven, Austern und in der Saison Languste von einem Boot, das längsseits kommt. Besser an einem Dienstag als an einem Sonntag.',
      },
      {
        title: 'Die Mangroven von Tintipán',
        text: 'Unter den Wurzeln öffnen sich Tunnel, gerade so breit wie ein Kajak. Junge Schnapper und Barrakudas wachsen dort auf, und selbst am Mittag ist es kühl.',
      },
      {
        title: 'Cartagena am Abend',
        text: 'Nach fünf kühlen die Mauern ab. Dann schlendern Sie mit einer Stadtführerin von Santo Domingo bis Las Bóvedas und bleiben auf einem der Plätze sitzen, wo einer Gitarre spielt. Das Boot wartet in der Bucht, und das Abendessen auch.',
      },
    ],
  },
  arrival: {
    title: 'Der Weg zum Boot',
    text: 'Wir holen Sie am internationalen Flughafen von Cartagena ab und bringen Sie zum Steg. Der Wagen steht auf Wunsch im Angebot. Gönnen Sie sich vor dem Auslaufen eine Nacht in der Altstadt.',
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
      'Wagen vom Flughafen (auf Wunsch im Angebot)',
      'Führungen und Essen in der Stadt',
      'Trinkgeld für die Crew',
    ],
    paidLocally: [
      'Eintritt in den Nationalpark Rosario und San Bernardo, wo er erhoben wird',
      'Eintritt in Forts und Museen',
    ],
  },
  closing: {
    title: 'Stadt, Inseln oder beides?',
    text: 'Nennen Sie uns Ihre Termine und wie viele Nächte davon auf dem Wasser liegen sollen. Wir antworten mit Boot, Route und Preis.',
  },
} satisfies DestinationCopy
