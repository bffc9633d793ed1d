import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: { title: 'Törnplan Cartagena, Rosario, San Bernardo', description: 'Vierzehn Tage in Kolumbien: die Bucht von Cartagena, die Riffe von Rosario, Tintipán und Múcura in San Bernardo, die Lagune von Cholón, mit Segelzeiten.', keywords: ['Törnplan Cartagena', 'Route Rosario-Inseln', 'San Bernardo Yacht', 'Tintipán', 'Cholón'] },
  title: 'Von der Mauer *nach Rosario*',
  lead: 'Eine Stadt am Anfang und am Ende, dazwischen zwei Archipele. Die langen Schläge liegen am Morgen, vor dem Wind.',
  paragraphs: ['Der Törn verlässt die Bucht, berührt Rosario und reicht bis San Bernardo. Im Januar und Februar weht es kräftig aus Nord; dann wählt der Kapitän die Stunde und wenn nötig die Reihenfolge.', 'Jede Runde endet in Cartagena, wenige Minuten vom Flughafen.'],
  days: [
    { title: 'An Bord in der Bucht', location: 'Cartagena', activities: ['Abholung am Flughafen', 'Kabinen, Begrüßung, Einweisung', 'Gang über die Mauer bei Sonnenuntergang'], highlights: ['Abend auf der Mauer'] },
    { title: 'Das erste Riff', location: 'Isla Grande', activities: ['Früh hinaus durch Bocachica', 'Schnorcheln im Nationalpark', 'Kajak in der inneren Lagune'], highlights: ['Korallen von Rosario'] },
    { title: 'Nach Süden', location: 'Isla Tintipán', activities: ['Segeln bis Mittag', 'Mangroven im Kajak', 'Nachtbad in leuchtendem Plankton'], highlights: ['Wasser, das leuchtet'] },
    { title: 'Hängematte und Strand', location: 'Isla Múcura', activities: ['Ein Schlag von Minuten', 'Strand und Gang durchs Dorf', 'Fisch vom Grill'], highlights: ['Nachmittag in der Hängematte'] },
    { title: 'Zurück zu den Korallen', location: 'San Martín de Pajarales', activities: ['Nach Norden mit der Leine im Wasser', 'Schnorcheln bei tiefer Sonne', 'Nacht vor Anker'], highlights: ['Fang des Tages'] },
    { title: 'Die Lagune der Reiher', location: 'Cholón', activities: ['Kurzer Schlag nach Barú', 'Austern und Languste vom Boot', 'Stehpaddeln zwischen Mangroven'], highlights: ['Cholón unter der Woche'] },
    { title: 'Wieder die Stadt', location: 'Cartagena', activities: ['Segeln in die Bucht', 'Nachmittag in Getsemaní', 'Abschiedsessen'], highlights: ['Transfer zum Flughafen'] },
    { title: 'Die Forts der Einfahrt', location: 'Bocachica', activities: ['San Fernando und die Batterie San José', 'Mittagessen im Dorf', 'Ruhiger Ankerplatz'], highlights: ['Mauern aus dem 18. Jahrhundert'] },
    { title: 'Das Riff ohne Eile', location: 'San Martín de Pajarales', activities: ['Vormittag unter Segeln', 'Freitauchen', 'Essen unter Sternen'], highlights: ['Nacht im Park'] },
    { title: 'Balkone und Kaffee', location: 'Cartagena', activities: ['Rückfahrt mit dem Wind', 'Markt und Kaffee', 'Nacht in der Stadt'], highlights: ['Ende der Verlängerung'] },
    { title: 'Pfad und Riff', location: 'Isla Grande', activities: ['Noch einmal nach Rosario', 'Weg durch den Trockenwald', 'Riff am Nachmittag'], highlights: ['Wald und Korallen'] },
    { title: 'Der Schlag nach Süden', location: 'Isla Múcura', activities: ['Ein halber Tag unter Segeln', 'Stunde am Ruder', 'Essen am Strand'], highlights: ['Sie am Ruder'] },
    { title: 'Kurs Nord', location: 'San Martín de Pajarales', activities: ['Auslaufen im ersten Licht', 'Angeln unterwegs', 'Letztes Schnorcheln'], highlights: ['Ceviche an Bord'] },
    { title: 'Der letzte Vormittag', location: 'Cartagena', activities: ['Bad und Frühstück vor Anker', 'Einlaufen in die Bucht', 'Transfer zum Flughafen'], highlights: ['Bis zum nächsten Mal'] },
  ],
  closing: { title: 'Mehr Stadt oder mehr Meer?', text: 'Die Route lässt sich gern ändern: eine Nacht mehr hinter der Mauer oder zwei mehr in San Bernardo.' },
} satisfies ItineraryCopy
