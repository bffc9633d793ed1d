import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Destinos: Panamá, Colombia, Cuba y las Bahamas',
    description: 'Cuatro regiones del Caribe para navegar con tripulación: San Blas, Cartagena y Rosario, Cayo Largo y las Exumas. Qué ver, cuándo ir y cómo llegar.',
    keywords: ['destinos chárter Caribe', 'navegar San Blas', 'islas del Rosario en yate', 'Cayo Largo en catamarán', 'Exumas a vela'],
  },
  hero: {
    title: 'Cuatro maneras de *echar el ancla*',
    lead: 'Islas que gobierna su propia gente, una ciudad amurallada con coral enfrente, cayos sin otra luz, un banco de arena de cien millas. Casi todos los tramos son cortos; lo difícil es elegir.',
  },
  findTrip: 'Encontrar un viaje',
  brochure: 'Solicitar folleto',
  rows: {
    colombia: { title: 'Colombia', text: 'Se zarpa de la bahía de Cartagena y a unas 20 millas náuticas empieza el coral del Rosario. Más al sur, San Bernardo guarda manglares y noches oscuras. De día islas, de noche balcones.' },
    panama: { title: 'Panamá', text: 'Más de 365 islas gobernadas por el pueblo guna, unas cuarenta de ellas habitadas. Se navega una hora o dos y se duerme detrás del arrecife. Para un primer chárter no conocemos agua más amable.' },
    cuba: { title: 'Cuba', text: 'La Habana a pie y, en la otra costa, los cayos de Los Canarreos en barco. De Cienfuegos a Cayo Largo se navega de noche; después todo queda cerca y hay muy poca compañía.' },
    bahamas: { title: 'Bahamas', text: 'Las Exumas empiezan a unas 34 millas náuticas de Nassau: a un lado el banco, claro y somero; al otro, el estrecho, de un azul hondo. En el medio, un parque marino donde no se pesca.' },
  },
  aruba: {
    title: 'Y, a barlovento, *Aruba*',
    text: 'Seca, luminosa y barrida por el alisio casi todo el año, al margen de la ruta habitual de los huracanes. No tenemos allí una semana ya trazada: díganos cuándo y cuántos son, y un asesor la traza con usted.',
    cta: 'Pedir un viaje a Aruba',
  },
} satisfies DestinationsCopy
