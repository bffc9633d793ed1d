/** Texts of what a charter is and costs, for pages, offers and letters. Figures come ready formatted; {{count}} chooses the plural. */
export const charter = {
  /** Where a yacht lies. */
  at: {
    'san-blas': 'en San Blas',
    rosario: 'en Cartagena',
    aruba: 'en Aruba',
    cuba: 'en Cuba',
    bahamas: 'en Nassau',
  },
  /** Where one sails. */
  waters: {
    'san-blas': 'en San Blas',
    rosario: 'en las Islas del Rosario',
    aruba: 'en Aruba',
    cuba: 'en Cuba',
    bahamas: 'en las Bahamas',
  },
  nights_one: '{{count}} noche',
  nights_other: '{{count}} noches',
  guests_one: '{{count}} persona',
  guests_other: '{{count}} personas',
  cabinCount_one: '{{count}} camarote',
  cabinCount_other: '{{count}} camarotes',
  children_one: '{{count}} niño',
  children_other: '{{count}} niños',
  /** Lo que les falta a los huéspedes de otro yate. */
  drawbacks: {
    age: 'solo admite niños desde los {{age}} años',
    warm: 'no tiene aire acondicionado',
    bathrooms: '{{shared}} de sus camarotes comparten baño',
    saloon: 'la tripulación duerme en el salón',
    steep: 'a los camarotes se baja por escalones empinados',
  },
  /** Lo que habla por un yate: por qué empezaríamos por él. */
  wish: {
    'guji-sun-odyssey-44i': 'es un velero, y su capitán les cede el timón',
    'leopard-42-tsabalok': 'es tan pequeño que lo sentirán suyo',
    'lagoon-56': 'en él cada uno encuentra su rincón',
    'sunreef-62-marea': 'tiene un flybridge hecho para largas sobremesas',
    'lagoon-62':
      'es el más ancho de nuestros catamaranes, y se nota: unos leen tendidos en la red de proa, otros acompañan al capitán en el flybridge, y nadie estorba a nadie',
    'bali-54': 'es nuestro yate para una familia grande',
    'macan-pershing-64': 'con él caben ciudad y arrecife en un día',
  },
  season: { low: 'fuera de temporada alta', high: 'en temporada alta' },
  lines: {
    boat: 'Yate, {{nights}} {{season}} a {{rate}}',
    boatWeek: 'Yate, {{nights}} {{season}}, a razón de {{week}} la semana',
    /** Where a price is stated in another currency. */
    boatStated: 'Yate, {{nights}} {{season}}: {{stated}}',
    persons: '{{guests}}, {{nights}} {{season}}, {{rate}} por persona y noche',
    childDiscount: '{{percent}} % menos por {{children}} de menos de {{age}} años, {{nights}} {{season}}',
    relocation:
      'Traer el yate desde {{place}} y llevarlo de vuelta: {{distance}} millas náuticas y {{days}} días de mar por trayecto',
    hotel: 'Hotel en La Habana, {{nights}} a {{each}} por persona',
    transfers: 'Traslados a {{each}} por persona: {{ways}}',
    /** For lists of what is in the price. */
    hotelNights: 'Hotel en La Habana, {{nights}}',
    transferWays: 'Traslados: {{ways}}',
    permits: 'Despacho y permiso de navegación del yate en esas aguas',
    ways: {
      inland: 'auto a Cienfuegos',
      'inland-back': 'de regreso a La Habana',
      domestic: 'vuelo de Cayo Largo a La Habana',
    },
    fee: {
      'bahamas-charter-fee': 'Tasa de chárter de las Bahamas, {{percent}} %',
      'guna-yala-entry': 'Entrada a Guna Yala, {{each}} por persona',
      'rosario-park': 'Entrada al parque nacional',
      'cuba-permits': 'Permisos de navegación en Cuba',
      'aruba-permits': 'Despacho y puerto en Aruba',
    },
    unknown: 'según la tarifa del lugar',
  },
  /** As after “más”. */
  missing: {
    'bahamas-charter-fee': 'la tasa de chárter de las Bahamas',
    'guna-yala-entry': 'la entrada a Guna Yala',
    'rosario-park': 'la entrada al parque',
    'cuba-permits': 'los permisos',
    'aruba-permits': 'los trámites de puerto en Aruba',
  },
  /** As after “from”. */
  /** In place of "booked", where no other guests stand against a trip but the days that she needs between ports. */
  hurricanes:
    'La temporada de huracanes {{waters}} va del 1 de junio al 30 de noviembre: conviene un seguro que cubra la cancelación.',
  advice: {
    to: {
      'san-blas': 'hasta San Blas',
      rosario: 'hasta las Islas del Rosario',
      aruba: 'hasta Aruba',
      cuba: 'hasta Cuba',
      bahamas: 'hasta las Bahamas',
    },
    dear: 'Está {{at}}, y solo traerlo y llevarlo de vuelta cuesta {{passage}} de un total de {{price}}. No se lo aconsejamos.',
    /** The same days where she lies, when others have or hold her. */
    homeTaken: '{{at}} tampoco está libre en esas fechas: elijan otras, u otro yate.',
    better:
      '{{name}} ya está {{at}}, libre esos mismos días, y cuesta {{less}} menos: {{price}}. Es el que les aconsejamos.',
    betterBrought:
      '{{name}} está libre esos mismos días y, con su travesía, cuesta {{less}} menos: {{price}}. Es el que les aconsejamos.',
    wayShare:
      'De los {{price}} de este viaje, {{passage}} son por traer el yate desde {{place}} y llevarlo de vuelta.',
    homePrice: 'Ver {{name}} {{at}}: {{price}}',
    homeCosts: '{{at}}, donde está, los mismos días cuestan {{price}}.',
    homeCostsAboard:
      '{{at}}, donde está, los mismos días cuestan {{price}}, con {{more}} noches a bordo en lugar de {{fewer}}.',
    home: 'Ver {{name}} {{at}}',
  },
  port: {
    'san-blas': 'San Blas',
    rosario: 'Cartagena',
    aruba: 'Aruba',
    cuba: 'Cienfuegos',
    bahamas: 'Nassau',
  },
  totals: {
    charged: 'Nos paga a nosotros',
    onTheSpot: 'Paga en el lugar',
    all: 'En total',
    /** Where nothing is paid on the spot. */
    allCharged: 'Total que nos paga a nosotros',
    fromPrice: 'desde {{price}}',
    aboutPrice: 'unos {{price}}',
    without: '{{price}}, más {{what}}',
    besides: 'más {{what}}',
    perPerson: '{{price}} por persona',
    /** Where some of them pay less. */
    perPersonOnAverage: '{{price}} por persona en promedio',
    perCouple: '{{price}} por pareja',
    perPersonDay: '{{price}} por persona y día',
    converted:
      'La temporada alta se cotiza en euros: {{stated}} por {{nights}}, aquí a {{rate}} dólares por euro ({{day}}). El monto definitivo en dólares va en su propuesta.',
    convertedOf:
      'Con {{name}}, la temporada alta se cotiza en euros: {{stated}} por {{nights}}, aquí a {{rate}} dólares por euro ({{day}}). El monto definitivo en dólares va en su propuesta.',
    tip: 'La propina es voluntaria y no está en el total. Por un viaje así se acostumbra dejar, más o menos, entre {{from}} y {{to}}.',
    /** Where guests fly in a small aircraft to the yacht and back. */
    seats: 'La avioneta de ida y vuelta va aparte: unos {{price}} para {{guests}}.',
    /** Where only some trips end at an airstrip. */
    seatsBack:
      'Si su viaje acaba en {{place}}, la avioneta de regreso va aparte: unos {{price}} para {{guests}}.',
  },
  prices: {
    fromWeek: 'una semana desde {{price}}',
    fromWeekWith: 'una semana desde {{price}} con {{name}}',
    fromWeekUpTo: 'una semana a tarifa normal: {{price}}, para un máximo de {{guests}}',
    fromLowWeekFor: 'una semana a tarifa normal: {{price}} para {{guests}}',
    fromWeekFor: 'una semana desde {{price}} para {{guests}}',
    share: '{{price}} por persona y día para {{guests}}',
    shareByParty: '{{few}} por persona y día, o {{price}} si son {{guests}}',
    withFee: 'incluida la tasa de chárter de las Bahamas ({{percent}} %)',
    /** Behind a price with what is paid on the spot in it, such as an entry tax. */
    withEntry: 'con {{what}}',
    /** For agencies: the rate without the fee, and with it. */
    rateFor: 'Tarifa normal: {{price}} la semana para {{guests}}',
    rateUpTo: 'Tarifa normal: {{price}} la semana, hasta {{guests}}',
    rateWithFee: '{{price}} con la tasa de chárter de las Bahamas, del {{percent}} %',
    weekWithFee: 'Siete noches con la tasa de chárter',
    hereFrom: 'Una semana aquí desde {{price}} con {{name}}: {{share}} por persona y día para {{guests}}',
    /** Where guests pay a fee on the spot, {{entry}} each. */
    hereFromEntry:
      'Una semana aquí desde {{price}} con {{name}}: {{share}} por persona y día para {{guests}}, más {{entry}} de entrada',
    hereFromFee:
      'Una semana aquí desde {{price}} con {{name}}, incluido el {{percent}} % de tasa de chárter: {{share}} por persona y día para {{guests}}',
    hereFromBrought:
      'Una semana aquí desde {{price}} con {{name}}, incluida la travesía desde {{place}}, ida y vuelta: {{share}} por persona y día para {{guests}}',
    /** Where a yacht lies here, and one that is brought costs less. */
    hereFromBoth:
      'Una semana para {{count}}: a vela con {{name}}, desde {{price}} con la travesía, {{share}} por persona y día; a motor con {{local}}, desde {{localPrice}}, {{localShare}} por persona y día',
    hereFromAshore:
      'Una semana desde {{price}} con {{name}}: {{nights}} a bordo, el hotel, los traslados por la isla y la travesía desde {{place}}, ida y vuelta. {{each}} por persona para {{guests}}, o {{share}} por persona y día',
    here: 'Una semana aquí desde {{price}} con {{name}}, hasta {{guests}}: yate, tripulación, comidas, bebidas, combustible y tasas portuarias.',
    hereWithFee:
      'Una semana aquí desde {{price}} con {{name}}, hasta {{guests}}: yate, tripulación, comidas, bebidas, combustible, tasas portuarias y la tasa de chárter de las Bahamas, del {{percent}} %. Aparte van las boyas del parque marino, que se pagan allí.',
    hereShare: 'Con {{guests}} a bordo son {{share}} por persona y día.',
    hereBrought:
      'Una semana aquí desde {{price}} con {{name}}{{plus}}. Es el precio para todo el grupo, hasta {{guests}}: {{nights}} a bordo con tripulación, comidas, bebidas y combustible{{ashore}}, y la travesía para traer el yate desde {{place}} y llevarlo de vuelta, {{distance}} millas náuticas y {{days}} días de mar en cada sentido.',
    /** Of a week with nights and ways ashore, in its sum. */
    hereAshore: ', el hotel, el auto, el vuelo interno y los permisos',
    herePaidThere: 'Allí mismo se paga: {{what}}.',
    hereCatamaran:
      'Con el barco lleno, el catamarán que menos cuesta aquí por persona es {{name}}: desde {{price}} hasta {{guests}}, es decir, {{each}} cada uno o {{share}} al día.',
    hereLocal:
      'Si prefiere el yate que tiene aquí su base, la semana con {{name}} cuesta desde {{price}}: {{share}} por persona y día para {{guests}}.',
    low: 'Tarifa normal',
    high: 'Temporada alta',
    rates: 'Tarifas',
    night: 'Por noche',
    boatNight: 'Yate, una noche',
    personNight: 'Cada huésped, una noche',
    childNight: 'Niño de menos de {{age}} años, una noche',
    week: 'Siete noches',
    weekFor: 'Siete noches para {{guests}}',
    shareFor: 'Por persona y día, {{guests}}',
    shareForWithFee: 'Por persona y día, {{guests}}, con la tasa',
    converted: '{{stated}} (unos {{price}})',
    minimum:
      'Alquiler desde {{count}} noches; camarotes desde las {{boarding}}, en tierra a las {{ashore}} a más tardar.',
  },
  /** The terms at a glance: a figure and what it stands for. */
  terms: {
    title: 'Las condiciones',
    aboard: 'Camarotes',
    aboardText: 'listos desde esta hora, su primer día a bordo',
    ashore: 'En tierra',
    ashoreText: 'a más tardar, la mañana después de la última noche a bordo',
    deposit: 'Anticipo',
    depositText: 'con el contrato firmado; en cuanto nos llegan contrato y pago, la semana es suya',
    balance: 'El resto',
    balanceFigure: '{{count}} días',
    balanceText: 'antes de embarcar, {{ways}}; si reserva después, todo con el contrato',
    whole: 'El precio entero',
    wholeText:
      'con el contrato firmado, {{ways}}: faltan menos de {{count}} días para embarcar y el resto ya estaría vencido',
    ways: { 'bank-transfer': 'por transferencia bancaria', card: 'con tarjeta' },
    cancel:
      'Si cancela más de {{count}} días antes de embarcar, le devolvemos todo. Después retenemos esta parte del precio',
    cancelBefore:
      'Si cancela antes del {{date}}, le devolvemos todo. Desde entonces retenemos esta parte del precio',
    cancelBetween: 'de {{from}} a {{until}} días antes',
    cancelLast: '{{count}} días antes o menos',
    cancelLate: 'Si cancela, retenemos esta parte del precio',
  },
  calculator: {
    title: 'Lo que cuesta su semana',
    lead: 'Díganos cuántos son y desde cuándo. Verá cada línea de la estimación y cuánto le toca a cada uno por día.',
    persons: 'Personas, niños incluidos',
    children: '¿Cuántos tienen menos de {{age}} años?',
    first: 'Primer día',
    nights: 'Noches',
    submit: 'Calcular',
    anyDay: 'Sin fecha calculamos a tarifa normal.',
  },
  refusals: {
    'no-guests': 'Díganos cuántos viajan; con una persona basta.',
    'not-a-number': 'Escriba los números con cifras, por favor.',
    'too-many-guests':
      'Son {{guests}} y en este yate caben {{most}}. Escríbanos y lo planeamos con dos barcos.',
    'more-children-than-guests': 'Los niños cuentan entre las personas, y aquí hay más niños que personas.',
    'children-alone': 'Los niños viajan con al menos un adulto: cuéntelo entre las personas.',
    'not-a-day': 'Esa fecha no está en el calendario, así que calculamos con la tarifa normal.',
    past: 'Ese día ya pasó, así que calculamos con la tarifa normal.',
    'too-few-nights': 'Este yate lo alquilamos desde {{least}} noches.',
    'unknown-yacht': 'Ese yate no está en nuestra flota.',
    'unknown-waters': 'No navegamos en esas aguas.',
    'no-itinerary': 'Para estas aguas no tenemos un itinerario escrito: los días los planeamos con usted.',
  },
  /** Whether a party finds its beds, and the plan of the cabins. */
  fit: {
    title: '¿Quién duerme dónde?',
    lead: 'Diga quiénes vienen y el plano les reparte los camarotes. Si no alcanzan, le mostramos el yate en el que sí caben.',
    couples: 'Parejas',
    grandparents: 'Parejas de abuelos',
    grandparentsHint: 'Para los abuelos, solo camarotes con baño propio y sin escalones empinados.',
    /** Donde ningún camarote es así. */
    grandparentsElsewhere:
      'Si vienen abuelos, les proponemos otro yate: aquí a todos los camarotes se baja por escalones empinados.',
    singles: 'Otros adultos',
    children: 'Niños',
    submit: 'Repartir camarotes',
    yes: 'Caben: {{guests}} en {{taken}} de {{cabins}} camarotes.',
    no: 'Aquí no caben todos. {{because}}',
    others: 'Sí caben en',
    noOthers: 'En los otros tampoco. Escríbanos y lo planeamos con dos.',
  },
  crewSleeps: {
    forepeak: 'La tripulación duerme aparte, en {{count}} literas de proa.',
    'crew-cabin': 'La tripulación tiene su propio camarote, con {{count}} literas.',
    saloon: 'La tripulación duerme en el salón, en {{count}} plazas que nunca se dan a huéspedes.',
  },
  cabins: {
    plan: '{{name}}: plano de los camarotes',
    drawn: 'Eslora y manga a escala; el interior, según la distribución habitual del modelo.',
    one: 'Camarote {{number}}: {{what}}',
    bed: { double: 'cama doble', twin: 'dos camas individuales' },
    bathroom: { own: 'baño propio', shared: 'baño compartido' },
    lies: { port: 'a babor', starboard: 'a estribor', middle: 'en el centro', bow: 'a proa' },
    easy: 'sin escalones empinados',
    easyAll: 'A ningún camarote se llega por escalones empinados.',
    easyNone: 'A los camarotes se baja por escalones empinados.',
    couple: 'una pareja',
    grandparents: 'los abuelos',
    single_one: 'una persona',
    single_other: '{{count}} personas',
    child_one: 'un niño',
    child_other: '{{count}} niños',
    rooms: {
      cabin: 'Camarote',
      bathroom: 'Baño',
      saloon: 'Salón',
      galley: 'Cocina',
      cockpit: 'Cockpit',
      foredeck: 'Cubierta de proa',
    },
    crewRoom: 'Tripulación',
    pictures: 'Véalo por dentro',
  },
  asked: {
    title: 'Lo que costaría',
    lead: 'La estimación cambia con cada respuesta suya. Uno de nosotros la revisa antes de que usted decida.',
    others: 'También le servirían',
    misfits: 'No alcanzan',
  },
  /** An itinerary on the guest's dates. */
  dated: {
    title: 'El itinerario en sus fechas',
    first: 'Su primer día',
    submit: 'Poner fechas',
    aboard: 'Camarotes desde las {{hour}}',
    ashore: 'Si el viaje termina aquí: en tierra a las {{hour}} del {{day}}',
    hotel: 'Noche en hotel',
    high: 'Noche de temporada alta',
    problems: {
      'no-day': 'Elija un día.',
      'not-a-day': 'Esa fecha no existe en el calendario.',
      past: 'Ese día ya pasó. Elija uno por venir.',
      'too-far': 'Planificamos hasta el {{last}}.',
    },
  },
  misfits: {
    'too-many-guests': 'Recibe a {{most}} huéspedes; ustedes son {{guests}}.',
    'no-double_one': 'Falta {{count}} camarote doble para una pareja.',
    'no-double_other': 'Faltan {{count}} camarotes dobles para las parejas.',
    'no-easy-cabin_one':
      'Falta {{count}} camarote con baño propio y sin escalones empinados para los abuelos.',
    'no-easy-cabin_other':
      'Faltan {{count}} camarotes con baño propio y sin escalones empinados para los abuelos.',
    'no-cabin_one': 'Falta {{count}} camarote.',
    'no-cabin_other': 'Faltan {{count}} camarotes.',
  },
}
