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
    lead: 'Salga de su casa con un bolso blando y un solo número de teléfono. Quien contesta ha buscado su vuelo, ha coordinado el auto y la avioneta o la lancha, y sabe en qué fondeadero lo espera el yate.',
    price: 'El yate lleno, desde {{fleetShareFrom}} por persona y día, todo incluido; los vuelos, aparte',
    cta: 'Consultar fechas',
    caption: 'Llegada a San Blas, vista desde el aire',
  },
  intro: {
    title: 'Un viaje, | *una sola conversación*',
    paragraphs: [
      'Usted aterriza y el conductor lo espera con su nombre en un cartel. Cena en la ciudad, duerme y a la mañana siguiente ocupa el asiento que le reservamos en la avioneta; el bote del yate aguarda junto a la pista. Ese primer día suele perderlo quien compra cada tramo por su lado: la avioneta a El Porvenir sale temprano, la carretera a Cartí cierra por la tarde y, si el vuelo llega a las diez de la noche, hace falta un hotel antes que un barco.',
      'Díganos de dónde sale, cuándo y con quién. Acomodamos los vuelos a las fechas del barco, agregamos una noche en tierra si hace falta y le proponemos el yate. El precio del yate lo ve enseguida, línea por línea. El del vuelo se lo da un asesor en cuanto lo encuentra para su fecha.',
    ],
  },
  steps: {
    analysisByModel:
      'Ponemos lo que usted pide junto a los barcos, las rutas y los meses, siempre con las mismas reglas. Si usted quiere, una IA redacta después la carta que acompaña la propuesta. Cada precio, fecha y nombre sale de nuestras propias listas, y lo que no sabemos se lo preguntamos.',
    title: 'Cómo funciona',
    items: {
      dream: {
        title: 'Cuente su idea',
        text: 'De dónde sale, con quiénes, adónde, cuántos días y cuánto quiere gastar. Nos bastan su nombre, su correo y la fecha, que también puede ser “aún sin fecha”.',
      },
      analysis: {
        title: 'Buscamos su barco',
        text: 'Descartamos los que les quedan chicos o lejos, miramos cómo está el mar en sus meses y sacamos la cuenta con nuestros precios. Lo que no sabemos no lo inventamos: se lo preguntamos.',
      },
      offer: {
        title: 'Vea la propuesta',
        text: 'Aparece aquí mismo: hasta {{offeredYachts}} yates, la razón por la que elegimos cada uno, los días sobre la carta y el precio línea por línea. El vuelo lo agrega después un asesor.',
      },
      advisor: {
        title: 'Ajústela con un asesor',
        text: 'Cambia lo que no le convenza, pone los vuelos reales y le envía el contrato. El yate es suyo cuando nos llegan la firma y el anticipo; antes no se ha comprometido a nada.',
      },
    },
  },
  gallery: {
    title: 'De camino y a bordo',
    lead: 'Esto es lo que organizamos entre su casa y el fondeadero. Las imágenes son ilustraciones.',
    captions: {
      'san-blas': 'Las primeras palmeras de San Blas, después del último vuelo',
      'welcome-aboard': 'Algo frío, apenas suben a bordo',
      'leopard-42-tsabalok-cabin': 'El camarote, con la cama hecha',
      'lagoon-62-astern': 'El bote auxiliar en popa y, si el yate las lleva, tablas de remo',
      'dinner-on-deck': 'La cena, cuando baja el sol',
      exumas: 'Las Exumas, una de las {{destinationCount}} costas',
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
        text: 'Yate, tripulación, comidas, bebidas, combustible y puertos son una sola suma, desde {{fleetShareFrom}} por persona y día con el barco lleno. Vuelos, seguro, propinas e impuestos locales van aparte, cada uno en su línea.',
      },
      flexible: {
        title: 'Fechas con margen',
        text: 'Dos o tres días de margen suelen bastar para un vuelo más barato o un barco que parecía ocupado. Marque que sus fechas pueden moverse y buscamos hacia ambos lados.',
      },
      safety: {
        title: 'Alguien de guardia',
        text: 'Al planear le decimos qué meses son de huracanes, y antes de salir revisamos el seguro de todos. Durante el viaje atendemos emergencias por teléfono a cualquier hora.',
      },
    },
  },
  configurator: {
    title: 'Su viaje, | *paso a paso*',
    lead: 'Le llevará unos cinco minutos. Deje en blanco lo que no sepa y vuelva después: lo que escriba queda en este dispositivo hasta que usted lo envíe.',
  },
} satisfies FlySailCopy
