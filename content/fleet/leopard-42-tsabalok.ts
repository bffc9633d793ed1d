import type { Yacht } from '../schema.ts'
import { everywhere } from './shared.ts'

export const leopard42Tsabalok: Yacht = {
  id: 7,
  slug: 'leopard-42-tsabalok',
  name: 'Tsabalok',
  model: 'Leopard 42',
  type: 'catamaran',
  base: 'panama',
  speed: 7,
  guests: 8,
  cabins: 4,
  rating: 4.9,
  specifications: {
    length: 12.67,
    beam: 7.04,
    draft: 1.4,
    engines: '2 x Yanmar saildrive, 45 hp',
    year: '2020-',
    builder: 'Robertson and Caine',
    designer: 'Simonis Voogd',
  },
  features: ['crewed', 'chef', 'family', 'snorkelling', 'kayak', 'shallow-draft'],
  amenities: [
    'foredeck-lounge',
    'cockpit-dining',
    'saloon',
    'ensuite',
    'trampolines',
    'solar-panels',
    'watermaker',
    'kayak',
    ...everywhere,
  ],
  activities: ['snorkelling', 'kayak', 'fishing', 'village-visit', 'island-hopping', 'stargazing'],
  included: ['crew', 'meals', 'drinks', 'snorkel-gear', 'kayak', 'fuel', 'permits-taxes', 'bedding-towels'],
}
