import type { FlySailCopy } from '../copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: vuelo y yate en el Caribe',
    description: 'Vuelo comercial o jet privado y un yate con tripulación, pensados juntos. Cuéntenos su idea, vea una primera propuesta y afínela con un asesor que navega.',
    keywords: ['Fly & Sail Caribe', 'vuelo y chárter', 'jet privado y yate', 'paquete yate Panamá', 'viaje a medida Caribe'],
  },
  hero: {
    kicker: 'Fly & Sail',
    title: 'De la puerta de su casa *a la escalera de baño*',
    lead: 'Las mismas personas piensan el vuelo, los traslados y el yate, y usted trata con una sola de ellas.',
    cta: 'Contar mi viaje',
    caption: 'Llegada a San Blas, vista desde el aire',
  },
  intro: {
    title: 'Un viaje, *una sola conversación*',
    paragraphs: [
      'Entre su casa y un fondeadero hay un vuelo largo, una ciudad y, a veces, una avioneta y una lancha. Cada tramo es fácil. Lo difícil es que encajen: la avioneta a El Porvenir sale temprano, la carretera a Cartí cierra por la tarde y el vuelo internacional aterriza cuando puede.',
      'Fly & Sail reúne esos tramos. Usted dice de dónde sale, cuándo y con quién; nosotros proponemos los vuelos, una noche en tierra si hace falta y el yate que conviene. El precio del vuelo no se puede prometer de antemano: lo cotiza el asesor para su fecha.',
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: {
      dream: { title: 'Cuente su idea', text: 'Fechas, personas, región y lo que le gusta hacer. Lo que todavía no sepa puede quedar en blanco.' },
      analysis: { title: 'La analizamos', text: 'Un análisis con IA compara su solicitud con barcos, temporadas y precios, y de ahí sale una propuesta personal.' },
      offer: { title: 'Vea la propuesta', text: 'Hasta tres yates, cada uno con su porqué, una ruta y una estimación de precio línea por línea.' },
      advisor: { title: 'Afínela con una persona', text: 'Un asesor se comunica con usted, ajusta lo que haga falta y se ocupa de las reservas.' },
    },
  },
  gallery: {
    title: 'De camino y a bordo',
    lead: 'Seis momentos del viaje, ilustrados.',
    captions: {
      'private-jet': 'Jet privado, cuando el grupo y la agenda lo piden',
      'business-class': 'Clase ejecutiva, para llegar sin cansancio',
      'yacht-crew': 'La tripulación, en cubierta',
      flybridge: 'El flybridge, por la mañana',
      'water-sports': 'Todo lo que flota, en popa',
      destinations: 'Cuatro costas, y Aruba a barlovento',
    },
  },
  benefits: {
    title: 'Por qué juntos',
    items: {
      'one-hand': { title: 'Un solo interlocutor', text: 'Si el vuelo se atrasa, usted avisa a una persona, y esa persona mueve la lancha y la cena.' },
      flight: { title: 'Comercial o privado', text: 'Comparamos los dos y le mostramos la diferencia en cifras, también cuando el privado no se justifica.' },
      crew: { title: 'Capitán y cocinero', text: 'En todos los yates, todos los días. No hace falta licencia ni lista de compras.' },
      price: { title: 'Precio a la vista', text: 'Cada línea por separado: barco, personas, temporada y, aparte, lo que no está incluido.' },
      flexible: { title: 'Fechas con margen', text: 'Dos o tres días de holgura suelen abrir un vuelo mejor o un barco más adecuado.' },
      safety: { title: 'Con respaldo', text: 'Seguro de viaje obligatorio, un capitán que decide por el tiempo y un teléfono que atiende emergencias también de noche.' },
    },
  },
  configurator: { title: 'Su viaje, *paso a paso*', lead: 'Cuéntenos lo que ya sabe. Un asesor lo lee entero y le responde con una propuesta.' },
} satisfies FlySailCopy
