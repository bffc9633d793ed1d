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
    lead: 'Palmeninseln hinter einem Riff, eine Stadt mit Mauern, leere Cayos, Sand bis zum Horizont. Bei jeder der {{destinationCount}} Küsten lesen Sie, in welchen Monaten sie am schönsten ist und was die Woche mit Crew und Küche kostet.',
  },
  findTrip: 'Reise planen',
  brochure: 'Broschüre ansehen',
  rows: {
    colombia: {
      title: 'Kolumbien',
      text: 'Abends Musik unter Balkonen, am nächsten Vormittag Korallen: Rund {{rosarioMiles}} Seemeilen trennen Cartagena von den Rosario-Inseln. Einen Vormittag weiter südlich liegt San Bernardo mit Mangroven und Nächten, in denen das Wasser leuchtet. In Cartagena liegt Macan, unsere Motoryacht; zum Segeln holen wir eine Yacht aus San Blas.',
    },
    panama: {
      title: 'Panama',
      text: 'Über 365 Inseln, etwa vierzig davon bewohnt, regiert vom Volk der Guna. Sie segeln selten länger als zwei Stunden und schlafen in glattem Wasser, während draußen am Riff die Brandung steht. Es ist unser Heimatrevier, und für die erste Reise dieser Art raten wir dazu.',
    },
    cuba: {
      title: 'Kuba',
      text: 'Zwei Küsten auf einer Reise: im Norden Havanna zu Fuß, im Süden eine Kette flacher Cayos. Sie fahren über Land nach Cienfuegos, wo das Boot wartet, segeln eine Nacht und haben am Morgen hellen Sand vor sich, meist ohne ein zweites Boot. Die Yacht bringen wir Ihnen dorthin.',
    },
    bahamas: {
      title: 'Bahamas',
      text: 'Rund {{exumaMiles}} Seemeilen hinter Nassau beginnen die Exumas, auf der einen Seite die helle Bank, auf der anderen tiefes Blau. Sie segeln von Cay zu Cay durch einen Meerespark, schwimmen bei Stillwasser in eine Grotte und haben auf den großen Katamaranen Platz für die ganze Familie.',
    },
  },
  aruba: {
    title: 'Und weit im Osten *Aruba*',
    text: 'Kakteen, helles Licht und ein Passat, der selten Pause macht: Aruba liegt abseits der üblichen Hurrikanbahnen und ist ein Ziel für Gäste, die Wind mögen. Wir bringen Ihnen eine Yacht aus San Blas nach Oranjestad, {{arubaMiles}} Seemeilen in höchstens {{arubaDays}} Tagen, und der Weg hat im Preis seine eigene Zeile. Einen festen Törnplan haben wir dort nicht; die Tage legt ein Berater mit Ihnen und dem Kapitän fest.',
    cta: 'Termin anfragen',
  },
  closing: {
    title: 'Welches Revier *ist Ihres*?',
    text: 'Sagen Sie uns, wann Sie reisen können und mit wem. Wir nennen Ihnen die Küste, die in diesen Wochen am schönsten ist, die freien Yachten dort und ihre Preise, und auch, wovon wir abraten.',
  },
} satisfies DestinationsCopy
