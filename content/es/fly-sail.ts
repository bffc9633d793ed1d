import type { FlySailCopy } from '../company-copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: vuelo y yate en el Caribe',
    description:
      'Vuelo comercial o jet privado a Panamá, Cartagena, Aruba o La Habana y un yate con tripulación de cinco a catorce días: una sola solicitud y una propuesta.',
    keywords: [
      'Fly & Sail Caribe',
      'vuelo y chárter',
      'jet privado y yate',
      'paquete yate Panamá',
      'viaje a medida Caribe',
    ],
  },
  hero: {
    kicker: 'Fly & Sail',
    title: 'De la puerta de su casa | *a la cubierta*',
    lead: 'El vuelo, los traslados y el yate en una misma solicitud. Usted recibe una propuesta y trata con una sola persona, que conoce las tres cosas.',
    cta: 'Contar mi viaje',
    caption: 'Llegada a San Blas, vista desde el aire',
  },
  intro: {
    title: 'Un viaje, | *una sola conversación*',
    paragraphs: [
      'Entre su casa y un fondeadero hay un vuelo largo, una ciudad y, a veces, una avioneta o una lancha. Cada trayecto es fácil. Lo difícil es que encajen: la avioneta a El Porvenir sale temprano, la carretera a Cartí cierra por la tarde, y quien aterriza a las diez de la noche necesita un hotel antes que un barco. Si el vuelo y el yate se planean por separado, se puede perder el primer día.',
      'Fly & Sail los planea juntos. Usted dice de dónde sale, cuándo y con quién; nosotros ajustamos las fechas del vuelo a las del barco, agregamos una noche en tierra si hace falta y le proponemos el yate que conviene. El precio del vuelo no lo prometemos de antemano: un asesor lo cotiza para su fecha.',
    ],
  },
  steps: {
    analysisByModel:
      'Comparamos sus deseos con barcos, rutas, temporadas y fechas según reglas fijas. Si usted quiere, una IA redacta después la carta personal que acompaña la propuesta. Cada precio, fecha y nombre sale de nuestras propias listas, y lo que no sabemos queda abierto.',
    title: 'Cómo funciona',
    items: {
      dream: {
        title: 'Cuente su idea',
        text: 'De dónde sale, con quiénes, a qué región, cuántos días y con qué presupuesto. Bastan el nombre y el correo; con la fecha de salida la propuesta es más exacta, y lo que aún no sepa puede quedar en blanco.',
      },
      analysis: {
        title: 'La analizamos',
        text: 'Comparamos sus deseos con barcos, rutas, temporadas y fechas según reglas fijas y calculamos una primera propuesta con nuestros precios. Lo que no sabemos queda abierto.',
      },
      offer: {
        title: 'Vea la propuesta',
        text: 'Hasta tres yates adecuados para su grupo, cada uno con sus razones, una ruta con sus días y una estimación de precio línea por línea. El vuelo queda fuera hasta que una persona lo haya buscado.',
      },
      advisor: {
        title: 'Afínela con una persona',
        text: 'Un asesor la revisa con usted, ajusta lo que no convenza, agrega vuelos reales y reserva cuando usted dice que sí. Hasta entonces no hay compromiso.',
      },
    },
  },
  gallery: {
    title: 'De camino y a bordo',
    lead: 'Un viaje así pasa por varias manos. Estas son las que organizamos; las imágenes son ilustraciones.',
    captions: {
      'private-jet': 'Jet privado, cuando el grupo y la agenda lo piden',
      'business-class': 'Clase ejecutiva, para llegar sin cansancio',
      'yacht-crew': 'La tripulación, en cubierta para recibirlos',
      flybridge: 'El flybridge, una vez guardadas las maletas',
      'water-sports': 'Kayaks y tablas en popa, desde la primera tarde',
      destinations: 'Cuatro costas, y Aruba a barlovento',
    },
  },
  benefits: {
    title: 'Por qué juntos',
    items: {
      'one-hand': {
        title: 'Una sola persona',
        text: 'Si el vuelo se atrasa, usted hace una llamada, y quien la contesta mueve el traslado, la lancha y la cena.',
      },
      flight: {
        title: 'Comercial o privado',
        text: 'Le mostramos las tarifas y las horas de puerta a puerta, lado a lado, también cuando el jet no se justifica.',
      },
      crew: {
        title: 'Capitán y cocinero',
        text: 'En todos los yates, todos los días. Usted no necesita licencia, ni lista de compras, ni turno para lavar los platos.',
      },
      price: {
        title: 'Precio a la vista',
        text: 'Yate, tripulación, comidas, bebidas, combustible y tasas de puerto son una sola suma. Vuelos, seguro, propinas e impuestos locales van al lado, cada uno en su línea.',
      },
      flexible: {
        title: 'Fechas con margen',
        text: 'Con dos o tres días de margen suele aparecer una tarifa mejor o un barco libre. Marque que sus fechas son flexibles y buscamos a ambos lados.',
      },
      safety: {
        title: 'Con respaldo',
        text: 'Revisamos antes de salir que el seguro de viaje de todos esté en orden, le decimos qué meses son de huracanes y atendemos emergencias por teléfono a cualquier hora.',
      },
    },
  },
  configurator: {
    title: 'Su viaje, | *paso a paso*',
    lead: 'Toma unos cinco minutos. Deje en blanco lo que no sepa y vuelva después: lo que escriba se guarda en este dispositivo hasta que usted lo envíe.',
  },
} satisfies FlySailCopy
