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
  lead: 'Crucen el banco con el fondo a la vista y fondeen cada tarde junto a otro cayo, salvo en el parque marino, donde se quedan dos noches. La primera semana termina en Staniel Cay, que tiene pista de aterrizaje.',
  paragraphs: [
    'Navegan por el banco, abrigados del Atlántico, con tres metros de agua clara debajo. El cruce desde Nassau dura unas cinco horas y media y el de regreso, casi seis. Son los dos únicos tramos movidos, y el capitán les reserva las mañanas. Entre cayos los tramos no pasan de dos horas y media, salvo el de Compass a Norman’s, que ocupa medio día.',
    'Es una buena ruta para familias y grupos grandes. Alternan los días de silencio en el parque marino con los cayos sociables, donde hay bar, tienda y algún cerdo. En invierno un frente frío puede traer viento del norte. Entonces el capitán fondea al otro lado del cayo, y siguen un día o dos después.',
  ],
  days: [
    {
      title: 'Embarque en Nassau',
      location: 'Nassau',
      activities: [
        'Del aeropuerto al barco hay unos minutos en auto',
        'Bienvenida, camarotes y explicación de seguridad',
        'Comen pescado frito y ensalada de caracol en Arawak Cay',
        'Se acuestan temprano: mañana toca el cruce',
      ],
      highlights: ['Arawak Cay', 'Primera noche a bordo'],
    },
    {
      title: 'A través del banco',
      location: 'Allan’s Cay',
      activities: [
        'Unas cinco horas y media a vela; almuerzan navegando',
        'El agua pasa de azul a verde pálido y aparece el fondo',
        'Las iguanas bajan a la playa; mírenlas sin darles de comer',
        'Se ponen la máscara antes de cenar',
      ],
      highlights: ['Iguanas', 'Banco de las Exumas'],
    },
    {
      title: 'El estero',
      location: 'Shroud Cay',
      activities: [
        'A vela por el banco hasta el parque marino',
        'Reman en kayak por el estero, entre mangles, con la marea que sube',
        'Se bañan en la playa del otro lado',
        'Vuelven con la marea que baja',
      ],
      highlights: ['Kayak con la marea', 'Entrada al parque'],
    },
    {
      title: 'El parque marino',
      location: 'Warderick Wells',
      activities: [
        'El capitán toma una boya del parque, en la curva del canal',
        'Suben a Boo Boo Hill',
        'Flotan sobre un arrecife cerrado a la pesca',
        'Tarde para leer o volver al arrecife',
      ],
      highlights: ['Parque marino de las Exumas', 'Boo Boo Hill'],
    },
    {
      title: 'Un día bajo el agua',
      location: 'Warderick Wells',
      activities: [
        'Otro arrecife, con cornisas para mirar por debajo',
        'Bajan a pulmón o reman en paddle board con la marea',
        'Cruzan el cayo por un sendero; lleven zapatos',
        'Cuentan estrellas desde la proa',
      ],
      highlights: ['Arrecife protegido', 'Buceo a pulmón'],
    },
    {
      title: 'Los que duermen bajo el muelle',
      location: 'Compass Cay',
      activities: [
        'Menos de dos horas de navegación',
        'Ven a los tiburones nodriza de cerca y con calma',
        'Caminan hasta la playa del lado del estrecho',
        'Cenan en popa',
      ],
      highlights: ['Tiburones nodriza', 'Playa en media luna'],
    },
    {
      title: 'La gruta',
      location: 'Staniel Cay',
      activities: [
        'Entran a nado en la gruta Thunderball, con la marea parada',
        'Toman algo frío en el bar del club náutico',
        'Pasean por el pueblo',
        'Cena de despedida. La pista queda cerca',
      ],
      highlights: ['Gruta Thunderball', 'Vuelo de regreso posible'],
    },
    {
      title: 'Los cerdos, temprano',
      location: 'Big Major Cay',
      activities: [
        'Van en bote a la playa, antes que las lanchas de excursión',
        'Dejan el desayuno a bordo: los cerdos lo huelen todo',
        'Se bañan en la otra playa, la vacía',
        'Almuerzo largo y tarde de lectura',
      ],
      highlights: ['Los cerdos que nadan', 'Fondeadero amplio'],
    },
    {
      title: 'Pan de coco',
      location: 'Black Point',
      activities: [
        'Una hora a vela hacia el sur',
        'Compran pan de coco caliente en una cocina junto al muelle',
        'Oyen el bufadero del lado del estrecho, si hay mar de fondo',
        'Los vecinos trenzan paja a la sombra',
      ],
      highlights: ['Vida de pueblo', 'Pan de coco'],
    },
    {
      title: 'De vuelta a Staniel',
      location: 'Staniel Cay',
      activities: [
        'Vuelven por el banco, en menos de una hora',
        'Entran otra vez en la gruta, con otra luz',
        'Mandan una postal desde el pueblo',
        'Duermen junto a la pista',
      ],
      highlights: ['Vuelo de regreso posible', 'Fin de los diez días'],
    },
    {
      title: 'La playa de afuera',
      location: 'Compass Cay',
      activities: [
        'Una hora a vela, otra vez hacia el norte',
        'Van a pie hasta la playa del estrecho',
        'Exploran las pozas de marea de la punta norte',
        'Parrilla en popa, si el barco la lleva',
      ],
      highlights: ['Playa frente al estrecho', 'Pozas de marea'],
    },
    {
      title: 'El avión hundido',
      location: 'Norman’s Cay',
      activities: [
        'Medio día a vela, con el parque a un costado',
        'Nadan sobre el avión, con la marea parada',
        'Caminan por bancos de arena que asoman en bajamar',
        'Ven ponerse el sol en el agua del banco',
      ],
      highlights: ['Avión en aguas bajas', 'Bancos de arena'],
    },
    {
      title: 'El último cayo',
      location: 'Highbourne Cay',
      activities: [
        'Tramo corto y desayuno tardío',
        'Se ponen la máscara al abrigo del cayo',
        'Reman en kayak por la orilla',
        'Cenan en tierra, para variar',
      ],
      highlights: ['Cena en tierra', 'Noche tranquila'],
    },
    {
      title: 'Cruce de regreso',
      location: 'Nassau',
      activities: [
        'Casi seis horas por el banco, de vuelta a Nassau',
        'Llevan el viento por detrás y el café al timón',
        'A media tarde asoman los puentes de Nassau',
        'Última noche a bordo; el avión sale al día siguiente',
      ],
      highlights: ['A favor del viento', 'Regreso a Nassau'],
    },
  ],
  closing: {
    title: '¿Vuelve desde Staniel o desde Nassau?',
    text: 'Con siete o diez días vuela desde Staniel Cay; con catorce regresa a vela. Cuéntenos sus fechas y de qué ciudad sale, y buscamos los vuelos que encajen.',
  },
} satisfies ItineraryCopy
