import type { FlySailCopy } from '../copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: vuelo y yate en el Caribe',
    description: 'Vuelo comercial o jet privado y un yate con tripulación, pensados juntos. Cuéntenos su idea, vea una primera oferta y afínela con un asesor que navega.',
    keywords: ['Fly & Sail Caribe', 'vuelo y chárter', 'jet privado y yate', 'paquete yate Panamá', 'viaje a medida Caribe'],
  },
  hero: { kicker: 'Fly & Sail', title: 'De su puerta *a la escalera de baño*', lead: 'El vuelo, los traslados y el yate planeados por las mismas personas, para que la semana empiece al salir de casa.', cta: 'Contar mi viaje', caption: 'Llegada a San Blas, vista desde el aire' },
  intro: {
    title: 'Un viaje, *una sola conversación*',
    paragraphs: [
      'Entre su casa y un fondeadero hay un vuelo largo, una ciudad, a veces una avioneta y una lancha. Cada tramo es fácil; encajarlos todos no lo es.',
      'Fly & Sail los reúne. Usted dice de dónde sale, cuándo y con quién; nosotros proponemos vuelos, una noche en tierra si hace falta y el yate que conviene. El precio del vuelo nadie puede prometerlo de antemano: lo cotiza el asesor para su fecha.',
    ],
  },
  steps: {
    title: 'Cómo funciona',
    items: {
      dream: { title: 'Cuente su idea', text: 'Fechas, personas, región y lo que le gusta hacer. Todo lo que no sepa puede quedar en blanco.' },
      analysis: { title: 'La analizamos', text: 'Su solicitud se compara con barcos, temporadas y precios mediante análisis con IA, y de ahí sale una oferta personal.' },
      offer: { title: 'Vea la oferta', text: 'Hasta tres yates con su razón, una ruta y una estimación de precio con todas sus líneas.' },
      advisor: { title: 'Afínela con una persona', text: 'Un asesor le escribe o llama, ajusta lo necesario y se ocupa de las reservas.' },
    },
  },
  gallery: {
    title: 'De camino y a bordo',
    lead: 'Seis momentos del viaje, ilustrados.',
    captions: { 'private-jet': 'Jet privado, si el grupo y la agenda lo piden', 'business-class': 'Clase ejecutiva para llegar descansado', 'yacht-crew': 'La tripulación que lo espera', flybridge: 'El puente alto por la mañana', 'water-sports': 'Todo lo que flota, en popa', destinations: 'Islas a una hora unas de otras' },
  },
  benefits: {
    title: 'Por qué juntos',
    items: {
      'one-hand': { title: 'Un solo interlocutor', text: 'Si el vuelo se atrasa, la lancha y el cocinero lo saben antes que usted lo pregunte.' },
      flight: { title: 'Comercial o privado', text: 'Comparamos ambos y le mostramos la diferencia con números.' },
      crew: { title: 'Capitán y cocinero', text: 'En todos los yates, todos los días. Usted no necesita licencia ni lista de compras.' },
      price: { title: 'Precio abierto', text: 'Cada línea por separado: barco, personas, temporada, y aparte lo que no está incluido.' },
      flexible: { title: 'Fechas con margen', text: 'Dos o tres días de holgura suelen abrir un vuelo mejor o un barco más adecuado.' },
      safety: { title: 'Con respaldo', text: 'Seguro de viaje obligatorio, un capitán que decide por el tiempo y un teléfono que contesta de noche.' },
    },
  },
  configurator: { title: 'Su viaje, *paso a paso*', lead: 'Cuéntenos lo que ya sabe. Un asesor lo lee entero y le responde con una propuesta.' },
} satisfies FlySailCopy
