import type { ItineraryCopy } from '../copy.ts'

export const panama = {
  meta: { title: 'Törnplan San Blas, Tag für Tag', description: 'Vierzehn Tage in Guna Yala, von Chichime über die Cayos Holandeses und Coco Bandero zu den Gardi-Inseln: Strecken, Segelzeiten und was jeden Tag geschieht.', keywords: ['Törnplan San Blas', 'Route Guna Yala', 'sieben Tage segeln', 'Cayos Holandeses', 'Coco Bandero'] },
  title: 'Vierzehn Tage in *San Blas*',
  lead: 'Schläge von meist ein, zwei Stunden, immer bei hoher Sonne, damit sich das Riff lesen lässt. Die erste Woche ist eine ganze Reise, die übrigen Tage verlängern sie.',
  paragraphs: ['Es geht innerhalb des Riffs nach Osten und langsam zurück. Kein Schlag dauert länger als einen halben Tag, die meisten enden vor dem Mittagessen.', 'Wer um Erlaubnis bittet, wird in den Dörfern empfangen. Auf mancher Insel kostet das Anlanden ein paar Dollar, und Palmen und Kokosnüsse haben ihre Besitzer. In der Comarca, dem autonomen Gebiet der Guna, ist Gerätetauchen verboten; hier taucht man mit angehaltenem Atem.'],
  days: [
    { title: 'Das erste Bad in Chichime', location: 'Cayos Chichime', activities: ['Ankunft in El Porvenir mit Flugzeug oder Boot', 'Kurzer Schlag, Anker zwischen zwei Palmeninseln', 'Erstes Schnorcheln, Abendessen im Cockpit'], highlights: ['Willkommen an Bord'] },
    { title: 'Zwischen kleinen Inseln', location: 'Lemmon Cays', activities: ['Schnorcheln an der Riffkante', 'Mit dem Kajak von Insel zu Insel', 'Molas und Fisch aus den Einbäumen'], highlights: ['Riff vor der Leiter'] },
    { title: 'Hinaus ans Außenriff', location: 'Cayos Holandeses', activities: ['Am Wind hinaus zu den Holandeses', 'Einfahrt bei hoher Sonne', 'Nachmittag im „Schwimmbecken“ aus hellem Sand'], highlights: ['Das „Schwimmbecken“', 'Rochen'] },
    { title: 'Der Anker bleibt unten', location: 'Cayos Holandeses', activities: ['Freitauchen am Riff', 'Stehpaddeln bei Windstille', 'Feuer am Strand, mit Erlaubnis der Inselhüter'], highlights: ['Feuer im Sand'] },
    { title: 'Vier Inseln, ein Riff', location: 'Cayos Coco Bandero', activities: ['Segeln am Vormittag', 'Von Insel zu Insel schwimmen', 'Languste von den Fischern, außerhalb der Schonzeit'], highlights: ['Coco Bandero'] },
    { title: 'Ein stiller Ankerplatz', location: 'Green Island', activities: ['Kurzer Schlag nach Süden', 'Schnorcheln über Seegras', 'Sterne vom Netz aus'], highlights: ['Nacht ohne Lichter'] },
    { title: 'Das Dorf und der Fluss', location: 'Narganá', activities: ['Besuch in Narganá und Corazón de Jesús, mit Erlaubnis', 'Im Kajak den Fluss hinauf', 'Abschiedsessen; die Landebahn liegt nebenan'], highlights: ['Flussfahrt im Kajak', 'Landebahn Corazón de Jesús'] },
    { title: 'Wo die Tänze bewahrt werden', location: 'Isla Tigre', activities: ['Kurzer Schlag die Küste entlang', 'Dorfbesuch mit jemandem von dort', 'Nachmittag in der Hängematte'], highlights: ['Geführt von Guna'] },
    { title: 'Mangroven und Seesterne', location: 'Cambombia', activities: ['Fahrt innerhalb des Riffs', 'Kajak in den Mangroven', 'Schnorcheln im flachen Wasser'], highlights: ['Seesterne'] },
    { title: 'Zurück nach Westen', location: 'El Porvenir', activities: ['Langer Schlag mit raumem Wind', 'Letzter Halt an einem Riff', 'Nacht nahe der Landebahn'], highlights: ['Ende der zehn Tage'] },
    { title: 'Die Gardi-Inseln', location: 'Gardi-Inseln', activities: ['Rundgang auf einer bewohnten Insel, mit Erlaubnis', 'Gespräch mit Frauen, die Molas nähen', 'Ankern im Schutz der Küste'], highlights: ['Molas aus erster Hand'] },
    { title: 'Wieder Palmen', location: 'Lemmon Cays', activities: ['Segelstunde mit dem Kapitän', 'Schnorcheln im Abendlicht', 'Ceviche am Heck'], highlights: ['Sie am Ruder'] },
    { title: 'Nichts auf dem Plan', location: 'Lemmon Cays', activities: ['Schlafen, schwimmen, lesen', 'Im Kajak zur Lieblingsinsel', 'Grillen am Strand, mit Erlaubnis'], highlights: ['Ein Tag ohne Uhr'] },
    { title: 'Das letzte Bad', location: 'El Porvenir', activities: ['Frühes Bad und Frühstück', 'Kurzer Schlag nach El Porvenir', 'Rückreise mit Flugzeug oder Boot'], highlights: ['Rückkehr in die Stadt'] },
  ],
  closing: { title: 'Sieben, zehn oder vierzehn?', text: 'Sagen Sie uns, wie viele Tage Sie haben und was Sie reizt. Die Route richtet sich nach Ihrer Runde und dem Wind.' },
} satisfies ItineraryCopy
