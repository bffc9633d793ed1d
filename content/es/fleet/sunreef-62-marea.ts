import type { YachtCopy } from '../../copy.ts'

export const sunreef62Marea = {
  subtitle: 'Para {{mareaGuests}} en San Blas: el alisio de día, aire acondicionado de noche',
  description:
    'Alquile Marea en San Blas: catamarán de 62 pies para {{mareaGuests}}, {{mareaCabins}} camarotes con baño, capitán y cocinero. Tiene flybridge y, de nuestros barcos en estas islas, es el más largo y el único con aire acondicionado.',
  fullDescription: [
    'Suba al flybridge con la primera taza del día. Desde allí arriba verá el arrecife dibujado en verde y pardo, la línea blanca donde rompe el Caribe y, debajo del barco, agua quieta. Para cuando llamen a la mesa, los niños se habrán adueñado de las redes de proa, dos personas volverán a nado de la isla y una tercera seguirá dormida en los cojines, a la sombra.',
    'Son casi diecinueve metros de eslora y más de nueve de manga: los {{mareaGuests}} comen en el cockpit y suben después al flybridge a conversar. El desalinizador repone el agua dulce, así que dúchense todas las veces que salgan del mar. Con el alisio, Marea avanza a unos ocho nudos casi sin inclinarse. Los abuelos leen y los nietos van al timón.',
    'Llénenla con dos familias amigas o con tres generaciones de una sola. El precio es por el barco, vengan seis o {{mareaGuests}}: completa, son {{mareaShare}} por persona y día con tripulación, comidas, bebidas y combustible. Salió del astillero de Gdańsk en 2008, y preferimos que lo sepan aquí y no en el muelle.',
  ],
  crew: {
    captain:
      'Conoce los pasos de San Blas por el color del agua y saluda por su nombre a quienes cuidan las islas. La primera mañana les muestra el barco, pregunta qué quieren ver y con eso traza la semana.',
    chef: 'Cuando se acerca un cayuco, él ya está en la escalera, con el balde. De ahí salen el pescado del día, el arroz con coco y, en su temporada, la langosta para {{mareaGuests}}.',
  },
  keywords: [
    'Sunreef 62',
    'alquiler de catamarán San Blas',
    'catamarán con aire acondicionado Panamá',
    'yate {{mareaGuests}} huéspedes Panamá',
  ],
  service: {
    premium: {
      title: 'Mientras ustedes nadan',
      text: 'La tripulación tiende las camas y enjuaga la cubierta. Cuando suben hay toallas secas y limonada. Cuéntenos antes sus costumbres y no tendrán que repetirlas.',
    },
    gourmet: {
      title: 'Mesa para {{mareaGuests}}',
      text: 'Tres comidas al día en la mesa del cockpit: pargo a la plancha, arroz con coco, piña madura. Díganos las alergias antes de la compra grande, que hacemos en la ciudad.',
    },
    safety: {
      title: 'Con buena luz',
      text: 'El arrecife pide buena luz, así que el capitán navega por la mañana y fondea temprano. Hay chalecos para todos, radio y el pronóstico de cada día, que les cuenta con el café.',
    },
    adventures: {
      title: 'Cada generación, lo suyo',
      text: 'Los mayores leen en el flybridge, los jóvenes van a la isla en paddle board y, en la red, los niños esperan delfines. El capitán traza el día para los tres y los junta a la hora de comer.',
    },
  },
  activities: {
    snorkelling:
      'En la “piscina” de los Cayos Holandeses los niños practican sobre arena clara. Los demás siguen el borde del arrecife, con el bote detrás.',
    'free-diving':
      'El capitán les enseña a compensar los oídos y a bajar con calma hasta la cornisa, donde a veces duerme un tiburón nodriza. Siempre de a dos: uno abajo y otro mirando.',
    'paddle-board':
      'Al amanecer, entre las dos islas de Chichime, el agua está plana y bajo la tabla pasan estrellas de mar.',
    'island-hopping':
      'De Chichime a los Cayos Limones y de allí a los Holandeses y Coco Bandero: vela por la mañana y, por la tarde, una playa distinta.',
    'village-visit':
      'En las islas Gardi un guía guna los lleva por el museo y les cuenta de dónde vienen los dibujos de las molas. Pregunten antes de cada foto y compren a quien cosió.',
    'sunset-cruise':
      'Cuando el sol ya no quema, el capitán da una vuelta por aguas que conoce: la luz baja, el flybridge y algo frío en la mano. Fondea antes de que oscurezca, porque entre corales solo navegamos de día.',
  },
} satisfies YachtCopy
