import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
  subtitle: 'Cuarenta y siete nudos, de Cartagena al arrecife',
  description:
    'Macan es un yate a motor Pershing 64 en Cartagena: {{macanGuests}} huéspedes, tres camarotes y 47 nudos de velocidad máxima. Al Rosario llega en unos cuarenta minutos, sin pasar de la velocidad de crucero.',
  fullDescription: [
    'Dos motores MAN de 1.550 caballos cada uno mueven hélices de superficie, de las que trabajan medio fuera del agua y levantan una pluma blanca por la popa. A unos 32 nudos de crucero, el Rosario queda a cuarenta minutos del muelle y San Bernardo a poco más de una hora. Se puede salir de Cartagena después del desayuno, fondear en arena junto al coral, almorzar en Tintipán y estar otra vez en la muralla con la última luz.',
    'Fondeado es más tranquilo de lo que anuncian sus cifras. Hay una colchoneta en proa, otra en popa sobre el garaje donde viaja el bote auxiliar y, entre las dos, un cockpit a la sombra con su mesa. Los tres camarotes tienen aire acondicionado, de modo que {{macanGuests}} huéspedes pueden también pasar la noche a bordo. Cala 1,32 metros y se acerca a la costa de Barú hasta donde los veleros no llegan.',
    'Le va bien a quien tiene pocos días y muchos planes, o duerme en la ciudad vieja y quiere pasar el día en el mar. Con la brisa de la tarde y a esa velocidad, se mueve. Si alguien del grupo es sensible al movimiento, lo mejor es zarpar temprano y volver al mediodía.',
  ],
  crew: {
    captain:
      'Solo corre donde el mar lo permite, y la víspera le dice si el día siguiente será de San Bernardo o del Rosario.',
    chef: 'Compra en el mercado de Bazurto al amanecer: fruta, camarón, pargo. El almuerzo está servido mientras usted sigue en el agua.',
  },
  keywords: ['Pershing 64', 'yate Macan', 'yate a motor Cartagena', 'islas del Rosario rápido'],
  service: {
    premium: {
      title: 'Atención',
      text: 'Las camas se tienden, la cubierta se enjuaga y los vasos se llenan sin que nadie esté encima de usted. Cuéntenos antes sus costumbres, y al segundo día no tendrá que repetirlas.',
    },
    gourmet: {
      title: 'Cocina de a bordo',
      text: 'Tres comidas con lo que se pescó o compró esa mañana: ceviche, arroz con coco, fruta madura. Las alergias entran en el plan antes de la compra.',
    },
    safety: {
      title: 'Seguridad',
      text: 'El capitán explica el barco el primer día, sigue el pronóstico toda la semana y tiene la última palabra sobre la ruta. Si el tiempo aconseja esperar, se espera en un lugar abrigado.',
    },
    adventures: {
      title: 'A su ritmo',
      text: 'Un baño antes del desayuno, el arrecife con el sol alto, una hora al timón o nada de eso. El plan se hace la víspera y se puede olvidar por la mañana.',
    },
  },
  activities: {
    'fast-day-trips':
      'Desayuno en Cartagena, almuerzo en San Bernardo y regreso con la última luz: las islas que a vela toman una mañana quedan a una hora.',
    snorkelling:
      'Casi todos los arrecifes empiezan a pocas brazadas del barco. La tripulación indica por dónde entrar, hacia dónde tira la corriente y dónde comen las rayas.',
    swimming:
      'La escalera siempre está puesta, con una ducha de agua dulce al lado. Quien madruga tiene el fondeadero para sí.',
    'old-town-visit':
      'Murallas, plazas y balcones cuando baja el calor, con un guía de la ciudad o por su cuenta. La cena puede esperarlo a bordo.',
    'sunset-cruise':
      'Una hora de navegación con la luz baja y algo frío en la mano. Antes de que oscurezca, el barco está otra vez al ancla.',
  },
} satisfies YachtCopy
