import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Alquiler de yates con tripulación en el Caribe',
    description:
      'Alquile un yate con capitán y cocinero en San Blas, Cartagena o las Bahamas: comidas, bebidas y combustible en un solo precio, sin fondo de gastos.',
    keywords: [
      'alquiler de yates con tripulación',
      'alquiler de catamarán San Blas',
      'alquiler de yate Cartagena',
      'catamarán con tripulación Bahamas',
      'yate todo incluido Caribe',
      'chárter con cocinero',
    ],
  },
  hero: {
    kicker: 'Alquiler de yates con tripulación',
    title: 'Amanecer al ancla, | *detrás del arrecife*',
    lead: 'Despierten frente a una isla, naden antes del café y almuercen lo que el cocinero le compró a un pescador. El yate entero es para ustedes, en San Blas, Cartagena, Cuba o las Bahamas.',
    price: 'Una semana desde {{fleetWeekFrom}}, hasta {{gujiGuests}} huéspedes, todo incluido a bordo',
    yachts: 'Semanas libres y precios',
    flySail: 'Planificar vuelo y yate',
    caption: 'Al ancla, al abrigo de los Cayos Holandeses',
  },
  fleet: {
    title: 'Un barco entero, *solo para ustedes*',
    lead: 'No hay desconocidos a la mesa, y en el camarote de al lado duermen sus amigos o sus hijos. Elijan entre {{catamaranCount}} catamaranes, un velero y un yate a motor.',
    all: 'Ver los {{yachtCount}} yates',
  },
  rooms: {
    title: 'Abajo se duerme, | *arriba se come*',
    lead: 'Duerman a un palmo del agua, despierten con islas en la ventana y coman donde corre la brisa. Aquí ven un camarote, un salón y un almuerzo; los de cada yate están en su página.',
  },
  allIn: {
    title: 'Un solo precio, | *todo a bordo*',
    text: 'El barco, la tripulación, la mesa, el bar y el combustible son una sola suma, y ustedes la conocen antes de firmar. Con {{gujiGuests}} a bordo, el velero Guji sale a {{gujiShare}} por persona y día; con {{lagoonGuests}}, el Lagoon 56, a {{lagoonShare}}. Solo del 20 de diciembre al 10 de enero, en Carnaval y en Semana Santa las noches cuestan más, en casi todos los yates una quinta parte. No pedimos un fondo de gastos aparte (APA): la última mañana, en vez de repasar una cuenta, se dan un baño antes del desayuno.',
    included: [
      'Yate, capitán y cocinero',
      'Comidas y bebidas',
      'Combustible',
      'Tasas portuarias y permisos de su zona',
    ],
    notIncluded: [
      'Vuelos (también en avioneta), traslados y seguro',
      'Entradas que cada huésped paga en el lugar',
      'Propinas, a su criterio',
    ],
  },
  destinations: {
    title: '{{DestinationCount}} costas, | *un mismo viento*',
    lead: 'De fines de diciembre a abril el alisio refresca las {{destinationCount}}; solo en Cuba y en las Bahamas lo interrumpe a veces un frente del norte. De una a otra cambian el color del agua, lo que hay al bajar a tierra y lo que llega a la mesa.',
  },
  about: {
    title: 'Una familia con los pies en el agua',
    paragraphs: [
      'Llevamos el nombre de los vientos que desde hace cinco siglos traen velas a estas costas. Somos una empresa familiar de {{city}}, y no ofrecemos un yate sin haber comido y dormido antes a bordo con su tripulación.',
      'Cuando ustedes escriben, les contesta uno de nosotros: sabe de qué lado de la isla dormirá tranquilo en enero, cuánto cuesta el traslado y cuál es el camarote más fresco.',
    ],
    link: 'Quiénes somos',
    caption: 'A vela con la primera luz, la costa aún entre la bruma',
  },
  night: 'La luz en lo alto del mástil, encendida hasta que amanece.',
  services: {
    title: 'Así son sus días',
    items: {
      sailing: {
        title: 'Por la mañana, velas',
        text: 'Después del desayuno el capitán leva el ancla, y una o dos horas más tarde ustedes nadan frente a otra isla. El timón se presta: basta con pedirlo.',
      },
      tours: {
        title: 'En tierra, con gente del lugar',
        text: 'En San Blas, si la ruta pasa por una comunidad guna y los invita, bajan a visitarla; en Cartagena caminan la muralla al aflojar el calor, y en La Habana siguen la música bajo los portales. El guía siempre es de allí.',
      },
      tropics: {
        title: 'El trópico, de cerca',
        text: 'Bajen por la escalera de popa con la máscara puesta: una raya águila cruza la pradera marina y, con la cabeza bajo el agua, se oye a los peces loro morder el coral. Los niños no salen hasta que huele a almuerzo. De noche, si el dueño de la isla lo permite, hay fogata en la arena.',
      },
      premium: {
        title: 'Los conocemos antes de que suban',
        text: 'La alergia de uno, el cumpleaños de otra, el niño que solo come pasta: el cocinero lo leyó antes de ir al mercado. Ustedes vuelven del agua y encuentran las camas tendidas y la limonada en la mesa.',
      },
    },
  },
  journal: {
    title: 'Del cuaderno de bitácora',
    lead: 'Para leer antes de hacer la maleta: la cocina de a bordo, el arrecife, la gente de las islas y las cuentas del viaje.',
    read: 'Leer',
  },
  closing: {
    title: 'Díganos cuándo y con quién',
    text: 'Nos basta con saber el mes y cuántos son. Les enviamos hasta {{offeredYachts}} yates libres para su grupo, el precio completo de cada uno y la razón por la que lo elegimos. Preguntar no cuesta nada ni los compromete.',
  },
} satisfies HomeCopy
