import type { DestinationCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Alquiler de yate en Cartagena e Islas del Rosario',
    description:
      'Alquile un yate con capitán y cocinero en Cartagena y navegue a las Islas del Rosario, Barú y San Bernardo: distancias, mejores meses, costos y traslado.',
    keywords: [
      'alquiler de yate en Cartagena',
      'alquiler de yate Islas del Rosario',
      'Barú en yate',
      'San Bernardo Tintipán',
      'yate a motor Cartagena',
    ],
  },
  name: 'Colombia',
  waters: 'Cartagena, Rosario y Barú',
  hero: {
    title: 'Balcones de\u00a0noche, | *coral de día*',
    lead: 'Por la mañana, abanicos de mar frente a Isla Grande; por la noche, una mesa bajo un balcón de Cartagena. Los separan unas {{rosarioMiles}} millas náuticas, que Macan, el yate a motor que tenemos aquí, recorre en tres cuartos de hora y Guji, a vela, en una mañana.',
    itinerary: 'Ver itinerario',
    flySail: 'Agregar el vuelo',
    contact: 'Pedir información',
    caption: 'Agua clara frente a Isla Grande',
  },
  teaser:
    'Una ciudad amurallada, islas de coral a unas {{rosarioMiles}} millas náuticas y, más al sur, pueblos de pescadores.',
  intro: [
    'Levan el ancla con las murallas a la espalda, cruzan la bahía y salen por Bocachica, entre dos fuertes. Una semana de sábado a sábado empieza por San Bernardo, unas 40 millas al sur de Cartagena en línea recta: el domingo, cuando las lanchas de la ciudad llenan las islas cercanas, ustedes ya están más allá. Es un archipiélago de pescadores: Tintipán es casi todo manglar y el islote vecino, Santa Cruz, casi todo casas. Allí el mejor baño es el de después de cenar.',
    'Entre semana vuelven por las Islas del Rosario, bajas y verdes, con arrecifes que son parque nacional desde 1977. Duermen al lado y nadan sobre ellos por la mañana, antes de que lleguen las excursiones. Después entran en la laguna que Isla Grande guarda entre mangles y fondean en Barú, en la ciénaga de Cholón, que tiene música los fines de semana y, de lunes a viernes, silencio y garzas.',
    'Macan navega a 32 nudos y, con mar tranquila, los devuelve a la ciudad a la hora de cenar. Si prefieren oír las velas, Guji viene a buscarlos desde San Blas, a {{colombiaMiles}} millas náuticas y {{colombiaDays}} días de mar en cada sentido, y aun con la travesía sumada cuesta mucho menos. De allí traemos también catamaranes.',
  ],
  location: {
    title: 'Dónde queda',
    text: 'La costa caribeña de Colombia: Cartagena, las Islas del Rosario a unas {{rosarioMiles}} millas y Tintipán a unas {{tintipanMiles}} más al sur, por la ruta del barco.',
  },
  bestTime: {
    title: 'Cuándo ir',
    text: 'De diciembre a abril, cuando apenas llueve y la brisa del noreste refresca las noches. Si quieren el mar más suave, elijan diciembre o abril; en enero, febrero y marzo el alisio sopla duro por la tarde en mar abierto, y el capitán deja los tramos largos para la mañana.',
  },
  seasonNote:
    'Las lluvias caen sobre todo en mayo y de septiembre a noviembre. La costa queda al sur de la ruta habitual de los huracanes, aunque su mar de fondo puede llegar.',
  experiences: {
    title: 'Sus días entre la ciudad y las islas',
    items: [
      {
        title: 'Arrecifes del Rosario',
        text: 'Pónganse la máscara frente a Isla Grande o San Martín: peces loro, abanicos de mar y el fondo a la vista. A quien tenga certificado, un centro autorizado de las islas lo lleva a bucear con tanque.',
      },
      {
        title: 'La ciénaga de Cholón',
        text: 'Fondean entre manglares y un ostrero arrima su lancha y les abre las ostras con limón; en su temporada, también asa langosta. Vengan un martes antes que un domingo.',
      },
      {
        title: 'Noche en San Bernardo',
        text: 'Lejos de las luces, el plancton se enciende alrededor de la mano que lo roza. Con luna llena pierde brillo: al elegir las fechas, miren también el calendario lunar.',
      },
      {
        title: 'Cartagena al caer la tarde',
        text: 'Después de las cinco la piedra se enfría: caminen la muralla de Santo Domingo a Las Bóvedas, con una limonada de coco a mitad de camino. Después el bote los lleva a bordo, donde espera la cena.',
      },
    ],
  },
  arrival: {
    title: 'Cómo llegar al barco',
    text: 'Vuelen a Cartagena: un conductor los espera en el aeropuerto y los lleva al muelle, donde los recoge el bote. El yate queda al ancla en la bahía, frente a la Ciudad Amurallada: esa misma noche duermen a bordo, y a cenar en el centro llegan en bote en unos minutos.',
  },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: [
      'El yate con capitán y cocinero',
      'Tres comidas al día y bebidas',
      'Combustible y tasas portuarias',
      'Equipo de snorkel, ropa de cama y toallas',
    ],
    notIncluded: [
      'Vuelos y hoteles',
      'Seguro de viaje (obligatorio)',
      'El traslado desde el aeropuerto, unos minutos en auto: el conductor lo mandamos nosotros',
      'Guías y comidas en la ciudad',
      'Propinas para la tripulación',
    ],
    paidLocally: [
      'Entrada al parque nacional Corales del Rosario y San Bernardo, según la tarifa que el parque fije ese año',
      'Entradas a fuertes y museos',
      'Comidas y bebidas en tierra',
    ],
  },
  closing: {
    title: '¿Ciudad, islas o ambas?',
    text: 'A motor o a vela, con más noches en la ciudad o frente a las islas: repartimos la semana como la quieran y les damos el precio completo.',
  },
} satisfies DestinationCopy
