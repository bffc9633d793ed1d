import type { ItineraryCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'Itinerario en catamarán por San Blas, día a día',
    description:
      'Siete, diez o catorce días por San Blas con tripulación: Chichime, Cayos Holandeses, Coco Bandero y las islas Gardi, con millas y horas de cada tramo.',
    keywords: [
      'itinerario San Blas',
      'ruta Guna Yala',
      'San Blas siete días en catamarán',
      'Cayos Holandeses',
      'Coco Bandero',
    ],
  },
  title: 'Catorce días por *San Blas*',
  lead: 'Nade por la mañana frente a una isla y por la tarde frente a otra: casi todos los tramos duran entre media hora y dos horas y media. La primera semana es un viaje completo. Los demás días lo alargan.',
  paragraphs: [
    'Es la ruta que recomendamos para un primer viaje, para familias con niños y para quien prefiere nadar a hacer millas. El capitán va hacia el este, contra el alisio, y vuelve con el viento a favor. Detrás del arrecife exterior el agua está llana. Entre un grupo de cayos y el siguiente puede haber un rato de mar de fondo, sobre todo de enero a marzo, y lo avisa antes de levar anclas.',
    'Las comunidades reciben a quien pide permiso, y alguna puede pedirnos que volvamos otro día. En ciertas islas pagarán unos dólares por bajar, y las palmas, con sus cocos, tienen dueño. El buceo con tanque está prohibido en la comarca. Aquí bajan a pulmón. Por lo demás, invierta el orden o repita la noche donde más le haya gustado.',
  ],
  days: [
    {
      title: 'Primer baño en Chichime',
      location: 'Cayos Chichime',
      activities: [
        'Recibimiento en El Porvenir, llegue usted en avioneta o en lancha',
        'Camarotes, explicación de seguridad y una hora de navegación',
        'Fondeo entre dos islas de palmas y primer snorkel',
        'Cena en el cockpit, temprano: el día empezó de madrugada',
      ],
      highlights: ['Primer snorkel', 'Noche en calma'],
    },
    {
      title: 'Entre islotes',
      location: 'Cayos Limones',
      activities: [
        'Media hora de navegación después del desayuno',
        'Snorkel en el borde del arrecife y kayak de islote en islote',
        'El pequeño naufragio de Isla Perro, si el mar lo permite',
        'Vecinos que llegan en cayuco con pescado y molas',
      ],
      highlights: ['Naufragio en aguas bajas', 'Kayak entre islotes'],
    },
    {
      title: 'Hacia el arrecife de afuera',
      location: 'Cayos Holandeses',
      activities: [
        'El tramo más largo de la primera semana, en ceñida hacia el este',
        'Entrada al fondeadero con el sol alto',
        'Tarde en la “piscina”, tres metros de agua sobre arena clara',
        'El mar rompe a lo lejos y el barco apenas se mueve',
      ],
      highlights: ['La “piscina”', 'Rayas'],
    },
    {
      title: 'Un día sin levar anclas',
      location: 'Cayos Holandeses',
      activities: [
        'Buceo a pulmón en el arrecife, siempre de a dos',
        'Paddle board, si el barco lo lleva, o la vuelta a una isla a pie',
        'Siesta larga en la red de proa',
        'Fogata en la playa, con permiso de quienes cuidan la isla',
      ],
      highlights: ['Buceo a pulmón', 'Fogata en la arena'],
    },
    {
      title: 'Cuatro islotes y un arrecife',
      location: 'Cayos Coco Bandero',
      activities: [
        'Una hora larga de navegación, para llegar antes del mediodía',
        'A nado de un islote a otro',
        'Fotografías, con el permiso ya pedido',
        'Langosta comprada a los pescadores, fuera de la veda de marzo a junio',
      ],
      highlights: ['Coco Bandero', 'Langosta en temporada'],
    },
    {
      title: 'Un fondeadero tranquilo',
      location: 'Isla Verde',
      activities: [
        'Media hora hacia el sur y el día queda libre',
        'Snorkel sobre la pradera marina, con los ojos puestos en las tortugas',
        'Pelícanos que pescan junto al barco',
        'Estrellas desde la proa',
      ],
      highlights: ['Tortugas', 'Noche sin luces'],
    },
    {
      title: 'La comunidad y el río',
      location: 'Narganá',
      activities: [
        'Visita, con permiso, a Narganá y Corazón de Jesús, unidas por un puente',
        'Río arriba en kayak, entre garzas',
        'Pan de la panadería de la isla',
        'Cena de despedida; la pista queda junto al fondeadero',
      ],
      highlights: ['Río en kayak', 'Vuelo de regreso posible'],
    },
    {
      title: 'La isla que conserva sus bailes',
      location: 'Isla Tigre',
      activities: [
        'Un tramo corto hacia el este, cerca de la costa',
        'Visita a la comunidad con alguien del lugar',
        'Los bailes, si ese día los hay; a quienes bailan se les paga',
        'Tarde de hamaca',
      ],
      highlights: ['Visita con guía guna', 'Bailes gunas'],
    },
    {
      title: 'Mangles y estrellas de mar',
      location: 'Cambombia',
      activities: [
        'De vuelta al oeste por dentro del arrecife',
        'Kayak por la orilla del manglar',
        'Estrellas de mar donde el agua da a la rodilla: se miran y se dejan',
        'Un fondeadero donde rara vez hay otro barco',
      ],
      highlights: ['Manglar', 'Estrellas de mar'],
    },
    {
      title: 'De vuelta al oeste',
      location: 'El Porvenir',
      activities: [
        'El tramo más largo del viaje, con el viento a favor',
        'Una hora al timón para quien la pida',
        'Último baño del camino, junto a un arrecife',
        'Noche cerca de la pista, para salir en avioneta o en lancha',
      ],
      highlights: ['A favor del viento', 'Fin de los diez días'],
    },
    {
      title: 'Las islas Gardi',
      location: 'Islas Gardi',
      activities: [
        'Paseo por una isla habitada, con permiso y con guía',
        'Un museo pequeño y un guía guna que lo explica',
        'Conversación con las mujeres que cosen molas',
        'Por qué varias familias se mudaron ya a tierra firme',
      ],
      highlights: ['Museo', 'Molas de primera mano'],
    },
    {
      title: 'Otra vez palmas',
      location: 'Cayos Limones',
      activities: [
        'Clase de vela con el capitán por el camino',
        'Otro islote, distinto del primero',
        'Snorkel con la luz baja de la tarde',
        'Ceviche en popa',
      ],
      highlights: ['Usted al timón', 'Ceviche'],
    },
    {
      title: 'Un día sin plan',
      location: 'Cayos Limones',
      activities: [
        'Dormir, nadar o terminar el libro',
        'Kayak hasta el islote que le gustó',
        'Pesca con línea de mano desde el bote, donde la comunidad lo permite',
        'Parrilla en la playa, con permiso',
      ],
      highlights: ['Sin despertador', 'Parrilla en la playa'],
    },
    {
      title: 'El último baño',
      location: 'El Porvenir',
      activities: [
        'Al agua antes del desayuno',
        'Poco más de media hora hasta El Porvenir',
        'Vuelo a Albrook, o lancha y 4x4 por Cartí',
        'De vuelta en Ciudad de Panamá',
      ],
      highlights: ['Regreso a la ciudad'],
    },
  ],
  closing: {
    title: '¿Siete, diez o catorce?',
    text: 'Díganos cuántos días tiene, qué le atrae más y qué dejaría fuera. Le devolvemos la ruta ajustada a su grupo, con un barco y un precio. Del resto opina el viento.',
  },
} satisfies ItineraryCopy
