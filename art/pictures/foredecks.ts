/** Foredecks of the yachts as one sees them sitting there: nets, lounges, a bow. They show the kind of deck, not a survey of hers. */
import { rendered, type PictureEntry } from './entry.ts'

export const foredeckPictures = {
  'lagoon-56-foredeck': rendered(
    'Mañana en la proa del Lagoon 56: sobre la red, una toalla con flecos y un libro; en el borde de teca, un sombrero y dos bebidas frías; a proa, agua turquesa y dos islotes de palmeras.',
    'Morning on the foredeck of the Lagoon 56: a fringed towel and a book on the net, a straw hat and two cold drinks on the teak edge, turquoise water and two palm islets ahead.',
    'Morgen auf dem Vordeck der Lagoon 56: auf dem Netz ein Fransentuch und ein Buch, auf der Teakkante ein Strohhut und zwei kalte Drinks, voraus türkises Wasser und zwei Palmeninseln.',
    [0.5, 0.6],
  ),
  'sunreef-62-marea-foredeck': rendered(
    'La red de proa de Marea al anochecer: cojines y una manta, dos copas de vino y faroles encendidos en el borde de teca; el agua brilla turquesa bajo la malla.',
    'The net at the bows of Marea at nightfall: cushions and a blanket, two glasses of wine and lit lanterns on the teak edge, the water glowing turquoise under the mesh.',
    'Das Bugnetz der Marea bei Einbruch der Nacht: Kissen und eine Decke, zwei Gläser Wein und brennende Laternen auf der Teakkante, unter den Maschen leuchtet das Wasser türkis.',
    [0.5, 0.6],
  ),
  'lagoon-62-foredeck': rendered(
    'Amanecer en la proa de Brisa: café y un cruasán en una bandeja, un libro con unas gafas de sol, una manta dejada en la red; tras la proa de estribor sale el sol entre dos islotes.',
    'Sunrise on the foredeck of Brisa: coffee and a croissant on a tray, a book with sunglasses on it, a blanket left on the net, the sun coming up between two islets beyond the starboard bow.',
    'Sonnenaufgang auf dem Vordeck der Brisa: Kaffee und ein Croissant auf dem Tablett, ein Buch mit einer Sonnenbrille, eine Decke auf dem Netz, hinter dem Steuerbordbug geht zwischen zwei Inseln die Sonne auf.',
    [0.5, 0.55],
  ),
  'leopard-42-tsabalok-foredeck': rendered(
    'Mediodía en la proa de Tsabalok: aletas, máscara y tubo al sol sobre la teca, agua de coco con hielo, una toalla amarilla en la red y, enfrente, la playa de un islote.',
    'Noon on the foredeck of Tsabalok: fins, mask and snorkel in the sun on the teak, coconut water with ice, a yellow towel on the net and the beach of an islet ahead.',
    'Mittag auf dem Vordeck der Tsabalok: Flossen, Maske und Schnorchel in der Sonne auf dem Teak, Kokoswasser mit Eis, ein gelbes Tuch auf dem Netz und voraus der Strand einer Insel.',
    [0.5, 0.6],
  ),
  'bali-54-foredeck': rendered(
    'La cubierta de proa del Bali 5.4 con la última luz: colchonetas con rollos de color terracota, una mesa baja de teca con bebidas de hibisco y fruta; a proa, dos islotes de palmeras.',
    'The foredeck lounge of the Bali 5.4 in the last sun: pads with terracotta head rolls, a low teak table with hibiscus drinks and fruit, two palm islets ahead.',
    'Die Vordeck-Lounge der Bali 5.4 im letzten Licht: Liegen mit terrakottafarbenen Kopfrollen, ein niedriger Teaktisch mit Hibiskusdrinks und Obst, voraus zwei Palmeninseln.',
    [0.5, 0.6],
  ),
  'guji-sun-odyssey-44i-foredeck': rendered(
    'La proa de Guji con la primera luz: cubierta de teca, escotilla abierta, una manta, un cabo adujado y café para dos; el sol brilla en el agua junto al púlpito.',
    'The bow of Guji at first light: a teak deck, the hatch open, a blanket, a coiled line and coffee for two, the sun on the water beside the pulpit.',
    'Der Bug der Guji im ersten Licht: Teakdeck, offene Luke, eine Decke, eine aufgeschossene Leine und Kaffee für zwei, neben dem Bugkorb glitzert die Sonne auf dem Wasser.',
    [0.5, 0.55],
  ),
  'macan-pershing-64-foredeck': rendered(
    'La gran colchoneta en la proa de Macan al final de la tarde: una toalla, gafas de sol, un sombrero y bebidas con hielo; tras la barandilla, las torres de Cartagena en la bruma.',
    'The broad sun pad on the foredeck of Macan late in the afternoon: a towel, sunglasses, a hat and iced drinks; beyond the rail, the towers of Cartagena in the haze.',
    'Die breite Liegefläche auf dem Vordeck der Macan am späten Nachmittag: ein Handtuch, Sonnenbrille, Hut und Drinks mit Eis, hinter der Reling die Hochhäuser von Cartagena im Dunst.',
    [0.5, 0.55],
  ),
} as const satisfies Record<string, PictureEntry>
