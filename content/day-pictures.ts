/** Pictures beside the days of the itineraries, by the day's number: about one every second day of the first week. */
import type { DestinationId } from './schema.ts'

export const dayPictures: Record<DestinationId, Partial<Record<number, string>>> = {
  panama: {
    2: 'lagoon-56-above',
    4: 'guji-sun-odyssey-44i-astern',
    6: 'leopard-42-tsabalok-astern',
    9: 'lagoon-56-astern',
  },
  colombia: { 2: 'macan-pershing-64-above', 5: 'rosario', 7: 'cartagena', 11: 'macan-pershing-64-astern' },
  bahamas: { 2: 'bali-54-underway', 4: 'lagoon-62-above', 6: 'bali-54-astern', 9: 'bali-54-above' },
  cuba: { 1: 'havana', 5: 'cayo-largo', 7: 'sunreef-62-marea-astern', 9: 'sunreef-62-marea-above' },
}
