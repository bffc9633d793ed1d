import type { YachtCopy } from '../../copy.ts'

export const sunreef62Marea = {
  subtitle: 'Un catamarán de 62 pies para {{mareaGuests}}, en San Blas',
  description:
    'Marea es un Sunreef 62 de cinco camarotes y flybridge, con lugar para {{mareaGuests}} huéspedes en San Blas. Salió del astillero de Gdańsk en 2008 y es nuestro catamarán más grande en estas islas.',
  fullDescription: [
    'Con casi diecinueve metros de eslora y más de nueve de manga, Marea parece en el fondeadero una casa pequeña con buena vista. Las mañanas empiezan en el flybridge: el timón, la mesa y los cojines comparten un mismo nivel, y desde esa altura el arrecife se lee como un dibujo en verde y pardo. A media tarde el grupo ya se repartió entre las redes de proa y la sombra del cockpit, y siempre falta alguien que encontró dónde dormir la siesta y no piensa decirlo.',
    'Cada uno de los cinco camarotes tiene su baño y su aire acondicionado. El desalinizador fabrica agua dulce a bordo, de modo que los niños pueden volver del mar cuatro veces al día sin que nadie lleve la cuenta de las duchas. Con el alisio navega a unos ocho nudos, casi sin escora; por eso embarcamos en Marea a abuelos y a nietos sin pensarlo dos veces.',
    'Pasa la temporada entre las islas de Guna Yala y, cuando el viaje da para ello, va también a Cartagena y a las islas del Rosario. Conviene a dos familias amigas o a una sola muy numerosa: hay espacio para comer todos juntos y también para perderse de vista hasta la cena.',
  ],
  crew: {
    captain:
      'Conoce los pasos de San Blas por su color y a quienes cuidan las islas por su nombre. La explicación de la primera mañana es corta y merece atención.',
    chef: 'Cocina para {{mareaGuests}} y compra a los cayucos que se acercan. El arroz con coco no falta; la langosta llega en su temporada.',
  },
  keywords: [
    'Sunreef 62',
    'catamarán Marea',
    'catamarán grande San Blas',
    'yate {{mareaGuests}} huéspedes Panamá',
  ],
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
    'free-diving':
      'Con una sola respiración se baja cinco o diez metros y se mira con calma bajo la cornisa. Sin tanque no hay burbujas y los peces tímidos no se van; siempre hay alguien que mira desde arriba.',
    'paddle-board':
      'Detrás de una isla el agua está plana y caerse no cuesta nada. Debajo pasan la pradera marina y las estrellas de mar.',
    'island-hopping':
      'Una o dos horas a vela, un baño, el almuerzo y otra isla. El capitán ordena las paradas según el viento, y si una le gustó, se queda una noche más.',
    'village-visit':
      'Se entra con permiso y con alguien del lugar. Se pregunta antes de fotografiar y se compra a quien cose.',
    'sunset-cruise':
      'Una hora de navegación con la luz baja y algo frío en la mano. Antes de que oscurezca, el barco está otra vez al ancla.',
  },
} satisfies YachtCopy
