import type { YachtCopy } from '../../copy.ts'

export const gujiSunOdyssey44i = {
  subtitle: 'Un velero para {{gujiGuests}}, para quien viene a navegar',
  description:
    'Guji es un Sun Odyssey 44i para {{gujiGuests}} huéspedes que vienen a San Blas a navegar. Un solo casco, una quilla honda y una mayor que agradece el ajuste.',
  fullDescription: [
    'Philippe Briand dibujó el 44i para Jeanneau como un velero de crucero rápido, y Guji conserva ese carácter. En ceñida, con quince nudos de alisio, escora hasta apoyar el costado y arranca; el rocío salta por la amura de barlovento y la rueda se lleva con dos dedos. El capitán se la cede en la primera hora y, si usted quiere, le explica qué es lo que está sintiendo en las manos.',
    'Tiene tres camarotes, un salón de madera cálida y un cockpit en el que los {{gujiGuests}} comen a la misma mesa. No lleva aire acondicionado, y es mejor saberlo de antemano: las escotillas se abren al viento, los paneles solares de popa mantienen fría la nevera y las noches son tan calladas como el fondeadero. En cubierta viajan un kayak y las líneas de pesca.',
    'Con 13,75 metros es el barco más sencillo de la flota y también el de menor precio. La quilla cala unos 2,2 metros, más que cualquiera de los catamaranes, así que fondea un poco más lejos de la playa; el bote cubre la diferencia en un minuto.',
  ],
  crew: {
    captain:
      'Un maestro paciente, que prefiere mostrar una virada a describirla. Hay quien llega sin distinguir una escota de una driza y se va gobernando por el viento.',
    chef: 'Trabaja en una cocina que se inclina y sirve a la hora prometida. Navegando prepara platos de una sola olla; al ancla, pescado a la plancha.',
  },
  keywords: ['Sun Odyssey 44i', 'velero Guji', 'monocasco San Blas', 'aprender a navegar Panamá'],
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
    'sailing-lessons':
      'Usted lleva el timón; el capitán, a su lado, explica el rumbo y el viento y propone una virada. Al tercer día se nota.',
    snorkelling:
      'Casi todos los arrecifes empiezan a pocas brazadas del barco. La tripulación indica por dónde entrar, hacia dónde tira la corriente y dónde comen las rayas.',
    fishing:
      'Navegando, y donde se permite pescar, va una línea por la popa: sierra, jurel, a veces un atún pequeño. Lo que no da la talla o está en veda vuelve al mar, y dentro de los parques no se pesca.',
    'island-hopping':
      'Una o dos horas a vela, un baño, el almuerzo y otra isla. El capitán ordena las paradas según el viento, y si una le gustó, se queda una noche más.',
    'village-visit':
      'Se entra con permiso y con alguien del lugar. Se pregunta antes de fotografiar y se compra a quien cose.',
    stargazing:
      'Sin luces en tierra, la Vía Láctea se ve entera y, en abril y mayo, puede verse la Cruz del Sur, baja sobre el horizonte. Bastan una manta en proa y apagar las luces de a bordo.',
  },
} satisfies YachtCopy
