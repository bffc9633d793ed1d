/** Textos de la solicitud larga y de su propuesta. Las cifras llegan ya escritas; {{count}} elige el plural. */
export const offer = {
  form: {
    progress: '{{step}} de {{steps}} pasos completos',
    filled: 'completo',
    optional: 'Lo que aún no sepa puede quedar en blanco.',
    steps: {
      travellers: 'Quiénes viajan',
      flight: 'Fechas y vuelo',
      charter: 'Aguas y yate',
      wishes: 'Preferencias',
      budget: 'Presupuesto',
      contact: 'Contacto',
    },
    passengers: 'Personas en total',
    passengersHint: 'Cuente a todos los que duermen a bordo, también a los niños.',
    children: 'Menores de {{childAge}} años',
    datePlaceholder: 'día.mes.año',
    departureLocation: 'Ciudad de salida',
    departureLocationPlaceholder: 'Bogotá, Ciudad de México, Madrid',
    departureDate: 'Cuándo embarca',
    departureChoices: { day: 'Sé el día', month: 'Sé el mes', open: 'Aún sin fecha' },
    departureDay: 'Primer día a bordo',
    departureMonth: 'Mes del viaje',
    departureHint: 'De ese día dependen la temporada y el precio. Si aún no lo sabe, lo buscamos juntos.',
    returnDate: 'Fecha de regreso',
    flexibleDates: 'Podemos movernos unos días',
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
    chartingRegion: 'Dónde quiere navegar',
    regions: { 'san-blas': 'San Blas', rosario: 'Rosario', aruba: 'Aruba', cuba: 'Cuba', bahamas: 'Bahamas' },
    duration: 'Duración',
    days: '{{count}} noches',
    yachtType: 'Tipo de yate',
    boats: {
      sailboat: 'Velero',
      catamaran: 'Catamarán',
      'motor-yacht': 'Yate a motor',
      'no-preference': 'Sin preferencia',
    },
    services: 'Qué le gustaría a bordo',
    serviceNames: {
      crew: 'Capitán y cocinero (siempre incluidos)',
      'air-conditioning': 'Aire acondicionado',
      internet: 'Internet a bordo',
      'water-sports': 'Equipo de deportes acuáticos',
      luxury: 'Mucho espacio en cubierta',
    },
    activities: 'Qué le gustaría hacer',
    activityNames: {
      snorkelling: 'Snorkel',
      diving: 'Buceo (en San Blas, solo a pulmón)',
      fishing: 'Pesca',
      'island-hopping': 'De isla en isla',
      'indigenous-visits': 'Visita a comunidades indígenas',
      relax: 'Descanso a bordo',
      nature: 'Manglares y selva',
      adventure: 'Aventura',
    },
    divingNote:
      'En Guna Yala los gunas prohíben el buceo con tanque: allí se baja a pulmón, y el capitán enseña a quien quiera.',
    budget: 'Presupuesto por persona',
    budgets: {
      'under-5000': 'menos de 5.000 EUR',
      '5000-10000': 'de 5.000 a 10.000 EUR',
      '10000-20000': 'de 10.000 a 20.000 EUR',
      'over-20000': 'más de 20.000 EUR',
    },
    budgetHint:
      'Sin el vuelo y en euros: {{fiveThousandEuros}} son unos {{fiveThousandEurosInDollars}}, a {{dollarsPerEuro}} dólares por euro. Nos ayuda a elegir qué proponerle.',
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
    reviewEmpty: 'Aún no ha contestado nada. Aquí verá el mensaje tal como nos llega.',
    yes: 'sí',
  },
  answer: {
    mailed: 'Se está abriendo su correo',
    mailedText:
      'La solicitud ya está escrita allí, en alemán y dirigida a {{mailbox}}. Solo falta que usted la envíe. Si no se abrió nada, envíela en línea o por WhatsApp.',
    notSent: 'Todavía no nos ha llegado',
    notSentText:
      'La conexión falló de nuestro lado. Mándela, por favor, por correo o por WhatsApp: lo que escribió sigue guardado en este dispositivo.',
    shortened:
      'Su texto es demasiado largo para un enlace de correo y allí va recortado. Abajo está completo, para copiarlo; en línea se envía entero.',
    sending: 'Enviando…',
    chat: 'Enviar por WhatsApp',
    copy: 'Copiar el texto',
    copied: 'Copiado',
    mail: 'Abrir el correo otra vez',
    received: 'Recibimos su consulta. Respondemos dentro de nuestro horario de atención.',
    accepted: 'Ya tenemos su solicitud. Le escribimos en horario de oficina.',
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
    title: 'Su estimación',
    lead: 'Con precios de lista; el total ya cuenta los impuestos y las entradas. El precio firme llega en la propuesta escrita, que preparamos con usted.',
    assumed: 'Por ahora, {{days}} noches para {{persons}} personas',
    party_one: 'Para {{count}} persona, {{days}} noches',
    party_other: 'Para {{count}} personas, {{days}} noches',
    withDates: 'a bordo el {{first}}, en tierra en la mañana del {{last}}',
    lines: 'El precio, línea por línea',
    see: 'Ver {{name}}',
    itinerary: 'El itinerario para estos días',
    itineraryLink: '{{days}} días {{waters}}',
    season: 'Sobre la temporada',
    included: 'Incluido en el precio del yate',
    notIncluded: 'Fuera de estos totales',
    paidThere: 'Se paga en el lugar; lo que tiene tarifa conocida ya está sumado arriba',
    flights: 'Díganos de dónde sale, y le buscamos el precio de los vuelos, el hotel y los traslados.',
    letter: 'La estimación, en una carta',
    writing: 'Escribiendo la carta…',
    askLetter: 'Pedir la carta',
    letterNote:
      'Las frases son de un modelo de lenguaje; las fechas, los precios y los datos los pusimos nosotros. El modelo no recibió su nombre, su correo ni su teléfono.',
    letterRefused: 'Esta vez no salió otra carta; la de arriba dice todo lo que sabemos.',
    carry: 'Con el formulario en línea nos llega también esta estimación; por WhatsApp, solo sus respuestas.',
    toOffer: 'Ver la estimación',
  },
  and: 'y',
  /** Where one sails, if nobody has said where. */
  anywhere: 'a bordo',
  reasons: {
    room: '{{cabins}} camarotes para {{guests}} huéspedes',
    base: 'los espera {{place}}',
    elsewhere:
      'lo traemos desde {{place}}: {{distance}} millas náuticas y {{days}} días de mar en cada sentido',
    type: {
      catamaran: 'un catamarán, como pidió',
      sailboat: 'un velero, como pidió',
      'motor-yacht': 'un yate a motor, como pidió',
    },
    'by-person': 'una tarifa por el barco y otra por persona: el total baja si son menos',
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
      relax: 'sombra y sitio para echarse a leer',
      nature: 'fondeaderos junto al manglar y el arrecife',
      adventure: 'un barco con nervio',
    },
  },
  seasons: {
    best_one: '{{month}} es de los mejores meses en esas aguas.',
    best_other: '{{month}} están entre los mejores meses en esas aguas.',
    rain_one:
      'En {{month}} llueve allí más a menudo, sobre todo en aguaceros cortos. A cambio hay menos barcos.',
    rain_other:
      'En {{month}} llueve allí más a menudo, sobre todo en aguaceros cortos. A cambio hay menos barcos.',
    hurricane_one: '{{month}} cae en la temporada de huracanes (del 1 de junio al 30 de noviembre).',
    hurricane_other: '{{month}} caen en la temporada de huracanes (del 1 de junio al 30 de noviembre).',
    other_one: '{{month}} es un mes tranquilo en esas aguas, entre temporadas.',
    other_other: '{{month}} son meses tranquilos en esas aguas, entre temporadas.',
    highMonth:
      'Todo {{month}} es temporada alta. Mientras no indique un día, la estimación cuenta la tarifa normal, así que el precio será mayor.',
    partlyHighMonth:
      'Temporada alta en {{month}}: las noches del {{nights}}. Cuestan más. Mientras no indique un día, la estimación cuenta la tarifa normal.',
    highSeason_one: 'Una de sus noches cae en temporada alta, y el precio ya la cuenta así.',
    highSeason_other: 'De sus noches, {{count}} caen en temporada alta, y el precio ya las cuenta así.',
  },
  warnings: {
    'too-many':
      'Son {{guests}}, y en esas aguas el yate más grande recibe a {{most}}. Escríbanos y lo planeamos con dos.',
    hurricane:
      'Sus fechas caen en la temporada de huracanes: el capitán sigue el pronóstico y puede cambiar la ruta o suspenderla. Busque un seguro que cubra la cancelación.',
    'no-yacht': 'En {{region}} no tenemos un yate todo el año, así que le llevamos uno.',
    return:
      'Su vuelo de regreso sale antes de que bajen a tierra, la mañana del {{lastDay}}. ¿Buscamos uno más tarde?',
    'above-budget':
      'Estos barcos pasan del presupuesto que usted indicó; con menos noches o un barco más pequeño la estimación baja.',
  },
  letter: {
    greetingNamed: 'Buenos días, {{name}}:',
    greeting: 'Buenos días:',
    openingDated:
      'Este es el viaje que les proponemos: {{days}} noches {{waters}}{{people}}, del {{first}} a la mañana del {{last}}.',
    opening: 'Para empezar, {{days}} noches {{waters}}{{people}}.',
    /** Joined on to the opening, after the waters. */
    for: ' para {{people}}',
    people_one: 'una persona',
    people_other: '{{count}} personas',
    children_one: 'entre ellas un niño',
    children_other: 'entre ellas {{count}} niños',
    assumed: 'Aún no sabemos cuántos vienen, así que contamos {{people}}.',
    otherType: {
      catamaran:
        'Pidieron un catamarán, y para este viaje no tenemos uno que sirva. Esto es lo que haríamos en su lugar.',
      sailboat:
        'Pidieron un velero, y el nuestro no sirve para este viaje. Esto es lo que haríamos en su lugar.',
      'motor-yacht':
        'Pidieron un yate a motor, y el nuestro no sirve para este viaje. Esto es lo que haríamos en su lugar.',
    },
    /** What she is, as after “She is …”. */
    types: {
      catamaran: 'un catamarán',
      sailboat: 'un velero',
      'motor-yacht': 'un yate a motor',
    },
    first: 'Empezaríamos por {{name}}.',
    firstLowest: 'Empezaríamos por {{name}}, el que menos cuesta.',
    firstPrivate:
      'Empezaríamos por {{name}}: la cubierta es suya de proa a popa, y la tripulación duerme aparte.',
    firstTyped: {
      catamaran: 'Empezaríamos por {{name}}, un catamarán como el que pidieron.',
      sailboat: 'Empezaríamos por {{name}}, un velero como el que pidieron.',
      'motor-yacht': 'Empezaríamos por {{name}}, un yate a motor como el que pidieron.',
    },
    room: 'Tiene {{cabins}} camarotes para {{guests}} huéspedes.',
    crewInSaloon: 'La tripulación duerme en el salón cuando ustedes ya se han retirado.',
    base: 'Los espera {{place}}, sin travesía que pagar.',
    elsewhere:
      'Lo traemos desde {{place}}, a {{distance}} millas náuticas (días de mar en cada sentido: {{days}}), travesía ya sumada.',
    answered: 'De lo que pidieron, ya ofrece esto: {{wishes}}.',
    estimate: 'Nuestra estimación de las {{days}} noches, para todo el grupo: {{price}}.',
    share: 'Son {{share}}.',
    byPerson:
      'Cobra una tarifa por el barco y otra por cada huésped, así que el total depende de cuántos vengan.',
    other: 'Para comparar, mire también {{name}}, con {{cabins}} camarotes para {{guests}}: {{price}}.',
    otherPrivate:
      'Si prefieren más intimidad, con una tripulación que duerme aparte, miren {{name}}, con {{cabins}} camarotes para {{guests}}: {{price}}.',
    otherSaloon:
      '{{name}} cuesta menos: {{cabins}} camarotes para {{guests}}, {{price}}. Allí la tripulación duerme en el salón cuando ustedes ya se han retirado.',
    third: 'La tercera opción es {{name}}, con {{cabins}} camarotes para {{guests}}: {{price}}.',
    wishes: 'El capitán traza los días con lo que más les atrae: {{wishes}}.',
    unanswered:
      'Una cosa que {{name}} no lleva: {{wishes}}. Averiguamos si podemos conseguirlo y se lo decimos.',
    none: 'Para todos ustedes no alcanza allí un solo barco. Con dos sí: navegan juntos, fondean lado a lado y se visitan a la hora del postre. Con gusto se lo calculamos.',
    noneAnywhere:
      'Para {{count}} huéspedes no alcanza uno solo de nuestros barcos. Con dos sí: navegan juntos y fondean lado a lado. Con gusto se lo calculamos.',
    itinerary:
      'Irían de {{from}} a {{to}}, {{distance}} millas náuticas en {{days}} días. Si una bahía les gusta, díganlo, y el capitán se queda otra noche.',
    /** Shorter than the shortest itinerary, whose first days may end where nobody can leave. */
    itineraryShort:
      'En {{days}} días cabe el comienzo de nuestra ruta de una semana. La acortamos con usted, para que el último día termine donde empieza su regreso.',
    itineraryStay:
      'Saldrían de {{from}} y allí volverían, después de {{distance}} millas náuticas en {{days}} días. El orden lo cambian a bordo, con el capitán.',
    included:
      'A bordo va todo incluido: el capitán, el cocinero, las comidas, las bebidas, el combustible y las tasas portuarias, sin fondo de gastos aparte (APA).',
    counted:
      'En las sumas de arriba ya contamos los impuestos y las entradas; las que se cobran en el lugar las pagan al llegar. No contamos los vuelos, los traslados, el seguro de viaje ni las propinas.',
    /** The same where hotel nights and ways across land are in the sums. */
    countedAshore:
      'Las sumas de arriba cuentan además los impuestos, los permisos, el hotel y los traslados por la isla. Fuera de ellas quedan los vuelos de ida y de regreso, el seguro de viaje y las propinas.',
    flight: {
      commercial: 'El vuelo se lo buscamos nosotros y se lo enviamos con su precio.',
      private:
        'Para el jet privado pedimos una cotización y se la enviamos con las horas de puerta a puerta.',
      compare:
        'El vuelo comercial y el jet se los enviamos lado a lado, con precio y horas de puerta a puerta.',
      open: '¿Les buscamos también el vuelo? Dígannos desde dónde salen.',
    },
    dueAtOnce:
      'Como faltan menos de {{days}} días para embarcar, el precio entero se paga con el contrato firmado, sin anticipo previo.',
    closing:
      'Hasta aquí es una estimación y no los compromete. Dígannos qué cambiarían (otro mes, menos días, un camarote más) y les preparamos la propuesta por escrito.',
    answer: {
      email: 'Les respondemos por correo.',
      whatsapp: 'Les respondemos por WhatsApp.',
      phone: 'Les respondemos por teléfono.',
      open: '¿Prefieren que les escribamos o que hablemos por teléfono?',
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
    phoneHint: 'En una computadora se abre WhatsApp Web.',
  },
}
