import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Yachtcharter mit Crew in der Karibik',
    description:
      'Katamaran mit Kapitän und Koch mieten: {{yachtCount}} Yachten in San Blas, Cartagena und auf den Bahamas. Crew, Essen, Getränke und Diesel sind im Preis.',
    keywords: [
      'Yachtcharter Karibik mit Crew',
      'San Blas Charter',
      'Katamaran mit Crew mieten',
      'Yachtcharter Panama',
      'Yacht mit Koch',
      'Segelurlaub Karibik',
    ],
  },
  hero: {
    kicker: 'Charter mit Crew in der Karibik',
    title: 'Aufwachen | *hinter dem Riff*',
    lead: 'Am Morgen liegt eine Insel vor der Luke, und mittags gibt es den Schnapper, den ein Fischer im Einbaum gebracht hat. {{YachtCount}} Yachten in Panama, Kolumbien und auf den Bahamas, jede mit Kapitän und Koch.',
    price: 'Eine Woche ab {{fleetWeekFrom}} für bis zu {{gujiGuests}} Gäste, mit Essen, Getränken und Diesel',
    yachts: 'Freie Wochen und Preise',
    flySail: 'Flug und Yacht planen',
    caption: 'Vor Anker im Schutz der Cayos Holandeses',
  },
  fleet: {
    title: 'Drei von *{{yachtCount}}*',
    lead: 'Auf der einen gehen Sie selbst ans Ruder, auf der zweiten hat die ganze Familie Platz, auf der dritten reisen Sie zu zweit. Kapitän und Koch gehören zu jeder.',
    all: 'Alle {{yachtCount}} Yachten',
  },
  rooms: {
    title: 'Unter Deck | *und bei Tisch*',
    lead: 'Sie schlafen eine Handbreit über dem Wasser, wachen neben einem Fenster voller Meer auf und essen draußen im Schatten. Kabine, Salon und Mittagstisch zeigt jede Yacht auf ihrer Seite.',
  },
  allIn: {
    title: 'Ein Preis, | *alles an Bord*',
    text: 'Sie packen einmal aus, und an Bord brauchen Sie kein Portemonnaie. Kapitän, Koch, drei Mahlzeiten, Getränke, Diesel, Hafengebühren und die Genehmigungen im Heimatrevier der Yacht stecken in einer einzigen Summe, auf den Bahamas samt der staatlichen Charterabgabe; Sie kennen sie, bevor Sie unterschreiben. Eine Bordkasse (APA), in die Sie unterwegs nachzahlen, gibt es nicht. Voll belegt kostet die Segelyacht Guji {{gujiShare}} pro Person und Tag, die Lagoon 56 für Familien {{lagoonShare}} und die Brisa samt Charterabgabe {{brisaAllShare}}. Das ist der Normalpreis; mehr kosten nur die Nächte vom 20. Dezember bis 10. Januar, zu Karneval und zu Ostern.',
    included: [
      'Yacht, Kapitän und Koch',
      'Mahlzeiten und Getränke',
      'Treibstoff',
      'Hafengebühren, Genehmigungen im Revier',
    ],
    notIncluded: [
      'Flüge, Transfers und Versicherung',
      'Eintritte, die jeder Gast vor Ort zahlt',
      'Trinkgeld, wenn Sie möchten',
    ],
  },
  destinations: {
    title: '{{DestinationCount}} Küsten, | *ein warmer Wind*',
    lead: 'Von Ende Dezember bis April weht der Passat über alle {{destinationCount}}. In San Blas frühstücken Sie hinter dem Riff, in Cartagena vor der Stadtmauer, auf den Bahamas über weißem Sand; nach Kuba bringen wir Ihnen die Yacht.',
  },
  about: {
    title: 'Ein Familienbetrieb, | nach dem Wind benannt',
    paragraphs: [
      '*Los alisios* heißen auf Spanisch die Passatwinde, und nach ihnen richtet sich hier das Jahr. Wir sitzen in {{city}} und schicken nur Crews hinaus, bei denen wir selbst gegessen und vor Anker geschlafen haben.',
      'Fragen Sie uns nach dem ruhigsten Ankerplatz im Januar, nach der kühlsten Kabine oder nach dem Weg vom Flughafen zur Badeleiter: Sie bekommen Zahlen und eine Meinung dazu.',
    ],
    link: 'Wer wir sind',
    caption: 'Unter Segeln im ersten Licht, die Küste noch im Dunst',
  },
  night: 'Die Lagoon 56 vor Anker, im Salon ist schon Licht.',
  services: {
    title: 'So lebt es sich an Bord',
    items: {
      sailing: {
        title: 'Segeln ohne Eile',
        text: 'Am Vormittag eine kurze Etappe, mittags rasselt die Kette, und Sie springen. Segel, Riffe und Wetter sind Sache des Kapitäns. Ans Ruder dürfen Sie, wann immer Sie danach fragen.',
      },
      tours: {
        title: 'An Land mit Leuten von dort',
        text: 'Ein Dorf der Guna, das Sie einlädt, die Mauern von Cartagena am späten Nachmittag, Havannas Arkaden zu Fuß. Wer Sie führt, ist dort zu Hause.',
      },
      tropics: {
        title: 'Die Tropen aus der Nähe',
        text: 'Adlerrochen über dem Seegras, ein Pelikan auf dem Beiboot, abends ein Feuer im Sand. Masken und Flossen liegen am Heck, und wie lange Sie im Wasser waren, merken Sie erst an den Fingerspitzen.',
      },
      premium: {
        title: 'Bevor Sie danach fragen',
        text: 'Allergien, Geburtstage, der Respekt vor tiefem Wasser: Sie schreiben es uns einmal, und die Crew weiß es, bevor Sie an Bord kommen. Während Sie schwimmen, macht sie die Betten, und wenn Sie die Leiter heraufkommen, ist die Ananas geschnitten.',
      },
    },
  },
  journal: {
    title: 'Aus dem Logbuch',
    lead: 'Was der Koch um acht Uhr früh einkauft, wie die Guna ihre Inseln regieren, was eine Woche kostet und was dazukommt: zum Lesen, bevor Sie packen.',
    read: 'Lesen',
  },
  closing: {
    title: 'Sagen Sie uns, | wann und mit wem',
    text: 'Ein Monat und eine Personenzahl genügen. Wir schicken Ihnen bis zu {{offeredYachts}} Yachten, die dann frei sind, jede mit ihrem ganzen Preis und dem Grund, warum gerade diese.',
  },
} satisfies HomeCopy
