import type { ItineraryCopy } from '../copy.ts'

export const cuba = {
  meta: {
    title: 'Itinerario en yate: La Habana y Cayo Largo',
    description:
      'Siete, diez o catorce días en Cuba: La Habana a pie, por carretera a Cienfuegos, una noche a vela hasta Cayo Largo y cayos vacíos hacia el oeste.',
    keywords: [
      'itinerario Cuba',
      'La Habana y Cayo Largo',
      'Cienfuegos vela',
      'Los Canarreos',
      'siete días Cuba',
    ],
  },
  title: 'De los portales *a los cayos*',
  lead: 'Dos noches en La Habana, la segunda con música, otra a vela bajo las estrellas y, desde el cuarto día, playa y arrecife. De una costa a la otra los lleva un auto que reservamos nosotros.',
  paragraphs: [
    'Si pueden, tómense diez días: el yate viene de lejos para ustedes, y el octavo llegan a los cayos vacíos. En una semana pasan cinco noches a bordo, junto a las playas y el arrecife de Cayo Largo.',
    'De Cienfuegos a Cayo Largo son unas {{cayoLargoMiles}} millas, y el capitán las navega de noche, por lo general con el viento a favor: ustedes cenan en la bahía y al salir el sol tienen los cayos por la proa. Es el tramo más largo y la única noche de navegación; el regreso, en la segunda semana, lo hacen en dos etapas de día o, si sopla demasiado, en una sola que empieza antes del alba.',
    'Con siete o diez días terminan en Cayo Largo, que tiene aeropuerto, y vuelan a La Habana; con catorce, navegan de vuelta a Cienfuegos y siguen por carretera. El hotel, el auto y ese vuelo los reservamos y están en el precio. Las comidas, los guías y los museos de la ciudad los pagan ustedes en el momento y en efectivo: tráiganlo de casa, porque no sirve contar con tarjetas, y prevean algún apagón. Los trámites de puerto van despacio; el plan ya cuenta ese tiempo.',
    'Los papeles que pide Cuba, y lo que cambia después para quien entra a Estados Unidos con el ESTA, están en la página del destino. A ciudadanos y residentes de Estados Unidos no podemos llevarlos de vacaciones.',
  ],
  days: [
    {
      title: 'La Habana a pie',
      location: 'La Habana',
      activities: [
        'Un auto los espera en el aeropuerto y los lleva al hotel',
        'Recorren las plazas de La Habana Vieja con un guía habanero, que se paga aparte',
        'Caminan el Malecón cuando baja el sol',
        'Cenan en un paladar, un restaurante en casa de familia; la cuenta es suya',
      ],
      highlights: ['La Habana Vieja', 'El Malecón'],
    },
    {
      title: 'Talleres y música',
      location: 'La Habana',
      activities: [
        'Visitan con el guía un taller de grabado y otro de mecánica',
        'Cruzan la bahía en lancha hasta las fortalezas',
        'Tienen la tarde libre',
        'Oyen música en una sala pequeña, tarde en la noche',
      ],
      highlights: ['Talleres', 'Música en vivo'],
    },
    {
      title: 'Hacia el sur',
      location: 'Cienfuegos',
      activities: [
        'Cruzan la isla por carretera, entre campos de caña',
        'Pasean entre columnas y patios por el centro de Cienfuegos',
        'Embarcan por la tarde, el capitán les muestra el barco y cenan',
        {
          line: 'Después de cenar salen de la bahía, ya de noche',
          dark: 'Después de cenar salen de la bahía, bajo las estrellas',
          moonlit: 'Después de cenar salen de la bahía, a la luz de la luna',
        },
      ],
      highlights: ['Cienfuegos', 'Primera noche a bordo'],
    },
    {
      title: 'La noche y los cayos',
      location: 'Cayo Largo',
      activities: [
        'La tripulación lleva la noche por turnos; quien quiera comparte una guardia',
        'Al amanecer, con suerte, ven delfines',
        'Los cayos aparecen por la proa, bajos y verdes',
        'Hacen los trámites de llegada, desayunan y se dan un baño largo',
      ],
      highlights: ['Una noche a vela', 'Llegada a los cayos'],
    },
    {
      title: 'Playa Sirena',
      location: 'Cayo Largo',
      activities: [
        {
          line: 'El yate se queda fondeado: playa y arrecife están a un paseo en bote',
          lastNight: 'El bote los lleva a la playa, al abrigo del viento del este',
        },
        'En bajamar caminan por el banco de arena, con el agua a los tobillos',
        'Se ponen la máscara frente a la punta y se secan en una arena que no quema',
        'Cenan pescado con arroz y frijoles negros, con sal todavía en los hombros',
      ],
      highlights: ['Playa Sirena', 'Banco de arena'],
    },
    {
      title: 'Iguanas y arrecife',
      location: 'Cayo Largo',
      activities: [
        {
          line: 'Zarpan después del desayuno y siguen a vela el arrecife',
          motor: 'Zarpan después del desayuno y siguen el arrecife',
        },
        'El bote los lleva al cayo de las iguanas, que se acercan: guarden la fruta y la distancia',
        'Nadan donde el arrecife cae a lo hondo',
        'Vuelven al fondeadero a tiempo para un ron con la última luz',
      ],
      highlights: ['Cayos con iguanas', 'Coral vivo'],
    },
    {
      title: 'Tortugas y playa',
      location: 'Cayo Largo',
      activities: [
        'Visitan el centro de tortugas, junto a la marina: de cerca y sin tocarlas',
        'Vuelven a la playa que más les gustó, hasta que baja el sol',
        'El cocinero repite, al abrigo del cayo, el plato que ustedes pidan',
        {
          line: 'Si su viaje es de una semana, esta es la última noche al ancla; el aeropuerto está en el mismo cayo',
          lastNight: 'Última noche al ancla; el aeropuerto está en el mismo cayo',
          moreNights: null,
        },
      ],
      highlights: ['Tortugas marinas', 'Aeropuerto en el cayo'],
    },
    {
      title: 'Hacia el oeste',
      location: 'Cayo Rosario',
      activities: [
        {
          line: 'Media jornada a vela, con el viento por la popa',
          motor: 'A lo largo de los bancos, con la mar por la popa',
        },
        'Ven garzas, pelícanos y quizás un barco langostero',
        'Fondean frente a una playa donde las huellas son las suyas',
        {
          line: 'Cenan en cubierta, sin una luz alrededor',
          dark: 'Cenan en cubierta, bajo la Vía Láctea',
          moonlit: 'Cenan en cubierta, a la luz de la luna',
        },
      ],
      highlights: ['Cayos vacíos', 'A favor del viento'],
    },
    {
      title: 'El arrecife de afuera',
      location: 'Cayo Rosario',
      activities: [
        'Bajan a pulmón en el arrecife exterior',
        {
          line: 'Reman por un canalizo entre los mangles',
          noPaddle: 'Entran en bote por un canalizo entre los mangles',
        },
        'Almuerzan pescado a la plancha, a la sombra',
        {
          line: 'Cenan tarde y se quedan mirando el cielo',
          moonlit: 'Apagan las luces: con la luna basta',
        },
      ],
      highlights: ['Arrecife exterior', 'Noche de estrellas'],
    },
    {
      title: 'Regreso a Cayo Largo',
      location: 'Cayo Largo',
      activities: [
        'Levan el ancla después del desayuno',
        {
          line: 'A motor y sin prisa, con el viento de frente',
          motor: 'De vuelta hacia el este, con el viento de frente',
        },
        'Una ducha, un paseo y una cerveza en la marina',
        'Noche tranquila',
      ],
      highlights: ['Rumbo al este', 'Tarde en la marina'],
    },
    {
      title: 'Un día de playa',
      location: 'Cayo Largo',
      activities: [
        { line: 'Reman en kayak por la orilla abrigada', noKayak: 'Nadan a lo largo de la orilla abrigada' },
        'Caminan la playa hasta cansarse',
        'Quien se asoma a la cocina aprende a aplastar y freír tostones',
        'Siesta, un libro y, después de cenar, naipes en cubierta',
      ],
      highlights: ['Día de descanso', 'Sin plan'],
    },
    {
      title: 'El cayo del faro',
      location: 'Cayo Guano del Este',
      activities: [
        'Hacia el este, solo con tiempo estable',
        'Fondean al pie del faro',
        'Flotan sobre una pared que pocos visitan',
        'Si sopla demasiado, esperan en Cayo Largo y al otro día zarpan hacia Cienfuegos antes del alba',
      ],
      highlights: ['El faro', 'Según el tiempo'],
    },
    {
      title: 'La bahía',
      location: 'Cienfuegos',
      activities: [
        'El tramo diurno más largo, hasta tierra firme',
        'Entran por el canal, bajo el castillo de Jagua',
        'Pasean por el centro, que trazaron colonos franceses',
        'Duermen a bordo, en la bahía',
      ],
      highlights: ['Castillo de Jagua', 'Cienfuegos'],
    },
    {
      title: 'De vuelta a La Habana',
      location: 'La Habana',
      activities: [
        'Vuelven por carretera a la capital',
        'Pasean otra vez bajo los portales',
        'Se despiden con un ron frente al Malecón',
        'Duermen en un hotel de la ciudad',
      ],
      highlights: ['Noche habanera'],
    },
  ],
  leisure: [
    'De nuevo al oeste, a Cayo Rosario, detrás del arrecife',
    'Buceo a pulmón donde el arrecife cae, siempre de a dos',
    'Las iguanas otra vez, temprano, cuando aún tienen frío',
    'Playa Sirena y las playas vecinas, una por día',
    'Días sin plan: un libro, un baño, dominó con la tripulación',
  ],
  closing: {
    title: '¿Prefieren no navegar de noche?',
    text: 'También pueden volar de La Habana a Cayo Largo y embarcar allí, sin la noche de navegación. Con sus fechas les enviamos cada día del viaje y los papeles que pide cada pasaporte.',
  },
} satisfies ItineraryCopy
