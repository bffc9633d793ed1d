import type { YachtCopy } from '../../copy.ts'

export const lagoon56 = {
  subtitle: 'Cinco camarotes, flybridge y toda Guna Yala',
  description:
    'Lagoon 56 es un catamarán de 17 metros para {{lagoonGuests}} huéspedes, que navega con familias por San Blas. Tiene cubiertas anchas y mucho que hacer junto a la escalera.',
  fullDescription: [
    'El diseño es de VPLP, un estudio que también dibuja multicascos de regata, y se nota en unos cascos que avanzan con poco viento y en un aparejo que dos personas manejan sin apuro. A los huéspedes les importa más la manga. Son 9,44 metros de banda a banda: en la mesa del cockpit se sientan los {{lagoonGuests}} y todavía queda paso alrededor.',
    'Lleva lo que piden los niños: kayak, tablas de remo, máscaras ordenadas por talla y unas redes de proa que sirven para leer una hora o para ver llegar delfines. Los cinco camarotes quedan separados en los dos cascos, cada uno con su baño y con escotillas que toman el alisio. Con desalinizador, generador y paneles solares, el barco puede quedarse lejos de todo puerto los días que el grupo quiera.',
    'Desde el flybridge el capitán va leyendo el arrecife y usted va eligiendo la tarde: en una isla hay fogata, en otra una red de voleibol y en la de más allá no hay nada. Cala metro y medio, así que puede fondear cerca de la que gane la votación.',
  ],
  crew: {
    captain:
      'Bueno con los niños y estricto con los chalecos. Lleva una lista de fondeaderos con playa de un lado y arrecife del otro.',
    chef: 'Prepara dos menús a la vez, uno para los adultos y otro que con seguridad se comen los niños. Casi todas las mañanas hornea pan, y el olor hace de despertador.',
  },
  keywords: ['Lagoon 56', 'Lagoon 560 San Blas', 'catamarán familiar Panamá', 'chárter con niños'],
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
    kayak:
      'Se entra al manglar sin ruido y se cruzan bajos donde el bote tocaría. Mejor en la primera hora de luz, antes de la brisa.',
    'paddle-board':
      'Detrás de una isla el agua está plana y caerse no cuesta nada. Debajo pasan la pradera marina y las estrellas de mar.',
    'village-visit':
      'Se entra con permiso y con alguien del lugar. Se pregunta antes de fotografiar y se compra a quien cose.',
    'beach-barbecue': 'Con permiso de quien cuida la isla: brasas, pescado del día y los pies en la arena.',
  },
} satisfies YachtCopy
