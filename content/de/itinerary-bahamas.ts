import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: { title: 'Törnplan Nassau und Exumas', description: 'Vierzehn Tage auf den Bahamas: Allan’s Cay, der Meerespark von Warderick Wells, Compass, Staniel Cay und Black Point, mit Strecken und Segelzeiten.', keywords: ['Törnplan Exumas', 'Route Bahamas', 'Warderick Wells', 'Staniel Cay', 'sieben Tage Bahamas'] },
  title: 'Von Cay zu Cay durch *die Exumas*',
  lead: 'Am Anfang steht eine Überfahrt, danach folgt ein Cay auf das andere. Die erste Woche endet auf Staniel Cay, wo es eine Landebahn gibt.',
  paragraphs: ['Gesegelt wird auf der Bank, der geschützten Seite, über drei Meter tiefem, klarem Wasser. Am längsten sind die Überfahrten: 39 Seemeilen von Nassau zu den Exumas und 41 zurück, fünfeinhalb bis sechs Stunden. Dazwischen dauern die Schläge meist ein, zwei Stunden, nur der nach Norman’s Cay viereinhalb.', 'Im Winter kann eine Front den Wind drehen; dann verholt man auf die andere Seite der Insel und segelt am nächsten Tag weiter.'],
  days: [
    { title: 'An Bord in Nassau', location: 'Nassau', activities: ['Abholung am Flughafen', 'Begrüßung an Bord', 'Gebratener Fisch am Arawak Cay'], highlights: ['Erste Nacht vor Anker'] },
    { title: 'Über die Bank', location: 'Allan’s Cay', activities: ['Frühe Überfahrt', 'Leguane am Strand: ansehen, nicht füttern', 'Schnorcheln vor dem Essen'], highlights: ['Leguane'] },
    { title: 'Der Creek', location: 'Shroud Cay', activities: ['Segeln auf der Bank', 'Mit der Tide durch die Mangroven', 'Baden am Strand auf der Sundseite'], highlights: ['Kajak mit der Tide'] },
    { title: 'Der Meerespark', location: 'Warderick Wells', activities: ['Festmachen an einer Muringboje', 'Aufstieg zum Boo Boo Hill', 'Schnorcheln zwischen furchtlosen Schnappern'], highlights: ['Exuma Cays Land and Sea Park'] },
    { title: 'Ein Tag unter Wasser', location: 'Warderick Wells', activities: ['Riffe, an denen niemand fischt', 'Freitauchen', 'Sterne vom Vordeck'], highlights: ['Geschütztes Riff'] },
    { title: 'Die Schläfer unterm Steg', location: 'Compass Cay', activities: ['Kurzer Schlag', 'Ammenhaie aus der Nähe, ruhige Hände vorausgesetzt', 'Langer Strand am Sund'], highlights: ['Ammenhaie'] },
    { title: 'Die Grotte', location: 'Staniel Cay', activities: ['Thunderball Grotto bei Stillwasser', 'Gang durch den Ort', 'Abschiedsessen; die Landebahn ist nah'], highlights: ['Thunderball Grotto'] },
    { title: 'Vor den Tagesbooten', location: 'Big Major Cay', activities: ['Die Schweine, ganz früh', 'Stehpaddeln', 'Nachmittag mit einem Buch'], highlights: ['Schwimmende Schweine'] },
    { title: 'Kokosbrot', location: 'Black Point', activities: ['Kurzer Schlag nach Süden', 'Besuch im Ort', 'Kokosbrot, noch warm'], highlights: ['Ein richtiger Ort'] },
    { title: 'Zurück nach Staniel', location: 'Staniel Cay', activities: ['Rückweg über die Bank', 'Letztes Schnorcheln', 'Nacht nahe der Landebahn'], highlights: ['Ende der zehn Tage'] },
    { title: 'Der äußere Strand', location: 'Compass Cay', activities: ['Vormittag unter Segeln', 'Gang auf die Sundseite', 'Grillen am Heck'], highlights: ['Strand ohne Spuren'] },
    { title: 'Das versunkene Flugzeug', location: 'Norman’s Cay', activities: ['Ein halber Tag unter Segeln', 'Schnorcheln über dem Flugzeug', 'Abend auf der Bank'], highlights: ['Flugzeug im Flachwasser'] },
    { title: 'Das letzte Cay', location: 'Highbourne Cay', activities: ['Kurzer Schlag', 'Riff am Nachmittag', 'Essen an Land oder an Bord'], highlights: ['Stille Nacht'] },
    { title: 'Heim über die Bank', location: 'Nassau', activities: ['Frühes Auslaufen', 'Schleppangel im Wasser', 'Transfer zum Flughafen'], highlights: ['Zurück in Nassau'] },
  ],
  closing: { title: 'Rückflug ab Staniel Cay oder ab Nassau?', text: 'Nach sieben Tagen fliegt man am besten ab Staniel Cay, nach vierzehn ist man wieder in Nassau. Sagen Sie uns, was besser passt.' },
} satisfies ItineraryCopy
