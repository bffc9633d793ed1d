import type { FleetCopy } from '../copy.ts'

export const fleet = {
  meta: {
    title: 'Los yates: cinco catamaranes, un velero y un yate a motor',
    description: 'Siete yates con tripulación de 12,67 a 20,04 metros, con camarotes, huéspedes y precios claros, y una lista honesta de lo que cada precio no incluye.',
    keywords: ['flota chárter Caribe', 'catamarán con tripulación', 'Sunreef 62', 'Lagoon 620', 'Bali 5.4', 'Pershing 64 Cartagena', 'Leopard 42 San Blas'],
  },
  hero: { title: 'Siete yates, *cada uno con su gente*', lead: 'Todos llevan capitán y cocinero. Aquí están sus medidas, sus literas y sus precios, para comparar barcos y no adjetivos.' },
  lineUp: { title: 'Lado a lado, a escala', lead: 'Los siete dibujados con las medidas del astillero y a una sola escala. Se ve cuánta cubierta tiene un catamarán y cuánto motor una Pershing.' },
  types: { catamaran: 'Catamarán', sailboat: 'Velero', 'motor-yacht': 'Yate a motor' },
  features: {
    crewed: 'Con tripulación', chef: 'Cocinero a bordo', 'air-conditioning': 'Aire acondicionado', flybridge: 'Puente alto', 'water-toys': 'Juguetes de agua', snorkelling: 'Equipo de snorkel', 'paddle-boards': 'Tablas de remo', kayak: 'Kayak', tender: 'Bote auxiliar', fishing: 'Pesca',
    fast: 'Veloz', family: 'Para familias', 'sailing-pure': 'Para quien navega', sunbathing: 'Amplios solárium', 'large-group': 'Para grupos', 'shallow-draft': 'Poco calado',
  },
  amenities: {
    'air-conditioning': 'Aire acondicionado', wifi: 'Wifi donde hay señal', galley: 'Cocina completa', saloon: 'Salón con vista', 'cockpit-dining': 'Mesa a la sombra en la bañera', 'flybridge-lounge': 'Sala en el puente alto', 'sun-deck': 'Cubierta de sol', bimini: 'Bimini para el mediodía', trampolines: 'Redes entre las proas', ensuite: 'Camarotes con baño propio',
    'hot-water': 'Agua caliente', watermaker: 'Potabilizadora', generator: 'Generador', 'solar-panels': 'Paneles solares', 'ice-maker': 'Máquina de hielo', barbecue: 'Parrilla en popa', 'sound-system': 'Equipo de sonido', 'snorkel-gear': 'Máscaras, aletas y tubos', kayak: 'Kayak', 'paddle-board': 'Tabla de remo',
    'fishing-gear': 'Líneas de pesca', tender: 'Bote auxiliar con motor', 'bedding-towels': 'Ropa de cama y toallas', 'safety-equipment': 'Chalecos, radio y equipo de seguridad', 'swim-platform': 'Plataforma de baño', 'foredeck-lounge': 'Asientos en proa', garage: 'Garaje para el bote',
  },
  activities: {
    snorkelling: { title: 'Snorkel', text: 'Casi todos los arrecifes empiezan a pocas brazadas del barco. La tripulación dice por dónde entrar y hacia dónde tira la corriente.' },
    'free-diving': { title: 'Buceo a pulmón', text: 'Una sola respiración y una mirada más larga bajo la cornisa. En Guna Yala el buceo con tanque está prohibido; así se ve allí el coral profundo.' },
    kayak: { title: 'Kayak', text: 'La manera callada de entrar al manglar y cruzar bajos donde el bote tocaría. Mejor en la primera hora de luz.' },
    'paddle-board': { title: 'Tabla de remo', text: 'El agua llana al abrigo de una isla perdona a los principiantes. Debajo pasan estrellas de mar.' },
    fishing: { title: 'Pesca', text: 'En los tramos va una línea por la popa: sierra, jurel, a veces un atún pequeño. Lo que no da la talla o está en veda vuelve al mar.' },
    'island-hopping': { title: 'De isla en isla', text: 'Tramos de una o dos horas y un fondeadero distinto cada tarde, o el mismo si le gustó.' },
    'beach-barbecue': { title: 'Parrilla en la playa', text: 'Con permiso de quien cuida la isla: brasas, pescado del día y los pies en la arena.' },
    'village-visit': { title: 'Visita a una comunidad', text: 'Se entra con permiso y con alguien del lugar. Se pregunta antes de fotografiar y se compra a quien cose.' },
    'sailing-lessons': { title: 'Aprender a navegar', text: 'El capitán enseña con el timón en sus manos: rumbo, viento, una virada. Al tercer día se nota.' },
    'sunset-cruise': { title: 'Salida al atardecer', text: 'Una hora a vela con la luz baja y algo frío en la mano, antes de la cena.' },
    swimming: { title: 'Nadar', text: 'La escalera siempre está puesta. El agua está tibia y nadie tiene prisa por salir.' },
    stargazing: { title: 'Mirar estrellas', text: 'Sin luces en tierra, las redes de proa son el mejor asiento. Una manta y tiempo.' },
    'old-town-visit': { title: 'Ciudad vieja', text: 'Murallas y plazas al caer la tarde, con guía local o a su aire.' },
    'fast-day-trips': { title: 'Salidas rápidas', text: 'Desayuno en Cartagena, almuerzo en San Bernardo y regreso con la última luz.' },
  },
  inclusions: {
    crew: 'Capitán y cocinero', meals: 'Tres comidas al día', drinks: 'Bebidas', 'snorkel-gear': 'Equipo de snorkel', kayak: 'Kayak', fuel: 'Combustible', 'permits-taxes': 'Permisos de navegación e impuestos locales', 'port-fees': 'Tasas de puerto', 'bedding-towels': 'Ropa de cama y toallas',
  },
  notIncluded: ['Vuelos hasta la región', 'Seguro de viaje, que es obligatorio', 'Propinas, a su criterio', 'Traslados, salvo que su oferta diga otra cosa', 'Impuestos personales de entrada y, en las Bahamas, la tasa de chárter'],
  service: {
    premium: { title: 'Atención', text: 'Las camas se hacen, la cubierta se enjuaga y nadie está encima. Cuéntenos sus costumbres y la tripulación las sabrá al segundo día.' },
    gourmet: { title: 'Cocina de a bordo', text: 'Tres comidas con lo que se pescó o compró esa mañana: ceviche, arroz con coco, fruta madura. Las alergias entran en el plan antes de la compra.' },
    safety: { title: 'Seguridad', text: 'El capitán explica todo el primer día, sigue el pronóstico y tiene la última palabra. Si el tiempo dice quedarse, nos quedamos en un buen lugar.' },
    adventures: { title: 'A su ritmo', text: 'Snorkel antes del desayuno, un río en kayak, una hora al timón o nada de eso. El plan se hace la víspera y se puede olvidar por la mañana.' },
  },
  builderNote: 'Son datos del astillero para el modelo. El barco puede variar en detalles, y su oferta dice lo que lleva hoy.',
  closing: { title: '¿No sabe cuál?', text: 'Díganos cuántos son, si alguien se marea y qué le gustaría hacer todo el día. Le nombraremos un barco, una segunda opción y la razón de cada uno.' },
  yachts: {
    'sunreef-62-marea': {
      subtitle: 'Un catamarán de 62 pies para diez, en San Blas',
      description: 'Marea es un Sunreef 62 de cinco camarotes y puente alto, con lugar para diez huéspedes en San Blas. Salió del astillero en Gdansk en 2008.',
      fullDescription: [
        'Con casi diecinueve metros de eslora y más de nueve de manga, Marea parece en el fondeadero una casa pequeña con buena vista. El día empieza en el puente alto, donde el timón, la mesa y los cojines comparten un mismo nivel y el arrecife se lee como un dibujo en verde y pardo.',
        'Cada camarote tiene su baño y aire acondicionado, y la potabilizadora evita hablar de duchas. Navega a unos ocho nudos, pareja y sin prisa; por eso embarcamos en ella a abuelos y niños pequeños sin pensarlo dos veces.',
        'Pasa la temporada entre las islas de Guna Yala y también va a Cartagena y el Rosario cuando hay tiempo. Es el barco para dos familias, o para una grande, que quieren estar juntas sin estorbarse.',
      ],
      crew: { captain: 'Conoce los pasos de San Blas por su color y a quienes cuidan las islas por su nombre.', chef: 'Cocina para diez y compra a los cayucos que se acercan. El arroz con coco no falta; la langosta llega en su temporada.' },
      keywords: ['Sunreef 62', 'catamarán Marea', 'catamarán grande San Blas', 'yate diez huéspedes Panamá'],
    },
    'guji-sun-odyssey-44i': {
      subtitle: 'Un velero para seis, para quien viene a navegar',
      description: 'Guji es un Sun Odyssey 44i para seis huéspedes que vienen a San Blas a navegar: un casco, una quilla honda y una mayor que agradece el ajuste.',
      fullDescription: [
        'Philippe Briand dibujó el 44i para Jeanneau como un crucero rápido, y conserva esas maneras. De ceñida, con quince nudos de alisio, apoya el costado y arranca, con la rueda ligera entre dos dedos. El capitán se la cede en la primera hora.',
        'Tiene tres camarotes, un salón de madera cálida y una bañera donde todos comen a la misma mesa. No lleva aire acondicionado: las escotillas miran al viento y los paneles mantienen la nevera. Las noches son tan calladas como el fondeadero.',
        'Con 13,75 metros es el más sencillo de nuestros barcos y el de menor precio. Cala más que los catamaranes y fondea un poco más lejos de la playa; el bote resuelve la diferencia en un minuto.',
      ],
      crew: { captain: 'Un maestro paciente que prefiere mostrar una virada a describirla.', chef: 'Trabaja en una cocina que se inclina y sirve a la hora prometida.' },
      keywords: ['Sun Odyssey 44i', 'velero Guji', 'monocasco San Blas', 'aprender a navegar Panamá'],
    },
    'macan-pershing-64': {
      subtitle: 'Cuarenta y siete nudos, de Cartagena al arrecife',
      description: 'Macan es un yate a motor Pershing 64 en Cartagena: seis huéspedes, tres camarotes y 47 nudos de velocidad máxima para llegar antes que nadie.',
      fullDescription: [
        'Dos motores MAN de 1.550 caballos mueven hélices de superficie, de esas que trabajan medio fuera del agua y dejan una pluma blanca detrás. A velocidad de crucero, el Rosario queda a unos cuarenta minutos y San Bernardo a poco más de una hora.',
        'Parado es más tranquilo de lo que sus cifras anuncian. Hay colchonetas en proa y en popa, una bañera con sombra y tres camarotes con aire y baño. Con 1,32 metros de calado se acerca a Barú hasta donde los veleros no llegan.',
        'Le va bien a quien tiene pocos días y muchos planes, o duerme en la ciudad vieja y quiere el mar en el medio. En tardes de brisa se mueve: si alguien es sensible, mejor salir temprano.',
      ],
      crew: { captain: 'Solo corre donde el mar lo permite, y la víspera le dice si mañana toca San Bernardo o Rosario.', chef: 'Compra en Bazurto al amanecer: fruta, camarón, pargo. El almuerzo está servido mientras usted sigue en el agua.' },
      keywords: ['Pershing 64', 'yate Macan', 'yate a motor Cartagena', 'islas del Rosario rápido'],
    },
    'lagoon-56': {
      subtitle: 'Cinco camarotes, puente alto y toda Guna Yala',
      description: 'Lagoon 56 es un catamarán de 17 metros para diez huéspedes, que navega con familias por San Blas. Cubiertas anchas y mucho que hacer junto a la escalera.',
      fullDescription: [
        'El diseño es de VPLP, que también dibuja multicascos de regata, y se nota en un casco que avanza con poco. A los huéspedes les importa más la manga: 9,44 metros, con sitio para sentar a todos a la mesa y aún caminar alrededor.',
        'Lleva lo que piden los niños: kayak, tablas, máscaras de todas las tallas y redes para leer o mirar delfines. Los cinco camarotes quedan separados en los dos cascos, cada uno con su baño.',
        'Desde el puente alto el capitán lee el arrecife y usted el mapa de la tarde: qué isla tiene fogata, cuál tiene red de voleibol y cuál no tiene nada. Cala metro y medio y fondea cerca de cualquiera.',
      ],
      crew: { captain: 'Bueno con los niños y estricto con los chalecos.', chef: 'Prepara dos menús a la vez, uno para adultos y otro que seguro se comen. Hornea pan casi todas las mañanas.' },
      keywords: ['Lagoon 56', 'Lagoon 560 San Blas', 'catamarán familiar Panamá', 'chárter con niños'],
    },
    'bali-54': {
      subtitle: 'Seis camarotes sobre el banco de las Exumas',
      description: 'El Bali 5.4 aloja a doce huéspedes en seis camarotes y cala 1,45 metros, lo justo para las Bahamas. El salón se abre a popa sin escalones.',
      fullDescription: [
        'Entre las proas, donde otros catamaranes llevan red, el Bali tiene cubierta y una sala encima; se agradece a las diez de la mañana, cuando doce personas buscan la misma brisa. A popa, la pared de vidrio se levanta y el desayuno no queda ni adentro ni afuera.',
        'Mide 16,80 metros por 8,70 y es obra de Olivier Poncin y Xavier Faÿ para Catana. Seis camarotes con baño y aire: el barco natural para tres generaciones o un cumpleaños.',
        'Sobre el banco el fondo pasa a tres metros durante millas. Con su poco calado fondea donde el color es más claro, y al atardecer se enciende la parrilla de popa.',
      ],
      crew: { captain: 'Calcula los pasos de las Exumas con la marea y sabe qué fondeadero conviene con cada viento.', chef: 'Cocina para doce con naturalidad: mero en su temporada, pan johnnycake, ensalada de caracol.' },
      keywords: ['Bali 5.4', 'catamarán doce huéspedes', 'seis camarotes Bahamas', 'Exumas en familia'],
    },
    'lagoon-62': {
      subtitle: 'Diecinueve metros de espacio, desde Nassau',
      description: 'Brisa es un Lagoon 620 de casi 19 metros por diez, con seis camarotes para doce huéspedes. El barco para las travesías largas de las Bahamas.',
      fullDescription: [
        'En el mar, la eslora es comodidad. En las 34 millas de Nassau a Highbourne, con el alisio por el través, Brisa toma su paso y el café se queda en la taza. VPLP dibujó los cascos y Nauta Design el interior.',
        'Arriba hay timón con banco para acompañantes, mesa y dónde acostarse. Abajo, seis camarotes con baño. Lleva cerca de 1.300 litros de combustible y 960 de agua, con potabilizadora, y una máquina de hielo que es lo primero que recuerdan los huéspedes.',
        'Elíjalo para doce personas a quienes les gusta avanzar: el parque marino, el estrecho de Exuma, Eleuthera. Fondeado, las redes miran a las estrellas.',
      ],
      crew: { captain: 'Le gustan los tramos largos y comparte la guardia si usted lo pide.', chef: 'Mantiene interesante la mesa durante dos semanas, con lo que da la línea de popa y los mercados de Nassau.' },
      keywords: ['Lagoon 620', 'catamarán Brisa', 'catamarán de lujo Bahamas', 'Eleuthera a vela'],
    },
    'leopard-42-tsabalok': {
      subtitle: 'Un catamarán pequeño, con precio por persona, San Blas',
      description: 'Tsabalok es un Leopard 42 para dos a ocho huéspedes en San Blas, con precio por noche y por persona. Una pareja puede tenerlo para sí.',
      fullDescription: [
        'El mejor asiento está adelante. Una puerta sale del salón a la bañera de proa, con sombra y la primera brisa; quien la descubre no se sienta en otro lugar antes del mediodía. Detrás, salón, cocina y bañera de popa comparten nivel, y el cocinero es parte de la charla.',
        'Lo construyó Robertson and Caine con diseño de Simonis y Voogd. Con 12,67 metros es el más corto de la flota, cala 1,40 y entra en fondeaderos que los grandes miran desde afuera. Cuatro camarotes, paneles solares y potabilizadora lo hacen independiente.',
        'Su precio se arma distinto: una tarifa por el barco, otra por persona, menos para menores de 12 y más en temporada alta. Tripulación, comidas, bebidas, snorkel, kayak, combustible, permisos, impuestos locales, ropa de cama y toallas están dentro.',
      ],
      crew: { captain: 'Le cuenta el arrecife mientras lo rodea. Con pocos huéspedes no hay horario.', chef: 'Pone bien una mesa pequeña. El desayuno llega a la bañera de proa, y si hay motivo, también una torta.' },
      keywords: ['Leopard 42', 'catamarán Tsabalok', 'yate para dos San Blas', 'chárter precio por persona'],
    },
  },
} satisfies FleetCopy
