import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
  subtitle: 'Seis camarotes sobre el banco de las Exumas',
  description:
    'El Bali 5.4 aloja a {{baliGuests}} huéspedes en seis camarotes y cala 1,45 metros, buena medida para las Bahamas. El salón se abre al cockpit sin un solo escalón.',
  fullDescription: [
    'Entre las proas, donde casi todos los catamaranes llevan red, el Bali tiene cubierta y encima una sala al aire libre. La diferencia se agradece a las diez de la mañana, cuando {{baliGuests}} personas buscan la misma brisa. A popa, la pared de vidrio del salón se levanta entera y el desayuno no queda ni adentro ni afuera. Quien prefiera ver hacia dónde va el barco sube con su taza al flybridge.',
    'Mide 16,80 metros de eslora por 8,70 de manga y es obra de Olivier Poncin y Xavier Faÿ para el grupo Catana. Los seis camarotes tienen baño y aire acondicionado, y por eso lo proponemos a las familias que viajan con abuelos y nietos, o a los amigos que se reúnen por un cumpleaños. El desalinizador trabaja todos los días, de modo que las doce duchas de la tarde no son problema de nadie.',
    'Sobre el banco de las Exumas el fondo pasa a tres metros durante millas, blanco y rizado como la arena en bajamar. Gracias a su poco calado, el Bali fondea donde el color es más claro, y el último trecho hasta la playa se hace en kayak o en tabla de remo. Al atardecer se enciende la parrilla de popa y el grupo, que anduvo disperso todo el día, aparece sin que nadie lo llame.',
  ],
  crew: {
    captain:
      'Calcula los pasos de las Exumas con la marea y sabe qué fondeadero conviene con cada viento. También sabe qué mañanas están de buen humor los cerdos.',
    chef: 'Cocina para {{baliGuests}} con naturalidad: mero en su temporada, johnnycake recién horneado y una fuente de arroz con guandú que da dos vueltas a la mesa.',
  },
  keywords: ['Bali 5.4', 'catamarán {{baliGuests}} huéspedes', 'seis camarotes Bahamas', 'Exumas en familia'],
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
    swimming:
      'La escalera siempre está puesta, con una ducha de agua dulce al lado. Quien madruga tiene el fondeadero para sí.',
    'paddle-board':
      'Detrás de una isla el agua está plana y caerse no cuesta nada. Debajo pasan la pradera marina y las estrellas de mar.',
    kayak:
      'Se entra al manglar sin ruido y se cruzan bajos donde el bote tocaría. Mejor en la primera hora de luz, antes de la brisa.',
    'beach-barbecue': 'Con permiso de quien cuida la isla: brasas, pescado del día y los pies en la arena.',
    'island-hopping':
      'Una o dos horas a vela, un baño, el almuerzo y otra isla. El capitán ordena las paradas según el viento, y si una le gustó, se queda una noche más.',
  },
} satisfies YachtCopy
