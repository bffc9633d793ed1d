import type { Yacht } from '../schema.ts'
import { allInclusiveWithKayak, everywhere } from './shared.ts'

export const gujiSunOdyssey44i: Yacht = {
  id: 2,
  slug: 'guji-sun-odyssey-44i',
  name: 'Guji',
  model: 'Jeanneau Sun Odyssey 44i',
  type: 'sailboat',
  base: 'panama',
  speed: 7,
  guests: 6,
  cabins: 3,
  rating: 4.8,
  specifications: {
    length: 13.75,
    beam: 4.37,
    draft: 2.2,
    engines: '1 diesel',
    year: '2009',
    builder: 'Jeanneau',
    designer: 'Philippe Briand',
  },
  approximate: ['draft'],
  features: ['crewed', 'chef', 'sailing-pure', 'snorkelling', 'kayak'],
  amenities: [
    'cockpit-dining',
    'saloon',
    'bimini',
    'solar-panels',
    'fishing-gear',
    'kayak',
    'swim-platform',
    ...everywhere,
  ],
  activities: ['sailing-lessons', 'snorkelling', 'fishing', 'island-hopping', 'village-visit', 'stargazing'],
  included: allInclusiveWithKayak,
}
