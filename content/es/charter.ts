/** Texts of what a charter is and costs, for pages, offers and letters. Figures come ready formatted; {{count}} chooses the plural. */
export const charter = {
  /** Where a yacht lies. */
  at: {
    'san-blas': 'en San Blas',
    rosario: 'en Cartagena',
    aruba: 'en Aruba',
    cuba: 'en Cuba',
    bahamas: 'en Nasáu',
  },
  /** Where one sails. */
  waters: {
    'san-blas': 'en San Blas',
    rosario: 'en las islas del Rosario',
    aruba: 'en Aruba',
    cuba: 'en Cuba',
    bahamas: 'en las Bahamas',
  },
  nights_one: '{{count}} noche',
  nights_other: '{{count}} noches',
  guests_one: '{{count}} persona',
  guests_other: '{{count}} personas',
  children_one: '{{count}} niño',
  children_other: '{{count}} niños',
  season: { low: 'en temporada baja', high: 'en temporada alta' },
  lines: {
    boat: 'Yate, {{nights}} {{season}} a {{rate}}',
    /** Where a price is stated in another currency. */
    boatStated: 'Yate, {{nights}} {{season}}: {{stated}}, unos',
    persons: '{{guests}}, {{nights}} {{season}} a {{rate}} cada una',
    childDiscount: '{{percent}} % menos por {{children}} de menos de {{age}} años, {{nights}} {{season}}',
    relocation:
      'Traer el yate desde {{place}} y llevarlo de vuelta: {{distance}} millas náuticas y {{days}} días de navegación por trayecto',
    hotel: 'Hotel, {{nights}}',
    fee: {
      'bahamas-charter-fee': 'Tasa de chárter de las Bahamas, {{percent}} %',
      'guna-yala-entry': 'Entrada a Guna Yala, {{each}} por persona',
      'rosario-park': 'Entrada al parque nacional',
      'cuba-permits': 'Permisos de navegación en Cuba',
      'aruba-permits': 'Despacho y puerto en Aruba',
    },
    included: 'incluida en su precio',
    unknown: 'por confirmar',
  },
  /** As after “sin”. */
  missing: {
    hotel: 'el hotel',
    'bahamas-charter-fee': 'la tasa de las Bahamas',
    'guna-yala-entry': 'la entrada a Guna Yala',
    'rosario-park': 'la entrada al parque',
    'cuba-permits': 'los permisos',
    'aruba-permits': 'el despacho',
  },
  /** As after “from”. */
  port: {
    'san-blas': 'San Blas',
    rosario: 'Cartagena',
    aruba: 'Aruba',
    cuba: 'Cienfuegos',
    bahamas: 'Nasáu',
  },
  totals: {
    charged: 'Nos paga a nosotros',
    onTheSpot: 'Paga en el lugar',
    all: 'En total',
    fromPrice: 'desde {{price}}',
    aboutPrice: 'unos {{price}}',
    without: '{{price}}, sin {{what}}',
    perPerson: '{{price}} por persona',
    perCouple: '{{price}} por pareja',
    perDay: '{{price}} por día',
    converted: 'Convertido de {{stated}} a {{rate}} dólares por euro, el cambio del {{day}}.',
    tip: 'Las propinas son costumbre y voluntarias: entre {{from}} y {{to}} suelen darse por un viaje así. No están en el total.',
  },
  refusals: {
    'no-guests': 'Diga, por favor, cuántos viajan: al menos una persona.',
    'not-a-number': 'Escriba, por favor, los números con cifras.',
    'too-many-guests':
      'Para {{guests}} huéspedes no alcanza un solo yate: recibe como máximo a {{most}}. Escríbanos y pensamos en dos barcos.',
    'more-children-than-guests': 'Los niños cuentan entre las personas, y aquí hay más niños que personas.',
    'children-alone': 'Los niños viajan siempre con adultos y cuentan entre las personas en total.',
    'not-a-day': 'Esa fecha no existe en el calendario; la estimación vale para la temporada baja.',
    past: 'La fecha de salida ya pasó; la estimación vale para la temporada baja.',
    'too-few-nights': 'Este yate se alquila por {{least}} noches o más.',
    'unknown-yacht': 'Ese yate no está en nuestra flota.',
    'unknown-waters': 'No navegamos en esas aguas.',
    'no-itinerary':
      'Para estas aguas no hay todavía un itinerario fijo; el asesor planea los días con usted.',
  },
  misfits: {
    'too-many-guests': 'Recibe a {{most}} huéspedes; ustedes son {{guests}}.',
    'no-double_one': 'Falta {{count}} camarote doble para una pareja.',
    'no-double_other': 'Faltan {{count}} camarotes dobles para las parejas.',
    'no-easy-cabin_one': 'Falta {{count}} camarote con baño propio y sin escalones para los abuelos.',
    'no-easy-cabin_other': 'Faltan {{count}} camarotes con baño propio y sin escalones para los abuelos.',
    'no-cabin_one': 'Falta {{count}} camarote.',
    'no-cabin_other': 'Faltan {{count}} camarotes.',
  },
}
