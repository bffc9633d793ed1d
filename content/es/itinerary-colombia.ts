import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Itinerario en yate: Cartagena y Rosario',
    description:
      'Siete, diez o catorce días en yate con tripulación: Cartagena, Islas del Rosario, Tintipán y Múcura en San Bernardo, Cholón. Distancias y horas de vela.',
    keywords: [
      'itinerario Cartagena',
      'ruta islas del Rosario',
      'San Bernardo en yate',
      'Tintipán',
      'Cholón',
    ],
  },
  title: 'De la muralla *al Rosario*',
  lead: 'Una ciudad al principio, otra noche de esa misma ciudad al final y, en el medio, dos archipiélagos. Los tramos más largos duran unas cuatro horas, y el capitán zarpa temprano, antes de que arrecie la brisa.',
  paragraphs: [
    'Salen de la bahía, fondean en el Rosario y bajan hasta San Bernardo. De diciembre a abril sopla el alisio del noreste: hacia el sur los lleva, y a la vuelta lo tienen de frente. En enero y febrero viene con fuerza. El capitán elige la hora y, si hace falta, cambia el orden de las paradas. Los fines de semana las islas más cercanas se llenan de lanchas, y eso también entra en el cálculo.',
    'Las horas que ve aquí son las de un catamarán o un velero. Macan, que es un yate a motor, llega a San Bernardo en poco más de una hora. Las tres duraciones, de siete, diez y catorce días, terminan en Cartagena, a pocos minutos del aeropuerto.',
  ],
  days: [
    {
      title: 'Embarque en la bahía',
      location: 'Cartagena',
      activities: [
        'Recibimiento en el aeropuerto; el muelle queda a pocos minutos',
        'Bienvenida, camarotes y explicación de seguridad',
        'Paseo por la muralla cuando baja el calor',
        'Cena a bordo, con las torres iluminadas enfrente',
      ],
      highlights: ['Atardecer en la muralla', 'Noche en la bahía'],
    },
    {
      title: 'El primer arrecife',
      location: 'Isla Grande',
      activities: [
        'Salida temprano por Bocachica, entre los fuertes',
        'Snorkel sobre abanicos de mar, en el parque nacional',
        'La laguna interior, en kayak si el yate lo lleva',
        'Cena al ancla, al abrigo de la isla',
      ],
      highlights: ['Corales del Rosario', 'Laguna entre mangles'],
    },
    {
      title: 'Al sur, a San Bernardo',
      location: 'Isla Tintipán',
      activities: [
        'Unas cuatro horas a vela, con el viento a favor',
        'En bote entre las raíces del manglar',
        'Santa Cruz del Islote, casi todo casas, visto desde el agua',
        'Baño nocturno entre chispas de plancton',
      ],
      highlights: ['Manglar de Tintipán', 'Agua que se enciende'],
    },
    {
      title: 'Hamaca y playa',
      location: 'Isla Múcura',
      activities: [
        'Menos de media hora de navegación',
        'Playa clara y agua baja, buena para los niños',
        'Paseo por el caserío',
        'Pescado a la parrilla sin mirar la hora',
      ],
      highlights: ['Tarde de hamaca', 'El tramo más corto'],
    },
    {
      title: 'De regreso al coral',
      location: 'San Martín de Pajarales',
      activities: [
        'Hacia el norte desde temprano, con el curricán en el agua fuera del parque',
        'El Oceanario, visto al pasar',
        'Snorkel al caer la tarde, cuando amaina',
        'Lo pescado, a la mesa',
      ],
      highlights: ['Pesca del día', 'Arrecife al atardecer'],
    },
    {
      title: 'La ciénaga de las garzas',
      location: 'Cholón',
      activities: [
        'Tramo corto a Barú y entrada por un canal sinuoso',
        'Ostras desde una lancha y, en su temporada, langosta',
        'Un paseo en bote entre los mangles',
        'Si es domingo, otra bahía más callada',
      ],
      highlights: ['Cholón entre semana', 'Ostras'],
    },
    {
      title: 'La ciudad otra vez',
      location: 'Cartagena',
      activities: [
        'Unas tres horas hasta la bahía, antes de la brisa fuerte',
        'Entrada por Bocachica, como los galeones',
        'Tarde en el centro y cena de despedida',
        'Traslado al aeropuerto, esa noche o a la mañana siguiente',
      ],
      highlights: ['Ciudad amurallada', 'Vuelo de regreso posible'],
    },
    {
      title: 'Los fuertes del canal',
      location: 'Bocachica',
      activities: [
        'Una hora para cruzar la bahía',
        'San Fernando y la Batería de San José, con un guía del pueblo',
        'Almuerzo de pescado frito y arroz con coco',
        'Buques que entran y salen toda la tarde',
      ],
      highlights: ['Fuertes del siglo XVIII', 'Almuerzo en el pueblo'],
    },
    {
      title: 'Un día de arrecife',
      location: 'San Martín de Pajarales',
      activities: [
        'Mañana a vela',
        'Buceo a pulmón, o con tanque en un centro autorizado si usted tiene certificado',
        'Otra vez al agua hacia las cinco, cuando salen los peces',
        'Noche al abrigo de la isla',
      ],
      highlights: ['Noche en el parque', 'Buceo con tanque posible'],
    },
    {
      title: 'Balcones y café',
      location: 'Cartagena',
      activities: [
        'Regreso temprano, de cara a la brisa',
        'Getsemaní a pie: paredes pintadas, puertas abiertas',
        'Al mercado con el cocinero, si usted madruga',
        'Noche en la ciudad',
      ],
      highlights: ['Getsemaní', 'Fin de los diez días'],
    },
    {
      title: 'Sendero y snorkel',
      location: 'Isla Grande',
      activities: [
        'De nuevo al Rosario',
        'Caminata por el bosque seco con alguien de la isla',
        'Arrecife por el lado que queda al abrigo',
        'Pescado a la plancha en cubierta',
      ],
      highlights: ['Bosque seco', 'Arrecife'],
    },
    {
      title: 'Otra vez al sur',
      location: 'Isla Múcura',
      activities: [
        'Cuatro horas largas a vela, las mejores para aprender',
        'Usted al timón, el capitán al lado',
        'Baño apenas agarra el ancla',
        'Cena en la playa',
      ],
      highlights: ['Usted al timón', 'Cena en la playa'],
    },
    {
      title: 'Rumbo norte',
      location: 'San Martín de Pajarales',
      activities: [
        'Salida con la primera luz',
        'Un último intento de pesca, fuera del parque',
        'Ceviche con lo que haya picado',
        'Último snorkel del viaje',
      ],
      highlights: ['Ceviche de a bordo', 'Último arrecife'],
    },
    {
      title: 'Última mañana',
      location: 'Cartagena',
      activities: [
        'Baño al amanecer y desayuno al ancla',
        'A vela hacia la bahía, antes de la brisa',
        'Almuerzo a bordo',
        'Traslado al aeropuerto o a la Ciudad Amurallada',
      ],
      highlights: ['Última entrada por Bocachica'],
    },
  ],
  closing: {
    title: '¿Más ciudad o más mar?',
    text: 'La proporción la decide usted: una noche más en Cartagena, por ejemplo, o dos más en San Bernardo. Díganos qué día aterriza y organizamos las islas según su vuelo.',
  },
} satisfies ItineraryCopy
