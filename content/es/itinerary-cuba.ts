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
  lead: 'Dos noches de ciudad, una de mar y después los cayos. El barco espera en la costa sur. De La Habana a Cienfuegos los llevamos por carretera.',
  paragraphs: [
    'De Cienfuegos a Cayo Largo son unas {{cayoLargoMiles}} millas. El capitán las navega de noche, casi siempre con el viento a favor, para que ustedes entren con luz. Es el tramo más largo y el único nocturno. El regreso, en la segunda semana, lo hacen de día y en dos etapas. Quien prefiera una cama quieta puede volar a Cayo Largo y embarcar allí.',
    'Es un viaje para curiosos con paciencia. Primero vienen las calles y la música; después, días de arena y arrecife con muy poca gente alrededor. Los trámites llevan su tiempo en cada puerto, y el plan cuenta con ello. Cuba pide visa y seguro médico. Y si alguno entra a Estados Unidos con el ESTA, recuerde que lo pierde quien haya visitado Cuba desde enero de 2021. A quien tiene visa no le afecta.',
  ],
  days: [
    {
      title: 'La Habana a pie',
      location: 'La Habana',
      activities: [
        'Recibimiento en el aeropuerto y equipaje al hotel',
        'Las plazas de La Habana Vieja, con un guía que vive allí',
        'El Malecón cuando baja el sol',
        'Cena en un paladar, un restaurante en casa de familia',
      ],
      highlights: ['La Habana Vieja', 'El Malecón'],
    },
    {
      title: 'Talleres y música',
      location: 'La Habana',
      activities: [
        'Un taller de grabado y otro de mecánica',
        'La lancha que cruza la bahía hasta las fortalezas',
        'Tarde por su cuenta',
        'Música en una sala pequeña, tarde en la noche',
      ],
      highlights: ['Talleres', 'Música en vivo'],
    },
    {
      title: 'Hacia el sur',
      location: 'Cienfuegos',
      activities: [
        'Por carretera, entre campos de caña',
        'Columnas y patios en el centro de Cienfuegos',
        'Embarque por la tarde, explicación de seguridad y cena',
        'Salida de la bahía al anochecer, si el tiempo acompaña',
      ],
      highlights: ['Cienfuegos', 'Primera noche a bordo'],
    },
    {
      title: 'La noche y los cayos',
      location: 'Cayo Largo',
      activities: [
        'Navegación nocturna: comparta una guardia o duérmala entera',
        'Delfines al amanecer, con algo de suerte',
        'Los cayos por la proa, bajos y verdes',
        'Trámites de llegada, desayuno y un baño largo',
      ],
      highlights: ['Una noche a vela', 'Llegada a los cayos'],
    },
    {
      title: 'Playa Sirena',
      location: 'Cayo Largo',
      activities: [
        'Por el agua hasta la playa, al abrigo del viento del este',
        'Caminata por el banco de arena en bajamar',
        'Snorkel frente a la punta',
        'Langosta si es temporada; arroz, siempre',
      ],
      highlights: ['Playa Sirena', 'Banco de arena'],
    },
    {
      title: 'Iguanas y arrecife',
      location: 'Cayo Largo',
      activities: [
        'En bote a los cayos pequeños',
        'Iguanas curiosas: guarde la fruta y la distancia',
        'Snorkel donde el arrecife cae a lo hondo',
        'De vuelta al fondeadero para el atardecer',
      ],
      highlights: ['Cayos con iguanas', 'Coral vivo'],
    },
    {
      title: 'Tortugas y despedida',
      location: 'Cayo Largo',
      activities: [
        'El centro de tortugas, junto a la marina',
        'Último baño en la playa',
        'Cena de despedida a bordo',
        'El aeropuerto está en el mismo cayo',
      ],
      highlights: ['Tortugas marinas', 'Vuelo de regreso posible'],
    },
    {
      title: 'Hacia el oeste vacío',
      location: 'Cayo Rosario',
      activities: [
        'Media jornada a vela, con el viento por la popa',
        'Garzas, pelícanos y quizás un barco langostero',
        'Fondeo frente a una playa sin nadie',
        'Ni una luz al caer la noche',
      ],
      highlights: ['Cayos vacíos', 'A favor del viento'],
    },
    {
      title: 'El arrecife, sin compañía',
      location: 'Cayo Rosario',
      activities: [
        'Snorkel y buceo a pulmón en el arrecife exterior',
        'Remo por un canalizo entre los mangles',
        'Langosta en su temporada; pescado, el resto del año',
        'Estrellas desde la cubierta',
      ],
      highlights: ['Arrecife exterior', 'Noche sin luces'],
    },
    {
      title: 'Regreso a Cayo Largo',
      location: 'Cayo Largo',
      activities: [
        'Salida temprano, antes de que refresque el viento',
        'Unas tres horas y media en ceñida; pida el timón',
        'Una ducha, un paseo y una cerveza en la marina',
        'Noche tranquila',
      ],
      highlights: ['En ceñida', 'Fin de los diez días'],
    },
    {
      title: 'Un día de playa',
      location: 'Cayo Largo',
      activities: [
        'Paddle board por la orilla abrigada',
        'Playa a pie, hasta encontrar a alguien',
        'Siesta y lectura',
        'Naipes después de la cena',
      ],
      highlights: ['Día de descanso', 'Sin plan'],
    },
    {
      title: 'El cayo del faro',
      location: 'Cayo Guano del Este',
      activities: [
        'Unas cinco horas hacia el este, solo con tiempo estable',
        'Fondeo al pie del faro',
        'Snorkel en una pared que pocos visitan',
        'Si sopla demasiado, nos quedamos en Cayo Largo',
      ],
      highlights: ['El faro', 'Según el tiempo'],
    },
    {
      title: 'La bahía',
      location: 'Cienfuegos',
      activities: [
        'El tramo diurno más largo: más de siete horas',
        'Entrada por el canal, bajo el castillo de Jagua',
        'Paseo por el centro, que trazaron colonos franceses',
        'Última noche a bordo',
      ],
      highlights: ['Castillo de Jagua', 'Cienfuegos'],
    },
    {
      title: 'De vuelta a La Habana',
      location: 'La Habana',
      activities: [
        'Por carretera a la capital',
        'Un último paseo bajo los portales',
        'Café, ron o los dos',
        'Vuelo esa noche o al día siguiente',
      ],
      highlights: ['Última noche habanera'],
    },
  ],
  closing: {
    title: '¿Con o sin La Habana?',
    text: 'También se puede volar directo a Cayo Largo y dedicar todos los días a navegar. Díganos qué prefiere, qué pasaportes llevan y cuándo quieren ir: en Cuba los papeles van primero.',
  },
} satisfies ItineraryCopy
