import type { YachtCopy } from '../../copy.ts'

export const leopard42Tsabalok = {
  subtitle: 'Un catamarán pequeño en San Blas, con precio por persona',
  description:
    'Tsabalok es un Leopard 42 para dos a {{tsabalokGuests}} huéspedes en San Blas, con precio por noche y por persona. Una pareja puede tenerlo para ella sola; una familia de {{tsabalokGuests}} cabe en cuatro camarotes.',
  fullDescription: [
    'El mejor asiento está adelante. Una puerta lleva del salón directamente a la cubierta de proa, donde unas colchonetas reciben la primera brisa de la mañana; quien las descubre no se sienta en otro lugar antes del mediodía. Hacia popa, el salón, la cocina y el cockpit comparten un mismo nivel, y el cocinero participa en la charla mientras trabaja.',
    'Lo construyó Robertson and Caine con diseño de Simonis y Voogd. Con 12,67 metros es el más corto de la flota, cala 1,40 y entra en fondeaderos que los catamaranes grandes miran desde afuera. Tiene cuatro camarotes con baño; los paneles solares y el desalinizador lo hacen independiente, al menos mientras duren los limones.',
    'Su precio se calcula de otra manera: una tarifa por el barco y otra por cada huésped, con descuento para los menores de {{childAge}} años y recargo en temporada alta. Así, dos personas pueden viajar solas sin pagar por {{tsabalokGuests}}. La tarifa incluye la tripulación, tres comidas al día, bebidas, equipo de snorkel, kayak, combustible, permisos de navegación, impuestos locales, ropa de cama y toallas.',
  ],
  crew: {
    captain:
      'Le cuenta el arrecife mientras lo rodea. Con pocos huéspedes no hay horario, y el día va hacia donde lleve la conversación.',
    chef: 'Pone bien una mesa pequeña. Compra el pescado a quien pase en cayuco. El desayuno se sirve, si usted quiere, en las colchonetas de proa; si hay motivo, aparece también una torta.',
  },
  keywords: ['Leopard 42', 'catamarán Tsabalok', 'yate para dos San Blas', 'chárter precio por persona'],
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
    kayak:
      'Se entra al manglar sin ruido y se cruzan bajos donde el bote tocaría. Mejor en la primera hora de luz, antes de la brisa.',
    fishing:
      'Navegando, y donde se permite pescar, va una línea por la popa: sierra, jurel, a veces un atún pequeño. Lo que no da la talla o está en veda vuelve al mar, y dentro de los parques no se pesca.',
    'village-visit':
      'Se entra con permiso y con alguien del lugar. Se pregunta antes de fotografiar y se compra a quien cose.',
    'island-hopping':
      'Una o dos horas a vela, un baño, el almuerzo y otra isla. El capitán ordena las paradas según el viento, y si una le gustó, se queda una noche más.',
    stargazing:
      'Sin luces en tierra, la Vía Láctea se ve entera y, en abril y mayo, puede verse la Cruz del Sur, baja sobre el horizonte. Bastan una manta en proa y apagar las luces de a bordo.',
  },
} satisfies YachtCopy
