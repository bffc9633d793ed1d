import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Destinos: Panamá, Colombia, Cuba y las Bahamas',
    description: 'Cuatro regiones del Caribe para navegar con tripulación: San Blas, Cartagena y Rosario, Cayo Largo y las Exumas. Qué ver, cuándo ir y cómo llegar.',
    keywords: ['destinos chárter Caribe', 'navegar San Blas', 'islas del Rosario en yate', 'Cayo Largo en catamarán', 'Exumas a vela'],
  },
  hero: { title: 'Cuatro formas de *llegar al agua*', lead: 'Islas bajas, ciudades amuralladas, cayos desiertos, bancos de arena. Las distancias son cortas; lo difícil es elegir.' },
  findTrip: 'Encontrar un viaje',
  brochure: 'Solicitar folleto',
  rows: {
    colombia: { title: 'Colombia', text: 'Se zarpa de la bahía de Cartagena y a unas 20 millas empieza el coral del Rosario. Más al sur, San Bernardo guarda manglares y noches oscuras. De día islas, de noche balcones.' },
    panama: { title: 'Panamá', text: 'Más de 365 islas gobernadas por el pueblo guna, unas cuarenta habitadas. Se navega una hora o dos y se duerme detrás del arrecife. El mejor lugar para un primer chárter.' },
    cuba: { title: 'Cuba', text: 'La Habana a pie y, al otro lado de la isla, los cayos de Los Canarreos en barco. Entre Cienfuegos y Cayo Largo se navega de noche; lo demás es arena y silencio.' },
    bahamas: { title: 'Bahamas', text: 'Las Exumas empiezan a 34 millas de Nassau: a un lado el banco, claro y somero; al otro, el azul profundo. Un parque marino sin pesca en el medio.' },
  },
} satisfies DestinationsCopy
