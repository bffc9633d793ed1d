import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Reviere: Panama, Kolumbien, Kuba, Bahamas',
    description: 'Vier Segelreviere der Karibik mit Crew: San Blas, Cartagena und Rosario, Cayo Largo, die Exumas. Was es zu sehen gibt, wann man fährt, wie man hinkommt.',
    keywords: ['Segelreviere Karibik', 'San-Blas-Inseln Revier', 'Rosario-Inseln Yacht', 'Cayo Largo Katamaran', 'Exumas Segeltörn'],
  },
  hero: { title: 'Vier Wege *ans Wasser*', lead: 'Flache Inseln, eine Stadt mit Mauern, leere Cayos, Sandbänke bis zum Horizont. Hier stehen sie nebeneinander, damit Sie wählen können.' },
  findTrip: 'Reise finden',
  brochure: 'Broschüre anfordern',
  rows: {
    colombia: { title: 'Kolumbien', text: 'Aus der Bucht von Cartagena geht es hinaus, und nach rund 20 Seemeilen beginnt das Korallenwasser der Rosario-Inseln. Weiter südlich liegt San Bernardo: Mangroven und dunkle Nächte.' },
    panama: { title: 'Panama', text: 'Über 365 Inseln, regiert von den Guna, etwa vierzig davon bewohnt. Man segelt ein, zwei Stunden und schläft hinter dem Riff; für den ersten Törn raten wir zu diesem Revier.' },
    cuba: { title: 'Kuba', text: 'Havanna zu Fuß, dann quer über die Insel und hinaus zu den Cayos des Südens. Von Cienfuegos nach Cayo Largo segelt man eine Nacht; am Morgen liegt heller Sand voraus und selten ein anderes Boot.' },
    bahamas: { title: 'Bahamas', text: 'Die Exumas beginnen 34 Seemeilen hinter Nassau: auf der einen Seite die helle Bank, auf der anderen tiefes Blau. Dazwischen ein Meerespark, in dem niemand fischt.' },
  },
  aruba: {
    title: 'Und weit im Osten *Aruba*',
    text: 'Trocken, hell und vom Passat überweht, abseits der üblichen Hurrikanzugbahn. Eine feste Route haben wir dort nicht. Sagen Sie uns, wann Sie fahren möchten und mit wie vielen; ein Berater plant die Tage mit Ihnen.',
    cta: 'Aruba anfragen',
  },
} satisfies DestinationsCopy
