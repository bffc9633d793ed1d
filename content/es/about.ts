import type { AboutCopy } from '../copy.ts'

export const about = {
  meta: {
    title: 'Una empresa familiar de chárter en Panamá',
    description: 'Quién responde su mensaje, quién lleva el timón y quién cocina: la familia, los capitanes, las tripulaciones y los cocineros detrás de siete yates del Caribe.',
    keywords: ['empresa de chárter Panamá', 'chárter familiar', 'capitanes del Caribe', 'trabajo a bordo', 'código de ética náutico'],
  },
  hero: {
    title: 'Primero la gente, *después los barcos*',
    lead: 'Un buen yate con la tripulación equivocada hace larga la semana. Por eso elegimos antes a las personas, y seguimos siendo pocos para conocerlas a todas.',
    caption: 'Rumbo a las islas al salir el sol, San Blas',
  },
  intro: {
    title: 'A qué nos dedicamos',
    paragraphs: [
      '{brand} es una empresa familiar con oficina en Ciudad de Panamá. Fletamos siete yates, cada uno con capitán y cocinero, para navegar Panamá, Colombia, Cuba y las Bahamas. A quien busca viento firme y aire seco le organizamos también, a pedido, un viaje por Aruba.',
      'En este sitio no se reserva con un botón, y es a propósito. Un chárter es una casa pequeña donde se convive una o dos semanas, y sale bien cuando alguien preguntó antes lo que hacía falta: quién duerme mal con calor, quién nunca subió a un barco, quién quiere pescar a las cinco.',
      'Usted escribe, nosotros preguntamos y luego proponemos. No hay compromiso hasta que vea un barco, una ruta y un precio que le gusten.',
    ],
  },
  journey: {
    title: 'De *San Blas* hacia afuera',
    paragraphs: [
      'Las islas de Guna Yala quedan a una mañana de camino de nuestra oficina, y allí aprendimos el oficio. No hay marinas y hay pocas luces: se aprende a leer el coral por el color del agua, a pedir permiso antes de bajar y a tener al cocinero despierto cuando llegan los pescadores.',
      'Lo que se aprende allí sirve en otros mares. En Cartagena, al agua se le suma una ciudad. Cuba pide paciencia con los papeles y la paga con cayos casi sin barcos. Las Bahamas son someras y amables, con lugar para grupos grandes.',
      'Nos quedamos con las costas donde podemos responder por la tripulación. Donde no conocemos el fondeadero, no vendemos la semana.',
    ],
  },
  vision: {
    title: 'Hacia dónde vamos',
    paragraphs: [
      'Preferimos siete barcos bien cuidados a diecisiete siempre alquilados. Para nosotros, crecer es que los huéspedes vuelvan y las tripulaciones se queden.',
      'También es que las islas sigan como estaban. Apagamos el motor donde el viento alcanza, llevamos la basura a tierra firme, compramos el pescado a los dueños de esas aguas y no echamos el ancla sobre coral. Nada de esto tiene mérito; hay que hacerlo todos los días.',
    ],
  },
  pull: 'Donde no conocemos el fondeadero, no vendemos la semana.',
  team: {
    title: 'A quiénes va a conocer',
    lead: 'Cuatro grupos de personas sostienen un chárter. Con el primero hablará antes de viajar; con los otros tres convivirá a bordo.',
    groups: {
      founders: { title: 'La familia', text: 'Fundó la empresa y responde por ella. El suyo será el mensaje que discutan por la mañana: este barco o el otro, enero o marzo.' },
      captains: { title: 'Los capitanes', text: 'Deciden adónde va el barco y cuándo se queda. Pregúnteles por la ruta, por las estrellas o por ese ruido en la proa.' },
      crew: { title: 'La tripulación', text: 'Donde hacen falta más manos que las del capitán y el cocinero, lleva los cabos y el bote, cuida la cubierta y enseña a remar a los niños. Sus sandalias estarán donde las dejó.' },
      cooks: { title: 'Los cocineros', text: 'Compran en el mercado y desde la borda, y guisan en una cocina que se mueve. Uno de ellos, {chef}, tiene su propio artículo.' },
    },
  },
  careers: {
    title: 'Trabaje con nosotros',
    paragraphs: [
      'Buscamos capitanes que conozcan estas costas, cocineros que se sientan a gusto en una cocina pequeña y marineros con paciencia para los principiantes. El español es necesario; el inglés o el alemán ayudan mucho.',
      'Envíe a {infoMailbox} una página sobre usted, sus títulos y las aguas que ha navegado. Y cuéntenos de un día en que decidió no zarpar: esa parte la leemos primero.',
    ],
    cta: 'Escríbanos',
  },
  ethics: {
    title: 'A qué nos obligamos',
    lead: 'Un código corto, que las tripulaciones conocen y que usted puede recordarnos.',
    items: [
      { title: 'Somos visita', text: 'Las islas y las palmas de Guna Yala tienen dueño. Pedimos permiso antes de bajar, no tomamos cocos y preguntamos antes de cada foto.' },
      { title: 'El mar, como estaba', text: 'Se fondea en arena, nunca sobre coral. Las vedas se respetan y la basura vuelve a tierra firme.' },
      { title: 'Trato justo', text: 'A los pescadores y a quienes cosen molas les pagamos el precio que ellos ponen. La tripulación descansa y cobra a tiempo.' },
      { title: 'Precios dichos enteros', text: 'Antes de que usted decida y por escrito: lo incluido, lo que no lo está y lo que se paga en el lugar.' },
    ],
  },
  closing: { title: '¿Nos cuenta su viaje?', text: 'Mire los siete yates o escríbanos de una vez; contestamos en español, inglés y alemán.', yachts: 'Ver los yates', contact: 'Escribir' },
} satisfies AboutCopy
