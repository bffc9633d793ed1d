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
  lead: 'Naden por la mañana frente a una isla de palmas y por la tarde frente a otra, casi siempre a una hora de vela o menos. En siete días llegan a los cayos de afuera y, si acaban en Narganá, a una comunidad; diez agregan Isla Tigre; catorce, las Gardi.',
  paragraphs: [
    'Esta es su ruta si nunca han subido a un barco, si traen niños o si prefieren nadar a hacer millas. Van hacia el este, contra el alisio; el tramo más largo dura unas dos horas y media. Con diez o catorce días vuelven, ya con el viento a favor. Detrás del arrecife exterior el agua está llana. Entre un grupo de cayos y el siguiente puede haber un rato de mar de fondo, sobre todo de enero a marzo, y el capitán lo avisa antes de levar anclas.',
    'Las comunidades reciben a quien pide permiso, y alguna puede pedirnos que volvamos otro día. En ciertas islas pagarán unos dólares por bajar; las palmas y sus cocos tienen dueño, y el buceo con tanque está prohibido en la comarca, así que bajarán a pulmón. Lo demás lo deciden ustedes: inviertan el orden o quédense otra noche donde más les guste.',
  ],
  ends: {
    title: 'Dónde termina su semana',
    ways: [
      {
        title: 'Por lo general, en Narganá',
        text: 'Es la ruta que sigue. Desde la pista que está junto al fondeadero vuelan a la capital, también quienes llegaron por tierra, unos US$ {{sanBlasSeat}} por persona; les reservamos los asientos.',
      },
      {
        title: 'En El Porvenir, si ese día embarcan allí los siguientes huéspedes',
        text: 'Después de Coco Bandero ponen rumbo al oeste, con el viento a favor: el día 6 a Cayos Limones, {{lemmonBackMiles}} millas náuticas en cerca de {{lemmonBackHours}}; el día 7 a El Porvenir, {{porvenirBackMiles}} en cerca de {{porvenirBackHours}}. No llegan a Isla Verde ni a Narganá, la comunidad de esta ruta; si vienen por ella, buscamos fechas que terminen allí. La avioneta cuesta lo mismo desde El Porvenir que desde Narganá. Los viajes de diez y catorce días terminan siempre aquí.',
      },
    ],
    note: 'Al abrir sus fechas en el calendario verán cuál es el suyo, y el contrato lo deja fijo.',
    sights: {
      cocoBandero: 'los cuatro islotes de Coco Bandero',
      greenIsland: 'las tortugas de Isla Verde',
      nargana: 'el pueblo guna de Narganá',
    },
  },
  route: {
    opening: 'Embarcan en El Porvenir,',
    visits: {
      chichime: 'fondean en Chichime al abrigo de un arrecife en herradura',
      lemmon: 'recorren el laberinto de los Cayos Limones',
      holandes: 'buscan rayas águila en los Cayos Holandeses',
      cocoBandero: 'nadan entre los cuatro islotes de Coco Bandero',
      greenIsland: 'esperan a las tortugas en Isla Verde',
      nargana: 'pasean por el pueblo guna de Narganá',
    },
  },
  days: [
    {
      title: 'La primera tarde, en Chichime',
      location: 'Cayos Chichime',
      activities: [
        'La tripulación los recibe en El Porvenir, lleguen en avioneta o en lancha',
        {
          line: 'Desayunan en cubierta y conocen el barco; los camarotes, desde las {{boarding}}; por la tarde, un tramo corto',
          othersLeave:
            'Desayunan en tierra mientras otros desembarcan; desde las {{ashore}} la cubierta es suya y, desde las {{boarding}}, los camarotes',
        },
        'Fondean entre dos islas de palmas y se dan el primer baño con máscara',
        'Cenan temprano en el cockpit: el día empezó de madrugada',
      ],
      highlights: ['Primer snorkel', 'Noche en calma'],
    },
    {
      title: 'Entre islotes',
      location: 'Cayos Limones',
      activities: [
        {
          line: 'Navegan media hora a vela, con el último café en la mano',
          motor: 'Dan un salto corto, con el último café en la mano',
        },
        {
          line: 'Siguen el arrecife con la máscara y, por turnos, van en kayak de islote en islote',
          noKayak: 'Siguen el arrecife con la máscara y nadan de islote en islote',
        },
        'Ven desde arriba el pequeño naufragio de Isla Perro, si el mar lo permite',
        'Los vecinos llegan en cayuco con pescado y molas',
      ],
      highlights: ['Naufragio en aguas bajas', 'Kayak entre islotes'],
    },
    {
      title: 'Hacia el arrecife de afuera',
      location: 'Cayos Holandeses',
      activities: [
        {
          line: 'Navegan el tramo más largo, hacia el este y contra el viento',
          motor: 'Van hacia el este, hasta donde se acaban las islas',
        },
        'El capitán entra al fondeadero con el sol alto',
        'Pasan la tarde en la “piscina”, sobre arena clara y con el arrecife alrededor',
        'Oyen romper el mar a lo lejos; aquí adentro el barco apenas se mueve',
      ],
      highlights: ['La “piscina”', 'Rayas'],
    },
    {
      title: 'Un día sin levar anclas',
      location: 'Cayos Holandeses',
      activities: [
        'Aprenden a bajar a pulmón en el arrecife, siempre de a dos',
        { line: 'Rodean una isla a pie o a remo', noPaddle: 'Rodean una isla a pie, en diez minutos' },
        'Buscan las rayas que duermen bajo la arena con solo los ojos afuera',
        'Encienden una fogata en la playa, con permiso de quienes cuidan la isla',
      ],
      highlights: ['Buceo a pulmón', 'Fogata en la arena'],
    },
    {
      title: 'Cuatro islotes y un arrecife',
      location: 'Cayos Coco Bandero',
      activities: [
        'Llegan antes del mediodía, con el sol alto sobre el coral',
        'Nadan de un islote a otro',
        'Bajan a la arena con el permiso que el capitán ya pidió',
        {
          line: 'Cenan pargo de los pescadores, o langosta si no es veda (de marzo a junio)',
          lobsterOpen: 'Cenan langosta, si los pescadores la traen, o pargo recién sacado',
          lobsterClosed: 'Cenan pargo recién sacado: estos meses la langosta está en veda',
        },
      ],
      highlights: ['Coco Bandero', 'Compra al cayuco'],
    },
    {
      title: 'Un fondeadero tranquilo',
      location: 'Isla Verde',
      activities: [
        'Bajan un tramo breve hacia el sur: a media mañana ya están al ancla',
        'Buscan tortugas con la máscara, sobre la pradera marina',
        'Los pelícanos pescan junto al barco',
        {
          line: 'Miran las estrellas desde la proa',
          moonlit: 'Toman el café en la proa, con la luna sobre el arrecife',
        },
      ],
      highlights: ['Tortugas', 'Noche sin luces'],
    },
    {
      title: 'La comunidad y el río',
      location: 'Narganá',
      activities: [
        'Visitan, con permiso, Narganá y Corazón de Jesús, unidas por un puente',
        {
          line: 'Suben el río entre garzas, en kayak por turnos o en el bote',
          noKayak: 'Suben el río en bote, entre garzas',
        },
        'Prueban el pan de la panadería de la isla',
        {
          line: 'Cenan al ancla; la pista queda junto al fondeadero',
          lastNight: 'Cenan al ancla; la pista de mañana queda junto al fondeadero',
          moreNights: 'Cenan al ancla, con las luces de las dos islas enfrente',
        },
      ],
      highlights: ['Río en kayak', 'Pista al lado'],
    },
    {
      title: 'La isla que conserva sus bailes',
      location: 'Isla Tigre',
      activities: [
        'Navegan un tramo corto hacia el este, con la selva de la costa a un lado',
        'Recorren la comunidad con alguien del lugar',
        'Si ese día hay bailes, los invitan a verlos; a quienes bailan se les paga',
        'Vuelven a bordo con una palabra guna, “nuedi”: bueno, y también bienvenido',
      ],
      highlights: ['Visita con guía guna', 'Bailes gunas'],
    },
    {
      title: 'Mangles y estrellas de mar',
      location: 'Cambombia',
      activities: [
        'Vuelven hacia el oeste, por dentro del arrecife',
        {
          line: 'Reman en kayak por la orilla del manglar',
          noKayak: 'Recorren en bote la orilla del manglar',
        },
        'Miran estrellas de mar con el agua a la rodilla y las dejan en su sitio',
        'Duermen donde rara vez fondea otro barco',
      ],
      highlights: ['Manglar', 'Estrellas de mar'],
    },
    {
      title: 'De vuelta al oeste',
      location: 'El Porvenir',
      activities: [
        {
          line: 'Navegan el tramo largo hacia el oeste, con el viento a favor',
          motor: 'Siguen hacia el oeste, con el arrecife a un lado y la selva al otro',
        },
        { line: 'Quien la pida tiene una hora al timón', motor: 'Quien lo pida tiene un rato el timón' },
        'Se bañan a mitad de camino, junto a un arrecife',
        'Duermen frente a El Porvenir, cerca de la pista',
      ],
      highlights: ['A favor del viento', 'Pista cerca'],
    },
    {
      title: 'Las islas Gardi',
      location: 'Islas Gardi',
      activities: [
        'Caminan, con permiso, por una isla habitada',
        'Un guía guna los lleva por las calles y el pequeño museo',
        'Conversan con las mujeres que cosen molas',
        'Oyen por qué trescientas familias se mudaron a tierra firme',
      ],
      highlights: ['Museo', 'Molas de primera mano'],
    },
    {
      title: 'De nuevo entre islotes',
      location: 'Cayos Limones',
      activities: [
        {
          line: 'Toman por el camino una clase de vela con el capitán',
          motor: 'Se bañan por el camino, donde el agua lo pida',
        },
        'Fondean junto a otro islote, distinto del primero',
        'Vuelven al arrecife con la luz baja de la tarde',
        'El cocinero sirve ceviche en popa',
      ],
      highlights: ['Clase de vela', 'Ceviche'],
    },
    {
      title: 'Un día sin plan',
      location: 'Cayos Limones',
      activities: [
        'Duermen, nadan o terminan el libro',
        {
          line: 'Vuelven en kayak al islote que más les gustó',
          noKayak: 'Vuelven en bote al islote que más les gustó',
        },
        'Eligen la cena en el primer cayuco que pase',
        'Encienden la parrilla en la playa, con permiso',
      ],
      highlights: ['Sin despertador', 'Parrilla en la playa'],
    },
    {
      title: 'Al agua antes del desayuno',
      location: 'El Porvenir',
      activities: [
        'Nadan hasta la playa mientras sale el pan del horno',
        'Navegan el último tramo, hasta El Porvenir',
        'Cenan en cubierta lo que más les gustó de estos días',
        {
          line: 'Duermen junto a la pista, donde empieza el camino a la ciudad',
          lastNight: 'Mañana vuelven a la ciudad, en avioneta desde aquí o en lancha y 4x4 por Cartí',
        },
      ],
      highlights: ['Baño temprano', 'Camino a la ciudad'],
    },
  ],
  leisure: [
    'Otra vez Cayos Holandeses: cada mañana otra isla de la cadena, y el arrecife sin reloj',
    'Coco Bandero e Isla Verde, con tiempo para los arrecifes que solo vieron al pasar',
    'Otra visita a una comunidad, con permiso y con más tiempo para quienes cosen',
    {
      line: 'Tramos trazados por ustedes en la carta: el capitán los navega con ustedes',
      motor: 'Lo que ustedes señalen en la carta, si el coral deja entrar',
    },
    'La calma de Cambombia, con una mañana en la cocina: arroz con coco y el pargo que llegó en cayuco',
  ],
  closing: {
    title: '¿Siete, diez o catorce?',
    text: 'La ruta se acorta, se alarga o cambia de orden según quiénes vengan. Con los días que tengan le ponemos un barco y un precio.',
  },
} satisfies ItineraryCopy
