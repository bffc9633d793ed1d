import type { DestinationCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Alquiler de catamarán con tripulación en Bahamas',
    description:
      'Alquile un catamarán con tripulación y todo incluido de Nassau a las Exumas: el parque marino, los mejores meses y la tasa del {{bahamasCharterFee}} % a la vista.',
    keywords: [
      'alquiler de catamarán en Bahamas',
      'alquiler de yate todo incluido Bahamas',
      'Exumas en catamarán',
      'yate Nassau',
      'parque marino Exumas',
      'Eleuthera y Ábaco',
    ],
  },
  name: 'Las Bahamas',
  waters: 'Nassau y las Exumas',
  hero: {
    title: 'Cien millas de | *arena bajo el agua*',
    lead: 'Naveguen con la sombra del barco dibujada en la arena y echen el ancla donde el agua tiene tres verdes. Las Exumas empiezan a unas {{exumaMiles}} millas náuticas de Nassau, y en Brisa o en el Bali 5.4 duerme la familia entera, hasta {{baliGuests}}.',
    itinerary: 'Ver itinerario',
    flySail: 'Agregar el vuelo',
    contact: 'Pedir información',
    caption: 'Sobre el banco, entre canales y arena',
  },
  teaser:
    'Un parque marino sin anzuelos, arena clara bajo tres metros de agua y catamaranes para {{baliGuests}}.',
  intro: [
    'La mayor parte de las Bahamas está bajo el agua, y no muy abajo. Al sureste de Nassau asoma una hilera de caliza, los cayos de las Exumas, entre un inmenso bajo de arena, el Gran Banco, y un estrecho profundo. El capitán los lleva por el lado de la arena, que es el abrigado, y por los pasos entre cayos sale con ustedes al azul cuando el tiempo lo permite.',
    'En el centro está el parque marino de las Exumas, creado en 1958 y cerrado a toda pesca desde los años ochenta. Al norte y al sur vuelve la compañía: iguanas en Allan’s, un bar en Staniel y, en Big Major, los cerdos que han visto en fotos.',
    'Aquí están nuestros {{bahamasYachts}} catamaranes de {{baliCabins}} camarotes, Brisa y el Bali 5.4. Calan cerca de metro y medio, buena medida para este fondo, y en ellos caben tres generaciones, cada pareja con su puerta y su baño.',
  ],
  location: {
    title: 'Dónde queda',
    text: 'Nassau, en la isla de New Providence, y los cayos de las Exumas al sureste: Highbourne, Warderick Wells y Staniel Cay. El cruce desde Nassau dura entre cinco y seis horas. Después, de cayo a cayo, los tramos suelen durar entre una hora y dos y media.',
  },
  bestTime: {
    title: 'Cuándo ir',
    text: 'De noviembre a abril, la mitad seca del año. El agua está más fresca en enero y febrero, a unos 23 grados, y vuelve a entibiarse en abril. En invierno algún frente frío hace rolar el viento al norte por un día o dos.',
  },
  seasonNote:
    'La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre. Noviembre es buen mes y aún cae dentro de ella: busque un seguro que cubra la cancelación por tormenta con nombre.',
  experiences: {
    title: 'Sus días en las Exumas',
    items: [
      {
        title: 'Warderick Wells',
        text: 'La sede del parque marino. El barco queda amarrado a una boya, en una curva de agua azul. Ustedes suben por el sendero de Boo Boo Hill y después flotan sobre un arrecife donde no entra un anzuelo.',
      },
      {
        title: 'La gruta Thunderball',
        text: 'Un islote hueco frente a Staniel Cay. Con la marea parada entran a nado por debajo del borde, y adentro la luz cae por los agujeros del techo.',
      },
      {
        title: 'Agua llana y el timón libre',
        text: 'Hay viento firme y espacio para equivocarse. Tomen el timón por primera vez, o duerman en la proa mientras otro lo lleva.',
      },
      {
        title: 'El fondeadero, al atardecer',
        text: 'El último baño es hacia las cinco, desde la escalera de popa. Después cenan en cubierta, mientras el agua pierde los verdes uno por uno.',
      },
    ],
  },
  arrival: {
    title: 'Cómo llegar al barco',
    text: 'En el aeropuerto internacional de Nassau los espera, si quieren, un conductor que los lleva hasta el muelle, donde está la tripulación. La semana suele terminar en Staniel Cay, y de allí una avioneta los lleva a Nassau; qué viajes regresan a vela lo cuenta el itinerario.',
  },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: [
      'El yate con capitán y cocinero',
      'Tres comidas al día y bebidas',
      'Combustible y tasas portuarias',
      'La tasa de chárter de las Bahamas, {{bahamasCharterFee}} %',
      'Equipo de snorkel, ropa de cama y toallas',
    ],
    notIncluded: [
      'Vuelos y hoteles; también la avioneta de Staniel Cay a Nassau, unos US$ {{stanielSeat}} por persona, si su viaje acaba allí',
      'Seguro de viaje (obligatorio)',
      'El auto del aeropuerto, que les reservamos',
      'Propinas para la tripulación',
    ],
    paidLocally: [
      'Boyas de amarre en el parque marino y entradas a cayos privados, a la tarifa de cada lugar',
      'Comidas y bebidas en tierra',
    ],
  },
  grid: {
    title: 'Seis razones para bajar al bote',
    items: [
      {
        title: 'El estero de Shroud Cay',
        text: 'Crúcenlo en kayak con la marea, entre mangles, desde el banco hasta una playa que ya mira al estrecho.',
      },
      {
        title: 'El avión de Norman’s Cay',
        text: 'En viajes de más de una semana que acaban en Nassau: un avión de carga que cayó hace décadas en aguas bajas y hoy es casa de peces.',
      },
      {
        title: 'Iguanas en Allan’s Cay',
        text: 'Toman el sol en la arena, quietas como madera vieja. Están protegidas: mirarlas, sí; darles de comer, no.',
      },
      {
        title: 'Tiburones nodriza en Compass Cay',
        text: 'Duermen bajo el muelle y toleran visitas. Naden despacio y con las manos cerradas.',
      },
      {
        title: 'Los cerdos de Big Major',
        text: 'Es verdad que nadan, y vienen por comida. Vayan temprano con el capitán, antes que las lanchas de excursión.',
      },
      {
        title: 'Ensalada de caracol',
        text: 'El caracol es el conch, de carne blanca y dulce. Lo preparan al momento, con limón, naranja y ají, en un mostrador de Arawak Cay, en Nassau.',
      },
    ],
  },
  highlights: {
    title: 'Hasta dónde llega un chárter',
    items: [
      {
        title: 'Exumas',
        text: 'Nuestra ruta de siempre: cayo por cayo hasta Staniel, con el parque marino en el centro.',
      },
      {
        title: 'Nassau y Paradise Island',
        text: 'Aquí llega su vuelo y espera el barco. Alcanza con una tarde: casas rosadas, fuertes, torta de ron y sombreros de paja para el viaje de vuelta.',
      },
      {
        title: 'Eleuthera y Harbour Island',
        text: 'Eleuthera es larga y angosta, con campos de piña; en Harbour Island la playa es de arena rosada. Resérvenle una segunda semana, con tiempo estable.',
      },
      {
        title: 'Ábaco',
        text: 'Pueblos alrededor de un mar abrigado y un faro a rayas en Hope Town. Queda al norte: pídannoslo como un viaje aparte.',
      },
    ],
  },
  closing: {
    title: '¿Quiénes vienen, | y cuándo?',
    text: 'Abuelos, primos, dos familias amigas: con las edades y las fechas les proponemos hasta {{offeredYachts}} yates, cada uno con su ruta y una sola suma para todos.',
  },
} satisfies DestinationCopy
