/** The search by dates, its answers, and the comparison of yachts. Spanish sets the shape. */
export const search = {
  form: {
    title: 'Yates libres y sus precios',
    to: 'Dónde',
    anywhere: 'En cualquier lugar',
    places: {
      'san-blas': 'San Blas, Panamá',
      rosario: 'Islas del Rosario, Colombia',
      aruba: 'Aruba',
      cuba: 'Cuba',
      bahamas: 'Bahamas',
    },
    day: 'Primer día',
    month: 'o en el mes de',
    anyMonth: 'Mes',
    days: 'Noches',
    adults: 'Adultos',
    children: 'Menores de {{childAge}}',
    submit: 'Ver yates',
  },
  results: {
    anywhere: 'Toda la flota',
    meta: {
      title: '{{place}}, {{when}}: yates y precios',
      description:
        '{{nights}} para {{guests}}: qué yates con tripulación están libres, cuánto cuesta cada uno con comidas y bebidas y cuál elegiríamos.',
    },
    title: '{{place}}, | *{{when}}*',
    adults_one: '{{count}} adulto',
    adults_other: '{{count}} adultos',
    party: '{{nights}} para {{guests}}.',
    noneInMonth: 'Ese mes ningún yate para su grupo tiene libres {{nights}}{{way}}.',
    answer: {
      nearest: '{{name}} está libre para ustedes{{when}}: {{price}} en total, {{share}}.',
      begin: 'Elegiríamos {{name}}{{when}}: {{wish}}.',
      /** Where those that lie there besides are booked or on hold; `verdict` as in a comparison. */
      beginAlone: '{{Waters}} solo {{name}} está libre en sus fechas, y {{verdict}}. {{Wish}}.',
      costs: 'Con capitán, cocinero, comidas y bebidas cuesta {{price}}, es decir, {{share}}.',
      costsLeast:
        'Es el más económico de los que están libres: {{price}} con capitán, cocinero, comidas y bebidas, {{share}}.',
      /** Las fechas de un viaje, detrás de su yate. */
      on: ', del {{days}}',
      has: {
        cool: 'Tiene {{cabins}} camarotes con aire acondicionado',
        coolEach:
          'tiene {{cabins}} camarotes, cada uno con aire acondicionado y baño propio; si quieren, cada quien duerme en el suyo',
        coolAlone:
          'de los yates libres, solo {{name}} tiene aire acondicionado, y lo tiene en los {{cabins}} camarotes',
        warm: 'Tiene {{cabins}} camarotes, sin aire acondicionado',
        shared:
          'A cambio, {{shared}} de los {{cabins}} camarotes comparten baño, la tripulación duerme en el salón y no hay aire acondicionado',
      },
      /** El viaje vuelve al puerto por los siguientes huéspedes; o no vuelve, y otros del mes sí. */
      goes_one: 'En sus fechas llega a {{place}} {{yachts}}.',
      goes_other: 'En sus fechas llegan a {{place}} {{yachts}}.',
      reaches: 'Las salidas marcadas “vuelve a {{port}}” no llegan hasta {{sights}}.',
      lessSoon: '{{name}}, libre del {{days}}, cuesta {{price}} ({{less}} menos que {{best}}){{goes}}.',
      lessSoonBut:
        '{{name}}, libre del {{days}}, cuesta {{price}} ({{less}} menos que {{best}}){{goes}}, pero {{what}}.',
      /** The one that lacks nothing else; then the others. */
      warmLess:
        'Si pueden prescindir del aire acondicionado, elegiríamos {{name}}: {{cabins}}{{route}}, por {{price}} ({{less}} menos).',
      warmLessSoon:
        'Si pueden prescindir del aire acondicionado y cambiar de fechas, elijan {{name}} {{from}}: {{cabins}}{{route}}, por {{price}} ({{less}} menos).',
      /** As on the one that we begin with. */
      sameCabins: 'igual número de camarotes y baños que {{best}}',
      ownBathrooms: '{{cabins}} camarotes, cada uno con su baño',
      cabins: '{{cabins}} camarotes',
      /** Behind the cabins: where both turn back, or only the best does. */
      sameRoute: ' y la misma ruta',
      routeOn: ' y una ruta que llega hasta {{place}}',
      asFarAs: ' y llega a {{place}}',
      /** The same, where both turn back. */
      turnsAt: ' y también vuelve a {{place}}',
      less: '{{name}} cuesta {{price}} ({{less}} menos que {{best}}){{goes}}.',
      lessBut: '{{name}} cuesta {{price}} ({{less}} menos que {{best}}){{goes}}; {{what}}.',
      /** Of several; {{yachts}}: the next ones. */
      savesWarm: 'Si pueden prescindir del aire acondicionado, se ahorran {{yachts}}.',
      saves: 'Se ahorran {{yachts}}.',
      savesOn: '{{less}} con {{name}}',
      /** Where another is free on other days only. */
      savesOnDates: '{{less}} con {{name}} en las fechas pedidas',
      /** On other days than were asked for. */
      savesOnSoon: '{{less}} con {{name}} {{from}}',
      more_one: 'También está libre {{yachts}}.',
      more_other: 'También están libres {{yachts}}.',
      /** Los que no se inclinan, junto a un monocasco. */
      steadier_one:
        'Si prefieren ir sin inclinarse y con un baño por camarote, también está libre {{yachts}}.',
      steadier_other:
        'Si prefieren ir sin inclinarse y con un baño por camarote, también están libres {{yachts}}.',
      nameAndShare: '{{name}} ({{share}})',
      nameAndDates: '{{name}} ({{dates}})',
      nameShareAge: '{{name}} ({{share}}, niños desde los {{age}} años)',
      ask: '{{name}} parece libre esos días: {{share}}, en total {{price}}. Escríbannos y se lo confirmamos.',
      held: 'En sus fechas otro grupo tiene apartado {{name}} y aún no ha firmado. Escríbannos, y si queda libre será para ustedes.',
      taken: 'Esos días están reservados todos los yates en los que caben juntos.',
      soonest: 'Lo más cercano a sus fechas: {{name}}, {{dates}}, {{share}}, en total {{price}}.',
      /** El primer viaje libre empieza en ese mes y acaba en el siguiente. */
      beyondMonth: 'En {{month}} ningún yate para su grupo queda libre{{where}} {{nights}} seguidas.',
      beyondMonthBrought:
        'Dentro de {{month}} ningún yate tiene libres tantos días seguidos: {{nights}} {{waters}} y, además, los de la travesía.',
      heldWithin_one:
        'Si tienen que volver antes de que acabe {{month}}, solo quedaría {{yachts}}. Por ahora otro grupo lo tiene apartado mientras decide: escríbannos y les avisamos si queda libre.',
      heldWithin_other:
        'Si tienen que volver antes de que acabe {{month}}, solo quedarían {{yachts}}. Por ahora otros grupos los tienen apartados mientras deciden: escríbannos y les avisamos si alguno queda libre.',
      monthUnsure:
        'Ningún día de ese mes está libre con seguridad. Pregunte primero por {{name}}, {{dates}}, {{share}}, en total {{price}}.',
      brought:
        'Ninguno de nuestros yates tiene su base {{waters}}: llevamos uno desde {{place}}, y la travesía de ida y vuelta está en el precio.',
      broughtLarger:
        'Nuestro yate de allí, {{small}}, recibe a {{most}}; por eso llevamos uno más grande desde {{place}}, y la travesía de ida y vuelta está en el precio.',
      broughtBoth:
        'Ninguno de nuestros yates tiene su base {{waters}}: llevamos los dos hasta allí, y {{passage}} del precio son por las travesías de ida y vuelta.',
      hotel_one:
        '{{inHotel}} noche en {{town}}, con el hotel en el precio, y {{aboard}} a bordo, entre cayos bajos y playas blancas.',
      hotel_other:
        '{{inHotel}} noches de portales y música en {{town}}, con el hotel en el precio, y {{aboard}} a bordo, entre cayos bajos y playas blancas.',
      /** También duermen en la ciudad la última noche. */
      hotelBoth_one:
        '{{inHotel}} noche en {{town}}, {{aboard}} a bordo entre cayos bajos y playas blancas, y una última en {{town}} antes de volar; el hotel está en el precio.',
      hotelBoth_other:
        '{{inHotel}} noches de portales y música en {{town}}, {{aboard}} a bordo entre cayos bajos y playas blancas, y una última en {{town}} antes de volar; el hotel está en el precio.',
      two: 'Para {{persons}} hacen falta dos yates que naveguen juntos: {{a}} y {{b}}, {{share}}, los dos por {{price}}.',
      twoMonth:
        'Para {{persons}} hacen falta dos yates que naveguen juntos. El precio más bajo: {{a}} y {{b}}, {{dates}}, {{share}}, los dos por {{price}}.',
      twoNear:
        'Para {{persons}} hacen falta dos yates que naveguen juntos, y en esas fechas no hay dos libres. Las más cercanas: {{dates}}, en {{a}} y {{b}}, {{share}}, los dos por {{price}}.',
      twoTaken:
        'Por esas fechas no coinciden libres dos yates para {{persons}}. Escríbannos: a veces se liberan días apartados.',
      byHand:
        'Para {{persons}} hacen falta más de dos yates. Escríbannos con sus fechas y les preparamos una pequeña flota con un solo precio.',
      high_one: 'Por {{seasons}}, una de las {{nights}} a bordo es de temporada alta.',
      high_other: 'Por {{seasons}}, {{count}} de las {{nights}} a bordo son de temporada alta.',
      betterForTwo:
        'Si pueden mover las fechas, para dos les conviene {{name}}, libre ({{dates}}) por {{price}}: {{less}} menos.',
      wayToo: ' más los días de travesía de ida y vuelta',
      twoNone: 'En {{month}} no podemos reunir dos yates para {{persons}} durante {{nights}}{{way}}.',
      twoNext:
        'Dos yates juntos los hay en estas fechas, {{dates}}: {{a}} y {{b}}, {{share}}, los dos por {{price}}.',
      twoElsewhere:
        'Si prefieren quedarse en {{month}}, naveguen {{waters}}: {{a}} y {{b}}, {{dates}}, {{share}}, los dos por {{price}}.',
      open: 'Ver {{name}}, {{dates}}',
      openTrip: 'Ver el viaje con {{name}}',
      write: 'Escribirnos',
    },
    pairs: {
      title: 'Dos yates que navegan juntos',
      lead: 'El precio es por los dos yates y para los {{persons}}, con todo lo que incluye uno solo.',
      split: '{{first}} de ustedes van en {{a}} y {{second}} en {{b}}.',
      elsewhere: '{{waters}}, donde están los dos, no pagan travesía.',
      shared: 'En {{name}}, {{shared}} camarotes comparten baño.',
      sharedAndSaloon:
        'En {{name}}, {{shared}} camarotes comparten baño y la tripulación duerme en el salón.',
      nearer: 'Es la pareja libre más cerca de sus fechas.',
      cheaper: 'Es la pareja de menor precio.',
      cool0: 'Ninguno tiene aire acondicionado.',
      cool1: 'De los dos, solo {{cool}} tiene aire acondicionado.',
      cool2: 'Los dos tienen aire acondicionado.',
      full: '{{a}} va completo, y los demás tienen {{b}} para ellos.',
      larger: '{{a}} tiene más sitio, y en él va casi todo el grupo.',
      dates: 'Los dos libres',
      ask: 'Pedir los dos',
    },
    priceNote:
      'El precio es por el viaje completo y para todo el grupo, en un yate solo para ustedes. Incluye {{what}}.',
    priceNoteHigh: 'Las noches de temporada alta ya están contadas a su tarifa.',
    priceFor: '{{dates}}',
    nearest: 'Fechas libres más cercanas:',
    departures: 'Salidas libres',
    departuresMarked: 'Salidas',
    departuresHeld: 'Apartado mientras otro grupo decide',
    departuresUnsure: 'Fechas que otro grupo apartó o que falta confirmar',
    noDeparture: 'Ese mes no tiene libres tantas noches',
    noDays_one: 'Ese mes no está libre tanto tiempo.',
    noDays_other: 'Ese mes no están libres tanto tiempo.',
    /** Junto a las fechas de un viaje que vuelve al puerto. */
    backTo: 'vuelve a {{port}}',
    endsAt: 'termina en {{place}}',
    endsAtStrip: 'termina en {{place}}, al lado de la pista de la avioneta',
    heldShort: 'apartado por otro grupo',
    askShort: 'por confirmar',
    highSeasons: {
      'new-year': { name: 'las fiestas de fin de año', short: 'tarifa alta de fin de año' },
      carnival: { name: 'Carnaval', short: 'tarifa alta de Carnaval' },
      easter: { name: 'Semana Santa', short: 'tarifa alta de Semana Santa' },
    },
    /** Cómo son los mejores meses. */
    dry: {
      'san-blas':
        '{{Month}} cae en la temporada seca: sol, alisio constante y, tras el arrecife, aguas tranquilas.',
      rosario: '{{Month}} cae en la temporada seca, y el alisio refresca las noches.',
      cuba: '{{Month}} cae en la mitad seca del año, con noches más frescas y brisa del este.',
      bahamas: '{{Month}} cae en la mitad seca del año.',
    },
    rain: 'En esas fechas llueve a ratos {{waters}}: aguaceros tibios, casi siempre breves, y entre uno y otro, sol.',
    rainFirst:
      'En {{month}} empiezan las lluvias {{waters}}: cuando llueve, suele ser un aguacero tibio y breve, y luego vuelve el sol.',
    rainBegins:
      'El viaje coincide con el comienzo de las lluvias {{waters}}: días cálidos y algún aguacero breve.',
    openDates: 'Ver {{dates}}',
    all: 'Ver toda la flota',
    trip: 'Ver el viaje',
    onBoard: {
      toys: {
        'snorkel-gear': 'máscaras y aletas',
        kayak: 'kayak',
        'paddle-board': 'paddle board',
      },
      types: {
        sailboat: 'velero',
        catamaran: 'catamarán',
        'motor-yacht': 'yate a motor',
      },
      own: 'baño en cada camarote',
      shared: '{{shared}} camarotes comparten baño',
      cool: 'aire acondicionado',
      warm: 'sin aire acondicionado',
      steep: 'escalones empinados hasta los camarotes',
      anyAge: 'niños de cualquier edad',
      childrenFrom: 'niños desde los {{age}} años',
      crew: {
        forepeak: 'la tripulación duerme en proa',
        'crew-cabin': 'la tripulación tiene camarote propio',
        saloon: 'la tripulación duerme en el salón',
      },
    },
    unfit: 'Los otros yates',
    childrenFrom: 'Niños, desde los {{age}} años.',
    childrenPay: {
      some: 'En {{yachts}} la tarifa se calcula por persona, y los menores de {{age}} años pagan un {{percent}} % menos, ya descontado; en los demás yates el precio no cambia si viajan niños.',
      all: 'Los menores de {{age}} años pagan un {{percent}} % menos, ya descontado.',
    },
    childrenFromOn: '{{name}} recibe niños desde los {{age}} años.',
    tooMany_one: 'Recibe a {{most}}; ustedes son {{guests}}.',
    tooMany_other: 'Cada uno recibe a {{most}}; ustedes son {{guests}}.',
    tooFew_one: 'Se alquila desde {{least}} noches.',
    tooFew_other: 'Se alquilan desde {{least}} noches.',
    elsewhere:
      'Está {{at}}. Traerlo y llevarlo de vuelta cuesta {{passage}}; con eso, el viaje saldría en {{price}}{{beside}}.',
    elsewhereOn:
      'Está {{at}}. Con la travesía de ida y vuelta ({{passage}}), el viaje del {{days}} costaría {{price}}.',
    elsewhereMonth_one:
      'Ese mes no tiene libres tantos días seguidos: a sus noches hay que sumar la travesía de ida y vuelta.',
    elsewhereMonth_other:
      'Ese mes no tienen libres tantos días seguidos: a sus noches hay que sumar la travesía de ida y vuelta.',
    /** Beside the yacht that we would begin with. */
    beside: {
      more: ', {{price}} más que con {{than}}',
      less: ', {{price}} menos que con {{than}}',
    },
    cannotCome_one: 'Está {{at}}, y en esas fechas sus otros viajes no le dejan tiempo para venir y volver.',
    cannotCome_other:
      'Están {{at}}, y en esas fechas sus otros viajes no les dejan tiempo para venir y volver.',
    couldCome_one: 'Puede venir en estas fechas, con la travesía en el precio:',
    couldCome_other: 'Pueden venir en estas fechas, con la travesía en el precio:',
    stillHer: 'Nos quedaríamos con {{name}}.',
    tradeOff:
      'Tiene {{cabins}} camarotes; {{shared}} comparten baño, la tripulación duerme en el salón y no hay aire acondicionado.',
    comes: '{{name}}, {{dates}}: {{price}}',
    heldThere_one: 'Está {{at}}, apartado esos días por otro grupo.',
    heldThere_other: 'Están {{at}}, apartados esos días por otros grupos.',
    bookedThere_one: 'Está {{at}}, reservado esos días.',
    bookedThere_other: 'Están {{at}}, reservados esos días.',
    /** Cuando otros huéspedes lo tienen en las fechas pedidas. */
    dearTaken: 'En sus fechas está reservado.',
    dear_one:
      'Su base está {{at}}; traerlo y llevarlo de vuelta sumaría {{passage}} al precio. Es mejor embarcar allí.',
    dear_other:
      'Su base está {{at}}; traer uno y llevarlo de vuelta sumaría {{passage}} al precio. Es mejor embarcar allí.',
    brought_one:
      'De ese precio, {{passage}} son por traerlo desde {{place}} y llevarlo de vuelta: en cada sentido, {{distance}} millas náuticas y {{count}} día de mar; la propina no se calcula sobre esta parte.',
    brought_other:
      'De ese precio, {{passage}} son por traerlo desde {{place}} y llevarlo de vuelta: en cada sentido, {{distance}} millas náuticas y {{count}} días de mar; la propina no se calcula sobre esta parte.',
    tooFar: 'Es un yate de trayectos cortos y no cruza {{to}}.',
    elsewhereTrip: 'Ver el viaje con {{name}}',
  },
  /** A guest's letter, as first person; {{place}} with its country. */
  /** Beside what leads to an enquiry. */
  askNote:
    'Preguntar no los compromete a nada. Les contestamos a más tardar el siguiente día hábil y, si lo desean, les apartamos por {{holdDays}} días, sin costo, el yate que elijan.',
  ask: {
    one: 'Quisiera alquilar {{name}}: {{place}}, {{dates}}, {{guests}}. En su página vi {{price}}, {{share}}.',
    two: 'Quisiéramos {{a}} y {{b}} para navegar juntos: {{place}}, {{dates}}, {{guests}}; {{first}} en el primero y {{second}} en el segundo. En su página vimos {{price}} por los dos, {{share}}.',
    any: 'Quisiéramos navegar en {{place}}, {{dates}}, {{guests}}. ¿Qué yates podrían ofrecernos?',
    anywhere: 'Quisiéramos navegar con ustedes, {{dates}}, {{guests}}. ¿Dónde y con qué yates podría ser?',
  },
  /** For whom a yacht is; `two` where a couple asks. */
  lines: {
    'guji-sun-odyssey-44i': {
      all: 'Para quien viene a navegar: un solo casco que se inclina con el viento y un capitán que cede el timón.',
      two: 'Para dos que vienen a navegar: suyos son el timón y el camarote con baño propio. La tripulación duerme en el salón.',
    },
    'leopard-42-tsabalok': {
      all: 'Para una pareja o una familia sin prisa: un catamarán pequeño, con el desayuno en la cubierta de proa.',
      family:
        'Para una familia de desayunos largos: en este catamarán pequeño se sirven en la cubierta de proa.',
      two: 'Nuestro catamarán para dos: desayuno en la cubierta de proa, baño propio, y la comida y el servicio los pagan solo por dos.',
    },
    'lagoon-56': {
      all: 'Con sitio para repartirse: la red de proa sobre el agua, el flybridge arriba y, por la noche, una sola mesa para los {{guests}}.',
      family: 'Para una familia que prefiere dormir con la escotilla abierta y la brisa del alisio.',
      two: 'Mucha cubierta para dos, con el flybridge y la red de proa para ustedes solos.',
    },
    'sunreef-62-marea': {
      all: 'Para amigos que alargan la tarde: arriba, un flybridge amplio como una terraza, donde todos acaban reuniéndose.',
      family:
        'Para una familia que quiere noches frescas y tardes largas al aire libre: el flybridge es amplio como una terraza.',
      two: 'Para dos que quieren espacio: un flybridge como una terraza y camarotes de sobra.',
    },
    'lagoon-62': {
      all: 'Para un grupo que busca espacio: al sol o a la sombra, en compañía o en silencio, cada uno encuentra su sitio en cubierta.',
      two: 'Largo y ancho, para dos que disfrutan tanto de navegar como de la playa.',
    },
    'bali-54': {
      all: 'Para amigos que no se separan: toda la proa es una sola cubierta, con asientos para los {{guests}}.',
      family:
        'Para una familia que no quiere repartirse por el barco: toda la proa es una sola cubierta, con asientos para los {{guests}}.',
      two: 'Una cubierta de proa como una terraza, y en ella ustedes dos solos.',
    },
    'macan-pershing-64': {
      all: 'Para ver mucho en pocos días: a {{knots}} nudos llegan lejos y vuelven a tiempo para cenar.',
      two: 'Ustedes dos, {{knots}} nudos y una cubierta al sol: van lejos y vuelven a cenar.',
    },
  },
  /** What a yacht has before the others with which she is compared. */
  strengths: {
    waters: {
      'san-blas': 'En San Blas: tramos cortos entre islotes de palmeras, con los gunas como anfitriones.',
      rosario: 'En Cartagena: de noche la Ciudad Amurallada, de día los arrecifes del Rosario.',
      aruba: 'En Aruba.',
      cuba: 'En Cuba: cayos tranquilos frente a la costa sur.',
      bahamas: 'En las Exumas, desde Nassau: bancos de arena blanca y saltos cortos de cayo en cayo.',
    },
    alsoThere: 'También {{waters}}.',
    /** Entre cuántos es el único. */
    larger: 'Si son {{persons}}, en las mismas aguas cuesta menos {{name}}: {{price}}.',
  },
  compare: {
    meta: {
      title: 'Comparar yates de alquiler con tripulación',
      /** Of those that are compared, and of a trip with them. */
      titleOf: 'Comparación: {{yachts}}',
      descriptionOfTrip:
        '{{yachts}} frente a frente para {{guests}}: camarotes, fechas, ruta y precio de cada uno, con lo que incluye.',
      titleOfTrip: '{{yachts}}: {{place}}, {{when}}',
      description:
        'Hasta {{comparedYachts}} yates con tripulación, lado a lado: siluetas a escala, camarotes, fechas libres y el precio para su grupo.',
    },
    title: 'Lado *a lado*',
    check: 'Comparar',
    checkYacht: 'Comparar {{name}}',
    button: 'Comparar los elegidos',
    hint: 'Hasta {{comparedYachts}} yates, lado a lado.',
    noTrip: 'Son precios a tarifa normal.',
    toDates: 'Ver el precio con sus fechas y su grupo',
    verdict: 'Para quién es cada uno',
    begin: 'Elegiríamos {{name}}. {{Reason}}.',
    beginAlone: 'Solo {{name}} está libre en sus fechas, y {{verdict}}. {{Reason}}.',
    beginAloneMonth: 'Solo {{name}} tiene fechas libres ese mes, y {{verdict}}. {{Reason}}.',
    /** `anyway`: también sería nuestra elección si todos estuvieran libres. */
    verdicts: {
      anyway: 'sería nuestra elección aunque lo estuvieran todos',
      /** The same, where another lies elsewhere. */
      anywayHere: '{{here}} sería de todos modos nuestra elección',
      fits: 'les va muy bien',
    },
    alsoHas: 'Y ofrece lo que {{other}} no tiene: {{what}}.',
    reason: '{{wish}}',
    /** {{gives}}: algunos de los que siguen. */
    reasons: '{{gives}}; {{wish}}',
    /** Donde hay flybridge. */
    reasonsEvening: '{{gives}}. De noche, con los niños dormidos, el flybridge es de ustedes',
    /** Where there are nets between the bows, too. */
    reasonsEveningNets:
      '{{gives}}. De día, las redes de proa son de los niños; de noche, cuando ya duermen, el flybridge es de ustedes',
    gives: {
      children: 'los dos niños tienen un camarote con dos camas',
      everyone:
        'los niños tienen su propio camarote, con dos camas, y para los adultos quedan otros {{left}}',
      /** The other one has no air conditioning. */
      everyoneCool:
        'tiene aire acondicionado en todos los camarotes; {{other}}, en ninguno. Los niños duermen frescos en un camarote de dos camas; para los adultos quedan otros {{left}}',
    },
    cabinEach: 'Tiene {{cabins}} camarotes, cada uno con su baño: si quieren, nadie comparte.',
    cabinsShared_one:
      '{{Name}} tiene {{cabins}} camarotes: si nadie viaja en pareja, dos de ustedes tendrán que compartir uno.',
    cabinsShared_other: 'Tiene {{cabins}} camarotes: en {{pairs}} duermen dos.',
    /** Detrás; {{Why}}: the reasons below, as a list. */
    terms: '{{Why}}.',
    termsPrice:
      '{{Why}}: {{price}} por el yate entero con tripulación, comidas y bebidas, es decir, {{share}}.',
    beginPrice: 'El yate entero con tripulación, comidas y bebidas cuesta {{price}}, es decir, {{share}}.',
    /** A row of the table: what each trip comes to; by how many of the trips have seats in a small aircraft. */
    inAllName: {
      all: 'Total con propina y avioneta',
      some: 'Total con propina y, si hace falta, avioneta',
      none: 'Total con propina',
    },
    /** `…Figure`: without its currency, which stands once. */
    range: 'de {{from}} a {{toFigure}}',
    /** On other dates than those asked for. */
    inAllOn: '{{dates}}: {{range}}',
    inAll: {
      both: 'Con la avioneta de ida y vuelta (unos {{seats}}) y la propina para la tripulación (lo usual, {{tips}}; la deciden ustedes), calculen {{total}}.',
      back: 'Con la avioneta de regreso (unos {{seats}}) y la propina para la tripulación (lo usual, {{tips}}; la deciden ustedes), calculen {{total}}.',
      noSeats:
        'Con la propina para la tripulación (lo usual, {{tips}}; la deciden ustedes), calculen {{total}}.',
    },
    lastNight: 'La última noche la pasan a bordo, de vuelta en {{port}}.',
    lastNightFlight: 'La última noche duermen a bordo en {{port}}, de donde regresan a {{town}}.',
    /** Of a route that ends where no flight home is needed, as its longer one would need it. */
    lastNightNoFlight:
      'La última noche la pasan a bordo, de vuelta en {{port}}, y así se ahorran la avioneta de regreso.',
    /** Detrás, cuando él mismo u otro llega hasta allá en otras fechas. */
    leavesOutSights:
      '{{Name}} tiene que estar de vuelta en {{port}} el {{day}}, así que este viaje deja fuera {{sights}}.',
    misses: '{{Sights}} quedan fuera de esta ruta, porque {{name}} empieza su siguiente viaje en {{port}}.',
    take: 'Para llegar hasta allá, elijan {{option}}.',
    option: '{{yacht}} {{span}}, por {{price}}{{more}}{{flight}}',
    /** Of a dearer one. */
    optionMore: ' ({{more}} más por persona)',
    optionSame: '{{yacht}} {{span}}, al mismo precio{{flight}}',
    optionFlight:
      '; con la avioneta de regreso desde {{place}} (unos {{seats}}) y la propina serían {{total}}',
    optionFlightSame: '; la avioneta de regreso, desde {{place}}, cuesta lo mismo',
    /** Behind a price: where guests fly from where the trip ends, or where they do not. */
    withFlight: ' (con la avioneta y una propina {{tips}}, en total {{total}})',
    withShare: ' ({{share}})',
    /** Of another one that does not turn back, on days before her own next ones with the whole route. */
    sooner:
      'También {{name}} llega a {{place}}, y en fechas más cercanas a las suyas: está libre {{span}}, por {{price}}{{besides}}.',
    leavesOut:
      'Eso sí, en esas fechas regresa a vela, y quedan fuera {{sights}}: si no quieren perdérselos, elijan {{yachts}}.',
    because: {
      free: 'está libre en sus fechas',
      freeMonth: 'tiene fechas libres ese mes',
      less: 'cuesta {{price}} menos',
      least: 'cuesta menos que los demás',
      age: 'recibe niños desde los {{age}} años',
    },
    has: {
      air: 'aire acondicionado',
      watermaker: 'desalinizador',
      bathrooms: 'baño en cada camarote',
      quarters: 'camarote aparte para la tripulación',
    },
    onlyTwo: 'De los dos, es el único con {{what}}.',
    onlyThree: 'De los tres, es el único con {{what}}.',
    longestTwo: 'Mide {{metres}} más que {{than}}.',
    longestThree: 'Es el más largo de los tres.',
    more: 'Cuesta {{price}} más que {{than}}.',
    span: 'del {{days}}',
    least: 'De los tres es el que menos cuesta.',
    /** Of one that is brought from elsewhere. */
    wouldCome:
      '{{Name}} tendría que venir de {{place}}. Podría navegar con ustedes {{span}} por {{price}}{{besides}}, de los cuales {{passage}} son por traerlo y llevarlo de vuelta. Solo lo aconsejamos si sueñan con ese yate y con ningún otro.',
    /** Of one that we advise to board where she lies. */
    /** {{where}} in the next ones. */
    liesAway: '{{Name}} está en {{port}}; traerlo y llevarlo de vuelta sumaría {{passage}} a su precio.',
    liesAwayTaken: 'Con {{name}} el viaje es otro: navega {{there}}, y en sus fechas ya está reservado.',
    sailThere: '{{where}} {{Span}} está libre allá, por {{price}}{{besides}}.',
    sailThereToSee: '{{where}} {{Span}} puede llevarlos de {{port}} a {{sights}}, por {{price}}{{besides}}.',
    there: 'Desde {{port}}, {{dates}}',
    freeThere: 'Allí está libre en sus fechas.',
    freeThereOn: 'Allí pueden embarcar {{span}}.',
    freeThereTaken: '{{Span}} está libre {{at}}, su puerto base.',
    /** Under the state of one that another party holds. */
    heldAsk:
      'Si prefieren sus fechas, escríbannos: si ese grupo no confirma, ustedes serán los primeros en saberlo.',
    openWhole: 'También libre {{dates}}, hasta {{place}}: {{price}}',
    askThere: 'Consultar por {{name}} desde {{port}}, {{dates}}',
    askDays: 'Consultar por {{name}}, {{dates}}',
    askOtherDays: 'Consultar por otras fechas',
    water: 'Agua dulce',
    waterMade: 'desalinizador',
    waterTank: 'solo la de los tanques, sin desalinizador',
    waterBoth: '{{tank}} y desalinizador',
    waterTankOf: '{{tank}}, sin desalinizador',
    price: 'Precio',
    availability: 'En sus fechas',
    anchorages: 'Dónde fondean',
    anchoredAgain: 'otra vez {{place}}',
    anchoredNights: '{{place}} ({{nights}} noches)',
    ends: {
      title: 'Dónde termina su viaje',
      away: 'En {{place}}; la avioneta a {{town}} va aparte, unos {{price}} para {{guests}}',
      port: 'En {{place}}, adonde vuelven navegando, sin pagar avioneta',
      plain: 'En {{place}}',
      leavesOut: 'Esta ruta deja fuera {{places}}',
    },
    answers: 'Antes de escribirnos',
    home: 'Dónde está',
    kind: 'Tipo',
    together:
      'En {{a}} y {{b}} caben los {{persons}}: {{first}} en el primero y {{second}} en el segundo. Los dos cuestan {{price}}, {{share}}.',
    togetherNear: 'Los dos coinciden libres {{dates}}.',
    notTogether: 'Entre estos yates no hay dos que reciban a los {{persons}} en las mismas fechas.',
    forSome: 'para {{count}} de ustedes',
    weekFor: 'Una semana a tarifa normal para {{guests}}',
    comes: 'Está {{at}} y va hasta ustedes. {{cabins}}, hasta {{guests}}',
    based: 'Está {{at}}. {{cabins}}, hasta {{guests}}',
    beds: 'Camas',
    allDouble: '{{double}} camarotes con cama doble',
    doubleAndTwin: '{{double}} camarotes con cama doble y {{twin}} con dos individuales',
    bathrooms: 'Baños',
    allOwn: 'uno en cada camarote',
    someOwn: '{{own}} camarote con baño propio; los otros {{rest}} comparten uno',
    crew: 'Tripulación',
    crewIs: 'Capitán y cocinero.',
    yes: 'sí',
    no: 'no',
    /** What she has and not all of the others have. */
    alone: 'Otras diferencias',
    /** What all of them have. */
    shared: 'También a bordo',
    children: 'Niños',
    childrenOfAnyAge: 'de cualquier edad',
    childrenFrom: 'desde los {{age}} años',
    /** Above what does not tell the yachts apart. */
    alike: { two: 'Igual en los dos', three: 'Igual en todos' },
    open: 'Ver el viaje',
    lowest: 'El precio por persona más bajo',
    openYacht: 'Ver el yate',
    others: 'Otras fechas, otros yates',
    othersLead:
      'Marquen hasta {{comparedYachts}} yates. Con sus fechas y el número de personas verán cuáles están libres y cuánto cuesta su viaje en cada uno.',
    next: 'El siguiente paso',
    ask: 'Consultar por {{name}}',
    problems: {
      'too-many-yachts': 'Caben {{most}} yates lado a lado; mostramos los {{most}} primeros.',
      'unknown-yacht': 'No tenemos ningún yate que se llame “{{asked}}”.',
      'same-yacht': '{{name}} estaba dos veces, así que lo mostramos una.',
      'too-few-yachts': 'Para comparar falta un segundo yate. Elíjalo abajo.',
    },
  },
}
