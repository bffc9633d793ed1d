/** Coasts, islands and waters, rendered. */
import { rendered, type PictureEntry } from './entry.ts'

export const placePictures = {
  'first-light': rendered(
    'El catamarán Tsabalok al ancla con la primera luz, junto a un islote de palmeras, bajo un cielo rosado; el salón aún iluminado, un kayak y el bote auxiliar a popa.',
    'The catamaran Tsabalok at anchor off a palm islet at first light, under a pink sky, lamps still burning in her saloon, a kayak and the tender astern.',
    'Der Katamaran Tsabalok im ersten Licht vor einer Palmeninsel vor Anker, der Himmel rosa, im Salon brennt noch Licht, ein Kajak und das Beiboot am Heck.',
    [0.68, 0.6],
  ),
  'fleet-at-anchor': rendered(
    'Los siete yates fondeados juntos al atardecer, con las luces encendidas y sus botes a popa, ante islotes de palmeras.',
    'The seven yachts at anchor together in the evening, lamps lit and tenders astern, off palm islets.',
    'Die sieben Yachten am Abend gemeinsam vor Anker, die Lichter brennen, die Beiboote liegen am Heck, dahinter Palmeninseln.',
    [0.55, 0.55],
  ),
  'san-blas': rendered(
    'Un cayuco guna con la vela a secar, una casa de palma en la playa y un velero fondeado detrás.',
    'A Guna dugout with her sail up to dry, a thatched house on the beach, a sloop at anchor beyond.',
    'Ein Einbaum der Guna mit Segel, ein Haus mit Palmdach am Strand, dahinter eine Segelyacht.',
    [0.6, 0.58],
  ),
  'wing-over-the-cays': rendered(
    'El ala de un avión sobre arrecifes e islotes de palmeras, y abajo un catamarán fondeado.',
    'The wing of an aircraft over reefs and palm islets, a catamaran at anchor below.',
    'Die Tragfläche eines Flugzeugs über Riffen und Palmeninseln, unten ein Katamaran vor Anker.',
    [0.6, 0.5],
  ),
  cartagena: rendered(
    'Cartagena amurallada en la hora azul, la torre del Reloj y las cúpulas; delante, un yate iluminado.',
    'Walled Cartagena in the blue hour, its clock tower and domes; in front a motor yacht, lamps lit.',
    'Das ummauerte Cartagena zur blauen Stunde, Uhrturm und Kuppeln; davor eine Motoryacht mit Licht.',
    [0.5, 0.5],
  ),
  rosario: rendered(
    'Islotes de mangle en aguas claras y, entre ellos, un catamarán fondeado con su bote.',
    'Mangrove islets in clear shallows and, among them, a catamaran at anchor with her tender.',
    'Mangroveninseln in klarem, flachem Wasser, dazwischen ein Katamaran vor Anker mit Beiboot.',
    [0.55, 0.55],
  ),
  'cayo-largo': rendered(
    'Una larga playa blanca con palmeras y un banco de arena; delante, un catamarán, desde el aire.',
    'A long white beach with palms and a sandbar; off it a catamaran at anchor, from the air.',
    'Ein langer weißer Strand mit Palmen und eine Sandbank, davor ein Katamaran, aus der Luft.',
    [0.4, 0.6],
  ),
  exumas: rendered(
    'Canales azules entre bancos de arena peinados por la corriente y cayos bajos; un catamarán fondeado, desde el aire.',
    'Blue channels between low cays and sandbanks combed by the current, a catamaran at anchor, seen from the air.',
    'Blaue Rinnen zwischen flachen Inseln und Sandbänken, die der Strom gekämmt hat, ein Katamaran vor Anker, aus der Luft.',
    [0.5, 0.55],
  ),
  'san-blas-sailing': rendered(
    'Un catamarán a toda vela junto a islotes de palmeras y su arrecife, visto desde arriba.',
    'A catamaran under full sail beside palm islets and their reef, seen from above.',
    'Ein Katamaran unter vollen Segeln neben Palmeninseln und ihrem Riff, von oben.',
    [0.53, 0.1],
  ),
  aruba: rendered(
    'Un fofoti que el viento alisio ha inclinado, en una playa de Aruba al ponerse el sol; unas huellas bajan al agua y un catamarán está fondeado con las luces encendidas.',
    'A fofoti tree that the trade wind has bent, on a beach of Aruba at sunset; footprints lead down to the water, and a catamaran lies at anchor with her lamps lit.',
    'Ein Fofoti-Baum, den der Passat gebeugt hat, an einem Strand von Aruba bei Sonnenuntergang; Fußspuren führen zum Wasser, und ein Katamaran liegt mit Licht in der Kajüte vor Anker.',
    [0.55, 0.55],
  ),
  'dinner-on-deck': rendered(
    'La mesa de popa servida al atardecer: pescado a la parrilla, ensalada, arroz, pan, vino en hielo y faroles encendidos; tras la borda, el sol baja sobre el mar.',
    'The table on the after deck served at sunset: grilled fish, salad, rice, bread, wine on ice and burning lanterns, the sun low over the sea beyond the rail.',
    'Der Tisch auf dem Achterdeck bei Sonnenuntergang gedeckt: gegrillter Fisch, Salat, Reis, Brot, Wein auf Eis und brennende Laternen, hinter der Reling steht die Sonne tief über dem Meer.',
    [0.45, 0.55],
  ),
  havana: rendered(
    'La Habana desde el mar al amanecer: el faro del Morro junto al sol, las fachadas del Malecón, la cúpula del Capitolio y un catamarán fondeado.',
    'Havana from the sea at sunrise: the Morro lighthouse beside the sun, the facades of the Malecón, the Capitol dome and a catamaran at anchor.',
    'Havanna vom Meer aus bei Sonnenaufgang: der Leuchtturm El Morro neben der Sonne, die Fassaden am Malecón, die Kuppel des Kapitols und ein Katamaran vor Anker.',
    [0.45, 0.6],
  ),
  'welcome-aboard': rendered(
    'Sobre la mesa de popa, una bandeja de madera oscura con cuatro vasos altos de maracuyá y de lima con hielo y menta, maracuyás abiertos y una flor; al lado, toallas enrolladas y, tras la borda, una laguna turquesa.',
    'Four tall glasses of passion fruit and lime with ice and mint on a tray of dark wood, cut passion fruit and a flower beside them; rolled towels on the after-deck table, a turquoise lagoon beyond the rail.',
    'Auf dem Tisch am Heck ein dunkles Holztablett: vier hohe Gläser mit Maracuja und Limette, Eis und Minze, aufgeschnittene Maracujas und eine Blüte; daneben gerollte Handtücher, hinter der Reling eine türkisfarbene Lagune.',
    [0.4, 0.68],
  ),
} as const satisfies Record<string, PictureEntry>
