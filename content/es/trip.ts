export const trip = {
  meta: {
    title: 'Arme su viaje',
    description:
      'Diga adónde, desde qué día y cuántos son: verá qué yates están libres, cuánto cuestan para su grupo y una página que puede enviar a todos.',
  },
  head: {
    kicker: 'Su viaje',
    title_one: '{{count}} día {{waters}}, | *con {{yacht}}*',
    title_other: '{{count}} días {{waters}}, | *con {{yacht}}*',
    titleAshore_one: '{{count}} día {{waters}}, | *{{nights}} en {{yacht}}*',
    titleAshore_other: '{{count}} días {{waters}}, | *{{nights}} en {{yacht}}*',
    dates: 'Del {{first}} al {{end}}',
    children_one: '{{guests}}, entre ellas {{count}} niño',
    children_other: '{{guests}}, entre ellas {{count}} niños',
    when: 'Cuándo',
    who: 'Quiénes',
    total: 'En total',
    availability: 'El yate',
    ask: 'Pedir este viaje',
    send: 'Enviarlo a los demás',
    nearest: 'Ver las fechas {{dates}}',
  },
  states: {
    free: 'Libre en esos días',
    held: 'Apartado por otro grupo',
    heldInPart: 'Otro grupo tiene apartados algunos de esos días',
    booked: 'Reservado en esos días',
    partly: 'Reservado en parte de esos días',
    ask: 'Por confirmar',
    noVoyage: 'No llega a tiempo para esas fechas',
    tooFar: 'Se queda en sus aguas',
    underWay: 'En camino entre dos puertos',
  },
  advice: {
    title: '{{yacht}} {{waters}}: posible, pero no lo aconsejamos',
    titleWay: '{{yacht}} {{waters}}: la travesía es la mayor parte del precio',
    better: 'Ver {{yacht}}, libre en esas fechas: {{price}}',
  },
  /** Un viaje que no es posible. */
  /** Por qué se viene: la primera línea bajo el título de un viaje. */
  wish: {
    'san-blas':
      'Trayectos cortos al abrigo del arrecife, islotes con más palmeras que gente y los gunas, dueños de casa, como anfitriones.',
    rosario:
      'Noches al pie de la muralla de Cartagena, mañanas sobre el coral y, entre unas y otras, el manglar.',
    aruba: 'Viento parejo, cerros secos y playas blancas al abrigo de la isla.',
    cuba: 'Primero los portales de La Habana; después, cayos con más iguanas que gente.',
    bahamas:
      'Bancos de arena que la marea pone y quita, agua de todos los azules y, al caer la tarde, otro cayo.',
  },
  instead: {
    /** Lo que lo impide, con las fechas o la salida. */
    titles: {
      booked: '{{yacht}} está reservado del {{days}}',
      bookedBut: 'Esos días {{yacht}} ya tiene huéspedes; {{other}} está libre',
      partly: '{{yacht}} está libre {{left}} de sus {{nights}} noches',
      tooShort: '{{yacht}} tiene otros huéspedes en parte de sus fechas',
      noVoyage: '{{yacht}} no puede ir {{to}} en sus fechas',
      underWay: '{{yacht}} navega de un puerto a otro en esas fechas',
      tooFar: '{{yacht}} se queda {{at}}',
    },
    why: {
      partly: 'Está libre del {{free}}; las demás noches tiene otros huéspedes.',
      inTurn_one: 'Está libre del {{free}}. Las demás noches los recibe {{others}}, también {{at}}.',
      inTurn_other: 'Está libre del {{free}}. Las demás noches los reciben {{others}}, también {{at}}.',
      tooShort: 'Solo está libre del {{free}}, y alquilamos desde {{least}} noches.',
      noVoyage_one:
        '{{yacht}} no tiene huéspedes en sus fechas, pero desde {{place}} necesita un día de mar en cada sentido, y está reservado {{spans}}.',
      noVoyage_other:
        '{{yacht}} no tiene huéspedes en sus fechas, pero desde {{place}} necesita {{number}} días de mar en cada sentido, y está reservado {{spans}}.',
    },
    span: 'del {{days}}',
    kicker: 'Ustedes pidieron',
    others: 'Libres para ustedes en las mismas fechas',
    /** What we would do instead, in one line: who, when, and what a person pays. */
    best: {
      others: 'En sus fechas está libre {{yacht}}: {{each}}, {{price}} en total.',
      advised: 'En sus fechas está libre {{yacht}}: {{each}}, {{price}} en total. Es el que les aconsejamos.',
      rest: 'De sus fechas queda libre una parte, del {{dates}}: {{nights}}, {{each}}, {{price}} en total.',
      near: 'Lo más cercano a sus fechas es {{yacht}}, del {{dates}}: {{each}}, {{price}} en total.',
      days: 'Con {{yacht}}, las fechas libres más cercanas son del {{dates}}: {{each}}, {{price}} en total.',
      daysFar: '{{yacht}} solo está libre lejos de sus fechas, del {{dates}}: {{each}}, {{price}} en total.',
      home: 'En sus fechas {{yacht}} está libre {{at}}, en su puerto: {{each}}, {{price}} en total.',
    },
    /** Above what is left of a kind of which the best has been named. */
    also: {
      others: 'Libres también en sus fechas',
      rest: 'También libre de sus fechas',
      near: 'Otros cerca de sus fechas',
      days: 'También está libre {{yacht}}',
      daysFar: 'También está libre {{yacht}}',
    },
    inTurn: 'Las {{nights}}, primero en un yate y después en otro',
    together: 'En total {{price}}{{once}}, {{each}} por persona. Cambian de yate el {{days}}.',
    /** Of fees that a person pays on the spot. */
    once: ', con {{fee}} una sola vez',
    rest: 'La parte de sus fechas que está libre',
    near: 'Otros yates, en las fechas más cercanas',
    days: 'Otras fechas con {{yacht}}',
    daysFar: 'El mismo viaje con {{yacht}}, en otra época',
    home: 'Las mismas fechas con {{yacht}}, en su puerto',
    none: 'Ningún otro yate de los nuestros está libre para ustedes en todas esas fechas.',
    heldOnDays_one: 'En esas fechas {{yachts}} está apartado por otro grupo, que aún no ha firmado.',
    heldOnDays_other: 'En esas fechas {{yachts}} están apartados por otros grupos, que aún no han firmado.',
    heldOnVoyage_one:
      '{{yachts}} está libre en esas mismas fechas, pero otro grupo tiene apartados los días que harían falta para llevarlo hasta allí.',
    heldOnVoyage_other:
      '{{yachts}} están libres en esas mismas fechas, pero otros grupos tienen apartados los días que harían falta para llevarlos hasta allí.',
    heldAsk: 'Escríbannos, y si eso cambia se lo decimos enseguida.',
    yachtOn: '{{yacht}}, {{dates}}',
    withYacht: '{{dates}} con {{yacht}}',
    openWith: 'Ver {{dates}} con {{yacht}}',
    left: '{{dates}}, {{nights}}',
    cabins_one: '{{number}} camarote',
    cabins_other: '{{number}} camarotes',
    cooled: '{{cabins}} con aire acondicionado',
    uncooled: '{{cabins}} sin aire acondicionado',
    has: {
      /** Donde el otro tiene aire y el pedido no, y al revés. */
      cooler: 'Tiene aire acondicionado en sus {{cabins}}; {{asked}}, no.',
      warmer: 'Tiene {{cabins}}, sin aire acondicionado.',
      too: 'También tiene {{cabins}}.',
      tooWarm: 'También tiene {{cabins}}, y tampoco aire acondicionado.',
      /** Where both are as cool. */
      beside: 'Tiene {{cabins}} en lugar de {{hers}}.',
      besideWarm: 'Tiene {{cabins}} en lugar de {{hers}}, y tampoco aire acondicionado.',
      underSail: 'Navega a vela y tiene {{cabins}}.',
      underPower: 'Va a motor y tiene {{cabins}}.',
    },
    /** Lo mismo, detrás de lo que cuesta. */
    andHas: {
      cooler: ' y tiene aire acondicionado en sus {{cabins}}',
      warmer: ' y no tiene aire acondicionado en sus {{cabins}}',
      too: ' y tiene también {{cabins}}',
      tooWarm: ' y tiene también {{cabins}}, sin aire acondicionado',
      beside: ' y tiene {{cabins}} en lugar de {{hers}}',
      besideWarm: ' y tiene {{cabins}} en lugar de {{hers}}, también sin aire acondicionado',
      underSail: ', navega a vela y tiene {{cabins}}',
      underPower: ', va a motor y tiene {{cabins}}',
    },
    childrenFrom: 'Recibe niños desde los {{age}} años.',
    /** Where the voyage of the yacht asked for falls away. */
    spared:
      '{{yacht}} ya está {{at}}, así que no pagan la travesía de {{passage}}: en total cuesta {{price}} menos que {{asked}}.',
    brought: 'De esa suma, {{passage}} son por la travesía desde {{place}} y de regreso.',
    withPassage: {
      less: 'Aun así, cuesta {{price}} menos que {{asked}}.',
      more: 'En total cuesta {{price}} más que {{asked}}.',
    },
    costs: {
      less: 'cuesta {{price}} menos que {{asked}}',
      more: 'cuesta {{price}} más que {{asked}}',
      lessEach: '{{each}}; cuesta {{price}} menos que {{asked}}',
      moreEach: '{{each}}; cuesta {{price}} más que {{asked}}',
    },
    /** `low`: in place of `less`, where these days are outside high season. */
    daysCost: {
      less: 'En esas fechas cuesta {{price}} menos.',
      more: 'En esas fechas cuesta {{price}} más.',
      low: 'Fuera de temporada alta cuesta {{price}} menos.',
    },
    /** Whether another yacht's trip takes the small aircraft home. */
    seat: {
      too: 'También con {{yacht}} va aparte la avioneta de regreso a {{town}}, unos {{price}} para {{guests}}.',
      only: 'Con {{yacht}} va aparte la avioneta de regreso a {{town}}, unos {{price}} para {{guests}}.',
      none: 'Con {{yacht}} vuelven a {{town}} navegando y se ahorran la avioneta, unos {{price}} para {{guests}}.',
    },
    eachIs: 'Son {{each}}.',
    turnsBack: 'En esas fechas {{yacht}} termina en {{port}}, y quedan fuera {{sights}}.',
    turnBackAll: 'En cualquiera de esas fechas {{yacht}} termina en {{port}}, y quedan fuera {{sights}}.',
    each: '{{price}} por persona',
    forYacht: '{{yacht}} cuesta lo mismo, vengan adultos o niños.',
    wish: 'A su favor: {{wish}}.',
    /** Below the best, where both can be had: which of the two we would take. */
    choice: 'Si las fechas son fijas, vayan en {{yacht}}. Si prefieren {{asked}}, está libre del {{dates}}.',
    choiceGoesOn:
      'Si las fechas son fijas, vayan en {{yacht}}, cuya ruta llega a {{sights}}. Si prefieren {{asked}}, está libre del {{dates}}.',
    in: {
      rain: {
        all: 'Esas fechas caen en época de lluvias.',
        from: 'En {{month}} empiezan las lluvias: aguaceros tibios y cortos, sobre todo por la tarde.',
        until: 'Las lluvias duran hasta el {{day}}.',
      },
      hurricane: {
        all: 'Esas fechas caen en temporada de huracanes.',
        from: 'La temporada de huracanes empieza el {{day}}.',
        until: 'La temporada de huracanes dura hasta el {{day}}.',
      },
    },
    trip: '{{what}}: {{price}}',
    besides: 'Cada precio {{waters}} es el que ve aquí, {{besides}}.',
    lines: 'El precio en detalle: {{yacht}}, {{dates}}',
    ask: 'Preguntar qué es posible',
    askTitle: '¿Prefieren otra cosa? *Escríbannos*',
    askText:
      'Dígannos qué les importa más, las fechas o el yate, y les mandamos una propuesta escrita con lo que está libre. Preguntar no los compromete.',
    askTextTooFar:
      'Dígannos qué les importa más, esas aguas o ese yate, y les mandamos por escrito una propuesta para cualquiera de las dos cosas. Preguntar no los compromete.',
    message:
      'Para el viaje de abajo {{yacht}} no está disponible. ¿Podríamos tener alguna de estas opciones? {{wished}}.',
    messageAny: 'Para el viaje de abajo {{yacht}} no está disponible. ¿Qué nos proponen?',
  },
  /** Sus camarotes, bajo el estado de un viaje que se puede pedir. */
  aboard: {
    cool: 'Tiene {{cabins}} con aire acondicionado.',
    coolOwn: 'Tiene {{cabins}}, cada uno con baño propio y aire acondicionado.',
    warm: 'Tiene {{cabins}}, sin aire acondicionado.',
    warmOwn: 'Tiene {{cabins}}, cada uno con baño propio, y no tiene aire acondicionado.',
  },
  stateTexts: {
    free: '{{yacht}} está libre en esos días. Consúltenos: con la propuesta escrita se lo guardamos {{holdDays}} días, y con el contrato firmado y el anticipo es suyo.',
    /** So soon that the whole price is due at once. */
    freeSoon:
      '{{yacht}} está libre en esos días. Como faltan menos de {{days}} días, queda reservado con el contrato firmado y el pago completo.',
    held: 'Otro grupo tiene una opción sobre esos días: se los guardamos hasta {{holdDays}} días, pero aún no ha firmado. Si la suelta, quedan libres: escríbanos y se lo decimos enseguida.',
    booked: 'Esos días {{yacht}} ya tiene huéspedes. Elija otras fechas u otro yate.',
    partly: 'Parte de esos días {{yacht}} ya tiene huéspedes. Está libre del {{left}}.',
    ask: 'Hace días que no nos llega su calendario. Escríbanos: preguntamos al capitán y le contestamos.',
    noVoyage_one:
      'En esos días {{yacht}} no tiene otros huéspedes, pero para traerlo desde {{place}} y llevarlo de vuelta hacen falta un día libre antes y otro después, y al menos uno está ocupado.',
    noVoyage_other:
      'En esos días {{yacht}} no tiene otros huéspedes, pero para traerlo desde {{place}} y llevarlo de vuelta hacen falta {{count}} días libres antes y otros tantos después, y parte de ellos está ocupada.',
    tooFar:
      '{{yacht}} está hecho para saltos rápidos entre islas. Desde {{place}} hay {{distance}} millas náuticas de mar abierto {{to}}, y tan lejos no lo llevamos.',
    underWay:
      '{{yacht}} cambia de puerto en torno a esos días, y la travesía no deja tiempo para este viaje.',
  },
  storms:
    'Por esas fechas hace calor, caen aguaceros fuertes y {{waters}} es época de huracanes, del 1 de junio al 30 de noviembre. Nosotros elegiríamos los meses de {{from}} a {{until}}. Si tiene que ser ahora, contrate un seguro que pague si una tormenta con nombre cancela el viaje.',
  rain: {
    all: 'Es temporada de lluvias {{waters}}: cuenten con aguaceros tibios, casi siempre breves.',
    from: 'Desde el {{day}} es temporada de lluvias {{waters}}: cuenten con aguaceros tibios, casi siempre breves.',
    until:
      'Hasta el {{day}} es temporada de lluvias {{waters}}: cuenten con aguaceros tibios, casi siempre breves.',
  },
  nearest: 'Las fechas libres más cercanas:',
  otherYachts: 'Otros yates para los mismos días',
  quoted: {
    same: 'Sigue costando lo que cotizamos el {{day}}.',
    differs: 'El {{day}} lo cotizamos en {{before}}. Hoy son {{now}}, porque {{reasons}}.',
    taken: 'Cuando lo cotizamos, el yate todavía estaba libre.',
    today: 'Ver solo el precio de hoy',
    reasons: {
      season: 'la temporada alta cae en otros días',
      rate: 'la tarifa del yate cambió',
      bringing: 'el yate viene de otro puerto',
      fees: 'cambiaron los impuestos o las tasas de entrada',
    },
  },
  days: {
    title: 'Día *a día*',
    lead: 'Así lo planearíamos, y el capitán lo ajusta al viento de esa semana. Las horas se cuentan a {{knots}} nudos, a vela o, contra el viento, con ayuda del motor; salvo que se indique otra, la salida es después del desayuno.',
    leadMotor:
      'Así lo planearíamos, y el capitán lo ajusta al viento de esa semana. Las horas se cuentan a {{knots}} nudos, y salvo que se indique otra, la salida es después del desayuno.',
    endsAway:
      'En estas fechas el yate no tiene que volver a {{port}}, así que su ruta llega hasta {{place}}. Ese final queda fijado en el contrato.',
    turnsBack:
      'El día en que ustedes desembarcan suben otros huéspedes en {{port}}. Por eso en estas fechas la ruta vuelve allí en lugar de terminar en {{place}}.',
    mayTurnBack:
      'Otro grupo tiene una opción sobre el yate desde el día en que ustedes desembarcan. Si firma antes que ustedes, la ruta vuelve a {{port}} en lugar de terminar en {{place}}.',
    /** Lo que la ruta no alcanza porque vuelve. */
    leavesOut: 'Quedan fuera {{sights}}; si vienen por ellos, pídannos fechas que terminen allí.',
    turnsBackLink: 'El itinerario completo',
    day: 'Día {{number}}',
    leg: '{{distance}} mn, cerca de {{hours}}: zarpan a las {{leaves}} y llegan hacia las {{arrives}}',
    legUnderSail: '{{distance}} mn, cerca de {{hours}}: zarpan a las {{leaves}} y llegan {{about}}',
    about: {
      noon: 'hacia el mediodía',
      early: 'a primera hora de la tarde',
      middle: 'a media tarde',
      late: 'avanzada la tarde',
    },
    legInMorning: '{{distance}} mn, cerca de {{hours}}',
    overnight:
      '{{distance}} mn de noche: zarpan a las {{leaves}} de la víspera y llegan hacia las {{arrives}}',
    stay: 'Hoy el yate no se mueve',
    /** Where she stays in port for the night after boarding. */
    stayBoarding: 'Suben a bordo y pasan aquí la primera noche',
    dayOut: 'Salen por el día y vuelven al mismo fondeadero',
    road: 'Por tierra',
    inland: 'Por carretera, unas {{hours}}',
    town: 'A pie por la ciudad',
    air: 'Por aire',
    hotel: 'Noche de hotel',
    aboard: 'Camarotes desde las {{hour}}',
    sun: 'Sol de {{sunrise}} a {{sunset}}',
    ashore: 'En tierra antes de las {{hour}}',
    runHome:
      'Desayunan en cubierta y el yate los lleva de vuelta: {{distance}} mn, cerca de {{hours}}. Desembarcan en {{place}}.',
    ashoreAt: 'El último desayuno es en cubierta. Lugar de desembarque: {{place}}.',
    none: 'En estas aguas el capitán traza cada día con ustedes, en el desayuno y sobre la carta.',
    chart: 'La ruta en la carta',
  },
  free: {
    days: 'Días {{first}} a {{last}}',
    dates: 'del {{first}} al {{last}}',
    title: 'Estos días los eligen ustedes',
    text_one:
      'Queda un día libre para repetir lo que más les gustó. La víspera el capitán abre la carta y ustedes eligen. Esta es su propuesta:',
    text_other:
      'Quedan {{count}} días libres para repetir lo que más les gustó. Cada pocas noches el capitán abre la carta, les cuenta el pronóstico y ustedes eligen.{{stores}} Esta es su propuesta:',
    stores:
      'Cada semana, más o menos, la tripulación repone fruta, verdura y pan en la escala que mejor convenga.',
    water:
      'Este yate no tiene desalinizador: la tripulación llena los tanques en cada puerto del camino, y a bordo el agua se cuida.',
    waterMade_one: 'Si prefieren no pensar en ello, {{yachts}} hace su propia agua.',
    waterMade_other: 'Si prefieren no pensar en ello, {{yachts}} hacen su propia agua.',
  },
  chapters: {
    out: 'Los primeros días, | *hasta {{place}}*',
    back: 'Los últimos días, | *hasta {{place}}*',
    week1: 'Primera semana, | *hasta {{place}}*',
    week2: 'Segunda semana, | *hasta {{place}}*',
    week3: 'Tercera semana, | *hasta {{place}}*',
    week4: 'Cuarta semana, | *hasta {{place}}*',
    figures:
      '{{count}} días, {{places}} lugares y {{miles}} mn en total; el tramo más largo es de {{longest}} mn.',
    stays: 'Días enteros sin levar el ancla: {{places}}.',
  },
  night: {
    full: 'Luna llena | *el {{date}}*',
    new: 'Noches de estrellas, | *del {{days}}*',
    newInRain: 'Estrellas si despeja, | *del {{days}}*',
    waxing: 'La luna crece | *mientras navegan*',
    waning: 'Primero las estrellas, | *tarde la luna*',
    text: 'La primera tarde a bordo el sol se pone a las {{sunset}}. El crepúsculo dura lo que una copa: media hora después es de noche. Esta es la luna de cada noche a bordo.',
  },
  moon: {
    new: 'luna nueva',
    'waxing-crescent': 'luna creciente',
    'first-quarter': 'cuarto creciente',
    'waxing-gibbous': 'gibosa creciente',
    full: 'luna llena',
    'waning-gibbous': 'gibosa menguante',
    'last-quarter': 'cuarto menguante',
    'waning-crescent': 'luna menguante',
  },
  price: {
    title: 'Lo que *cuesta*, línea por línea',
    lead: 'El precio es para todos a bordo: yate, capitán, cocinero, comidas, bebidas, combustible y tasas portuarias. Lo que se paga allá, si lo hay, va en su propia línea.',
    leadAshore:
      'En las {{nights}} a bordo está todo incluido: yate, capitán, cocinero, comidas, bebidas, combustible y puertos. El hotel, el auto y el vuelo interno van abajo, al precio de los que solemos reservar; si prefieren otro hotel, cambia su línea.',
    estimate:
      'Estimación del {{day}}. Si le interesa, se la confirmamos en una propuesta por escrito, que es la que vale.',
    /** What every price of a page covers; {{what}} is a list of the others. */
    covers: {
      sentence: 'Cada precio {{waters}} es por el yate entero e incluye {{what}}.',
      crew: 'capitán y cocinero',
      meals: 'todas las comidas y bebidas a bordo',
      fuel: 'el combustible',
      ports: 'las tasas portuarias',
      hotel: 'el hotel en La Habana',
      transfers: 'los traslados por la isla',
      share: 'la tasa de chárter de las Bahamas ({{percent}} %)',
      /** Where no fee in percent stands for them. */
      taxes: 'los impuestos vigentes',
      there: '{{What}} es parte del precio: se paga al llegar, y el resto, a nosotros.',
      fee: '{{fee}} ({{price}} para {{guests}})',
    },
    /** What comes on top. */
    extra: {
      sentence: 'Aparte van {{what}}.',
      items: {
        flights: 'los vuelos a {{town}}',
        /** Where a page shows trips in several waters. */
        anyFlights: 'los vuelos',
        /** Behind the flights. */
        'hotel-before': 'una noche de hotel antes de embarcar',
        'e-visa': 'la visa electrónica',
        'airport-car': 'el traslado desde el aeropuerto',
        transfers: 'los traslados',
        city: 'los guías y restaurantes de la ciudad',
        moorings: 'las boyas de amarre del parque marino',
        cash: 'lo que se paga en efectivo (comidas, guías y museos en las ciudades, y la tasa de parque o de desembarco en algunos cayos)',
        insurance: 'el seguro de viaje',
        tips: 'las propinas',
        usualTips: 'las propinas (lo usual, del {{from}} al {{to}} % del precio{{without}})',
      },
      /** Behind the price of which the tip is reckoned; {{what}}: the fees in it. */
      without: ' sin {{what}}',
      /** Behind the list. */
      way: {
        'san-blas':
          'También va aparte el traslado a las islas: en avioneta, unos {{minutes}} minutos por trayecto{{seat}}, o en 4x4 y lancha, unas {{road}} horas (el precio va en su propuesta).',
        bahamas:
          'Si su viaje termina en Staniel Cay, va aparte también la avioneta a Nassau (unos US$ {{stanielSeat}} por persona).',
      },
      /** Of a party, there and back. */
      seatsBoth: ' (ida y vuelta, unos {{price}} para {{guests}})',
    },
    /** Under the sum: seats in a small aircraft that the price leaves out. */
    seats: {
      both: 'Fuera de esta suma queda la avioneta desde {{town}} y de regreso, unos {{price}} para {{guests}}, o en su lugar el 4x4 y la lancha. Reservamos lo que prefieran, con su precio en la propuesta.',
      there:
        'Fuera de esta suma queda la avioneta desde {{town}}, unos {{price}} para {{guests}}, o en su lugar el 4x4 y la lancha; también el regreso. Los reservamos nosotros, con su precio en la propuesta.',
      back: 'Fuera de esta suma queda la avioneta de regreso a {{town}}, unos {{price}} para {{guests}}. Los asientos los reservamos nosotros.',
    },
  },
  journey: {
    title: 'Cómo llegar | *y cómo volver*',
    lead: 'Los vuelos, los hoteles y los traslados de esta página, sean en avioneta, en auto o en lancha, no están en el precio del yate. Se los buscamos, y los traslados van cotizados en su propuesta. Las horas son las del lugar.',
    leadInland:
      'Las horas son las del lugar. El hotel y los traslados dentro de Cuba los reservamos nosotros y están en la suma. Los vuelos hasta La Habana los compra usted o, si quiere, se los buscamos.',
    there: 'La ida',
    home: 'La vuelta',
    hours_one: '{{count}} hora',
    hours_other: '{{count}} horas',
    cities: {
      'san-blas': 'Ciudad de Panamá',
      rosario: 'Cartagena',
      aruba: 'Oranjestad',
      cuba: 'La Habana',
      bahamas: 'Nassau',
    },
    eve: {
      title: 'En {{town}} antes de las {{hour}}',
      text: 'Esa noche duermen en la ciudad, porque a las islas se sale antes del amanecer. Quien aterriza más tarde duerme poco.',
    },
    land: {
      title: 'Llegada a {{town}} antes de las {{hour}}',
      text: 'Si su vuelo llega más tarde, venga la víspera. El conductor tiene su número de vuelo y espera.',
    },
    landInTime: {
      title: 'Llegada a {{town}} antes de las {{hour}}',
      text: 'La primera noche el yate se queda en el puerto: basta un vuelo que llegue por la tarde. Para tener el primer día entero, aterricen antes del mediodía. El conductor tiene su número de vuelo y espera.',
    },
    city: {
      title: 'Llegada a {{town}} antes de las {{hour}}',
      text: 'El conductor tiene su número de vuelo y los lleva al hotel. Así llegan con luz al paseo por La Habana Vieja. Si aterrizan más tarde, pierden ese paseo y, si llegan de noche, también la cena; nada más: el auto hacia el yate sale al tercer día.',
    },
    inland: {
      title: '{{hour}}, en auto a la otra costa',
      text: 'Unas {{hours}} desde el hotel hasta {{place}}, con una parada para el café. Llegan a tiempo de pasear entre las columnas.',
    },
    aircraft: {
      title: '{{hour}}, la avioneta',
      text: 'De Albrook a El Porvenir en unos {{minutes}} minutos. El horario cambia: se lo confirmamos. Un tripulante los espera en la pista.',
    },
    road: {
      title: 'O a las {{hour}}, en auto y lancha',
      text: 'Unas {{hours}} en 4x4 por la cordillera hasta Cartí y después cerca de {{boatHours}} en lancha, que moja en los meses de viento y los deja en El Porvenir, donde los espera un tripulante. Por la tarde el camino cierra.',
    },
    aboard: {
      title: 'Camarotes desde las {{hour}}',
      text: 'En {{place}}. Si llegan antes, dejen el equipaje a bordo: la tripulación se lo guarda.',
      early:
        'Suben a bordo por la mañana, en {{place}}. Hasta entonces la cubierta, la mesa y el agua son suyas: desayuno, baño, almuerzo y siesta a la sombra.',
      afterOthers:
        'Esa mañana desembarcan otros huéspedes en {{place}}, y la tripulación está con ellos, así que ustedes desayunan en tierra, por cuenta nuestra. Desde las {{hour}} la cubierta, la mesa y el agua son suyas: baño, almuerzo y siesta a la sombra.',
    },
    ashore: { title: 'En tierra antes de las {{hour}}', text: 'En {{place}}, después del desayuno.' },
    airstrip: {
      title: 'La avioneta',
      text: 'Sale por la mañana de la pista que está junto al fondeadero, con asientos que reservamos a su nombre. Si prefieren volver en lancha y auto, la hora y el precio van en la propuesta.',
    },
    airport: { title: 'Al aeropuerto', text: 'Pedimos el auto para la hora que necesiten.' },
    'inland-back': {
      title: 'En auto a {{town}}',
      text: 'Unas {{hours}} por carretera. El conductor los espera en {{place}}, al lado del yate.',
    },
    domestic: {
      title: 'En avión a {{town}}',
      text: 'El aeropuerto está en el mismo cayo. Reservamos sus asientos en el vuelo nacional; el día y la hora figuran en su propuesta, porque el horario cambia.',
    },
    launch: {
      title: 'En lancha',
      text: 'Los recoge al costado del yate ({{place}}) y los deja donde sigue su viaje: una pista, un muelle o un camino. El capitán la pide dos días antes.',
    },
    flight: {
      title: 'Vuelo de regreso, desde las {{hour}}',
      text: 'Desde {{town}}. Así hay tiempo para el camino, para un retraso y para las tres horas de antelación que suelen pedir las aerolíneas.',
    },
    onward: {
      title: 'Vuelo de regreso, desde las {{hour}}',
      text: 'Desde {{town}}, y no antes: el horario del tramo anterior cambia, y para un vuelo internacional suelen pedir tres horas de antelación. Si les espera un vuelo largo, quédense otra noche en la ciudad y salgan descansados.',
    },
    rested: {
      title: 'El vuelo de regreso, cuando quieran',
      text: 'Amanecen en {{town}}, así que sirve cualquier vuelo del día. Dígannos el número y el auto pasa a tiempo por el hotel.',
    },
  },
  papers: {
    /** Beside a price, for the decision; the list of papers says it at length. */
    cubaInShort:
      'A ciudadanos y residentes de Estados Unidos no podemos llevarlos a Cuba de vacaciones. Con casi cualquier otro pasaporte hace falta una visa electrónica, y todos necesitan un seguro médico. Quien haya estado en Cuba ya no puede entrar a Estados Unidos con ESTA y necesita visa; si usted ya entra con visa, nada cambia.',
    title: 'Documentos',
    items: {
      passport: 'Pasaporte para todos, también para los niños, y una copia en el teléfono.',
      entry:
        'Visas: pregunte en el consulado qué piden a su pasaporte el país de destino y los de escala. Con el contrato le enviamos una lista.',
      child:
        'Para un niño que viaja con uno solo de sus padres, el permiso escrito del otro: algunas fronteras lo piden.',
    },
    waters: {
      'san-blas':
        'Al entrar en Guna Yala muestran el pasaporte y pagan US$ {{gunaYalaEntry}} por persona en efectivo.',
      rosario: 'El parque nacional cobra su propia entrada. La pagan allí, y su propuesta dice cuánto es.',
      aruba: 'La isla pide un formulario en línea antes de llegar.',
      cuba: {
        visa: 'Para Cuba casi todos los pasaportes necesitan una visa electrónica (e-visa), que reemplaza a la tarjeta de turista. En la semana anterior a la llegada, cada uno llena en línea el formulario D’Viajeros.',
        insurance:
          'Para entrar es obligatorio un seguro médico. Lleve un certificado que nombre a Cuba y las fechas del viaje.',
        esta: 'A Estados Unidos, después de Cuba, ya no se entra con ESTA sino con visa, también para una escala.',
        unitedStates:
          'Los ciudadanos y residentes de Estados Unidos solo pueden viajar a Cuba por motivos que su ley permite, y el turismo no es uno de ellos. A quien esté sujeto a esa ley no le ofrecemos este viaje.',
      },
      bahamas: 'La tasa de chárter del {{bahamasCharterFee}} % va en nuestra factura: al llegar no la pagan.',
    },
  },
  insurance: {
    title: 'Seguro',
    sum: 'La suma asegurada la elige usted. Aconsejamos al menos 100.000 EUR para gastos médicos en el exterior, con repatriación.',
  },
  pack: {
    title: 'Qué llevar',
    lead: 'Menos de lo que parece. A bordo hay toallas, ropa de cama y equipo de snorkel, y a cenar van como estén.',
    items: {
      bag: 'Un bolso blando por persona: una maleta rígida no cabe en ningún cofre.',
      sun: 'Camiseta de baño de manga larga, un sombrero que no vuele y protector solar sin oxibenzona.',
      feet: 'Zapatos de agua: algunas orillas son de coral roto. A bordo andarán descalzos.',
      health: 'Sus medicinas para todo el viaje y algo contra el mareo para los tramos largos.',
      power: 'Cargador y batería externa. Los enchufes son americanos.',
      book: 'Un libro. La señal se queda cerca de los pueblos.',
    },
    leadHotel:
      'Menos de lo que parece. A bordo hay toallas, ropa de cama y equipo de snorkel, y cenan como estén; para las noches en La Habana, algo más.',
    jacket: {
      wind: 'Una chaqueta ligera para las noches en cubierta.',
      rain: 'Un impermeable liviano, por los aguaceros tibios y cortos de estos meses.',
    },
    jumper: 'Un suéter: cuando pasa un frente de invierno, la noche en cubierta refresca.',
    town: 'Zapatos para caminar sobre adoquines y algo con que salir a cenar en la ciudad.',
    village: 'Para visitar una comunidad, camisa y falda o pantalón hasta la rodilla.',
    cash: {
      'san-blas': 'Dólares en billetes chicos, para tasas y molas: entre los cayos no hay cajero.',
      rosario: 'Pesos en billetes chicos para lo que paguen en las islas. Sáquenlos en Cartagena.',
      aruba: 'Algunos dólares en billetes chicos, para lo que compren en tierra.',
      cuba: 'Efectivo para todo lo que paguen en tierra: no cuenten con ninguna tarjeta.',
      bahamas: 'Dólares en billetes chicos, para pan recién horneado, un sombrero de paja y algo en el bar.',
    },
  },
  change: {
    title: '¿Otras fechas, otro grupo?',
    text: 'Cambie lo que quiera y verá el precio nuevo. Lo que ve ahora no se pierde: cada viaje tiene su propio enlace.',
    yacht: 'Yate',
    anyYacht: 'Sugiéranme uno',
    to: 'Adónde',
    from: 'Primer día',
    days: 'Noches',
    adults: 'Adultos',
    children: 'Niños menores de {{childAge}}',
    submit: 'Ver este viaje',
  },
  share: {
    title: 'Un solo enlace para todos',
    text: 'Envíelo al chat del grupo. Quien lo abra sabrá si el yate sigue libre y cuánto cuesta hoy el viaje, junto a lo que costaba cuando usted lo vio. Su nombre no aparece.',
    link: 'El enlace de este viaje',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    chat: 'Enviar por WhatsApp',
    mail: 'Enviar por correo',
    message: '{{when}}: {{what}}, {{who}}. {{total}}.',
    asked: '{{when}}: {{what}}, {{who}}.',
    subject: 'Nuestro viaje: {{what}}',
    pdf: 'En PDF',
    calendar: 'A mi calendario',
    print: 'También se puede imprimir.',
  },
  ask: {
    title: 'Pida este viaje, | *o uno parecido*',
    text: 'No lo compromete a nada. Confirmamos las fechas con el capitán y le enviamos la propuesta por escrito; si algo no encaja, dígalo en el mensaje.',
    message: 'Nos gustaría este viaje. {{when}}: {{what}}, {{who}}, {{total}}.\n{{link}}',
  },
  suggest: {
    open: 'Ver el viaje con {{yacht}}',
    startTitle: '¿Adónde | *y cuándo?*',
    startLead:
      'Con cuatro respuestas verá el precio completo, la carta, cada día y una página para enviar a todos.',
  },
  problems: {
    title: 'Ajustamos un detalle',
    lead: 'Este es el viaje que más se le parece.',
    'unknown-yacht': 'El yate de ese enlace no es de los nuestros. Estos sí.',
    'unknown-waters': 'A las aguas que pide el enlace no llegamos. Pusimos {{place}}.',
    'no-waters': 'Faltaba decir adónde. Pusimos {{place}}.',
    'no-day': 'Faltaba el primer día. Pusimos el {{day}}{{why}}; cámbielo aquí mismo.',
    /** Por qué ese día, al final de su frase. */
    why_one: ', el primer sábado a más de {{days}} días en que está libre {{names}}',
    why_other: ', el primer sábado a más de {{days}} días en que están libres {{names}}',
    whyCalm_one: ', el primer sábado fuera de la temporada de huracanes en que está libre {{names}}',
    whyCalm_other: ', el primer sábado fuera de la temporada de huracanes en que están libres {{names}}',
    whyName: '{{name}}',
    'not-a-day': 'El día que pedía no existe. Pusimos el {{day}}.',
    past: 'El día que pedía ya pasó. Pusimos el {{day}}.',
    'too-far': 'Nuestro calendario no llega tan lejos. Pusimos el {{day}}; para después, escríbanos.',
    'not-a-number': 'Donde esperábamos un número había otra cosa. Pusimos {{figure}}.',
    'too-few-nights': 'Como alquilamos desde {{least}} noches, calculamos {{least}} en lugar de {{asked}}.',
    'too-many-nights':
      'Más de {{most}} noches las planeamos en persona: escríbanos. Aquí van las primeras {{most}}.',
    'no-adults': 'Con los niños va siempre un adulto, así que contamos uno más.',
    'too-many-guests':
      'En un solo yate caben {{most}}, y ustedes son {{guests}}. Aquí ve lo que cuesta uno lleno; escríbanos y le calculamos dos que naveguen juntos.',
    open: 'Abrir este viaje',
  },
  paper: {
    title: 'Plan de viaje',
    file: 'viaje',
    address: 'Esta página, con el precio y la disponibilidad de hoy',
  },
  calendar: {
    aboard: 'A bordo: {{yacht}}',
    ashore: 'En tierra: {{yacht}}',
    day: 'Día {{number}}: {{title}}',
    plan: 'Si el tiempo lo permite. Decide el capitán.',
  },
}
