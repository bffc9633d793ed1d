import type { FlySailCopy } from '../company-copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: Flug und Yacht mit Crew in der Karibik',
    description:
      'Segelurlaub in der Karibik mit Flug: Den Flug suchen wir, Sie kaufen ihn; Hotel, Transfer und Katamaran mit Crew buchen wir. Die Schätzung kommt sofort.',
    keywords: [
      'Fly & Sail Karibik',
      'Segelurlaub Karibik mit Flug',
      'Privatjet und Yacht',
      'Yachtreise Panama',
      'Karibik nach Maß',
    ],
  },
  hero: {
    kicker: 'Fly & Sail',
    title: 'Von der Haustür | *bis zur Badeleiter*',
    lead: 'Heute schließen Sie zu Hause die Tür ab, morgen schwimmen Sie vor einer Insel. Nennen Sie Ihren Termin, und Sie sehen sofort Yachten und Preise; mit dem Abflugort suchen wir den Flug. Ihn kaufen Sie selbst, alles andere buchen wir.',
    price:
      'Yacht mit Crew, Essen und Getränken ab {{fleetShareFrom}} pro Person und Tag, voll belegt; Flug, Hotel, Transfer und Eintritte kommen dazu',
    cta: 'Schätzung ansehen',
    caption: 'Am Ziel: vor Anker in San Blas',
  },
  intro: {
    title: 'Eine Reise, | *ein Gespräch*',
    paragraphs: [
      'Freitagabend, Panama-Stadt: Hinter dem Zoll hält ein Fahrer das Schild mit Ihrem Namen hoch, und Ihr Bett in der Stadt ist bestellt. Am Samstagmorgen setzt Sie ein kleines Flugzeug nach vierzig Minuten auf El Porvenir ab. Das Beiboot holt Sie von der Piste, und nach der Einweisung schwimmen Sie noch vor dem Mittagessen einmal ums Boot; um {{boarding}} Uhr ist auch die Kabine bereit.',
      'Das geht auf, wenn einer alle Uhrzeiten kennt. Die Maschinen nach El Porvenir starten früh; wer am Vorabend nach {{landBySanBlas}} Uhr landet, verliert leicht einen Tag auf dem Wasser. Darum schlagen wir Ihnen Flug und Hotel passend zur Yacht vor, für San Blas wie für Nassau, Cartagena und Havanna.',
    ],
  },
  steps: {
    analysisByModel:
      'Noch während Sie schreiben, sucht unser Programm nach festen Regeln die Yachten heraus, die zu Gruppe, Revier und Tagen passen. Wenn Sie möchten, schreibt eine KI danach einen Brief dazu. Jeder Preis, jeder Tag und jeder Name darin stammt aus unseren eigenen Listen; was wir nicht wissen, bleibt offen.',
    title: 'So läuft es ab',
    items: {
      dream: {
        title: 'Sie erzählen',
        text: 'Woher Sie kommen, wohin Sie möchten, mit wem und wie lange. Was Sie noch nicht wissen, lassen Sie offen.',
      },
      analysis: {
        title: 'Wir rechnen, während Sie schreiben',
        text: 'Zuerst kommen die Yachten, die in Ihrem Revier liegen und eine Koje für jeden haben. Kommt eine von weiter her, ist die Überführung eingerechnet.',
      },
      offer: {
        title: 'Sie sehen die Schätzung',
        text: 'Bis zu {{offeredYachts}} Yachten zur Wahl, dazu die Route auf der Karte und jede Zeile des Preises, noch bevor wir Ihren Namen kennen.',
      },
      advisor: {
        title: 'Ein Mensch sieht es durch',
        text: 'Einer von uns prüft, ob die Yacht frei ist, sucht Flüge, Hotel und Transfers zum Preis des Tages und schreibt Ihnen das verbindliche Angebot. Mit Unterschrift und {{deposit}} % Anzahlung haben Sie fest gebucht.',
      },
    },
  },
  gallery: {
    title: 'Unterwegs und an Bord',
    lead: 'Vom letzten Flug bis zum ersten Abendessen.',
    captions: {
      'san-blas': 'Die ersten Palmen von San Blas, nach dem letzten Flug',
      'welcome-aboard': 'Die Begrüßung: Maracuja und Limette, auf Eis',
      'leopard-42-tsabalok-cabin': 'Die Kabine, das Bett schon bezogen',
      'lagoon-62-astern': 'Die Brisa, das Beiboot schon im Wasser',
      'dinner-on-deck': 'Das Abendessen, wenn die Sonne tief steht',
      exumas: 'Die Exumas, von Nassau aus',
    },
  },
  benefits: {
    title: 'Was Sie davon haben',
    items: {
      'one-hand': {
        title: 'Eine Nummer statt drei',
        text: 'Verschiebt sich der Flug, rufen Sie einmal an. Fahrer, Hotel und Kapitän erfahren es von uns. Ein neuer Flug und eine weitere Nacht an Land sind nicht im Charterpreis; ob Ihre Reiseversicherung sie trägt, fragen Sie vorher.',
      },
      flight: {
        title: 'Linienflug oder Privatjet',
        text: 'Wir stellen beides nebeneinander, mit Preis und Stunden von Tür zu Tür. Über den Atlantik spricht fast alles für die Linie; auf der letzten Strecke kann ein kleiner Jet einen ganzen Tag sparen.',
      },
      crew: {
        title: 'Kapitän und Koch',
        text: 'Wenn Sie landen, hat der Koch nach Ihren Wünschen eingekauft, und der Kapitän hat die Vorhersage für Ihre Woche gelesen. Ankern und abwaschen müssen Sie nicht; wer gern hilft, darf.',
      },
      price: {
        title: 'Ein Preis, offen gerechnet',
        text: 'Yacht, Crew, Essen, Getränke und Diesel sind eine Summe, ohne Bordkasse (APA). Ein Beispiel: zu sechst eine Woche auf der Guji, ab Panama-Stadt und zurück. Yacht und Eintrittsgebühr kosten {{gujiAll}}, die Nacht in der Stadt {{gujiHotel}}, das kleine Flugzeug hin und zurück {{gujiSeats}}. Zusammen sind das {{gujiDoor}}, also {{gujiDoorEach}} für jeden. Nicht dabei sind der Flug nach Panama, die Wagen in der Stadt, Versicherung und Trinkgeld.',
      },
      flexible: {
        title: 'Termine mit Spielraum',
        text: 'Zwei, drei Tage früher oder später bringen oft den besseren Flug oder das Boot, das Sie eigentlich wollten. Ein Haken im Formular genügt.',
      },
      safety: {
        title: 'Auch nachts erreichbar',
        text: 'Solange Sie unterwegs sind, ist unser Notfalltelefon Tag und Nacht besetzt.',
      },
    },
  },
  configurator: {
    title: 'Ihre Reise, | *Schritt für Schritt*',
    lead: 'Fünf Minuten genügen. Bis Sie absenden, bleibt alles auf diesem Gerät.',
  },
} satisfies FlySailCopy
