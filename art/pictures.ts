/** Every picture of the site: what it shows, what must stay in sight when it is cropped, and whether it is a drawing. */
import type { Locale } from '../content/locales.ts'

export type PictureEntry = {
  /** The point to keep in sight, as fractions of width and height. */
  focal: [number, number]
  alt: Record<Locale, string>
  credit: string
  /** Rendered or drawn; the page says so beside it. */
  illustration: boolean
  kind: 'rendered' | 'drawn'
}

function rendered(es: string, en: string, de: string, focal: [number, number] = [0.5, 0.55]): PictureEntry {
  return { focal, alt: { es, en, de }, credit: 'Alisios', illustration: true, kind: 'rendered' }
}

export const pictures = {
  'sunreef-62-marea-anchor': rendered('El catamarán Marea fondeado frente a un islote de palmeras.', 'The catamaran Marea at anchor off a palm islet.', 'Der Katamaran Marea vor Anker bei einer Palmeninsel.', [0.6, 0.6]),
  'lagoon-62-anchor': rendered('El catamarán Brisa fondeado junto a un cayo.', 'The catamaran Brisa at anchor beside a cay.', 'Der Katamaran Brisa vor Anker an einem Cay.', [0.4, 0.6]),
  'sunreef-62-marea-dusk': rendered('El catamarán Marea a contraluz, fondeado al atardecer.', 'The catamaran Marea at anchor against the setting sun.', 'Der Katamaran Marea im Gegenlicht, am Abend vor Anker.', [0.45, 0.6]),
  'guji-sun-odyssey-44i-underway': rendered('El velero Guji navega a toda vela.', 'The sailing yacht Guji under full sail.', 'Die Segelyacht Guji unter vollen Segeln.', [0.5, 0.55]),
  'macan-pershing-64-underway': rendered('El yate a motor Macan visto desde arriba, con su estela.', 'The motor yacht Macan from above, with her wake.', 'Die Motoryacht Macan von oben mit ihrem Kielwasser.', [0.55, 0.5]),
  'lagoon-56-anchor': rendered('Un catamarán Lagoon 56 fondeado frente a un islote de palmeras.', 'A Lagoon 56 catamaran at anchor off a palm islet.', 'Ein Katamaran Lagoon 56 vor Anker bei einer Palmeninsel.', [0.4, 0.6]),
  'bali-54-anchor': rendered('Un catamarán Bali 5.4 fondeado en aguas claras.', 'A Bali 5.4 catamaran at anchor in clear water.', 'Ein Katamaran Bali 5.4 vor Anker in klarem Wasser.', [0.6, 0.6]),
  'lagoon-62-above': rendered('El catamarán Brisa visto desde arriba sobre un banco de arena.', 'The catamaran Brisa from above, over a sandbank.', 'Der Katamaran Brisa von oben über einer Sandbank.', [0.5, 0.5]),
  'leopard-42-tsabalok-anchor': rendered('El catamarán Tsabalok fondeado junto a un cayo.', 'The catamaran Tsabalok at anchor beside a cay.', 'Der Katamaran Tsabalok vor Anker an einer kleinen Insel.', [0.4, 0.6]),
  'san-blas': rendered('Islotes de palmeras con playas de arena clara en una laguna turquesa.', 'Palm islets with pale beaches in a turquoise lagoon.', 'Palmeninseln mit hellen Stränden in einer türkisfarbenen Lagune.', [0.5, 0.5]),
  rosario: rendered('Islas bajas con palmeras y agua clara.', 'Low islands with palms and clear water.', 'Flache Inseln mit Palmen und klarem Wasser.', [0.5, 0.5]),
  'cayo-largo': rendered('Un catamarán frente a un cayo de arena.', 'A catamaran off a sandy cay.', 'Ein Katamaran vor einer sandigen Insel.', [0.55, 0.6]),
  exumas: rendered('Un catamarán visto desde arriba sobre arena y pradera marina.', 'A catamaran from above over sand and sea grass.', 'Ein Katamaran von oben über Sand und Seegras.', [0.5, 0.5]),
  voyage: rendered('Un catamarán y un islote de palmeras ante el sol bajo, dibujados.', 'A catamaran and a palm islet before a low sun, drawn.', 'Ein Katamaran und eine Palmeninsel vor der tiefen Sonne, gezeichnet.', [0.55, 0.55]),
  'captains-chart': rendered('Un catamarán al final del día, con la isla al fondo.', 'A catamaran at the end of the day, an island behind.', 'Ein Katamaran am Ende des Tages, dahinter eine Insel.', [0.5, 0.6]),
  'why-charter': rendered('Un catamarán solo en una laguna.', 'A catamaran alone in a lagoon.', 'Ein Katamaran allein in einer Lagune.', [0.4, 0.6]),
  'san-blas-sailing': rendered('Un catamarán al sur de un islote, entre bajos de arena.', 'A catamaran south of an islet, among sandbanks.', 'Ein Katamaran südlich einer kleinen Insel, zwischen Sandbänken.', [0.7, 0.6]),
  'water-activities': rendered('Agua somera sobre arena y pradera marina, con un catamarán.', 'Shallow water over sand and sea grass, with a catamaran.', 'Flaches Wasser über Sand und Seegras mit einem Katamaran.', [0.5, 0.5]),
  mola: rendered('Motivo geométrico inspirado en la mola, dibujo propio.', 'A geometric pattern inspired by the mola, our own drawing.', 'Geometrisches Muster, von der Mola angeregt, eigene Zeichnung.', [0.5, 0.5]),
  'chef-catch': rendered('El velero del cocinero al atardecer, dibujo.', 'The cook’s boat at sunset, a drawing.', 'Das Boot des Kochs am Abend, gezeichnet.', [0.5, 0.5]),
  'private-jet': rendered('Un viaje hacia el mar, dibujo.', 'A journey to the sea, a drawing.', 'Eine Reise ans Meer, gezeichnet.', [0.5, 0.5]),
  'business-class': rendered('Llegada a la costa, dibujo.', 'Arriving at the coast, a drawing.', 'Ankunft an der Küste, gezeichnet.', [0.5, 0.5]),
  'yacht-crew': rendered('Un catamarán con tripulación frente a un islote.', 'A crewed catamaran off an islet.', 'Ein Katamaran mit Crew vor einer Insel.', [0.4, 0.6]),
  flybridge: rendered('Un catamarán con puente alto en aguas tranquilas.', 'A catamaran with a raised helm in calm water.', 'Ein Katamaran mit hohem Steuerstand in ruhigem Wasser.', [0.4, 0.6]),
  'water-sports': rendered('Agua clara alrededor de un catamarán.', 'Clear water around a catamaran.', 'Klares Wasser um einen Katamaran.', [0.5, 0.5]),
  destinations: rendered('Cuatro islotes en una laguna.', 'Four islets in a lagoon.', 'Vier kleine Inseln in einer Lagune.', [0.5, 0.4]),
} as const satisfies Record<string, PictureEntry>

export type PictureId = keyof typeof pictures
