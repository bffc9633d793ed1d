import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  destinations: 'La cena, en cubierta y sin mesa que reservar.',
  articles: {
    chef: 'El menú llegó por la mañana, en cayuco.',
    'water-activities': 'A las seis, el último baño, ya sin máscara.',
    'guna-yala': 'Las islas son de los gunas. Nosotros somos la visita.',
    'why-charter': 'El plan de mañana se hace después de cenar.',
    'sailing-san-blas': 'El ancla baja temprano, con el sol aún alto.',
    'charter-cost': 'En el precio: la cena, el vino y quien lava los platos.',
    'san-blas-or-exumas': 'En las dos aguas, la noche se pasa al ancla.',
    'children-aboard': 'A las ocho, la cubierta es de los padres.',
  },
} satisfies SpreadCopy
