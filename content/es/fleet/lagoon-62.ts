import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
  subtitle: '{{BrisaGuests}} amigos, {{brisaCabins}} camarotes y una semana de cayo en cayo',
  description:
    'De Nassau a las Exumas, {{brisaGuests}} a bordo y la mesa puesta: Brisa es un catamarán de 62 pies con tripulación. En mar abierto se agradecen sus casi diecinueve metros de eslora; de noche, los {{brisaCabins}} camarotes con baño y aire acondicionado.',
  fullDescription: [
    'A media mañana Nassau es una raya a popa y delante de las proas saltan los primeros peces voladores. El mejor puesto es el asiento del flybridge, junto al timonel, con el café en la mano. Hasta Allan’s Cay son unas {{exumaMiles}} millas, entre cinco y seis horas. A la ida los motores ayudan contra el alisio; si vuelven navegando, empuja el viento. La red de proa la estrenan después, de cayo en cayo.',
    'Durante el cruce unos duermen y otros piden el timón; quien se maree lo avisa antes, y el capitán escoge la hora más calma. Después los tramos son cortos: iguanas en la primera playa, un estero entre mangles, un parque marino donde no se pesca. A las cinco suena el hielo junto a la mesa de popa: la máquina está ahí mismo. De noche los {{brisaGuests}} caben a la vez en el salón, de maderas claras y con las ventanas abiertas al fondeadero.',
    'La semana suele acabar frente a Staniel Cay, y una avioneta (unos US$ {{stanielSeat}} por persona, aparte) los devuelve a Nassau; al abrir su semana en el calendario verán dónde termina. Brisa lleva desalinizador, así que dos semanas son igual de cómodas: bajan por los cayos y vuelven, o cruzan a Eleuthera, la de la arena rosada. La semana cuesta {{brisaAll}} para todos, con la mesa, el bar, el combustible y la tasa de las Bahamas, que es del {{bahamasCharterFee}} %: {{brisaAllShare}} por persona y día si van {{brisaGuests}}.',
  ],
  crew: {
    captain:
      'Disfruta los tramos largos y deja el timón a quien se anime. Cada noche les cuenta el viento de mañana y lo dibuja en una servilleta.',
    chef: 'Repite solo lo que ustedes pidan: dorado del muelle, caracol si es temporada, yuca frita y, de postre, guayaba de los mercados de Nassau.',
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
      text: 'Del timón y el bote se ocupa el capitán; de la mesa, el cocinero. El primer día anotan quién madruga y quién no come picante, y ustedes no lo repiten. Hay además litera para un marinero.',
    },
    gourmet: {
      title: 'La despensa, llena',
      text: 'El cocinero escoge en Nassau fruta que madura por turnos, llena el bar y después hornea cada mañana. Si viene alguien celíaco o vegano, dígannoslo antes de esa compra.',
    },
    safety: {
      title: 'Sin prisa con el tiempo',
      text: 'Los tramos abiertos se navegan con buen tiempo, y el capitán sabe esperarlo: el parque marino da para la semana entera. A bordo hay radio, chalecos y el parte de cada mañana.',
    },
    adventures: {
      title: 'Lejos de los demás',
      text: 'Almuercen en un banco de arena que solo existe en bajamar, entren con la marea en el estero de Shroud Cay y guarden una tarde para el borde del banco, donde el verde se vuelve azul de golpe.',
    },
  },
  activities: {
    snorkelling:
      'Por los arrecifes del parque marino. Si vienen más de una semana y vuelven navegando a Nassau, también sobre el avión hundido de Norman’s Cay, en aguas bajas. Para bucear con tanque hay un centro autorizado: avísennos antes y lo organizamos.',
    'free-diving':
      'Al borde del estrecho el fondo cae hasta perderse. Bajen de uno en uno: un compañero y un tripulante vigilan desde arriba.',
    'paddle-board':
      'Con la marea que entra, el canalizo los lleva solos hasta la laguna. Para volver esperen a que cambie, o llamen al bote.',
    fishing:
      'Si alguno quiere pescar, dígannoslo al consultar y vemos qué líneas subir a bordo: fuera del parque marino, el estrecho es agua de dorados.',
    'island-hopping':
      'Allan’s, Shroud, Warderick Wells: tramo a tramo aparece otro cayo a proa. Marquen en la carta los que quieran, y el capitán les pone orden.',
    stargazing:
      'Apaguen las luces de cubierta y tiéndanse en la red de proa, en enero con una manta. Orión les queda en lo alto.',
  },
} satisfies YachtCopy
