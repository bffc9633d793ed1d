import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
  subtitle: 'Desayunar en Cartagena y, tres cuartos de hora después, nadar en el arrecife',
  description:
    'Macan, nuestro yate a motor en Cartagena, llega a las islas del Rosario antes de que apriete el sol. Lleva capitán y cocinero, y {{macanGuests}} huéspedes duermen en {{macanCabins}} camarotes con baño y aire acondicionado.',
  fullDescription: [
    'Desayunen con la Ciudad Amurallada por la popa y estén a media mañana en el agua, frente a Isla Grande. A unos 32 nudos de crucero también San Bernardo queda a mano, a hora y media. Un día de mar tranquila almuerzan con los pies en el agua en Tintipán, otro se quedan en Barú, y con la última luz fondean otra vez ante una ciudad que a esa hora empieza.',
    'Lo empujan dos motores MAN de 1.550 caballos con hélices de superficie, que levantan por la popa un penacho de agua blanca. Si quieren verlo a 47 nudos, su velocidad máxima, pídanselo una vez al capitán. Fondeado es otro barco: una colchoneta en proa, otra en popa sobre el garaje del bote, la mesa a la sombra entre las dos y, abajo, {{macanCabins}} camarotes frescos para la siesta. Cala 1,32 metros, y en Barú los deja cerca de la orilla. No lleva desalinizador: los 901 litros de agua se cargan en puerto, y en las islas las duchas son cortas.',
    'En un yate así el combustible suele llegar en una factura aparte. Aquí está en el precio, con la tripulación, la mesa y el bar: {{macanShare}} por persona y día si van {{macanGuests}}. De enero a marzo, cuando la brisa de la tarde levanta ola, el capitán zarpa temprano y antes del mediodía ya está fondeado. Macan recibe niños desde los {{youngestOnMotorYacht}} años.',
  ],
  crew: {
    captain:
      'Corre cuando el mar lo permite y afloja antes de que se lo pidan. Cada noche les dice si el día siguiente será del Rosario o de San Bernardo, y a qué hora conviene salir.',
    chef: 'Está en el mercado de Bazurto al amanecer y vuelve con fruta, camarón y pargo. Cuando ustedes salen del agua, la mesa está puesta.',
  },
  keywords: [
    'alquiler de yate en Cartagena',
    'Pershing 64',
    'yate a motor Cartagena',
    'islas del Rosario en yate privado',
  ],
  service: {
    premium: {
      title: 'El traje de baño, desde el desayuno',
      text: 'La tripulación los recibe con agua de coco, y la mesa de la cena ya está puesta. A la mañana siguiente, en menos de una hora están en el agua.',
    },
    gourmet: {
      title: 'Cocina cartagenera',
      text: 'Al ancla, a la sombra, almuerzan arroz con camarón, posta y limonada de coco. La cena es a bordo, con la bahía encendida alrededor, o en tierra, por su cuenta: el bote los lleva al muelle en unos minutos y los trae.',
    },
    safety: {
      title: 'La velocidad, con cabeza',
      text: 'El capitán mira el mar antes de acelerar, aprovecha la calma de la mañana y deja la tarde para estar al ancla. Si la brisa se adelanta, nadan más cerca.',
    },
    adventures: {
      title: 'Dos archipiélagos',
      text: 'Un día, los manglares de San Bernardo; otro, el coral del Rosario. O un martes entero en la ciénaga de Cholón, cuando las lanchas de excursión se quedan en la ciudad.',
    },
  },
  activities: {
    'fast-day-trips':
      'Zarpan de Cartagena después del desayuno y almuerzan en San Bernardo: lo que a vela ocupa casi un día entero, Macan lo recorre en una hora y media.',
    snorkelling:
      'Abanicos de mar y peces loro frente a Isla Grande y San Martín, dentro del parque nacional. Cuando llegan las excursiones, ustedes ya salen del agua.',
    swimming:
      'La plataforma de popa queda casi a ras del agua, con su escalera. Bajan de la colchoneta al mar sin ponerse sandalias.',
    'old-town-visit':
      'Bajen del bote cuando afloja el calor: Getsemaní, San Diego, la muralla hasta Las Bóvedas, con un guía de la ciudad o por su cuenta.',
    'sunset-cruise':
      'Una hora por la bahía, mientras el sol cae hacia Tierrabomba y las cúpulas cambian de color, con los motores en voz baja.',
  },
} satisfies YachtCopy
