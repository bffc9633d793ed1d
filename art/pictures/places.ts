/** Coasts, islands and waters, rendered. */
import { rendered, type PictureEntry } from './entry.ts'

export const placePictures = {
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
  'san-blas-sailing': rendered(
    'Un catamarán a vela visto desde arriba, con su estela.',
    'A catamaran under sail, seen from above, with her wake.',
    'Ein Katamaran unter Segeln von oben mit seinem Kielwasser.',
    [0.6, 0.1],
  ),
  aruba: rendered(
    'Una costa seca de cactus y arena clara, con un catamarán fondeado en una ensenada, desde el aire: Aruba.',
    'A dry coast of cactus and pale sand, a catamaran at anchor in a cove, seen from the air: Aruba.',
    'Trockene Küste mit Kakteen und hellem Sand, davor ein Katamaran vor Anker, aus der Luft: Aruba.',
    [0.5, 0.6],
  ),
} as const satisfies Record<string, PictureEntry>
