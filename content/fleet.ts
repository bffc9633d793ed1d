/**
 * The fleet. Prices, ratings and inclusions are the specification's; figures of the boats are the builders'
 * for the model (docs/sources.md). A figure that could not be supported is left out, not guessed.
 */
import type { Yacht } from './schema.ts'

const everywhere = ['bedding-towels', 'safety-equipment', 'snorkel-gear', 'tender', 'hot-water', 'galley'] as const
const allInclusive: Yacht['included'] = ['crew', 'meals', 'drinks', 'fuel', 'port-fees']

export const fleet: readonly Yacht[] = [
  {
    id: 1, slug: 'sunreef-62-marea', name: 'Marea', model: 'Sunreef 62', type: 'catamaran', base: 'panama', regions: ['san-blas', 'rosario'],
    speed: 8, guests: 10, cabins: 5, rating: 4.9,
    priceFrom: { amount: 2000, currency: 'USD', basis: 'day' }, weekPrice: { amount: 18500, currency: 'EUR' },
    specifications: { length: 18.9, beam: 9.3, draft: 1.6, engines: '2 diesel', year: '2008', builder: 'Sunreef Yachts, Gdańsk' },
    approximate: ['beam', 'draft'],
    features: ['crewed', 'chef', 'flybridge', 'air-conditioning', 'water-toys', 'large-group'],
    amenities: ['flybridge-lounge', 'cockpit-dining', 'saloon', 'ensuite', 'air-conditioning', 'trampolines', 'watermaker', 'generator', 'kayak', 'paddle-board', ...everywhere],
    activities: ['snorkelling', 'free-diving', 'paddle-board', 'island-hopping', 'village-visit', 'sunset-cruise'],
    included: allInclusive,
  },
  {
    id: 2, slug: 'guji-sun-odyssey-44i', name: 'Guji', model: 'Jeanneau Sun Odyssey 44i', type: 'sailboat', base: 'panama', regions: ['san-blas'],
    speed: 7, guests: 6, cabins: 3, rating: 4.8,
    priceFrom: { amount: 810, currency: 'USD', basis: 'day' },
    specifications: { length: 13.75, beam: 4.37, draft: 2.2, engines: '1 diesel', year: '2009', builder: 'Jeanneau', designer: 'Philippe Briand' },
    approximate: ['draft'],
    features: ['crewed', 'chef', 'sailing-pure', 'snorkelling', 'fishing', 'kayak'],
    amenities: ['cockpit-dining', 'saloon', 'bimini', 'solar-panels', 'fishing-gear', 'kayak', 'swim-platform', ...everywhere],
    activities: ['sailing-lessons', 'snorkelling', 'fishing', 'island-hopping', 'village-visit', 'stargazing'],
    included: allInclusive,
  },
  {
    id: 3, slug: 'macan-pershing-64', name: 'Macan', model: 'Pershing 64', type: 'motor-yacht', base: 'colombia', regions: ['rosario'],
    speed: 32, guests: 6, cabins: 3, rating: 4.9,
    priceFrom: { amount: 4000, currency: 'USD', basis: 'day' },
    specifications: { length: 20.04, beam: 5, draft: 1.32, engines: '2 x MAN V12, 1,550 hp', fuelCapacity: 3501, waterCapacity: 901, year: '2008-2013', builder: 'Pershing', topSpeed: 47 },
    features: ['crewed', 'chef', 'fast', 'air-conditioning', 'sunbathing', 'tender'],
    amenities: ['sun-deck', 'foredeck-lounge', 'cockpit-dining', 'saloon', 'air-conditioning', 'generator', 'swim-platform', 'garage', 'sound-system', ...everywhere],
    activities: ['fast-day-trips', 'snorkelling', 'swimming', 'old-town-visit', 'sunset-cruise'],
    included: allInclusive,
  },
  {
    id: 4, slug: 'lagoon-56', name: 'Lagoon 56', model: 'Lagoon 560', type: 'catamaran', base: 'panama', regions: ['san-blas'],
    speed: 8, guests: 10, cabins: 5, rating: 4.9,
    priceFrom: { amount: 1800, currency: 'USD', basis: 'day' },
    specifications: { length: 17.07, beam: 9.44, draft: 1.5, engines: '2 x 75 hp', year: '2010-2019', builder: 'Lagoon', designer: 'VPLP' },
    features: ['crewed', 'chef', 'flybridge', 'family', 'water-toys', 'kayak'],
    amenities: ['flybridge-lounge', 'cockpit-dining', 'saloon', 'ensuite', 'trampolines', 'watermaker', 'generator', 'solar-panels', 'kayak', 'paddle-board', ...everywhere],
    activities: ['snorkelling', 'free-diving', 'kayak', 'paddle-board', 'village-visit', 'beach-barbecue'],
    included: allInclusive,
  },
  {
    id: 5, slug: 'bali-54', name: 'Bali 5.4', model: 'Bali 5.4', type: 'catamaran', base: 'bahamas', regions: [],
    speed: 8, guests: 12, cabins: 6, rating: 4.8,
    priceFrom: { amount: 3500, currency: 'USD', basis: 'day' }, weekPrice: { amount: 30000, currency: 'USD' },
    specifications: { length: 16.8, beam: 8.7, draft: 1.45, engines: '2 diesel', year: '2018-', builder: 'Catana Group', designer: 'Olivier Poncin, Xavier Faÿ' },
    features: ['crewed', 'chef', 'large-group', 'flybridge', 'sunbathing', 'water-toys'],
    amenities: ['foredeck-lounge', 'flybridge-lounge', 'cockpit-dining', 'saloon', 'ensuite', 'air-conditioning', 'watermaker', 'generator', 'barbecue', 'paddle-board', 'kayak', ...everywhere],
    activities: ['snorkelling', 'swimming', 'paddle-board', 'kayak', 'beach-barbecue', 'island-hopping'],
    included: allInclusive,
  },
  {
    id: 6, slug: 'lagoon-62', name: 'Brisa', model: 'Lagoon 620', type: 'catamaran', base: 'bahamas', regions: [],
    speed: 9, guests: 12, cabins: 6, rating: 4.9,
    priceFrom: { amount: 3000, currency: 'USD', basis: 'day' },
    specifications: { length: 18.91, beam: 10, draft: 1.55, engines: '2 x 110 hp', fuelCapacity: 1298, waterCapacity: 958, year: '2009-2019', builder: 'Lagoon', designer: 'VPLP, Nauta Design' },
    features: ['crewed', 'chef', 'flybridge', 'large-group', 'air-conditioning', 'paddle-boards'],
    amenities: ['flybridge-lounge', 'cockpit-dining', 'saloon', 'ensuite', 'air-conditioning', 'trampolines', 'watermaker', 'generator', 'ice-maker', 'kayak', 'paddle-board', ...everywhere],
    activities: ['snorkelling', 'free-diving', 'paddle-board', 'fishing', 'island-hopping', 'stargazing'],
    included: allInclusive,
  },
  {
    id: 7, slug: 'leopard-42-tsabalok', name: 'Tsabalok', model: 'Leopard 42', type: 'catamaran', base: 'panama', regions: ['san-blas'],
    speed: 7, guests: 8, cabins: 4, rating: 4.9,
    priceFrom: { amount: 1035, currency: 'USD', basis: 'night', forGuests: 2 },
    specifications: { length: 12.67, beam: 7.04, draft: 1.4, engines: '2 x Yanmar saildrive, 45 hp', year: '2020-', builder: 'Robertson and Caine', designer: 'Simonis and Voogd' },
    features: ['crewed', 'chef', 'family', 'snorkelling', 'kayak', 'shallow-draft'],
    amenities: ['foredeck-lounge', 'cockpit-dining', 'saloon', 'ensuite', 'trampolines', 'solar-panels', 'watermaker', 'kayak', ...everywhere],
    activities: ['snorkelling', 'kayak', 'fishing', 'village-visit', 'island-hopping', 'stargazing'],
    included: ['crew', 'meals', 'drinks', 'snorkel-gear', 'kayak', 'fuel', 'permits-taxes', 'bedding-towels'],
    pricing: { currency: 'USD', boatRate: 575, personRate: 230, maxGuests: 8, childDiscount: 0.3, childAge: 12, highSeason: 0.2 },
  },
]

/** The yacht of a slug, or nothing if none has it. */
export function yachtBySlug(slug: string): Yacht | undefined {
  return fleet.find((yacht) => yacht.slug === slug)
}
