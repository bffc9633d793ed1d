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
    lead: 'Díganos un mes y cuántos son, y le contestamos con yates, precios completos y fechas libres. Pregunte también lo que le parezca demasiado sencillo: qué comen los niños, quién duerme dónde, si usted se va a marear.',
  },
  short: {
    title: 'Un mensaje breve',
    text: 'Con su nombre y su correo podemos contestarle. Cada línea más nos acerca a su barco.',
  },
  quote: {
    title: 'Cotización por WhatsApp',
    text: 'Llene estos campos y WhatsApp se abre con su consulta ya escrita. Usted la lee y la envía desde allí.',
  },
  charter: {
    title: 'La consulta completa',
    text: 'Si ya imagina el viaje, cuéntelo entero: aguas, fechas, barco, presupuesto. Mientras escribe, la cuenta se va haciendo a la vista.',
  },
  info: {
    title: 'Otras formas de hablar con nosotros',
    hours: 'Horario de oficina, hora de Panamá (UTC−5)',
    emergencies: 'Emergencias: por teléfono, a cualquier hora',
    answer:
      'Le contesta una persona, en un máximo de {{answerHours}} horas de oficina. Si es urgente, llámenos.',
  },
} satisfies ContactCopy
