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
    lead: 'Con un mes y un número de huéspedes nos basta. Le contestamos con hasta {{offeredYachts}} yates libres, el precio completo de cada uno, por persona y día, y respuestas francas: qué comen los niños, quién duerme dónde, si usted se va a marear. Preguntar no lo compromete.',
  },
  short: {
    title: 'Un mensaje breve',
    text: 'Su nombre, su correo y lo que tenga en mente. “Una semana en febrero, dos familias y uno que no nada” nos alcanza para empezar.',
  },
  quote: {
    title: 'Cotización por WhatsApp',
    text: 'Llene estos campos y WhatsApp se abre con su consulta ya escrita. Usted la lee y la envía desde allí.',
  },
  charter: {
    title: 'La consulta completa',
    text: 'Si ya imagina el viaje, cuéntelo entero: aguas, fechas, barco, presupuesto. La cuenta se hace a la vista mientras escribe, y de ella parte nuestra propuesta.',
  },
  info: {
    title: 'Otras formas de hablar con nosotros',
    answer:
      'Le contesta una persona, en español, inglés o alemán, en un máximo de {{answerHours}} horas de oficina. Si es urgente, llámenos.',
  },
} satisfies ContactCopy
