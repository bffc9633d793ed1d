import type { AboutCopy } from '../company-copy.ts'

export const about = {
  meta: {
    title: 'Una empresa familiar de chárter en Panamá',
    description:
      'Quién responde su mensaje, quién lleva el timón y quién cocina: la familia, los capitanes, las tripulaciones y los cocineros detrás de siete yates del Caribe.',
    keywords: [
      'empresa de chárter Panamá',
      'chárter familiar',
      'capitanes del Caribe',
      'trabajo a bordo',
      'código de ética náutico',
    ],
  },
  hero: {
    title: 'Primero la gente, | *después los barcos*',
    lead: 'Un buen yate con la tripulación equivocada hace larga la semana. Por eso elegimos antes a las personas, y seguimos siendo pocos para conocerlas a todas.',
    caption: 'Rumbo a las islas al salir el sol, San Blas',
  },
  intro: {
    title: 'A qué nos dedicamos',
    paragraphs: [
      '{{brand}} es una empresa familiar con oficina en Ciudad de Panamá. Ofrecemos en chárter siete yates, cada uno con capitán y cocinero, en Panamá, Colombia y las Bahamas. A Cuba llevamos uno de ellos a pedido, y también a Aruba, para quien busca viento firme y aire seco.',
      'En este sitio no se reserva con un botón, y es a propósito. Un chárter es una casa pequeña en la que se convive una o dos semanas, y sale bien cuando alguien hizo antes las preguntas necesarias: quién duerme mal con calor, quién no se ha subido nunca a un barco, quién quiere pescar a las cinco de la mañana.',
      'Usted nos escribe, nosotros preguntamos y después proponemos. No hay ningún compromiso hasta que vea un barco, una ruta y un precio que le gusten.',
    ],
  },
  journey: {
    title: 'De *San Blas* hacia afuera',
    paragraphs: [
      'Las islas de Guna Yala quedan a una mañana de camino de nuestra oficina, y allí aprendimos el oficio. No hay marinas y las luces son pocas: se aprende a leer el coral por el color del agua, a pedir permiso al dueño de la isla antes de bajar y a tener al cocinero despierto cuando llegan los pescadores.',
      'Lo que se aprende allí sirve en otras aguas. En Cartagena, el siguiente puerto grande hacia el este, al mar se le suma una ciudad. Cuba pide paciencia con los papeles y la paga con cayos por los que pasan muy pocos barcos. Las Bahamas son someras y fáciles, con lugar para grupos grandes.',
      'Nos quedamos con las costas donde podemos responder por la tripulación. Donde no conocemos el fondeadero, no vendemos la semana.',
    ],
  },
  vision: {
    title: 'Hacia dónde vamos',
    paragraphs: [
      'Preferimos siete barcos bien cuidados a diecisiete siempre alquilados. Para nosotros, crecer es que los huéspedes vuelvan y las tripulaciones se queden.',
      'También es que las islas sigan como estaban. Apagamos el motor donde el viento alcanza, llevamos la basura a tierra firme, compramos el pescado a los dueños de esas aguas y no echamos el ancla sobre coral. No tiene mayor mérito, pero hay que hacerlo todos los días.',
    ],
  },
  pull: 'Donde no conocemos el fondeadero, no vendemos la semana.',
  team: {
    title: 'A quiénes va a conocer',
    lead: 'Un chárter lo sostienen cuatro grupos de personas. Con el primero hablará usted antes de viajar; con los otros tres convivirá a bordo.',
    groups: {
      founders: {
        title: 'La familia',
        text: 'Fundó la empresa y responde por ella. Lee los mensajes y contesta con otras preguntas: qué mes, qué camarote, quiénes vienen y qué se celebra.',
      },
      captains: {
        title: 'Los capitanes',
        text: 'Deciden adónde va el barco y cuándo se queda. Pregúnteles por la ruta, por las estrellas o por ese ruido en la proa; si un plan no conviene, se lo dirán.',
      },
      crew: {
        title: 'La tripulación',
        text: 'Donde hacen falta más manos que las del capitán y el cocinero, lleva los cabos y el bote, cuida la cubierta y enseña a remar a los niños. La máscara aparece enjuagada y las sandalias, donde usted las dejó.',
      },
      cooks: {
        title: 'Los cocineros',
        text: 'Compran en el mercado y por la borda, a los cayucos que pasan, y preparan tres comidas al día en una cocina que se mueve. Uno de ellos, {{chef}}, tiene artículo propio en la bitácora.',
      },
    },
  },
  careers: {
    title: 'Trabaje con nosotros',
    paragraphs: [
      'Buscamos capitanes que conozcan estas costas, cocineros que se sientan a gusto en una cocina pequeña y marineros con paciencia para quien empieza. El español es necesario; el inglés o el alemán ayudan mucho.',
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
        text: 'Las islas y las palmas de Guna Yala tienen dueño. Pedimos permiso antes de bajar, no tomamos cocos y preguntamos antes de cada foto.',
      },
      {
        title: 'El arrecife, intacto',
        text: 'Se fondea en arena, nunca sobre coral. Nadie se para encima, da de comer a los peces ni se lleva conchas, y la basura vuelve a tierra firme.',
      },
      {
        title: 'Pesca en regla',
        text: 'En los meses de veda no hay langosta, cangrejo, caracol ni pulpo; lo que no da la talla vuelve al agua. En Guna Yala no se bucea con tanque ni se usan arpones.',
      },
      {
        title: 'Trato justo',
        text: 'A los pescadores, a los guías y a quienes cosen molas les pagamos el precio que ellos ponen. La tripulación descansa y cobra a tiempo.',
      },
      {
        title: 'El precio entero',
        text: 'Antes de que usted decida y por escrito: lo incluido, lo que no lo está y lo que se paga en el lugar.',
      },
      {
        title: 'El capitán puede decir que no',
        text: 'En cuestiones de tiempo y seguridad no lo contradice nadie: ni un huésped ni la oficina.',
      },
    ],
  },
  closing: {
    title: '¿Nos cuenta su viaje?',
    text: 'Mire los siete yates o escríbanos directamente; contestamos en español, inglés y alemán.',
    yachts: 'Ver los yates',
    contact: 'Escribir',
  },
} satisfies AboutCopy
