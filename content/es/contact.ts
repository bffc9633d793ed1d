import type { ContactCopy } from '../copy.ts'

export const contact = {
  meta: {
    title: 'Consulte precio y fechas de su yate con tripulación',
    description:
      'Pida precio y fechas para alquilar un yate con capitán y cocinero en San Blas, Cartagena o las Bahamas: formulario, WhatsApp o teléfono.',
    keywords: [
      'cotización alquiler de yate',
      'precio catamarán San Blas',
      'contacto alquiler de yates Panamá',
      'WhatsApp chárter',
    ],
  },
  hero: {
    title: 'Hable con quienes | *navegan estas aguas*',
    lead: 'Díganos el mes y cuántos son. Le contestamos con hasta {{offeredYachts}} yates libres, el precio completo de cada uno y respuestas francas: quién duerme dónde, qué comen los niños, qué hacer si alguien se marea. Preguntar no lo compromete.',
  },
  short: {
    title: 'Un mensaje breve',
    text: 'Basta una línea: “una semana en febrero, dos familias y uno que no nada”.',
  },
  quote: {
    title: 'Cotización por WhatsApp',
    text: 'Llene estos campos y se abrirá WhatsApp con su mensaje escrito. Usted solo tiene que enviarlo.',
  },
  charter: {
    title: 'Planee su viaje paso a paso',
    text: 'Para un viaje que ya tiene forma: a medida que contesta, al lado ve los yates y una estimación. El precio definitivo va en la propuesta escrita.',
  },
  info: {
    title: 'Otras formas de hablar con nosotros',
    answer:
      'Le contesta una persona, en español, inglés o alemán, el mismo día hábil o el siguiente. En una emergencia, llámenos a cualquier hora.',
  },
} satisfies ContactCopy
