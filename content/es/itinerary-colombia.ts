import type { ItineraryCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Itinerario en yate: Cartagena y Rosario',
    description:
      'Siete, diez o catorce días en yate con tripulación: Cartagena, Islas del Rosario, Tintipán y Múcura en San Bernardo, Cholón. Distancias y horas de camino.',
    keywords: [
      'itinerario Cartagena',
      'ruta islas del Rosario',
      'San Bernardo en yate',
      'Tintipán',
      'Cholón',
    ],
  },
  title: 'De la muralla *al Rosario*',
  lead: 'Cenen en cubierta frente a las torres de Cartagena, despierten junto a los manglares de San Bernardo y vuelvan por el coral del Rosario. El tramo más largo toma cerca de hora y media con Macan, a motor, y unas siete horas con Guji, a vela.',
  paragraphs: [
    'En la ciudad duermen al ancla, frente a la muralla, y el bote los lleva al muelle en unos minutos, a cualquier hora de la noche.',
    'El plan va de sábado a sábado por una razón: los domingos las lanchas de la ciudad llenan las islas cercanas. Ese día ustedes ya están en San Bernardo, y al Rosario y a Cholón llegan entre semana. Si el viaje dura más, el segundo domingo los encuentra en San Martín: con Macan bajan al arrecife a primera hora; a vela, al caer la tarde, cuando las lanchas ya se han ido. Si empiezan otro día, el capitán llega a las islas antes que las lanchas. De enero a marzo la brisa entra por la tarde y se navega a primera hora; si sopla demasiado para ir a San Bernardo, pasan esos dos días entre el Rosario y Barú.',
    'Macan lleva {{macanGuests}} huéspedes. ¿Prefieren la vela? Guji, o un catamarán, viene para ustedes desde San Blas. El domingo navegan unas siete horas con el viento por la popa; el regreso al Rosario toma cuatro, y los demás tramos de la semana, tres o menos.',
  ],
  route: {
    opening: 'Salen de Cartagena hacia las islas,',
    visits: {
      tintipan: 'entran en bote en los manglares de Tintipán',
      mucura: 'dejan una tarde para la hamaca en Múcura',
      sanMartin: 'se ponen la máscara en el arrecife de San Martín',
      islaGrande: 'entran en la laguna de Isla Grande',
      cholon: 'comen ostras al costado del barco en Cholón',
    },
  },
  days: [
    {
      title: 'Embarque en la bahía',
      location: 'Cartagena',
      activities: [
        'Del aeropuerto al muelle es un trayecto corto; allí los recoge el bote',
        'Conocen el barco, el camarote y al cocinero',
        'Cruzan en bote y caminan por la muralla cuando baja el calor',
        'Cenan a bordo, con las torres iluminadas enfrente',
      ],
      highlights: ['Atardecer en la muralla', 'Noche al ancla'],
    },
    {
      title: 'Al sur, a San Bernardo',
      location: 'Isla Tintipán',
      activities: [
        {
          line: 'Salen por Bocachica al amanecer y bajan hacia el sur, con el viento a favor',
          motor: 'Salen por Bocachica, entre los fuertes, y bajan hacia el sur con la mar por la popa',
        },
        'Entran en bote por los canales del manglar',
        'Pasan frente a Santa Cruz del Islote, donde las casas llegan al agua',
        {
          line: 'Se bañan de noche, entre chispas de plancton si la luna lo permite',
          moonlit: 'Se bañan de noche junto a la escalera, a la luz de la luna',
          dark: 'Se bañan de noche entre chispas de plancton',
        },
      ],
      highlights: ['Manglar de Tintipán', 'Un islote lleno de casas'],
    },
    {
      title: 'Agua baja frente a Múcura',
      location: 'Isla Múcura',
      activities: [
        'Un salto a la isla vecina, y el ancla cae otra vez',
        'Encuentran playa clara y agua baja, también para quien no nada',
        'Pasean por el caserío, y el cocinero compra el pescado',
        'Almuerzan tarde, pescado a la plancha, y el resto es hamaca',
      ],
      highlights: ['Playa de agua baja', 'Tramo corto'],
    },
    {
      title: 'El primer arrecife',
      location: 'San Martín de Pajarales',
      activities: [
        {
          line: 'Vuelven hacia el norte, con la brisa de frente',
          motor: 'Vuelven hacia el norte temprano, con la mar aún llana',
        },
        'Fondean frente a la isla del Oceanario',
        'Se ponen la máscara al abrigo de la isla',
        'El cocinero sirve el pescado que compró en San Bernardo',
      ],
      highlights: ['Arrecife abrigado', 'Isla del Oceanario'],
    },
    {
      title: 'La laguna de Isla Grande',
      location: 'Isla Grande',
      activities: [
        'Un último baño sobre el coral antes de levar: Isla Grande queda al lado',
        'Se ponen la máscara entre abanicos de mar, en el parque nacional',
        {
          line: 'Entran en bote en la laguna interior, cuando las lanchas de la ciudad ya se fueron',
          weekend: 'Entran en la laguna temprano, antes de que lleguen las lanchas de la ciudad',
        },
        'Cenan fondeados, con la brisa que cruza la isla',
      ],
      highlights: ['Corales del Rosario', 'Laguna entre mangles'],
    },
    {
      title: 'La ciénaga de las garzas',
      location: 'Cholón',
      activities: [
        'Es un tramo corto a Barú, y el capitán entra por un canal sinuoso',
        'Un ostrero arrima su lancha y les abre ostras con limón',
        'Pasean en bote entre los mangles',
        {
          line: 'En fin de semana fondean en otra bahía más callada',
          weekday: 'Entre semana la ciénaga está callada, y el ancla baja donde mejor se ve',
          weekend: 'Es fin de semana y salen lanchas de la ciudad: el capitán tiene otra bahía más callada',
        },
      ],
      highlights: ['Cholón entre semana', 'Ostras'],
    },
    {
      title: 'La ciudad otra vez',
      location: 'Cartagena',
      activities: [
        'Zarpan antes de la brisa',
        'Pasan entre los fuertes y fondean frente a la muralla',
        'Pasan la tarde entre las plazas del centro y cenan en una de ellas, por su cuenta',
        'Vuelven en bote y duermen al ancla; por la mañana, después del desayuno, el bote los deja en el muelle con su equipaje',
      ],
      highlights: ['Ciudad amurallada', 'Noche en la bahía'],
    },
    {
      title: 'Los fuertes del canal',
      location: 'Bocachica',
      activities: [
        { line: 'Cruzan la bahía en una hora', motor: 'Dan un paseo corto por la bahía' },
        'Un guía del pueblo les muestra San Fernando y la Batería de San José',
        'Almuerzan pescado frito y arroz con coco',
        'Por la tarde se bañan frente a Tierrabomba, lejos del canal de los buques',
      ],
      highlights: ['Fuertes del siglo XVIII', 'Almuerzo en el pueblo'],
    },
    {
      title: 'Un día de arrecife',
      location: 'San Martín de Pajarales',
      activities: [
        {
          line: 'Vuelven a San Martín, esta vez para pasar el día en el agua',
          weekend: 'Vuelven a San Martín; al agua, temprano y por la tarde, cuando las lanchas ya se fueron',
        },
        'Bajan a pulmón, o con tanque en un centro autorizado si tienen certificado',
        'Vuelven al agua hacia las cinco, cuando salen los peces',
        'Duermen al abrigo de la isla',
      ],
      highlights: ['Noche en el parque', 'Buceo con tanque posible'],
    },
    {
      title: 'Getsemaní',
      location: 'Cartagena',
      activities: [
        {
          line: 'Regresan de cara a la brisa, con la ciudad creciendo por la proa',
          motor: 'Regresan por la mañana, con la ciudad creciendo por la proa',
        },
        'Recorren Getsemaní a pie: paredes pintadas, puertas abiertas',
        'Prueban en un puesto níspero, zapote y corozo',
        'Cenan con música en una plaza, por su cuenta; el bote los espera en el muelle',
      ],
      highlights: ['Paredes pintadas', 'Cena con música'],
    },
    {
      title: 'El bosque seco de Isla Grande',
      location: 'Isla Grande',
      activities: [
        'Zarpan temprano, esta vez con los zapatos a mano',
        'Caminan por el bosque seco con un guía de la isla',
        'Nadan sobre el arrecife, por el lado abrigado',
        'Cenan en cubierta arroz con coco y pescado',
      ],
      highlights: ['Sendero con guía', 'Arrecife'],
    },
    {
      title: 'La otra orilla de Múcura',
      location: 'Isla Múcura',
      activities: [
        {
          line: 'Bajan a San Bernardo, con el viento a favor',
          motor: 'Bajan a San Bernardo antes de que sople',
        },
        {
          line: 'Toman el timón, con el capitán al lado',
          motor: 'Se turnan en el asiento junto al capitán',
        },
        'Fondean al otro lado de la isla, frente a otra playa',
        'Cenan en la playa',
      ],
      highlights: ['La otra playa de Múcura', 'Otra vez al sur'],
    },
    {
      title: 'Con la carta sobre la mesa',
      location: 'San Martín de Pajarales',
      activities: [
        'Desayunan frente a Múcura y vuelven a San Martín por última vez',
        'El capitán les muestra en la carta por dónde han andado',
        'Almuerzan arroz con camarones y, de postre, cocadas',
        'Si el mar está quieto, nadan por el borde de afuera, el que les faltaba',
      ],
      highlights: ['Cocadas de postre', 'Borde exterior del arrecife'],
    },
    {
      title: 'De vuelta, hacia las torres',
      location: 'Cartagena',
      activities: [
        'Se bañan al amanecer y desayunan al ancla',
        'Vuelven a la bahía antes de la brisa',
        'Almuerzan ya al ancla, en la bahía',
        'Cenan en cubierta por última vez; por la mañana, después del desayuno, el bote los deja en el muelle',
      ],
      highlights: ['Entrada por Bocachica', 'Aeropuerto a mano'],
    },
  ],
  leisure: [
    'Los túneles de Tintipán a primera hora, cuando nadie ha movido el agua',
    'Nada de nada frente a Múcura, mientras dure el gusto',
    'El Rosario, con inmersiones en un centro autorizado para quien tenga certificado',
    'Cholón sin las lanchas de la ciudad, cuando la ciénaga es de las garzas',
    'Cartagena de nuevo, con una mañana en el castillo de San Felipe',
  ],
  closing: {
    title: '¿Más ciudad o más mar?',
    text: 'La proporción la deciden ustedes: una noche más en Cartagena, por ejemplo, o dos más en San Bernardo. Con el día de su vuelo acomodamos las islas.',
  },
} satisfies ItineraryCopy
