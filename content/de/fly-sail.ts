import type { FlySailCopy } from '../company-copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: Flug und Yacht mit Crew in der Karibik',
    description:
      'Flug, Transfer und Katamaran mit Crew aus einer Hand: Sie beschreiben Ihre Segelreise, sehen sofort ein erstes Angebot und feilen mit einem Berater daran.',
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
    lead: 'Sie schließen zu Hause die Tür ab, und die nächste Entscheidung lautet: erst baden oder erst essen. Flug, Transfer und Yacht planen wir zusammen, und ein Berater bleibt zuständig, bis Sie wieder daheim sind.',
    price:
      'Yacht ab {{fleetShareFrom}} pro Person und Tag, voll belegt und alles inklusive; Flüge kommen dazu',
    cta: 'Termin anfragen',
    caption: 'Am Ziel: vor Anker in San Blas',
  },
  intro: {
    title: 'Eine Reise, | *ein Gespräch*',
    paragraphs: [
      'Freitagabend, Panama-Stadt: Hinter dem Zoll hält ein Fahrer das Schild mit Ihrem Namen hoch, und das Hotel liegt zwei Straßen von der besten Ceviche der Altstadt. Am Samstagmorgen setzt Sie ein kleines Flugzeug am Rand der Inseln ab; am Ende der Piste wartet das Beiboot mit laufendem Motor. So geht es auf, wenn einer alle Uhrzeiten kennt. Die Straße nach Cartí ist nachmittags gesperrt, die Maschinen nach El Porvenir starten früh, und wer Flug und Boot getrennt bucht, steht leicht einen Tag lang dazwischen.',
      'Sie sagen uns, woher, wann und mit wem Sie kommen. Wir legen die Flüge um die Tage an Bord und eine Nacht an Land dorthin, wo sie guttut. Den Preis der Yacht kennen Sie vor der Reise bis zur letzten Zeile; eine Woche beginnt bei {{fleetWeekFrom}} für alle an Bord, mit Crew, Mahlzeiten, Getränken und Diesel. Den der Flüge nennt Ihnen der Berater, sobald er ihn für Ihre Tage gesehen hat; einen Schätzpreis erfinden wir nicht.',
    ],
  },
  steps: {
    analysisByModel:
      'Noch während Sie schreiben, sucht unser Programm nach festen Regeln die Yachten heraus, die zu Gruppe, Revier und Tagen passen. Wenn Sie möchten, schreibt eine KI danach den Brief zum Angebot. Jeder Preis, jeder Tag und jeder Name darin stammt aus unseren eigenen Listen; was wir nicht wissen, bleibt offen.',
    title: 'So läuft es ab',
    items: {
      dream: {
        title: 'Sie erzählen',
        text: 'Woher Sie kommen, wohin Sie möchten, mit wem und wie lange. Mit einem Tag wird das Angebot genau; für den Anfang reicht ein Monat oder ein „Steht noch nicht fest“.',
      },
      analysis: {
        title: 'Wir rechnen, während Sie schreiben',
        text: 'Unser Programm sucht nach festen Regeln die Yachten heraus, die zu Gruppe, Revier und Tagen passen, und rechnet mit unseren Listenpreisen. Was wir nicht wissen, bleibt offen; geraten wird nicht.',
      },
      offer: {
        title: 'Sie sehen das Angebot',
        text: 'Bis zu {{offeredYachts}} Yachten, jede mit dem Grund, warum gerade sie, dazu eine Route Tag für Tag und eine Schätzung, Zeile für Zeile. Nur die Flüge fehlen noch.',
      },
      advisor: {
        title: 'Ein Mensch sieht es durch',
        text: 'Ein Berater ruft an oder schreibt, tauscht, was Ihnen nicht gefällt, und sucht die Flüge dazu. Fest gebucht ist die Reise erst mit unterschriebenem Vertrag und Anzahlung.',
      },
    },
  },
  gallery: {
    title: 'Unterwegs und an Bord',
    lead: 'Fahrer, Kapitän und Koch haben denselben Zettel, und darauf steht, wann Sie landen und was Sie nicht essen.',
    captions: {
      'san-blas': 'Die ersten Palmen von San Blas, nach dem letzten Flug',
      'welcome-aboard': 'Etwas Kaltes, sobald Sie an Bord sind',
      'leopard-42-tsabalok-cabin': 'Die Kabine, fertig bezogen',
      'lagoon-62-astern': 'Das Beiboot am Heck und, wo vorhanden, SUP-Bretter',
      'dinner-on-deck': 'Das Abendessen, wenn die Sonne tief steht',
      exumas: 'Die Exumas, eines von {{destinationCount}} Revieren',
    },
  },
  benefits: {
    title: 'Warum zusammen',
    items: {
      'one-hand': {
        title: 'Ein Ansprechpartner',
        text: 'Verschiebt sich der Flug, weiß es der Fahrer, und der Kapitän wartet mit dem Abendessen. Sie rufen eine Nummer an statt drei.',
      },
      flight: {
        title: 'Linienflug oder Privatjet',
        text: 'Sie sehen beides nebeneinander, mit Preis und Stunden von Tür zu Tür. Über den Atlantik spricht fast alles für die Linie; auf der letzten Strecke kann ein kleiner Jet einen ganzen Tag sparen.',
      },
      crew: {
        title: 'Kapitän und Koch',
        text: 'Auf jeder Yacht, jeden Tag. Sie müssen nicht ankern können und nicht abwaschen, und wenn Sie beides gern tun, dürfen Sie.',
      },
      price: {
        title: 'Ein Preis, offen gerechnet',
        text: 'An Bord zahlen Sie nichts mehr: Yacht, Crew, Mahlzeiten, Getränke, Treibstoff und Hafengebühren sind eine Summe, ohne Bordkasse. Flüge, Versicherung, Trinkgeld und die Abgaben des Reviers stehen einzeln daneben.',
      },
      flexible: {
        title: 'Termine mit Spielraum',
        text: 'Zwei, drei Tage Spielraum bringen oft den besseren Flug oder das Boot, das Sie eigentlich wollten. Ein Haken im Formular, und wir prüfen auch die Tage davor und danach.',
      },
      safety: {
        title: 'Versichert unterwegs',
        text: 'Vor der Abreise sehen wir nach, ob alle versichert sind. Welche Monate den Hurrikanen gehören, sagen wir schon, bevor Sie buchen. Das Notfalltelefon ist auch nachts besetzt.',
      },
    },
  },
  configurator: {
    title: 'Ihre Reise, | *Schritt für Schritt*',
    lead: 'Erzählen Sie, so viel Sie schon wissen. Ihr erstes Angebot rechnet mit, und bis Sie absenden, bleibt alles auf diesem Gerät.',
  },
} satisfies FlySailCopy
