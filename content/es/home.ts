import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Chárter de yates con tripulación en el Caribe',
    description:
      'Siete yates con capitán y cocinero en San Blas, Cartagena y las Bahamas, y a pedido en Cuba: tripulación, comidas, bebidas y combustible en un solo precio.',
    keywords: [
      'chárter de yates Caribe',
      'yate con tripulación',
      'catamarán San Blas',
      'alquiler de yate Panamá',
      'chef a bordo',
      'vacaciones a vela',
    ],
  },
  hero: {
    kicker: 'Chárter con tripulación desde Panamá',
    title: 'Amanecer al ancla, | *detrás del arrecife*',
    lead: 'Siete yates en Panamá, Colombia y las Bahamas, uno de los cuales llevamos a Cuba si usted lo pide, cada uno con un capitán que conoce los pasos y un cocinero que conoce a los pescadores.',
    flySail: 'Planear vuelo y yate',
    contact: 'Consultar fechas',
    caption: 'Al ancla, al abrigo de los Cayos Holandeses',
  },
  fleet: {
    title: 'Barcos que conocemos de memoria',
    lead: 'Cinco catamaranes, un velero y un yate a motor, cada uno con su capitán y su cocinero.',
    all: 'Ver los siete yates',
  },
  allIn: {
    title: 'Un solo precio, | *todo a bordo*',
    text: 'Capitán y cocinero, comidas, bebidas, combustible y tasas de puerto: usted conoce la cifra antes de salir de casa, y la última mañana nadie le trae una cuenta. No se paga ningún anticipo para gastos (APA).',
    included: ['Yate, capitán y cocinero', 'Comidas y bebidas', 'Combustible', 'Tasas de puerto'],
    notIncluded: [
      'Vuelos y seguro',
      'Impuestos y entradas, cada uno en su línea',
      'Propinas, si usted quiere',
    ],
  },
  destinations: {
    title: 'Cuatro costas, | *un mismo viento*',
    lead: 'De diciembre a abril el alisio del noreste sopla sobre las cuatro. Cambian el color del agua y lo que hay al bajar a tierra.',
  },
  about: {
    title: 'Una familia con los pies en el agua',
    paragraphs: [
      'Los alisios son los vientos que traen velas a estas costas desde hace cinco siglos; de ellos tomamos el nombre. Somos una empresa familiar de {{city}} y solo trabajamos con tripulaciones que ya nos han dado de comer y a cuyo cuidado ya hemos dormido al ancla.',
      'Si usted nos escribe, le responde alguien que sabe de qué lado de la isla se duerme tranquilo en enero, cuánto cuesta el traslado y cuál es el camarote más fresco.',
    ],
    link: 'Quiénes somos',
    caption: 'A vela con la primera luz, la costa aún entre la bruma',
  },
  night: 'Después de cenar queda una sola luz: la nuestra, en el tope.',
  services: {
    title: 'Así se vive a bordo',
    items: {
      sailing: {
        title: 'Navegar sin prisa',
        text: 'Se navega por la mañana, en tramos cortos, y al mediodía el barco suele estar fondeado. El capitán se ocupa de las velas, del arrecife y del tiempo; el timón es suyo cuando lo pida.',
      },
      tours: {
        title: 'En tierra, con gente del lugar',
        text: 'Una comunidad guna que invita, las murallas de Cartagena al caer la tarde, los portales de La Habana a pie. El guía vive allí y el grupo es únicamente el suyo.',
      },
      tropics: {
        title: 'El trópico, de cerca',
        text: 'Rayas águila sobre la pradera marina, pelícanos a la hora del desayuno, una fogata en la arena con permiso del dueño. Máscaras, aletas y kayak están listos en popa, y del agua nadie sale por frío.',
      },
      premium: {
        title: 'Atentos a lo pequeño',
        text: 'Alergias, cumpleaños, el niño que solo come pasta: la tripulación lo sabe antes de que usted embarque. El camarote se arregla mientras usted nada, y el café llega sin que nadie lo pida.',
      },
    },
  },
  journal: {
    title: 'Del cuaderno de bitácora',
    lead: 'Cinco lecturas sin prisa sobre la cocina, el agua, la gente de las islas y las razones para viajar en barco.',
    read: 'Leer',
  },
  closing: {
    title: 'Díganos cuándo y con quién',
    text: 'Bastan un mes y un número de personas. Le responderemos con dos o tres barcos adecuados, lo que cuesta cada uno y lo que ese precio no incluye.',
    contact: 'Escríbanos',
  },
} satisfies HomeCopy
