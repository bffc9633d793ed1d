import type { FlySailCopy } from '../company-copy.ts'

export const flySail = {
  meta: {
    title: 'Vuelo y yate con tripulación: Fly & Sail',
    description:
      'Vuelo o jet privado a Panamá, Cartagena, Nassau, Aruba o La Habana y un yate con capitán y cocinero: una solicitud, una propuesta y una sola persona.',
    keywords: [
      'vuelo y alquiler de yate',
      'paquete yate San Blas',
      'jet privado y yate',
      'Fly & Sail Caribe',
      'viaje a medida Caribe',
    ],
  },
  hero: {
    kicker: 'Fly & Sail',
    title: 'De la puerta de su casa | *a la cubierta*',
    lead: 'Cierre la puerta de su casa. La próxima que abra será la de su camarote. Nosotros coordinamos el vuelo, el auto y la avioneta o la lancha, y usted habla siempre con la misma persona.',
    cta: 'Contar mi viaje',
    caption: 'Llegada a San Blas, vista desde el aire',
  },
  intro: {
    title: 'Un viaje, | *una sola conversación*',
    paragraphs: [
      'Usted aterriza y alguien lo espera con su nombre. Cena en la ciudad, duerme, y a la mañana siguiente su asiento en la avioneta está pagado y el bote del yate aguarda junto a la pista. Esa primera jornada es la que suele perderse cuando cada uno compra lo suyo, porque la avioneta a El Porvenir sale temprano, la carretera a Cartí cierra por la tarde y quien llega a las diez de la noche necesita un hotel antes que un barco.',
      'Díganos de dónde sale, cuándo y con quién. Acomodamos los vuelos a las fechas del barco, agregamos una noche en tierra si hace falta y le proponemos el yate. El precio del yate lo verá enseguida, línea por línea; el del vuelo se lo da un asesor, cuando lo haya buscado para su fecha.',
    ],
  },
  steps: {
    analysisByModel:
      'Comparamos sus preferencias con los barcos, las rutas, la temporada y las fechas según reglas fijas. Si usted quiere, una IA redacta después la carta personal que acompaña la propuesta. Cada precio, fecha y nombre sale de nuestras propias listas, y lo que no sabemos queda abierto.',
    title: 'Cómo funciona',
    items: {
      dream: {
        title: 'Cuente su idea',
        text: 'De dónde sale, con quiénes, adónde quiere ir, cuántos días y con qué presupuesto. Lo indispensable son su nombre y su correo. Lo que aún no sepa puede quedar en blanco.',
      },
      analysis: {
        title: 'La analizamos',
        text: 'Comparamos sus preferencias con los barcos, las rutas, la temporada y las fechas según reglas fijas, y calculamos una primera propuesta con nuestros precios. Lo que no sabemos queda abierto.',
      },
      offer: {
        title: 'Vea la propuesta',
        text: 'Recibe hasta tres yates para su grupo, cada uno con sus razones, una ruta día por día y el precio desglosado. El vuelo lo agregamos cuando una persona lo haya buscado.',
      },
      advisor: {
        title: 'Ajústela con un asesor',
        text: 'Un asesor la repasa con usted, cambia lo que no le convenza, agrega vuelos reales y reserva cuando usted dice que sí. Hasta ese momento no hay compromiso.',
      },
    },
  },
  gallery: {
    title: 'De camino y a bordo',
    lead: 'Esto es lo que organizamos entre su casa y el fondeadero. Las imágenes son ilustraciones.',
    captions: {
      'private-jet': 'Jet privado, si el grupo lo llena',
      'business-class': 'Clase ejecutiva, para llegar descansados',
      'yacht-crew': 'La tripulación, en cubierta para recibirlos',
      flybridge: 'El flybridge, una vez guardadas las maletas',
      'water-sports': 'Máscaras y kayaks en popa, desde la primera tarde',
      destinations: 'Cuatro costas, y Aruba a barlovento',
    },
  },
  benefits: {
    title: 'Por qué juntos',
    items: {
      'one-hand': {
        title: 'Una sola persona',
        text: 'Si su vuelo llega tarde, usted hace una llamada, y quien contesta mueve el auto, la lancha y la cena.',
      },
      flight: {
        title: 'Comercial o privado',
        text: 'Ponemos lado a lado la tarifa y las horas de puerta a puerta. Si el jet no vale la diferencia, se lo decimos.',
      },
      crew: {
        title: 'Capitán y cocinero',
        text: 'Usted no necesita licencia, ni lista de compras, ni turno para lavar los platos: todos los yates llevan a los dos.',
      },
      price: {
        title: 'Todo incluido a bordo',
        text: 'Yate, tripulación, comidas, bebidas, combustible y puertos son una sola suma, desde {{fleetShareFrom}} por persona y día con el barco lleno. Vuelos, seguro, propinas e impuestos locales van al lado, cada uno en su línea.',
      },
      flexible: {
        title: 'Fechas con margen',
        text: 'Dos o tres días de holgura abren tarifas y barcos. Marque que sus fechas son flexibles y buscamos hacia ambos lados.',
      },
      safety: {
        title: 'Alguien de guardia',
        text: 'Antes de salir revisamos el seguro de todos y le decimos qué meses son de huracanes. Durante el viaje atendemos emergencias por teléfono a cualquier hora.',
      },
    },
  },
  configurator: {
    title: 'Su viaje, | *paso a paso*',
    lead: 'Le llevará unos cinco minutos. Deje en blanco lo que no sepa y vuelva después: lo que escriba queda en este dispositivo hasta que usted lo envíe.',
  },
} satisfies FlySailCopy
