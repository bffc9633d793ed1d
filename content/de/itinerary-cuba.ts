import type { ItineraryCopy } from '../copy.ts'

export const cuba = {
  meta: { title: 'Törnplan Havanna und Cayo Largo', description: 'Vierzehn Tage in Kuba: Havanna zu Fuß, über Land nach Cienfuegos, eine Nacht unter Segeln nach Cayo Largo, leere Cayos im Westen und zurück über Land.', keywords: ['Törnplan Kuba', 'Havanna und Cayo Largo', 'Cienfuegos segeln', 'Los Canarreos', 'sieben Tage Kuba'] },
  title: 'Von den Arkaden *zu den Cayos*',
  lead: 'Zwei Nächte in der Stadt, eine auf See und danach Sand. Das Boot liegt im Süden; von und nach Havanna geht es über Land.',
  paragraphs: ['Von Cienfuegos nach Cayo Largo sind es rund 75 Seemeilen; gesegelt wird nachts, um bei Licht anzukommen. Es ist die einzige Nachtfahrt. Wer vierzehn Tage bleibt, segelt am Ende noch zwei lange Tagesschläge, nach Cayo Guano und zurück nach Cienfuegos.', 'Kuba verlangt Visum und Krankenversicherung. Wer seit Januar 2021 dort war, kann für die USA kein ESTA mehr nutzen.'],
  days: [
    { title: 'Havanna zu Fuß', location: 'Havanna', activities: ['Ankunft und Hotel', 'Die Plätze der Altstadt', 'Abendessen mit Musik'], highlights: ['Altstadt von Havanna'] },
    { title: 'Werkstätten und Malecón', location: 'Havanna', activities: ['Besuch in Werkstätten, mit Begleitung', 'Mittagessen in einem Paladar', 'Abend am Malecón'], highlights: ['Malecón'] },
    { title: 'Nach Süden', location: 'Cienfuegos', activities: ['Über Land nach Cienfuegos', 'An Bord und Begrüßung', 'Auslaufen am Abend, wenn das Wetter passt'], highlights: ['Erste Nacht an Bord'] },
    { title: 'Die Nacht und die Cayos', location: 'Cayo Largo', activities: ['Nachtfahrt mit Wachen', 'Am Morgen die Cayos voraus', 'Baden und ausschlafen'], highlights: ['Eine Nacht unter Segeln'] },
    { title: 'Playa Sirena', location: 'Cayo Largo', activities: ['Feiner Sand, geschützt vor dem Ostwind', 'Stehpaddeln', 'Grillen an Bord'], highlights: ['Playa Sirena'] },
    { title: 'Leguane und Riff', location: 'Cayo Largo', activities: ['Kleine Cayos mit dem Beiboot', 'Schnorcheln über lebenden Korallen', 'Abend vor Anker'], highlights: ['Cayos mit Leguanen'] },
    { title: 'Schildkröten und Abschied', location: 'Cayo Largo', activities: ['Schutzstation für Meeresschildkröten', 'Letztes Bad', 'Abendessen; der Flughafen liegt auf der Insel'], highlights: ['Meeresschildkröten'] },
    { title: 'In den leeren Westen', location: 'Cayo Rosario', activities: ['Ein halber Tag unter Segeln', 'Ankern hinter dem Cayo', 'Schleppangel im Wasser'], highlights: ['Niemand ringsum'] },
    { title: 'Ein Riff für Sie allein', location: 'Cayo Rosario', activities: ['Freitauchen', 'Languste in der Saison', 'Abend unter Sternen'], highlights: ['Nacht ohne Lichter'] },
    { title: 'Zurück nach Cayo Largo', location: 'Cayo Largo', activities: ['Gegen den Ostwind, mit Geduld', 'Bad an der Playa Sirena', 'Ruhige Nacht'], highlights: ['Ende der zehn Tage'] },
    { title: 'Ein Strandtag', location: 'Cayo Largo', activities: ['Stehpaddeln am Ufer entlang', 'Lesen', 'Essen am Heck'], highlights: ['Ohne Plan'] },
    { title: 'Der Cayo mit dem Leuchtturm', location: 'Cayo Guano del Este', activities: ['Nach Osten, bei ruhigem Wetter', 'Schnorcheln am Cayo', 'Nacht unter dem Leuchtfeuer'], highlights: ['Ein einsamer Leuchtturm'] },
    { title: 'Die Bucht', location: 'Cienfuegos', activities: ['Ein Tag unter Segeln zum Festland', 'Gang durch die alte Innenstadt', 'Letzte Nacht an Bord'], highlights: ['Cienfuegos'] },
    { title: 'Zurück nach Havanna', location: 'Havanna', activities: ['Über Land in die Hauptstadt', 'Spaziergang und Einkäufe', 'Abschiedsessen'], highlights: ['Letzter Abend'] },
  ],
  closing: { title: 'Mit oder ohne Havanna?', text: 'Man kann auch direkt nach Cayo Largo fliegen und nur segeln. Sagen Sie uns, was Ihnen lieber ist.' },
} satisfies ItineraryCopy
