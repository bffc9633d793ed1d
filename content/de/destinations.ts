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
    lead: 'Zum ersten Mal auf einer Yacht, mit den Enkeln unterwegs, abends in die Stadt oder eine Woche lang kein zweites Ankerlicht: Für jeden dieser Wünsche gibt es eine Küste. Dazu stehen hier ihre besten Monate und was die Woche mit Crew und Küche kostet.',
  },
  findTrip: 'Reise planen',
  brochure: 'Broschüre ansehen',
  rows: {
    colombia: {
      title: 'Kolumbien',
      text: 'Für alle, die abends ausgehen möchten. Am Vormittag schnorcheln Sie vor den Rosario-Inseln, rund {{rosarioMiles}} Seemeilen vor der Stadt, am Abend sitzen Sie unter Balkonen und hören Musik vom nächsten Platz. Macan, die Motoryacht, die hier liegt, braucht für den Weg vierzig Minuten. Zum Segeln bringen wir Ihnen eine Yacht aus San Blas.',
    },
    panama: {
      title: 'Panama',
      text: 'Für die erste Reise dieser Art, und unser Heimatrevier. Sie segeln selten länger als zwei Stunden, springen vor einer Palmeninsel ins Wasser und schlafen ruhig, während draußen am Riff die Brandung steht. Über 365 Inseln gehören zu Guna Yala, etwa vierzig sind bewohnt. Die Guna regieren sie selbst, und ihre Fischer bringen das Abendessen im Einbaum.',
    },
    cuba: {
      title: 'Kuba',
      text: 'Für alle, die Stille suchen und Zeit mitbringen. Zwei Abende Havanna, dann über Land nach Cienfuegos, wo das Boot wartet, und eine Nacht unter Segeln: Am Morgen haben Sie hellen Sand vor sich, meist ohne ein zweites Boot. Die Yacht bringen wir Ihnen dorthin; im Preis unten ist der Weg schon enthalten.',
    },
    bahamas: {
      title: 'Bahamas',
      text: 'Für die ganze Familie: Auf unseren {{bahamasYachts}} großen Katamaranen schlafen je {{brisaGuests}} Gäste. Die Exumas beginnen rund {{exumaMiles}} Seemeilen hinter Nassau, auf der einen Seite die helle Bank, auf der anderen tiefes Blau. Dazwischen liegen Leguane am Strand, Schweine schwimmen, und bei Stillwasser schwimmen Sie in eine Grotte hinein.',
    },
  },
  aruba: {
    title: 'Und weit im Osten *Aruba*',
    text: 'Kakteen, helles Licht und ein Passat, der selten Pause macht: Aruba ist für Gäste, die Wind mögen, und liegt abseits der üblichen Hurrikanbahnen. Wir bringen Ihnen eine Yacht aus San Blas nach Oranjestad, {{arubaMiles}} Seemeilen in höchstens {{arubaDays}} Tagen; was das kostet, sehen Sie in der Suche. Einen festen Törnplan gibt es nicht, die Tage legen Sie mit dem Kapitän fest.',
    cta: 'Termin anfragen',
  },
  closing: {
    title: 'Welches Revier *ist Ihres*?',
    text: 'Sagen Sie uns, wann Sie reisen können und mit wem. Wir nennen Ihnen die Küste, die in diesen Wochen am schönsten ist, die freien Yachten dort und ihre Preise, und auch, wovon wir abraten.',
  },
} satisfies DestinationsCopy
