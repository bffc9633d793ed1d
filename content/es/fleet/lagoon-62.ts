import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
  subtitle: '{{BrisaCabins}} camarotes y paso largo, de Nassau a las Exumas',
  description:
    'Brisa, catamarán de 62 pies con tripulación y todo incluido, lleva a {{brisaGuests}} de Nassau a las Exumas. Tiene {{brisaCabins}} camarotes con baño y aire acondicionado, y una eslora que se toma la ola con calma.',
  fullDescription: [
    'A media mañana Nassau ya es una raya a popa. Brisa navega al paso largo de su eslora: unas {{exumaMiles}} millas hasta Allan’s Cay, entre cinco y seis horas. Con el alisio de frente ayudan los motores; de regreso, empuja él. Siéntense junto al timonel en el banco del flybridge a ver peces voladores; la red de proa es para los tramos entre cayos.',
    'Los cascos de este Lagoon 620 son de VPLP, con diez metros de manga; el salón, de maderas claras y ventanas grandes, es de Nauta Design, y en él se sientan los {{brisaGuests}} a la vez. En la cubierta de popa hay hielo a toda hora y, navegando, huele a pan. Invite a once amigos: unos dormirán la travesía y otros pedirán el timón.',
    'La semana cuesta {{brisaAll}}, con la mesa, el bar, el combustible y la tasa de las Bahamas, que es del {{bahamasCharterFee}} %: {{brisaAllShare}} por persona y día si van {{brisaGuests}}. A la semana bajan en Staniel Cay y toman la avioneta a Nassau, o regresan a bordo si ese día lo esperan allí otros huéspedes. Con el desalinizador, dos semanas son igual de cómodas: bajan por los cayos y vuelven o, si prefieren la arena rosada de Eleuthera, trazan el cruce con el capitán.',
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
      text: 'Del timón y el bote se ocupa el capitán; de la mesa, el cocinero. El primer día anotan cómo toma cada uno el café y qué cojín prefiere, y ustedes no lo repiten.',
    },
    gourmet: {
      title: 'Despensa para dos semanas',
      text: 'El cocinero carga fruta que madura por turnos y hornea cada mañana; el bar no depende de encontrar tienda. Si viene alguien celíaco o vegano, díganoslo antes de la compra en Nassau.',
    },
    safety: {
      title: 'Esperar la ventana',
      text: 'Los tramos abiertos se navegan con buen tiempo, y el capitán sabe esperarlo: el parque marino da para la semana entera. A bordo hay radio, chalecos y el parte de cada mañana.',
    },
    adventures: {
      title: 'Lejos de los demás',
      text: 'Almuercen en un banco de arena que solo existe en bajamar, entren con la marea en el estero de Shroud Cay y guarden una tarde para el borde del banco, donde el verde se vuelve azul de golpe.',
    },
  },
  activities: {
    snorkelling:
      'Sobre el avión hundido de Norman’s Cay, en aguas bajas, o por los arrecifes del parque marino. También pueden bucear con tanque en un centro autorizado. Avísenos antes y lo organizamos.',
    'free-diving':
      'Al borde del estrecho el fondo cae hasta perderse. Bajen de uno en uno: un compañero y un tripulante vigilan desde arriba.',
    'paddle-board':
      'Con la marea que entra, el canalizo los lleva solos hasta la laguna. Para volver esperen a que cambie, o llamen al bote.',
    fishing:
      'Si alguno quiere pescar, díganoslo al consultar y vemos qué líneas subir a bordo: fuera del parque marino, el estrecho es agua de dorados.',
    'island-hopping':
      'Allan’s, Shroud, Warderick Wells, Compass, Staniel: casi cada tarde hay otro cayo a proa. Marquen en la carta los que quieran, y el capitán les pone orden.',
    stargazing:
      'Apaguen las luces de cubierta y tiéndanse en la red de proa, en enero con una manta. Orión les queda casi encima.',
  },
} satisfies YachtCopy
