import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Chárter de yates con tripulación en el Caribe',
    description: 'Siete yates con capitán y cocinero en San Blas, Cartagena, Cuba y las Bahamas. Comidas, combustible y tripulación en un solo precio, dicho con claridad.',
    keywords: ['chárter de yates Caribe', 'yate con tripulación', 'catamarán San Blas', 'alquiler de yate Panamá', 'chef a bordo', 'vacaciones a vela'],
  },
  hero: {
    kicker: 'Chárter con tripulación desde {city}',
    title: 'Despertar fondeado *detrás del arrecife*',
    lead: 'Siete yates en Panamá, Colombia, Cuba y las Bahamas. En cada uno, un capitán que conoce los pasos y un cocinero que conoce a los pescadores.',
    flySail: 'Planear vuelo y yate',
    contact: 'Consultar fechas',
    caption: 'Al ancla, al abrigo de los Cayos Holandeses',
  },
  fleet: {
    title: 'Barcos que conocemos de memoria',
    lead: 'Cinco catamaranes, un velero y un yate a motor. Aquí van tres de los siete; todos zarpan con capitán y cocinero.',
    all: 'Ver los siete yates',
  },
  destinations: {
    title: 'Cuatro costas, *un mismo viento*',
    lead: 'De diciembre a abril el alisio sopla sobre todas. Cambian el color del agua y lo que espera en tierra.',
  },
  about: {
    title: 'Una familia con los pies en el agua',
    paragraphs: [
      'Los alisios son los vientos que empujan estas costas desde que hay velas. Somos una empresa familiar de {city} y solo enviamos al mar tripulaciones con las que nosotros mismos hemos comido y dormido a bordo.',
      'Cuando usted nos escribe, responde alguien que sabe de qué lado de la isla se duerme tranquilo en enero, cuánto cuesta el traslado y cuál es el camarote más fresco.',
    ],
    link: 'Quiénes somos',
    caption: 'El primer café en popa, antes de que entre la brisa',
  },
  services: {
    title: 'Así se vive a bordo',
    items: {
      sailing: { title: 'Navegar sin prisa', text: 'Tramos cortos por la mañana y al mediodía ya fondeados. El capitán se ocupa de las velas y del tiempo; el timón es suyo cuando lo pida.' },
      tours: { title: 'En tierra, con gente del lugar', text: 'Una comunidad guna que invita, las murallas de Cartagena al caer la tarde, los portales de La Habana a pie. Guías locales y nadie con un cartel.' },
      tropics: { title: 'El trópico, de cerca', text: 'Rayas águila sobre la pradera marina, pelícanos a la hora del desayuno, una fogata en la arena. Máscaras y kayaks esperan en popa.' },
      premium: { title: 'Un servicio atento', text: 'Alergias, cumpleaños, el niño que solo come pasta: la tripulación lo sabe antes de que usted embarque. El café llega sin pedirlo.' },
    },
  },
  journal: { title: 'Del cuaderno de bitácora', lead: 'Cinco lecturas largas sobre la cocina, el agua, la gente de las islas y las razones para viajar en barco.', read: 'Leer' },
  closing: { title: 'Díganos cuándo y con quién', text: 'Basta un mes y un número de personas. Le respondemos con dos o tres barcos adecuados, lo que cuesta cada uno y lo que ese precio no incluye.', contact: 'Escríbanos' },
} satisfies HomeCopy
