import type { DestinationCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Chárter en Colombia: Cartagena, Rosario y Barú',
    description: 'Yates con tripulación desde Cartagena hacia las islas del Rosario, Barú y San Bernardo: distancias, mejores meses, costos y traslado desde el aeropuerto.',
    keywords: ['chárter Cartagena', 'yate islas del Rosario', 'Barú en barco', 'San Bernardo Tintipán', 'yate a motor Cartagena'],
  },
  name: 'Colombia',
  waters: 'Cartagena, Rosario y Barú',
  hero: { title: 'Balcones de noche, *coral de día*', lead: 'A unas 20 millas de la muralla de Cartagena empieza el archipiélago del Rosario. Se puede desayunar en la ciudad y bucear a pulmón antes del almuerzo.', itinerary: 'Ver itinerario', flySail: 'Agregar el vuelo', contact: 'Pedir información', caption: 'Agua clara frente a Isla Grande' },
  teaser: 'Una ciudad amurallada para las tardes, islas de coral para las mañanas y 20 millas entre las dos.',
  intro: [
    'La bahía de Cartagena es amplia y abrigada; se sale por Bocachica, entre dos fuertes. Al suroeste aparecen las islas del Rosario: bajas, verdes, con arrecifes protegidos como parque nacional desde 1977.',
    'La península de Barú cierra la laguna de Cholón, donde los fines de semana hay música y entre semana, garzas. Unas 40 millas al sur de Cartagena queda San Bernardo, con manglares, pescadores y noches en las que el agua brilla al moverla.',
    'Es un destino para quien quiere ciudad y mar en el mismo viaje. El viento norte sopla con fuerza en enero y febrero; los yates a motor salen temprano y los veleros lo aprovechan.',
  ],
  location: { title: 'Dónde queda', text: 'La costa caribeña de Colombia: Cartagena, las islas del Rosario a unas 20 millas, Tintipán otras 23 más al sur.' },
  bestTime: { title: 'Cuándo ir', text: 'De diciembre a abril: seco y con brisa del norte. En enero y febrero la brisa es fuerte; diciembre y abril son más suaves.' },
  seasonNote: 'Las lluvias caen sobre todo en mayo y de septiembre a noviembre. La costa queda al sur de la ruta habitual de los huracanes.',
  experiences: {
    title: 'Cuatro días para recordar',
    items: [
      { title: 'Arrecifes del Rosario', text: 'Corales y abanicos de mar a pocas brazadas de la escalera, con guías del parque que conocen cada boya.' },
      { title: 'La laguna de Cholón', text: 'Agua quieta entre manglares, ostras y langosta a la parrilla servidas desde una lancha. Mejor un martes que un domingo.' },
      { title: 'Noche en San Bernardo', text: 'Lejos de las luces, el agua se enciende al paso de la mano: plancton que brilla, cielo lleno de estrellas.' },
      { title: 'Cartagena al caer la tarde', text: 'La muralla, las plazas y un helado de coco. El barco espera en la bahía.' },
    ],
  },
  arrival: { title: 'Cómo llegar al barco', text: 'Le recogemos en el aeropuerto internacional de Cartagena; hasta el muelle son pocos minutos. Su oferta dice si el auto está incluido.' },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: ['El yate con capitán y cocinero', 'Tres comidas al día y bebidas', 'Combustible y tasas de puerto', 'Equipo de snorkel, ropa de cama y toallas'],
    notIncluded: ['Vuelos y hoteles', 'Seguro de viaje (obligatorio)', 'Auto del aeropuerto, salvo que su oferta lo incluya', 'Propinas para la tripulación'],
    paidLocally: ['Entrada al parque nacional de los Corales del Rosario', 'Comidas y bebidas en tierra'],
  },
  closing: { title: '¿Ciudad, islas o ambas?', text: 'Díganos cuántas noches quiere dormir en el mar. Con eso elegimos barco y ruta.' },
} satisfies DestinationCopy
