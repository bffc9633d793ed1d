/** Drawings of towns, life on board and the pages’ subjects. */
import { drawn, type PictureEntry } from './entry.ts'

export const drawings = {
  voyage: drawn(
    'Un catamarán a vela ante el sol naciente, con palmeras delante y montañas en la bruma, dibujo.',
    'Drawing: a catamaran under sail before the rising sun, palms in front and hills in the mist.',
    'Ein Katamaran unter Segeln vor der Morgensonne, vorn Palmen, dahinter Berge im Dunst, gezeichnet.',
    [0.62, 0.3],
  ),
  'captains-chart': drawn(
    'Mesa de cartas: carta de San Blas con el rumbo en magenta, compás de puntas, regla paralela, compás de marcaciones, un café y flores de buganvilla, dibujo.',
    'Drawing: a chart of San Blas with a course in magenta, and on it dividers, a parallel rule, a hand-bearing compass and a coffee, bougainvillea in the corner.',
    'Kartentisch: San Blas mit dem Kurs in Magenta, dazu Zirkel, Parallellineal, Peilkompass, eine Tasse Kaffee und Bougainvillea, gezeichnet.',
    [0.86, 0.4],
  ),
  'why-charter': drawn(
    'Una familia de cuatro sentada en la red de proa de un catamarán, de espaldas; un tripulante les señala una isla de palmeras, dibujo.',
    'Drawing: a family of four on the bow net of a catamaran, seen from behind, while a crew member points out a palm island.',
    'Eine vierköpfige Familie von hinten auf dem Bugnetz eines Katamarans, ein Crewmitglied zeigt auf eine Palmeninsel, gezeichnet.',
    [0.5, 0.5],
  ),
  'water-activities': drawn(
    'Vista partida: sobre el agua, un kayak y un islote; debajo, una persona con máscara y tubo sobre el arrecife, con peces loro, sargentos y un chucho pintado, dibujo.',
    'Drawing, split at the waterline: above, a kayak and an islet; below, a snorkeller over the reef with parrotfish, sergeant majors and an eagle ray.',
    'Geteilte Ansicht: über Wasser ein Kajak und eine Insel, darunter eine Schnorchlerin über dem Riff mit Papageifischen, Sergeantenfischen und einem Adlerrochen, gezeichnet.',
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
  'business-class': drawn(
    'Islas y arrecifes por las ventanillas de un avión; en la mesa, una carta y un refresco, dibujo.',
    'Drawing: cays and reefs far below aircraft windows; on the table a chart and a drink with lime.',
    'Inseln und Riffe tief unter Flugzeugfenstern, auf dem Tisch Seekarte und Getränk, gezeichnet.',
    [0.6, 0.6],
  ),
  'water-sports': drawn(
    'Kayaks y una tabla de remo junto a la popa de un catamarán; al fondo, un islote de palmeras, dibujo.',
    'Drawing: kayaks and a paddleboard off the stern of a catamaran, a ray below, a palm islet beyond.',
    'Kajaks und ein Stehpaddelbrett am Heck eines Katamarans, dahinter eine Palmeninsel, gezeichnet.',
    [0.6, 0.6],
  ),
} as const satisfies Record<string, PictureEntry>
