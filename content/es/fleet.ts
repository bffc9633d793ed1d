import type { FleetCopy } from '../copy.ts'

export const fleet = {
  meta: {
    title: 'Los yates: cinco catamaranes, un velero y un yate a motor',
    description:
      'Siete yates con tripulación, de 12,67 a 20,04 metros y dibujados a una misma escala: camarotes, huéspedes, precios y lo que cada precio no incluye.',
    keywords: [
      'flota chárter Caribe',
      'catamarán con tripulación',
      'Sunreef 62',
      'Lagoon 620',
      'Bali 5.4',
      'Pershing 64 Cartagena',
      'Leopard 42 San Blas',
    ],
  },
  hero: {
    title: 'Siete yates, | *cada uno con su gente*',
    lead: 'Todos llevan capitán y cocinero. Aquí están sus medidas, sus literas y sus precios, para que compare barcos y no adjetivos.',
  },
  lineUp: {
    title: 'Lado a lado, a escala',
    lead: 'Los siete, dibujados con las medidas del astillero y a una sola escala. Se ve cuánto de un catamarán es cubierta y cuánto de un Pershing es motor.',
  },
  types: { catamaran: 'Catamarán', sailboat: 'Velero', 'motor-yacht': 'Yate a motor' },
  features: {
    crewed: 'Con tripulación',
    chef: 'Cocinero a bordo',
    'air-conditioning': 'Aire acondicionado',
    flybridge: 'Flybridge',
    'water-toys': 'Juguetes acuáticos',
    snorkelling: 'Equipo de snorkel',
    'paddle-boards': 'Tablas de remo',
    kayak: 'Kayak',
    tender: 'Bote auxiliar',
    fishing: 'Pesca',
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
    'snorkel-gear': 'Máscaras, aletas y tubos',
    kayak: 'Kayak',
    'paddle-board': 'Tabla de remo',
    'fishing-gear': 'Líneas de pesca',
    tender: 'Bote auxiliar con motor',
    'bedding-towels': 'Ropa de cama y toallas',
    'safety-equipment': 'Chalecos, radio y equipo de seguridad',
    'swim-platform': 'Plataforma de baño',
    'foredeck-lounge': 'Asientos en la cubierta de proa',
    garage: 'Garaje para el bote',
  },
  activities: {
    snorkelling: {
      title: 'Snorkel',
      text: 'Casi todos los arrecifes empiezan a pocas brazadas del barco. La tripulación indica por dónde entrar, hacia dónde tira la corriente y dónde comen las rayas.',
    },
    'free-diving': {
      title: 'Buceo a pulmón',
      text: 'Con una sola respiración se baja cinco o diez metros y se mira con calma bajo la cornisa. Sin tanque no hay burbujas y los peces tímidos no se van; siempre hay alguien que mira desde arriba.',
    },
    kayak: {
      title: 'Kayak',
      text: 'Se entra al manglar sin ruido y se cruzan bajos donde el bote tocaría. Mejor en la primera hora de luz, antes de la brisa.',
    },
    'paddle-board': {
      title: 'Tabla de remo',
      text: 'Detrás de una isla el agua está plana y caerse no cuesta nada. Debajo pasan la pradera marina y las estrellas de mar.',
    },
    fishing: {
      title: 'Pesca',
      text: 'Navegando, y donde se permite pescar, va una línea por la popa: sierra, jurel, a veces un atún pequeño. Lo que no da la talla o está en veda vuelve al mar, y dentro de los parques no se pesca.',
    },
    'island-hopping': {
      title: 'De isla en isla',
      text: 'Una o dos horas a vela, un baño, el almuerzo y otra isla. El capitán ordena las paradas según el viento, y si una le gustó, se queda una noche más.',
    },
    'beach-barbecue': {
      title: 'Parrilla en la playa',
      text: 'Con permiso de quien cuida la isla: brasas, pescado del día y los pies en la arena.',
    },
    'village-visit': {
      title: 'Visita a una comunidad',
      text: 'Se entra con permiso y con alguien del lugar. Se pregunta antes de fotografiar y se compra a quien cose.',
    },
    'sailing-lessons': {
      title: 'Aprender a navegar',
      text: 'Usted lleva el timón; el capitán, a su lado, explica el rumbo y el viento y propone una virada. Al tercer día se nota.',
    },
    'sunset-cruise': {
      title: 'Salida al atardecer',
      text: 'Una hora de navegación con la luz baja y algo frío en la mano. Antes de que oscurezca, el barco está otra vez al ancla.',
    },
    swimming: {
      title: 'Nadar',
      text: 'La escalera siempre está puesta, con una ducha de agua dulce al lado. Quien madruga tiene el fondeadero para sí.',
    },
    stargazing: {
      title: 'Mirar estrellas',
      text: 'Sin luces en tierra, la Vía Láctea se ve entera y, en abril y mayo, puede verse la Cruz del Sur, baja sobre el horizonte. Bastan una manta en proa y apagar las luces de a bordo.',
    },
    'old-town-visit': {
      title: 'Ciudad vieja',
      text: 'Murallas, plazas y balcones cuando baja el calor, con un guía de la ciudad o por su cuenta. La cena puede esperarlo a bordo.',
    },
    'fast-day-trips': {
      title: 'Salidas rápidas',
      text: 'Desayuno en Cartagena, almuerzo en San Bernardo y regreso con la última luz: las islas que a vela toman una mañana quedan a una hora.',
    },
  },
  inclusions: {
    crew: 'Capitán y cocinero',
    meals: 'Tres comidas al día',
    drinks: 'Bebidas',
    'snorkel-gear': 'Equipo de snorkel',
    kayak: 'Kayak',
    fuel: 'Combustible',
    'permits-taxes': 'Permisos de navegación e impuestos locales',
    'port-fees': 'Tasas de puerto',
    'bedding-towels': 'Ropa de cama y toallas',
  },
  notIncluded: [
    'Vuelos hasta la región',
    'Seguro de viaje, que es obligatorio',
    'Propinas, a su criterio',
    'Traslados, salvo que su propuesta diga otra cosa',
    'Tasas personales de entrada, detalladas en cada destino',
  ],
  service: {
    premium: {
      title: 'Atención',
      text: 'Las camas se tienden, la cubierta se enjuaga y los vasos se llenan sin que nadie esté encima de usted. Cuéntenos antes sus costumbres, y al segundo día no tendrá que repetirlas.',
    },
    gourmet: {
      title: 'Cocina de a bordo',
      text: 'Tres comidas con lo que se pescó o compró esa mañana: ceviche, arroz con coco, fruta madura. Las alergias entran en el plan antes de la compra.',
    },
    safety: {
      title: 'Seguridad',
      text: 'El capitán explica el barco el primer día, sigue el pronóstico toda la semana y tiene la última palabra sobre la ruta. Si el tiempo aconseja esperar, se espera en un lugar abrigado.',
    },
    adventures: {
      title: 'A su ritmo',
      text: 'Un baño antes del desayuno, el arrecife con el sol alto, una hora al timón o nada de eso. El plan se hace la víspera y se puede olvidar por la mañana.',
    },
  },
  builderNote:
    'Son datos del astillero para el modelo. El barco mismo puede diferir en algún detalle; su propuesta dice lo que lleva hoy.',
  closing: {
    title: '¿No sabe cuál?',
    text: 'Díganos cuántos son, si alguien se marea y qué le gustaría hacer todo el día. Le propondremos un barco, una segunda opción y la razón de cada uno.',
  },
  yachts: {
    'sunreef-62-marea': {
      subtitle: 'Un catamarán de 62 pies para {{mareaGuests}}, en San Blas',
      description:
        'Marea es un Sunreef 62 de cinco camarotes y flybridge, con lugar para {{mareaGuests}} huéspedes en San Blas. Salió del astillero de Gdańsk en 2008 y es nuestro catamarán más grande en estas islas.',
      fullDescription: [
        'Con casi diecinueve metros de eslora y más de nueve de manga, Marea parece en el fondeadero una casa pequeña con buena vista. Las mañanas empiezan en el flybridge: el timón, la mesa y los cojines comparten un mismo nivel, y desde esa altura el arrecife se lee como un dibujo en verde y pardo. A media tarde el grupo ya se repartió entre las redes de proa y la sombra del cockpit, y siempre falta alguien que encontró dónde dormir la siesta y no piensa decirlo.',
        'Cada uno de los cinco camarotes tiene su baño y su aire acondicionado. El desalinizador fabrica agua dulce a bordo, de modo que los niños pueden volver del mar cuatro veces al día sin que nadie lleve la cuenta de las duchas. Con el alisio navega a unos ocho nudos, casi sin escora; por eso embarcamos en Marea a abuelos y a nietos sin pensarlo dos veces.',
        'Pasa la temporada entre las islas de Guna Yala y, cuando el viaje da para ello, va también a Cartagena y a las islas del Rosario. Conviene a dos familias amigas o a una sola muy numerosa: hay espacio para comer todos juntos y también para perderse de vista hasta la cena.',
      ],
      crew: {
        captain:
          'Conoce los pasos de San Blas por su color y a quienes cuidan las islas por su nombre. La explicación de la primera mañana es corta y merece atención.',
        chef: 'Cocina para {{mareaGuests}} y compra a los cayucos que se acercan. El arroz con coco no falta; la langosta llega en su temporada.',
      },
      keywords: [
        'Sunreef 62',
        'catamarán Marea',
        'catamarán grande San Blas',
        'yate {{mareaGuests}} huéspedes Panamá',
      ],
    },
    'guji-sun-odyssey-44i': {
      subtitle: 'Un velero para {{gujiGuests}}, para quien viene a navegar',
      description:
        'Guji es un Sun Odyssey 44i para {{gujiGuests}} huéspedes que vienen a San Blas a navegar: un solo casco, una quilla honda y una mayor que agradece el ajuste.',
      fullDescription: [
        'Philippe Briand dibujó el 44i para Jeanneau como un velero de crucero rápido, y Guji conserva ese carácter. En ceñida, con quince nudos de alisio, escora hasta apoyar el costado y arranca; el rocío salta por la amura de barlovento y la rueda se lleva con dos dedos. El capitán se la cede en la primera hora y, si usted quiere, le explica qué es lo que está sintiendo en las manos.',
        'Tiene tres camarotes, un salón de madera cálida y un cockpit en el que los {{gujiGuests}} comen a la misma mesa. No lleva aire acondicionado, y es mejor saberlo de antemano: las escotillas se abren al viento, los paneles solares de popa mantienen fría la nevera y las noches son tan calladas como el fondeadero. En cubierta viajan un kayak y las líneas de pesca.',
        'Con 13,75 metros es el barco más sencillo de la flota y también el de menor precio. La quilla cala unos 2,2 metros, más que cualquiera de los catamaranes, así que fondea un poco más lejos de la playa; el bote cubre la diferencia en un minuto.',
      ],
      crew: {
        captain:
          'Un maestro paciente, que prefiere mostrar una virada a describirla. Hay quien llega sin distinguir una escota de una driza y se va gobernando por el viento.',
        chef: 'Trabaja en una cocina que se inclina y sirve a la hora prometida. Navegando prepara platos de una sola olla; al ancla, pescado a la plancha.',
      },
      keywords: ['Sun Odyssey 44i', 'velero Guji', 'monocasco San Blas', 'aprender a navegar Panamá'],
    },
    'macan-pershing-64': {
      subtitle: 'Cuarenta y siete nudos, de Cartagena al arrecife',
      description:
        'Macan es un yate a motor Pershing 64 en Cartagena: {{macanGuests}} huéspedes, tres camarotes y 47 nudos de velocidad máxima. Al Rosario llega en unos cuarenta minutos, sin pasar de la velocidad de crucero.',
      fullDescription: [
        'Dos motores MAN de 1.550 caballos cada uno mueven hélices de superficie, de las que trabajan medio fuera del agua y levantan una pluma blanca por la popa. A unos 32 nudos de crucero, el Rosario queda a cuarenta minutos del muelle y San Bernardo a poco más de una hora. Se puede salir de Cartagena después del desayuno, fondear en arena junto al coral, almorzar en Tintipán y estar otra vez en la muralla con la última luz.',
        'Fondeado es más tranquilo de lo que anuncian sus cifras. Hay una colchoneta en proa, otra en popa sobre el garaje donde viaja el bote auxiliar y, entre las dos, un cockpit a la sombra con su mesa. Los tres camarotes tienen aire acondicionado, de modo que {{macanGuests}} huéspedes pueden también pasar la noche a bordo. Cala 1,32 metros y se acerca a la costa de Barú hasta donde los veleros no llegan.',
        'Le va bien a quien tiene pocos días y muchos planes, o duerme en la ciudad vieja y quiere pasar el día en el mar. Con la brisa de la tarde y a esa velocidad, se mueve. Si alguien del grupo es sensible al movimiento, lo mejor es zarpar temprano y volver al mediodía.',
      ],
      crew: {
        captain:
          'Solo corre donde el mar lo permite, y la víspera le dice si el día siguiente será de San Bernardo o del Rosario.',
        chef: 'Compra en el mercado de Bazurto al amanecer: fruta, camarón, pargo. El almuerzo está servido mientras usted sigue en el agua.',
      },
      keywords: ['Pershing 64', 'yate Macan', 'yate a motor Cartagena', 'islas del Rosario rápido'],
    },
    'lagoon-56': {
      subtitle: 'Cinco camarotes, flybridge y toda Guna Yala',
      description:
        'Lagoon 56 es un catamarán de 17 metros para {{lagoonGuests}} huéspedes, que navega con familias por San Blas. Tiene cubiertas anchas y mucho que hacer junto a la escalera.',
      fullDescription: [
        'El diseño es de VPLP, un estudio que también dibuja multicascos de regata, y se nota en unos cascos que avanzan con poco viento y en un aparejo que dos personas manejan sin apuro. A los huéspedes les importa más la manga. Son 9,44 metros de banda a banda: en la mesa del cockpit se sientan los {{lagoonGuests}} y todavía queda paso alrededor.',
        'Lleva lo que piden los niños: kayak, tablas de remo, máscaras ordenadas por talla y unas redes de proa que sirven para leer una hora o para ver llegar delfines. Los cinco camarotes quedan separados en los dos cascos, cada uno con su baño y con escotillas que toman el alisio. Con desalinizador, generador y paneles solares, el barco puede quedarse lejos de todo puerto los días que el grupo quiera.',
        'Desde el flybridge el capitán va leyendo el arrecife y usted va eligiendo la tarde: en una isla hay fogata, en otra una red de voleibol y en la de más allá no hay nada. Cala metro y medio, así que puede fondear cerca de la que gane la votación.',
      ],
      crew: {
        captain:
          'Bueno con los niños y estricto con los chalecos. Lleva una lista de fondeaderos con playa de un lado y arrecife del otro.',
        chef: 'Prepara dos menús a la vez, uno para los adultos y otro que con seguridad se comen los niños. Casi todas las mañanas hornea pan, y el olor hace de despertador.',
      },
      keywords: ['Lagoon 56', 'Lagoon 560 San Blas', 'catamarán familiar Panamá', 'chárter con niños'],
    },
    'bali-54': {
      subtitle: 'Seis camarotes sobre el banco de las Exumas',
      description:
        'El Bali 5.4 aloja a {{baliGuests}} huéspedes en seis camarotes y cala 1,45 metros, buena medida para las Bahamas. El salón se abre al cockpit sin un solo escalón.',
      fullDescription: [
        'Entre las proas, donde casi todos los catamaranes llevan red, el Bali tiene cubierta y encima una sala al aire libre. La diferencia se agradece a las diez de la mañana, cuando {{baliGuests}} personas buscan la misma brisa. A popa, la pared de vidrio del salón se levanta entera y el desayuno no queda ni adentro ni afuera. Quien prefiera ver hacia dónde va el barco sube con su taza al flybridge.',
        'Mide 16,80 metros de eslora por 8,70 de manga y es obra de Olivier Poncin y Xavier Faÿ para el grupo Catana. Los seis camarotes tienen baño y aire acondicionado, y por eso lo proponemos a las familias que viajan con abuelos y nietos, o a los amigos que se reúnen por un cumpleaños. El desalinizador trabaja todos los días, de modo que las doce duchas de la tarde no son problema de nadie.',
        'Sobre el banco de las Exumas el fondo pasa a tres metros durante millas, blanco y rizado como la arena en bajamar. Gracias a su poco calado, el Bali fondea donde el color es más claro, y el último trecho hasta la playa se hace en kayak o en tabla de remo. Al atardecer se enciende la parrilla de popa y el grupo, que anduvo disperso todo el día, aparece sin que nadie lo llame.',
      ],
      crew: {
        captain:
          'Calcula los pasos de las Exumas con la marea y sabe qué fondeadero conviene con cada viento. También sabe qué mañanas están de buen humor los cerdos.',
        chef: 'Cocina para {{baliGuests}} con naturalidad: mero en su temporada, johnnycake recién horneado y una fuente de arroz con guandú que da dos vueltas a la mesa.',
      },
      keywords: [
        'Bali 5.4',
        'catamarán {{baliGuests}} huéspedes',
        'seis camarotes Bahamas',
        'Exumas en familia',
      ],
    },
    'lagoon-62': {
      subtitle: 'Diecinueve metros de espacio, desde Nassau',
      description:
        'Brisa es un Lagoon 620 de casi 19 metros de eslora y diez de manga, con seis camarotes para {{brisaGuests}} huéspedes. Es el indicado para los tramos largos de las Bahamas, de las Exumas a Eleuthera.',
      fullDescription: [
        'En mar abierto la eslora es comodidad. Entre Nassau y Highbourne hay unas {{highbourneMiles}} millas de navegación, cerca de seis horas; con el alisio por delante del través, Brisa toma su paso y el café se queda en la taza. VPLP dibujó los cascos y Nauta Design el interior, de maderas claras y grandes ventanas. Con diez metros de manga, el salón resulta más amplio que el de muchos apartamentos.',
        'En el flybridge hay un timón con banco para quien quiera acompañar, una mesa y dónde acostarse. Abajo, los seis camarotes tienen baño y aire acondicionado. Lleva cerca de 1.300 litros de combustible y 960 de agua, y el desalinizador va reponiendo la que se gasta, así que dos semanas entre los cayos no obligan a volver a puerto por ella. También hay una máquina de hielo, que suele ser lo primero que mencionan los huéspedes cuando hablan del barco.',
        'Elíjalo si son {{brisaGuests}} y les gusta avanzar: por el parque marino hacia el sur, a través del estrecho de Exuma hasta Eleuthera y de regreso por el norte. Fondeado, el barco se queda tan quieto que se puede plantar un telescopio en cubierta; para mirar sin telescopio están las redes de proa.',
      ],
      crew: {
        captain:
          'Le gustan los tramos largos y comparte la guardia si usted lo pide. Cada noche deja el pronóstico en la mesa del salón, en palabras que cualquiera entiende.',
        chef: 'Mantiene interesante la mesa durante dos semanas, con lo que da la línea de popa y lo que se consigue en los mercados de Nassau.',
      },
      keywords: ['Lagoon 620', 'catamarán Brisa', 'catamarán de lujo Bahamas', 'Eleuthera a vela'],
    },
    'leopard-42-tsabalok': {
      subtitle: 'Un catamarán pequeño en San Blas, con precio por persona',
      description:
        'Tsabalok es un Leopard 42 para dos a {{tsabalokGuests}} huéspedes en San Blas, con precio por noche y por persona. Una pareja puede tenerlo para ella sola; una familia de {{tsabalokGuests}} cabe en cuatro camarotes.',
      fullDescription: [
        'El mejor asiento está adelante. Una puerta lleva del salón directamente a la cubierta de proa, donde unas colchonetas reciben la primera brisa de la mañana; quien las descubre no se sienta en otro lugar antes del mediodía. Hacia popa, el salón, la cocina y el cockpit comparten un mismo nivel, y el cocinero participa en la charla mientras trabaja.',
        'Lo construyó Robertson and Caine con diseño de Simonis y Voogd. Con 12,67 metros es el más corto de la flota, cala 1,40 y entra en fondeaderos que los catamaranes grandes miran desde afuera. Tiene cuatro camarotes con baño; los paneles solares y el desalinizador lo hacen independiente, al menos mientras duren los limones.',
        'Su precio se calcula de otra manera: una tarifa por el barco y otra por cada huésped, con descuento para los menores de {{childAge}} años y recargo en temporada alta. Así, dos personas pueden viajar solas sin pagar por {{tsabalokGuests}}. La tarifa incluye la tripulación, tres comidas al día, bebidas, equipo de snorkel, kayak, combustible, permisos de navegación, impuestos locales, ropa de cama y toallas.',
      ],
      crew: {
        captain:
          'Le cuenta el arrecife mientras lo rodea. Con pocos huéspedes no hay horario, y el día va hacia donde lleve la conversación.',
        chef: 'Pone bien una mesa pequeña. Compra el pescado a quien pase en cayuco. El desayuno se sirve, si usted quiere, en las colchonetas de proa; si hay motivo, aparece también una torta.',
      },
      keywords: ['Leopard 42', 'catamarán Tsabalok', 'yate para dos San Blas', 'chárter precio por persona'],
    },
  },
} satisfies FleetCopy
