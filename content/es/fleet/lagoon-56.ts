import type { YachtCopy } from '../../copy.ts'

export const lagoon56 = {
  subtitle: '{{LagoonCabins}} camarotes, flybridge y una isla distinta casi cada tarde',
  description:
    'En el Lagoon 56, catamarán con tripulación en San Blas, el olor del pan despierta a los niños antes que el sol. Tiene {{lagoonCabins}} camarotes, cada uno con su baño, para {{lagoonGuests}} huéspedes, y una red de proa de la que no habrá quien los baje.',
  fullDescription: [
    'Desayunan en el cockpit con el traje de baño puesto y a las ocho ya están en el agua: uno rema, otro busca estrellas de mar con la máscara y el más pequeño vigila desde la red de proa, con chaleco; recibimos niños desde los {{youngestOnCatamaran}} años. Usted tiene delante una taza, una isla con palmas y el capítulo que dejó a medias.',
    'Lo dibujó VPLP, que también hace multicascos de regata: avanza con poco viento y, con 9,44 metros de manga, los {{lagoonGuests}} caben a la mesa y queda por dónde pasar. Los camarotes se reparten entre los dos cascos, con escotillas al alisio. Aire acondicionado no tiene: de enero a abril basta la brisa; en la temporada de lluvias hay noches en que no sopla. El desalinizador, el generador y los paneles solares les permiten quedarse lejos de todo puerto los días que quieran.',
    'Desde el flybridge el capitán lee el arrecife y ustedes votan qué hacer por la tarde: la isla de la fogata, la de la red de voleibol o la que no tiene nada. Cala metro y medio y fondea cerca de la playa. Es la manera más económica de que naveguen {{lagoonGuests}} por San Blas: lleno y a tarifa normal, {{lagoonShare}} por persona y día, con las tres comidas, las bebidas y el combustible.',
  ],
  crew: {
    captain:
      'Bueno con los niños y estricto con los chalecos. Guarda una lista de fondeaderos con playa de un lado y arrecife del otro, y el primer día enseña a todos el nudo con que se amarra el bote.',
    chef: 'Prepara dos menús, el de los adultos y el que con seguridad se comen los niños. Por la tarde saca algo del horno justo cuando vuelven los nadadores.',
  },
  keywords: [
    'alquiler de catamarán en San Blas',
    'Lagoon 560 San Blas',
    'catamarán familiar Panamá',
    'San Blas con niños',
  ],
  service: {
    premium: {
      title: 'Cuidan a los niños, y a usted',
      text: 'El capitán y el cocinero saben quién no come cebolla, quién duerme con una luz y a qué hora es la siesta. Mientras uno lleva en bote a la isla a los niños y a quien quiera acompañarlos, el otro prepara el almuerzo y los demás terminan el café.',
    },
    gourmet: {
      title: 'Dos turnos de cena',
      text: 'Pasta a las seis para unos y pargo con coco a las ocho para otros, si así duermen todos mejor. Si alguno come una sola marca de cereal, la compramos en la ciudad, antes de que lleguen.',
    },
    safety: {
      title: 'Chalecos de su talla',
      text: 'Mándenos la edad y el peso de cada niño y su chaleco lo estará esperando. Las reglas son pocas y valen también para los padres: en marcha nadie va solo a proa.',
    },
    adventures: {
      title: 'Que voten ellos',
      text: 'Una regata a remo por turnos, clase de nudos, un tesoro en la isla o una tarde de no hacer nada. Deciden de noche, con la carta sobre la mesa, y por la mañana pueden cambiar de opinión.',
    },
  },
  activities: {
    snorkelling:
      'El bote va siempre junto al grupo. En Chichime los pequeños empiezan donde hacen pie y, media hora después, ya señalan peces loro.',
    'free-diving':
      'Para los mayores de la familia: bajar unos metros con una sola respiración y mirar quién vive debajo del coral, mientras el capitán vigila desde arriba.',
    kayak: 'Temprano, antes de la brisa, dos reman por la orilla del manglar y ven garzas sin espantarlas.',
    'paddle-board': 'Detrás de la isla el agua parece un plato: buen sitio para aprender a remar de pie.',
    'village-visit':
      'Sus hijos verán una escuela con ventanas al mar y cómo nace una mola, puntada a puntada. Vamos cuando la comunidad nos invita, y con las cámaras guardadas.',
    'beach-barbecue':
      'Si la familia que cuida la isla da permiso, encendemos las brasas: pescado, plátano maduro y los pies en la arena. La basura vuelve con nosotros.',
  },
} satisfies YachtCopy
