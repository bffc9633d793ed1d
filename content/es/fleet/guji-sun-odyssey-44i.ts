import type { YachtCopy } from '../../copy.ts'

export const gujiSunOdyssey44i = {
  subtitle: 'Un velero para {{gujiGuests}} que quieren sentir el viento',
  description:
    'Guji es un velero para {{gujiGuests}} en San Blas, con capitán y cocinero: usted lleva el timón y el alisio hace el resto. Es un Sun Odyssey 44i, y su semana es la que menos cuesta de toda la flota.',
  fullDescription: [
    'Tome la rueda. Con quince nudos de alisio Guji se inclina, arranca y contesta a cada racha; la espuma salta por la proa y las islas vienen creciendo. El capitán le deja el timón en la primera hora y se queda al lado, por si lo necesita. Philippe Briand dibujó el 44i para Jeanneau como un crucero rápido, de quilla profunda y una vela mayor que agradece a quien la ajusta.',
    'Al mediodía fondean detrás del arrecife, el barco se endereza y los {{gujiGuests}} almuerzan a la misma mesa, en el cockpit. Después hay kayak, máscaras y una isla por delante. Al anochecer los paneles solares ya cargaron las baterías, y en el fondeadero oyen solo el agua.',
    'Es para tres parejas que se llevan bien o una familia con hijos que quieren aprender, desde los {{youngestOnSailingYacht}} años. Lleno, sale en {{gujiShare}} por persona y día con la tripulación, la mesa, el bar y el combustible. A ese precio se comparte algo más que la mesa: un camarote tiene baño propio, los otros dos comparten el segundo, y la tripulación duerme en el salón. A los camarotes bajan por escalones empinados. Aire acondicionado no hay: la brisa entra por las escotillas. Tampoco lleva desalinizador, así que las duchas son cortas. Como cala unos 2,2 metros, el capitán fondea algo más lejos de la playa; en bote es un minuto.',
  ],
  crew: {
    captain:
      'Un maestro paciente, que muestra la virada antes de nombrarla. Aunque al llegar no distingan una escota de una driza, el último día llevarán el rumbo un buen rato.',
    chef: 'Trabaja en una cocina que se inclina y sirve a la hora prometida. Si el tramo es largo, guiso de una sola olla; al ancla, pescado a la plancha con patacones.',
  },
  keywords: [
    'Sun Odyssey 44i',
    'alquiler de velero San Blas',
    'velero con capitán Panamá',
    'aprender a navegar Panamá',
  ],
  service: {
    premium: {
      title: 'Solo {{gujiGuests}}',
      text: 'Con tan pocos a bordo no hay turnos ni campana. La tripulación se acuerda de quién toma té, quién quiere el primer baño y a quién hay que dejar dormir.',
    },
    gourmet: {
      title: 'Comer a vela',
      text: 'En marcha les pasan empanadas y fruta que caben en una mano; al ancla ponen la mesa del cockpit con ceviche y lo que trajo el cayuco.',
    },
    safety: {
      title: 'Vela a tiempo',
      text: 'El capitán reduce vela antes de la racha y les explica por qué. En marcha los niños llevan chaleco y, si el viento pasa de lo agradable, se quedan ustedes fondeados detrás del arrecife.',
    },
    adventures: {
      title: 'Sus manos en el barco',
      text: 'Icen, ajusten, timoneen, o no toquen un cabo. Al final de la semana sabrán virar; si prefirieron leer, también está bien.',
    },
  },
  activities: {
    'sailing-lessons':
      'El primer día, el rumbo; el segundo, las velas; el cuarto, una virada que dirige usted. El capitán corrige poco y a tiempo.',
    snorkelling:
      'Frente a Isla Perro, en los Cayos Limones, hay un pequeño naufragio tan cerca de la superficie que lo disfruta también quien nada poco.',
    fishing:
      'Los peces de Guna Yala son de los gunas, y a ellos se los compramos. En otras aguas, donde está permitido, va un curricán por la popa: sierra, jurel, a veces un atún pequeño.',
    'island-hopping':
      'De una isla a otra suele haber cerca de una hora, lo que dura un buen bordo. Si un fondeadero les gusta, la noche siguiente duermen allí también.',
    'village-visit':
      'Un puente une Narganá y Corazón de Jesús, dos comunidades con panadería, escuela y pista. El capitán pide permiso y ustedes bajan con alguien de allí.',
    stargazing:
      'Sin luces en tierra, la Vía Láctea cruza el cielo entero. En abril y mayo busquen la Cruz del Sur, baja sobre el horizonte.',
  },
} satisfies YachtCopy
