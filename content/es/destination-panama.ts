import type { DestinationCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'Chárter en Panamá: San Blas y Guna Yala',
    description:
      'Navegar por San Blas con capitán y cocinero: cómo llegar a Guna Yala, los mejores meses, qué piden las comunidades y todos los costos antes de reservar.',
    keywords: [
      'chárter San Blas',
      'Guna Yala en velero',
      'catamarán Panamá',
      'Cayos Holandeses',
      'Coco Bandero',
      'islas San Blas con tripulación',
    ],
  },
  name: 'Panamá',
  waters: 'San Blas, en Guna Yala',
  hero: {
    title: 'Islas donde cabe | *una familia y poco más*',
    lead: 'Frente a la costa caribeña de Panamá, el pueblo guna gobierna más de 365 islas. Se navega una o dos horas de un grupo a otro y se duerme detrás del arrecife, donde el agua apenas se mueve.',
    itinerary: 'Ver itinerario',
    flySail: 'Agregar el vuelo',
    contact: 'Pedir información',
    caption: 'Un islote de palmas y su banco de arena en los Coco Bandero',
  },
  teaser: 'Tramos cortos entre islas gunas y agua quieta detrás del arrecife: por aquí recomendamos empezar.',
  intro: [
    'El archipiélago que los mapas viejos llaman San Blas pertenece a Guna Yala, una comarca, es decir, un territorio indígena con gobierno propio. El pueblo guna ganó esa autonomía en la revolución de 1925. Unas cuarenta islas están habitadas, algunas tan pobladas que las casas llegan al borde del agua. Las otras tienen palmas, a veces un rancho y casi siempre alguien que las cuida; las playas, muchas veces, serán solo para ustedes.',
    'El arrecife exterior detiene la ola del Caribe. Detrás, el agua está tan quieta que se desayuna en cubierta, y en días serenos la visibilidad bajo la superficie pasa de treinta metros. Los fondeaderos más conocidos son Chichime, Coco Bandero y los Cayos Holandeses; casi todos los tramos entre ellos terminan antes del almuerzo.',
    'No hay marinas y casi no hay tiendas. Los pescadores se acercan en cayuco con langosta o pargo, las mujeres traen sus molas, y de noche las únicas luces son las de los vecinos que usted saludó al llegar.',
  ],
  pull: 'El arrecife exterior detiene la ola del Caribe.',
  location: {
    title: 'Dónde queda',
    text: 'La costa noreste de Panamá, desde El Porvenir hacia Colombia: más de 220 km de litoral. El Porvenir está a unos 40 minutos de vuelo de la capital.',
  },
  bestTime: {
    title: 'Cuándo ir',
    text: 'De enero a abril, los meses secos, con el alisio del noreste casi todos los días. Sopla más fuerte de enero a marzo y afloja en abril; para quien se marea, abril es el mejor de los cuatro.',
  },
  seasonNote:
    'Llueve de mayo a mediados de diciembre, casi siempre en aguaceros cortos, y el mar suele estar más tranquilo que en los meses de viento. Los huracanes pasan lejos, al norte.',
  experiences: {
    title: 'Lo que se hace en San Blas',
    items: [
      {
        title: 'La “piscina” de Cayos Holandeses',
        text: 'Una cuenca de arena clara de tres metros de fondo, rodeada de arrecife. Con máscara y paciencia se sigue a una raya hasta que llaman a almorzar.',
      },
      {
        title: 'Una comunidad que invita',
        text: 'Con permiso se camina entre las casas de caña, se ve cómo se corta y se cose una mola y se oye contar cómo decide el congreso que se reúne de noche en la casa grande. Pregunte antes de cada foto.',
      },
      {
        title: 'Coco Bandero a vela',
        text: 'Cuatro islotes tan juntos que se va a nado de uno a otro, detrás de un arrecife largo. Desde los Holandeses es poco más de una hora, y se llega con el sol alto, cuando el coral se deja ver.',
      },
      {
        title: 'Río arriba en kayak',
        text: 'La tierra firme es selva hasta la cresta. Desde un fondeadero cercano a la costa se rema entre garzas y mangles hasta que el agua se vuelve dulce.',
      },
    ],
  },
  arrival: {
    title: 'Cómo llegar al barco',
    text: 'Hay dos maneras: un vuelo directo de Albrook a El Porvenir, de unos 40 minutos, o unas tres horas en 4x4 hasta Cartí y después alrededor de una hora en lancha. Las dos salen temprano, así que conviene pasar la noche anterior en {{city}}. Lleve el pasaporte.',
  },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: [
      'El yate con capitán y cocinero',
      'Tres comidas al día y bebidas',
      'Combustible y tasas de puerto',
      'Equipo de snorkel, ropa de cama y toallas',
    ],
    notIncluded: [
      'Vuelos y hoteles',
      'Seguro de viaje (obligatorio)',
      'Vuelo a El Porvenir, o 4x4 y lancha, salvo que su propuesta los incluya',
      'Propinas para la tripulación',
    ],
    paidLocally: [
      'Impuesto de entrada a Guna Yala, US$ {{gunaYalaEntry}} por persona',
      'Pequeñas tasas al bajar en islas y comunidades',
      'Molas, cocos y cualquier otra cosa que usted compre',
    ],
  },
  closing: {
    title: '¿Miramos fechas?',
    text: 'Díganos el mes y cuántos son. Le contestaremos qué barcos están en San Blas en esas fechas y qué viento suele hacer.',
  },
} satisfies DestinationCopy
