/** Textos de la solicitud larga y de su propuesta. Las cifras llegan ya escritas; {{count}} elige el plural. */
export const offer = {
  form: {
    progress: '{{step}} de {{steps}} pasos completos',
    filled: 'completo',
    optional: 'Lo que no lleva asterisco es opcional.',
    steps: {
      travellers: 'Quiénes viajan',
      flight: 'Vuelo',
      charter: 'Chárter',
      wishes: 'Preferencias',
      budget: 'Presupuesto',
      contact: 'Contacto',
    },
    passengers: 'Personas en total',
    passengersHint: 'Todos los que van a bordo, niños incluidos.',
    children: 'Cuántos son menores de {{childAge}} años',
    datePlaceholder: 'dd.mm.aaaa',
    departureLocation: 'Ciudad de salida',
    departureLocationPlaceholder: 'Bogotá, Ciudad de México, Madrid',
    departureDate: 'Fecha de salida',
    departureChoices: { day: 'En un día', month: 'En un mes', open: 'Aún sin fecha' },
    departureDay: 'Día de salida',
    departureMonth: 'Mes de salida',
    departureHint: 'De ella dependen la temporada y el precio. Si aún no la tiene, la buscamos juntos.',
    returnDate: 'Fecha de regreso',
    flexibleDates: 'Las fechas pueden moverse unos días',
    destinationAirport: 'Aeropuerto de llegada',
    flightOption: 'Vuelo',
    airports: {
      panama: 'Panamá',
      cartagena: 'Cartagena',
      aruba: 'Aruba',
      havana: 'La Habana',
      nassau: 'Nassau',
    },
    flights: { commercial: 'Vuelo comercial', private: 'Jet privado', compare: 'Comparar ambos' },
    chartingRegion: 'Región del chárter',
    regions: { 'san-blas': 'San Blas', rosario: 'Rosario', aruba: 'Aruba', cuba: 'Cuba', bahamas: 'Bahamas' },
    duration: 'Duración',
    days: '{{count}} días',
    yachtType: 'Tipo de yate',
    boats: {
      sailboat: 'Velero',
      catamaran: 'Catamarán',
      'motor-yacht': 'Yate a motor',
      'no-preference': 'Sin preferencia',
    },
    services: 'Servicios',
    serviceNames: {
      crew: 'Tripulación incluida (con cocinero)',
      'air-conditioning': 'Aire acondicionado',
      internet: 'Internet a bordo',
      'water-sports': 'Equipo de deportes acuáticos',
      luxury: 'Paquete de lujo',
    },
    activities: 'Actividades',
    activityNames: {
      snorkelling: 'Snorkel',
      diving: 'Buceo',
      fishing: 'Pesca',
      'island-hopping': 'De isla en isla',
      'indigenous-visits': 'Visita a comunidades indígenas',
      relax: 'Descanso a bordo',
      nature: 'Naturaleza y selva',
      adventure: 'Excursiones de aventura',
    },
    divingNote: 'En Guna Yala está prohibido el buceo con tanque. Allí bajará a pulmón.',
    budget: 'Presupuesto por persona',
    budgets: {
      'under-5000': 'menos de 5.000 EUR',
      '5000-10000': 'de 5.000 a 10.000 EUR',
      '10000-20000': 'de 10.000 a 20.000 EUR',
      'over-20000': 'más de 20.000 EUR',
    },
    budgetHint: 'Sin contar el vuelo. Nos ayuda a elegir y no compromete a nada.',
    additional: 'Algo más que debamos saber',
    additionalPlaceholder: 'Dietas y alergias, si alguien se marea, un cumpleaños a bordo',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono, de preferencia con WhatsApp',
    contactMethod: '¿Por dónde le respondemos?',
    contactMethods: { email: 'Correo', whatsapp: 'WhatsApp', phone: 'Teléfono' },
    unset: 'Elija una opción',
    submitMail: 'Enviar con mi programa de correo',
    submitOnline: 'Enviar en línea',
    mailNote:
      'Por correo: su programa se abre con la solicitud ya escrita en alemán, el idioma de nuestro archivo, y usted solo la envía. En línea: nos llega enseguida, en español y con la propuesta que ve aquí.',
    clear: 'Borrar lo escrito',
    cleared: 'El formulario está vacío.',
    undo: 'Deshacer',
    review: 'Esto es lo que nos llega',
    reviewEmpty: 'Todavía nada: sus respuestas aparecen aquí a medida que las escribe.',
    yes: 'sí',
  },
  answer: {
    mailed: 'Se está abriendo su correo',
    mailedText:
      'La solicitud ya está escrita allí, en alemán y dirigida a {{mailbox}}. Solo falta que usted la envíe. Si no se abrió nada, envíela en línea o por WhatsApp.',
    notSent: 'Todavía no nos ha llegado',
    notSentText:
      'En este momento no pudimos enviarla desde aquí. Por favor, mándela por correo o por WhatsApp. Lo que escribió queda guardado en este dispositivo.',
    shortened:
      'Su texto es demasiado largo para un enlace de correo y allí va recortado. Abajo está completo, para copiarlo; en línea se envía entero.',
    sending: 'Enviando…',
    chat: 'Enviar por WhatsApp',
    copy: 'Copiar el texto',
    copied: 'Copiado',
    mail: 'Abrir el correo otra vez',
    received: 'Recibimos su consulta. Respondemos dentro de nuestro horario de atención.',
    accepted: 'Su solicitud ya está con nosotros. Un asesor le escribirá en horario de oficina.',
    text: 'Lo que usted escribió',
    germanText: 'El correo, tal como sale (en alemán)',
    cutMark: 'recortado',
    hello: {
      contact: 'Buenos días, les escribo desde su sitio web:',
      'fly-sail': 'Buenos días, esta es mi solicitud Fly & Sail:',
      charter: 'Buenos días, esta es mi consulta de chárter:',
    },
  },
  panel: {
    title: 'Su primera propuesta',
    lead: 'Una estimación con nuestros precios de lista. Un asesor la ajusta con usted.',
    assumed: 'Por ahora, calculada para {{persons}} personas y {{days}} días',
    party_one: 'Para {{count}} persona, {{days}} días',
    party_other: 'Para {{count}} personas, {{days}} días',
    withDates: 'a bordo el {{first}}, en tierra en la mañana del {{last}}',
    lines: 'De qué se compone el precio',
    see: 'Ver {{name}}',
    itinerary: 'El itinerario para estos días',
    itineraryLink: '{{days}} días {{waters}}',
    season: 'Sobre la temporada',
    included: 'Incluido en el precio',
    notIncluded: 'No incluido',
    flights: 'Vuelos: el precio se lo busca un asesor para su fecha.',
    letter: 'La propuesta, en una carta',
    writing: 'Escribiendo la carta…',
    askLetter: 'Pedir la carta',
    letterNote:
      'Las frases son de un modelo de lenguaje; las fechas, los precios y los datos los pusimos nosotros. El modelo no recibió su nombre, su correo ni su teléfono.',
    letterRefused: 'Esta vez no pudimos redactar otra carta; la de arriba dice todo lo que sabemos.',
    carry: 'Al enviar el formulario en línea, esta propuesta va adjunta. Por correo van solo sus respuestas.',
    toOffer: 'Ver la primera propuesta',
  },
  and: 'y',
  /** Where one sails, if nobody has said where. */
  anywhere: 'de navegación',
  reasons: {
    room: 'lugar para {{guests}} huéspedes en {{cabins}} camarotes',
    base: 'base {{place}}',
    elsewhere:
      'viene desde {{place}}: {{distance}} millas náuticas y {{days}} días de navegación por trayecto',
    type: {
      catamaran: 'un catamarán, como usted pidió',
      sailboat: 'un velero, como usted pidió',
      'motor-yacht': 'un yate a motor, como usted pidió',
    },
    'by-person': 'precio por persona, bueno para grupos pequeños',
    wishes: {
      crew: 'capitán y cocinero incluidos',
      'air-conditioning': 'aire acondicionado en los camarotes',
      internet: 'wifi donde hay señal',
      'water-sports': 'kayak, tablas y snorkel a bordo',
      luxury: 'cubierta de sobra para comer, leer y tenderse al sol',
      snorkelling: 'máscaras y aletas a bordo',
      diving: 'una buena escalera para el buceo a pulmón',
      fishing: 'líneas de pesca a bordo',
      'island-hopping': 'tramos cortos entre islas',
      'indigenous-visits': 'visitas a comunidades gunas',
      relax: 'espacio de sobra para descansar',
      nature: 'fondeaderos junto al manglar y el arrecife',
      adventure: 'un barco para quien busca movimiento',
    },
  },
  seasons: {
    best_one: '{{month}} es allí uno de los mejores meses.',
    best_other: '{{month}} están allí entre los mejores meses.',
    rain_one:
      'En {{month}} llueve allí más a menudo, casi siempre en aguaceros cortos. A cambio hay menos barcos.',
    rain_other:
      'En {{month}} llueve allí más a menudo, casi siempre en aguaceros cortos. A cambio hay menos barcos.',
    hurricane_one: '{{month}} cae en la temporada de huracanes (del 1 de junio al 30 de noviembre).',
    hurricane_other: '{{month}} caen en la temporada de huracanes (del 1 de junio al 30 de noviembre).',
    other_one: '{{month}} es allí un mes tranquilo, entre temporadas.',
    other_other: '{{month}} son allí meses tranquilos, entre temporadas.',
    highMonth:
      'Todo {{month}} es temporada alta. Mientras no indique un día, la estimación cuenta temporada baja, así que el precio será mayor.',
    partlyHighMonth:
      'Temporada alta en {{month}}: las noches del {{nights}}. Cuestan más. Mientras no indique un día, la estimación cuenta temporada baja.',
    highSeason_one:
      'Una de sus noches cae en temporada alta (20 de diciembre al 10 de enero, Carnaval o Semana Santa).',
    highSeason_other:
      '{{count}} de sus noches caen en temporada alta (20 de diciembre al 10 de enero, Carnaval o Semana Santa).',
  },
  warnings: {
    'too-many':
      'Son {{guests}} y el mayor de los yates posibles allí recibe a {{most}}. Escríbanos y pensamos en dos barcos.',
    hurricane:
      'Sus fechas caen en la temporada de huracanes. En esos meses el capitán navega según el pronóstico y puede cambiar la ruta o suspenderla. Asegúrese de que su seguro cubra la cancelación.',
    'no-yacht':
      'En {{region}} no tenemos un yate todo el año: le llevamos uno, y lo que cuesta está en la estimación.',
    return: 'Su vuelo de regreso sale antes de que usted baje a tierra, en la mañana del {{lastDay}}.',
    'above-budget':
      'Las estimaciones superan el presupuesto que usted indicó. Lo que más ayuda es quitar días o elegir un barco más pequeño.',
  },
  letter: {
    greetingNamed: 'Buenos días, {{name}}:',
    greeting: 'Buenos días:',
    openingDated:
      'Gracias por escribirnos. Hemos revisado la flota pensando en su viaje: {{days}} días {{waters}}{{people}}, a bordo el {{first}} y en tierra en la mañana del {{last}}.',
    opening:
      'Gracias por escribirnos. Hemos revisado la flota pensando en su viaje: {{days}} días {{waters}}{{people}}.',
    /** Joined on to the opening, after the waters. */
    for: ' para {{people}}',
    people_one: 'una persona',
    people_other: '{{count}} personas',
    children_one: 'un niño entre ellas',
    children_other: '{{count}} niños entre ellas',
    assumed: 'Todavía no sabemos cuántos vienen; las cifras son para {{people}}.',
    otherType: {
      catamaran:
        'Usted pidió un catamarán. Para este viaje no tenemos el adecuado, así que le proponemos otros yates.',
      sailboat:
        'Usted pidió un velero. El nuestro no es el adecuado para este viaje, así que le proponemos otros yates.',
      'motor-yacht':
        'Usted pidió un yate a motor. El nuestro no es el adecuado para este viaje, así que le proponemos otros yates.',
    },
    /** What she is, as after “She is …”. */
    types: {
      catamaran: 'un catamarán',
      sailboat: 'un velero',
      'motor-yacht': 'un yate a motor',
    },
    first: 'Para ustedes elegiríamos {{name}}.',
    firstTyped: {
      catamaran: 'Para ustedes elegiríamos {{name}}, un catamarán, como usted pidió.',
      sailboat: 'Para ustedes elegiríamos {{name}}, un velero, como usted pidió.',
      'motor-yacht': 'Para ustedes elegiríamos {{name}}, un yate a motor, como usted pidió.',
    },
    room: 'Tiene lugar para {{guests}} huéspedes en {{cabins}} camarotes.',
    base: 'Su base está {{place}}.',
    elsewhere:
      'Viene desde {{place}}, a {{distance}} millas náuticas y {{days}} días de navegación por trayecto. La estimación lo incluye.',
    answered: 'De lo que usted pidió, esto lo tiene: {{wishes}}.',
    estimate: 'Nuestra estimación por los {{days}} días, con el yate y todos a bordo: {{price}}.',
    byPerson: 'El precio depende de cuántos viajen, así que no pagan camas vacías.',
    other:
      'También podría convenirle {{name}}, con lugar para {{guests}} huéspedes en {{cabins}} camarotes: {{price}}.',
    third:
      'El tercero sería {{name}}, con lugar para {{guests}} huéspedes en {{cabins}} camarotes: {{price}}.',
    wishes: 'Tomamos nota de lo que usted quisiera hacer: {{wishes}}. Con eso el capitán organiza los días.',
    unanswered: 'Algo no viene a bordo de {{name}}: {{wishes}}. Un asesor ya busca cómo conseguírselo.',
    none: 'Para todos ustedes no alcanza allí un solo barco. Dos que naveguen juntos y cenen en la misma bahía son una buena solución, y un asesor se la calculará con gusto.',
    noneAnywhere:
      'Para {{count}} huéspedes no alcanza un solo barco nuestro. Dos que naveguen juntos son una buena solución, y un asesor se la calculará con gusto.',
    itinerary:
      'La ruta los lleva de {{from}} a {{to}}: {{distance}} millas náuticas repartidas en {{days}} días. Si a bordo prefieren otra cosa, háblenlo con el capitán.',
    /** Shorter than the shortest itinerary, whose first days may end where nobody can leave. */
    itineraryShort:
      'Para {{days}} días tomamos el comienzo de la ruta de una semana. El asesor la acorta para que el último día termine donde empieza su regreso.',
    itineraryStay:
      'La ruta empieza y termina en {{from}}: {{distance}} millas náuticas repartidas en {{days}} días. Los cambios los acuerdan a bordo, con el capitán.',
    included:
      'El precio incluye el yate, la tripulación, las comidas, las bebidas, el combustible, las tasas portuarias y los impuestos y entradas que figuran con él. Aparte van los vuelos, el seguro de viaje y las propinas.',
    flight: {
      commercial:
        'El vuelo comercial lo buscamos para sus fechas y le decimos el precio cuando lo hayamos visto.',
      private: 'Para el jet privado pedimos una cotización y le decimos el precio cuando la tengamos.',
      compare:
        'Pondremos lado a lado el vuelo comercial y el jet, con precio y horas de puerta a puerta, cuando tengamos ambos.',
      open: 'Si usted quiere, agregamos el vuelo. Díganos desde dónde sale.',
    },
    closing:
      'Esta es una estimación, todavía sin compromiso para usted ni para nosotros. Un asesor la revisa con usted y cambia lo que no le convenza.',
    answer: {
      email: 'La respuesta le llega por correo.',
      whatsapp: 'La respuesta le llega por WhatsApp.',
      phone: 'Lo llamamos por teléfono.',
      open: 'Díganos por qué vía prefiere la respuesta.',
    },
    signature: 'La familia de {{brand}}',
  },
  quote: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono con código de país',
    guests: 'Huéspedes',
    destination: 'Destino',
    dates: 'Fechas',
    message: 'Mensaje',
    submit: 'Abrir WhatsApp',
    hello: 'Buenos días, quisiera una cotización para un chárter:',
    link: 'Si no pasó nada, abra WhatsApp aquí',
    doneTitle: 'Formulario enviado',
    done: 'WhatsApp se abrió con su consulta. Complete el envío desde allí.',
    readyTitle: 'Su consulta está lista para WhatsApp',
    ready: 'WhatsApp no se abrió por sí solo. Ábralo con este enlace y envíe allí el mensaje.',
    shortened:
      'Su texto no cabe entero en un enlace de WhatsApp y allí va recortado. Aquí está completo, para copiarlo.',
    phoneHint: 'En una computadora: nuestro número es el {{phone}}.',
  },
}
