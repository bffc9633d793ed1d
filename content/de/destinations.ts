import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Reviere: Panama, Kolumbien, Kuba, Bahamas',
    description:
      'Vier Segelreviere der Karibik mit Crew: San Blas, Cartagena und Rosario, Cayo Largo, die Exumas. Was es zu sehen gibt, wann man fährt, wie man hinkommt.',
    keywords: [
      'Segelreviere Karibik',
      'San-Blas-Inseln Revier',
      'Rosario-Inseln Yacht',
      'Cayo Largo Katamaran',
      'Exumas Segeltörn',
    ],
  },
  hero: {
    title: 'Vier Wege *ans Wasser*',
    lead: 'Flache Inseln, eine Stadt mit Mauern, leere Cayos, Sandbänke bis zum Horizont. Gemeinsam ist den vier Revieren der Passat und sonst nicht viel; hier stehen sie nebeneinander, damit Sie wählen können.',
  },
  findTrip: 'Reise finden',
  brochure: 'Broschüre ansehen',
  rows: {
    colombia: {
      title: 'Kolumbien',
      text: 'Aus der Bucht von Cartagena geht es hinaus, und nach rund {{rosarioMiles}} Seemeilen beginnt das Korallenwasser der Rosario-Inseln. Noch einen Vormittag weiter südlich liegt San Bernardo mit Mangroven und dunklen Nächten. In eine Woche passen beide Archipele und ein Abend in der Altstadt.',
    },
    panama: {
      title: 'Panama',
      text: 'Über 365 Inseln, etwa vierzig davon bewohnt, regiert vom Volk der Guna. Man segelt ein, zwei Stunden und schläft hinter dem Riff, das die Dünung abhält; Hurrikane ziehen weit nördlich vorbei. Es ist unser Heimatrevier, und für den ersten Törn raten wir dazu.',
    },
    cuba: {
      title: 'Kuba',
      text: 'Zwei Küsten auf einer Reise: im Norden Havanna zu Fuß, im Süden eine Kette flacher Cayos. Dazwischen geht es über Land nach Cienfuegos und eine Nacht unter Segeln nach Cayo Largo; am Morgen liegt heller Sand voraus und selten ein anderes Boot.',
    },
    bahamas: {
      title: 'Bahamas',
      text: 'Rund {{exumaMiles}} Seemeilen hinter Nassau beginnt die Kette der Exumas, auf der einen Seite die helle Bank, auf der anderen tiefes Blau. Man segelt von Cay zu Cay nach Südosten, mitten durch einen Meerespark, in dem niemand fischen darf. Die Fische sind entsprechend groß und gelassen.',
    },
  },
  aruba: {
    title: 'Und weit im Osten *Aruba*',
    text: 'Trocken, hell und vom Passat überweht, abseits der üblichen Hurrikanbahnen. Wir bringen Ihnen eine Yacht aus San Blas nach Oranjestad, {{arubaMiles}} Seemeilen in höchstens {{arubaDays}} Tagen; die Überführung steht als eigene Zeile im Preis. Eine feste Route gibt es nicht. Sagen Sie uns, wann Sie fahren möchten und mit wie vielen; ein Berater plant die Tage mit Ihnen.',
    cta: 'Aruba anfragen',
  },
  closing: {
    title: 'Welches Revier *ist Ihres*?',
    text: 'Sagen Sie uns, wann Sie reisen können und mit wie vielen. Ein Berater nennt Ihnen die Küste, die in diesen Wochen am schönsten ist, die freien Yachten dort und was sie kosten.',
  },
} satisfies DestinationsCopy
