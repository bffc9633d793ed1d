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
    lead: 'Sie frühstücken vor der Stadtmauer und treiben eine Dreiviertelstunde später über Korallen; so schnell ist die Motoryacht Macan. Zum letzten Licht sind Sie mit ihr wieder in der Stadt. Auf der Guji segeln Sie einen Vormittag und bleiben über Nacht draußen.',
    itinerary: 'Törnplan ansehen',
    flySail: 'Flug mitplanen',
    contact: 'Informationen anfordern',
    caption: 'Klares Wasser vor der Isla Grande',
  },
  teaser:
    'Eine ummauerte Stadt für die Abende, Koralleninseln für die Vormittage, {{rosarioMiles}} Seemeilen dazwischen.',
  intro: [
    'Sie ankern in einer Bucht, so weit wie ein See, vor den Mauern, an denen Spanien zwei Jahrhunderte lang gebaut hat. Zum Steg sind es im Beiboot ein paar Minuten, auch spät am Abend. Am Morgen geht der Anker auf: Zwischen den Forts von Bocachica laufen Sie hinaus, achteraus versinken die Hochhäuser, und im Südwesten heben sich die Rosario-Inseln aus dem Wasser: flach, bewaldet, ringsum Korallen, seit 1977 Nationalpark.',
    'Wie weit es heute gehen soll, entscheiden Sie beim Kaffee. Hinter den Mangroven von Barú versteckt sich die Lagune von Cholón, sonntags voller Musik, dienstags voller Reiher. Weiter südlich liegt San Bernardo: Tintipán besteht fast nur aus Mangroven, das winzige Santa Cruz daneben fast nur aus Häusern. Beginnt Ihre Woche am Samstag, fahren Sie zuerst dorthin; Rosario und Cholón folgen an den Werktagen, wenn kaum Boote aus der Stadt kommen.',
    'In Cartagena liegt die Macan, eine Motoryacht für {{macanGuests}}. An ruhigen Tagen ankern Sie mit ihr mittags vor San Bernardo und gehen abends durch die Altstadt. Möchten Sie lieber segeln, kommt die Guji aus San Blas zu Ihnen, {{colombiaMiles}} Seemeilen in {{colombiaDays}} Tagen, und kostet selbst mit der Überführung viel weniger. Für größere Gruppen bringen wir die Lagoon 56 oder die Marea; ihren Preis für Ihren Termin zeigt die Suche oben.',
  ],
  location: {
    title: 'Wo es liegt',
    text: 'An Kolumbiens Karibikküste. Bis zu den Rosario-Inseln sind es etwa {{rosarioMiles}} Seemeilen nach Südwesten, von dort bis Tintipán in San Bernardo noch einmal {{tintipanMiles}}.',
  },
  bestTime: {
    title: 'Die beste Zeit',
    text: 'Dezember bis April: trocken, und der Wind aus Nordost kühlt die Abende. Im Januar, Februar und März weht er nachmittags hart auf der offenen See; der Kapitän legt die langen Strecken darum auf den Vormittag.',
  },
  seasonNote:
    'Regen fällt vor allem im Mai und von September bis November. Die Küste liegt südlich der üblichen Hurrikanbahnen; die Dünung der Stürme reicht manchmal bis hierher.',
  experiences: {
    title: 'Vier Orte aus einem Törn',
    items: [
      {
        title: 'Die Riffe von Rosario',
        text: 'Vor Isla Grande und San Martín schnorcheln Sie zwischen Seefächern und Papageifischen. Anders als in San Blas dürfen Sie hier auch mit Gerät tauchen, bei einer lizenzierten Basis auf den Inseln.',
      },
      {
        title: 'Die Lagune von Cholón',
        text: 'Stilles Wasser, Mangroven, und dann kommt ein Boot längsseits und öffnet Ihnen Austern. In der Saison gibt es auch Languste. Kommen Sie unter der Woche, dann sind Sie dort mit den Vögeln fast allein.',
      },
      {
        title: 'Die Mangroven von Tintipán',
        text: 'Das Beiboot fährt zwischen die Wurzeln, bis sie sich zum Tunnel schließen. Junge Schnapper und Barrakudas wachsen dort auf, und selbst am Mittag ist es schattig.',
      },
      {
        title: 'Cartagena am Abend',
        text: 'Nach fünf kühlen die Mauern ab. Dann schlendern Sie mit einer Stadtführerin von Santo Domingo bis Las Bóvedas und bleiben sitzen, wo eine Gitarre spielt. Zurück an Bord bringt Sie das Beiboot.',
      },
    ],
  },
  arrival: {
    title: 'Der Weg zum Boot',
    text: 'Cartagena hat einen internationalen Flughafen. Auf Wunsch holt ein Fahrer Sie dort ab und bringt Sie zum Steg, wo das Beiboot wartet. Den ersten Abend verbringen Sie schon in der Altstadt, am Morgen laufen Sie aus; möchten Sie zwei Abende in der Stadt, kommen Sie einen Tag früher.',
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
      'Der Wagen vom Flughafen zum Steg; was er kostet, steht in Ihrem Angebot',
      'Führungen und Essen in der Stadt',
      'Trinkgeld für die Crew',
    ],
    paidLocally: [
      'Eintritt in den Nationalpark Rosario und San Bernardo, in der Höhe, die der Park gerade festsetzt',
      'Eintritt in Forts und Museen',
    ],
  },
  closing: {
    title: 'Stadt, Inseln oder beides?',
    text: 'Schreiben Sie dazu, wie viele Ihrer Abende der Stadt gehören sollen; danach richten sich Boot und Route.',
  },
} satisfies DestinationCopy
