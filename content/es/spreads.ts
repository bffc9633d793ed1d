import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  destinations: '{{DestinationCount}} costas y, en invierno, Orión sobre cada una.',
  articles: {
    chef: 'El menú llegó por la mañana, en cayuco.',
    'water-activities': 'Meta la cara en el agua y se acaba el ruido.',
    'guna-yala': 'Las islas son de los gunas. Nosotros somos la visita.',
    'why-charter': 'La maleta se deshace una vez. Después solo cambia la vista.',
    'sailing-san-blas': 'Dos horas a vela y, después, un baño.',
    'charter-cost': 'Cuentas claras, y la noche por delante.',
    'san-blas-or-exumas': 'Dos aguas, y la misma luna sobre las dos.',
    'children-aboard': 'Los niños ya duermen. El barco también.',
  },
} satisfies SpreadCopy
