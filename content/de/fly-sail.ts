import type { FlySailCopy } from '../company-copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: Flug und Yacht in der Karibik',
    description:
      'Linienflug oder Privatjet und eine Yacht mit Crew, zusammen geplant. Erzählen Sie von Ihrer Reise, sehen Sie ein erstes Angebot und feilen Sie mit uns daran.',
    keywords: [
      'Fly & Sail Karibik',
      'Flug und Yachtcharter',
      'Privatjet und Yacht',
      'Yachtreise Panama',
      'Karibik nach Maß',
    ],
  },
  hero: {
    kicker: 'Fly & Sail',
    title: 'Von der Haustür | *bis zur Badeleiter*',
    lead: 'Flug, Transfer und Yacht in einer Anfrage, geplant von denselben Menschen, damit Sie zwischen zwei Abschnitten nicht allein dastehen.',
    cta: 'Reise beschreiben',
    caption: 'Anflug auf San Blas',
  },
  intro: {
    title: 'Eine Reise, | *ein Gespräch*',
    paragraphs: [
      'Zwischen Ihrer Wohnung und einem Ankerplatz liegen ein langer Flug, eine Stadt, manchmal ein kleines Flugzeug und ein Boot. Jeder Abschnitt für sich ist leicht zu buchen. Schwierig wird es, wo sie aneinanderstoßen: Die Straße nach Cartí ist nachmittags gesperrt, die kleinen Flugzeuge nach El Porvenir starten früh, und wer um zehn Uhr abends landet, braucht erst einmal ein Hotel. Wer getrennt plant, verliert leicht den ersten Tag.',
      'Wir planen deshalb beides zusammen. Sie sagen, woher, wann und mit wem Sie kommen; wir stimmen die Flugdaten auf die Tage an Bord ab und planen eine Nacht an Land ein, wo es angenehmer ist. Einen Flugpreis kann niemand im Voraus versprechen: Den nennt der Berater für Ihren Termin.',
    ],
  },
  steps: {
    analysisByModel:
      'Wir vergleichen Ihre Anfrage nach festen Regeln mit Booten, Routen, Saison und Terminen. Wenn Sie möchten, schreibt eine KI danach den persönlichen Brief zum Angebot. Jeder Preis, jeder Tag und jeder Name darin stammt aus unseren eigenen Listen; was wir nicht wissen, bleibt offen.',
    title: 'So läuft es ab',
    items: {
      dream: {
        title: 'Sie erzählen',
        text: 'Abflugort, Revier, Personen, Dauer und ungefähres Budget. Name und E-Mail genügen für den Anfang; mit einem Abreisedatum wird das Angebot genau. Was Sie noch nicht wissen, bleibt leer.',
      },
      analysis: {
        title: 'Wir werten aus',
        text: 'Wir vergleichen Ihre Anfrage nach festen Regeln mit Booten, Routen, Saison und Terminen und rechnen aus unseren Listenpreisen ein erstes Angebot. Was wir nicht wissen, bleibt offen.',
      },
      offer: {
        title: 'Sie sehen das Angebot',
        text: 'Bis zu drei Yachten mit Begründung, eine Route mit ihren Tagen und eine Schätzung, in der jeder Posten steht. Flugpreise fehlen darin, bis jemand sie nachgesehen hat.',
      },
      advisor: {
        title: 'Ein Mensch feilt daran',
        text: 'Ein Berater ruft an oder schreibt, ändert, was noch nicht passt, ergänzt die Flüge und bucht, sobald Sie zustimmen. Bis dahin ist nichts verbindlich.',
      },
    },
  },
  gallery: {
    title: 'Unterwegs und an Bord',
    lead: 'Eine Reise geht durch mehrere Hände. Um diese kümmern wir uns, vom Rollfeld bis zum Riff.',
    captions: {
      'private-jet': 'Mit dem Privatjet, wenn Runde oder Kalender es verlangen',
      'business-class': 'Mit der Linie, in der Klasse Ihrer Wahl',
      'yacht-crew': 'Die Crew, die schon weiß, wie Sie heißen',
      flybridge: 'Die Flybridge am Morgen',
      'water-sports': 'Kajak und Bretter am Heck',
      destinations: 'Vier Küsten, und Aruba in Luv',
    },
  },
  benefits: {
    title: 'Warum zusammen',
    items: {
      'one-hand': {
        title: 'Ein Ansprechpartner',
        text: 'Verschiebt sich der Flug, verschieben sich Transfer und Boot mit. Sie rufen eine Nummer an statt drei.',
      },
      flight: {
        title: 'Linie oder Privatjet',
        text: 'Wir stellen beides nebeneinander, mit Preis und Stunden von Tür zu Tür. Zu sechst ist ein Privatjet manchmal weniger abwegig, als er klingt.',
      },
      crew: {
        title: 'Kapitän und Koch',
        text: 'Auf jeder Yacht, jeden Tag. Von Ihnen muss niemand ankern können, und niemand muss abwaschen.',
      },
      price: {
        title: 'Offener Preis',
        text: 'Yacht, Crew, Mahlzeiten, Getränke, Treibstoff und Hafengebühren sind eine Summe. Flüge, Versicherung, Trinkgeld und örtliche Abgaben stehen einzeln daneben.',
      },
      flexible: {
        title: 'Termine mit Spielraum',
        text: 'Mit zwei, drei Tagen Spielraum findet sich oft ein besserer Flug oder das passendere Boot. Kreuzen Sie an, dass Ihr Termin verschiebbar ist, dann sehen wir davor und danach nach.',
      },
      safety: {
        title: 'Versichert unterwegs',
        text: 'Vor der Abreise prüfen wir, ob von allen der Nachweis der Reiseversicherung da ist, und wir sagen Ihnen offen, welche Monate den Hurrikanen gehören. Im Notfall ist auch nachts jemand am Telefon.',
      },
    },
  },
  configurator: {
    title: 'Ihre Reise, | *Schritt für Schritt*',
    lead: 'Es dauert etwa fünf Minuten. Was Sie noch nicht wissen, lassen Sie frei und ergänzen es später; bis Sie absenden, bleiben Ihre Angaben auf diesem Gerät.',
  },
} satisfies FlySailCopy
