import type { OfferCopy } from '../offer-copy.ts'

/** Texts of the long request and of its offer. Figures come ready formatted; {{count}} chooses the plural. */
export const offer = {
  form: {
    progress: '{{step}} von {{steps}} Schritten ausgefüllt',
    filled: 'ausgefüllt',
    optional: 'Alles andere hilft uns, darf aber offenbleiben.',
    steps: {
      travellers: 'Wer reist',
      flight: 'Termin und Flug',
      charter: 'Revier und Yacht',
      wishes: 'Wünsche',
      budget: 'Budget',
      contact: 'Kontakt',
    },
    passengers: 'Personen insgesamt',
    passengersHint: 'Zählen Sie alle mit, auch die Kleinsten.',
    children: 'Davon Kinder unter {{childAge}}',
    datePlaceholder: 'TT.MM.JJJJ',
    departureLocation: 'Wo fliegen Sie ab?',
    departureLocationPlaceholder: 'Frankfurt, Zürich, Wien',
    departureDate: 'Erster Tag an Bord',
    departureChoices: {
      day: 'Ich kenne den Tag',
      month: 'Ich kenne den Monat',
      open: 'Steht noch nicht fest',
    },
    departureDay: 'Tag',
    departureMonth: 'Monat',
    departureHint: 'Danach richten sich Saison und Preis. Losfliegen werden Sie meist einen Tag früher.',
    returnDate: 'Rückflug am',
    flexibleDates: 'Ein paar Tage früher oder später gingen auch',
    destinationAirport: 'Zielflughafen',
    flightOption: 'Wie möchten Sie fliegen?',
    airports: {
      panama: 'Panama',
      cartagena: 'Cartagena',
      aruba: 'Aruba',
      havana: 'Havanna',
      nassau: 'Nassau',
    },
    flights: { commercial: 'Linienflug', private: 'Privatjet', compare: 'Beides vergleichen' },
    chartingRegion: 'Wo möchten Sie segeln?',
    regions: { 'san-blas': 'San Blas', rosario: 'Rosario', aruba: 'Aruba', cuba: 'Kuba', bahamas: 'Bahamas' },
    duration: 'Wie lange?',
    days: '{{count}} Nächte',
    yachtType: 'Was für ein Boot?',
    boats: {
      sailboat: 'Segelyacht',
      catamaran: 'Katamaran',
      'motor-yacht': 'Motoryacht',
      'no-preference': 'Noch offen',
    },
    services: 'Was soll an Bord sein?',
    serviceNames: {
      crew: 'Kapitän und Koch (immer dabei)',
      'air-conditioning': 'Klimaanlage',
      internet: 'Internet an Bord',
      'water-sports': 'Kajak, SUP-Brett und anderes fürs Wasser',
      luxury: 'Besonders viel Platz und Komfort',
    },
    activities: 'Was haben Sie vor?',
    activityNames: {
      snorkelling: 'Schnorcheln',
      diving: 'Tauchen',
      fishing: 'Angeln',
      'island-hopping': 'Fahrten von Insel zu Insel',
      'indigenous-visits': 'Besuch in einem Dorf',
      relax: 'An Deck liegen und lesen',
      nature: 'Flüsse und Regenwald',
      adventure: 'Ausflüge mit etwas Abenteuer',
    },
    divingNote: 'In Guna Yala ist Gerätetauchen verboten; dort tauchen Sie mit angehaltenem Atem.',
    budget: 'Budget pro Person',
    budgets: {
      'under-5000': 'unter 5.000 EUR',
      '5000-10000': '5.000 bis 10.000 EUR',
      '10000-20000': '10.000 bis 20.000 EUR',
      'over-20000': 'über 20.000 EUR',
    },
    budgetHint:
      'In Euro und ohne Flug; {{fiveThousandEuros}} sind bei {{dollarsPerEuro}} Dollar je Euro etwa {{fiveThousandEurosInDollars}}. Voll belegt und zum Normalpreis reicht die erste Stufe auf jeder unserer Yachten für eine Woche in ihrem Heimatrevier.',
    additional: 'Was sollten wir noch wissen?',
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
      'Online ist Ihre Anfrage sofort bei uns, mit der Schätzung, die Sie hier sehen. Per E-Mail öffnet sich Ihr Programm mit der fertigen Nachricht, und Sie schicken sie selbst ab.',
    clear: 'Alles löschen',
    cleared: 'Das Formular ist wieder leer.',
    undo: 'Rückgängig machen',
    review: 'Das lesen wir, wenn Sie absenden',
    reviewEmpty: 'Noch nichts. Hier sammelt sich, was Sie oben eintragen.',
    yes: 'ja',
  },
  answer: {
    mailed: 'Ihr E-Mail-Programm öffnet sich',
    mailedText:
      'Dort steht die Anfrage an {{mailbox}} fertig und wartet darauf, dass Sie sie abschicken. Hat sich nichts geöffnet? Dann senden Sie sie online oder über WhatsApp.',
    notSent: 'Sie ist noch nicht bei uns',
    notSentText:
      'Das Absenden hat gerade nicht geklappt. Verloren ist nichts: Was Sie geschrieben haben, bleibt auf diesem Gerät, und per E-Mail oder WhatsApp kommt es an.',
    shortened:
      'Für einen E-Mail-Link ist Ihr Text zu lang und darum dort gekürzt. Online kommt er ganz an, und unten steht er zum Kopieren.',
    sending: 'Wird gesendet …',
    chat: 'Über WhatsApp senden',
    copy: 'Text kopieren',
    copied: 'Kopiert',
    mail: 'E-Mail noch einmal öffnen',
    received: 'Ihre Anfrage ist angekommen. Einer von uns liest sie und antwortet in den Sprechzeiten.',
    accepted: 'Ihre Anfrage ist bei uns. Einer von uns liest sie und meldet sich in den Sprechzeiten.',
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
    title: 'Ihre Schätzung',
    lead: 'Gerechnet nach unserer Preisliste; Steuern und feste Eintritte stecken schon in der Gesamtsumme. Verbindlich ist erst das schriftliche Angebot, das wir mit Ihnen daraus machen.',
    assumed: 'Wir rechnen mit {{persons}} Personen und {{days}} Nächten, bis Sie etwas anderes angeben',
    party_one: 'Für {{count}} Person, {{days}} Nächte',
    party_other: 'Für {{count}} Personen, {{days}} Nächte',
    withDates: 'an Bord am {{first}}, von Bord am Morgen des {{last}}',
    lines: 'Der Preis, Zeile für Zeile',
    see: '{{name}} ansehen',
    itinerary: 'Der Reiseplan dazu',
    itineraryLink: '{{days}} Tage {{waters}}',
    season: 'Zur Jahreszeit',
    included: 'Im Preis der Yacht enthalten',
    notIncluded: 'Nicht in diesen Summen',
    paidThere: 'Vor Ort zu zahlen; feste Beträge davon sind in den Summen',
    flights:
      'Flüge, Hotel und Transfers, die oben in keiner Zeile stehen, fehlen in diesen Summen; ihre Preise suchen wir für Ihren Termin heraus.',
    letter: 'Unser Brief an Sie',
    writing: 'Der Brief wird geschrieben …',
    askLetter: 'Brief schreiben lassen',
    letterNote:
      'Die Sätze dieses Briefs stammen von einem Sprachmodell, die Zahlen von uns. Ihren Namen und Ihre Adressen hat es nicht gesehen.',
    letterRefused:
      'Ein eigener Brief ist diesmal nicht zustande gekommen. Im Brief oben steht alles, was wir wissen.',
    carry: 'Senden Sie online, liegt diese Schätzung Ihrer Anfrage bei.',
    toOffer: 'Zur Schätzung',
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
    'by-person': 'ein Preis für das Boot und einer für jeden Gast',
    wishes: {
      crew: 'Kapitän und Koch gehören dazu',
      'air-conditioning': 'Klimaanlage in den Kabinen',
      internet: 'WLAN, wo es Empfang gibt',
      'water-sports': 'Kajak, SUP-Brett und Schnorchel an Bord',
      luxury: 'viel Deck zum Sitzen und Liegen',
      snorkelling: 'Masken und Flossen an Bord',
      diving: 'Leiter und Masken zum Freitauchen',
      fishing: 'Angelzeug an Bord (in Guna Yala fischen die Guna)',
      'island-hopping': 'kurze Wege zwischen den Inseln',
      'indigenous-visits': 'Besuche in Dörfern der Guna',
      relax: 'reichlich Platz zum Liegen',
      nature: 'ankert nah an Mangroven und Riff',
      adventure: 'Tempo, wenn Ihnen danach ist',
    },
  },
  seasons: {
    best_one: 'Der {{month}} gehört dort zu den besten Monaten.',
    best_other: '{{month}} gehören dort zu den besten Monaten.',
    rain_one: 'Im {{month}} regnet es dort öfter, meist in kurzen Schauern; dafür ankern weniger Boote.',
    rain_other: 'Im {{month}} regnet es dort öfter, meist in kurzen Schauern; dafür ankern weniger Boote.',
    hurricane_one: 'Der {{month}} liegt in der Hurrikansaison (1. Juni bis 30. November).',
    hurricane_other: '{{month}} liegen in der Hurrikansaison (1. Juni bis 30. November).',
    other_one: 'Der {{month}} ist dort eine ruhige Zwischenzeit.',
    other_other: '{{month}} sind dort eine ruhige Zwischenzeit.',
    highMonth:
      'Der ganze {{month}} ist Hochsaison. Bis Sie einen Tag nennen, rechnet die Schätzung mit dem Normalpreis; der Preis liegt also darüber.',
    partlyHighMonth:
      'Hochsaison im {{month}}: die Nächte {{nights}}. Sie kosten mehr; bis Sie einen Tag nennen, rechnet die Schätzung mit dem Normalpreis.',
    highSeason_one: 'Eine Ihrer Nächte liegt in der Hochsaison und kostet mehr; das ist mitgerechnet.',
    highSeason_other:
      '{{count}} Ihrer Nächte liegen in der Hochsaison und kosten mehr; das ist mitgerechnet.',
  },
  warnings: {
    'too-many':
      'Für {{guests}} Gäste ist dort keine unserer Yachten groß genug; auf der größten haben {{most}} Platz. Wir planen gern mit zwei Booten, die abends nebeneinander ankern.',
    hurricane:
      'Ihr Termin liegt in der Hurrikansaison. Sie segeln dann nach Wetterlage, und der Kapitän kann die Route ändern oder absagen. Fragen Sie Ihren Versicherer, ob der Reiserücktritt Stürme einschließt.',
    'no-yacht': 'Nach {{region}} bringen wir Ihnen eine Yacht, denn dort liegt keine von unseren.',
    return: 'Ihr Rückflug liegt vor dem Morgen des {{lastDay}}, an dem Sie von Bord gehen.',
    'above-budget':
      'Die Schätzungen liegen über dem Budget, das Sie genannt haben. Am meisten sparen Sie mit weniger Tagen oder einem kleineren Boot.',
  },
  letter: {
    greetingNamed: 'Guten Tag, {{name}},',
    greeting: 'Guten Tag,',
    openingDated:
      'so könnte Ihre Reise aussehen: {{days}} Nächte {{waters}}{{people}}. Am {{first}} kommen Sie an Bord, am Morgen des {{last}} gehen Sie wieder an Land.',
    opening: 'so könnte Ihre Reise aussehen: {{days}} Nächte {{waters}}{{people}}.',
    /** Joined on to the opening, after the waters. */
    for: ' für {{people}}',
    people_one: 'eine Person',
    people_other: '{{count}} Personen',
    children_one: 'davon ein Kind',
    children_other: 'davon {{count}} Kinder',
    assumed: 'Wie viele mitkommen, schreiben Sie uns noch; bis dahin rechnen wir mit {{people}}.',
    otherType: {
      catamaran:
        'Einen Katamaran, wie Sie ihn wünschen, haben wir für diese Reise nicht. Darum schlagen wir etwas anderes vor.',
      sailboat:
        'Eine Segelyacht, wie Sie sie wünschen, haben wir für diese Reise nicht. Darum schlagen wir etwas anderes vor.',
      'motor-yacht':
        'Eine Motoryacht, wie Sie sie wünschen, haben wir für diese Reise nicht. Darum schlagen wir etwas anderes vor.',
    },
    /** What she is, as after “She is …”. */
    types: {
      catamaran: 'ein Katamaran',
      sailboat: 'eine Segelyacht',
      'motor-yacht': 'eine Motoryacht',
    },
    first: 'Wir würden die {{name}} nehmen.',
    firstLowest: 'Am wenigsten kostet Sie die {{name}}, darum steht sie hier zuerst.',
    firstPrivate: 'Wir würden die {{name}} nehmen: Ihre Crew hat eigene Kojen, also bleibt der Salon Ihnen.',
    firstTyped: {
      catamaran: 'Wir würden die {{name}} nehmen, einen Katamaran, wie Sie ihn wünschen.',
      sailboat: 'Wir würden die {{name}} nehmen, eine Segelyacht, wie Sie sie wünschen.',
      'motor-yacht': 'Wir würden die {{name}} nehmen, eine Motoryacht, wie Sie sie wünschen.',
    },
    room: 'Sie hat {{cabins}} Kabinen für bis zu {{guests}} Gäste.',
    crewInSaloon: 'Wenn Sie in Ihren Kabinen sind, schläft die Crew im Salon.',
    base: 'Weil sie {{place}} liegt, zahlen Sie keine Überführung.',
    elsewhere:
      'Wir bringen sie Ihnen aus {{place}}, {{distance}} Seemeilen in {{days}} Tagen; der Weg hin und zurück ist im Preis.',
    answered: 'Von Ihrer Wunschliste hat sie: {{wishes}}.',
    estimate: 'Nach unserer Schätzung kosten die {{days}} Nächte auf ihr {{price}}.',
    share: 'Das sind {{share}}.',
    byPerson:
      'Ihr Preis hat zwei Teile, einen für das Boot und einen je Gast: Je mehr mitkommen, desto weniger zahlt jeder.',
    other: 'Unsere zweite Wahl: die {{name}} mit {{cabins}} Kabinen für bis zu {{guests}} Gäste, {{price}}.',
    otherPrivate:
      'Mehr Ruhe haben Sie auf der {{name}}, dort schläft die Crew in eigenen Kojen: {{cabins}} Kabinen für bis zu {{guests}} Gäste, {{price}}.',
    otherSaloon:
      'Weniger kostet die {{name}} mit {{cabins}} Kabinen für bis zu {{guests}} Gäste, {{price}}; dort schläft die Crew im Salon.',
    third:
      'Als dritte kommt die {{name}} in Frage, mit {{cabins}} Kabinen für bis zu {{guests}} Gäste, {{price}}.',
    wishes: 'Für den Kapitän haben wir notiert: {{wishes}}. Danach plant er die Tage.',
    unanswered:
      'Nicht zur Ausstattung der {{name}} gehört: {{wishes}}. Ob es sich machen lässt, klären wir und schreiben es Ihnen.',
    none: 'Eine einzelne Yacht, auf der Sie alle Platz haben, gibt es dort nicht. Nehmen Sie zwei: Sie segeln zusammen, ankern abends nebeneinander und essen an einem Tisch. Was das kostet, rechnen wir Ihnen gern aus.',
    noneAnywhere:
      'Für {{count}} Gäste reicht eine Yacht nicht. Nehmen Sie zwei: Sie segeln zusammen, ankern abends nebeneinander und essen an einem Tisch. Was das kostet, rechnen wir Ihnen gern aus.',
    itinerary:
      'Unser Plan führt Sie von {{from}} nach {{to}}, rund {{distance}} Seemeilen in {{days}} Tagen. Ändern dürfen Sie ihn jeden Morgen, beim Kaffee mit dem Kapitän.',
    /** Shorter than the shortest itinerary, whose first days may end where nobody can leave. */
    itineraryShort:
      'Für {{days}} Tage nehmen wir den Anfang der Wochenroute und kürzen ihn so, dass der letzte Tag dort endet, wo Ihre Rückreise beginnt.',
    itineraryStay:
      'Unser Plan beginnt und endet in {{from}}, rund {{distance}} Seemeilen in {{days}} Tagen. Ändern dürfen Sie ihn jeden Morgen, beim Kaffee mit dem Kapitän.',
    included:
      'An Bord ist alles bezahlt: Kapitän und Koch, drei Mahlzeiten am Tag, Getränke, Treibstoff und Hafengebühren. Eine Bordkasse (APA) gibt es nicht.',
    counted:
      'In den Summen oben stecken auch Steuern und feste Eintritte; einen Teil davon zahlen Sie vor Ort. Nicht darin sind Flüge, Transfers, Reiseversicherung und Trinkgeld.',
    /** The same where hotel nights and ways across land are in the sums. */
    countedAshore:
      'In den Summen oben stecken auch Steuern und Fahrtgenehmigung, das Hotel und Ihre Wege über die Insel. Nicht darin sind die Flüge hin und zurück, Reiseversicherung und Trinkgeld.',
    flight: {
      commercial:
        'Den Linienflug suchen wir für Ihren Termin heraus; seinen Preis nennen wir, wenn wir ihn gesehen haben.',
      private: 'Für den Privatjet holen wir ein Angebot ein; seinen Preis nennen wir, wenn er feststeht.',
      compare:
        'Linienflug und Privatjet stellen wir Ihnen nebeneinander, mit Preis und Stunden von Tür zu Tür.',
      open: 'Sollen wir auch nach Flügen sehen? Dann schreiben Sie uns, wo Sie starten.',
    },
    dueAtOnce:
      'Bis zum Einschiffen sind es weniger als {{days}} Tage. Deshalb ist mit der Unterschrift der ganze Preis fällig und nicht erst eine Anzahlung.',
    closing:
      'Nichts davon bindet Sie. Wir gehen alles mit Ihnen durch und ändern, was Ihnen nicht gefällt. Fragen Sie ruhig, auch nach Kleinigkeiten.',
    answer: {
      email: 'Wir antworten Ihnen per E-Mail.',
      whatsapp: 'Wir antworten Ihnen per WhatsApp.',
      phone: 'Wir rufen Sie an.',
      open: 'Und sagen Sie uns, ob wir schreiben oder anrufen dürfen.',
    },
    signature: 'Herzliche Grüße aus {{city}}, die Familie von {{brand}}',
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
    done: 'Ihre Anfrage steht in WhatsApp bereit. Tippen Sie dort auf Senden, dann haben wir sie.',
    readyTitle: 'Ihre Anfrage ist für WhatsApp bereit',
    ready:
      'WhatsApp hat sich nicht von selbst geöffnet. Mit diesem Link geht es; tippen Sie dort auf Senden.',
    shortened:
      'Ihr Text ist länger, als ein WhatsApp-Link fasst, und darum dort gekürzt. Hier steht er ganz, zum Kopieren.',
    phoneHint: 'Kein WhatsApp am Computer? Unsere Nummer ist {{phone}}.',
  },
} satisfies OfferCopy
