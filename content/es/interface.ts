/** Short texts of the interface. Spanish sets the shape; the other languages follow it (see content/interface.ts). */
export const interfaceText = {
  nav: {
    label: 'Navegación principal', skip: 'Ir al contenido', home: 'Inicio', yachts: 'Yates', destinations: 'Destinos', flySail: 'Fly & Sail', about: 'Nosotros',
    contact: 'Contacto', menu: 'Menú', language: 'Idioma',
  },
  footer: {
    explore: 'Explorar', partners: 'Aliados de viaje', corporate: 'La empresa', resources: 'Recursos', agencies: 'Para agencias de viaje', privateJet: 'Jet privado y vuelos',
    insurancePartner: 'Asesoría de seguros', careers: 'Trabaje con nosotros', ethics: 'Código de ética', quote: 'Solicitar cotización', faq: 'Preguntas frecuentes', gallery: 'Galería',
    insurance: 'Seguro de viaje', privacy: 'Privacidad', imprint: 'Aviso legal', cookies: 'Ajustes de cookies', rights: 'Todos los derechos reservados.', chart: 'No apta para la navegación',
  },
  chat: { open: 'Escríbanos por WhatsApp' },
  common: {
    inWords: 'En palabras',
    back: 'Volver', loading: 'Cargando…', tryAgain: 'Intentar de nuevo', error: 'Ocurrió un error', errorText: 'No pudimos mostrar la página. No se perdió nada de lo que usted escribió; por favor, intente otra vez.',
    notFound: '¡Ups! Página no encontrada', notFoundText: 'En esta dirección no hay nada. Desde el inicio es fácil retomar el rumbo.', toHome: 'Volver al inicio', yachtNotFound: 'Yate no encontrado',
    newTab: 'se abre en una pestaña nueva', illustration: 'Ilustración', close: 'Cerrar', previous: 'Anterior', next: 'Siguiente', page: 'Página {{number}}', pages: 'Páginas', required: 'obligatorio', optional: 'opcional',
    readMore: 'Seguir leyendo', details: 'Detalles', from: 'desde', included: 'Incluido', notIncluded: 'No incluido', paidLocally: 'Se paga en el lugar', contactUs: 'Escríbanos',
    bestMonths: 'Mejores meses', rainMonths: 'Meses de lluvia', hurricaneMonths: 'Temporada de huracanes', otherMonths: 'Meses intermedios', season: 'Temporada', itinerary: 'Itinerario',
    readingTime: '{{minutes}} min de lectura', by: 'Por {{author}}', related: 'Siga leyendo',
  },
  fleet: {
    drawing: 'Dibujo a escala',
    length: 'Eslora', guests: 'Huéspedes', cabins: 'Camarotes', location: 'Lugar', speed: 'Velocidad de crucero', rating: 'Calificación',
    reviews: '(50+ reseñas)', details: 'Ver el yate', perDay: 'por día', perNight: 'por noche', forGuests: 'para {{count}} huéspedes', priceFrom: 'desde {{price}} {{basis}}', weekPrice: '{{price}} por {{count}} días',
    beam: 'Manga', draft: 'Calado', engines: 'Motores', fuelCapacity: 'Combustible', waterCapacity: 'Agua dulce', year: 'Año', builder: 'Astillero', designer: 'Diseño', topSpeed: 'Velocidad máxima', about: 'unos {{value}}', since: 'desde {{year}}',
    specifications: 'Ficha técnica', amenities: 'A bordo', quote: 'Solicitar cotización', brochure: 'Ver el folleto', pictures: 'Imágenes de {{name}}', showPicture: 'Mostrar la imagen {{number}}',
    description: 'Descripción', service: 'Servicio', crew: 'Tripulación', activities: 'Actividades', gallery: 'Galería', captain: 'Capitán', chef: 'Chef', prices: 'Precios', knots: '{{value}} nudos', tabs: 'Acerca de {{name}}',
    boatRate: 'El yate, por noche', personRate: 'Cada huésped, por noche', childDiscount: 'Menores de {{age}} años', highSeason: 'Temporada alta (del 20 de diciembre al 10 de enero, Carnaval y Semana Santa)', maxGuests: 'Máximo {{count}} huéspedes', less: '{{percent}} menos', more: '{{percent}} más', base: 'Base',
  },
  viewer: { label: 'Imágenes de {{name}}', counter: '{{current}} de {{total}}', open: 'Abrir la imagen {{number}} en pantalla completa', thumbnails: 'Todas las imágenes', show: 'Mostrar la imagen {{number}}' },
  itinerary: {
    chooseDay: 'Elegir un día en la carta', chartHint: 'Elija un número y la carta le mostrará el tramo de ese día.', readDay: 'Leer el día',
    days: '{{count}} días', day: 'Día {{number}}', tab7: '7 días', tab10: '10 días', tab14: '14 días', tabNote7: 'Días 1 a 7, un viaje completo', tabNote10: 'Días 8 a 10, la primera extensión', tabNote14: 'Días 11 a 14, la segunda extensión', distance: 'Distancia', sailing: 'Navegación', position: 'Posición',
    atAnchor: 'Sin navegar', byRoad: 'Por carretera', byAir: 'En avión', nm: '{{value}} mn', atKnots: 'a 7 nudos', highlights: 'Lo más destacado', activities: 'El día', caution: 'El capitán decide según el tiempo.', print: 'Imprimir', tabs: 'Duración del viaje', total: '{{distance}} mn en total', view: 'Ver itinerario',
  },
  form: {
    name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono', destination: 'Destino', dates: 'Fechas', guests: 'Huéspedes', message: 'Mensaje', send: 'Enviar consulta', sending: 'Enviando…', requiredNote: 'Los campos con * son obligatorios.',
    namePlaceholder: 'Su nombre', phonePlaceholder: '+57 300 000 0000', destinationPlaceholder: 'San Blas, Exumas, aún por decidir', datesPlaceholder: 'segunda quincena de febrero', guestsPlaceholder: 'de 1 a 12', messagePlaceholder: 'Quiénes viajan, qué les gustaría hacer y qué debemos saber',
    privacy: 'Usamos sus datos solo para responderle.', privacyLink: 'Cómo tratamos sus datos', aboutYacht: 'Quisiera saber más sobre {{name}}.',
    aboutTopic: { careers: 'Quisiera trabajar con ustedes.', partner: 'Escribo en nombre de una agencia de viajes.', insurance: 'Tengo una pregunta sobre el seguro de viaje.' },
  },
  answer: {
    successTitle: '¡Muchas gracias!', success: 'Muy pronto nos comunicaremos con usted.', fallbackTitle: 'Abriendo su correo electrónico', fallback: 'El formulario abre, como alternativa, su programa de correo.', copyTitle: 'Lo que usted escribió', copy: 'Copiar el texto', copied: 'Copiado', mailLink: 'Abrir el correo otra vez', chatLink: 'Enviar por WhatsApp',
    shortened: 'Su mensaje es demasiado largo para un enlace de correo y allí va recortado; abajo está completo.', nothingOpened: '¿No se abrió nada? Elija otra vía; abajo está su texto.', refused: 'En este momento el sitio no pudo recibir su consulta. Por favor, envíela por correo o por WhatsApp.', invalid: 'Revise estos campos, por favor: {{fields}}. Lo que escribió sigue en el formulario.', received: 'Recibimos su consulta. Respondemos dentro de nuestro horario de atención.',
  },
  toast: { label: 'Avisos', close: 'Cerrar este aviso' },
  consent: {
    title: 'Cookies', text: 'Este sitio funciona sin cookies de terceros. Si usted acepta, contamos las visitas con un programa propio, en nuestro servidor.', accept: 'Aceptar', decline: 'Rechazar', close: 'Cerrar y rechazar', more: 'Privacidad',
  },
  contact: { hours: 'Horario', weekdays: 'Lunes a viernes', saturday: 'Sábado', emergencies: 'Emergencias', always: 'las 24 horas, los 7 días', panamaTime: 'hora de Panamá', openNow: 'Abierto ahora', closedNow: 'Cerrado ahora', phone: 'Teléfono', chat: 'WhatsApp', mail: 'Correo' },
}
