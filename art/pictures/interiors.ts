/** Rooms of the yachts, by slug and room. They show what a guest cabin of her kind is like, not a survey of hers. */
import { rendered, type PictureEntry } from './entry.ts'

export const interiorPictures = {
  'lagoon-56-cabin': rendered(
    'Camarote de huéspedes en roble claro del Lagoon 56: cama doble con manta verde mar, un sombrero de paja y una ventana a ras del agua con islotes de palmeras.',
    'A guest cabin of the Lagoon 56 in pale oak: a double berth with a sea-green throw, a straw hat, and a window close over the water with palm islets outside.',
    'Gästekabine der Lagoon 56 in heller Eiche: Doppelkoje mit meergrüner Decke, ein Strohhut und ein Fenster dicht über dem Wasser, draußen Palmeninseln.',
    [0.45, 0.5],
  ),
  'leopard-42-tsabalok-cockpit': rendered(
    'La mesa del cockpit de Tsabalok servida al atardecer: ceviche con plátano verde frito, ensaladas, pan, vino blanco y faroles encendidos; tras la popa, el sol bajo sobre el mar.',
    'The cockpit table of Tsabalok served at sunset: ceviche with fried green plantain, salads, bread, white wine and burning lanterns, the sun low over the sea beyond the stern.',
    'Der Cockpittisch der Tsabalok bei Sonnenuntergang gedeckt: Ceviche mit gebratenen Kochbananen, Salate, Brot, Weißwein und brennende Laternen, hinter dem Heck die tiefe Sonne.',
    [0.45, 0.5],
  ),
  'sunreef-62-marea-cabin': rendered(
    'Camarote de huéspedes en nogal de Marea: cama doble con manta ocre en la luz de la tarde y una ventana larga hacia una orilla de palmeras.',
    'A guest cabin of Marea in walnut: a double berth with an ochre throw in the afternoon light and a long window towards a shore of palms.',
    'Gästekabine der Marea in Nussbaum: Doppelkoje mit ockerfarbener Decke, ein langes Fenster zum Palmenufer.',
    [0.45, 0.5],
  ),
  'macan-pershing-64-cabin': rendered(
    'Camarote de huéspedes de Macan al anochecer: nogal, lámparas cálidas y el último sol, que entra por la ventana hasta la manta y las almohadas.',
    'A guest cabin of Macan at dusk: walnut, warm lamps and the last of the sun through the window, on throw and pillows.',
    'Gästekabine der Macan in der Dämmerung: Nussbaum, warme Lampen und durchs Fenster das letzte Sonnenlicht auf Decke und Kissen.',
    [0.45, 0.5],
  ),
  'bali-54-cabin': rendered(
    'Camarote de huéspedes del Bali 5.4 en fresno claro: cama doble con manta terracota, toallas enrolladas y una ventana ovalada hacia un cayo de arena blanca.',
    'A guest cabin of the Bali 5.4 in pale ash: a double berth with a terracotta throw, rolled towels, and an oval window towards a cay of white sand.',
    'Gästekabine der Bali 5.4 in heller Esche: Doppelkoje mit terrakottafarbener Decke, gerollte Handtücher und ein ovales Fenster zu einer Insel aus weißem Sand.',
    [0.55, 0.5],
  ),
  'lagoon-62-cabin': rendered(
    'Camarote de huéspedes de Brisa en roble gris: cama doble con manta azul marino, café servido en una bandeja, un estante con libros y ventanas altas sobre el agua.',
    'A guest cabin of Brisa in grey oak: a double berth with a navy throw, coffee on a tray, a shelf of books and tall windows over the water.',
    'Gästekabine der Brisa in grauer Eiche: Doppelkoje mit marineblauer Decke, Kaffee auf einem Tablett, ein Bücherbord und hohe Fenster über dem Wasser.',
    [0.45, 0.5],
  ),
  'guji-sun-odyssey-44i-saloon': rendered(
    'El salón de Guji en cerezo: sofá y mesa, la cocina a estribor, ojos de buey y una cama a proa.',
    'The saloon of Guji in cherry wood: settee and table, the galley to starboard, a bed forward.',
    'Der Salon der Guji in Kirschholz: Sofa und Tisch, Pantry an Steuerbord, vorn eine Koje.',
    [0.5, 0.5],
  ),
  'lagoon-56-saloon': rendered(
    'El salón del Lagoon 56 en roble claro: un sofá en L bajo ventanas en todo el contorno, un sillón, una barra con taburetes y la cocina a estribor; el sol entra hasta la alfombra.',
    'The saloon of the Lagoon 56 in pale oak: an L-shaped sofa with windows all round, an armchair, a bar with stools and the galley to starboard; the sun reaches the rug.',
    'Der Salon der Lagoon 56 in heller Eiche: L-Sofa, Fenster ringsum, ein Sessel, eine Bar mit Hockern, Küche an Steuerbord.',
    [0.45, 0.5],
  ),
  'macan-pershing-64-saloon': rendered(
    'El salón de Macan al atardecer: sofás de cuero, vino en hielo y el timón frente al mar.',
    'The saloon of Macan at sunset: leather sofas, wine on ice and the wheel before the sea.',
    'Der Salon der Macan am Abend: Ledersofas, Wein auf Eis und das Steuerrad vor dem Meer.',
    [0.5, 0.5],
  ),
  'sunreef-62-marea-cockpit': rendered(
    'La mesa de Marea en la hora azul: pescado y camarones a la luz de faroles, palmeras al fondo.',
    'The table of Marea in the blue hour: fish and prawns by lantern light, dark palms beyond.',
    'Der Tisch der Marea zur blauen Stunde: Fisch und Garnelen im Laternenlicht, dahinter Palmen.',
    [0.5, 0.6],
  ),
  'leopard-42-tsabalok-saloon': rendered(
    'El salón de Tsabalok en roble: sofá azul gris, ventanas en todo el contorno, un puf mostaza, un aparador con lámpara, la cocina a babor.',
    'The saloon of Tsabalok in oak: a blue-grey sofa, windows all round, a mustard pouf, a sideboard with a lamp, the galley to port.',
    'Der Salon der Tsabalok in Eiche: blaugraues Sofa, Fenster ringsum, ein senffarbener Pouf, ein Sideboard mit Lampe, Küche an Backbord.',
    [0.55, 0.5],
  ),
  'leopard-42-tsabalok-cabin': rendered(
    'Camarote de huéspedes de Tsabalok en roble: cama doble con manta mostaza, toallas enrolladas, un cabecero de listones y azul gris, y dos ventanas hacia la orilla.',
    'A guest cabin of Tsabalok in oak: a double berth with a mustard throw and rolled towels, a headboard of battens and blue-grey cloth, and two windows towards the shore.',
    'Gästekabine der Tsabalok in Eiche: Doppelkoje mit senffarbener Decke und gerollten Handtüchern, ein Kopfteil aus Leisten und blaugrauem Stoff und zwei Fenster zum Ufer.',
    [0.55, 0.5],
  ),
  'guji-sun-odyssey-44i-cockpit': rendered(
    'La mesa de Guji bajo el bimini: ceviche, pescado, pan y vino blanco; tras las ruedas, palmeras.',
    'The table of Guji under the bimini: ceviche, grilled fish, bread and white wine, palms astern.',
    'Der Tisch der Guji unter dem Bimini: Ceviche, Grillfisch, Brot und Weißwein, achteraus Palmen.',
    [0.5, 0.55],
  ),
  'bali-54-cockpit': rendered(
    'Desayuno en el cockpit del Bali 5.4: cruasanes, fruta, café y jugo frente a un cayo de palmeras.',
    'Breakfast in the cockpit of the Bali 5.4: croissants, fruit, coffee and juice before a palm cay.',
    'Frühstück im Cockpit der Bali 5.4: Croissants, Obst, Kaffee und Saft vor einer Palmeninsel.',
    [0.5, 0.62],
  ),
  'guji-sun-odyssey-44i-cabin': rendered(
    'Camarote de huéspedes de Guji en cerezo: cama doble con manta granate y un sombrero de paja, costado de tablas blancas y dos portillos sobre la laguna.',
    'A guest cabin of Guji in cherry wood: a double berth with a dark red throw and a straw hat, white boards along the hull and two portlights over the lagoon.',
    'Gästekabine der Guji in Kirschholz: Doppelkoje mit dunkelroter Decke und einem Strohhut, weiße Planken an der Bordwand und zwei Luken über der Lagune.',
    [0.5, 0.5],
  ),
  'lagoon-62-cockpit': rendered(
    'La mesa de Brisa con sol bajo: ceviche, sandía, fruta y vino en hielo frente a un cayo blanco.',
    'The table of Brisa in a low sun: ceviche, watermelon, fruit and iced wine before a white cay.',
    'Der Tisch der Brisa in tiefer Sonne: Ceviche, Melone, Obst und Wein auf Eis vor einer Insel.',
    [0.5, 0.58],
  ),
  'sunreef-62-marea-saloon': rendered(
    'El salón de Marea en nogal: sofá y sillón claros, isla de piedra oscura y palmeras enfrente.',
    'The saloon of Marea in walnut: a pale sofa and armchair, an island of dark stone, palms beyond.',
    'Der Salon der Marea in Nussbaum: helles Sofa und Sessel, dunkle Kochinsel, Palmen am Ufer.',
    [0.5, 0.5],
  ),
  'bali-54-saloon': rendered(
    'El salón del Bali 5.4: la mesa puesta entre sofá y banco, cocina a proa y palmeras enfrente.',
    'The saloon of the Bali 5.4: a laid table between sofa and bench, the galley forward, palms beyond.',
    'Der Salon der Bali 5.4: gedeckter Tisch zwischen Sofa und Bank, vorn die Küche, Palmen am Ufer.',
    [0.42, 0.5],
  ),
  'lagoon-56-cockpit': rendered(
    'La cena para seis en el cockpit del Lagoon 56 cuando el sol acaba de ponerse: camarones y pescado a la parrilla, arroz, vino blanco y faroles; detrás, cayos bajos bajo un cielo naranja.',
    'Dinner for six in the cockpit of the Lagoon 56 when the sun has just set: grilled prawns and fish, rice, white wine and lanterns, low cays under an orange sky beyond.',
    'Abendessen für sechs im Cockpit der Lagoon 56, kurz nachdem die Sonne untergegangen ist: Garnelen und Fisch vom Grill, Reis, Weißwein und Laternen, dahinter flache Inseln unter orangefarbenem Himmel.',
    [0.5, 0.55],
  ),
  'lagoon-62-saloon': rendered(
    'El salón de Brisa: barra con taburetes, sofá bajo las ventanas y bebidas frías en la mesa.',
    'The saloon of Brisa: a bar with stools, a sofa under the windows, cold drinks on the table.',
    'Der Salon der Brisa: eine Bar mit Hockern, ein Sofa am Fenster, kühle Getränke auf dem Tisch.',
    [0.55, 0.55],
  ),
  'macan-pershing-64-cockpit': rendered(
    'Cena en el cockpit de Macan al ponerse el sol: pescado, camarones, pan y vino junto al farol.',
    'Dinner in the cockpit of Macan at sunset: fish, prawns, bread and wine beside a lantern.',
    'Abendessen im Cockpit der Macan bei Sonnenuntergang: Fisch, Garnelen, Brot und Wein am Licht.',
    [0.5, 0.55],
  ),
  'sunreef-62-marea-bathroom': rendered(
    'Baño de Marea en nogal y piedra oscura: un espejo redondo cuelga ante la ventana y las palmeras.',
    'A bathroom of Marea in walnut and dark stone: a round mirror hangs before the window and the palms.',
    'Bad der Marea in Nussbaum und dunklem Stein: Ein runder Spiegel hängt vor Fenster und Palmen.',
    [0.5, 0.5],
  ),
  'bali-54-bathroom': rendered(
    'Baño del Bali 5.4 en blanco y teca: lavabo y espejo ovalados, toallas terracota, ducha de azulejos.',
    'A bathroom of the Bali 5.4 in white and teak: oval basin and mirror, terracotta towels, tiled shower.',
    'Bad der Bali 5.4 in Weiß und Teak: Becken und Spiegel oval, Handtücher in Terrakotta, Dusche gefliest.',
    [0.6, 0.5],
  ),
  'macan-pershing-64-bathroom': rendered(
    'Baño de Macan al atardecer: nogal, piedra oscura, luz sobre el espejo y palmeras contra el cielo.',
    'A bathroom of Macan at sunset: walnut, dark stone, a lit mirror, and palms against the sky outside.',
    'Bad der Macan am Abend: Nussbaum, dunkler Stein, Licht über dem Spiegel, draußen Palmen.',
    [0.45, 0.5],
  ),
} as const satisfies Record<string, PictureEntry>
