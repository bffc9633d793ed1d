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
    title: '{{DestinationCount}} Wege *ans Wasser*',
    lead: 'Zum ersten Mal an Bord, mit den Enkeln, mit einer Stadt für die Abende oder allein vor Anker: Für jede dieser Reisen gibt es eine Küste. Bei jeder stehen die besten Monate und was die Woche kostet.',
    price: 'Alles inklusive ab {{fleetShareFrom}} pro Person und Tag bei voll belegter Yacht',
  },
  findTrip: 'Reise planen',
  brochure: 'Broschüre ansehen',
  rows: {
    colombia: {
      title: 'Kolumbien',
      text: 'Am Vormittag schnorcheln Sie vor den Rosario-Inseln, rund {{rosarioMiles}} Seemeilen vor der Stadt, am Abend sitzen Sie unter Balkonen und hören die Musik vom nächsten Platz. Das ist das Revier für Gäste, die gern ausgehen, denn die Motoryacht Macan, die hier liegt, braucht für den Weg nur eine Dreiviertelstunde. Mit ihr kostet die Woche ab {{macanWeek}}. Möchten Sie lieber segeln, bringen wir Ihnen eine Yacht aus San Blas; der Preis unten gilt für die Guji, samt Überführung hin und zurück.',
    },
    panama: {
      title: 'Panama',
      text: 'Hier sind wir zu Hause, und zu diesem Revier raten wir für die erste Reise. Sie segeln selten länger als zwei Stunden, springen vor einer Palmeninsel ins Wasser und schlafen ruhig, während draußen am Riff die Brandung steht. Über 365 Inseln gehören zu Guna Yala, etwa vierzig sind bewohnt. Die Guna regieren sie selbst, und ihre Fischer bringen das Abendessen im Einbaum.',
    },
    cuba: {
      title: 'Kuba',
      text: 'Zwei Abende Havanna, dann über Land nach Cienfuegos, wo das Boot wartet, und eine Nacht unter Segeln: Am Morgen liegt heller Sand vor Ihnen, und bei zehn Tagen segeln Sie weiter zu Cayos, vor denen selten ein zweites Boot ankert. Wer Stille sucht, bringt etwas Geduld mit. Und wir bringen die Yacht; im Preis unten ist ihr Weg schon enthalten.',
    },
    bahamas: {
      title: 'Bahamas',
      text: 'Rund {{exumaMiles}} Seemeilen hinter Nassau beginnen die Exumas, eine Kette heller Cays mit einem Meerespark in der Mitte. Auf dem ersten Cay sonnen sich Leguane, vor einem anderen schwimmen Schweine, und bei Stillwasser schwimmen Sie unter einem Felsrand hindurch in eine Grotte. Hierher kommt die große Familie: Unsere {{bahamasYachts}} Katamarane haben Platz für je {{brisaGuests}}.',
    },
  },
  aruba: {
    title: 'Und weit im Osten *Aruba*',
    text: 'Kakteen, helles Licht und ein Passat, der selten Pause macht: Aruba ist für Gäste, die Wind mögen, und liegt abseits der üblichen Hurrikanbahnen. Wir bringen Ihnen eine Yacht aus San Blas nach Oranjestad, {{arubaMiles}} Seemeilen in höchstens {{arubaDays}} Tagen; was das kostet, sehen Sie in der Suche. Einen festen Törnplan gibt es nicht, die Tage legen Sie mit dem Kapitän fest.',
    cta: 'Angebot anfragen',
  },
  closing: {
    title: 'Welches Revier *ist Ihres*?',
    text: 'Sagen Sie uns, wann Sie reisen können und mit wem. Wir nennen Ihnen die Küste, die in diesen Wochen am schönsten ist, die freien Yachten dort und ihre Preise. Wovon wir abraten, sagen wir auch.',
  },
} satisfies DestinationsCopy
