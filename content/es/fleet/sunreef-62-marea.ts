import type { YachtCopy } from '../../copy.ts'

export const sunreef62Marea = {
  subtitle: 'San Blas en familia: mesa para {{mareaGuests}} y aire acondicionado en cada camarote',
  description:
    'Marea, catamarán con tripulación en San Blas, tiene {{mareaCabins}} camarotes, cada uno con su baño, para {{mareaGuests}} huéspedes. Mide 62 pies: de nuestros barcos en estas islas es el más largo, y el único con aire acondicionado.',
  fullDescription: [
    'Suban descalzos al flybridge con el primer café. Desde arriba San Blas se entiende de una vez: el arrecife pardo y verde, la línea blanca donde rompe el Caribe y, de este lado, agua quieta hasta la isla. Abajo el cocinero corta una piña, los niños ya se adueñaron de las redes de proa y el capitán espera a que suba el sol para levar el ancla.',
    'Los {{mareaGuests}} caben a la mesa del cockpit. Después unos conversan en el flybridge y otros bajan a dormir la siesta con el aire acondicionado. El desalinizador repone el agua dulce, así que hay ducha después de cada baño de mar. Con el alisio, Marea avanza a unos ocho nudos y apenas se inclina: los abuelos leen y los nietos toman el timón.',
    'Es para dos familias amigas o para tres generaciones de la misma. Vuelan de Ciudad de Panamá a El Porvenir y allí mismo embarcan. El precio es por el barco, vengan seis o {{mareaGuests}}, e incluye la tripulación, tres comidas, las bebidas y el combustible. A tarifa normal y con todas las plazas ocupadas son {{mareaShare}} por persona y día; en temporada alta la semana cuesta {{mareaHighWeek}}. Si prefieren Cartagena o Cuba, llevamos el barco hasta allá; esa travesía se cobra aparte y figura en la estimación.',
  ],
  crew: {
    captain:
      'Conoce los pasos de San Blas y saluda por su nombre a quienes cuidan las islas. La primera mañana les muestra el barco, pregunta qué quieren ver y con eso traza la semana.',
    chef: 'Cuando se acerca un cayuco, él ya está en la escalera, con el balde. Lo que compra allí lo comen ustedes ese día: muchos días pargo y, en su temporada, langosta para {{mareaGuests}}.',
  },
  keywords: [
    'Sunreef 62',
    'alquiler de catamarán San Blas',
    'catamarán con aire acondicionado Panamá',
    'yate {{mareaGuests}} huéspedes Panamá',
  ],
  service: {
    premium: {
      title: 'Mientras ustedes nadan',
      text: 'El capitán los acompaña en el bote y el cocinero prepara el almuerzo; cuando vuelven encuentran toallas secas, limonada y, antes de la siesta, las camas tendidas. Cuéntennos antes sus costumbres y no tendrán que repetirlas.',
    },
    gourmet: {
      title: 'Mesa para {{mareaGuests}}',
      text: 'Papaya y huevos al despertar, ceviche a mediodía, pargo a la plancha con arroz con coco por la noche. Dígannos las alergias antes de la compra grande, que hacemos en la ciudad.',
    },
    safety: {
      title: 'Solo de día',
      text: 'El coral se lee por el color del agua, así que el capitán navega con el sol alto y fondea temprano. Hay chalecos para todos, radio y un pronóstico que les cuenta al desayuno.',
    },
    adventures: {
      title: 'Cada generación, lo suyo',
      text: 'Los mayores leen en el flybridge, los jóvenes van a la isla en paddle board y, en la red, los niños esperan delfines. El capitán traza el día para todos y los junta a la hora de comer.',
    },
  },
  activities: {
    snorkelling:
      'En la “piscina” de los Cayos Holandeses los niños practican sobre arena clara. Los demás siguen el borde del arrecife, con el bote detrás.',
    'free-diving':
      'El capitán les enseña a compensar los oídos y a bajar con calma hasta la cornisa, donde a veces duerme un tiburón nodriza. Siempre de a dos: uno abajo y otro mirando.',
    'paddle-board':
      'Al amanecer, entre las dos islas de Chichime, el agua está plana y bajo la tabla se ven estrellas de mar.',
    'island-hopping':
      'De Chichime a los Cayos Limones y de allí a los Holandeses y Coco Bandero: vela por la mañana y, por la tarde, una playa distinta.',
    'village-visit':
      'La semana suele llegar a Narganá; con catorce días, también a las islas Gardi, donde un guía guna los lleva por el museo y les cuenta de dónde vienen los dibujos de las molas. Pregunten antes de cada foto y cómprenle la mola a quien la cosió.',
    'sunset-cruise':
      'Si el fondeadero lo permite, una hora antes del ocaso el capitán da una vuelta por agua honda y vuelve por donde salió: la luz baja, el flybridge y algo frío en la mano.',
  },
} satisfies YachtCopy
