import type { DestinationCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'Chárter en Panamá: San Blas y Guna Yala',
    description: 'Navegar por San Blas con capitán y cocinero: cómo llegar a Guna Yala, los mejores meses, qué piden las comunidades y todos los costos antes de reservar.',
    keywords: ['chárter San Blas', 'Guna Yala en velero', 'catamarán Panamá', 'Cayos Holandeses', 'Coco Bandero', 'islas San Blas con tripulación'],
  },
  name: 'Panamá',
  waters: 'San Blas, en Guna Yala',
  hero: { title: 'Islas donde cabe *una familia y una hamaca*', lead: 'Frente a la costa caribeña de Panamá, el pueblo guna gobierna más de 365 islas. Se pasa de una a otra en una hora y se duerme detrás del arrecife.', itinerary: 'Ver itinerario', flySail: 'Agregar el vuelo', contact: 'Pedir información', caption: 'Dos palmas y un banco de arena en los Coco Bandero' },
  teaser: 'Tramos cortos entre islas gunas, agua quieta detrás del arrecife y el mejor lugar para un primer chárter.',
  intro: [
    'El archipiélago que los mapas viejos llaman San Blas pertenece a Guna Yala, la comarca cuyo pueblo ganó su autonomía en la revolución de 1925. Unas cuarenta islas están habitadas, algunas tan pobladas que las casas llegan al borde del agua. Las otras tienen palmas, tal vez un rancho y quien las cuida.',
    'El arrecife exterior frena la mar del Caribe. Detrás, el agua está tan quieta que se desayuna en cubierta y tan clara que en días serenos la vista pasa de treinta metros. Se fondea en Cayos Holandeses, en Coco Bandero y en Chichime.',
    'No hay marinas y casi no hay tiendas. Los pescadores se acercan en cayuco con langosta o pargo, las mujeres traen sus molas, y de noche las únicas luces son las de vecinos que usted saludó al llegar.',
  ],
  location: { title: 'Dónde queda', text: 'La costa noreste de Panamá, desde El Porvenir hacia Colombia: más de 220 km de litoral. El Porvenir está a unos 40 minutos de vuelo de la capital.' },
  bestTime: { title: 'Cuándo ir', text: 'De enero a abril: seco y con alisio constante. Sopla más de enero a marzo y afloja en abril.' },
  seasonNote: 'Llueve de mayo a mediados de diciembre, casi siempre en aguaceros cortos, y el mar suele estar más tranquilo que en los meses de viento. Los huracanes pasan lejos, al norte.',
  experiences: {
    title: 'Cuatro días para recordar',
    items: [
      { title: 'La “piscina” de Cayos Holandeses', text: 'Una cuenca de arena clara de tres metros de fondo, rodeada de arrecife. Se puede seguir a una raya con la máscara hasta que llamen a almorzar.' },
      { title: 'Una comunidad que invita', text: 'Con permiso se camina entre casas de caña, se ve cómo se corta y se cose una mola y se oye qué decide el congreso por la noche. Pregunte antes de cada foto.' },
      { title: 'Coco Bandero a vela', text: 'Cuatro islotes a un baño de distancia unos de otros. Se llega con el sol alto, cuando el coral se deja ver.' },
      { title: 'Río arriba en kayak', text: 'La tierra firme es selva hasta la cresta. Se rema entre garzas y mangles hasta que el agua se vuelve dulce.' },
    ],
  },
  arrival: { title: 'Cómo llegar al barco', text: 'Vuelo directo de Albrook a El Porvenir, unos 40 minutos, o cerca de tres horas en 4x4 hasta Cartí y una hora en lancha. Ambos salen temprano: conviene una noche en {city}. Lleve el pasaporte.' },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: ['El yate con capitán y cocinero', 'Tres comidas al día y bebidas', 'Combustible y tasas de puerto', 'Equipo de snorkel, ropa de cama y toallas'],
    notIncluded: ['Vuelos y hoteles', 'Seguro de viaje (obligatorio)', 'Vuelo a El Porvenir, o 4x4 y lancha, salvo que su oferta los incluya', 'Propinas para la tripulación'],
    paidLocally: ['Impuesto de entrada a Guna Yala, unos 20 a 22 USD por persona', 'Pequeñas tasas al bajar en islas y comunidades', 'Molas, cocos y lo que usted compre'],
  },
  closing: { title: '¿Miramos fechas?', text: 'Díganos el mes y cuántos son. Le diremos qué barcos están entonces en San Blas y qué viento se puede esperar.' },
} satisfies DestinationCopy
