import type { ItineraryCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Itinerario en catamarán por las Exumas',
    description:
      'Siete, diez o catorce días por las Exumas con tripulación: Allan’s Cay, el parque marino, Compass, Staniel Cay y Black Point, con millas y horas.',
    keywords: [
      'itinerario Exumas',
      'ruta Bahamas catamarán',
      'Warderick Wells',
      'Staniel Cay',
      'siete días Bahamas',
    ],
  },
  title: 'De cayo en cayo por *las Exumas*',
  lead: 'Vean pasar el fondo bajo el barco, de un fondeadero al siguiente: iguanas en Allan’s Cay, un estero en kayak, las noches en el parque marino, tiburones nodriza bajo un muelle.',
  paragraphs: [
    'Navegan por el banco, abrigados del Atlántico, con tres metros de agua clara debajo. El mar solo se nota en el cruce desde Nassau, de unas cinco horas y media, y en el de regreso, si su ruta lo tiene. En la semana que termina en Staniel Cay, entre cayos ningún tramo pasa de dos horas y media.',
    'En invierno un frente frío puede traer viento del norte. Entonces el capitán busca abrigo al otro lado del cayo y, un día o dos después, siguen viaje.',
  ],
  ends: {
    title: 'Dónde termina su semana',
    ways: [
      {
        title: 'Por lo general, en Staniel Cay',
        text: 'Es la ruta que sigue. Después del desayuno una avioneta los lleva de la pista a Nassau; les reservamos los asientos, unos US$ {{stanielSeat}} por persona, aparte del chárter. Los viajes de diez días suelen terminar también aquí; los de catorce, siempre en Nassau.',
      },
      {
        title: 'En Nassau, si ese día embarcan allí los siguientes huéspedes',
        text: 'Regresan con el yate y no necesitan avioneta. Desde Warderick Wells ponen rumbo al norte: el día 6 a Highbourne Cay, {{highbourneBackMiles}} millas náuticas en cerca de {{highbourneBackHours}}; el día 7, por el banco, a Nassau, {{highbourneMiles}} en cerca de {{highbourneHours}}. No llegan a Compass Cay ni a Staniel Cay: ni tiburones nodriza, ni gruta, ni cerdos. Si vienen por ellos, dígannoslo y buscamos fechas que terminen en Staniel. Un viaje de diez días que termina en Nassau sí llega a ellos; los tres últimos días pasan por Norman’s Cay y Highbourne, con un tramo de unas cinco horas y media.',
      },
    ],
    note: 'La página de su viaje muestra cuál de los dos es el suyo, y el contrato lo deja fijo.',
    sights: {
      compass: 'los tiburones nodriza de Compass Cay',
      staniel: 'los cerdos nadadores junto a Staniel Cay',
    },
  },
  route: {
    opening: 'Tras una primera noche a bordo en Nassau, cruzan a las Exumas,',
    visits: {
      allans: 'saludan a las iguanas de Allan’s Cay',
      shroud: 'remontan el estero de Shroud Cay',
      warderick: 'hacen snorkel sobre el arrecife protegido de Warderick Wells',
      highbourne: 'se dan el último baño de mar en Highbourne Cay',
      compass: 'nadan entre los tiburones nodriza de Compass Cay',
      staniel: 'visitan a los cerdos nadadores de Staniel Cay',
      normans: 'se ponen la máscara sobre el avión hundido de Norman’s Cay',
    },
  },
  days: [
    {
      title: 'Embarque en Nassau',
      location: 'Nassau',
      activities: [
        'Un conductor los lleva del aeropuerto al muelle',
        'Dejan el bolso en el camarote y el capitán les muestra el barco',
        'Cenan a bordo o, por su cuenta, pescado frito y ensalada de caracol en Arawak Cay',
        'Miran en la carta el cruce de mañana y se acuestan temprano',
      ],
      highlights: ['Arawak Cay', 'Primera noche a bordo'],
    },
    {
      title: 'A través del banco',
      location: 'Allan’s Cay',
      activities: [
        {
          line: 'Hacen la travesía larga de la ruta y almuerzan navegando',
          motor: 'Cruzan el banco en un rato y almuerzan ya fondeados',
        },
        'El agua pasa de azul a verde pálido y aparece el fondo',
        'Miran desde unos pasos las iguanas de la playa',
        'Se dan el primer baño con máscara y cenan al ancla',
      ],
      highlights: ['Iguanas', 'Banco de las Exumas'],
    },
    {
      title: 'El estero',
      location: 'Shroud Cay',
      activities: [
        {
          line: 'A vela por el banco hasta la entrada del parque marino',
          motor: 'Por el banco hasta la entrada del parque marino',
        },
        {
          line: 'Entran por el estero, entre mangles, en kayak o en bote, empujados por la marea',
          noKayak: 'Entran en bote por el estero, entre mangles, con la marea que sube',
        },
        'Salen a la playa del otro lado y se bañan',
        {
          line: 'Cuando la marea baja, la corriente los devuelve al barco',
          noKayak: 'Cuando la marea baja, apagan el motor y la corriente los devuelve',
        },
      ],
      highlights: ['Kayak con la marea', 'Entrada al parque'],
    },
    {
      title: 'El parque marino',
      location: 'Warderick Wells',
      activities: [
        'El capitán toma una boya del parque, en la curva del canal',
        'Suben a Boo Boo Hill y ven los dos mares, el banco y el estrecho',
        'Flotan sobre un arrecife donde no se pesca',
        'Leen a la sombra o vuelven al agua',
      ],
      highlights: ['Parque marino de las Exumas', 'Boo Boo Hill'],
    },
    {
      title: 'Un día bajo el agua',
      location: 'Warderick Wells',
      activities: [
        'Nadan hasta otro arrecife, con cornisas para mirar por debajo',
        {
          line: 'Bajan a pulmón o reman en paddle board con la marea',
          noBoard: 'Bajan a pulmón o se dejan llevar por la marea',
        },
        'Cruzan el cayo por un sendero; lleven zapatos',
        { line: 'Cuentan estrellas desde la proa', moonlit: 'Ven la luna sobre el banco desde la proa' },
      ],
      highlights: ['Arrecife protegido', 'Buceo a pulmón'],
    },
    {
      title: 'Los tiburones del muelle',
      location: 'Compass Cay',
      activities: [
        {
          line: 'Un tramo corto a vela: al mediodía ya están nadando',
          motor: 'Un tramo corto: a media mañana ya están nadando',
        },
        'El cayo es privado y cobra la entrada; bajo su muelle, a la sombra, duermen los tiburones nodriza',
        'Caminan hasta la media luna de arena del lado del estrecho',
        'Cenan mientras la corriente cambia y el barco gira con ella',
      ],
      highlights: ['Tiburones nodriza', 'Playa en media luna'],
    },
    {
      title: 'La gruta',
      location: 'Staniel Cay',
      activities: [
        'Entran a nado en la gruta Thunderball, con la marea parada y la luz por el techo',
        'Los cerdos de Big Major quedan a un rato en bote; dejen la comida a bordo, que la huelen',
        'Pasean por el pueblo y toman algo frío en el bar del club náutico',
        {
          line: 'Cenan a bordo, con la pista a diez minutos',
          moreNights: 'Cenan a bordo, con las luces del pueblo enfrente',
        },
      ],
      highlights: ['Gruta Thunderball', 'Los cerdos de Big Major'],
    },
    {
      title: 'Fondeadero ancho',
      location: 'Big Major Cay',
      activities: [
        'Zarpan con el café y en un cuarto de hora están en Big Major, donde sobra sitio',
        'Desembarcan antes que nadie en la playa de al lado, la que no tiene cerdos',
        'Rodean la punta con máscara y aletas',
        'Almuerzan sin prisa y leen hasta la cena',
      ],
      highlights: ['Playa sin huellas', 'Tarde de lectura'],
    },
    {
      title: 'Pan de coco',
      location: 'Black Point',
      activities: [
        { line: 'Un tramo corto a vela, hacia el sur', motor: 'Un rato hacia el sur, por el banco' },
        'Compran pan de coco caliente en una cocina junto al muelle',
        'Oyen el bufadero del lado del estrecho, si hay mar de fondo',
        'Conversan con quien trenza paja a la sombra',
      ],
      highlights: ['Vida de pueblo', 'Pan de coco'],
    },
    {
      title: 'De vuelta a Staniel',
      location: 'Staniel Cay',
      activities: [
        'Suben por el banco, con el sol a la espalda',
        'Se bañan a medio camino, al abrigo de un cayo',
        'En el bar del club náutico ya los conocen',
        {
          line: 'Cenan en cubierta lo que el cocinero encontró en el pueblo',
          lastNight: 'Cenan en cubierta, a diez minutos de la pista',
        },
      ],
      highlights: ['Baño a medio camino', 'El club náutico'],
    },
    {
      title: 'La poza del norte',
      location: 'Compass Cay',
      activities: [
        { line: 'A vela, con los cayos por estribor', motor: 'Hacia el norte, sin prisa' },
        'En bote hasta la punta norte y unos pasos a pie: una poza que llenan las olas',
        'Visitan otra vez a los tiburones nodriza, ya sin el susto de la primera',
        {
          line: 'Cenan temprano y apagan las luces de cubierta',
          barbecue: 'La tripulación enciende la parrilla de popa',
        },
      ],
      highlights: ['Poza de mar', 'Tarde sin prisa'],
    },
    {
      title: 'El avión hundido',
      location: 'Norman’s Cay',
      activities: [
        {
          line: 'Un tramo largo a vela, a través del parque',
          motor: 'Hacia el norte, a través del parque',
        },
        'Nadan sobre el avión, con la marea parada',
        'Caminan por bancos de arena que asoman en bajamar',
        'Ven ponerse el sol en el agua del banco',
      ],
      highlights: ['Avión en aguas bajas', 'Bancos de arena'],
    },
    {
      title: 'Cena con zapatos',
      location: 'Highbourne Cay',
      activities: [
        {
          line: 'Desayunan sin reloj: el tramo de hoy es corto',
          longLeg: 'Una mañana de navegación y almuerzo al ancla',
        },
        'Nadan con la máscara al abrigo del cayo',
        { line: 'Reman en kayak por la orilla', noKayak: 'Nadan hasta la orilla' },
        'Se calzan y cenan en tierra, por su cuenta',
      ],
      highlights: ['Cena en tierra', 'Noche tranquila'],
    },
    {
      title: 'Cruce de regreso',
      location: 'Nassau',
      activities: [
        'Cruzan el banco, de vuelta a Nassau',
        {
          line: 'Con el viento por la aleta, el cruce es más cómodo que a la ida',
          motor: 'Miran el banco por última vez, desde la popa',
        },
        {
          line: 'A media tarde asoman los puentes de Nassau',
          motor: 'Antes del mediodía asoman los puentes de Nassau',
        },
        'Duermen a bordo, a un trayecto corto del aeropuerto',
      ],
      highlights: ['A favor del viento', 'Regreso a Nassau'],
    },
  ],
  leisure: [
    'Black Point con calma: una tarde para aprender a trenzar paja y pan de coco para acompañarla',
    'El banco hacia el sur, una playa cada día y ningún otro plan',
    'Big Major al amanecer, con los cerdos antes que las lanchas',
    'La gruta Thunderball con la marea parada de otro día, cuando ya la conocen',
    'Staniel otra vez, y una cena que cocinan ustedes y prueba el cocinero',
  ],
  closing: {
    title: '¿Qué días tienen?',
    text: 'Con las fechas y la ciudad de la que salen les decimos dónde termina su viaje y qué vuelos encajan, de ida y de vuelta.',
  },
} satisfies ItineraryCopy
