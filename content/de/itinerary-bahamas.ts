import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: { title: 'Törnplan Nassau und Exumas', description: 'Vierzehn Tage auf den Bahamas: Allan’s Cay, der Meerespark von Warderick Wells, Compass, Staniel Cay und Black Point, mit Strecken und Segelzeiten.', keywords: ['Törnplan Exumas', 'Route Bahamas', 'Warderick Wells', 'Staniel Cay', 'sieben Tage Bahamas'] },
  title: 'Von Cay zu Cay durch *die Exumas*',
  lead: 'Eine Überfahrt am Anfang, danach liegen die Cays in Sichtweite. Die erste Woche endet auf Staniel, wo es eine Landebahn gibt.',
  paragraphs: ['Gesegelt wird auf der Bank, der geschützten Seite, mit drei Metern klarem Wasser unter dem Kiel. Die Überfahrt ab Nassau dauert einen langen Vormittag, die übrigen Schläge ein, zwei Stunden.', 'Im Winter kann eine Front den Wind drehen; dann wechselt man die Inselseite und segelt am nächsten Tag weiter.'],
  days: [
    { title: 'An Bord in Nassau', location: 'Nassau', activities: ['Abholung am Flughafen', 'Begrüßung an Bord', 'Gebratener Fisch am Arawak Cay'], highlights: ['Erste Nacht vor Anker'] },
    { title: 'Über die Bank', location: 'Allan’s Cay', activities: ['Frühe Überfahrt', 'Leguane am Strand, ungefüttert', 'Schnorcheln vor dem Essen'], highlights: ['Leguane'] },
    { title: 'Der Creek', location: 'Shroud Cay', activities: ['Segeln auf der Bank', 'Mit der Tide durch die Mangroven', 'Bad am Strand der anderen Seite'], highlights: ['Kajak mit der Tide'] },
    { title: 'Der Meerespark', location: 'Warderick Wells', activities: ['Boje in einem Bogen aus Blau', 'Aufstieg zum Boo Boo Hill', 'Schnorcheln unter furchtlosen Schnappern'], highlights: ['Exuma Cays Land and Sea Park'] },
    { title: 'Ein Tag unter Wasser', location: 'Warderick Wells', activities: ['Riffe ohne Fischerei', 'Freitauchen', 'Sterne vom Vordeck'], highlights: ['Geschütztes Riff'] },
    { title: 'Die Schläfer unterm Steg', location: 'Compass Cay', activities: ['Kurzer Schlag', 'Ammenhaie, nah und in Ruhe', 'Langer Strand am Sund'], highlights: ['Ammenhaie'] },
    { title: 'Die Grotte', location: 'Staniel Cay', activities: ['Thunderball Grotto bei Stillwasser', 'Gang durchs Dorf', 'Abschiedsessen; die Landebahn ist nah'], highlights: ['Thunderball Grotto'] },
    { title: 'Vor den Tagesbooten', location: 'Big Major Cay', activities: ['Die Schweine, ganz früh', 'Stehpaddeln', 'Nachmittag mit Buch'], highlights: ['Schwimmende Schweine'] },
    { title: 'Kokosbrot', location: 'Black Point', activities: ['Kurzer Schlag nach Süden', 'Gang durch den Ort', 'Kokosbrot, noch warm'], highlights: ['Ein richtiger Ort'] },
    { title: 'Zurück nach Staniel', location: 'Staniel Cay', activities: ['Rückweg über die Bank', 'Letztes Schnorcheln', 'Nacht nahe der Landebahn'], highlights: ['Ende der Verlängerung'] },
    { title: 'Der äußere Strand', location: 'Compass Cay', activities: ['Vormittag unter Segeln', 'Gang auf die Sundseite', 'Grill am Heck'], highlights: ['Strand ohne Spuren'] },
    { title: 'Das versunkene Flugzeug', location: 'Norman’s Cay', activities: ['Ein halber Tag unter Segeln', 'Schnorcheln über dem Flugzeug', 'Abend auf der Bank'], highlights: ['Flugzeug im Flachwasser'] },
    { title: 'Das letzte Cay', location: 'Highbourne Cay', activities: ['Kurzer Schlag', 'Riff am Nachmittag', 'Essen an Land oder an Bord'], highlights: ['Stille Nacht'] },
    { title: 'Heim über die Bank', location: 'Nassau', activities: ['Frühes Auslaufen', 'Leine im Wasser', 'Transfer zum Flughafen'], highlights: ['Zurück in Nassau'] },
  ],
  closing: { title: 'Heim ab Staniel oder ab Nassau?', text: 'Nach sieben Tagen fliegt man am besten ab Staniel, nach vierzehn segelt man zurück. Sagen Sie uns, was besser passt.' },
} satisfies ItineraryCopy
