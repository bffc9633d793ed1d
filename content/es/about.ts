import type { AboutCopy } from '../company-copy.ts'

export const about = {
  meta: {
    title: 'Quiénes somos: una empresa familiar de Panamá',
    description:
      'La familia que contesta su mensaje, los capitanes que llevan el timón y los cocineros que van al mercado: la gente de {{yachtCount}} yates en el Caribe.',
    keywords: [
      'empresa de alquiler de yates Panamá',
      'chárter familiar',
      'capitanes del Caribe',
      'trabajo a bordo',
      'código de ética náutico',
    ],
  },
  hero: {
    title: 'La gente con la que | *va a vivir una semana*',
    lead: 'Sus hijos hablarán del capitán que les enseñó a remar y del cocinero que los dejó escoger el pargo del cayuco. A ellos los elegimos antes que al barco.',
  },
  intro: {
    title: 'A qué nos dedicamos',
    paragraphs: [
      '{{brand}} es una empresa familiar de {{city}}. Alquilamos {{yachtCount}} yates en Panamá, Colombia y las Bahamas, cada uno con su capitán y su cocinero. A Cuba y a Aruba llevamos uno cuando nos lo piden.',
      'Ustedes van a convivir una o dos semanas en pocos metros. Por eso en este sitio no hay botón de reservar: antes preguntamos quién duerme mal con calor, quién nunca ha subido a un barco y quién quiere el kayak a las cinco de la mañana.',
      'Con esas respuestas les proponemos hasta {{offeredYachts}} yates, cada uno con su ruta y su precio completo. El contrato y el anticipo vienen después, cuando uno los convence.',
    ],
  },
  journey: {
    title: 'De *San Blas* hacia afuera',
    paragraphs: [
      'Las islas de Guna Yala quedan a una mañana de camino de nuestra oficina, y allí aprendimos el oficio. Donde no hay una sola marina, el capitán aprende a fiarse más de sus ojos que de la carta y a saludar al dueño de la isla antes de bajar; el cocinero, a estar en cubierta cuando llegan los pescadores.',
      'Con ese oficio salimos a otras aguas. En Cartagena aprendimos a salir antes que la brisa y a volver a la hora de la cena; en las Bahamas, a esperar la marea antes de entrar en un paso. Cuba pide paciencia con los papeles, y la recompensa son cayos por los que pasan muy pocos barcos.',
      'Nos quedamos con las costas donde podemos responder por la tripulación. Donde no tenemos una ruta escrita, como en Aruba, la trazamos con usted antes de que decida.',
    ],
  },
  vision: {
    title: 'Hacia dónde vamos',
    paragraphs: [
      'Por ahora no queremos más de {{yachtCount}} yates: con estos conocemos a cada tripulación, y quien vuelve puede pedir al mismo capitán.',
      'Queremos también que las islas sigan como están. Donde alcanza el viento, el capitán apaga el motor; donde hay pescadores, el cocinero les compra a ellos.',
    ],
  },
  team: {
    title: 'A quiénes va a conocer',
    lead: 'La familia le contesta; el capitán y el cocinero lo esperan a bordo. Antes de ofrecer un yate, comemos y dormimos en él con su tripulación.',
    groups: {
      founders: {
        title: 'La familia',
        text: 'Lee su primer mensaje, arma la propuesta y, si algo sale mal, da la cara. Dígale qué celebran y quién prefiere no bajar escalones.',
      },
      captains: {
        title: 'Los capitanes',
        text: 'Deciden adónde va el barco y cuándo se queda. Pregúnteles por la ruta, por las estrellas o por el dueño de esa isla. Si un plan no conviene, se lo dirán con la carta en la mano.',
      },
      crew: {
        title: 'Cuántos van a bordo',
        text: 'Un capitán y un cocinero en cada yate; en {{deckhandYachts}} cabe también un marinero. Entre todos enjuagan las máscaras, enseñan a remar a los niños y encuentran las sandalias que faltaban.',
      },
      cooks: {
        title: 'Los cocineros',
        text: 'Van al mercado antes de que usted llegue y preparan tres comidas al día en una cocina que se mueve. De uno de ellos, {{chef}}, puede leer en este sitio cómo pasa el día a bordo.',
      },
    },
  },
  careers: {
    title: 'Trabaje con nosotros',
    paragraphs: [
      'Buscamos capitanes que conozcan estas costas, cocineros a gusto en una cocina pequeña y marineros con paciencia para quien empieza. El español es necesario. El inglés o el alemán ayudan mucho.',
      'Envíe a {{infoMailbox}} una página sobre usted, sus títulos y las aguas que ha navegado. Cuéntenos también de un día en que decidió no zarpar: esa parte la leemos primero.',
    ],
    cta: 'Escríbanos',
  },
  ethics: {
    title: 'A qué nos comprometemos',
    lead: 'Un código corto, que las tripulaciones conocen y que usted puede recordarnos.',
    items: [
      {
        title: 'Somos visita',
        text: 'Las islas y las palmas de Guna Yala tienen dueño. Preguntamos antes de bajar y antes de cada foto, y no recogemos cocos.',
      },
      {
        title: 'El arrecife, intacto',
        text: 'Fondeamos en arena, nunca sobre coral. No alimentamos a los peces, no nos llevamos conchas y la basura vuelve a tierra firme.',
      },
      {
        title: 'Pesca en regla',
        text: 'En los meses de veda no servimos langosta, cangrejo, caracol ni pulpo. En Guna Yala pescan los gunas y nosotros les compramos; allí no usamos tanques ni arpones. En otras aguas, lo que no da la talla vuelve al mar.',
      },
      {
        title: 'Trato justo',
        text: 'A los pescadores, a los guías y a quienes cosen molas les pagamos el precio que ellos ponen. La tripulación descansa y cobra a tiempo.',
      },
      {
        title: 'El precio entero',
        text: 'Lo incluido, lo que va aparte y lo que pagará en el lugar, por escrito y antes de que usted decida.',
      },
      {
        title: 'El capitán puede decir que no',
        text: 'En cuestiones de tiempo y seguridad manda él, también sobre la oficina.',
      },
    ],
  },
  closing: {
    title: '¿Nos cuenta su viaje?',
    text: 'Mire los {{yachtCount}} yates o escríbanos directamente. Contestamos en español, inglés y alemán.',
    yachts: 'Ver los yates',
  },
} satisfies AboutCopy
