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
    lead: 'El viernes cierra la puerta de su casa y el sábado por la tarde ya está en el agua, frente a una isla. Le buscamos el vuelo, que compra usted, y reservamos el hotel, la avioneta y el yate con capitán y cocinero.',
    price:
      'Con el yate completo, desde {{fleetShareFrom}} por persona y día, todo incluido a bordo; vuelos, avioneta, hotel, seguro, entradas y propinas van aparte',
    cta: 'Ver una estimación',
    caption: 'Llegada a San Blas, vista desde el aire',
  },
  intro: {
    title: 'Un viaje, | *una sola conversación*',
    paragraphs: [
      'Usted aterriza en Panamá y el conductor lo espera con su nombre en un cartel. Cena en la ciudad y duerme. A la mañana siguiente ocupa el asiento que le reservamos en la avioneta; a los cuarenta minutos está en El Porvenir, donde lo recoge la tripulación. Deja el bolso a bordo, se baña desde la popa y almuerza; a las {{boarding}} el camarote está listo y zarpan hacia la primera isla.',
      'La avioneta sale temprano: a Panamá conviene llegar la víspera, antes de las {{landBySanBlas}}. A Cartagena llegue el día del embarque, a más tardar a las {{landByCartagena}}. A Nassau, también ese día, a más tardar a las {{landByNassau}}. A La Habana, el primer día de hotel, a más tardar a las {{landByCuba}}. La hora de Aruba va en la propuesta. Miramos el horario con usted antes de que compre el boleto.',
    ],
  },
  steps: {
    analysisByModel:
      'Ponemos lo que usted pide junto a los barcos, las rutas y los meses, siempre con las mismas reglas. Si usted quiere, una IA redacta después la carta que acompaña la estimación; los precios, las fechas y los nombres salen de nuestras propias listas.',
    title: 'Cómo funciona',
    items: {
      dream: {
        title: 'Cuente su idea',
        text: 'De dónde sale, con quiénes, adónde y cuántos días. Con el primer día a bordo calculamos cada noche según su temporada; sin él, a tarifa normal.',
      },
      analysis: {
        title: 'Buscamos su barco',
        text: 'Primero los que están en las aguas que usted elige y tienen cama para todos. Si hay que traer uno de lejos, como a Cuba o a Aruba, la travesía ya va en la suma.',
      },
      offer: {
        title: 'Vea la estimación',
        text: 'Hasta {{offeredYachts}} yates, la razón de cada uno, los días sobre la carta y el precio línea por línea: todo antes de que nos dé su nombre.',
      },
      advisor: {
        title: 'Ajústela con nosotros',
        text: 'Confirmamos que el yate está libre, buscamos vuelos, hotel y traslados a la tarifa del día y cambiamos lo que no le convenza. Con el contrato firmado y un anticipo del {{deposit}} %, el yate es suyo.',
      },
    },
  },
  gallery: {
    title: 'De camino y a bordo',
    lead: 'Del asiento junto a la ventanilla a la cena en cubierta.',
    captions: {
      'san-blas': 'Las primeras palmeras de San Blas, después del último vuelo',
      'welcome-aboard': 'Algo frío, apenas suben a bordo',
      'leopard-42-tsabalok-cabin': 'El camarote, con la cama hecha',
      'lagoon-62-astern': 'Brisa, con el bote y las tablas ya en el agua',
      'dinner-on-deck': 'La cena, cuando baja el sol',
      exumas: 'Las Exumas, cayo a cayo desde Nassau',
    },
  },
  benefits: {
    title: 'Lo que usted gana',
    items: {
      'one-hand': {
        title: 'Si cambia su vuelo',
        text: '¿La aerolínea lo pasó a la noche? Avise una vez: el conductor, el hotel y el capitán se enteran por nosotros. Los días de barco que pierda corren por su cuenta; para eso está el seguro de viaje.',
      },
      flight: {
        title: 'Comercial o privado',
        text: 'Con la propuesta le enviamos la tarifa y las horas de puerta a puerta de cada uno. Si el jet no vale la diferencia, se lo decimos.',
      },
      crew: {
        title: 'Capitán y cocinero',
        text: 'Cuando usted aterriza, el cocinero ya hizo las compras según sus gustos y alergias, y el capitán ya miró el viento de la semana.',
      },
      price: {
        title: 'Un ejemplo, de Panamá a Panamá',
        text: 'Seis personas, una semana en Guji: {{gujiAll}} del yate y el impuesto de entrada, {{gujiHotel}} de la noche en la ciudad y {{gujiSeats}} de la avioneta, ida y vuelta. Son {{gujiDoor}}, es decir, {{gujiDoorEach}} cada uno, con comidas, bebidas y combustible y sin fondo de gastos aparte (APA). Quedan fuera el vuelo desde su ciudad, los autos en Panamá, el seguro, la propina y los pocos dólares que cuesta bajar en algunas islas.',
      },
      flexible: {
        title: 'Fechas con margen',
        text: 'Con dos o tres días de margen suele aparecer un vuelo más barato o un barco que parecía ocupado. Márquelo en el formulario y buscamos hacia ambos lados.',
      },
      safety: {
        title: 'Alguien de guardia',
        text: 'Durante el viaje atendemos emergencias por teléfono a cualquier hora, desde que aterriza hasta que vuela de regreso.',
      },
    },
  },
  configurator: {
    title: 'Su viaje, | *paso a paso*',
    lead: 'En unos cinco minutos sabrá en qué barco despierta, frente a qué isla y por cuánto. Lo que aún no decida puede esperar; nada sale de este dispositivo hasta que usted lo envíe.',
  },
} satisfies FlySailCopy
