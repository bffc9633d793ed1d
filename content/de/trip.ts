import type { TripCopy } from '../trip-copy.ts'

export const trip = {
  meta: {
    title: 'Segelreise planen: Yacht, Termin und Preis',
    description:
      'Wohin, ab wann, zu wievielt: Sie sehen, welche Yacht mit Crew frei ist, was diese Reise kostet, und schicken die Seite an alle, die mitkommen.',
  },
  head: {
    kicker: 'Ihr Törn',
    title_one: '{{count}} Tag {{waters}}, | *an Bord der {{yacht}}*',
    title_other: '{{count}} Tage {{waters}}, | *an Bord der {{yacht}}*',
    titleAshore_one: '{{count}} Tag {{waters}}, | *{{nights}} an Bord der {{yacht}}*',
    titleAshore_other: '{{count}} Tage {{waters}}, | *{{nights}} an Bord der {{yacht}}*',
    dates: '{{first}} bis {{end}}',
    children_one: '{{guests}}, davon {{count}} Kind',
    children_other: '{{guests}}, davon {{count}} Kinder',
    when: 'Wann',
    who: 'Wer',
    total: 'Gesamtpreis',
    availability: 'Die Yacht',
    ask: 'Diesen Törn anfragen',
    send: 'An Mitreisende schicken',
    nearest: '{{dates}} ansehen',
  },
  states: {
    free: 'An diesen Tagen frei',
    held: 'In Option für andere Gäste',
    heldInPart: 'Ein Teil dieser Tage ist für andere Gäste vorgemerkt',
    booked: 'An diesen Tagen gebucht',
    partly: 'An einem Teil der Tage gebucht',
    ask: 'Verfügbarkeit auf Anfrage',
    noVoyage:
      'Zu Ihrem Termin nicht möglich: Zwischen zwei anderen Törns bleibt keine Zeit für die Überführung',
    tooFar: 'Bleibt in ihrem eigenen Revier',
    underWay: 'Auf dem Weg in einen anderen Hafen',
  },
  advice: {
    title: 'Die {{yacht}} {{waters}}: möglich, aber nicht unser Rat',
    titleWay: 'Die {{yacht}} {{waters}}: Das meiste kostet ihre Überführung',
    better: 'An diesen Tagen frei: die {{yacht}}, {{price}}',
  },
  /** Ein Törn, der nicht geht. */
  wish: {
    'san-blas':
      'Kurze Wege hinter dem Riff, Inseln mit mehr Palmen als Menschen und die Guna, denen das Land gehört, als Gastgeber.',
    rosario: 'Abende unter den Mauern von Cartagena, Vormittage über Korallen, dazwischen Mangroven.',
    aruba: 'Stetiger Wind, trockene Hügel und weiße Strände in Lee der Insel.',
    cuba: 'Erst die Arkaden von Havanna, dann Cayos mit mehr Leguanen als Menschen.',
    bahamas:
      'Sandbänke, die mit der Ebbe auftauchen, Wasser in jedem Blau und fast jeden Mittag ein neues Cay.',
  },
  instead: {
    /** Was dagegen steht, mit den Tagen oder dem Ausweg. */
    titles: {
      booked: 'Die {{yacht}} ist vom {{days}} gebucht',
      bookedBut: 'Die {{yacht}} ist zu Ihrem Termin schon vergeben, die {{other}} ist frei',
      partly: 'In {{left}} Ihrer {{nights}} Nächte ist die {{yacht}} frei',
      tooShort: 'An einem Teil Ihrer Reisezeit hat die {{yacht}} andere Gäste',
      noVoyage: 'Die {{yacht}} schafft es zu Ihrem Termin nicht {{to}}',
      underWay: 'Um diese Tage wechselt die {{yacht}} den Hafen',
      tooFar: 'Die {{yacht}} bleibt {{at}}',
    },
    why: {
      partly: 'Vom {{free}} ist sie frei, in den übrigen Nächten hat sie Gäste.',
      inTurn_one:
        'Frei ist sie vom {{free}}. In den übrigen Nächten nimmt Sie die {{others}} auf, auch sie {{at}}.',
      inTurn_other:
        'Frei ist sie vom {{free}}. In den übrigen Nächten nehmen {{others}} Sie auf, auch sie {{at}}.',
      tooShort: 'Frei ist sie nur vom {{free}}, und unser kürzester Törn hat {{least}} Nächte.',
      noVoyage_one:
        'Zu Ihrem Termin hat die {{yacht}} keine Gäste. Aber ab {{place}} braucht sie hin wie zurück einen Tag auf See, und {{spans}} ist sie gebucht.',
      noVoyage_other:
        'Zu Ihrem Termin hat die {{yacht}} keine Gäste. Aber ab {{place}} braucht sie hin wie zurück {{number}} Tage auf See, und {{spans}} ist sie gebucht.',
    },
    span: 'vom {{days}}',
    kicker: 'Ihre Suche',
    others: 'An denselben Tagen frei für Sie',
    /** What we would do instead, in one line: who, when, and what a person pays. */
    best: {
      others: 'Zu Ihrem Termin ist die {{yacht}} frei: {{each}}, zusammen {{price}}.',
      advised: 'Zu Ihrem Termin ist die {{yacht}} frei: {{each}}, zusammen {{price}}. Wir würden sie nehmen.',
      rest: 'Ein Teil Ihrer Reisezeit ist frei, vom {{dates}}: {{nights}}, {{each}}, zusammen {{price}}.',
      near: 'Am nächsten an Ihrem Termin ist die {{yacht}} frei, vom {{dates}}: {{each}}, zusammen {{price}}.',
      days: 'Am nächsten an Ihrem Termin ist die {{yacht}} vom {{dates}} frei: {{each}}, zusammen {{price}}.',
      daysFar:
        'Frei ist die {{yacht}} nur weit von Ihrem Termin, vom {{dates}}: {{each}}, zusammen {{price}}.',
      home: 'Zu Ihrem Termin ist die {{yacht}} dort frei, wo sie liegt, {{at}}: {{each}}, zusammen {{price}}.',
    },
    /** Above what is left of a kind of which the best has been named. */
    also: {
      others: 'Ebenfalls frei zu Ihrem Termin',
      rest: 'Ebenfalls frei',
      near: 'Andere nahe an Ihrem Termin',
      days: 'Auch dann ist die {{yacht}} frei',
      daysFar: 'Auch dann ist die {{yacht}} frei',
    },
    inTurn: 'Alle {{nights}}, erst auf der einen, dann auf der anderen Yacht',
    together: 'Zusammen {{price}}{{once}}, {{each}} pro Person. Am {{days}} wechseln Sie die Yacht.',
    /** Of fees that a person pays on the spot. */
    once: ', {{fee}} nur einmal gerechnet',
    rest: 'Der freie Teil Ihrer Reisezeit',
    near: 'Andere Yachten an den nächsten Tagen',
    days: 'Andere Tage mit der {{yacht}}',
    daysFar: 'Zu einer anderen Zeit ist die {{yacht}} frei',
    home: 'Mit der {{yacht}} zu Ihrem Termin, aber dort, wo sie liegt',
    none: 'Von unseren anderen Yachten ist keine, die Sie alle aufnimmt, an all diesen Tagen frei.',
    heldOnDays_one:
      'Die {{yachts}} ist an diesen Tagen in Option, für Gäste, die noch nicht unterschrieben haben.',
    heldOnDays_other:
      '{{yachts}} sind an diesen Tagen in Option, für Gäste, die noch nicht unterschrieben haben.',
    heldOnVoyage_one:
      'Vielleicht geht noch die {{yachts}}: Zu Ihrem Termin ist sie frei, nur für die Tage ihrer Überführung haben andere Gäste eine Option.',
    heldOnVoyage_other:
      'Vielleicht gehen noch {{yachts}}: Zu Ihrem Termin sind sie frei, nur für die Tage ihrer Überführung haben andere Gäste eine Option.',
    heldAsk: 'Schreiben Sie uns, dann hören Sie von uns, sobald sich das ändert.',
    yachtOn: '{{yacht}}, {{dates}}',
    withYacht: '{{dates}} mit der {{yacht}}',
    openWith: '{{dates}} mit der {{yacht}} ansehen',
    left: '{{dates}}, {{nights}}',
    cabins_one: '{{number}} Kabine',
    cabins_other: '{{number}} Kabinen',
    cooled: '{{cabins}} mit Klimaanlage',
    uncooled: '{{cabins}} ohne Klimaanlage',
    has: {
      /** Wo sie gekühlt ist und die angefragte nicht, und umgekehrt. */
      cooler: 'Ihre {{cabins}} sind klimatisiert, anders als die der {{asked}}.',
      warmer: 'Sie hat {{cabins}} ohne Klimaanlage.',
      too: 'Auch sie hat {{cabins}}.',
      tooWarm: 'Auch sie hat {{cabins}} ohne Klimaanlage.',
      /** Where both are as cool. */
      beside: 'Sie hat {{cabins}} statt {{hers}}.',
      besideWarm: 'Sie hat {{cabins}} statt {{hers}} und auch keine Klimaanlage.',
      underSail: 'Sie fährt unter Segeln und hat {{cabins}}.',
      underPower: 'Sie fährt unter Motor und hat {{cabins}}.',
    },
    andHas: {
      cooler: ', und ihre {{cabins}} sind klimatisiert',
      warmer: ', aber ihre {{cabins}} haben keine Klimaanlage',
      too: ' und hat ebenfalls {{cabins}}',
      tooWarm: ' und hat ebenfalls {{cabins}} ohne Klimaanlage',
      beside: ' und hat {{cabins}} statt {{hers}}',
      besideWarm: ' und hat {{cabins}} statt {{hers}}, auch sie ohne Klimaanlage',
      underSail: ', segelt und hat {{cabins}}',
      underPower: ', fährt unter Motor und hat {{cabins}}',
    },
    childrenFrom: 'Kinder nimmt sie ab {{age}} Jahren mit.',
    /** Where the voyage of the yacht asked for falls away. */
    spared:
      'Die {{yacht}} liegt schon {{at}}, die Überführung für {{passage}} entfällt. Im Ganzen kostet sie {{price}} weniger als die {{asked}}.',
    brought: 'Davon entfallen {{passage}} auf ihre Überführung aus {{place}} und zurück.',
    withPassage: {
      less: 'Trotzdem kostet sie {{price}} weniger als die {{asked}}.',
      more: 'Insgesamt kostet sie {{price}} mehr als die {{asked}}.',
    },
    costs: {
      less: 'sie kostet insgesamt {{price}} weniger als die {{asked}}',
      more: 'sie kostet insgesamt {{price}} mehr als die {{asked}}',
      lessEach: '{{each}}. Sie kostet insgesamt {{price}} weniger als die {{asked}}',
      moreEach: '{{each}}. Sie kostet insgesamt {{price}} mehr als die {{asked}}',
    },
    daysCost: {
      less: 'An diesen Tagen kostet sie {{price}} weniger.',
      more: 'An diesen Tagen kostet sie {{price}} mehr.',
      low: 'Außerhalb der Hochsaison kostet sie {{price}} weniger.',
    },
    seat: {
      too: 'Auch mit der {{yacht}} kommt das kleine Flugzeug zurück nach {{town}} dazu, etwa {{price}} für {{guests}}.',
      only: 'Mit der {{yacht}} kommt das kleine Flugzeug zurück nach {{town}} dazu, etwa {{price}} für {{guests}}.',
      none: 'Mit der {{yacht}} segeln Sie nach {{town}} zurück und sparen das kleine Flugzeug, etwa {{price}} für {{guests}}.',
    },
    eachIs: 'Das sind {{each}}.',
    turnsBack: 'An diesen Tagen kehrt die {{yacht}} nach {{port}} zurück, ohne {{sights}}.',
    turnBackAll: 'An diesen Terminen kehrt die {{yacht}} nach {{port}} zurück, ohne {{sights}}.',
    each: '{{price}} pro Person',
    forYacht: 'Auf der {{yacht}} zahlen Sie für das ganze Boot, gleich wie viele Kinder dabei sind.',
    wish: 'Für sie spricht: Sie {{wish}}.',
    /** Below the best, where both can be had: which of the two we would take. */
    choice:
      'Steht Ihr Termin fest, nehmen Sie die {{yacht}}. Möchten Sie lieber die {{asked}}, ist sie vom {{dates}} frei.',
    choiceGoesOn:
      'Steht Ihr Termin fest, raten wir zur {{yacht}}, mit der Sie auch {{sights}} sehen. Möchten Sie lieber die {{asked}}, ist sie vom {{dates}} frei.',
    in: {
      rain: {
        all: 'Diese Tage liegen in der Regenzeit.',
        from: 'Im {{month}} beginnt die Regenzeit: warme, kurze Schauer, meist am Nachmittag.',
        until: 'Bis {{day}} ist Regenzeit.',
      },
      hurricane: {
        all: 'Diese Tage liegen in der Hurrikansaison.',
        from: 'Ab {{day}} ist Hurrikansaison.',
        until: 'Bis {{day}} ist Hurrikansaison.',
      },
    },
    trip: '{{what}}: {{price}}',
    besides: 'Die Preise {{waters}} stehen hier {{besides}}.',
    lines: 'Der Preis im Einzelnen: {{yacht}}, {{dates}}',
    ask: 'Fragen, was möglich ist',
    askTitle: 'Was *möglich* ist',
    askText:
      'Schreiben Sie uns, woran Ihnen mehr liegt, an den Tagen oder an der Yacht. Sie bekommen unseren Rat und ein Angebot für das, was frei ist; die Anfrage verpflichtet Sie zu nichts.',
    askTextTooFar:
      'Schreiben Sie uns, woran Ihnen mehr liegt, an diesem Revier oder an dieser Yacht. Für das eine wie das andere machen wir Ihnen ein Angebot, und die Anfrage verpflichtet Sie zu nichts.',
    message: 'Für den Törn unten ist die {{yacht}} nicht zu haben. Ginge stattdessen {{wished}}?',
    messageAny: 'Für den Törn unten ist die {{yacht}} nicht zu haben. Was schlagen Sie vor?',
  },
  /** Ihre Kabinen, unter dem Stand eines Törns, den man haben kann. */
  aboard: {
    cool: 'Sie hat {{cabins}} mit Klimaanlage.',
    coolOwn: 'Sie hat {{cabins}}, jede mit eigenem Bad und Klimaanlage.',
    warm: 'Sie hat {{cabins}}, aber keine Klimaanlage.',
    warmOwn: 'Sie hat {{cabins}}, jede mit eigenem Bad, aber keine Klimaanlage.',
  },
  stateTexts: {
    free: 'Die {{yacht}} ist an diesen Tagen frei. Fragen Sie an: Mit dem schriftlichen Angebot halten wir sie {{holdDays}} Tage für Sie frei, mit Unterschrift und Anzahlung ist sie fest gebucht.',
    /** So soon that the whole price is due at once. */
    freeSoon:
      'Die {{yacht}} ist an diesen Tagen frei. Weil bis dahin keine {{days}} Tage mehr sind, ist sie fest gebucht, sobald der Vertrag unterschrieben und der ganze Preis bei uns ist.',
    held: 'Andere Gäste haben für diese Tage eine Option: Wir halten ihnen die {{yacht}} bis zu {{holdDays}} Tage frei, unterschrieben haben sie nicht. Verzichten sie, sind die Tage wieder frei: Schreiben Sie uns, dann sagen wir es Ihnen sofort.',
    booked: 'Die {{yacht}} ist an diesen Tagen mit anderen Gästen unterwegs.',
    partly: 'An einem Teil dieser Tage hat die {{yacht}} andere Gäste. Frei ist sie vom {{left}}.',
    ask: 'Ob die {{yacht}} frei ist, prüfen wir gerade von Hand. Fragen Sie, und wir schreiben es Ihnen.',
    noVoyage_one:
      'An diesen Tagen hat die {{yacht}} keine anderen Gäste. Von {{place}} braucht sie aber einen Tag auf See hin und einen zurück, und davor oder danach ist keiner frei.',
    noVoyage_other:
      'An diesen Tagen hat die {{yacht}} keine anderen Gäste. Von {{place}} braucht sie aber {{count}} Tage auf See hin und ebenso viele zurück, und davor oder danach fehlen ihr diese freien Tage.',
    tooFar:
      'Die {{yacht}} ist für schnelle Etappen zwischen Inseln gebaut. Von {{place}} {{to}} sind es {{distance}} Seemeilen über offene See, und so weit bringen wir sie nicht.',
    underWay:
      'Um diese Tage bringt die Crew die {{yacht}} in einen anderen Hafen. Für Ihre Reise bleibt dazwischen keine Zeit.',
  },
  storms:
    'Um diese Zeit ist es heiß, es gibt kräftige Schauer, und {{waters}} ist vom 1. Juni bis zum 30. November Hurrikansaison. Wir kämen danach, bis in den {{until}}. Muss es jetzt sein, dann mit einer Versicherung, die zahlt, wenn ein benannter Sturm die Reise vereitelt.',
  rain: {
    all: 'Ihre Reise liegt in der Regenzeit {{waters}}: Rechnen Sie mit warmen, meist kurzen Schauern.',
    from: 'Ab dem {{day}} ist Regenzeit {{waters}}: Rechnen Sie mit warmen, meist kurzen Schauern.',
    until: 'Bis zum {{day}} ist Regenzeit {{waters}}: Rechnen Sie mit warmen, meist kurzen Schauern.',
  },
  nearest: 'Frei ist sie zum Beispiel:',
  otherYachts: 'Andere Yachten für dieselben Tage',
  quoted: {
    same: 'Wie am {{day}} genannt.',
    differs: 'Am {{day}} genannt: {{before}}. Heute sind es {{now}}, denn {{reasons}}.',
    taken: 'Damals war die Yacht noch frei.',
    today: 'Nur den heutigen Preis zeigen',
    reasons: {
      season: 'die Hochsaison fällt anders',
      rate: 'der Preis der Yacht hat sich geändert',
      bringing: 'die Yacht kommt jetzt von anderswo',
      fees: 'Steuern oder Eintritte haben sich geändert',
    },
  },
  days: {
    title: 'Tag *für Tag*',
    lead: 'So könnte Ihr Törn aussehen. Die Stunden gelten bei {{knots}} Knoten, unter Segeln oder, gegen den Wind, mit Hilfe der Maschine; wo keine Uhrzeit steht, geht es am Vormittag los. Über jede Etappe entscheidet der Kapitän am Morgen nach dem Wetter.',
    leadMotor:
      'So könnte Ihr Törn aussehen. Die Stunden gelten bei {{knots}} Knoten; wo keine Uhrzeit steht, geht es nach dem Frühstück los. Über jede Etappe entscheidet der Kapitän am Morgen nach dem Wetter.',
    endsAway:
      'Ihr Törn endet nach heutigem Stand auf {{place}}: An Ihrem Abreisetag wartet in {{port}} niemand auf die Yacht. Verbindlich steht das im Vertrag.',
    turnsBack:
      'Dieser Törn ist ein Rundkurs: Er endet nicht in {{place}}, sondern wieder in {{port}}, weil dort am Tag Ihrer Abreise neue Gäste an Bord gehen.',
    mayTurnBack:
      'Ab dem Tag Ihrer Abreise haben andere Gäste eine Option auf die Yacht. Unterschreiben sie vor Ihnen, führt die Route für sie nach {{port}} zurück, statt in {{place}} zu enden.',
    leavesOut: 'Es entfallen {{sights}}; kommen Sie vor allem dafür, nennen wir Ihnen Tage, die dort enden.',
    turnsBackLink: 'Der ganze Törnplan',
    day: 'Tag {{number}}',
    leg: '{{distance}} Seemeilen, etwa {{hours}}: los um {{leaves}}, da gegen {{arrives}}',
    legUnderSail: '{{distance}} Seemeilen, etwa {{hours}}: los um {{leaves}}, da {{about}}',
    about: {
      noon: 'gegen Mittag',
      early: 'am frühen Nachmittag',
      middle: 'am Nachmittag',
      late: 'am späten Nachmittag',
    },
    legInMorning: '{{distance}} Seemeilen, etwa {{hours}}',
    overnight: '{{distance}} Seemeilen durch die Nacht: los am Vorabend um {{leaves}}, da gegen {{arrives}}',
    stay: 'Sie bleiben hier',
    /** Where she stays in port for the night after boarding. */
    stayBoarding: 'Sie gehen an Bord und bleiben die erste Nacht hier',
    dayOut: 'Den Tag über unterwegs, abends am selben Ankerplatz',
    road: 'Über Land',
    inland: 'Über Land, etwa {{hours}}',
    town: 'Zu Fuß in der Stadt',
    air: 'Mit dem Flugzeug',
    hotel: 'Nacht im Hotel',
    aboard: 'Kabinen ab {{hour}}',
    sun: 'Sonne {{sunrise}} bis {{sunset}}',
    ashore: 'Von Bord bis {{hour}}',
    runHome:
      'Nach dem Frühstück an Deck bringt die Yacht Sie zurück, {{distance}} sm, {{hours}}. Sie gehen an Land: {{place}}.',
    ashoreAt: 'Nach dem Frühstück an Deck gehen Sie an Land: {{place}}.',
    none: 'Für dieses Revier haben wir keinen festen Plan. Der Kapitän legt die Tage mit Ihnen fest, an der Karte, beim Frühstück.',
    chart: 'Die Route auf der Karte',
  },
  free: {
    days: 'Tage {{first}} bis {{last}}',
    dates: '{{first}} bis {{last}}',
    title: 'Diese Tage gehören Ihnen',
    text_one:
      'Ein Tag bleibt frei für das, was Ihnen am besten gefiel. Am Abend davor legt der Kapitän die Karte auf den Tisch, und Sie wählen. Sein Vorschlag:',
    text_other:
      '{{count}} Tage bleiben frei für das, was Ihnen am besten gefiel. Alle paar Abende legt der Kapitän Karte und Wetterbericht auf den Tisch, und Sie wählen.{{stores}} Sein Vorschlag:',
    stores:
      'Etwa jede Woche kauft die Crew frisches Obst, Gemüse und Brot; der Kapitän legt den Halt auf eine Etappe.',
    water:
      'Einen Wassermacher hat sie nicht: Die Crew füllt die Tanks in jedem Hafen am Weg, und an Bord gehen Sie mit Wasser sparsam um.',
    waterMade_one: 'Wer daran nicht denken möchte: Die {{yachts}} macht ihr Wasser selbst.',
    waterMade_other: 'Wer daran nicht denken möchte: {{yachts}} machen ihr Wasser selbst.',
  },
  chapters: {
    out: 'Die ersten Tage, | *bis {{place}}*',
    back: 'Die letzten Tage, | *bis {{place}}*',
    week1: 'Die erste Woche, | *bis {{place}}*',
    week2: 'Die zweite Woche, | *bis {{place}}*',
    week3: 'Die dritte Woche, | *bis {{place}}*',
    week4: 'Die vierte Woche, | *bis {{place}}*',
    figures:
      '{{count}} Tage, {{places}} Orte und zusammen {{miles}} sm; keine Etappe ist länger als {{longest}} sm.',
    stays: 'Ganze Tage vor Anker: {{places}}.',
  },
  night: {
    full: 'Vollmond | *am {{date}}*',
    new: 'Sternennächte | *vom {{days}}*',
    newInRain: 'Sterne, wenn es aufklart, | *vom {{days}}*',
    waxing: 'Der Mond nimmt zu, | *Abend für Abend*',
    waning: 'Erst die Sterne, | *spät der Mond*',
    text: 'Am ersten Abend an Bord geht die Sonne um {{sunset}} unter, eine halbe Stunde später ist es Nacht. So sieht der Mond in jeder Nacht an Bord aus.',
  },
  moon: {
    new: 'Neumond',
    'waxing-crescent': 'zunehmende Sichel',
    'first-quarter': 'erstes Viertel',
    'waxing-gibbous': 'zunehmender Mond',
    full: 'Vollmond',
    'waning-gibbous': 'abnehmender Mond',
    'last-quarter': 'letztes Viertel',
    'waning-crescent': 'abnehmende Sichel',
  },
  price: {
    title: 'Was es *kostet*, Zeile für Zeile',
    lead: 'An Bord ist alles bezahlt, vom ersten Kaffee bis zum letzten Liter Diesel. Eine Bordkasse (APA) gibt es nicht.',
    leadAshore:
      'An Bord ist alles bezahlt, {{nights}} lang, vom ersten Kaffee bis zum letzten Liter Diesel; eine Bordkasse (APA) gibt es nicht. Hotel und Transfers stehen darunter zu den Preisen, zu denen wir meist buchen; wohnen Sie lieber anders, ändert das Angebot diese zwei Zeilen.',
    estimate: 'Schätzung vom {{day}}. Verbindlich ist erst das schriftliche Angebot nach Ihrer Anfrage.',
    covers: {
      sentence: 'Die Preise für Törns {{waters}} gelten für die ganze Yacht und umfassen {{what}}.',
      crew: 'Kapitän und Koch',
      meals: 'alle Mahlzeiten und Getränke an Bord',
      fuel: 'den Treibstoff',
      ports: 'Hafengebühren',
      hotel: 'das Hotel in Havanna',
      transfers: 'die Transfers auf Kuba',
      share: 'die Charterabgabe der Bahamas ({{percent}} %)',
      /** Where no fee in percent stands for them. */
      taxes: 'Steuern',
      there: '{{What}} schließt der Preis ein: Sie zahlen ihn vor Ort und den Rest an uns.',
      fee: '{{fee}} ({{price}} für {{guests}})',
    },
    extra: {
      sentence: 'Nicht enthalten sind {{what}}.',
      items: {
        flights: 'Ihre Flüge nach {{town}}',
        /** Where a page shows trips in several waters. */
        anyFlights: 'Ihre Flüge',
        /** Behind the flights. */
        'hotel-before': 'die Hotelnacht dort',
        'e-visa': 'das E-Visum',
        'airport-car': 'der Transfer vom Flughafen',
        transfers: 'Transfers',
        city: 'Führungen und Restaurants in der Stadt',
        moorings: 'die Bojengebühr im Meerespark',
        cash: 'was Sie an Land bar bezahlen (Essen, Führungen und Museen in den Städten, auf einigen Cayos Park- oder Anlandegebühren)',
        insurance: 'die Reiseversicherung',
        tips: 'das Trinkgeld',
        usualTips: 'das Trinkgeld (üblich sind {{from}} bis {{to}} % des Preises{{without}})',
      },
      /** Behind the price of which the tip is reckoned; {{what}}: the fees in it. */
      without: ' ohne {{what}}',
      /** Behind the list. */
      way: {
        'san-blas':
          'Auch der Weg zu den Inseln kommt dazu: mit dem Inselflieger etwa {{minutes}} Minuten je Strecke{{seat}}, mit Geländewagen und Boot etwa {{road}} Stunden (den Preis nennt Ihr Angebot).',
        bahamas:
          'Endet Ihr Törn auf Staniel Cay, kommt der Inselflug nach Nassau dazu (etwa {{stanielSeat}} US$ pro Person).',
      },
      /** Of a party, there and back. */
      seatsBoth: ' (hin und zurück etwa {{price}} für {{guests}})',
    },
    /** Under the sum: seats in a small aircraft that the price leaves out. */
    seats: {
      both: 'Nicht in dieser Summe: das kleine Flugzeug ab {{town}} und zurück, etwa {{price}} für {{guests}}, oder stattdessen Geländewagen und Boot. Beides buchen wir, und den Preis nennt Ihr Angebot.',
      there:
        'Nicht in dieser Summe: das kleine Flugzeug ab {{town}}, etwa {{price}} für {{guests}}, oder stattdessen Geländewagen und Boot, und der Rückweg. Wir buchen beides, und die Preise nennt Ihr Angebot.',
      back: 'Nicht in dieser Summe: das kleine Flugzeug zurück nach {{town}}, etwa {{price}} für {{guests}}. Die Plätze buchen wir.',
    },
  },
  journey: {
    title: 'Hinweg | *und Heimweg*',
    lead: 'Alle Zeiten sind Ortszeiten. Flug, Hotel und Transfers, ob im Kleinflugzeug, im Wagen oder im Boot, sind nicht im Preis; wir suchen sie mit Ihnen, und was die Transfers kosten, steht in Ihrem Angebot.',
    leadInland:
      'Alle Zeiten sind Ortszeiten. Den Flug nach Havanna und heim buchen Sie selbst oder mit unserer Hilfe. Das Hotel und die Wege auf Kuba buchen wir; beides ist in der Summe oben.',
    there: 'Hin',
    home: 'Zurück',
    hours_one: '{{count}} Stunde',
    hours_other: '{{count}} Stunden',
    cities: {
      'san-blas': 'Panama-Stadt',
      rosario: 'Cartagena',
      aruba: 'Oranjestad',
      cuba: 'Havanna',
      bahamas: 'Nassau',
    },
    eve: {
      title: 'In {{town}} bis {{hour}}',
      text: 'Zu den Inseln brechen Sie vor Sonnenaufgang auf, also schlafen Sie diese Nacht in der Stadt. Landen Sie später, geht leicht der erste Tag auf dem Wasser verloren.',
    },
    land: {
      title: 'Gelandet in {{town}} bis {{hour}}',
      text: 'Haben Sie einen Wagen bestellt, dann kennt der Fahrer Ihre Flugnummer und wartet. Kommt Ihr Flug erst später an, reisen Sie besser am Vortag.',
    },
    landInTime: {
      title: 'Gelandet in {{town}} bis {{hour}}',
      text: 'Die erste Nacht liegt die Yacht im Hafen, es reicht also ein Flug am Abend. Für den ganzen ersten Nachmittag landen Sie bis Mittag. Haben Sie einen Fahrer bestellt, kennt er Ihre Flugnummer.',
    },
    city: {
      title: 'In {{town}} bis {{hour}}',
      text: 'Der Fahrer kennt Ihre Flugnummer und bringt Sie ins Hotel. So bleibt der Nachmittag für den Rundgang durch die Altstadt. Landen Sie später, entgeht Ihnen der Rundgang, am späten Abend auch das Essen, mehr nicht: Der Wagen zur Yacht fährt erst am dritten Tag.',
    },
    inland: {
      title: '{{hour}}, mit dem Wagen an die Südküste',
      text: 'Rund {{hours}} vom Hotel bis {{place}}, mit einer Pause für Kaffee. Danach bleibt Zeit für einen Gang unter den Säulen.',
    },
    aircraft: {
      title: '{{hour}}, das kleine Flugzeug',
      text: 'Von Albrook nach El Porvenir in etwa {{minutes}} Minuten. Der Flugplan ändert sich, wir bestätigen ihn für Ihren Tag. Kapitän oder Koch wartet an der Piste.',
    },
    road: {
      title: 'Oder {{hour}}, mit Wagen und Boot',
      text: 'Rund {{hours}} im Geländewagen über die Berge nach Cartí, dann rund {{boatHours}} im Motorboot nach El Porvenir, in den windigen Monaten eine nasse Sache. Dort wartet der Kapitän oder der Koch auf Sie. Die Straße schließt am Nachmittag: Einen späteren Wagen gibt es nicht.',
    },
    aboard: {
      title: 'An Bord, die Kabinen ab {{hour}}',
      text: '{{place}}: Die Crew wartet und nimmt Ihr Gepäck, auch wenn Sie früher da sind.',
      early:
        '{{place}}: Am Morgen steigen Sie zu. Bis die Kabinen bereit sind, frühstücken Sie an Deck, baden und essen zu Mittag.',
      afterOthers:
        '{{place}}: Am selben Morgen gehen andere Gäste von Bord, und die Crew ist bei ihnen; Sie frühstücken darum an Land, auf unsere Rechnung. Ab {{hour}} sind Sie an Deck, zum Baden und zum Mittagessen.',
    },
    ashore: { title: 'Von Bord bis {{hour}}', text: '{{place}}, nach dem Frühstück.' },
    airstrip: {
      title: 'Das kleine Flugzeug',
      text: 'Die Piste liegt neben dem Ankerplatz, die Maschine startet am Vormittag. Die Plätze buchen wir auf Ihre Namen. Wer lieber mit Boot und Wagen zurückfährt, findet Uhrzeit und Preis im Angebot.',
    },
    airport: { title: 'Zum Flughafen', text: 'Auf Wunsch wartet ein Wagen auf Sie.' },
    'inland-back': {
      title: 'Mit dem Wagen nach {{town}}',
      text: 'Rund {{hours}} ab {{place}}. Der Fahrer wartet neben der Yacht.',
    },
    domestic: {
      title: 'Mit dem Flugzeug nach {{town}}',
      text: 'Der Flughafen liegt auf der Insel. Die Plätze im Inlandsflug buchen wir; Tag und Stunde stehen im Angebot, denn der Flugplan ändert sich.',
    },
    launch: {
      title: 'Mit dem Boot',
      text: 'Ab {{place}} bringt Sie ein Boot zur nächsten Piste oder Straße. Weg und Uhrzeit nennt Ihnen das Angebot, und der Kapitän bestätigt sie zwei Tage vorher.',
    },
    flight: {
      title: 'Kein Heimflug vor {{hour}}',
      text: 'Ab {{town}}. So bleibt Luft, wenn sich unterwegs etwas verspätet.',
    },
    onward: {
      title: 'Kein Heimflug vor {{hour}}',
      text: 'Ab {{town}}. Auf dem Weg dorthin geht leicht eine Stunde verloren. Steht Ihnen ein langer Flug bevor, bleiben Sie noch eine Nacht in der Stadt und reisen ausgeschlafen.',
    },
    rested: {
      title: 'Heimflug, wann Sie möchten',
      text: 'Sie wachen in {{town}} auf, also passt jeder Flug des Tages. Nennen Sie uns die Nummer, dann steht der Wagen rechtzeitig am Hotel.',
    },
  },
  papers: {
    /** Beside a price, for the decision; the list of papers says it at length. */
    cubaInShort:
      'Gäste mit US-Pass oder Wohnsitz in den USA können wir für einen Urlaub nicht nach Kuba bringen. Mit den meisten anderen Pässen brauchen Sie ein E-Visum, und eine Krankenversicherung brauchen alle. Nach einer Kuba-Reise genügt ESTA für die USA nicht mehr, Sie brauchen ein Visum; haben Sie schon eines, bleibt es gültig.',
    title: 'Papiere',
    items: {
      passport: 'Für jeden ein eigener Reisepass, auch für Kinder, und eine Kopie davon im Telefon.',
      entry:
        'Mit dem Vertrag schicken wir eine Liste, was Sie für die Einreise brauchen. Verbindliche Auskunft gibt das Konsulat, auch für Länder, in denen Sie umsteigen.',
      child: 'Für ein Kind mit nur einem Elternteil: die schriftliche Erlaubnis des anderen.',
    },
    waters: {
      'san-blas':
        'Auf dem Weg nach Guna Yala zeigen Sie den Pass und zahlen den Eintritt, {{gunaYalaEntry}} US$ pro Person, in bar.',
      rosario:
        'Den Eintritt in den Nationalpark zahlen Sie vor Ort; wie hoch er ist, steht in Ihrem Angebot.',
      aruba: 'Für Aruba füllen alle vor der Ankunft ein Formular im Internet aus.',
      cuba: {
        visa: 'Für Kuba brauchen die meisten Pässe ein E-Visum, das die Touristenkarte ersetzt hat. In der Woche vor der Landung füllen alle im Internet das Formular D’Viajeros aus.',
        insurance:
          'Eine Krankenversicherung ist für die Einreise Pflicht. Nehmen Sie einen Nachweis mit, der Kuba und Ihre Reisedaten nennt.',
        esta: 'Für die USA brauchen Sie danach ein Visum statt ESTA, auch zum Umsteigen.',
        unitedStates:
          'Bürger und Einwohner der USA dürfen nur zu Zwecken nach Kuba reisen, die das Recht der USA erlaubt, und Urlaub gehört nicht dazu. Einen Urlaubstörn bieten wir ihnen dort nicht an.',
      },
      bahamas:
        'Die Charterabgabe von {{bahamasCharterFee}} % steht auf unserer Rechnung; vor Ort zahlen Sie dafür nichts.',
    },
  },
  insurance: {
    title: 'Versicherung',
    sum: 'Die Summe wählen Sie selbst. Wir raten zu mindestens 100.000 EUR für Behandlung im Ausland, Rücktransport eingeschlossen.',
  },
  pack: {
    title: 'Was ins Gepäck gehört',
    lead: 'Weniger, als Sie denken. Handtücher, Bettzeug und Masken liegen bereit, und an Bord essen alle barfuß.',
    items: {
      bag: 'Eine weiche Tasche pro Person. Ein Koffer passt in keinen Schrank an Bord.',
      sun: 'Ein Badehemd mit langen Ärmeln, ein Hut, der sitzt, und Sonnencreme ohne Oxybenzon.',
      feet: 'Schuhe fürs Riff und für Wege an Land.',
      health: 'Ihre Medikamente für die ganze Reise, und etwas gegen Seekrankheit für die ersten Etappen.',
      power: 'Ladegerät, Zusatzakku und ein Adapter: Die Steckdosen sind amerikanisch.',
      book: 'Ein Buch, denn bis zum Ankerplatz reicht das Netz selten.',
    },
    leadHotel:
      'Weniger, als Sie denken. Handtücher, Bettzeug und Masken sind an Bord. Barfuß zum Abendessen kommen Sie dort auch, in Havanna besser nicht.',
    jacket: {
      wind: 'Eine leichte Jacke gegen die Gischt und für Nächte an Deck.',
      rain: 'Eine Regenjacke: Um diese Zeit sind Schauer zu erwarten, kalt sind sie selten.',
    },
    jumper: 'Ein Pullover. Nach einer winterlichen Front wird der Abend an Deck kühl.',
    town: 'Schuhe fürs Kopfsteinpflaster und etwas zum Ausgehen für die Abende in der Stadt.',
    village: 'Für einen Besuch im Dorf ein Hemd und einen Rock oder eine Hose bis zum Knie.',
    cash: {
      'san-blas':
        'Dollar in kleinen Scheinen, für Gebühren und Molas. Den letzten Automaten haben Sie in der Stadt.',
      rosario:
        'Pesos in kleinen Scheinen, am besten in Cartagena abgehoben, für alles, was Sie auf den Inseln zahlen.',
      aruba: 'Ein paar Dollar in kleinen Scheinen, für Einkäufe an Land.',
      cuba: 'Bargeld für alles an Land: Auf Karten ist kein Verlass.',
      bahamas: 'Dollar in kleinen Scheinen: fürs Kokosbrot, den Strohhut und das Glas an der Bar.',
    },
  },
  change: {
    title: 'Andere Tage, andere Gäste?',
    text: 'Tragen Sie ein, was sich ändert, und Sie sehen den neuen Preis.',
    yacht: 'Yacht',
    anyYacht: 'Schlagen Sie eine vor',
    to: 'Wohin',
    from: 'Erster Tag',
    days: 'Nächte',
    adults: 'Erwachsene',
    children: 'Kinder unter {{childAge}}',
    submit: 'Törn zeigen',
  },
  share: {
    title: 'Eine Adresse für alle',
    text: 'Schicken Sie diese Adresse allen, die mitkommen. Dort steht jeder Tag des Törns, ob die Yacht noch frei ist und ob der Preis noch gilt. Namen stehen nicht dabei.',
    link: 'Die Adresse dieses Törns',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    chat: 'Per WhatsApp schicken',
    mail: 'Per E-Mail schicken',
    message: '{{what}}, {{when}}, {{who}}: {{total}}.',
    asked: '{{what}}, {{when}}, {{who}}.',
    subject: 'Unser Törn: {{what}}',
    pdf: 'Als PDF',
    calendar: 'In meinen Kalender',
    print: 'Auch zum Ausdrucken.',
  },
  ask: {
    title: 'Diesen Törn *anfragen*',
    text: 'Die Anfrage verpflichtet Sie zu nichts. Wir prüfen Tage und Preis und schicken Ihnen das Angebot; ist die Yacht vergeben, schlagen wir vor, was dem am nächsten kommt.',
    message: 'Diesen Törn hätten wir gern: {{what}}, {{when}}, {{who}}, {{total}}.\n{{link}}',
  },
  suggest: {
    open: 'Den Törn mit der {{yacht}} ansehen',
    startTitle: 'Wohin, | *und wann?*',
    startLead:
      'Sagen Sie uns, ab wann und zu wievielt. Sie bekommen Preis, Karte und jeden Tag auf einer Seite, die Sie weiterschicken können.',
  },
  problems: {
    title: 'Ihre Suche, ein wenig angepasst',
    lead: 'Vermutlich meinten Sie diesen Törn.',
    'unknown-yacht': 'Eine Yacht dieses Namens haben wir nicht. Diese haben wir.',
    'unknown-waters': 'In dem Revier, das Sie suchen, segeln wir nicht. Sie sehen {{place}}.',
    'no-waters': 'Ein Revier hatten Sie noch nicht gewählt. Sie sehen {{place}}.',
    'no-day': 'Einen ersten Tag hatten Sie noch nicht gewählt. Sie sehen die Preise ab dem {{day}}{{why}}.',
    /** Warum dieser Tag, am Ende seines Satzes. */
    why_one: ', dem ersten Samstag in mehr als {{days}} Tagen, an dem {{names}} frei ist',
    why_other: ', dem ersten Samstag in mehr als {{days}} Tagen, an dem {{names}} frei sind',
    whyCalm_one: ', dem ersten Samstag außerhalb der Hurrikansaison, an dem {{names}} frei ist',
    whyCalm_other: ', dem ersten Samstag außerhalb der Hurrikansaison, an dem {{names}} frei sind',
    whyName: 'die {{name}}',
    'not-a-day': 'Diesen Tag gibt es in keinem Kalender. Sie sehen den {{day}}.',
    past: 'Der Tag, den Sie suchen, ist vorbei. Sie sehen den {{day}}.',
    'too-far': 'So weit reicht unser Kalender noch nicht. Sie sehen den {{day}}.',
    'not-a-number': 'Eine Ihrer Zahlen konnten wir nicht lesen. Wir rechnen mit {{figure}}.',
    'too-few-nights':
      'Unser kürzester Törn hat {{least}} Nächte, darum zeigen wir Ihnen {{least}} statt {{asked}}.',
    'too-many-nights':
      'Mehr als {{most}} Nächte planen wir gern mit Ihnen: Schreiben Sie uns. Hier sind die ersten {{most}}.',
    'no-adults': 'Kinder segeln mit mindestens einem Erwachsenen, also haben wir einen mitgezählt.',
    'too-many-guests':
      'Sie sind {{guests}}, auf einer Yacht haben {{most}} Platz. Für alle nehmen Sie zwei: Fragen Sie uns.',
    open: 'Zu diesem Törn',
  },
  paper: {
    title: 'Törnplan',
    file: 'toern',
    address: 'Diese Seite, mit heutigem Preis und heutiger Verfügbarkeit',
  },
  calendar: {
    aboard: 'An Bord der {{yacht}}',
    ashore: 'Von Bord: {{yacht}}',
    day: 'Tag {{number}}: {{title}}',
    plan: 'Wenn das Wetter mitmacht. Der Kapitän entscheidet.',
  },
} satisfies TripCopy
