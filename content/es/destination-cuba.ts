import type { DestinationCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Cuba en catamarán: La Habana y Cayo Largo',
    description:
      'Cuba en yate con capitán y cocinero: La Habana a pie, Cienfuegos como puerto y los cayos de Los Canarreos hasta Cayo Largo. Temporada, visa y costos.',
    keywords: [
      'alquiler de catamarán Cuba',
      'Cayo Largo en catamarán',
      'velero Cienfuegos',
      'Los Canarreos',
      'viaje a Cuba en velero',
    ],
  },
  name: 'Cuba',
  waters: 'La Habana y los cayos del sur',
  hero: {
    title: 'La Habana al norte, | *los cayos al sur*',
    lead: 'Dos noches de ciudad, la segunda con son hasta tarde. Después, unas horas de carretera, la cena en la bahía de Cienfuegos y, al amanecer, los cayos por la proa. Con diez días, playas donde rara vez verán otro barco.',
    itinerary: 'Ver itinerario',
    flySail: 'Agregar el vuelo',
    contact: 'Pedir información',
    caption: 'Arena y poca sombra en Cayo Largo',
  },
  teaser: 'Portales de La Habana, una noche a vela desde Cienfuegos y cayos con muy pocos barcos.',
  intro: [
    'Empiezan a pie, por La Habana: la catedral, los portales, un trío que toca para la mesa de al lado y también para la suya. Después cruzan la isla en auto, entre campos de caña, hasta Cienfuegos, una ciudad de columnas al fondo de una bahía muy cerrada. Allí los espera el barco. Ir por mar desde La Habana obligaría a rodear media isla.',
    'Después de la cena salen de esa bahía, rumbo a Cayo Largo, unas {{cayoLargoMiles}} millas. Con la primera luz asoman los cayos de Los Canarreos, bajos, de arena y mangle. Una semana son dos noches en La Habana y cinco a bordo, alrededor de Cayo Largo. Con diez días siguen hacia el oeste, a Cayo Rosario y otros sin un solo pueblo, donde el cocinero pone la mesa a la sombra y, en su temporada, sirve langosta.',
    'Cuando ustedes llegan, el yate ya está en Cienfuegos. Traerlo de San Blas y llevarlo de vuelta es lo que más pesa en el precio de una semana, y cuesta lo mismo para siete días que para diez: si pueden, vengan diez días. En las tiendas cubanas hay poco, así que el cocinero llega con la despensa hecha. En tierra cuenten con apagones y con una conexión a internet que va y viene.',
  ],
  location: {
    title: 'Dónde queda',
    text: 'La Habana mira al norte. El yate espera en la costa sur, en Cienfuegos, a unas cuatro horas de carretera, y los cayos forman el archipiélago de Los Canarreos, de Cayo Largo hacia el oeste. El barco llega de San Blas, {{cubaMiles}} millas náuticas y hasta {{cubaDays}} días de mar; para más de {{sanBlasGuests}}, de Nassau, {{nassauCubaMiles}} millas y unos {{nassauCubaDays}} días.',
  },
  bestTime: {
    title: 'Cuándo ir',
    text: 'De noviembre a abril, los meses secos y templados. En invierno algún frente frío trae viento norte durante un día o dos, y para eso la costa sur es el lado bueno.',
  },
  seasonNote:
    'La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre. Noviembre suele ser tranquilo, pero sin garantía. Confirme que su seguro cubra la cancelación por tormenta.',
  experiences: {
    title: 'Sus días en Cuba, | en tierra y a bordo',
    items: [
      {
        title: 'La Habana sin mapa',
        text: 'Caminen bajo los portales, de plaza en plaza, y entren al taller abierto o adonde suene música, con un guía habanero que no lleva reloj.',
      },
      {
        title: 'La noche hacia los cayos',
        text: 'Compartan una guardia con el capitán o duerman hasta el amanecer. Atrás queda la costa, a oscuras, y las estrellas llegan hasta el horizonte.',
      },
      {
        title: 'Playa Sirena',
        text: 'Una playa larga de arena fina, que no quema los pies, en el extremo oeste de Cayo Largo, al abrigo del viento del este.',
      },
      {
        title: 'Arrecifes de Los Canarreos',
        text: 'Coral vivo a poca profundidad por la mañana; por la tarde, una pradera marina donde pastan las tortugas. Mírenlas desde unos metros.',
      },
    ],
  },
  arrival: {
    title: 'Cómo llegar al barco',
    text: 'Vuelan a La Habana, duermen allí dos noches y siguen en auto a Cienfuegos. Con siete o diez días vuelven en avión desde Cayo Largo; con catorce, por Cienfuegos y en auto. El hotel y los traslados los reservamos nosotros. Cuba pide visa electrónica y seguro médico. A quien entra a Estados Unidos con visa este viaje no le cambia nada; el ESTA, en cambio, ya no sirve a quien haya estado en Cuba desde enero de 2021. A los ciudadanos y residentes de Estados Unidos su ley les prohíbe ir de turismo.',
  },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: [
      'Yate, capitán y cocinero, cinco noches en una semana',
      'Tres comidas al día y bebidas',
      'Combustible, tasas portuarias y permisos del yate',
      'Dos noches en La Habana, el auto y el vuelo interno',
      'Equipo de snorkel, ropa de cama y toallas',
    ],
    notIncluded: [
      'Vuelos hasta La Habana y de regreso a casa',
      'Seguro de viaje (obligatorio), con la cobertura médica que Cuba exige',
      'Visa electrónica',
      'Propinas para la tripulación',
    ],
    paidLocally: [
      'Comidas, guías y museos en las ciudades',
      'Entradas o tasas de desembarco en algunos cayos',
      'Todo esto, con efectivo traído de casa: no cuente con ninguna tarjeta, y las de bancos de Estados Unidos no funcionan',
    ],
  },
  closing: {
    title: '¿Son {{gujiGuests}} o son {{lagoonGuests}}?',
    text: 'Para {{gujiGuests}}, el más barato es Guji: dos de sus {{gujiCabins}} camarotes comparten un baño, y la quilla lo deja fuera de los bancos más bajos. Para {{lagoonGuests}}, el Lagoon 56 sale mejor por persona, y cada camarote tiene su baño. Con cualquiera de los dos les agregamos otra noche de música en La Habana, si la piden.',
  },
} satisfies DestinationCopy
