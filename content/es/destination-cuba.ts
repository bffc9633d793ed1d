import type { DestinationCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Chárter en Cuba: La Habana y Cayo Largo',
    description: 'Cuba en barco con tripulación: La Habana a pie, Cienfuegos como puerto y los cayos de Los Canarreos hasta Cayo Largo. Temporada, visas y costos claros.',
    keywords: ['chárter Cuba', 'Cayo Largo en catamarán', 'Cienfuegos velero', 'Los Canarreos', 'La Habana y mar'],
  },
  name: 'Cuba',
  waters: 'La Habana y los cayos del sur',
  hero: { title: 'La ciudad primero, *después los cayos*', lead: 'La Habana mira al norte; los cayos más quietos quedan al sur. Por eso el viaje empieza a pie, sigue por carretera y termina con el ancla en arena blanca.', itinerary: 'Ver itinerario', flySail: 'Agregar el vuelo', contact: 'Pedir información', caption: 'Arena y poca sombra en Cayo Largo' },
  teaser: 'Portales de La Habana, una noche a vela desde Cienfuegos y cayos con muy pocos barcos.',
  intro: [
    'Por mar, de Cienfuegos a La Habana hay unas 600 millas, demasiadas para unas vacaciones. Por eso la capital se recorre a pie y desde allí se va en auto a Cienfuegos, en la costa sur, donde espera el barco.',
    'Desde su bahía se navega de noche hasta Cayo Largo, unas 75 millas. Al amanecer aparecen por la proa los cayos de Los Canarreos, de arena y mangle, con más iguanas que vecinos. Hay langosta en su temporada.',
    'Es el destino más lento de los cuatro, y el que más preparación exige: visa, seguro médico y efectivo. Ninguno de nuestros yates pasa allí todo el año; por eso, antes de nada, le decimos qué es posible esta temporada y con qué barco.',
  ],
  pull: 'Al amanecer aparecen por la proa los cayos de Los Canarreos, de arena y mangle, con más iguanas que vecinos.',
  location: { title: 'Dónde queda', text: 'La costa sur de Cuba: Cienfuegos como puerto y el archipiélago de Los Canarreos, con Cayo Largo a unas 75 millas.' },
  bestTime: { title: 'Cuándo ir', text: 'De noviembre a abril, los meses secos y templados. En invierno algún frente frío trae viento norte durante un día o dos.' },
  seasonNote: 'La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre. Noviembre suele salir bien, sin garantía.',
  experiences: {
    title: 'Lo que se hace en Cuba, en tierra y a bordo',
    items: [
      { title: 'La Habana sin mapa', text: 'Se camina bajo los portales y se entra a un taller o adonde suene música, con un guía que vive allí y no tiene apuro.' },
      { title: 'La noche hacia los cayos', text: 'Una guardia compartida con el capitán, si usted quiere. Sin luces en tierra, la Vía Láctea llega hasta el agua.' },
      { title: 'Playa Sirena', text: 'Una playa larga de arena fina, que no quema los pies, en el extremo oeste de Cayo Largo, al abrigo del viento del este.' },
      { title: 'Arrecifes de Los Canarreos', text: 'Coral vivo a poca profundidad y casi nadie alrededor. La tripulación conoce los canalizos.' },
    ],
  },
  arrival: { title: 'Cómo llegar al barco', text: 'Se vuela a La Habana, se pasan allí dos o tres noches y se sigue en auto hasta Cienfuegos. También se puede volar a Cayo Largo. El traslado figura en su propuesta.' },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: ['El yate con capitán y cocinero', 'Tres comidas al día y bebidas', 'Combustible y tasas de puerto', 'Equipo de snorkel, ropa de cama y toallas'],
    notIncluded: ['Vuelos y hoteles', 'Seguro de viaje y seguro médico (obligatorios)', 'Visa de entrada', 'Traslado por carretera, salvo que su propuesta lo incluya', 'Propinas para la tripulación'],
    paidLocally: ['Gastos en tierra, casi siempre en efectivo'],
  },
  closing: { title: '¿Le preocupa el ESTA?', text: 'Quien haya estado en Cuba desde enero de 2021 ya no puede viajar a Estados Unidos con la exención de visa. Pregúntenos antes de decidir.' },
} satisfies DestinationCopy
