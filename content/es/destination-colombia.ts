import type { DestinationCopy } from '../copy.ts'

export const colombia = {
  meta: {
    title: 'Chárter en Colombia: Cartagena, Rosario y Barú',
    description: 'Yates con tripulación desde Cartagena hacia las islas del Rosario, Barú y San Bernardo: distancias, mejores meses, costos y traslado desde el aeropuerto.',
    keywords: ['chárter Cartagena', 'yate islas del Rosario', 'Barú en barco', 'San Bernardo Tintipán', 'yate a motor Cartagena'],
  },
  name: 'Colombia',
  waters: 'Cartagena, Rosario y Barú',
  hero: { title: 'Balcones de\u00a0noche, *coral de día*', lead: 'A unas 20 millas de la muralla de Cartagena empieza el archipiélago del Rosario. Se puede desayunar en la ciudad y estar en el agua, con máscara, antes del almuerzo.', itinerary: 'Ver itinerario', flySail: 'Agregar el vuelo', contact: 'Pedir información', caption: 'Agua clara frente a Isla Grande' },
  teaser: 'Por la mañana islas de coral, por la tarde una ciudad amurallada, y unas 20 millas entre las dos.',
  intro: [
    'La bahía de Cartagena es amplia y abrigada, y se sale de ella por Bocachica, entre dos fuertes. Al suroeste aparecen las islas del Rosario, bajas y verdes, con arrecifes protegidos como parque nacional desde 1977.',
    'En Barú está la laguna de Cholón, donde los fines de semana hay música y, entre semana, garzas. Unas 40 millas al sur de Cartagena queda San Bernardo, un archipiélago de manglares y pescadores donde, en las noches oscuras, el agua brilla cuando se mueve.',
    'Es un destino para quien quiere ciudad y mar en el mismo viaje. En enero y febrero el alisio del noreste sopla con fuerza: los veleros lo aprovechan y los yates a motor salen temprano.',
  ],
  pull: 'En las noches oscuras, el agua brilla cuando se mueve.',
  location: { title: 'Dónde queda', text: 'La costa caribeña de Colombia: Cartagena, las islas del Rosario a unas 20 millas y Tintipán cerca de 30 más al sur, por la ruta del barco.' },
  bestTime: { title: 'Cuándo ir', text: 'De diciembre a abril, cuando el tiempo es seco y la brisa viene del noreste. En enero y febrero es fuerte; diciembre y abril son más suaves.' },
  seasonNote: 'Las lluvias caen sobre todo en mayo y de septiembre a noviembre. La costa queda al sur de la ruta habitual de los huracanes.',
  experiences: {
    title: 'Lo que se hace entre la ciudad y las islas',
    items: [
      { title: 'Arrecifes del Rosario', text: 'Corales y abanicos de mar a pocas brazadas de la escalera, con guías del parque que conocen cada boya.' },
      { title: 'La laguna de Cholón', text: 'Agua quieta entre manglares, ostras y, en su temporada, langosta a la parrilla servidas desde una lancha. Vaya mejor un martes que un domingo.' },
      { title: 'Noche en San Bernardo', text: 'Lejos de las luces, el plancton se enciende alrededor de la mano que lo roza. Con luna llena casi no se ve; pregunte al capitán por la fecha.' },
      { title: 'Cartagena al caer la tarde', text: 'La muralla, las plazas y un helado de coco. El barco espera en la bahía.' },
    ],
  },
  arrival: { title: 'Cómo llegar al barco', text: 'Vamos por usted al aeropuerto internacional de Cartagena; de allí al muelle son pocos minutos. Su propuesta dice si el auto está incluido.' },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: ['El yate con capitán y cocinero', 'Tres comidas al día y bebidas', 'Combustible y tasas de puerto', 'Equipo de snorkel, ropa de cama y toallas'],
    notIncluded: ['Vuelos y hoteles', 'Seguro de viaje (obligatorio)', 'Auto del aeropuerto, salvo que su propuesta lo incluya', 'Propinas para la tripulación'],
    paidLocally: ['Entrada al parque nacional del Rosario y San Bernardo, donde se cobre', 'Entrada a fuertes y museos', 'Comidas y bebidas en tierra'],
  },
  closing: { title: '¿Ciudad, islas o ambas?', text: 'Díganos cuántas noches quiere dormir en el mar. Con ese dato elegimos el barco y la ruta.' },
} satisfies DestinationCopy
