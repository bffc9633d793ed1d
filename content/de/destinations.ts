import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Segelreviere der Karibik: San Blas, Kuba, Bahamas',
    description:
      '{{DestinationCount}} Reviere für eine Segelreise mit Crew: San Blas, Cartagena und Rosario, Kubas Cayos, die Exumas. Was Sie sehen, wann Sie fahren, was die Woche kostet.',
    keywords: [
      'Segelreviere Karibik',
      'San-Blas-Inseln Katamaran mieten',
      'Rosario-Inseln Yacht',
      'Cayo Largo Katamaran',
      'Exumas Segeltörn',
    ],
  },
  hero: {
    title: 'Palmen, Festung, Sandbank | *oder leerer Horizont*',
    lead: 'Zum ersten Mal an Bord, mit den Enkeln, mit einer Stadt für die Abende oder allein vor Anker: Für jede dieser Reisen gibt es eine Küste. Zu jeder finden Sie die besten Monate und den Preis einer Woche.',
    price:
      'An Bord alles inklusive, ab {{fleetShareFrom}} pro Person und Tag bei voll belegter Yacht; Anreise und Eintritte kommen dazu',
  },
  findTrip: 'Reise planen',
  brochure: 'Broschüre ansehen',
  rows: {
    colombia: {
      title: 'Kolumbien',
      text: 'Für Gäste, die abends gern ausgehen: Sie essen unter den Balkonen von Cartagena und hören bis zum Dessert die Musik vom nächsten Platz. Bis zu den Korallen der Rosario-Inseln sind es rund {{rosarioMiles}} Seemeilen. Die Motoryacht Macan, die hier liegt, braucht dafür eine Dreiviertelstunde. Segeln Sie lieber, bringen wir Ihnen die Guji aus San Blas. Von Januar bis März sind die Nachmittage windig; dann fahren Sie früh hinaus.',
    },
    panama: {
      title: 'Panama',
      text: 'Hier sind wir zu Hause, und zu diesem Revier raten wir für die erste Reise. Am Vormittag segeln Sie eine kurze Etappe, dann springen Sie vor einer Palmeninsel ins Wasser, und nachts schlafen Sie ruhig, während draußen am Riff die Brandung steht. Über 365 Inseln gehören zu Guna Yala, etwa vierzig sind bewohnt; die Guna regieren sie selbst, und ihre Fischer bringen das Abendessen im Einbaum.',
    },
    cuba: {
      title: 'Kuba',
      text: 'Zwei Abende Havanna, dann über Land nach Cienfuegos, wo das Boot wartet, und eine Nacht unter Segeln: Am Morgen liegt heller Sand vor Ihnen, und wer zehn Tage hat, segelt weiter zu Cayos, vor denen selten ein zweites Boot ankert. Kuba verlangt ein E-Visum und etwas Geduld; die Stille dort ist beides wert. Die Yacht bringen wir Ihnen; der Preis unten schließt das ein.',
    },
    bahamas: {
      title: 'Bahamas',
      text: 'Einen halben Segeltag hinter Nassau, nach {{exumaMiles}} Seemeilen, beginnen die Exumas, eine Kette heller Cays mit einem Meerespark in der Mitte. Auf dem ersten Cay sonnen sich Leguane. Bei Staniel Cay, wo eine Woche in der Regel endet, schwimmen Schweine, und bei Stillwasser schwimmen Sie unter einem Felsrand hindurch in eine Grotte. In Nassau liegen {{bahamasYachts}} Katamarane für je {{brisaGuests}} Gäste.',
    },
  },
  aruba: {
    title: 'Und auf Wunsch *Aruba*',
    text: 'Kakteen, helles Licht und ein Passat, der selten Pause macht: Aruba ist etwas für Gäste, die Wind mögen, und liegt abseits der üblichen Hurrikanbahnen. Die Yacht bringen wir Ihnen aus San Blas nach Oranjestad, {{arubaMiles}} Seemeilen gegen den Wind, etwa {{arubaDays}} Tage auf See. Einen festen Törnplan gibt es dort nicht; Sie machen ihn mit dem Kapitän.',
    cta: 'Angebot anfragen',
  },
  closing: {
    title: 'Welches Revier *ist Ihres*?',
    text: 'Meist entscheidet der Monat. Wir sagen Ihnen, welche Küste in Ihren Wochen am schönsten ist, welche Yachten dort frei sind und wovon wir abraten.',
  },
} satisfies DestinationsCopy
