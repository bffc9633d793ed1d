import type { SpreadCopy } from '../spread-copy.ts'

export const spreads = {
  fleet: 'Al anochecer, cada uno ya encontró su bahía.',
  destinations: '{{DestinationCount}} costas y, en invierno, Orión sobre cada una.',
  yachts: {
    'sunreef-62-marea': '{{MareaGuests}} a la mesa y, afuera, solo el viento.',
    'guji-sun-odyssey-44i': 'De noche gira despacio, y las estrellas con él.',
    'macan-pershing-64': 'De día, veloz. De noche, ni una onda.',
    'lagoon-56': 'Desde el flybridge, la luz más cercana está en otra isla.',
    'bali-54': 'Ventanas encendidas, solas en el banco de las Exumas.',
    'lagoon-62': 'Lejos, a popa, Nassau sigue despierta.',
    'leopard-42-tsabalok': 'Un farol en la mesa, dos sillas y la noche entera.',
  },
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
