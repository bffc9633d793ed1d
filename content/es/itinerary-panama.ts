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
  title: 'Siete, diez o catorce días por *San Blas*',
  lead: 'Naden por la mañana frente a una isla de palmas y por la tarde frente a otra, con el arrecife a unas brazadas de la escalera. Los tramos duran entre media hora y dos horas y media. La primera semana es un viaje completo; los días siguientes lo alargan.',
  paragraphs: [
    'Esta es su ruta si nunca han subido a un barco, si traen niños o si prefieren nadar a hacer millas. Van hacia el este, contra el alisio, y vuelven con el viento a favor. Detrás del arrecife exterior el agua está llana. Entre un grupo de cayos y el siguiente puede haber un rato de mar de fondo, sobre todo de enero a marzo, y el capitán lo avisa antes de levar anclas.',
    'Las comunidades reciben a quien pide permiso, y alguna puede pedirnos que volvamos otro día. En ciertas islas pagarán unos dólares por bajar; las palmas y sus cocos tienen dueño, y el buceo con tanque está prohibido en la comarca, así que bajarán a pulmón. Lo demás lo deciden ustedes: inviertan el orden o quédense otra noche donde más les guste.',
  ],
  days: [
    {
      title: 'Primer baño en Chichime',
      location: 'Cayos Chichime',
      activities: [
        'La tripulación los recibe en El Porvenir, lleguen en avioneta o en lancha',
        'Desayunan en cubierta, conocen el barco y, por la tarde, navegan una hora',
        'Fondean entre dos islas de palmas y se dan el primer baño con máscara',
        'Cenan temprano en el cockpit: el día empezó de madrugada',
      ],
      highlights: ['Primer snorkel', 'Noche en calma'],
    },
    {
      title: 'Entre islotes',
      location: 'Cayos Limones',
      activities: [
        'Media hora a vela, con el desayuno aún en la mesa',
        'Siguen el arrecife con la máscara y van en kayak de islote en islote',
        'Ven desde arriba el pequeño naufragio de Isla Perro, si el mar lo permite',
        'Los vecinos llegan en cayuco con pescado y molas',
      ],
      highlights: ['Naufragio en aguas bajas', 'Kayak entre islotes'],
    },
    {
      title: 'Hacia el arrecife de afuera',
      location: 'Cayos Holandeses',
      activities: [
        'Un tramo más largo, hacia el este y contra el viento',
        'El capitán entra al fondeadero con el sol alto',
        'Pasan la tarde en la “piscina”, tres metros de agua sobre arena clara',
        'Oyen romper el mar a lo lejos y el barco apenas se mueve',
      ],
      highlights: ['La “piscina”', 'Rayas'],
    },
    {
      title: 'Un día sin levar anclas',
      location: 'Cayos Holandeses',
      activities: [
        'Aprenden a bajar a pulmón en el arrecife, siempre de a dos',
        'Rodean una isla a pie o a remo',
        'Duermen una siesta larga en cubierta',
        'Encienden una fogata en la playa, con permiso de quienes cuidan la isla',
      ],
      highlights: ['Buceo a pulmón', 'Fogata en la arena'],
    },
    {
      title: 'Cuatro islotes y un arrecife',
      location: 'Cayos Coco Bandero',
      activities: [
        'Una hora larga de navegación, para llegar antes del mediodía',
        'Nadan de un islote a otro',
        'Bajan a la arena con el permiso que el capitán ya pidió',
        'Cenan pargo de los pescadores, o langosta si no es veda (de marzo a junio)',
      ],
      highlights: ['Coco Bandero', 'Compra al cayuco'],
    },
    {
      title: 'Un fondeadero tranquilo',
      location: 'Isla Verde',
      activities: [
        'Media hora hacia el sur, y el día queda libre',
        'Buscan tortugas con la máscara, sobre la pradera marina',
        'Los pelícanos pescan junto al barco',
        'Miran las estrellas desde la proa',
      ],
      highlights: ['Tortugas', 'Noche sin luces'],
    },
    {
      title: 'La comunidad y el río',
      location: 'Narganá',
      activities: [
        'Visitan, con permiso, Narganá y Corazón de Jesús, unidas por un puente',
        'Reman río arriba en kayak, entre garzas',
        'Prueban el pan de la panadería de la isla',
        'Cenan al ancla; la pista queda junto al fondeadero',
      ],
      highlights: ['Río en kayak', 'Vuelo de regreso posible'],
    },
    {
      title: 'La isla que conserva sus bailes',
      location: 'Isla Tigre',
      activities: [
        'Un tramo corto hacia el este, con la selva de la costa a un lado',
        'Recorren la comunidad con alguien del lugar',
        'Ven los bailes, si ese día los hay, y pagan a quienes bailan',
        'Tarde de hamaca',
      ],
      highlights: ['Visita con guía guna', 'Bailes gunas'],
    },
    {
      title: 'Mangles y estrellas de mar',
      location: 'Cambombia',
      activities: [
        'Vuelven hacia el oeste, por dentro del arrecife',
        'Reman en kayak por la orilla del manglar',
        'Miran estrellas de mar con el agua a la rodilla y las dejan en su sitio',
        'Duermen donde rara vez fondea otro barco',
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
        'Duermen frente a El Porvenir, cerca de la pista',
      ],
      highlights: ['A favor del viento', 'Vuelo de regreso posible'],
    },
    {
      title: 'Las islas Gardi',
      location: 'Islas Gardi',
      activities: [
        'Caminan por una isla habitada, con permiso y con guía',
        'Un guía guna les explica el pequeño museo',
        'Conversan con las mujeres que cosen molas',
        'Oyen por qué trescientas familias se mudaron a tierra firme',
      ],
      highlights: ['Museo', 'Molas de primera mano'],
    },
    {
      title: 'Otra vez palmas',
      location: 'Cayos Limones',
      activities: [
        'Clase de vela con el capitán por el camino',
        'Fondean junto a otro islote, distinto del primero',
        'Vuelven al arrecife con la luz baja de la tarde',
        'El cocinero sirve ceviche en popa',
      ],
      highlights: ['Usted al timón', 'Ceviche'],
    },
    {
      title: 'Un día sin plan',
      location: 'Cayos Limones',
      activities: [
        'Duermen, nadan o terminan el libro',
        'Vuelven en kayak al islote que más les gustó',
        'Pescan desde el bote, si el yate lleva líneas y la comunidad lo permite',
        'Parrilla en la playa, con permiso',
      ],
      highlights: ['Sin despertador', 'Parrilla en la playa'],
    },
    {
      title: 'Al agua antes del desayuno',
      location: 'El Porvenir',
      activities: [
        'Nadan hasta la playa mientras sale el pan del horno',
        'Poco más de media hora hasta El Porvenir',
        'Cenan en cubierta, con la pista a la vista',
        'De aquí sale la avioneta a Albrook; por Cartí se vuelve en lancha y 4x4',
      ],
      highlights: ['Vuelo de regreso posible', 'Baño temprano'],
    },
  ],
  closing: {
    title: '¿Siete, diez o catorce?',
    text: 'Díganos cuántos días tiene, qué le atrae más y qué dejaría fuera. Le devolvemos la ruta ajustada a su grupo, con un barco y un precio.',
  },
} satisfies ItineraryCopy
