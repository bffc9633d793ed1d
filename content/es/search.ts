/** The search by dates, its answers, and the comparison of yachts. Spanish sets the shape. */
export const search = {
  form: {
    title: 'Qué yates están libres y cuánto cuestan',
    to: 'Dónde',
    anywhere: 'En cualquier lugar',
    places: {
      'san-blas': 'San Blas, Panamá',
      rosario: 'Islas del Rosario, Colombia',
      aruba: 'Aruba',
      cuba: 'Cuba',
      bahamas: 'Bahamas',
    },
    day: 'Primer día',
    month: 'o en el mes de',
    anyMonth: 'Mes',
    days: 'Noches',
    adults: 'Adultos',
    children: 'Menores de {{childAge}}',
    submit: 'Ver yates',
  },
  results: {
    anywhere: 'Toda la flota',
    title: '{{place}}, | *{{when}}*',
    adults_one: '{{count}} adulto',
    adults_other: '{{count}} adultos',
    party: '{{nights}} para {{guests}}.',
    freeInMonth_zero:
      'Ese mes ya están reservados los yates en los que caben todos. Pruebe con el anterior o el siguiente, o escríbanos.',
    freeInMonth_one: 'Es el único yate para su grupo con salidas libres ese mes.',
    freeInMonth_other: 'Ese mes tienen salidas libres {{number}} yates en los que caben todos.',
    answer: {
      free: '{{name}} está libre esos días: {{share}}, en total {{price}}.',
      freeAnywhere: '{{name}} está libre {{waters}}: {{share}}, en total {{price}}.',
      more_one: 'También lo está otro más.',
      more_other: 'También lo están otros {{number}}.',
      ask: '{{name}} parece libre esos días: {{share}}, en total {{price}}. Escríbanos y se lo confirmamos.',
      held: 'Otro grupo apartó {{name}} para esos días y aún no ha firmado. Escríbanos, y si lo suelta será suyo.',
      taken: 'Esos días están ocupados todos los yates en los que caben juntos.',
      soonest: 'Lo más cercano a sus fechas: {{name}}, {{dates}}, {{share}}, en total {{price}}.',
      monthAnywhere:
        'El precio más bajo en días libres: {{name}} {{waters}}, {{dates}}, {{share}}, en total {{price}}.',
      month: 'El precio más bajo en días libres: {{name}}, {{dates}}, {{share}}, en total {{price}}.',
      monthUnsure:
        'Ningún día de ese mes está libre con seguridad. Pregunte primero por {{name}}, {{dates}}, {{share}}, en total {{price}}.',
      brought:
        'Ninguno de nuestros yates tiene su base {{waters}}: llevamos uno desde {{place}}, y la travesía de ida y vuelta está en el precio.',
      broughtLarger:
        'Nuestro yate de allí, {{small}}, recibe a {{most}}; por eso llevamos uno más grande desde {{place}}, y la travesía de ida y vuelta está en el precio.',
      broughtBoth:
        'Ninguno de nuestros yates tiene su base {{waters}}: llevamos los dos hasta allí, y la travesía de ida y vuelta está en el precio.',
      hotel:
        'Pasan {{aboard}} noches a bordo y las demás en un hotel en tierra, que les ayudamos a reservar.',
      two: 'Para {{persons}} hacen falta dos yates que naveguen juntos: {{a}} y {{b}}, {{share}}, los dos por {{price}}.',
      twoMonth:
        'Para {{persons}} hacen falta dos yates que naveguen juntos. El precio más bajo: {{a}} y {{b}}, {{dates}}, {{share}}, los dos por {{price}}.',
      twoNear:
        'Para {{persons}} hacen falta dos yates. La fecha más cercana con dos libres: {{dates}}, {{a}} y {{b}}, {{share}}, los dos por {{price}}.',
      twoTaken:
        'Por esas fechas no coinciden libres dos yates para {{persons}}. Escríbanos: a veces se liberan días apartados.',
      byHand:
        'Para {{persons}} hacen falta más de dos yates. Escríbanos con sus fechas y les preparamos una pequeña flota con un solo precio.',
      open: 'Ver {{name}}, {{dates}}',
      openTrip: 'Ver el viaje con {{name}}',
      write: 'Escribirnos',
    },
    pairs: {
      title: 'Dos yates que navegan juntos',
      lead: 'El precio es por los dos yates y para los {{persons}}, con todo lo que incluye uno solo.',
      split: '{{first}} de ustedes en {{a}} y {{second}} en {{b}}.',
      dates: 'Los dos libres',
      ask: 'Pedir los dos',
    },
    freeGroup: 'Libres en estas fechas',
    otherGroup: 'Ocupados en estas fechas',
    priceNote:
      'El precio es por el viaje entero y para todos: yate, capitán, cocinero, comidas, bebidas, combustible y las tasas que conocemos. Las noches de temporada alta ya están contadas.',
    nearest: 'Fechas libres más cercanas:',
    departures: 'Salidas libres',
    noDeparture: 'Ese mes no tiene salidas libres',
    heldShort: 'apartado',
    askShort: 'por confirmar',
    highShort: 'temporada alta',
    openDates: 'Ver {{dates}}',
    all: 'Ver toda la flota',
    trip: 'Ver el viaje',
    unfit: 'Los demás yates, y qué los aparta de este viaje',
    elsewhere_one:
      'Está {{at}}. Traerlo y devolverlo, {{distance}} millas náuticas y {{count}} día de mar en cada sentido, cuesta {{passage}} de un total de {{price}}.',
    elsewhere_other:
      'Está {{at}}. Traerlo y devolverlo, {{distance}} millas náuticas y {{count}} días de mar en cada sentido, cuesta {{passage}} de un total de {{price}}.',
    elsewhereMonth: 'Está {{at}} y ese mes no le quedan días para venir.',
    elsewhereDates: 'Es el precio de estas fechas: {{dates}}.',
    brought_one:
      'De ese total, {{passage}} son por traerlo desde {{place}} y devolverlo: {{distance}} millas náuticas y {{count}} día de mar en cada sentido.',
    brought_other:
      'De ese total, {{passage}} son por traerlo desde {{place}} y devolverlo: {{distance}} millas náuticas y {{count}} días de mar en cada sentido.',
    elsewhereTrip: 'Ver el viaje con {{name}}',
  },
  compare: {
    meta: {
      title: 'Comparar yates de alquiler con tripulación',
      description:
        'Ponga hasta {{comparedYachts}} yates lado a lado para el mismo viaje: a escala, con sus camarotes, su precio y sus fechas libres.',
    },
    title: 'Lado *a lado*',
    check: 'Comparar',
    checkYacht: 'Comparar {{name}}',
    button: 'Comparar los elegidos',
    hint: 'Hasta {{comparedYachts}} yates, lado a lado.',
    noTrip: 'Precios de partida, en temporada baja. Ponga fechas y grupo, y verá los suyos.',
    price: 'Precio de este viaje',
    priceFrom: 'Una semana',
    availability: 'En esas fechas',
    kind: 'Tipo',
    together:
      'En {{a}} y {{b}} caben los {{persons}}: {{first}} en el primero y {{second}} en el segundo. Los dos cuestan {{price}}, {{share}}.',
    togetherNear: 'Los dos coinciden libres {{dates}}.',
    notTogether: 'Entre estos yates no hay dos que reciban a los {{persons}} en las mismas fechas.',
    forSome: 'para {{count}} de ustedes',
    weekFor: 'Una semana de temporada baja para {{guests}}',
    lies: 'Está {{at}} y va hasta ustedes',
    beds: 'Camas',
    allDouble: '{{double}} camas dobles',
    doubleAndTwin: '{{double}} camarotes con cama doble y {{twin}} con dos individuales',
    bathrooms: 'Baños',
    allOwn: 'uno en cada camarote',
    someOwn: 'propio en {{own}} de {{all}} camarotes, compartido en los otros',
    crew: 'Tripulación',
    crewIs: 'Capitán y cocinero.',
    yes: 'sí',
    no: 'no',
    unknown: 'sin dato',
    alone: 'Solo este lo lleva',
    nothingAlone: 'Nada que los otros no lleven',
    open: 'Ver el viaje',
    lowest: 'El precio por persona más bajo',
    openYacht: 'Ver el yate',
    others: 'Comparar otros',
    othersLead: 'Marque hasta tres y verá lo que cuesta este viaje en cada uno.',
    problems: {
      'too-many-yachts': 'Caben {{most}} yates lado a lado; mostramos los {{most}} primeros.',
      'unknown-yacht': 'No tenemos ningún yate que se llame “{{asked}}”.',
      'same-yacht': '{{name}} estaba dos veces, así que lo mostramos una.',
      'too-few-yachts': 'Para comparar falta un segundo yate. Elíjalo abajo.',
    },
  },
}
