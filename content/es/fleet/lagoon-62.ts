import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
  subtitle:
    'Por las Exumas con {{brisaGuests}} a bordo y, en dos semanas de buen tiempo, hasta la arena rosada de Eleuthera',
  description:
    'Brisa, catamarán de 62 pies con tripulación, lleva a {{brisaGuests}} de Nassau a las Exumas; a Eleuthera, si lo piden. Tiene {{brisaCabins}} camarotes con baño y aire acondicionado, y eslora para cruzar el estrecho.',
  fullDescription: [
    'Hay un momento, a media mañana, en que el banco verde se acaba y Brisa sale al azul. El capitán apaga los motores, las velas tiran y detrás del horizonte espera Eleuthera, con sus campos de piña y su arena rosada. Siéntense junto al timonel en el banco del flybridge, o tiéndanse en la red de proa a mirar los peces voladores.',
    'La primera semana es de las Exumas. Entre Nassau y Highbourne navegan por el banco, al abrigo del Atlántico: unas {{highbourneMiles}} millas, cerca de seis horas. Para la segunda, nuestro itinerario vuelve por los cayos; si prefieren Eleuthera, el capitán traza con ustedes el cruce del estrecho, y allí agradecerán los casi 19 metros de este Lagoon 620, que pasa la ola sin brincos. Los cascos son de VPLP, con diez metros de manga; el salón, de maderas claras, es de Nauta Design. Con el desalinizador pueden quedarse dos semanas entre los cayos sin volver a puerto por agua.',
    'Invite a once amigos que no le teman a una mañana de mar. En la cubierta de popa hay hielo a toda hora y, navegando, huele a pan. La semana cuesta {{brisaWeek}}, con la mesa, el bar y el combustible. Con la tasa de las Bahamas, del {{bahamasCharterFee}} %, son {{brisaAll}}: {{brisaAllShare}} por persona y día si van {{brisaGuests}}.',
  ],
  crew: {
    captain:
      'Disfruta los tramos largos y comparte la guardia con quien se anime. Cada noche les cuenta el viento de mañana y lo dibuja en una servilleta.',
    chef: 'En dos semanas no repite plato: dorado recién comprado en el muelle, caracol si es temporada, yuca frita y, de postre, guayaba de los mercados de Nassau.',
  },
  keywords: [
    'alquiler de yate todo incluido Bahamas',
    'Lagoon 620',
    'catamarán de lujo Bahamas',
    'Eleuthera a vela',
  ],
  service: {
    premium: {
      title: 'Basta decirlo una vez',
      text: 'La tripulación anota el primer día cómo toma cada uno el café y qué cojín prefiere. Si hay que navegar de madrugada, la guardia es de ella y el sueño, de ustedes.',
    },
    gourmet: {
      title: 'Despensa para dos semanas',
      text: 'El cocinero carga fruta que madura por turnos y hornea cada mañana; el bar no depende de encontrar tienda. Si viene alguien celíaco o vegano, díganoslo antes de la compra en Nassau.',
    },
    safety: {
      title: 'Esperar la ventana',
      text: 'El estrecho se cruza con buen tiempo, y el capitán sabe esperarlo. Si no llega, el parque marino da para la semana entera. A bordo hay radio, chalecos y el parte de cada mañana.',
    },
    adventures: {
      title: 'Lejos de los demás',
      text: 'Almuercen en un banco de arena que solo existe en bajamar y, si tienen dos semanas, caminen la playa rosada de Harbour Island y dediquen una tarde entera al azul.',
    },
  },
  activities: {
    snorkelling:
      'Sobre el avión hundido de Norman’s Cay, en aguas bajas, o por los arrecifes de Eleuthera. También pueden bucear con tanque en un centro autorizado. Avísenos antes y lo organizamos.',
    'free-diving':
      'Al borde del estrecho el fondo cae hasta perderse. Bajen siempre con un compañero arriba. El capitán pone el límite.',
    'paddle-board':
      'Con la marea que entra, el canalizo los lleva solos hasta la laguna. Para volver esperen a que cambie, o llamen al bote.',
    fishing:
      'Brisa no lleva líneas de pesca. Si alguno quiere probar, díganoslo al consultar y vemos cómo: fuera del parque marino, el estrecho es agua de dorados.',
    'island-hopping':
      'Nassau, las Exumas, el estrecho, Governor’s Harbour y vuelta por el norte: si lo piden y el tiempo deja, en dos semanas Brisa cierra el círculo.',
    stargazing:
      'Apaguen las luces de cubierta y tiéndanse en la red de proa, en enero con una manta. Orión les queda casi encima.',
  },
} satisfies YachtCopy
