import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
  subtitle: 'Diecinueve metros de espacio, desde Nassau',
  description:
    'Brisa es un Lagoon 620 de casi 19 metros de eslora y diez de manga, con seis camarotes para {{brisaGuests}} huéspedes. Es el indicado para los tramos largos de las Bahamas, de las Exumas a Eleuthera.',
  fullDescription: [
    'En mar abierto la eslora es comodidad. Entre Nassau y Highbourne hay unas {{highbourneMiles}} millas de navegación, cerca de seis horas; con el alisio por delante del través, Brisa toma su paso y el café se queda en la taza. VPLP dibujó los cascos y Nauta Design el interior, de maderas claras y grandes ventanas. Con diez metros de manga, el salón resulta más amplio que el de muchos apartamentos.',
    'En el flybridge hay un timón con banco para quien quiera acompañar, una mesa y dónde acostarse. Abajo, los seis camarotes tienen baño y aire acondicionado. Lleva cerca de 1.300 litros de combustible y 960 de agua, y el desalinizador va reponiendo la que se gasta, así que dos semanas entre los cayos no obligan a volver a puerto por ella. También hay una máquina de hielo, que suele ser lo primero que mencionan los huéspedes cuando hablan del barco.',
    'Elíjalo si son {{brisaGuests}} y les gusta avanzar: por el parque marino hacia el sur, a través del estrecho de Exuma hasta Eleuthera y de regreso por el norte. Fondeado, el barco se queda tan quieto que se puede plantar un telescopio en cubierta; para mirar sin telescopio están las redes de proa.',
  ],
  crew: {
    captain:
      'Le gustan los tramos largos y comparte la guardia si usted lo pide. Cada noche deja el pronóstico en la mesa del salón, en palabras que cualquiera entiende.',
    chef: 'Mantiene interesante la mesa durante dos semanas, con lo que da la línea de popa y lo que se consigue en los mercados de Nassau.',
  },
  keywords: ['Lagoon 620', 'catamarán Brisa', 'catamarán de lujo Bahamas', 'Eleuthera a vela'],
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
    snorkelling:
      'Casi todos los arrecifes empiezan a pocas brazadas del barco. La tripulación indica por dónde entrar, hacia dónde tira la corriente y dónde comen las rayas.',
    'free-diving':
      'Con una sola respiración se baja cinco o diez metros y se mira con calma bajo la cornisa. Sin tanque no hay burbujas y los peces tímidos no se van; siempre hay alguien que mira desde arriba.',
    'paddle-board':
      'Detrás de una isla el agua está plana y caerse no cuesta nada. Debajo pasan la pradera marina y las estrellas de mar.',
    fishing:
      'Navegando, y donde se permite pescar, va una línea por la popa: sierra, jurel, a veces un atún pequeño. Lo que no da la talla o está en veda vuelve al mar, y dentro de los parques no se pesca.',
    'island-hopping':
      'Una o dos horas a vela, un baño, el almuerzo y otra isla. El capitán ordena las paradas según el viento, y si una le gustó, se queda una noche más.',
    stargazing:
      'Sin luces en tierra, la Vía Láctea se ve entera y, en abril y mayo, puede verse la Cruz del Sur, baja sobre el horizonte. Bastan una manta en proa y apagar las luces de a bordo.',
  },
} satisfies YachtCopy
