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
  title: 'Cayo a cayo por *las Exumas*',
  lead: 'Primero un cruce de más de cinco horas y, desde entonces, un cayo distinto cada tarde. La primera semana termina en Staniel Cay, que tiene pista de aterrizaje.',
  paragraphs: [
    'Navegan por el banco, abrigados del Atlántico, con tres metros de agua clara debajo. El cruce desde Nassau dura unas cinco horas y media y el de regreso, casi seis. Son los dos únicos tramos movidos, y el capitán les reserva las mañanas. Entre cayos los tramos no pasan de dos horas y media, salvo el de Compass a Norman’s, que ocupa medio día.',
    'Es una buena ruta para familias y grupos grandes. Alternan los días de silencio en el parque marino con los cayos sociables, donde hay bar, tienda y algún cerdo. En invierno un frente frío puede traer viento del norte. Entonces el capitán fondea al otro lado del cayo, y siguen un día o dos después.',
  ],
  days: [
    {
      title: 'Embarque en Nassau',
      location: 'Nassau',
      activities: [
        'Recibimiento en el aeropuerto y unos minutos hasta el barco',
        'Bienvenida, camarotes y explicación de seguridad',
        'Pescado frito y ensalada de caracol en Arawak Cay',
        'A dormir temprano: el barco zarpa con el sol',
      ],
      highlights: ['Arawak Cay', 'Primera noche a bordo'],
    },
    {
      title: 'A través del banco',
      location: 'Allan’s Cay',
      activities: [
        'Unas cinco horas y media a vela, desayuno incluido',
        'El agua pasa de azul a verde pálido y aparece el fondo',
        'Iguanas en la playa, para mirar sin darles de comer',
        'Snorkel antes de cenar',
      ],
      highlights: ['Iguanas', 'Banco de las Exumas'],
    },
    {
      title: 'El estero',
      location: 'Shroud Cay',
      activities: [
        'A vela por el banco hasta el parque marino',
        'Kayak por el estero, entre mangles, con la marea que sube',
        'Baño en la playa del otro lado',
        'Regreso con la marea que baja',
      ],
      highlights: ['Kayak con la marea', 'Entrada al parque'],
    },
    {
      title: 'El parque marino',
      location: 'Warderick Wells',
      activities: [
        'Amarre a una boya del parque, en la curva del canal',
        'Subida a Boo Boo Hill',
        'Snorkel en un arrecife cerrado a la pesca',
        'Tarde sin programa',
      ],
      highlights: ['Parque marino de las Exumas', 'Boo Boo Hill'],
    },
    {
      title: 'Un día bajo el agua',
      location: 'Warderick Wells',
      activities: [
        'Otro arrecife, con cornisas para mirar por debajo',
        'Buceo a pulmón y paddle board con la marea',
        'Un sendero que cruza el cayo; lleve zapatos',
        'Estrellas desde la proa',
      ],
      highlights: ['Arrecife protegido', 'Buceo a pulmón'],
    },
    {
      title: 'Los que duermen bajo el muelle',
      location: 'Compass Cay',
      activities: [
        'Menos de dos horas de navegación',
        'Tiburones nodriza, de cerca y con calma',
        'Caminata hasta la playa del lado del estrecho',
        'Cena en popa',
      ],
      highlights: ['Tiburones nodriza', 'Playa en media luna'],
    },
    {
      title: 'La gruta',
      location: 'Staniel Cay',
      activities: [
        'La gruta Thunderball, con la marea parada',
        'Algo frío en el bar del club náutico',
        'Paseo por el pueblo',
        'Cena de despedida. La pista queda cerca',
      ],
      highlights: ['Gruta Thunderball', 'Vuelo de regreso posible'],
    },
    {
      title: 'Los cerdos, temprano',
      location: 'Big Major Cay',
      activities: [
        'En bote hasta la playa, antes que las excursiones',
        'El desayuno se queda a bordo, o lo pierde',
        'Baño en la otra playa, la vacía',
        'Almuerzo largo y tarde de lectura',
      ],
      highlights: ['Los cerdos que nadan', 'Fondeadero amplio'],
    },
    {
      title: 'Pan de coco',
      location: 'Black Point',
      activities: [
        'Una hora a vela hacia el sur',
        'Pan de coco todavía caliente, de una cocina junto al muelle',
        'El bufadero del lado del estrecho, si hay mar de fondo',
        'Manos que trenzan paja a la sombra',
      ],
      highlights: ['Vida de pueblo', 'Pan de coco'],
    },
    {
      title: 'De vuelta a Staniel',
      location: 'Staniel Cay',
      activities: [
        'Regreso por el banco, en menos de una hora',
        'Otra mirada a la gruta',
        'Una postal desde el pueblo',
        'Noche junto a la pista',
      ],
      highlights: ['Vuelo de regreso posible', 'Fin de los diez días'],
    },
    {
      title: 'La playa de afuera',
      location: 'Compass Cay',
      activities: [
        'Una hora a vela, otra vez hacia el norte',
        'A pie hasta la playa del estrecho',
        'Pozas de marea en la punta norte',
        'Parrilla en popa, si el barco la lleva',
      ],
      highlights: ['Playa frente al estrecho', 'Pozas de marea'],
    },
    {
      title: 'El avión hundido',
      location: 'Norman’s Cay',
      activities: [
        'Medio día a vela, con el parque a un costado',
        'Snorkel sobre el avión, con la marea parada',
        'Bancos de arena que asoman en bajamar',
        'Atardecer sin nada delante',
      ],
      highlights: ['Avión en aguas bajas', 'Bancos de arena'],
    },
    {
      title: 'El último cayo',
      location: 'Highbourne Cay',
      activities: [
        'Tramo corto y desayuno tardío',
        'Snorkel al abrigo del cayo',
        'Kayak por la orilla',
        'Cena en tierra, para variar',
      ],
      highlights: ['Cena en tierra', 'Noche tranquila'],
    },
    {
      title: 'Cruce de regreso',
      location: 'Nassau',
      activities: [
        'Salida con la primera luz, casi seis horas',
        'El viento por detrás y café en el timón',
        'Almuerzo con los puentes de Nassau a la vista',
        'Traslado al aeropuerto',
      ],
      highlights: ['A favor del viento', 'Regreso a Nassau'],
    },
  ],
  closing: {
    title: '¿Vuelve desde Staniel o desde Nassau?',
    text: 'Con siete o diez días vuele desde Staniel Cay; con catorce regresa a vela. Cuéntenos sus fechas y desde dónde vuela, y buscamos los vuelos que encajen con una de las dos.',
  },
} satisfies ItineraryCopy
