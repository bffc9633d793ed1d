import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Chárter de yates con tripulación en el Caribe',
    description: 'Siete yates con capitán y cocinero para navegar San Blas, Cartagena, Cuba y las Bahamas. Tripulación, comidas y combustible en un precio que se entiende.',
    keywords: ['chárter de yates Caribe', 'yate con tripulación', 'catamarán San Blas', 'alquiler de yate Panamá', 'chef a bordo', 'vacaciones a vela'],
  },
  hero: {
    kicker: 'Chárter con tripulación desde Panamá',
    title: 'Amanecer al ancla, *detrás del arrecife*',
    lead: 'Siete yates para navegar Panamá, Colombia, Cuba y las Bahamas. El capitán conoce los pasos; el cocinero, a los pescadores.',
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
      'Los alisios son los vientos que traen velas a estas costas desde hace cinco siglos; de ellos tomamos el nombre. Somos una empresa familiar de Panamá y solo enviamos al mar tripulaciones con las que nosotros mismos hemos comido y dormido a bordo.',
      'Cuando usted escribe, le responde alguien que sabe de qué lado de la isla se duerme tranquilo en enero, cuánto cuesta el traslado y cuál es el camarote más fresco.',
    ],
    link: 'Quiénes somos',
    caption: 'A vela con la primera luz, la costa aún entre la bruma',
  },
  services: {
    title: 'Así se vive a bordo',
    items: {
      sailing: { title: 'Navegar sin prisa', text: 'Tramos cortos por la mañana y, al mediodía, ya fondeados. El capitán se ocupa de las velas y del tiempo; el timón es suyo cuando lo pida.' },
      tours: { title: 'En tierra, con gente del lugar', text: 'Una comunidad guna que invita, las murallas de Cartagena al caer la tarde, los portales de La Habana a pie. El guía vive allí y el grupo es solo el suyo.' },
      tropics: { title: 'El trópico, de cerca', text: 'Rayas águila sobre la pradera marina, pelícanos a la hora del desayuno, una fogata en la arena con permiso del dueño. Las máscaras esperan en popa.' },
      premium: { title: 'Un servicio que se fija en lo pequeño', text: 'Alergias, cumpleaños, el niño que solo come pasta: la tripulación lo sabe antes de que usted embarque. El café llega sin que nadie lo pida.' },
    },
  },
  journal: { title: 'Del cuaderno de bitácora', lead: 'Cinco lecturas largas sobre la cocina, el agua, la gente de las islas y las razones para viajar en barco.', read: 'Leer' },
  closing: { title: 'Díganos cuándo y con quién', text: 'Basta un mes y un número de personas. Le responderemos con dos o tres barcos adecuados, lo que cuesta cada uno y lo que ese precio no incluye.', contact: 'Escríbanos' },
} satisfies HomeCopy
