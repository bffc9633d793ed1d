import { pictureOf } from './picture.server.ts'
import type { PictureData } from './picture.tsx'
import type { Locale } from '#content/locales.ts'
import type { YachtSlug } from '#content/schema.ts'

/** By which of her views a list shows each yacht: seven cards, and not seven times the same anchorage. */
const portraits = {
  'sunreef-62-marea': 'dusk',
  'lagoon-56': 'above',
  'macan-pershing-64': 'anchor',
  'guji-sun-odyssey-44i': 'above',
  'bali-54': 'astern',
  'lagoon-62': 'anchor',
  'leopard-42-tsabalok': 'underway',
} as const satisfies Record<YachtSlug, 'anchor' | 'underway' | 'above' | 'astern' | 'dusk'>

export function portraitOf(slug: YachtSlug, locale: Locale): PictureData {
  return pictureOf(`${slug}-${portraits[slug]}`, locale)
}
