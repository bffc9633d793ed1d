import type { FleetCopy } from '../copy.ts'
import { bali54 } from './fleet/bali-54.ts'
import { gujiSunOdyssey44i } from './fleet/guji-sun-odyssey-44i.ts'
import { lagoon56 } from './fleet/lagoon-56.ts'
import { lagoon62 } from './fleet/lagoon-62.ts'
import { leopard42Tsabalok } from './fleet/leopard-42-tsabalok.ts'
import { macanPershing64 } from './fleet/macan-pershing-64.ts'
import { sunreef62Marea } from './fleet/sunreef-62-marea.ts'

export const fleet = {
  meta: {
    title: 'Crewed catamarans and yachts for charter: our fleet',
    description:
      'Compare {{yachtCount}} all-inclusive crewed charter yachts, {{catamaranCount}} of them catamarans, in San Blas, Cartagena and the Bahamas: cabins, guests, prices and dates.',
    keywords: [
      'crewed catamaran charter',
      'all-inclusive yacht charter',
      'yachts with captain and cook',
      'compare charter yachts',
      'yacht sizes and prices',
    ],
  },
  hero: {
    title: '{{YachtCount}} yachts, | *each with her crew*',
    lead: '{{CatamaranCount}} catamarans to spread out on, a sailing yacht whose captain hands you the wheel in the first hour, and a motor yacht that runs from Cartagena to the Rosario reefs in three quarters of an hour. Every price includes captain, cook, meals, drinks and fuel.',
    price: 'From {{fleetShareFrom}} a person a day, all-inclusive, with every berth taken',
  },
  order:
    '{{AirConditionedYachts}} have air-conditioned cabins; on the others you sleep with the hatches open and the trade wind coming through. Children are welcome from {{youngestOnCatamaran}} years on a catamaran, from {{youngestOnMotorYacht}} on Macan and from {{youngestOnSailingYacht}} on Guji. To Cuba and Aruba one of them comes over for you, and your estimate shows what her passage costs. Flights, transfers, travel insurance and tips are extra. Over Christmas and New Year, at Carnival and at Easter a week costs more: each yacht’s page shows both rates.',
  types: {
    catamaran: 'Catamaran',
    sailboat: 'Sailing yacht',
    'motor-yacht': 'Motor yacht',
  },
  features: {
    crewed: 'With crew',
    chef: 'Cook on board',
    'air-conditioning': 'Air conditioning',
    flybridge: 'Flybridge',
    'water-toys': 'Water toys',
    snorkelling: 'Snorkel gear',
    'paddle-boards': 'Paddleboards',
    kayak: 'Kayak',
    tender: 'Tender',
    fast: 'Fast',
    family: 'Good for families',
    'sailing-pure': 'For keen sailors',
    sunbathing: 'Sun pads',
    'large-group': 'For larger groups',
    'shallow-draft': 'Shallow draught',
  },
  amenities: {
    'air-conditioning': 'Air conditioning',
    wifi: 'Wi-Fi, where there is a signal',
    galley: 'Full galley',
    saloon: 'Saloon with a view',
    'cockpit-dining': 'Shaded dining table in the cockpit',
    'flybridge-lounge': 'Lounge on the flybridge',
    'sun-deck': 'Sun deck',
    bimini: 'Bimini for shade',
    trampolines: 'Nets between the bows',
    ensuite: 'En-suite bathrooms',
    'hot-water': 'Hot water',
    watermaker: 'Watermaker',
    generator: 'Generator',
    'solar-panels': 'Solar panels',
    'ice-maker': 'Ice maker',
    barbecue: 'Barbecue on the stern',
    'sound-system': 'Sound system',
    'snorkel-gear': 'Masks, fins and snorkels',
    kayak: 'Kayak',
    'paddle-board': 'Paddleboard',
    'fishing-gear': 'Trolling and hand lines',
    tender: 'Tender with outboard',
    'bedding-towels': 'Bedding and towels',
    'safety-equipment': 'Lifejackets, radio and safety equipment',
    'swim-platform': 'Swim platform',
    'foredeck-lounge': 'Cushioned lounge on the foredeck',
    garage: 'Tender garage',
  },
  activities: {
    snorkelling: 'Snorkelling',
    'free-diving': 'Free diving',
    kayak: 'Kayaking',
    'paddle-board': 'Paddleboarding',
    fishing: 'Fishing',
    'island-hopping': 'Island hopping',
    'beach-barbecue': 'Dinner on the beach',
    'village-visit': 'Visiting a village',
    'sailing-lessons': 'Learning to sail',
    'sunset-cruise': 'Evening cruise',
    swimming: 'Swimming',
    stargazing: 'Stargazing',
    'old-town-visit': 'An old town on foot',
    'fast-day-trips': 'Far out and back in a day',
  },
  inclusions: {
    crew: 'Captain and cook',
    meals: 'Three meals a day',
    drinks: 'Drinks',
    'snorkel-gear': 'Snorkel gear',
    kayak: 'Kayak',
    fuel: 'Fuel',
    'permits-taxes': 'The yacht’s permits and local taxes in her home waters',
    'port-fees': 'Port fees',
    'bedding-towels': 'Bedding and towels',
  },
  notIncluded: [
    'Flights, and hotels before or after',
    'Travel insurance, which is mandatory',
    'Tips for the crew, at your discretion',
    'Transfers: we book them, your offer names the price',
  ],
  notIncludedIn: {
    panama: [
      'The small aircraft from Panama City to San Blas and back, about US$ {{sanBlasSeat}} a person each way',
    ],
    bahamas: [
      'The flight from Staniel Cay to Nassau, about US$ {{stanielSeat}} a person, where your trip ends there',
    ],
  },
  builderNote: 'Figures are the builder’s for her model. Your offer lists what she carries today.',
  closing: {
    title: 'Not sure which one?',
    text: 'Tell us how many of you there are, who gets seasick and what you would do all day if it were up to you. We’ll answer with up to {{offeredYachts}} available yachts, each with her price, and say which of them we would take.',
  },
  yachts: {
    'sunreef-62-marea': sunreef62Marea,
    'guji-sun-odyssey-44i': gujiSunOdyssey44i,
    'macan-pershing-64': macanPershing64,
    'lagoon-56': lagoon56,
    'bali-54': bali54,
    'lagoon-62': lagoon62,
    'leopard-42-tsabalok': leopard42Tsabalok,
  },
} satisfies FleetCopy
