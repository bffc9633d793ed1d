/** Sentences as somebody might type them into a text, each with one wrong figure: the proof must see every one. */
import type { PageId } from '#app/pages.ts'
import type { Locale } from '#content/locales.ts'
import { ofDestination, ofYacht } from './documents.ts'
import { type Subject, wholeFleet } from './subject.ts'

type Typed = { page: PageId; locale: Locale; about: Subject; wrong: string; meaning: string }
const typed = (page: PageId, locale: Locale, about: Subject, meaning: string, wrong: string): Typed => ({
  page,
  locale,
  about,
  wrong,
  meaning,
})
const marea = ofYacht('sunreef-62-marea')
const tsabalok = ofYacht('leopard-42-tsabalok')
const [panama, cuba, bahamas] = (['panama', 'cuba', 'bahamas'] as const).map(ofDestination) as [
  Subject,
  Subject,
  Subject,
]

export const typedFigures: Typed[] = [
  typed('home', 'en', wholeFleet, 'dollars a week', 'Marea: a week from US$ 13,900.'),
  typed('yacht', 'de', marea, 'dollars', 'Marea kostet nur 1.950 US$.'),
  typed('yacht', 'es', marea, 'euros', 'En temporada alta, la semana vale 19.500 EUR.'),
  typed('yacht', 'en', tsabalok, 'dollars a night', 'Each guest pays US$ 240 a night.'),
  typed('faq', 'es', wholeFleet, 'dollars a person a day', 'Con Guji son US$ 130 por persona y día.'),
  typed('panama', 'en', panama, 'dollars of an entry fee', 'The comarca takes US$ 25 a person.'),
  typed('bahamas', 'de', bahamas, 'charter fee in percent', 'Die Bahamas erheben eine Gebühr von 12 %.'),
  typed('yacht', 'en', tsabalok, 'child discount in percent', 'Children pay 25% less.'),
  typed('yacht', 'de', tsabalok, 'age of children', 'Kinder unter zehn zahlen weniger.'),
  typed(
    'faq',
    'es',
    wholeFleet,
    'surcharge of high season in percent',
    'La temporada alta cuesta un 25 % más.',
  ),
  typed('faq', 'en', wholeFleet, 'deposit and cancellation in percent', 'We ask for a deposit of 50%.'),
  typed('faq', 'de', wholeFleet, 'tips in percent', 'Üblich sind 15 bis 20 % Trinkgeld.'),
  typed('faq', 'en', wholeFleet, 'guests', 'Macan takes eight guests.'),
  typed('faq', 'es', wholeFleet, 'guests', 'Tsabalok es un catamarán para diez.'),
  typed('yachts', 'de', wholeFleet, 'cabins', 'Der Lagoon 56 hat vier Kabinen.'),
  typed('home', 'es', wholeFleet, 'yachts of the fleet', 'Nuestros ocho yates esperan.'),
  typed('bahamas', 'en', bahamas, 'catamarans of the fleet', 'Three catamarans lie in Nassau.'),
  typed('cuba', 'de', cuba, 'nautical miles', 'Die Überführung von San Blas hat 758 Seemeilen.'),
  typed('cuba', 'es', cuba, 'days at sea', 'Desde San Blas son 4 días de mar, con la travesía aparte.'),
  typed('faq', 'en', wholeFleet, 'fewest nights', 'Guji is let for three nights or more.'),
  typed('itineraryPanama', 'de', panama, 'days of a charter', 'Der Törn dauert acht Tage.'),
  typed('faq', 'es', wholeFleet, 'hour of boarding, in minutes', 'Se embarca a las 16:00.'),
  typed('contact', 'de', wholeFleet, 'office hour, in minutes', 'Sprechzeiten: 7:00 bis 18:00.'),
  typed('yacht', 'de', marea, 'day on which a season begins or ends', 'Hochsaison ab dem 15. Dezember.'),
  typed('panama', 'es', panama, 'months of a season', 'Lo mejor es de febrero a mayo.'),
  typed('bahamas', 'en', bahamas, 'months of a season', 'The best time is October to May.'),
  typed('yachts', 'en', wholeFleet, 'feet of a yacht', 'Brisa is a 65-foot catamaran.'),
  typed('yacht', 'es', marea, 'metres of a yacht', 'Marea mide 18,5 metros de eslora.'),
  typed('yacht', 'en', marea, 'metres of a yacht', 'Marea draws no more than 1.75 m.'),
  typed('faq', 'es', wholeFleet, 'waters in which a yacht lies', 'Brisa tiene su base en San Blas.'),
  typed('yachts', 'de', wholeFleet, 'waters in which a yacht lies', 'Guji liegt in Nassau.'),
  typed('about', 'en', wholeFleet, 'waters in which a yacht lies', 'Macan lies in the Bahamas.'),
  typed('yachts', 'de', wholeFleet, 'speed of a yacht in knots', 'Macan läuft in der Spitze 50 Knoten.'),
]
