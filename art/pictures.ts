/** Every picture of the site: what it shows, what must stay in sight when it is cropped, and whether it is a drawing. */
import type { Locale } from '#content/locales.ts'

export type PictureEntry = {
  /** The point to keep in sight, as fractions of width and height. */
  focal: [number, number]
  alt: Record<Locale, string>
  credit: string
  /** Rendered or drawn; the page says so beside it. */
  illustration: boolean
  kind: 'rendered' | 'drawn'
  /** A piece with a border of its own, shown uncut where it stands alone. */
  whole?: boolean
}

function rendered(es: string, en: string, de: string, focal: [number, number] = [0.5, 0.55]): PictureEntry {
  return { focal, alt: { es, en, de }, credit: 'Alisios', illustration: true, kind: 'rendered' }
}

function drawn(es: string, en: string, de: string, focal: [number, number] = [0.5, 0.5]): PictureEntry {
  return { focal, alt: { es, en, de }, credit: 'Alisios', illustration: true, kind: 'drawn' }
}

export const pictures = {
  'sunreef-62-marea-above': rendered(
    'El catamarán Marea visto desde arriba, fondeado sobre arena.',
    'The catamaran Marea seen from above, anchored over sand.',
    'Der Katamaran Marea von oben, über Sand vor Anker.',
    [0.5, 0.5],
  ),
  'lagoon-56-above': rendered(
    'Un catamarán Lagoon 56 visto desde arriba sobre arena, con el bote auxiliar y una tabla a su lado.',
    'A Lagoon 56 catamaran seen from above over sand, tender and paddleboard beside her.',
    'Ein Katamaran Lagoon 56 von oben über Sand, daneben Beiboot und Paddelbrett.',
    [0.55, 0.5],
  ),
  'bali-54-above': rendered(
    'Un catamarán Bali 5.4 visto desde arriba sobre un fondo claro.',
    'A Bali 5.4 catamaran seen from above over a pale bottom.',
    'Ein Katamaran Bali 5.4 von oben über hellem Grund.',
    [0.5, 0.5],
  ),
  'lagoon-62-dusk': rendered(
    'El catamarán Brisa a contraluz, al final del día.',
    'The catamaran Brisa against the light at the end of the day.',
    'Der Katamaran Brisa im Gegenlicht am Ende des Tages.',
    [0.4, 0.6],
  ),
  'leopard-42-tsabalok-above': rendered(
    'El catamarán Tsabalok visto desde arriba, con paneles solares en el techo.',
    'The catamaran Tsabalok seen from above, solar panels on her roof.',
    'Der Katamaran Tsabalok von oben, Solarzellen auf dem Dach.',
    [0.5, 0.5],
  ),
  'leopard-42-tsabalok-dusk': rendered(
    'El catamarán Tsabalok al ancla bajo un cielo dorado.',
    'The catamaran Tsabalok at anchor under a golden sky.',
    'Der Katamaran Tsabalok vor Anker unter goldenem Himmel.',
    [0.4, 0.6],
  ),
  'sunreef-62-marea-anchor': rendered(
    'El catamarán Marea fondeado frente a un islote de palmeras.',
    'The catamaran Marea at anchor off a palm islet.',
    'Der Katamaran Marea vor Anker bei einer Palmeninsel.',
    [0.2, 0.7],
  ),
  'lagoon-62-anchor': rendered(
    'El catamarán Brisa fondeado junto a un cayo.',
    'The catamaran Brisa at anchor beside a cay.',
    'Der Katamaran Brisa vor Anker an einem Cay.',
    [0.5, 0.7],
  ),
  'sunreef-62-marea-dusk': rendered(
    'El catamarán Marea a contraluz, fondeado al atardecer.',
    'The catamaran Marea at anchor against the setting sun.',
    'Der Katamaran Marea im Gegenlicht, am Abend vor Anker.',
    [0.45, 0.6],
  ),
  'guji-sun-odyssey-44i-underway': rendered(
    'El velero Guji navega a vela con el alisio.',
    'The sailing yacht Guji under sail in the trade wind.',
    'Die Segelyacht Guji unter Segeln im Passatwind.',
    [0.5, 0.8],
  ),
  'macan-pershing-64-underway': rendered(
    'El yate a motor Macan a toda marcha visto desde el aire, con su estela.',
    'The motor yacht Macan at speed, seen from the air, with her wake.',
    'Die Motoryacht Macan in schneller Fahrt aus der Luft, mit Kielwasser.',
    [0.5, 0.5],
  ),
  'lagoon-56-anchor': rendered(
    'Un catamarán Lagoon 56 fondeado frente a un islote de palmeras.',
    'A Lagoon 56 catamaran at anchor off a palm islet.',
    'Ein Katamaran Lagoon 56 vor Anker bei einer Palmeninsel.',
    [0.4, 0.6],
  ),
  'bali-54-anchor': rendered(
    'Un catamarán Bali 5.4 fondeado en aguas claras.',
    'A Bali 5.4 catamaran at anchor in clear water.',
    'Ein Katamaran Bali 5.4 vor Anker in klarem Wasser.',
    [0.4, 0.8],
  ),
  'lagoon-62-above': rendered(
    'El catamarán Brisa visto desde arriba, entre pradera marina y arena.',
    'The catamaran Brisa seen from above, between sea grass and sand.',
    'Der Katamaran Brisa von oben, zwischen Seegras und Sand.',
    [0.5, 0.5],
  ),
  'leopard-42-tsabalok-anchor': rendered(
    'El catamarán Tsabalok fondeado junto a un cayo.',
    'The catamaran Tsabalok at anchor beside a cay.',
    'Der Katamaran Tsabalok vor Anker an einer kleinen Insel.',
    [0.7, 0.8],
  ),
  'san-blas': rendered(
    'Islotes de palmeras con playas de arena clara en una laguna turquesa y un catamarán fondeado.',
    'Palm islets with pale beaches in a turquoise lagoon, and a catamaran at anchor.',
    'Palmeninseln mit hellen Stränden in einer türkisfarbenen Lagune, davor ein Katamaran vor Anker.',
    [0.8, 0.76],
  ),
  rosario: rendered(
    'Islas bajas y verdes con orillas claras y un catamarán fondeado, desde el aire.',
    'Low green islands with pale shores and a catamaran at anchor, seen from the air.',
    'Flache grüne Inseln mit hellen Ufern und ein Katamaran vor Anker, aus der Luft.',
    [0.55, 0.55],
  ),
  'cayo-largo': rendered(
    'Una larga playa blanca entre dos aguas y un catamarán fondeado, desde el aire.',
    'A long white beach with water on either side and a catamaran at anchor, seen from the air.',
    'Ein langer weißer Strand zwischen zwei Gewässern und ein Katamaran vor Anker, aus der Luft.',
    [0.6, 0.6],
  ),
  exumas: rendered(
    'Canales azules entre bancos de arena y cayos bajos; un catamarán fondeado, desde el aire.',
    'Blue channels between sandbanks and low cays, a catamaran at anchor, seen from the air.',
    'Blaue Rinnen zwischen Sandbänken und flachen Inseln, ein Katamaran vor Anker, aus der Luft.',
    [0.5, 0.55],
  ),
  voyage: drawn(
    'Un catamarán a vela ante el sol naciente, con palmeras en primer plano y montañas entre la bruma, dibujo.',
    'Drawing: a catamaran under sail before the rising sun, palms in the foreground and hills in the mist.',
    'Ein Katamaran unter Segeln vor der aufgehenden Sonne, vorn Palmen, dahinter Berge im Dunst, gezeichnet.',
    [0.62, 0.3],
  ),
  'captains-chart': drawn(
    'Mesa de cartas: carta de San Blas con el rumbo en magenta, compás de puntas, regla paralela, compás de marcaciones y un café, dibujo.',
    'Drawing: a chart of San Blas with a course in magenta, and on it dividers, a parallel rule, a hand-bearing compass and a coffee.',
    'Kartentisch: San Blas mit dem Kurs in Magenta, dazu Zirkel, Parallellineal, Peilkompass und eine Tasse Kaffee, gezeichnet.',
    [0.86, 0.4],
  ),
  'why-charter': drawn(
    'Una familia de cuatro sentada en la red de proa de un catamarán, de espaldas; un tripulante les señala una isla de palmeras, dibujo.',
    'Drawing: a family of four on the bow net of a catamaran, seen from behind, while a crew member points out a palm island.',
    'Eine vierköpfige Familie von hinten auf dem Bugnetz eines Katamarans, ein Crewmitglied zeigt auf eine Palmeninsel, gezeichnet.',
    [0.5, 0.5],
  ),
  'san-blas-sailing': rendered(
    'Un catamarán a vela visto desde arriba, con su estela.',
    'A catamaran under sail, seen from above, with her wake.',
    'Ein Katamaran unter Segeln von oben mit seinem Kielwasser.',
    [0.6, 0.1],
  ),
  'water-activities': drawn(
    'Vista partida: sobre el agua, un kayak y un islote; debajo, una persona con máscara y tubo sobre el arrecife, con peces loro y sargentos, dibujo.',
    'Drawing, split at the waterline: above, a kayak and an islet; below, a snorkeller over the reef with parrotfish and sergeant majors.',
    'Geteilte Ansicht: über Wasser ein Kajak und eine Insel, darunter eine Schnorchlerin über dem Riff mit Papageifischen und Sergeantenfischen, gezeichnet.',
    [0.58, 0.52],
  ),
  mola: {
    ...drawn(
      'Una tortuga entre dos aves, en bandas paralelas y rendijas de colores: diseño propio inspirado en la técnica de la mola, dibujo.',
      'Drawing: a turtle between two birds in parallel bands and coloured slits, our own design inspired by the mola technique.',
      'Eine Schildkröte zwischen zwei Vögeln aus parallelen Bändern und farbigen Schlitzen: eigener Entwurf, von der Mola-Technik angeregt, gezeichnet.',
    ),
    whole: true,
  },
  'chef-catch': drawn(
    'Un pargo sobre una tabla con limones y un cuchillo, dibujo.',
    'Drawing: a snapper on a board with limes and a knife.',
    'Ein Schnapper auf einem Brett mit Limetten und Messer, gezeichnet.',
  ),
  'private-jet': drawn(
    'Un jet privado sobre el mar al atardecer, dibujo.',
    'Drawing: a private jet over the sea at sunset.',
    'Ein Privatjet über dem Meer bei Sonnenuntergang, gezeichnet.',
    [0.5, 0.4],
  ),
  'business-class': drawn(
    'Islas y el ala vistas por las ventanillas de un avión; sobre la mesa, una carta náutica y un refresco con limón, dibujo.',
    'Drawing: islands and a wing seen through aircraft windows; on the table a chart, a boarding pass and a drink with lime.',
    'Inseln und Tragfläche vor den Fenstern eines Flugzeugs, auf dem Tisch eine Seekarte und ein Getränk mit Limette, gezeichnet.',
    [0.6, 0.6],
  ),
  'yacht-crew': drawn(
    'Cuatro tripulantes en la cubierta de popa: camarera, capitán, cocinero y marinero, dibujo.',
    'Drawing: a hostess, a captain, a chef and a deckhand on the after deck.',
    'Vier Crewmitglieder auf dem Achterdeck: Stewardess, Kapitän, Koch und Decksmann, gezeichnet.',
    [0.55, 0.5],
  ),
  flybridge: drawn(
    'Desayuno en el flybridge por la mañana: timón, cojines y una bandeja con café, papaya y pan, con islotes en el horizonte, dibujo.',
    'Drawing: breakfast on the flybridge, with a tray of coffee, papaya and bread beside the wheel and islets on the horizon.',
    'Frühstück auf der Flybridge: Steuerrad, Kissen und ein Tablett mit Kaffee, Papaya und Gebäck, am Horizont kleine Inseln, gezeichnet.',
    [0.68, 0.6],
  ),
  'water-sports': drawn(
    'Popa de un catamarán en agua clara, con dos kayaks, una tabla de remo, aletas y máscara; al fondo, un islote de palmeras, dibujo.',
    'Drawing: the stern of a catamaran in clear water, with two kayaks, a paddleboard, fins and a mask, and a palm islet beyond.',
    'Heck eines Katamarans in klarem Wasser mit zwei Kajaks, einem Stehpaddelbrett, Flossen und Maske, dahinter eine Palmeninsel, gezeichnet.',
    [0.6, 0.6],
  ),
  destinations: drawn(
    'Cinco lugares en una sola costa al atardecer: palmeras de San Blas, murallas de Cartagena, portales de La Habana, un banco de arena de las Exumas y un dividivi de Aruba, dibujo.',
    'Drawing: the palms of San Blas, the walls of Cartagena, the arcades of Havana, an Exuma sandbar and a divi-divi tree of Aruba, side by side in evening light.',
    'Fünf Ziele an einer Küste im Abendlicht: Palmen von San Blas, die Mauern von Cartagena, Arkaden in Havanna, eine Sandbank der Exumas und ein Divi-Divi-Baum auf Aruba, gezeichnet.',
    [0.5, 0.55],
  ),
  aruba: rendered(
    'Una costa seca de cactus y arena clara, con un catamarán fondeado en una ensenada, desde el aire: Aruba.',
    'A dry coast of cactus and pale sand, a catamaran at anchor in a cove, seen from the air: Aruba.',
    'Trockene Küste mit Kakteen und hellem Sand, davor ein Katamaran vor Anker, aus der Luft: Aruba.',
    [0.5, 0.6],
  ),
  'lagoon-56-underway': rendered(
    'Un catamarán Lagoon 56 a vela visto desde el aire, con dos estelas.',
    'A Lagoon 56 catamaran under sail, seen from the air, with two wakes behind her.',
    'Ein Katamaran Lagoon 56 unter Segeln aus der Luft, mit zwei Spuren im Kielwasser.',
    [0.6, 0.5],
  ),
  'leopard-42-tsabalok-underway': rendered(
    'El catamarán Tsabalok a vela visto desde el aire.',
    'The catamaran Tsabalok under sail, seen from the air.',
    'Der Katamaran Tsabalok unter Segeln aus der Luft.',
    [0.6, 0.5],
  ),
  havana: drawn(
    'El Malecón de La Habana al anochecer, con la cúpula del Capitolio y el faro del Morro, dibujo.',
    'Drawing: the Malecón in Havana at dusk, with the Capitol dome and the Morro lighthouse.',
    'Der Malecón von Havanna in der Abenddämmerung, mit der Kuppel des Kapitols und dem Leuchtturm El Morro, gezeichnet.',
    [0.5, 0.6],
  ),
  cartagena: drawn(
    'Murallas, cúpula y torre del reloj de Cartagena al anochecer, dibujo.',
    'Drawing: the walls, a dome and the clock tower of Cartagena at dusk.',
    'Mauern, Kuppel und Uhrturm von Cartagena in der Abenddämmerung, gezeichnet.',
    [0.55, 0.4],
  ),
  'table-on-deck': drawn(
    'Mesa puesta en cubierta al anochecer, con ceviche y un islote al fondo, dibujo.',
    'Drawing: a table laid on deck at dusk, with ceviche and an islet beyond.',
    'Gedeckter Tisch an Deck in der Abenddämmerung, mit Ceviche und einer Insel dahinter, gezeichnet.',
    [0.5, 0.6],
  ),
  'macan-pershing-64-anchor': rendered(
    'El yate a motor Macan fondeado frente a un islote de palmeras, con el bote auxiliar a popa.',
    'The motor yacht Macan at anchor off a palm islet, the tender astern.',
    'Die Motoryacht Macan vor Anker bei einer Palmeninsel, das Beiboot am Heck.',
    [0.5, 0.58],
  ),
  'macan-pershing-64-dusk': rendered(
    'El yate a motor Macan al ancla a contraluz del atardecer, con las luces encendidas.',
    'The motor yacht Macan at anchor against the setting sun, her lights lit.',
    'Die Motoryacht Macan vor Anker im Gegenlicht der Abendsonne, die Lichter brennen.',
    [0.4, 0.6],
  ),
  'sunreef-62-marea-underway': rendered(
    'El catamarán Marea navega a vela con el alisio.',
    'The catamaran Marea under sail in the trade wind.',
    'Der Katamaran Marea unter Segeln im Passatwind.',
    [0.5, 0.9],
  ),
  'guji-sun-odyssey-44i-anchor': rendered(
    'El velero Guji fondeado frente a un islote de palmeras, con el bote auxiliar a popa.',
    'The sailing yacht Guji at anchor off a palm islet, the tender astern.',
    'Die Segelyacht Guji vor Anker bei einer Palmeninsel, das Beiboot am Heck.',
    [0.6, 0.7],
  ),
  'guji-sun-odyssey-44i-dusk': rendered(
    'El velero Guji al ancla a contraluz del atardecer, con las luces encendidas.',
    'The sailing yacht Guji at anchor against the setting sun, her lights lit.',
    'Die Segelyacht Guji vor Anker im Gegenlicht der Abendsonne, die Lichter brennen.',
    [0.4, 0.6],
  ),
  'lagoon-56-dusk': rendered(
    'Un catamarán Lagoon 56 al ancla a contraluz del atardecer, con las luces encendidas.',
    'A Lagoon 56 catamaran at anchor against the setting sun, her lights lit.',
    'Ein Katamaran Lagoon 56 vor Anker im Gegenlicht der Abendsonne, die Lichter brennen.',
    [0.45, 0.6],
  ),
  'bali-54-dusk': rendered(
    'Un catamarán Bali 5.4 al ancla a contraluz del atardecer, con las luces encendidas.',
    'A Bali 5.4 catamaran at anchor against the setting sun, her lights lit.',
    'Ein Katamaran Bali 5.4 vor Anker im Gegenlicht der Abendsonne, die Lichter brennen.',
    [0.32, 0.6],
  ),
  'lagoon-62-underway': rendered(
    'El catamarán Brisa navega a vela con el alisio.',
    'The catamaran Brisa under sail in the trade wind.',
    'Der Katamaran Brisa unter Segeln im Passatwind.',
    [0.5, 0.9],
  ),
  'sunreef-62-marea-astern': rendered(
    'El catamarán Marea al ancla visto por la aleta, con el bote auxiliar y tablas de remo en el agua.',
    'The catamaran Marea at anchor seen from the quarter, with the tender and paddleboards on the water.',
    'Der Katamaran Marea vor Anker, schräg von achtern gesehen, mit Beiboot und Stehpaddelbrettern auf dem Wasser.',
    [0.5, 0.58],
  ),
  'leopard-42-tsabalok-astern': rendered(
    'El catamarán Tsabalok al ancla visto por la aleta, con el bote auxiliar y tablas de remo en el agua.',
    'The catamaran Tsabalok at anchor seen from the quarter, with the tender and paddleboards on the water.',
    'Der Katamaran Tsabalok vor Anker, schräg von achtern gesehen, mit Beiboot und Stehpaddelbrettern auf dem Wasser.',
    [0.5, 0.7],
  ),
  'macan-pershing-64-astern': rendered(
    'El yate a motor Macan al ancla visto por la aleta, con el bote auxiliar y tablas de remo en el agua.',
    'The motor yacht Macan at anchor seen from the quarter, with the tender and paddleboards on the water.',
    'Die Motoryacht Macan vor Anker, schräg von achtern gesehen, mit Beiboot und Stehpaddelbrettern auf dem Wasser.',
    [0.5, 0.58],
  ),
  'guji-sun-odyssey-44i-above': rendered(
    'El velero Guji visto desde arriba, fondeado sobre arena y pradera marina.',
    'The sailing yacht Guji seen from above, anchored over sand and sea grass.',
    'Die Segelyacht Guji von oben, über Sand und Seegras vor Anker.',
    [0.5, 0.5],
  ),
  'macan-pershing-64-above': rendered(
    'El yate a motor Macan visto desde arriba, fondeado sobre arena y pradera marina.',
    'The motor yacht Macan seen from above, anchored over sand and sea grass.',
    'Die Motoryacht Macan von oben, über Sand und Seegras vor Anker.',
    [0.5, 0.5],
  ),
  'lagoon-56-astern': rendered(
    'Un catamarán Lagoon 56 al ancla visto por la aleta, con el bote auxiliar y tablas de remo en el agua.',
    'A Lagoon 56 catamaran at anchor seen from the quarter, with the tender and paddleboards on the water.',
    'Ein Katamaran Lagoon 56 vor Anker, schräg von achtern gesehen, mit Beiboot und Stehpaddelbrettern auf dem Wasser.',
    [0.5, 0.58],
  ),
  'bali-54-astern': rendered(
    'Un catamarán Bali 5.4 al ancla visto por la aleta, con el bote auxiliar y tablas de remo en el agua.',
    'A Bali 5.4 catamaran at anchor seen from the quarter, with the tender and paddleboards on the water.',
    'Ein Katamaran Bali 5.4 vor Anker, schräg von achtern gesehen, mit Beiboot und Stehpaddelbrettern auf dem Wasser.',
    [0.5, 0.58],
  ),
  'lagoon-62-astern': rendered(
    'El catamarán Brisa al ancla visto por la aleta, con el bote auxiliar y tablas de remo en el agua.',
    'The catamaran Brisa at anchor seen from the quarter, with the tender and paddleboards on the water.',
    'Der Katamaran Brisa vor Anker, schräg von achtern gesehen, mit Beiboot und Stehpaddelbrettern auf dem Wasser.',
    [0.5, 0.58],
  ),
  'guji-sun-odyssey-44i-astern': rendered(
    'El velero Guji al ancla visto por la aleta, con el bote auxiliar y tablas de remo en el agua.',
    'The sailing yacht Guji at anchor seen from the quarter, with the tender and paddleboards on the water.',
    'Die Segelyacht Guji vor Anker, schräg von achtern gesehen, mit Beiboot und Stehpaddelbrettern auf dem Wasser.',
    [0.5, 0.7],
  ),
  'bali-54-underway': rendered(
    'Un catamarán Bali 5.4 a vela visto desde el aire, con su estela.',
    'A Bali 5.4 catamaran under sail, seen from the air, with her wake.',
    'Ein Katamaran Bali 5.4 unter Segeln aus der Luft, mit dem Kielwasser.',
    [0.5, 0.5],
  ),
} as const satisfies Record<string, PictureEntry>

export type PictureId = keyof typeof pictures
