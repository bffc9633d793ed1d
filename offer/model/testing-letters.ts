/** For tests: one request with its offer, and letters to it as a well-behaved model writes them. */
import type { Locale } from '#content/locales.ts'
import { offerFor } from '#offer/offer.ts'
import { emptyRequest, type TripRequest } from '#offer/request.ts'
import type { Paragraph } from './check.server.ts'
import { facts } from '#offer/facts.server.ts'

export const today = '2026-11-21'
/** Four people, one of them a child, for a week from 18 to 24 January 2027 in San Blas. */
export const request: TripRequest = {
  ...emptyRequest,
  chartingRegion: 'san-blas',
  passengers: '4',
  children: '1',
  duration: '7',
  departureDate: '2027-01-18',
  yachtType: 'catamaran',
  services: ['water-sports'],
  activities: ['snorkelling', 'relax'],
}
export const offer = offerFor(request, facts, today)

const letter = (
  opening: string,
  lagoon: string,
  marea: string,
  tsabalok: string,
  closing: string,
): Paragraph[] => [
  { yacht: 'none', text: opening },
  { yacht: 'lagoon-56', text: lagoon },
  { yacht: 'sunreef-62-marea', text: marea },
  { yacht: 'leopard-42-tsabalok', text: tsabalok },
  { yacht: 'none', text: closing },
]

export const letters: Record<Locale, Paragraph[]> = {
  en: letter(
    'Good day. You would like to spend seven days among the islands of San Blas, four people, one of them a child, from 18 to 24 January 2027. That is a good time: in January the trade wind is steady and rain is rare.',
    'Lagoon 56 comes first because she is the catamaran with most room for the money. She takes ten guests in five cabins, carries a kayak and boards, and there is a deck above where one can read in the shade. Our estimate for the seven days is US$ 12,600.',
    'Marea is at home in San Blas too. Her flybridge catches the breeze at anchor, and the cabins have air conditioning for the still nights. We reckon US$ 14,000 for the whole party.',
    'Tsabalok is smaller and priced by the person, which suits a party of four. You sail close to the water with her, and the child will like the nets between the bows. The estimate is US$ 9,982.',
    'You asked for snorkelling and for time to do nothing: both go well together when the legs are short. All of this is an estimate, and an advisor will go through it with you. Have a look at the three yachts in peace.',
  ),
  es: letter(
    'Buenos días. Usted quisiera pasar siete días entre las islas de San Blas, cuatro personas, una de ellas menor, del 18 al 24 de enero de 2027. Es una buena época: en enero el alisio sopla parejo y llueve poco.',
    'Lagoon 56 va primero porque es el catamarán con más espacio por lo que cuesta. Recibe a diez huéspedes en cinco camarotes, lleva kayak y tablas, y arriba hay un lugar a la sombra para leer. Nuestra estimación para los siete días es de US$ 12.600.',
    'Marea también tiene su base en San Blas. En el flybridge se siente la brisa al ancla, y los camarotes tienen aire acondicionado para las noches sin viento. Calculamos US$ 14.000 para todo el grupo.',
    'Tsabalok es más pequeño y su precio se forma según cuántos viajan, lo que conviene a un grupo de cuatro personas. Con él se navega cerca del agua, y al menor le gustarán las redes de proa. La estimación es de US$ 9.982.',
    'Usted pidió hacer snorkel y tener tiempo para no hacer nada: lo uno va bien con lo otro cuando los tramos son cortos. Todo esto es una estimación, y un asesor la repasará con usted. Mire con calma los tres yates.',
  ),
  de: letter(
    'Guten Tag. Sie möchten sieben Tage zwischen den Inseln von San Blas verbringen, vier Personen, darunter ein Kind, vom 18. bis 24. Januar 2027. Das ist eine gute Zeit: Im Januar weht der Passat gleichmäßig, und Regen ist selten.',
    'Lagoon 56 steht am Anfang, weil sie als Katamaran viel Platz für ihren Preis bietet. Sie nimmt zehn Gäste in fünf Kabinen auf, hat Kajak und Bretter an Bord, und oben gibt es einen Platz zum Lesen im Schatten. Unsere Schätzung für die sieben Tage beträgt 12.600 US$.',
    'Marea ist ebenfalls in San Blas zu Hause. Auf der Flybridge spürt man vor Anker den Wind, und die Kabinen haben eine Klimaanlage für stille Nächte. Wir rechnen mit 14.000 US$ für die ganze Gruppe.',
    'Tsabalok ist kleiner und wird nach der Zahl der Gäste berechnet, was einer Gruppe von vier Personen entgegenkommt. Mit ihr segelt man nahe am Wasser, und dem Kind werden die Netze zwischen den Rümpfen gefallen. Die Schätzung beträgt 9.982 US$.',
    'Sie wünschen sich Schnorcheln und Zeit zum Nichtstun: Beides passt gut zusammen, wenn die Etappen kurz sind. Alles dies ist eine Schätzung, die eine Beraterin mit Ihnen durchgeht. Schauen Sie sich die drei Yachten in Ruhe an.',
  ),
}
