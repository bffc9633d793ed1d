import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: { title: 'Törnplan Cartagena, Rosario, San Bernardo', description: 'Vierzehn Tage in Kolumbien: die Bucht von Cartagena, die Riffe von Rosario, Tintipán und Múcura in San Bernardo, die Lagune von Cholón, mit Segelzeiten.', keywords: ['Törnplan Cartagena', 'Route Rosario-Inseln', 'San Bernardo Yacht', 'Tintipán', 'Cholón'] },
  title: 'Von der Stadtmauer *nach Rosario*',
  lead: 'Eine Stadt am Anfang und am Ende, dazwischen zwei Archipele. Die langen Schläge segelt man am Morgen, bevor der Wind auffrischt.',
  paragraphs: ['Der Törn führt aus der Bucht hinaus zu den Rosario-Inseln und weiter bis San Bernardo. Im Januar und Februar weht es kräftig aus Nordost; dann wählt der Kapitän die Stunde und, wenn nötig, eine andere Reihenfolge.', 'Jeder Abschnitt endet in Cartagena, wenige Minuten vom Flughafen.'],
  days: [
    { title: 'An Bord in der Bucht', location: 'Cartagena', activities: ['Abholung am Flughafen', 'Kabinen, Begrüßung, Einweisung', 'Gang auf der Stadtmauer bei Sonnenuntergang'], highlights: ['Abend auf der Stadtmauer'] },
    { title: 'Das erste Riff', location: 'Isla Grande', activities: ['Früh hinaus durch Bocachica', 'Schnorcheln im Nationalpark', 'Kajak in der inneren Lagune'], highlights: ['Korallen von Rosario'] },
    { title: 'Nach Süden', location: 'Isla Tintipán', activities: ['Segeln bis Mittag', 'Mangroven im Kajak', 'Nachtbad in leuchtendem Plankton'], highlights: ['Wasser, das leuchtet'] },
    { title: 'Hängematte und Strand', location: 'Isla Múcura', activities: ['Ein Schlag von einer halben Stunde', 'Strand und Gang durchs Dorf', 'Fisch vom Grill'], highlights: ['Nachmittag in der Hängematte'] },
    { title: 'Zurück zu den Korallen', location: 'San Martín de Pajarales', activities: ['Nach Norden, außerhalb des Parks mit Schleppangel', 'Schnorcheln bei tief stehender Sonne', 'Nacht vor Anker'], highlights: ['Fang des Tages'] },
    { title: 'Die Lagune der Reiher', location: 'Cholón', activities: ['Kurzer Schlag nach Barú', 'Austern vom Boot, in der Saison Languste', 'Stehpaddeln zwischen Mangroven'], highlights: ['Cholón unter der Woche'] },
    { title: 'Zurück in der Stadt', location: 'Cartagena', activities: ['Segeln in die Bucht', 'Nachmittag in Getsemaní', 'Abschiedsessen'], highlights: ['Transfer zum Flughafen'] },
    { title: 'Die Forts an der Einfahrt', location: 'Bocachica', activities: ['San Fernando und die Batterie San José', 'Mittagessen im Dorf', 'Ruhiger Ankerplatz'], highlights: ['Mauern aus dem 18. Jahrhundert'] },
    { title: 'Das Riff ohne Eile', location: 'San Martín de Pajarales', activities: ['Vormittag unter Segeln', 'Freitauchen', 'Abendessen unter Sternen'], highlights: ['Nacht im Park'] },
    { title: 'Balkone und Kaffee', location: 'Cartagena', activities: ['Rückfahrt am Vormittag', 'Markt und Kaffee', 'Nacht in der Stadt'], highlights: ['Ende der zehn Tage'] },
    { title: 'Pfad und Riff', location: 'Isla Grande', activities: ['Noch einmal nach Rosario', 'Spaziergang durch den Trockenwald', 'Riff am Nachmittag'], highlights: ['Wald und Korallen'] },
    { title: 'Der Schlag nach Süden', location: 'Isla Múcura', activities: ['Ein halber Tag unter Segeln', 'Eine Stunde am Ruder', 'Essen am Strand'], highlights: ['Sie am Ruder'] },
    { title: 'Kurs Nord', location: 'San Martín de Pajarales', activities: ['Auslaufen beim ersten Licht', 'Angeln unterwegs, außerhalb des Parks', 'Letztes Schnorcheln'], highlights: ['Ceviche an Bord'] },
    { title: 'Der letzte Vormittag', location: 'Cartagena', activities: ['Bad und Frühstück vor Anker', 'Einlaufen in die Bucht', 'Transfer zum Flughafen'], highlights: ['Bis zum nächsten Mal'] },
  ],
  closing: { title: 'Mehr Stadt oder mehr Meer?', text: 'Die Route lässt sich gern ändern: eine Nacht mehr in der Altstadt oder zwei mehr in San Bernardo.' },
} satisfies ItineraryCopy
