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
    title: 'Alquiler de catamaranes y yates con tripulación',
    description:
      'Alquile un catamarán, un velero o un yate a motor con capitán y cocinero: camarotes, huéspedes y el precio de la semana, con comidas y bebidas incluidas.',
    keywords: [
      'alquiler de catamarán con tripulación',
      'alquiler de velero con capitán',
      'Sunreef 62',
      'Lagoon 620',
      'Bali 5.4',
      'Pershing 64 Cartagena',
      'Leopard 42 San Blas',
    ],
  },
  hero: {
    title: '{{YachtCount}} yates, | *y uno es el suyo*',
    lead: 'Una pareja sola, dos familias, {{baliGuests}} amigos: aquí cada grupo encuentra su barco. Capitán, cocinero, comidas, bebidas y combustible están en el precio.',
    price:
      'Desde {{fleetShareFrom}} por persona y día: una semana en Guji para {{gujiGuests}}, {{gujiWeek}} en total',
  },
  order:
    'Empiece por las aguas. En San Blas lo esperan Guji, un velero, y tres catamaranes: Tsabalok, el Lagoon 56 y Marea. En las Bahamas, otros dos catamaranes, Brisa y el Bali 5.4; en Cartagena, frente a las Islas del Rosario, Macan, un yate a motor. Si sueña con Cuba o Aruba, le llevamos un yate hasta allá, y al calcular su viaje verá por separado lo que cuesta esa travesía. Marea, Brisa, el Bali 5.4 y Macan tienen aire acondicionado; en los otros tres refresca el alisio, que entra por las escotillas. El precio es por el yate completo, vengan cuantos vengan; solo el de Tsabalok depende del número de personas. Del 20 de diciembre al 10 de enero, en Carnaval y en Semana Santa, la semana cuesta más: en la página de cada yate están las dos tarifas. Aparte quedan los vuelos, los traslados, el seguro de viaje y las propinas.',
  types: { catamaran: 'Catamarán', sailboat: 'Velero', 'motor-yacht': 'Yate a motor' },
  features: {
    crewed: 'Con tripulación',
    chef: 'Cocinero a bordo',
    'air-conditioning': 'Aire acondicionado',
    flybridge: 'Flybridge',
    'water-toys': 'Juguetes acuáticos',
    snorkelling: 'Snorkel en el arrecife',
    'paddle-boards': 'Paddle boards',
    kayak: 'Kayak',
    tender: 'Garaje para el bote',
    fast: 'Rápido',
    family: 'Para familias',
    'sailing-pure': 'Para navegar a vela',
    sunbathing: 'Espacio para tomar el sol',
    'large-group': 'Para grupos',
    'shallow-draft': 'Poco calado',
  },
  amenities: {
    'air-conditioning': 'Aire acondicionado',
    wifi: 'Wifi donde hay señal',
    galley: 'Cocina completa',
    saloon: 'Salón con vista',
    'cockpit-dining': 'Mesa a la sombra en el cockpit',
    'flybridge-lounge': 'Sala en el flybridge',
    'sun-deck': 'Solárium',
    bimini: 'Bimini contra el sol del mediodía',
    trampolines: 'Redes entre las proas',
    ensuite: 'Camarotes con baño propio',
    'hot-water': 'Agua caliente',
    watermaker: 'Desalinizador',
    generator: 'Generador',
    'solar-panels': 'Paneles solares',
    'ice-maker': 'Máquina de hielo',
    barbecue: 'Parrilla en popa',
    'sound-system': 'Equipo de sonido',
    'snorkel-gear': 'Máscara, aletas y snorkel',
    kayak: 'Kayak',
    'paddle-board': 'Paddle board',
    'fishing-gear': 'Líneas de pesca',
    tender: 'Bote auxiliar con motor',
    'bedding-towels': 'Ropa de cama y toallas',
    'safety-equipment': 'Chalecos, radio y equipo de seguridad',
    'swim-platform': 'Plataforma de baño',
    'foredeck-lounge': 'Asientos en la cubierta de proa',
    garage: 'Garaje para el bote',
  },
  activities: {
    snorkelling: 'Snorkel',
    'free-diving': 'Buceo a pulmón',
    kayak: 'Kayak',
    'paddle-board': 'Paddle board',
    fishing: 'Pesca',
    'island-hopping': 'De isla en isla',
    'beach-barbecue': 'Parrilla en la playa',
    'village-visit': 'Visita a una comunidad',
    'sailing-lessons': 'Aprender a navegar',
    'sunset-cruise': 'Salida al atardecer',
    swimming: 'Nadar',
    stargazing: 'Mirar estrellas',
    'old-town-visit': 'Ciudad Amurallada',
    'fast-day-trips': 'Salidas rápidas',
  },
  inclusions: {
    crew: 'Capitán y cocinero',
    meals: 'Tres comidas al día',
    drinks: 'Bebidas',
    'snorkel-gear': 'Equipo de snorkel',
    kayak: 'Kayak',
    fuel: 'Combustible',
    'permits-taxes': 'Permisos e impuestos locales del yate donde tiene su base',
    'port-fees': 'Tasas portuarias',
    'bedding-towels': 'Ropa de cama y toallas',
  },
  notIncluded: [
    'Vuelos, y hoteles antes o después',
    'Seguro de viaje, que es obligatorio',
    'Propinas, a su criterio',
    'Traslados, que les reservamos nosotros',
  ],
  notIncludedIn: {
    panama: ['La avioneta de Ciudad de Panamá a San Blas, unos US$ {{sanBlasSeat}} por persona y trayecto'],
    bahamas: [
      'La avioneta de Staniel Cay a Nassau, unos US$ {{stanielSeat}} por persona, si su viaje acaba allí',
    ],
  },
  builderNote:
    'Medidas y motores según el astillero. Antes de firmar reciben la lista de lo que el barco lleva hoy, con cada juguete de agua que va a bordo.',
  closing: {
    title: '¿No sabe cuál?',
    text: 'Díganos con quién viaja, si a alguien le afecta el movimiento del mar y qué le gusta hacer a cada uno. Le contestamos con hasta {{offeredYachts}} yates libres, cada uno con su precio, y le decimos por cuál empezaríamos.',
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
