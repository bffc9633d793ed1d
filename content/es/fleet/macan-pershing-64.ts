import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
  subtitle: 'Del muelle de Cartagena al arrecife en cuarenta minutos',
  description:
    'Con Macan, un yate a motor en Cartagena para {{macanGuests}}, el arrecife del Rosario queda a cuarenta minutos del muelle. Lleva capitán, cocinero y {{macanCabins}} camarotes con aire acondicionado.',
  fullDescription: [
    'Desayunen en la Ciudad Amurallada y, antes de que apriete el sol, pónganse la máscara frente a Isla Grande. A unos 32 nudos de crucero también San Bernardo queda cerca, a hora y media: un día almuerzan con los pies en el agua en Tintipán, otro se quedan en Barú, y siempre vuelven con la última luz a una ciudad que a esa hora empieza.',
    'Lo empujan dos motores MAN de 1.550 caballos con hélices de superficie, que levantan por la popa una pluma blanca. Si quieren verlo a 47 nudos, su velocidad máxima, pídanselo una vez al capitán. Fondeado, cambia de carácter: una colchoneta en proa, otra en popa sobre el garaje del bote y, entre ambas, la mesa a la sombra. Como cala 1,32 metros, el capitán los deja cerca de la orilla de Barú.',
    'Con Macan los días son de las islas y las noches, de Cartagena. En un yate así el combustible suele llegar en una factura aparte; aquí está en el precio, con la tripulación, la mesa y el bar: {{macanShare}} por persona y día si van {{macanGuests}}. A esa velocidad, la brisa de la tarde se siente. Si alguno se marea, zarpen temprano y vuelvan al mediodía.',
  ],
  crew: {
    captain:
      'Corre cuando el mar lo permite y afloja antes de que usted se lo pida. Cada noche les dice si el día siguiente será de Rosario o de San Bernardo, y a qué hora conviene salir.',
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
      title: 'Del muelle al agua',
      text: 'La tripulación los espera con toallas secas, agua de coco y el plan de la mañana. Ustedes traen el traje de baño y el hambre.',
    },
    gourmet: {
      title: 'Cocina cartagenera',
      text: 'Arroz con camarón, posta, limonada de coco: el almuerzo los espera fondeados, a la sombra. La cena puede ser a bordo, con la bahía encendida alrededor.',
    },
    safety: {
      title: 'La velocidad, con cabeza',
      text: 'El capitán mira el mar antes de acelerar y aprovecha la calma de la mañana. Lleva radio, chalecos para todos y dos motores independientes.',
    },
    adventures: {
      title: 'Dos archipiélagos',
      text: 'Coral en el Rosario por la mañana y almuerzo en San Bernardo, o un martes entero en la ciénaga de Cholón, cuando las lanchas se quedan en la ciudad.',
    },
  },
  activities: {
    'fast-day-trips':
      'Desayuno en Cartagena, almuerzo en San Bernardo y regreso con la última luz: lo que a vela ocupa dos mañanas, Macan lo recorre en una hora y media.',
    snorkelling:
      'Abanicos de mar y peces loro frente a Isla Grande y San Martín, dentro del parque nacional. Cuando llegan las excursiones, ustedes ya salen del agua.',
    swimming:
      'La plataforma de popa queda casi a ras del agua, con su escalera. Los primeros en saltar suelen ser los que habían dicho que hoy no.',
    'old-town-visit':
      'Bajen cuando afloja el calor: Getsemaní, San Diego, la muralla hasta Las Bóvedas, con un guía de la ciudad o por su cuenta.',
    'sunset-cruise':
      'Una hora por la bahía, mientras el sol cae hacia Tierra Bomba y las cúpulas cambian de color, con los motores en voz baja.',
  },
} satisfies YachtCopy
