import type { OfferCopy } from '../offer-copy.ts'

/** Texts of the long request and of its offer. Figures come ready formatted; {{count}} chooses the plural. */
export const offer = {
  form: {
    progress: '{{step}} von {{steps}} Schritten ausgefüllt',
    filled: 'ausgefüllt',
    optional: 'Nur die Felder mit Stern brauchen wir. Den Rest füllen Sie aus, so weit Sie mögen.',
    steps: {
      travellers: 'Wer reist',
      flight: 'Flug',
      charter: 'Törn',
      wishes: 'Wünsche',
      budget: 'Budget',
      contact: 'Kontakt',
    },
    passengers: 'Personen insgesamt',
    passengersHint: 'Alle an Bord, Kinder eingeschlossen.',
    children: 'Davon Kinder unter {{childAge}}',
    datePlaceholder: 'TT.MM.JJJJ',
    departureLocation: 'Abflugort',
    departureLocationPlaceholder: 'Frankfurt, Zürich, Wien',
    departureDate: 'Abreisedatum',
    departureChoices: { day: 'An einem Tag', month: 'In einem Monat', open: 'Steht noch nicht fest' },
    departureDay: 'Abreisetag',
    departureMonth: 'Abreisemonat',
    departureHint:
      'Saison und Preis richten sich danach. Steht noch nichts fest, finden wir gemeinsam einen Termin.',
    returnDate: 'Rückreisedatum',
    flexibleDates: 'Der Termin ist um ein paar Tage verschiebbar',
    destinationAirport: 'Zielflughafen',
    flightOption: 'Flug',
    airports: {
      panama: 'Panama',
      cartagena: 'Cartagena',
      aruba: 'Aruba',
      havana: 'Havanna',
      nassau: 'Nassau',
    },
    flights: { commercial: 'Linienflug', private: 'Privatjet', compare: 'Beides vergleichen' },
    chartingRegion: 'Revier',
    regions: { 'san-blas': 'San Blas', rosario: 'Rosario', aruba: 'Aruba', cuba: 'Kuba', bahamas: 'Bahamas' },
    duration: 'Dauer',
    days: '{{count}} Tage',
    yachtType: 'Yachttyp',
    boats: {
      sailboat: 'Segelyacht',
      catamaran: 'Katamaran',
      'motor-yacht': 'Motoryacht',
      'no-preference': 'Noch offen',
    },
    services: 'Leistungen',
    serviceNames: {
      crew: 'Crew inklusive (mit Koch)',
      'air-conditioning': 'Klimaanlage',
      internet: 'Internet an Bord',
      'water-sports': 'Wassersportausrüstung',
      luxury: 'Luxuspaket',
    },
    activities: 'Aktivitäten',
    activityNames: {
      snorkelling: 'Schnorcheln',
      diving: 'Tauchen',
      fishing: 'Angeln',
      'island-hopping': 'Fahrten von Insel zu Insel',
      'indigenous-visits': 'Besuch indigener Gemeinschaften',
      relax: 'Entspannen an Bord',
      nature: 'Natur und Regenwald',
      adventure: 'Abenteuerausflüge',
    },
    divingNote: 'In Guna Yala ist Gerätetauchen verboten; dort tauchen Sie mit angehaltenem Atem.',
    budget: 'Budget pro Person',
    budgets: {
      'under-5000': 'unter 5.000 EUR',
      '5000-10000': '5.000 bis 10.000 EUR',
      '10000-20000': '10.000 bis 20.000 EUR',
      'over-20000': 'über 20.000 EUR',
    },
    budgetHint: 'Ohne Flug gerechnet. Die Zahl hilft uns bei der Auswahl und verpflichtet Sie zu nichts.',
    additional: 'Was uns noch hilft',
    additionalPlaceholder: 'Allergien, Seekrankheit, ein Geburtstag an Bord',
    name: 'Name',
    email: 'E-\u2060Mail',
    phone: 'Telefon, am liebsten mit WhatsApp',
    contactMethod: 'Wie dürfen wir antworten?',
    contactMethods: { email: 'E-Mail', whatsapp: 'WhatsApp', phone: 'Telefon' },
    unset: 'Bitte wählen',
    submitMail: 'Mit dem E-Mail-Programm senden',
    submitOnline: 'Online senden',
    mailNote:
      'Per E-Mail öffnet sich Ihr Programm mit der fertigen Anfrage; Sie lesen sie durch und schicken sie ab. Online erreicht sie uns sofort, zusammen mit dem Angebot, das Sie hier sehen.',
    clear: 'Formular leeren',
    cleared: 'Das Formular ist leer.',
    undo: 'Rückgängig machen',
    review: 'Das kommt bei uns an',
    reviewEmpty: 'Noch nichts. Was Sie oben eintragen, lesen Sie hier mit.',
    yes: 'ja',
  },
  answer: {
    mailed: 'Ihr E-Mail-Programm öffnet sich',
    mailedText:
      'Die Anfrage an {{mailbox}} steht dort fertig. Sie müssen sie nur noch abschicken. Hat sich nichts geöffnet? Dann senden Sie sie online oder über WhatsApp.',
    notSent: 'Sie ist noch nicht bei uns',
    notSentText:
      'Von hier aus ließ sich Ihre Anfrage gerade nicht senden. Bitte schicken Sie sie per E-Mail oder über WhatsApp; was Sie geschrieben haben, bleibt auf diesem Gerät gespeichert.',
    shortened:
      'Ihr Text ist für einen E-Mail-Link zu lang und dort gekürzt. Vollständig steht er unten zum Kopieren; wenn Sie online senden, kommt er ungekürzt an.',
    sending: 'Wird gesendet …',
    chat: 'Über WhatsApp senden',
    copy: 'Text kopieren',
    copied: 'Kopiert',
    mail: 'E-Mail noch einmal öffnen',
    received: 'Ihre Anfrage ist angekommen. Wir antworten in den Sprechzeiten.',
    accepted: 'Ihre Anfrage ist bei uns. Ein Berater meldet sich in den Sprechzeiten.',
    text: 'Was Sie geschrieben haben',
    germanText: 'Die E-Mail, wie sie hinausgeht',
    cutMark: 'gekürzt',
    hello: {
      contact: 'Guten Tag, ich schreibe Ihnen von Ihrer Website:',
      'fly-sail': 'Guten Tag, das ist meine Fly-&-Sail-Anfrage:',
      charter: 'Guten Tag, das ist meine Charteranfrage:',
    },
  },
  panel: {
    title: 'Ihr erstes Angebot',
    lead: 'Gerechnet aus unseren Listenpreisen, Crew und Küche eingeschlossen. Ein Berater feilt mit Ihnen daran.',
    assumed: 'Wir rechnen mit {{persons}} Personen und {{days}} Tagen, bis Sie etwas anderes angeben',
    party_one: 'Für {{count}} Person, {{days}} Tage',
    party_other: 'Für {{count}} Personen, {{days}} Tage',
    withDates: 'an Bord am {{first}}, von Bord am Morgen des {{last}}',
    lines: 'So setzt sich der Preis zusammen',
    see: '{{name}} ansehen',
    itinerary: 'Der Reiseplan dazu',
    itineraryLink: '{{days}} Tage {{waters}}',
    season: 'Zur Jahreszeit',
    included: 'Im Preis enthalten',
    notIncluded: 'Nicht enthalten',
    flights: 'Flugpreise schätzen wir nicht. Ein Berater sucht sie für Ihr Datum heraus.',
    letter: 'Das Angebot als Brief',
    writing: 'Der Brief wird geschrieben …',
    askLetter: 'Brief schreiben lassen',
    letterNote:
      'Formuliert hat diesen Brief ein Sprachmodell, die Zahlen stammen von uns. Ihren Namen und Ihre Adressen kennt es nicht.',
    letterRefused:
      'Diesmal ist kein eigener Brief zustande gekommen. In dem Brief oben steht alles, was wir wissen.',
    carry:
      'Wenn Sie online senden, geht dieses Angebot mit an uns; in der E-Mail stehen nur Ihre eigenen Angaben. Der Reiseplan ist ein Vorschlag:',
    toOffer: 'Zum ersten Angebot',
  },
  and: 'und',
  /** Where one sails, if nobody has said where. */
  anywhere: 'auf dem Wasser',
  reasons: {
    room: 'Platz für {{guests}} Gäste in {{cabins}} Kabinen',
    base: '{{place}} zu Hause',
    elsewhere: 'kommt aus {{place}} zu Ihnen: je Weg {{distance}} Seemeilen und {{days}} Tage auf See',
    type: {
      catamaran: 'ein Katamaran, wie gewünscht',
      sailboat: 'eine Segelyacht, wie gewünscht',
      'motor-yacht': 'eine Motoryacht, wie gewünscht',
    },
    'by-person': 'ein Satz für das Boot, einer für jeden Gast',
    wishes: {
      crew: 'Kapitän und Koch gehören dazu',
      'air-conditioning': 'Klimaanlage in den Kabinen',
      internet: 'WLAN, wo es Empfang gibt',
      'water-sports': 'Kajak, SUP-Brett und Schnorchel an Bord',
      luxury: 'viel Deck zum Sitzen und Liegen',
      snorkelling: 'Masken und Flossen an Bord',
      diving: 'Leiter und Masken zum Freitauchen',
      fishing: 'Angelausrüstung an Bord',
      'island-hopping': 'kurze Schläge zwischen den Inseln',
      'indigenous-visits': 'Besuche in Dörfern der Guna',
      relax: 'reichlich Platz zum Liegen',
      nature: 'ankert nah an Mangroven und Riff',
      adventure: 'Tempo, wenn Ihnen danach ist',
    },
  },
  seasons: {
    best_one: 'Der {{month}} gehört dort zu den besten Monaten.',
    best_other: '{{month}} gehören dort zu den besten Monaten.',
    rain_one: 'Im {{month}} regnet es dort öfter, meist in kurzen Schauern; dafür gibt es weniger Betrieb.',
    rain_other: 'Im {{month}} regnet es dort öfter, meist in kurzen Schauern; dafür gibt es weniger Betrieb.',
    hurricane_one: 'Der {{month}} liegt in der Hurrikansaison (1. Juni bis 30. November).',
    hurricane_other: '{{month}} liegen in der Hurrikansaison (1. Juni bis 30. November).',
    other_one: 'Der {{month}} ist dort eine ruhige Zwischenzeit.',
    other_other: '{{month}} sind dort eine ruhige Zwischenzeit.',
    highMonth:
      'Der ganze {{month}} ist Hochsaison. Bis Sie einen Tag nennen, rechnet die Schätzung mit Nebensaison; der Preis liegt also darüber.',
    partlyHighMonth:
      'Hochsaison im {{month}}: die Nächte {{nights}}. Sie kosten mehr; bis Sie einen Tag nennen, rechnet die Schätzung mit Nebensaison.',
    highSeason_one:
      'Eine Ihrer Nächte liegt in der Hochsaison: 20. Dezember bis 10. Januar, Karneval oder Ostern.',
    highSeason_other:
      '{{count}} Ihrer Nächte liegen in der Hochsaison: 20. Dezember bis 10. Januar, Karneval oder Ostern.',
  },
  warnings: {
    'too-many':
      'Für {{guests}} Gäste ist dort keine unserer Yachten groß genug; die größte nimmt {{most}} auf. Schreiben Sie uns, dann planen wir mit zwei Booten, die abends nebeneinander ankern.',
    hurricane:
      'Ihr Termin liegt in der Hurrikansaison. Sie segeln dann nach Wetterlage, und der Kapitän kann die Route ändern oder absagen. Fragen Sie Ihren Versicherer, ob der Reiserücktritt Stürme einschließt.',
    'no-yacht':
      'Im Revier {{region}} liegt keine unserer Yachten. Wir bringen Ihnen eine hin, und die Schätzung sagt, was das kostet.',
    return: 'Ihr Rückflug liegt vor dem Morgen des {{lastDay}}, an dem Sie von Bord gehen.',
    'above-budget':
      'Die Schätzungen liegen über dem Budget, das Sie genannt haben. Am meisten helfen weniger Tage oder ein kleineres Boot.',
  },
  letter: {
    greetingNamed: 'Guten Tag, {{name}},',
    greeting: 'Guten Tag,',
    openingDated:
      'vielen Dank für Ihre Anfrage: {{days}} Tage {{waters}}{{people}}, an Bord am {{first}} und von Bord am Morgen des {{last}}. Wir haben nachgesehen, welche Yacht dazu passt.',
    opening:
      'vielen Dank für Ihre Anfrage: {{days}} Tage {{waters}}{{people}}. Wir haben nachgesehen, welche Yacht dazu passt.',
    /** Joined on to the opening, after the waters. */
    for: ' mit {{people}}',
    people_one: 'einer Person',
    people_other: '{{count}} Personen',
    children_one: 'darunter ein Kind',
    children_other: 'darunter {{count}} Kinder',
    assumed: 'Wie viele mitkommen, wissen wir noch nicht; gerechnet ist mit {{people}}.',
    otherType: {
      catamaran:
        'Ein Katamaran, wie Sie ihn wünschen, ist für diese Reise nicht dabei; deshalb nennen wir andere.',
      sailboat:
        'Eine Segelyacht, wie Sie sie wünschen, ist für diese Reise nicht dabei; deshalb nennen wir andere.',
      'motor-yacht':
        'Eine Motoryacht, wie Sie sie wünschen, ist für diese Reise nicht dabei; deshalb nennen wir andere.',
    },
    /** What she is, as after “She is …”. */
    types: {
      catamaran: 'ein Katamaran',
      sailboat: 'eine Segelyacht',
      'motor-yacht': 'eine Motoryacht',
    },
    first: 'Zuerst würden wir Ihnen die {{name}} zeigen.',
    firstTyped: {
      catamaran: 'Zuerst würden wir Ihnen die {{name}} zeigen, einen Katamaran, wie gewünscht.',
      sailboat: 'Zuerst würden wir Ihnen die {{name}} zeigen, eine Segelyacht, wie gewünscht.',
      'motor-yacht': 'Zuerst würden wir Ihnen die {{name}} zeigen, eine Motoryacht, wie gewünscht.',
    },
    room: 'In {{cabins}} Kabinen hat sie Platz für {{guests}} Gäste, dazu kommen Kapitän und Koch.',
    base: 'Sie ist {{place}} zu Hause, und ihr Kapitän kennt dort jede Bucht.',
    elsewhere:
      'Sie kommt aus {{place}} zu Ihnen, je Weg {{distance}} Seemeilen und {{days}} Tage auf See; das steckt in der Schätzung.',
    answered: 'Das bringt sie mit: {{wishes}}.',
    estimate: 'Unsere Schätzung für die {{days}} Tage und alle an Bord: {{price}}.',
    byPerson: 'Bei ihr zahlen Sie für das Boot und für jeden Gast.',
    other:
      'Ebenso gern würden wir Ihnen die {{name}} zeigen, mit {{cabins}} Kabinen für {{guests}} Gäste: {{price}}.',
    third: 'Als Dritte käme die {{name}} infrage, mit {{cabins}} Kabinen für {{guests}} Gäste: {{price}}.',
    wishes: 'Ihre Wünsche kennt der Kapitän vorher und plant die Tage danach: {{wishes}}.',
    unanswered:
      'Was die {{name}} nicht von Haus aus hat: {{wishes}}. Der Berater sagt Ihnen, was davon möglich ist.',
    none: 'Ein einzelnes Boot, das Sie alle aufnimmt, haben wir dort nicht. Segeln Sie auf zweien, die abends nebeneinander ankern. Ein Berater rechnet es Ihnen aus.',
    noneAnywhere:
      'Ein einzelnes Boot für {{count}} Gäste haben wir nicht. Zwei Boote, die zusammen segeln, sind eine schöne Lösung; ein Berater rechnet sie Ihnen gern aus.',
    itinerary:
      'Unser Reiseplan führt Sie von {{from}} nach {{to}}, {{distance}} Seemeilen in {{days}} Tagen. Abwandeln dürfen Sie ihn jeden Morgen, beim Kaffee mit dem Kapitän.',
    /** Shorter than the shortest itinerary, whose first days may end where nobody can leave. */
    itineraryShort:
      'Für {{days}} Tage nehmen wir den Anfang der Wochenroute. Der Berater kürzt ihn so, dass der letzte Tag dort endet, wo Ihre Rückreise beginnt.',
    itineraryStay:
      'Unser Reiseplan beginnt und endet in {{from}}, {{distance}} Seemeilen in {{days}} Tagen. Abwandeln dürfen Sie ihn jeden Morgen, beim Kaffee mit dem Kapitän.',
    included:
      'In der Summe stecken Yacht, Crew, Mahlzeiten, Getränke, Treibstoff, Hafengebühren und die Abgaben und Eintritte, die dabeistehen, auch was Sie vor Ort bar zahlen. Flüge, Reiseversicherung und Trinkgeld kommen dazu.',
    flight: {
      commercial:
        'Den Linienflug suchen wir für Ihre Daten heraus; einen Preis dafür nennen wir erst, wenn wir ihn gesehen haben.',
      private: 'Für den Privatjet holen wir ein Angebot ein; einen Preis nennen wir erst, wenn er feststeht.',
      compare:
        'Linienflug und Privatjet stellen wir nebeneinander, mit Preis und Stunden von Tür zu Tür, sobald wir beides geprüft haben.',
      open: 'Den Flug rechnen wir auf Wunsch dazu, sobald wir Preise für Ihre Daten gesehen haben.',
    },
    closing:
      'Das ist eine Schätzung, noch kein Vertrag. Ein Berater geht sie gern mit Ihnen durch und tauscht aus, was Ihnen nicht gefällt. Fragen Sie ihn ruhig alles, auch das Kleine.',
    answer: {
      email: 'Wir antworten Ihnen per E-Mail.',
      whatsapp: 'Wir antworten Ihnen per WhatsApp.',
      phone: 'Wir rufen Sie an.',
      open: 'Sagen Sie uns, auf welchem Weg wir antworten dürfen.',
    },
    signature: 'Ihre Crew von {{brand}}',
  },
  quote: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon mit Landesvorwahl',
    guests: 'Gäste',
    destination: 'Reiseziel',
    dates: 'Reisezeit',
    message: 'Nachricht',
    submit: 'WhatsApp öffnen',
    hello: 'Guten Tag, ich hätte gern ein Angebot für einen Charter:',
    link: 'WhatsApp öffnen, falls nichts geschehen ist',
    doneTitle: 'Formular gesendet',
    done: 'WhatsApp hat sich mit Ihrer Anfrage geöffnet. Bitte schicken Sie sie von dort ab.',
    readyTitle: 'Ihre Anfrage ist für WhatsApp bereit',
    ready:
      'WhatsApp hat sich nicht von selbst geöffnet. Öffnen Sie es mit diesem Link und schicken Sie die Nachricht dort ab.',
    shortened:
      'Ihr Text ist länger, als ein WhatsApp-Link fasst, und dort gekürzt. Hier steht er vollständig zum Kopieren.',
    phoneHint: 'Unsere Nummer für WhatsApp am Computer: {{phone}}.',
  },
} satisfies OfferCopy
