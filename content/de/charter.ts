import type { CharterCopy } from '../charter-copy.ts'

export const charter = {
  at: {
    'san-blas': 'in San Blas',
    rosario: 'in Cartagena',
    aruba: 'auf Aruba',
    cuba: 'auf Kuba',
    bahamas: 'in Nassau',
  },
  waters: {
    'san-blas': 'in San Blas',
    rosario: 'vor den Rosario-Inseln',
    aruba: 'auf Aruba',
    cuba: 'auf Kuba',
    bahamas: 'auf den Bahamas',
  },
  nights_one: '{{count}} Nacht',
  nights_other: '{{count}} Nächte',
  guests_one: '{{count}} Person',
  guests_other: '{{count}} Personen',
  cabinCount_one: '{{count}} Kabine',
  cabinCount_other: '{{count}} Kabinen',
  children_one: '{{count}} Kind',
  children_other: '{{count}} Kinder',
  /** Was Gästen einer anderen Yacht fehlt. */
  drawbacks: {
    age: 'sie nimmt Kinder erst ab {{age}} Jahren mit',
    warm: 'sie hat keine Klimaanlage',
    bathrooms: '{{shared}} ihrer Kabinen teilen sich ein Bad',
    saloon: 'die Crew schläft im Salon',
    steep: 'zu den Kabinen führen steile Stufen hinab',
  },
  /** Was für eine Yacht spricht: warum wir mit ihr anfangen würden. */
  wish: {
    'guji-sun-odyssey-44i': 'ist eine Segelyacht und gibt Ihnen das Ruder in die Hand',
    'leopard-42-tsabalok': 'ist klein genug, um sich wie die eigene anzufühlen',
    'lagoon-56': 'hat für jeden einen Winkel an Deck',
    'sunreef-62-marea': 'hat eine Flybridge, auf der die Abende lang werden',
    'lagoon-62':
      'ist unser breitester Katamaran, mit Netzen am Bug, in denen es sich in Ruhe lesen lässt, und einer Bank am Steuerstand für alle, die dem Kapitän über die Schulter sehen wollen',
    'bali-54': 'ist unsere Yacht für die große Familie',
    'macan-pershing-64': 'bringt Stadt und Riff in einem Tag unter',
  },
  season: { low: 'außerhalb der Hochsaison', high: 'in der Hochsaison' },
  lines: {
    boat: 'Yacht, {{nights}} {{season}} zu {{rate}}',
    boatWeek: 'Yacht, {{nights}} {{season}} zu {{week}} die Woche',
    boatStated: 'Yacht, {{nights}} {{season}}: {{stated}}',
    persons: '{{guests}}, {{nights}} {{season}} zu je {{rate}}',
    childDiscount: '{{percent}} % weniger für {{children}} unter {{age}}, {{nights}} {{season}}',
    relocation: 'Überführung ab {{place}} und zurück, jeweils {{distance}} Seemeilen in {{days}} Tagen',
    hotel: 'Hotel in Havanna, {{nights}} zu je {{each}} pro Person',
    transfers: 'Transfers zu {{each}} pro Person: {{ways}}',
    /** For lists of what is in the price. */
    hotelNights: 'Hotel in Havanna, {{nights}}',
    transferWays: 'Transfers: {{ways}}',
    permits: 'Einklarierung und Fahrtgenehmigung der Yacht',
    ways: {
      inland: 'Wagen nach Cienfuegos',
      'inland-back': 'zurück nach Havanna',
      domestic: 'Flug von Cayo Largo nach Havanna',
    },
    fee: {
      'bahamas-charter-fee': 'Charterabgabe der Bahamas, {{percent}} %',
      'guna-yala-entry': 'Eintritt nach Guna Yala, {{each}} pro Person',
      'rosario-park': 'Eintritt in den Nationalpark',
      'cuba-permits': 'Fahrtgenehmigung für Kuba',
      'aruba-permits': 'Einklarierung und Hafen auf Aruba',
    },
    unknown: 'nach Tarif vor Ort',
  },
  missing: {
    'bahamas-charter-fee': 'die Charterabgabe der Bahamas',
    'guna-yala-entry': 'den Eintritt für Guna Yala',
    'rosario-park': 'den Eintritt in den Park',
    'cuba-permits': 'die Fahrtgenehmigung',
    'aruba-permits': 'die Einklarierung',
  },
  hurricanes:
    'Die Hurrikansaison {{waters}} dauert vom 1. Juni bis 30. November: Ihre Reiserücktrittsversicherung sollte Stürme einschließen.',
  advice: {
    to: {
      'san-blas': 'nach San Blas',
      rosario: 'zu den Rosario-Inseln',
      aruba: 'nach Aruba',
      cuba: 'nach Kuba',
      bahamas: 'auf die Bahamas',
    },
    dear: 'Sie liegt {{at}}. Von {{price}} wären {{passage}} allein für ihre Überführung zu Ihnen und zurück. Wir raten davon ab.',
    /** The same days where she lies, when others have or hold her. */
    homeTaken:
      '{{at}} ist sie an diesen Tagen auch nicht frei: Wählen Sie andere Tage oder eine andere Yacht.',
    better:
      'Die {{name}} liegt schon {{at}}, ist an denselben Tagen frei und kostet {{less}} weniger, {{price}}. Wir würden sie nehmen.',
    betterBrought:
      'Die {{name}} ist an denselben Tagen frei und kostet samt Überführung {{less}} weniger, {{price}}. Wir würden sie nehmen.',
    wayShare:
      'Von den {{price}} für diesen Törn entfallen {{passage}} auf die Überführung ab {{place}} und zurück.',
    homePrice: '{{name}} {{at}} ansehen: {{price}}',
    homeCosts: '{{at}}, wo sie liegt, kosten dieselben Tage {{price}}.',
    homeCostsAboard:
      '{{at}}, wo sie liegt, kosten dieselben Tage {{price}}, und Sie sind {{more}} Nächte an Bord statt {{fewer}}.',
    home: '{{name}} {{at}} ansehen',
  },
  port: {
    'san-blas': 'San Blas',
    rosario: 'Cartagena',
    aruba: 'Aruba',
    cuba: 'Cienfuegos',
    bahamas: 'Nassau',
  },
  totals: {
    charged: 'Sie zahlen an uns',
    onTheSpot: 'Sie zahlen vor Ort',
    all: 'Zusammen',
    /** Where nothing is paid on the spot. */
    allCharged: 'Zusammen, zu zahlen an uns',
    fromPrice: 'ab {{price}}',
    aboutPrice: 'etwa {{price}}',
    without: '{{price}}, ohne {{what}}',
    besides: 'ohne {{what}}',
    perPerson: '{{price}} pro Person',
    /** Where some of them pay less. */
    perPersonOnAverage: '{{price}} pro Person im Durchschnitt',
    perCouple: '{{price}} pro Paar',
    perPersonDay: '{{price}} pro Person und Tag',
    converted:
      '{{nights}} der Hochsaison: {{stated}}, umgerechnet zum Kurs vom {{day}} ({{rate}} Dollar je Euro); den endgültigen Dollarbetrag nennt Ihr Angebot.',
    convertedOf:
      'Auf der {{name}} {{nights}} der Hochsaison: {{stated}}, umgerechnet zum Kurs vom {{day}} ({{rate}} Dollar je Euro); den endgültigen Dollarbetrag nennt Ihr Angebot.',
    tip: 'Trinkgeld ist freiwillig und steckt nicht in der Summe. Für eine solche Reise sind etwa {{from}} bis {{to}} für die Crew üblich.',
    /** Where guests fly in a small aircraft to the yacht and back. */
    seats: 'Auch das kleine Flugzeug hin und zurück kommt noch dazu: etwa {{price}} für {{guests}}.',
    /** Where only some trips end at an airstrip. */
    seatsBack:
      'Endet Ihr Törn auf {{place}}, kommt der Inselflug zurück dazu: etwa {{price}} für {{guests}}.',
  },
  prices: {
    fromWeek: 'eine Woche ab {{price}}',
    fromWeekWith: 'eine Woche ab {{price}} mit der {{name}}',
    fromWeekUpTo: 'eine Woche zum Normalpreis ab {{price}} für bis zu {{guests}}',
    fromLowWeekFor: 'eine Woche zum Normalpreis ab {{price}} für {{guests}}',
    fromWeekFor: 'eine Woche ab {{price}} für {{guests}}',
    share: '{{price}} pro Person und Tag bei {{guests}}',
    shareByParty: '{{few}} pro Person und Tag, bei {{guests}} {{price}}',
    withFee: 'mit {{percent}} % Charterabgabe der Bahamas',
    /** Behind a price with what is paid on the spot in it, such as an entry tax. */
    withEntry: '{{what}} mitgerechnet',
    /** For agencies: the rate without the fee, and with it. */
    rateFor: 'Normalpreis: {{price}} die Woche für {{guests}}',
    rateUpTo: 'Normalpreis: {{price}} die Woche für bis zu {{guests}}',
    rateWithFee: '{{price}} mit {{percent}} % Charterabgabe der Bahamas',
    weekWithFee: 'Sieben Nächte mit Charterabgabe',
    hereFrom: 'Eine Woche ab {{price}} mit der {{name}}: {{share}} pro Person und Tag bei {{guests}}',
    /** Where guests pay a fee on the spot, {{entry}} each. */
    hereFromEntry:
      'Eine Woche ab {{price}} mit der {{name}}: {{share}} pro Person und Tag bei {{guests}}, dazu {{entry}} Eintritt',
    hereFromFee:
      'Eine Woche ab {{price}} mit der {{name}}, samt {{percent}} % Charterabgabe: {{share}} pro Person und Tag bei {{guests}}',
    hereFromBrought:
      'Eine Woche ab {{price}} mit der {{name}}, samt Überführung ab {{place}} und zurück: {{share}} pro Person und Tag bei {{guests}}',
    /** Where a yacht lies here, and one that is brought costs less. */
    hereFromBoth:
      'Eine Woche für {{count}}: unter Segeln mit der {{name}} ab {{price}} samt Überführung, {{share}} pro Person und Tag; unter Motor mit der {{local}} ab {{localPrice}}, {{localShare}} pro Person und Tag',
    hereFromAshore:
      'Eine Woche ab {{price}} mit der {{name}}, {{nights}} an Bord, Hotel und Überführung ab {{place}} inbegriffen: {{each}} pro Person oder {{share}} am Tag bei {{guests}}',
    here: 'Mit der {{name}} kostet die Woche ab {{price}} für bis zu {{guests}}. Darin sind Yacht, Crew, Mahlzeiten, Getränke, Treibstoff und Hafengebühren.',
    hereWithFee:
      'Mit der {{name}} kostet die Woche ab {{price}} für bis zu {{guests}}. Darin sind Yacht, Crew, Mahlzeiten, Getränke, Treibstoff, Hafengebühren und die {{percent}} % Charterabgabe der Bahamas.',
    hereShare: 'Voll belegt ({{guests}}) sind das {{share}} pro Person und Tag.',
    hereBrought:
      'Mit der {{name}} kostet die Woche ab {{price}} für bis zu {{guests}}{{plus}}. Darin sind {{nights}} an Bord mit Crew, Mahlzeiten, Getränken und Treibstoff{{ashore}} und die Überführung ab {{place}} und zurück, jeweils {{distance}} Seemeilen in {{days}} Tagen.',
    /** Of a week with nights and ways ashore, in its sum. */
    hereAshore: ', das Hotel, der Wagen, der Inlandsflug, die Fahrtgenehmigung',
    herePaidThere: 'Vor Ort zahlen Sie: {{what}}.',
    hereCatamaran:
      'Voll belegt kostet unter den Katamaranen hier die {{name}} am wenigsten: ab {{price}} für {{guests}}, das sind {{each}} pro Person oder {{share}} am Tag.',
    hereLocal:
      'Mit der {{name}}, die hier zu Hause ist, kostet die Woche ab {{price}}, das sind {{share}} pro Person und Tag bei {{guests}}.',
    low: 'Normalpreis',
    high: 'Hochsaison',
    rates: 'Preise',
    night: 'Pro Nacht',
    boatNight: 'Yacht, eine Nacht',
    personNight: 'Jeder Gast, eine Nacht',
    childNight: 'Kind unter {{age}}, eine Nacht',
    week: 'Sieben Nächte',
    weekFor: 'Sieben Nächte für {{guests}}',
    shareFor: 'Pro Person und Tag, {{guests}}',
    shareForWithFee: 'Pro Person und Tag, {{guests}}, mit Gebühr',
    converted: '{{stated}} (etwa {{price}})',
    minimum:
      'Sie buchen mindestens {{count}} Nächte. Ihre Kabinen sind ab {{boarding}} Uhr bereit, von Bord gehen Sie bis {{ashore}} Uhr.',
  },
  terms: {
    title: 'Die Bedingungen',
    aboard: 'Ihre Kabinen',
    aboardText: 'am ersten Tag an Bord ab dieser Stunde bereit',
    ashore: 'Von Bord',
    ashoreText: 'spätestens, am Morgen nach der letzten Nacht',
    deposit: 'Anzahlung',
    depositText: 'mit dem Vertrag',
    balance: 'Der Rest',
    balanceFigure: '{{count}} Tage',
    balanceText: 'vor dem Einschiffen, {{ways}}; bei späterer Buchung sofort alles',
    whole: 'Der ganze Preis',
    wholeText:
      'mit der Unterschrift unter dem Vertrag, {{ways}}: Bis zum Einschiffen sind es weniger als {{count}} Tage, und der Rest wäre schon fällig',
    ways: { 'bank-transfer': 'per Überweisung', card: 'mit Karte' },
    cancel: 'Mehr als {{count}} Tage vorher sagen Sie kostenlos ab. Später behalten wir vom Preis',
    cancelBefore: 'Vor dem {{date}} sagen Sie kostenlos ab. Danach behalten wir vom Preis',
    cancelBetween: '{{from}} bis {{until}} Tage vorher',
    cancelLast: '{{count}} Tage vorher oder später',
    cancelLate: 'Stornieren Sie, behalten wir diesen Anteil des Preises',
  },
  calculator: {
    title: 'Was Ihre Woche kostet',
    lead: 'Nennen Sie Gäste und Tage. Sie sehen jede Zeile und was jeder von Ihnen am Tag bezahlt.',
    persons: 'Personen, mit Kindern',
    children: 'Davon Kinder unter {{age}}',
    first: 'Erster Tag',
    nights: 'Nächte',
    submit: 'Ausrechnen',
    anyDay: 'Lassen Sie den Tag leer, dann rechnen wir mit dem Normalpreis.',
  },
  refusals: {
    'no-guests': 'Wie viele kommen mit? Einer sollte es schon sein.',
    'not-a-number': 'Bitte schreiben Sie die Zahl in Ziffern, also 4 statt vier.',
    'too-many-guests':
      '{{guests}} Gäste sind für eine Yacht zu viele: Platz ist für {{most}}. Schreiben Sie uns, dann planen wir mit zwei Booten.',
    'more-children-than-guests':
      'Hier stehen mehr Kinder als Personen. Zählen Sie die Kinder bei den Personen bitte mit.',
    'children-alone':
      'Kinder segeln bei uns nur mit Erwachsenen. Zählen Sie bitte alle zusammen, Große und Kleine.',
    'not-a-day': 'Diesen Tag kennt kein Kalender. Wir haben mit dem Normalpreis gerechnet.',
    past: 'Dieser erste Tag ist schon vorbei. Wir haben mit dem Normalpreis gerechnet.',
    'too-few-nights': 'Für weniger als {{least}} Nächte wird sie nicht verchartert.',
    'unknown-yacht': 'Eine Yacht dieses Namens haben wir nicht.',
    'unknown-waters': 'In diesem Revier segeln wir nicht.',
    'no-itinerary':
      'Für dieses Revier haben wir keinen festen Plan. Die Tage legen wir mit Ihnen und dem Kapitän fest.',
  },
  fit: {
    title: 'Wer wo schläft',
    lead: 'Tragen Sie ein, wer mitkommt. Der Plan verteilt die Kabinen und sagt es auch, wenn eine fehlt.',
    couples: 'Paare',
    grandparents: 'Großeltern, als Paare',
    grandparentsHint: 'Großeltern bekommen im Plan nur Kabinen mit eigenem Bad und ohne steile Stufen davor.',
    /** Wo keine Kabine so ist. */
    grandparentsElsewhere:
      'Mit Großeltern raten wir zu einer anderen Yacht: Hier führen in jede Kabine steile Stufen.',
    singles: 'Alleinreisende',
    children: 'Kinder',
    submit: 'Kabinen verteilen',
    yes: 'Das geht auf: {{guests}} in {{taken}} von {{cabins}} Kabinen.',
    no: 'Das geht nicht auf. {{because}}',
    others: 'Hier kämen Sie alle unter',
    noOthers: 'Auch auf den anderen fehlt eine Kabine. Schreiben Sie uns, dann planen wir mit zwei Booten.',
  },
  crewSleeps: {
    forepeak: 'Die Crew schläft im Bug, in {{count}} eigenen Kojen.',
    'crew-cabin': 'Die Crew hat eine eigene Kabine mit {{count}} Kojen.',
    saloon: 'Die Crew schläft im Salon, in {{count}} Kojen, sobald Sie sich zurückgezogen haben.',
  },
  cabins: {
    plan: 'Kabinenplan der {{name}}',
    drawn: 'Länge und Breite im Maßstab, innen so, wie das Modell meist gebaut ist.',
    one: 'Kabine {{number}}: {{what}}',
    bed: { double: 'Doppelbett', twin: 'zwei Einzelbetten' },
    bathroom: { own: 'eigenes Bad', shared: 'gemeinsames Bad' },
    lies: { port: 'an Backbord', starboard: 'an Steuerbord', middle: 'mittschiffs', bow: 'im Bug' },
    easy: 'ohne steile Stufen',
    easyAll: 'Zu jeder Kabine führt eine Treppe, keine Leiter.',
    easyNone: 'In die Kabinen führen steile Stufen.',
    couple: 'ein Paar',
    grandparents: 'die Großeltern',
    single_one: 'ein Gast',
    single_other: '{{count}} Gäste',
    child_one: 'ein Kind',
    child_other: '{{count}} Kinder',
    rooms: {
      cabin: 'Kabine',
      bathroom: 'Bad',
      saloon: 'Salon',
      galley: 'Pantry',
      cockpit: 'Cockpit',
      foredeck: 'Vordeck',
    },
    crewRoom: 'Crew',
    pictures: 'Blick ins Innere',
  },
  asked: {
    title: 'Was das kosten würde',
    lead: 'Die Summe ändert sich mit jeder Angabe. Einer von uns prüft sie, bevor Sie sich entscheiden.',
    others: 'Auch diese Yachten passen',
    misfits: 'Zu klein für Ihre Gruppe',
  },
  dated: {
    title: 'Der Törnplan zu Ihrem Termin',
    first: 'Ihr erster Tag',
    submit: 'Plan mit meinen Tagen',
    aboard: 'Kabinen bereit ab {{hour}} Uhr',
    ashore: 'Endet die Reise hier: von Bord bis {{hour}} Uhr am {{day}}',
    hotel: 'Nacht im Hotel',
    high: 'Nacht in der Hochsaison',
    problems: {
      'no-day': 'Welcher Tag soll es sein? Bitte wählen Sie einen.',
      'not-a-day': 'Diesen Tag kennt kein Kalender.',
      past: 'Dieser Tag ist vorbei. Bitte wählen Sie einen, der noch kommt.',
      'too-far': 'So weit planen wir noch nicht. Unser letzter Tag ist der {{last}}.',
    },
  },
  misfits: {
    'too-many-guests': 'Platz ist für {{most}}, und Sie sind {{guests}}.',
    'no-double_one': 'Einem Paar fehlt eine Doppelkabine.',
    'no-double_other': '{{count}} Paaren fehlt eine Doppelkabine.',
    'no-easy-cabin_one': 'Für die Großeltern fehlt eine Kabine mit eigenem Bad und ohne steile Stufen.',
    'no-easy-cabin_other':
      'Für die Großeltern fehlen {{count}} Kabinen mit eigenem Bad und ohne steile Stufen.',
    'no-cabin_one': 'Eine Kabine fehlt.',
    'no-cabin_other': '{{count}} Kabinen fehlen.',
  },
} satisfies CharterCopy
