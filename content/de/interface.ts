import type { InterfaceText } from '../interface.ts'

export const interfaceText = {
  nav: {
    label: 'Hauptnavigation', skip: 'Zum Inhalt springen', home: 'Startseite', yachts: 'Yachten', destinations: 'Reviere', flySail: 'Fly & Sail', about: 'Über uns',
    contact: 'Kontakt', menu: 'Menü', language: 'Sprache',
  },
  footer: {
    explore: 'Entdecken', partners: 'Reisepartner', corporate: 'Unternehmen', resources: 'Service', agencies: 'Für Reisebüros', privateJet: 'Privatjet und Flüge',
    insurancePartner: 'Versicherungs\u00adfragen', careers: 'Arbeiten an Bord', ethics: 'Ethik-Kodex', quote: 'Angebot anfragen', faq: 'Fragen und Antworten', gallery: 'Galerie',
    insurance: 'Reiseversicherung', privacy: 'Datenschutz', imprint: 'Impressum', cookies: 'Cookie-Einstellungen', rights: 'Alle Rechte vorbehalten.', chart: 'Nicht zur Navigation',
  },
  chat: { open: 'Über WhatsApp schreiben' },
  common: {
    inWords: 'In Worten',
    back: 'Zurück', loading: 'Wird geladen …', tryAgain: 'Erneut versuchen', error: 'Ein Fehler ist aufgetreten', errorText: 'Die Seite ließ sich nicht anzeigen. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.',
    notFound: 'Hoppla! Seite nicht gefunden', notFoundText: 'Unter dieser Adresse liegt nichts vor Anker. Die Startseite bringt Sie wieder auf Kurs.', toHome: 'Zur Startseite', yachtNotFound: 'Yacht nicht gefunden',
    newTab: 'öffnet sich in einem neuen Tab', illustration: 'Illustration', close: 'Schließen', previous: 'Zurück', next: 'Weiter', page: 'Seite {{number}}', pages: 'Seiten', required: 'Pflichtfeld', optional: 'freiwillig',
    readMore: 'Weiterlesen', details: 'Einzelheiten', from: 'ab', included: 'Enthalten', notIncluded: 'Nicht enthalten', paidLocally: 'Vor Ort zu zahlen', contactUs: 'Schreiben Sie uns',
    bestMonths: 'Beste Monate', rainMonths: 'Regenzeit', hurricaneMonths: 'Hurrikansaison', otherMonths: 'Nebensaison', season: 'Saison', itinerary: 'Törnplan',
    readingTime: '{{minutes}} Min. Lesezeit', by: 'Von {{author}}', related: 'Weiterlesen',
  },
  fleet: {
    drawing: 'Maßstäblich gezeichnet',
    length: 'Länge', guests: 'Gäste', cabins: 'Kabinen', location: 'Revier', speed: 'Reisegeschwindigkeit', rating: 'Bewertung',
    reviews: '(50+ Bewertungen)', details: 'Zur Yacht', perDay: 'pro Tag', perNight: 'pro Nacht', forGuests: 'für {{count}} Gäste', priceFrom: 'ab {{price}} {{basis}}', weekPrice: '{{price}} für {{count}} Tage',
    beam: 'Breite', draft: 'Tiefgang', engines: 'Maschinen', fuelCapacity: 'Diesel', waterCapacity: 'Frischwasser', year: 'Baujahr', builder: 'Werft', designer: 'Konstruktion', topSpeed: 'Höchstgeschwindigkeit', about: 'etwa {{value}}', since: 'seit {{year}}',
    specifications: 'Technische Daten', amenities: 'An Bord', quote: 'Angebot anfragen', brochure: 'Broschüre ansehen', pictures: 'Bilder der {{name}}', showPicture: 'Bild {{number}} zeigen',
    description: 'Beschreibung', service: 'Service', crew: 'Crew', activities: 'Aktivitäten', gallery: 'Galerie', captain: 'Kapitän', chef: 'Koch', prices: 'Preise', knots: '{{value}} Knoten', tabs: 'Über die {{name}}',
    boatRate: 'Für die Yacht, pro Nacht', personRate: 'Für jeden Gast, pro Nacht', childDiscount: 'Kinder unter {{age}}', highSeason: 'Hochsaison (20. Dezember bis 10. Januar, Karneval, Ostern)', maxGuests: 'Höchstens {{count}} Gäste', less: '{{percent}} weniger', more: '{{percent}} mehr', base: 'Heimatrevier',
  },
  viewer: { label: 'Bilder der {{name}}', counter: '{{current}} von {{total}}', open: 'Bild {{number}} im Vollbild öffnen', thumbnails: 'Alle Bilder', show: 'Bild {{number}} zeigen' },
  itinerary: {
    chooseDay: 'Einen Tag auf der Karte wählen', chartHint: 'Wählen Sie eine Zahl, und die Karte zeigt die Etappe dieses Tages.', readDay: 'Zum Tag',
    days: '{{count}} Tage', day: 'Tag {{number}}', tab7: '7 Tage', tab10: '10 Tage', tab14: '14 Tage', tabNote7: 'Tag 1 bis 7, eine ganze Reise', tabNote10: 'Tag 8 bis 10, die erste Verlängerung', tabNote14: 'Tag 11 bis 14, die zweite Verlängerung', distance: 'Strecke', sailing: 'Segelzeit', position: 'Position',
    atAnchor: 'Ohne Etappe', byRoad: 'Über Land', byAir: 'Mit dem Flugzeug', nm: '{{value}} sm', atKnots: 'bei 7 Knoten', highlights: 'Höhepunkte', activities: 'Der Tag', caution: 'Der Kapitän entscheidet nach dem Wetter.', print: 'Drucken', tabs: 'Dauer der Reise', total: 'insgesamt {{distance}} sm', view: 'Törnplan ansehen',
  },
  form: {
    name: 'Name', email: 'E-\u2060Mail', phone: 'Telefon', destination: 'Reiseziel', dates: 'Reisezeit', guests: 'Gäste', message: 'Nachricht', send: 'Anfrage senden', sending: 'Wird gesendet …', requiredNote: 'Felder mit * sind Pflichtfelder.',
    namePlaceholder: 'Ihr Name', phonePlaceholder: '+49 30 0000000', destinationPlaceholder: 'San Blas, Exumas, noch offen', datesPlaceholder: 'zweite Februarhälfte', guestsPlaceholder: '1 bis 12', messagePlaceholder: 'Wer mitkommt, worauf Sie sich freuen, was wir wissen sollten',
    privacy: 'Ihre Angaben dienen nur dazu, Ihnen zu antworten.', privacyLink: 'So gehen wir mit Ihren Daten um', aboutYacht: 'Ich möchte mehr über die {{name}} erfahren.',
    aboutTopic: { careers: 'Ich möchte bei Ihnen arbeiten.', partner: 'Ich schreibe im Namen eines Reisebüros.', insurance: 'Ich habe eine Frage zur Reiseversicherung.' },
  },
  answer: {
    successTitle: 'Vielen Dank!', success: 'Wir melden uns umgehend bei Ihnen.', fallbackTitle: 'E-Mail wird geöffnet', fallback: 'Das Formular öffnet Ihr E-Mail-Programm als Alternative.', copyTitle: 'Was Sie geschrieben haben', copy: 'Text kopieren', copied: 'Kopiert', mailLink: 'E-Mail noch einmal öffnen', chatLink: 'Über WhatsApp senden',
    shortened: 'Ihre Nachricht ist zu lang für einen E-Mail-Link und dort gekürzt. Unten steht sie vollständig.', nothingOpened: 'Hat sich nichts geöffnet? Dann wählen Sie einen anderen Weg; Ihr Text steht unten.', refused: 'Wir konnten Ihre Anfrage hier gerade nicht annehmen. Bitte senden Sie sie per E-Mail oder WhatsApp.', invalid: 'Bitte prüfen Sie diese Felder: {{fields}}. Ihre Eingaben stehen noch im Formular.', received: 'Ihre Anfrage ist angekommen. Wir antworten in den Sprechzeiten.',
  },
  toast: { label: 'Hinweise', close: 'Hinweis schließen' },
  consent: {
    title: 'Cookies', text: 'Diese Website kommt ohne Cookies von Dritten aus. Wenn Sie zustimmen, zählen wir die Besuche mit einem eigenen Programm auf unserem eigenen Server.', accept: 'Zustimmen', decline: 'Ablehnen', close: 'Schließen und ablehnen', more: 'Datenschutz',
  },
  contact: { hours: 'Sprechzeiten', weekdays: 'Mo–Fr', saturday: 'Sa', emergencies: 'Notfälle', always: 'rund um die Uhr', panamaTime: 'Ortszeit Panama', openNow: 'Jetzt erreichbar', closedNow: 'Zurzeit geschlossen', phone: 'Telefon', chat: 'WhatsApp', mail: 'E-Mail' },
} satisfies InterfaceText
