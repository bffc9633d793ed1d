import type { DestinationCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'Alquiler de catamarán con tripulación en San Blas',
    description:
      'Alquile un catamarán o un velero con capitán y cocinero en San Blas, Panamá: mejores meses, cómo llegar a Guna Yala y todos los costos de la semana.',
    keywords: [
      'alquiler de catamarán en San Blas',
      'alquiler de velero San Blas Panamá',
      'islas San Blas con tripulación',
      'yate Guna Yala',
      'Cayos Holandeses',
      'Coco Bandero',
    ],
  },
  name: 'Panamá',
  waters: 'San Blas, en Guna Yala',
  hero: {
    title: 'Islas donde cabe | *una familia y poco más*',
    lead: 'Despiertan detrás del arrecife, nadan hasta una playa que esa mañana es solo de ustedes y navegan una hora hasta la siguiente. El pueblo guna gobierna aquí más de 365 islas, y en cada una pedimos permiso antes de bajar.',
    itinerary: 'Ver itinerario',
    flySail: 'Agregar el vuelo',
    contact: 'Pedir información',
    caption: 'Un islote de palmas y su banco de arena en los Coco Bandero',
  },
  teaser: 'Tramos cortos entre islas gunas y agua quieta detrás del arrecife: por aquí recomendamos empezar.',
  intro: [
    'El arrecife exterior detiene la ola del Caribe. Detrás, el agua está tan quieta que desayunan en cubierta y los niños saltan desde la escalera. En días serenos, con la máscara se ve a más de treinta metros. Chichime, Coco Bandero y los Cayos Holandeses son los fondeaderos más conocidos, y de uno a otro llegan antes del almuerzo.',
    'Los mapas viejos lo llaman San Blas. Pertenece a Guna Yala, una comarca: un territorio indígena con gobierno propio, nacido de la revolución guna de 1925. Unas cuarenta islas están habitadas, algunas tan llenas que las casas llegan al borde del agua. En las otras hay palmas, a veces un rancho y una familia que las cuida.',
    'No hay marinas y las tiendas son pocas. A cambio, los pescadores se acercan en cayuco con pargo y, fuera de la veda, langosta; las mujeres despliegan sus molas en la cubierta, y de noche las únicas luces son las de los vecinos que saludaron al llegar.',
  ],
  location: {
    title: 'Dónde queda',
    text: 'La costa noreste de Panamá, desde El Porvenir hacia Colombia: más de 220 km de litoral. El Porvenir está a unos 40 minutos de vuelo de la capital.',
  },
  bestTime: {
    title: 'Cuándo ir',
    text: 'De fines de diciembre a abril tendrán los meses secos y el alisio del noreste. Sopla más fuerte de enero a marzo. Si alguien de los suyos se marea, vengan en abril.',
  },
  seasonNote:
    'Llueve de mayo a mediados de diciembre, sobre todo en aguaceros cortos, y el mar suele estar más tranquilo que en los meses de viento. En las tardes sin brisa salen mosquitos y jejenes junto al manglar; al ancla frente a los cayos hay menos. Los huracanes pasan lejos, al norte.',
  experiences: {
    title: 'Sus días en San Blas',
    items: [
      {
        title: 'La “piscina” de los Cayos Holandeses',
        text: 'Una cuenca de arena clara, con arrecife alrededor. Pónganse la máscara y sigan a una raya hasta que los llamen a almorzar.',
      },
      {
        title: 'Una comunidad que invita',
        text: 'Con un guía guna caminan entre las casas de caña, ven cortar y coser una mola y oyen cómo decide el congreso, de noche, en la casa grande. Pregunten antes de cada foto.',
      },
      {
        title: 'Coco Bandero a vela',
        text: 'Cuatro islotes tan juntos que irán a nado de uno a otro, detrás de un arrecife largo. Desde los Holandeses es poco más de una hora, y el capitán llega cuando el sol enseña el coral.',
      },
      {
        title: 'Río arriba en kayak',
        text: 'La tierra firme es selva hasta la cresta. Desde un fondeadero de la costa reman entre garzas y mangles hasta que el agua se vuelve dulce.',
      },
    ],
  },
  arrival: {
    title: 'Cómo llegar al barco',
    text: 'El barco los espera en El Porvenir, a unos 40 minutos en vuelo directo desde Albrook o, por tierra, a unas tres horas de 4x4 hasta Cartí y una de lancha. Los dos caminos empiezan temprano, así que duermen la víspera en {{city}} y nosotros los recogemos. Lleven el pasaporte a mano. Suben a cubierta esa misma mañana, y los camarotes están listos a las {{boarding}}. La semana suele terminar en Narganá, junto a una pista de donde vuelan a la capital. La última mañana desayunan a bordo y bajan a tierra a las {{ashore}} a más tardar.',
  },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: [
      'El yate con capitán y cocinero',
      'Tres comidas al día y bebidas',
      'Combustible y tasas portuarias',
      'Equipo de snorkel, ropa de cama y toallas',
    ],
    notIncluded: [
      'Vuelos y hoteles',
      'Seguro de viaje (obligatorio)',
      'Los 40 minutos de avioneta a El Porvenir, unos US$ {{sanBlasSeat}} por persona y trayecto, o 4x4 y lancha; los reservamos nosotros',
      'Propinas para la tripulación',
    ],
    paidLocally: [
      'La entrada a Guna Yala, US$ {{gunaYalaEntry}} por persona, al llegar',
      'Unos dólares por persona al bajar en algunas islas y comunidades',
      'Molas, cocos y lo demás que compren',
    ],
  },
  closing: {
    title: '¿Miramos fechas?',
    text: 'Dígannos el mes y si vienen niños. Les contamos qué barcos están libres en San Blas, cuánto cuesta cada uno y qué viento suele hacer en esas semanas.',
  },
} satisfies DestinationCopy
