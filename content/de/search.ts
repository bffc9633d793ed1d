import type { SearchCopy } from '../search-copy.ts'

export const search = {
  form: {
    title: 'Freie Yachten und ihre Preise',
    to: 'Wohin',
    anywhere: 'Alle Reviere',
    places: {
      'san-blas': 'San Blas, Panama',
      rosario: 'Islas del Rosario, Kolumbien',
      aruba: 'Aruba',
      cuba: 'Kuba',
      bahamas: 'Bahamas',
    },
    day: 'Erster Tag',
    month: 'oder im Monat',
    anyMonth: 'Noch offen',
    days: 'Nächte',
    adults: 'Erwachsene',
    children: 'Unter {{childAge}}',
    submit: 'Yachten zeigen',
  },
  results: {
    anywhere: 'Die ganze Flotte',
    meta: {
      title: '{{place}}, {{when}}: Yachten und Preise',
      description:
        '{{nights}} für {{guests}}: welche Yachten mit Crew frei sind, was jede mit Mahlzeiten und Getränken kostet und welche wir nehmen würden.',
    },
    title: '{{place}}, | *{{when}}*',
    adults_one: '{{count}} Erwachsenen',
    adults_other: '{{count}} Erwachsene',
    party: '{{nights}} für {{guests}}.',
    noneInMonth: 'In diesem Monat ist keine Yacht, die Sie alle aufnimmt, {{nights}} frei{{way}}.',
    answer: {
      nearest: 'Frei für Sie ist die {{name}}{{when}}: {{price}} für alle, {{share}}.',
      begin: 'Unsere erste Wahl ist die {{name}}{{when}}: {{Wish}}.',
      /** Where those that lie there besides are booked or on hold; `verdict` as in a comparison. */
      beginAlone: '{{Waters}} ist zu Ihrem Termin nur die {{name}} frei, und {{verdict}}: {{Wish}}.',
      costs:
        'Die Reise kostet {{price}}, {{share}}; Kapitän, Koch, Mahlzeiten und Getränke sind inbegriffen.',
      costsLeast:
        'Sie ist die günstigste freie Yacht: {{price}} für alle, mit Kapitän, Koch, Mahlzeiten und Getränken, {{share}}.',
      on: ', vom {{days}}',
      has: {
        cool: 'Ihre {{cabins}} Kabinen sind klimatisiert',
        coolEach:
          'alle {{cabins}} Kabinen sind klimatisiert und haben ein eigenes Bad; wenn Sie mögen, hat jeder von Ihnen eine für sich',
        coolAlone:
          'alle {{cabins}} Kabinen sind klimatisiert; eine andere Yacht mit Klimaanlage ist zu Ihrem Termin nicht frei',
        warm: 'Sie hat {{cabins}} Kabinen, aber keine Klimaanlage',
        shared:
          'Dafür teilen sich {{shared}} der {{cabins}} Kabinen ein Bad, die Crew schläft im Salon, und gekühlt wird nur vom Wind',
      },
      goes_one: 'Bis {{place}} fährt zu Ihrem Termin auch {{yachts}}.',
      goes_other: 'Bis {{place}} fahren zu Ihrem Termin auch {{yachts}}.',
      reaches: 'Steht bei einem Termin „ab und bis {{port}}“, sehen Sie {{sights}} nicht.',
      lessSoon:
        'Die {{name}}, frei vom {{days}}, kostet {{price}} ({{less}} weniger als die {{best}}){{goes}}.',
      lessSoonBut:
        'Die {{name}}, frei vom {{days}}, kostet {{price}} ({{less}} weniger als die {{best}}){{goes}}, aber {{what}}.',
      /** The one that lacks nothing else; then the others. */
      warmLess:
        'Kommen Sie ohne Klimaanlage aus, würden wir die {{name}} nehmen: {{cabins}}{{route}}, für {{price}} ({{less}} weniger).',
      warmLessSoon:
        'Günstiger, allerdings ohne Klimaanlage, segeln Sie {{from}} auf der {{name}}: {{cabins}}{{route}}, für {{price}} ({{less}} weniger).',
      /** As on the one that we begin with. */
      sameCabins: 'ebenso viele Kabinen und Bäder wie die {{best}}',
      ownBathrooms: '{{cabins}} Kabinen, jede mit eigenem Bad',
      cabins: '{{cabins}} Kabinen',
      /** Behind the cabins: where both turn back, or only the best does. */
      sameRoute: ' und dieselbe Route',
      routeOn: ' und eine Route bis {{place}}',
      asFarAs: ' und fährt weiter nach {{place}}',
      /** The same, where both turn back. */
      turnsAt: ' und kehrt ebenfalls nach {{place}} zurück',
      less: 'Die {{name}} kostet {{price}} ({{less}} weniger als die {{best}}){{goes}}.',
      lessBut: 'Die {{name}} kostet {{price}} ({{less}} weniger als die {{best}}){{goes}}; {{what}}.',
      /** Of several; {{yachts}}: the next ones. */
      savesWarm: 'Wenn Sie ohne Klimaanlage auskommen, sparen Sie {{yachts}}.',
      saves: 'Sie sparen {{yachts}}.',
      savesOn: '{{less}} mit der {{name}}',
      /** Where another is free on other days only. */
      savesOnDates: '{{less}} mit der {{name}} zu Ihrem Termin',
      /** On other days than were asked for. */
      savesOnSoon: '{{less}} mit der {{name}} {{from}}',
      more_one: 'Frei ist auch {{yachts}}.',
      more_other: 'Frei sind auch {{yachts}}.',
      steadier_one: 'Lieber ohne Schräglage und mit einem Bad zu jeder Kabine? Frei ist auch {{yachts}}.',
      steadier_other: 'Lieber ohne Schräglage und mit einem Bad zu jeder Kabine? Frei sind auch {{yachts}}.',
      nameAndShare: 'die {{name}} ({{share}})',
      nameAndDates: 'die {{name}} ({{dates}})',
      nameShareAge: 'die {{name}} ({{share}}, Kinder ab {{age}})',
      ask: 'Die {{name}} ist wohl frei: {{share}}, zusammen {{price}}. Schreiben Sie uns, dann klären wir es.',
      held: 'Zu Ihrem Termin ist die {{name}} in Option, für Gäste, die noch nicht unterschrieben haben. Schreiben Sie uns, dann sind Sie die Nächsten.',
      taken: 'An diesen Tagen sind alle Yachten gebucht, die groß genug für Sie sind.',
      soonest: 'Am nächsten an Ihrem Termin: die {{name}}, {{dates}}, {{share}}, zusammen {{price}}.',
      beyondMonth: 'Im {{month}} ist keine Yacht für Ihre Gruppe{{where}} {{nights}} am Stück frei.',
      beyondMonthBrought:
        'Ganz in den {{month}} passt die Reise mit keiner Yacht, denn außer Ihren Nächten braucht sie Tage für die Überführung.',
      heldWithin_one:
        'Soll die ganze Reise im {{month}} liegen, kommt nur {{yachts}} in Frage, und auf sie haben andere Gäste eine Option. Wird sie frei, melden wir uns auf Wunsch.',
      heldWithin_other:
        'Soll die ganze Reise im {{month}} liegen, kommen nur {{yachts}} in Frage, und auf sie haben andere Gäste eine Option. Wird eine frei, melden wir uns auf Wunsch.',
      monthUnsure:
        'Sicher frei ist in diesem Monat kein Tag. Fragen Sie zuerst nach der {{name}}, {{dates}}, {{share}}, zusammen {{price}}.',
      brought:
        'Keine unserer Yachten liegt ständig {{waters}}. Die Crew bringt Ihnen eine aus {{place}}; die Überführung hin und zurück ist im Preis.',
      broughtLarger:
        'Unsere Yacht dort, die {{small}}, nimmt {{most}} Gäste auf. Deshalb kommt eine größere aus {{place}}, und der Preis schließt ihre Überführung hin und zurück ein.',
      broughtBoth:
        'Keine unserer Yachten liegt ständig {{waters}}. Die Crews bringen beide hin, und {{passage}} des Preises entfallen auf die Überführung hin und zurück.',
      hotel_one:
        '{{inHotel}} Nacht in {{town}}, das Hotel ist im Preis, danach {{aboard}} an Bord, zwischen flachen Cayos und weißen Stränden.',
      hotel_other:
        '{{inHotel}} Nächte mit Arkaden und Musik in {{town}}, das Hotel ist im Preis, danach {{aboard}} an Bord, zwischen flachen Cayos und weißen Stränden.',
      hotelBoth_one:
        '{{inHotel}} Nacht in {{town}}, {{aboard}} an Bord zwischen flachen Cayos und weißen Stränden und eine letzte Nacht in {{town}} vor dem Heimflug; das Hotel ist im Preis.',
      hotelBoth_other:
        '{{inHotel}} Nächte mit Arkaden und Musik in {{town}}, {{aboard}} an Bord zwischen flachen Cayos und weißen Stränden und eine letzte Nacht in {{town}} vor dem Heimflug; das Hotel ist im Preis.',
      two: 'Für {{persons}} Gäste nehmen Sie zwei Yachten, die zusammenbleiben: die {{a}} und die {{b}}, {{share}}, beide zusammen {{price}}.',
      twoMonth:
        'Für {{persons}} Gäste nehmen Sie zwei Yachten, die zusammenbleiben. Am günstigsten: die {{a}} und die {{b}}, {{dates}}, {{share}}, beide zusammen {{price}}.',
      twoNear:
        'Für {{persons}} Gäste nehmen Sie zwei Yachten, die zusammenbleiben. Am nächsten an Ihrem Termin: {{dates}}, die {{a}} und die {{b}}, {{share}}, beide zusammen {{price}}.',
      twoTaken:
        'Um diese Tage sind keine zwei Yachten für {{persons}} gemeinsam frei. Schreiben Sie uns: Tage in Option werden manchmal wieder frei.',
      byHand:
        '{{persons}} Gäste füllen mehr als zwei Yachten. Schreiben Sie uns Ihren Termin, und wir planen eine kleine Flotte zu einem Preis.',
      high_one: 'Wegen {{seasons}} liegt eine der {{nights}} an Bord in der Hochsaison.',
      high_other: 'Wegen {{seasons}} liegen {{count}} der {{nights}} an Bord in der Hochsaison.',
      betterForTwo:
        'Für zwei die bessere Wahl, wenn Sie die Tage verschieben können: die {{name}}, frei vom {{dates}} für {{price}}, also {{less}} weniger.',
      wayToo: ', samt den Tagen der Überführung hin und zurück',
      twoNone:
        'Für {{persons}} Gäste brauchen Sie zwei Yachten, und im {{month}} sind keine zwei zugleich {{nights}} frei{{way}}.',
      twoNext:
        'Zwei Yachten zugleich sind {{dates}} frei: die {{a}} und die {{b}}, {{share}}, beide zusammen {{price}}.',
      twoElsewhere:
        'Soll es beim {{month}} bleiben, dann {{waters}}: die {{a}} und die {{b}}, {{dates}}, {{share}}, beide zusammen {{price}}.',
      open: '{{name}} ansehen, {{dates}}',
      openTrip: 'Zur Reise mit der {{name}}',
      write: 'Schreiben Sie uns',
    },
    pairs: {
      title: 'Zwei Yachten, die zusammenbleiben',
      lead: 'Jeder Preis gilt für beide Yachten und alle {{persons}} Gäste, mit allem, was eine einzelne einschließt.',
      split: '{{first}} von Ihnen segeln auf der {{a}}, {{second}} auf der {{b}}.',
      elsewhere: '{{waters}}, wo beide liegen, zahlen Sie keine Überführung.',
      shared: 'Auf der {{name}} teilen sich {{shared}} Kabinen ein Bad.',
      sharedAndSaloon:
        'Auf der {{name}} teilen sich {{shared}} Kabinen ein Bad, und die Crew schläft im Salon.',
      nearer: 'Diese beiden sind am nächsten zu Ihrem Termin frei.',
      cheaper: 'Diese beiden kosten weniger.',
      cool0: 'Eine Klimaanlage hat keine der beiden.',
      cool1: 'Eine Klimaanlage hat von beiden nur die {{cool}}.',
      cool2: 'Beide haben eine Klimaanlage.',
      full: 'Die {{a}} ist dann voll, und die anderen haben die {{b}} für sich.',
      larger: 'Auf der {{a}} ist mehr Platz, darum sind die meisten dort.',
      dates: 'Beide frei',
      ask: 'Beide anfragen',
    },
    priceNote:
      'Jeder Preis gilt für Ihre ganze Gruppe und die ganze Reise; die Yacht haben Sie für sich allein. Er umfasst {{what}}.',
    priceNoteHigh: 'Nächte der Hochsaison sind eingerechnet.',
    priceFor: '{{dates}}',
    nearest: 'Nächstgelegene freie Termine:',
    departures: 'Freie Termine',
    departuresMarked: 'Termine',
    departuresHeld: 'Andere Gäste haben eine Option',
    departuresUnsure: 'Termine, die vielleicht noch frei werden',
    noDeparture: 'In diesem Monat nicht so lange frei',
    noDays_one: 'In diesem Monat ist sie nicht so lange frei.',
    noDays_other: 'In diesem Monat sind sie nicht so lange frei.',
    backTo: 'ab und bis {{port}}',
    endsAt: 'bis {{place}}',
    endsAtStrip: 'bis {{place}}, von wo Sie zurückfliegen',
    heldShort: 'in Option',
    askShort: 'auf Anfrage',
    highSeasons: {
      'new-year': { name: 'der Feiertage', short: 'mit Festtagszuschlag' },
      carnival: { name: 'Karneval', short: 'mit Karnevalszuschlag' },
      easter: { name: 'Ostern', short: 'mit Osterzuschlag' },
    },
    /** Wie die besten Monate sind. */
    dry: {
      'san-blas':
        'Im {{month}} ist Trockenzeit: Sonne, stetiger Passat und ruhiges Wasser hinter dem Riff, wo Sie ankern.',
      rosario: 'Im {{month}} ist Trockenzeit, und der Passat kühlt die Abende.',
      cuba: 'Der {{month}} gehört zur trockenen Hälfte des Jahres, mit kühleren Abenden und Brise aus Osten.',
      bahamas: 'Der {{month}} gehört zur trockenen Hälfte des Jahres.',
    },
    rain: 'Um diese Zeit regnet es {{waters}} ab und zu: warme, meist kurze Schauer, dazwischen Sonne.',
    rainFirst:
      'Im {{month}} beginnt {{waters}} die Regenzeit: ab und zu ein warmer, meist kurzer Schauer, dann wieder Sonne.',
    rainBegins:
      'Diese Tage reichen in den Beginn der Regenzeit {{waters}}: Es ist warm, und ab und zu fällt ein kurzer Schauer.',
    openDates: '{{dates}} ansehen',
    all: 'Die ganze Flotte',
    trip: 'Reise ansehen',
    onBoard: {
      toys: {
        'snorkel-gear': 'Masken und Flossen',
        kayak: 'Kajak',
        'paddle-board': 'SUP-Brett',
      },
      types: {
        sailboat: 'Segelyacht',
        catamaran: 'Katamaran',
        'motor-yacht': 'Motoryacht',
      },
      own: 'jede Kabine mit eigenem Bad',
      shared: '{{shared}} Kabinen teilen sich ein Bad',
      cool: 'Klimaanlage',
      warm: 'keine Klimaanlage',
      steep: 'steile Stufen zu den Kabinen',
      anyAge: 'Kinder jeden Alters',
      childrenFrom: 'Kinder ab {{age}} Jahren',
      crew: {
        forepeak: 'Crewkojen im Bug',
        'crew-cabin': 'eigene Kabine für die Crew',
        saloon: 'Crew im Salon',
      },
    },
    unfit: 'Die übrigen Yachten',
    childrenFrom: 'Kinder segeln ab {{age}} Jahren mit.',
    childrenPay: {
      some: 'Bei der {{yachts}} ist der Kinderrabatt ({{percent}} % unter {{age}} Jahren) schon abgezogen; auf den übrigen Yachten ändern Kinder den Preis nicht.',
      all: 'Kinder unter {{age}} Jahren zahlen {{percent}} % weniger, was schon eingerechnet ist.',
    },
    childrenFromOn: 'Die {{name}} nimmt Kinder ab {{age}} Jahren mit.',
    tooMany_one: 'Nimmt {{most}} Gäste auf; Sie sind {{guests}}.',
    tooMany_other: 'Nehmen je {{most}} Gäste auf; Sie sind {{guests}}.',
    tooFew_one: 'Ihr kürzester Törn hat {{least}} Nächte.',
    tooFew_other: 'Ihr kürzester Törn hat jeweils {{least}} Nächte.',
    elsewhere:
      'Sie liegt {{at}}. Die Überführung hin und zurück kostet {{passage}}; damit käme die Reise auf {{price}}{{beside}}.',
    elsewhereOn:
      'Liegt {{at}}. Mit der Überführung hin und zurück, {{passage}}, kostet der Törn vom {{days}} {{price}}.',
    elsewhereMonth_one:
      'Ist in diesem Monat nicht lange genug frei, denn zu Ihren Nächten kämen die Tage der Überführung.',
    elsewhereMonth_other:
      'In diesem Monat reicht ihre freie Zeit nicht: Zu Ihren Nächten kämen die Tage der Überführung.',
    /** Beside the yacht that we would begin with. */
    beside: {
      more: ', {{price}} mehr als mit der {{than}}',
      less: ', {{price}} weniger als mit der {{than}}',
    },
    cannotCome_one:
      'Sie liegt {{at}}, und ihre anderen Törns lassen an diesen Tagen keine Zeit für den Weg zu Ihnen und zurück.',
    cannotCome_other:
      'Diese Yachten liegen {{at}}; zwischen ihren anderen Törns reicht die Zeit nicht für die Überfahrt hierher und zurück.',
    couldCome_one: 'Zu diesen Terminen ginge es, mit der Überführung im Preis:',
    couldCome_other: 'Zu diesen Terminen ginge es, mit der Überführung im Preis:',
    stillHer: 'Wir würden die {{name}} nehmen.',
    tradeOff:
      'An Bord sind {{cabins}} Kabinen; {{shared}} davon teilen sich ein Bad, die Crew schläft im Salon, und eine Klimaanlage gibt es nicht.',
    comes: 'Die {{name}}, {{dates}}: {{price}}',
    heldThere_one: 'Sie liegt {{at}} und ist dort an diesen Tagen für andere Gäste vorgemerkt.',
    heldThere_other: 'Sie liegen {{at}} und sind dort an diesen Tagen für andere Gäste vorgemerkt.',
    bookedThere_one: 'Sie liegt {{at}} und ist dort an diesen Tagen gebucht.',
    bookedThere_other: 'Sie liegen {{at}} und sind dort an diesen Tagen gebucht.',
    /** Wo andere Gäste sie an den gefragten Tagen haben. */
    dearTaken: 'Zu Ihrem Termin ist die Yacht gebucht.',
    dear_one:
      'Sie liegt {{at}}. Die Überführung hin und zurück würde {{passage}} zusätzlich kosten; besser gehen Sie dort an Bord.',
    dear_other:
      'Sie liegen {{at}}. Die Überführung einer von ihnen hin und zurück würde {{passage}} zusätzlich kosten; besser gehen Sie dort an Bord.',
    brought_one:
      'Darin enthalten: {{passage}} für die Überführung aus {{place}} und zurück (je Strecke {{distance}} Seemeilen und ein Tag auf See); das Trinkgeld wird ohne die Überführung berechnet.',
    brought_other:
      'Darin enthalten: {{passage}} für die Überführung aus {{place}} und zurück (je Strecke {{distance}} Seemeilen und {{count}} Tage auf See); das Trinkgeld wird ohne die Überführung berechnet.',
    tooFar: 'Sie ist für kurze Strecken gebaut und fährt nicht {{to}}.',
    elsewhereTrip: 'Zur Reise mit der {{name}}',
  },
  /** Beside what leads to an enquiry. */
  askNote:
    'Ihre Anfrage verpflichtet Sie zu nichts. Wir antworten spätestens am nächsten Arbeitstag und halten Ihnen die Yacht Ihrer Wahl {{holdDays}} Tage lang frei, ohne Kosten für Sie.',
  ask: {
    one: 'Ich möchte die {{name}} chartern: {{place}}, {{dates}}, {{guests}}. Auf Ihrer Seite stand {{price}}, {{share}}.',
    two: 'Wir möchten die {{a}} und die {{b}} zusammen: {{place}}, {{dates}}, {{guests}}, davon {{first}} auf der ersten und {{second}} auf der zweiten. Auf Ihrer Seite stand {{price}} für beide, {{share}}.',
    any: 'Unser Ziel: {{place}}, {{dates}}, {{guests}}. Welche Yachten kämen in Frage?',
    anywhere: 'Wir möchten mit Ihnen segeln, {{dates}}, {{guests}}. Wo und auf welchen Yachten ginge das?',
  },
  lines: {
    'guji-sun-odyssey-44i': {
      all: 'Für alle, die segeln wollen: eine Yacht, die sich neigt und Fahrt aufnimmt, sobald der Wind auffrischt, und ein Kapitän, der Sie ans Ruder lässt.',
      two: 'Für zwei, die segeln wollen: Sie stehen am Ruder und schlafen in der Kabine mit eigenem Bad, die Crew im Salon.',
    },
    'leopard-42-tsabalok': {
      all: 'Unser kleinster Katamaran, gerade recht für Paare und Familien; gefrühstückt wird auf dem Vordeck.',
      family: 'Unser kleinster Katamaran, gerade recht für eine Familie; gefrühstückt wird auf dem Vordeck.',
      two: 'Unser Katamaran für zwei: Frühstück auf dem Vordeck, ein eigenes Bad, und Sie zahlen für zwei statt für {{most}}.',
    },
    'lagoon-56': {
      all: 'Viel Platz für eine Gruppe: vorn die Netze über dem Wasser, oben die Flybridge, abends ein Tisch für alle {{guests}}.',
      family: 'Für Familien, die lieber bei offener Luke im Passatwind schlafen als mit Klimaanlage.',
      two: 'Viel Deck für zwei: am Vormittag die Netze überm Wasser, am Abend die Flybridge.',
    },
    'sunreef-62-marea': {
      all: 'Für Freunde, die es abends nicht eilig haben: oben eine Flybridge wie eine Terrasse, auf der man gern sitzen bleibt.',
      family:
        'Für Familien, die nachts kühl schlafen wollen und abends gern oben sitzen: Die Flybridge ist groß wie eine Terrasse.',
      two: 'Für zwei, die Platz wollen: eine Flybridge wie eine Terrasse und Kabinen im Überfluss.',
    },
    'lagoon-62': {
      all: 'Für Freunde, die Platz wollen: Die einen sitzen beisammen, die anderen liegen mit einem Buch in den Netzen.',
      two: 'Lang und breit, für zwei, die das Segeln so genießen wie den Strand.',
    },
    'bali-54': {
      all: 'Für Gruppen, die gern zusammensitzen: Vorn, wo andere Katamarane Netze haben, ist ein festes Deck mit Polstern für alle {{guests}}.',
      family:
        'Für Familien, die gern beisammen sind: vorn ein festes Deck mit Polstern statt der Netze, achtern der Grill und eine Salonwand, die sich hochklappen lässt.',
      two: 'Ein Vordeck wie eine Terrasse, und nur Sie beide darauf.',
    },
    'macan-pershing-64': {
      all: 'Für wenige Tage mit vielen Zielen: Mit {{knots}} Knoten fahren Sie weit hinaus und sind zum Abendessen zurück.',
      two: 'Sie beide, {{knots}} Knoten und ein Sonnendeck: weit hinaus und zum Abendessen zurück.',
    },
  },
  strengths: {
    waters: {
      'san-blas': 'In San Blas: kurze Wege zwischen Palmeninseln, zu Gast bei den Guna.',
      rosario: 'Ab Cartagena: abends die Altstadt, am Tag die Riffe von Rosario.',
      aruba: 'Ab Aruba.',
      cuba: 'Auf Kuba: stille Cayos vor der Südküste.',
      bahamas: 'Auf den Exumas, ab Nassau: helle Sandbänke und kurze Wege von Cay zu Cay.',
    },
    alsoThere: 'Ebenfalls {{waters}}.',
    larger: 'Für {{persons}} Gäste ist im selben Revier die {{name}} günstiger: {{price}}.',
  },
  compare: {
    meta: {
      title: 'Katamarane und Yachten mit Crew vergleichen',
      /** Of those that are compared, and of a trip with them. */
      titleOf: '{{yachts}} im Vergleich',
      descriptionOfTrip:
        '{{yachts}} im Vergleich für {{guests}}: Kabinen, freie Termine, Route und Preis jeder Yacht.',
      titleOfTrip: '{{yachts}}: {{place}}, {{when}}',
      description:
        'Bis zu {{comparedYachts}} Yachten mit Crew nebeneinander: im selben Maßstab, mit Kabinen, freien Terminen und dem Preis für Ihre Gruppe.',
    },
    title: 'Seite *an Seite*',
    check: 'Vergleichen',
    checkYacht: '{{name}} vergleichen',
    button: 'Auswahl vergleichen',
    hint: 'Kreuzen Sie bis zu {{comparedYachts}} Yachten an.',
    noTrip: 'Es gilt der Normalpreis.',
    toDates: 'Eigene Tage und Gäste eintragen',
    verdict: 'Welche Yacht zu wem passt',
    begin: 'Unsere erste Wahl ist die {{name}}: {{Reason}}.',
    beginAlone: 'Zu Ihrem Termin ist nur die {{name}} frei, und {{verdict}}: {{Reason}}.',
    beginAloneMonth: 'In diesem Monat ist nur die {{name}} frei, und {{verdict}}: {{Reason}}.',
    /** `anyway`: sie wäre es auch, wenn alle frei wären. */
    verdicts: {
      anyway: 'sie wäre ohnehin unsere Wahl',
      anywayHere: 'sie wäre {{here}} ohnehin unsere Wahl',
      fits: 'mit ihr treffen Sie es gut',
    },
    alsoHas: 'Anders als die {{other}} hat sie außerdem {{what}}.',
    reason: 'sie {{wish}}',
    /** {{gives}}: einige der folgenden. */
    reasons: '{{gives}}. Die Yacht {{wish}}',
    /** Wo es eine Flybridge gibt. */
    reasonsEvening: '{{gives}}, und wenn die Kinder schlafen, gehört Ihnen die Flybridge',
    /** Where there are nets between the bows, too. */
    reasonsEveningNets:
      '{{gives}}. Tagsüber gehören die Netze am Bug den Kindern, und wenn sie schlafen, gehört Ihnen die Flybridge',
    gives: {
      children: 'die beiden Kinder haben eine Kabine mit zwei Betten für sich',
      everyone:
        'die Kinder bekommen ihre eigene Kabine mit zwei Betten, die Erwachsenen haben {{left}} weitere zur Wahl',
      /** The other one has no air conditioning. */
      everyoneCool:
        'anders als die {{other}} ist sie in jeder Kabine klimatisiert. Die Kinder bekommen eine Kabine mit zwei Einzelbetten, für die Erwachsenen bleiben {{left}}',
    },
    cabinEach: 'Sie hat {{cabins}} Kabinen, jede mit eigenem Bad: Jeder von Ihnen kann eine für sich haben.',
    cabinsShared_one: 'Sie hat {{cabins}} Kabinen; zwei von Ihnen teilen sich also eine.',
    cabinsShared_other: 'Die Yacht hat {{cabins}} Kabinen; in {{pairs}} davon schlafen Sie zu zweit.',
    /** Dahinter; {{why}}: the reasons below, as a list. */
    terms: 'Sie {{why}}.',
    termsPrice: 'Und sie {{why}}: Mit Crew, Mahlzeiten und Getränken kostet sie {{price}}, also {{share}}.',
    beginPrice: 'Die ganze Yacht mit Crew, Mahlzeiten und Getränken kostet {{price}}, das sind {{share}}.',
    /** A row of the table: what each trip comes to; by how many of the trips have seats in a small aircraft. */
    inAllName: {
      all: 'Gesamt mit Trinkgeld und Inselflug, etwa',
      some: 'Gesamt mit Trinkgeld (und Inselflug, wo nötig), etwa',
      none: 'Gesamt mit Trinkgeld, etwa',
    },
    /** `…Figure`: without its currency, which stands once. */
    range: '{{fromFigure}} bis {{to}}',
    /** On other dates than those asked for. */
    inAllOn: '{{dates}}: {{range}}',
    inAll: {
      both: 'Mit dem Inselflug hin und zurück (etwa {{seats}}) und einem Trinkgeld für die Crew (üblich sind {{tips}}, die Höhe bestimmen Sie) kommen Sie auf etwa {{total}}.',
      back: 'Mit dem Inselflug zurück (etwa {{seats}}) und einem Trinkgeld für die Crew (üblich sind {{tips}}, die Höhe bestimmen Sie) kommen Sie auf etwa {{total}}.',
      noSeats:
        'Mit einem Trinkgeld für die Crew (üblich sind {{tips}}, die Höhe bestimmen Sie) kommen Sie auf etwa {{total}}.',
    },
    lastNight: 'Die letzte Nacht verbringen Sie an Bord, wieder in {{port}}.',
    lastNightFlight:
      'Die letzte Nacht verbringen Sie an Bord in {{port}}; von dort geht es zurück nach {{town}}.',
    /** Of a route that ends where no flight home is needed, as its longer one would need it. */
    lastNightNoFlight:
      'Zum Schluss segeln Sie nach {{port}} zurück und schlafen dort ein letztes Mal an Bord; einen Inselflug brauchen Sie nicht.',
    /** Dahinter, wo sie selbst oder eine andere an anderen Tagen so weit kommt. */
    leavesOutSights:
      'Am {{day}} muss die {{name}} wieder in {{port}} sein; {{sights}} sehen Sie auf diesem Törn deshalb nicht.',
    misses: '{{Sights}} fehlen auf dieser Route, denn die {{name}} beginnt ihren nächsten Törn in {{port}}.',
    take: 'Wenn Sie dorthin möchten, nehmen Sie {{option}}.',
    option: 'die {{yacht}} {{span}} für {{price}}{{more}}{{flight}}',
    /** Of a dearer one. */
    optionMore: ' (pro Person {{more}} mehr)',
    optionSame: 'die {{yacht}} {{span}} zum selben Preis{{flight}}',
    optionFlight:
      '; mit dem Inselflug zurück von {{place}} (etwa {{seats}}) und dem Trinkgeld sind das etwa {{total}}',
    optionFlightSame: '; zurück fliegen Sie dann von {{place}}, ohne Aufpreis',
    /** Behind a price: where guests fly from where the trip ends, or where they do not. */
    withFlight: ' (mit Inselflug und {{tips}} Trinkgeld etwa {{total}})',
    withShare: ' ({{share}})',
    /** Of another one that does not turn back, on days before her own next ones with the whole route. */
    sooner:
      'Bis {{place}} segelt auch die {{name}}, und näher an Ihrem Termin: {{span}}, für {{price}}{{besides}}.',
    leavesOut:
      'Dafür segelt sie an diesen Tagen zurück, und für {{sights}} reicht die Zeit nicht. Kommen Sie vor allem deswegen, nehmen Sie die {{yachts}}.',
    because: {
      free: 'ist zu Ihrem Termin frei',
      freeMonth: 'hat in diesem Monat freie Termine',
      less: 'kostet {{price}} weniger',
      least: 'ist die günstigste der drei',
      age: 'nimmt Kinder ab {{age}} Jahren mit',
    },
    has: {
      air: 'eine Klimaanlage',
      watermaker: 'einen Wassermacher',
      bathrooms: 'ein Bad zu jeder Kabine',
      quarters: 'eine eigene Kabine für die Crew',
    },
    onlyTwo: 'Von den beiden hat nur sie {{what}}.',
    onlyThree: 'Von den dreien hat nur sie {{what}}.',
    longestTwo: 'Die Yacht ist {{metres}} länger als die {{than}}.',
    longestThree: 'Sie ist die längste der drei.',
    more: 'Sie kostet {{price}} mehr als die {{than}}.',
    span: 'vom {{days}}',
    least: 'Von den dreien kostet sie am wenigsten.',
    /** Of one that is brought from elsewhere. */
    wouldCome:
      'Die {{name}} müsste eigens aus {{place}} kommen. {{Span}} könnte sie mit Ihnen segeln, für {{price}}{{besides}}, davon {{passage}} für die Überführung hin und zurück. Das lohnt sich nur, wenn Ihr Herz an dieser Yacht hängt.',
    /** Of one that we advise to board where she lies. */
    /** {{where}} in the next ones. */
    liesAway:
      'Die {{name}} liegt in {{port}}; die Überführung hin und zurück käme mit {{passage}} zu ihrem Preis dazu.',
    liesAwayTaken: 'Die {{name}} segelt {{there}} und ist zu Ihrem Termin gebucht.',
    sailThere: '{{where}} {{Span}} ist sie dort frei, für {{price}}{{besides}}.',
    sailThereToSee: '{{where}} {{Span}} sehen Sie mit ihr {{sights}}. Die Reise kostet {{price}}{{besides}}.',
    there: 'ab {{port}}, {{dates}}',
    freeThere: 'Zu Ihrem Termin ist sie dort frei.',
    freeThereOn: 'Dort ist sie {{span}} für Sie frei.',
    freeThereTaken: 'Sie liegt {{at}} und ist dort {{span}} für Sie frei.',
    /** Under the state of one that another party holds. */
    heldAsk:
      'Soll es bei Ihrem Termin bleiben, schreiben Sie uns: Wird die Yacht doch noch frei, erfahren Sie es als Erste.',
    openWhole: 'Auch frei {{dates}}, bis {{place}}: {{price}}',
    askThere: '{{name}} ab {{port}} anfragen, {{dates}}',
    askDays: '{{name}} anfragen, {{dates}}',
    askOtherDays: 'Andere Tage anfragen',
    water: 'Süßwasser',
    waterMade: 'Wassermacher',
    waterTank: 'aus den Tanks, ohne Wassermacher',
    waterBoth: '{{tank}} und Wassermacher',
    waterTankOf: '{{tank}}, ohne Wassermacher',
    price: 'Preis',
    availability: 'Ihr Termin',
    anchorages: 'Ankerplätze',
    anchoredAgain: 'noch einmal {{place}}',
    anchoredNights: '{{place}} ({{nights}} Nächte)',
    ends: {
      title: 'Wo Ihr Törn endet',
      away: 'Auf {{place}}; der Inselflug nach {{town}} kommt dazu, etwa {{price}} für {{guests}}',
      port: 'In {{place}}: Sie segeln zurück und brauchen keinen Inselflug',
      plain: 'In {{place}}',
      leavesOut: 'Nicht auf dieser Route: {{places}}',
    },
    answers: 'Bevor Sie schreiben',
    home: 'Heimathafen',
    kind: 'Bauart',
    together:
      'Auf der {{a}} und der {{b}} haben Sie alle {{persons}} Platz: {{first}} auf der ersten, {{second}} auf der zweiten, {{price}} für beide, {{share}}.',
    togetherNear: 'Gemeinsam frei sind die beiden {{dates}}.',
    notTogether: 'Unter diesen Yachten sind keine zwei, die Sie {{persons}} an denselben Tagen aufnehmen.',
    forSome: 'für {{count}} von Ihnen',
    weekFor: 'Eine Woche zum Normalpreis für {{guests}}',
    comes: 'Liegt {{at}} und kommt zu Ihnen. {{cabins}} für bis zu {{guests}}',
    based: 'Liegt {{at}}. {{cabins}} für bis zu {{guests}}',
    beds: 'Betten',
    allDouble: '{{double}} Kabinen mit Doppelbett',
    doubleAndTwin: '{{double}} Kabinen mit Doppelbett, {{twin}} mit zwei Einzelbetten',
    bathrooms: 'Bäder',
    allOwn: 'eines je Kabine',
    someOwn: '{{own}} Kabine mit eigenem Bad; {{rest}} teilen sich eines',
    crew: 'Crew',
    crewIs: 'Kapitän und Koch.',
    yes: 'ja',
    no: 'nein',
    /** What she has and not all of the others have. */
    alone: 'Weitere Unterschiede',
    /** What all of them have. */
    shared: 'Außerdem an Bord',
    children: 'Kinder',
    childrenOfAnyAge: 'jedes Alters',
    childrenFrom: 'ab {{age}} Jahren',
    /** Above what does not tell the yachts apart. */
    alike: { two: 'Beiden Yachten gemeinsam', three: 'Allen drei Yachten gemeinsam' },
    open: 'Reise ansehen',
    lowest: 'Am günstigsten pro Person',
    openYacht: 'Zur Yacht',
    others: 'Andere Tage, andere Yachten',
    othersLead:
      'Wählen Sie bis zu {{comparedYachts}} Yachten. Nennen Sie dazu Tage und Gäste, und Sie sehen, was jede kostet und ob sie frei ist.',
    next: 'Nächster Schritt',
    ask: '{{name}} anfragen',
    problems: {
      'too-many-yachts': 'Nebeneinander passen {{most}} Yachten, also zeigen wir die ersten {{most}}.',
      'unknown-yacht': 'Eine Yacht mit dem Namen „{{asked}}“ haben wir nicht.',
      'same-yacht': '{{name}} war zweimal genannt und steht hier einmal.',
      'too-few-yachts': 'Noch fehlt die zweite Yacht. Suchen Sie sich unten eine aus.',
    },
  },
} satisfies SearchCopy
