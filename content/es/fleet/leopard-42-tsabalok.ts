import type { YachtCopy } from '../../copy.ts'

export const leopard42Tsabalok = {
  subtitle: 'Toda la cubierta para dos, o {{tsabalokCabins}} camarotes para una familia',
  description:
    'Un catamarán en San Blas para dos, o hasta {{tsabalokGuests}}, con capitán y cocinero: el precio depende de cuántos viajen. Tsabalok es un Leopard 42, el más pequeño de nuestros catamaranes y el único con una tarifa por el barco y otra por huésped.',
  fullDescription: [
    'Si viajan los dos solos, la cubierta es suya de proa a popa, y a bordo van dos personas más, el capitán y el cocinero. El mejor asiento está adelante: una puerta lleva del salón a la cubierta de proa, donde unas colchonetas reciben la primera brisa, y allí les llevan el desayuno. Vengan de luna de miel, a celebrar veinte años de casados o a hablar una semana sin teléfono.',
    'Si vienen con hijos o con otra pareja, hay {{tsabalokCabins}} camarotes dobles con baño; a todos se baja por escalones empinados. Arriba, el salón, la cocina y el cockpit están al mismo nivel, y el cocinero se suma a la charla mientras trabaja. Desde la proa oirán al cocinero llamar a la mesa. En vez de aire acondicionado hay escotillas y alisio.',
    'Ustedes pagan una tarifa por el barco y otra por cada huésped, con un {{childDiscount}} % menos para los niños que no han cumplido {{childAge}} años: cuantos menos vengan, más baja la cuenta, aunque a cada uno le toque más. Para la pareja, una semana en Tsabalok cuesta {{tsabalokTwoWeek}}, con la tripulación, la comida, las bebidas y el combustible; aparte, allí mismo, la entrada a Guna Yala, US$ {{gunaYalaEntry}} cada uno. Si vienen seis adultos o más, miren también el Lagoon 56: en total les costará menos y dormirán más holgados.',
  ],
  crew: {
    captain:
      'Por la mañana les pregunta adónde, y mueve el barco o lo deja donde está. Mientras rodea el arrecife les señala lo que pasa por debajo.',
    chef: 'Con pocos a la mesa es cuando más se luce. Aparta el mejor pargo del cayuco, enfría el vino y pregunta si cenan temprano o con estrellas.',
  },
  keywords: [
    'catamarán para parejas San Blas',
    'luna de miel en San Blas',
    'Leopard 42',
    'alquiler de catamarán por persona',
  ],
  service: {
    premium: {
      title: 'Para los dos',
      text: 'Cena a la luz de un farol en la cubierta de proa, sábanas frescas después de la siesta y todo el tiempo del mundo. Si celebran algo, la sorpresa la guardamos nosotros.',
    },
    gourmet: {
      title: 'La carta es suya',
      text: 'Por la mañana el cocinero pregunta qué antojo hay. Puede ser langosta o pulpo, cuando no están en veda, o unas hojaldras con queso en la cama.',
    },
    safety: {
      title: 'Abrigo a mano',
      text: 'En San Blas suele haber cerca un islote que tapa la ola, y el capitán los conoce. Antes de zarpar mira el cielo. Si viene un chubasco, lo esperan al ancla con un libro.',
    },
    adventures: {
      title: 'Sin programa',
      text: 'Una isla para ustedes por la mañana, un río por la tarde o dos días sin mover el ancla. Ustedes dicen qué, y el capitán busca dónde.',
    },
  },
  activities: {
    snorkelling:
      'En Coco Bandero nadan de un islote a otro sobre el coral, y a media mañana, con el sol ya alto, el arrecife enseña todos sus colores.',
    kayak:
      'Desde Narganá remen río arriba hasta que el agua deja de saber a sal, con un guía de la comunidad que sabe dónde anidan las oropéndolas.',
    fishing:
      'En estas aguas pescan los gunas, desde el cayuco, y nosotros les compramos. Tsabalok no lleva líneas: desde la proa verán cómo calan el sedal a mano.',
    'village-visit':
      'Con diez días llegan a Isla Tigre. Si hay baile, quédense a verlo; el grupo recibe un pago, y es justo. Vayan con ropa de calle y la tarde libre.',
    'island-hopping':
      'Los fondeaderos están tan cerca que pueden desayunar en uno, almorzar en otro y volver al primero porque les gustó más.',
    stargazing:
      'Las colchonetas de proa, una copa y el mar que rompe a lo lejos. Si eligen luna nueva, tendrán estrellas hasta el borde del agua.',
  },
} satisfies YachtCopy
