import type { ContactCopy } from '../copy.ts'

export const contact = {
  meta: {
    title: 'Contacto y consulta de chárter',
    description:
      'Escríbanos para pedir precio y fechas de un yate con tripulación: formulario breve, WhatsApp o teléfono. Horario de Panamá y atención de emergencias 24/7.',
    keywords: [
      'contacto chárter de yates',
      'cotización chárter Caribe',
      'consulta yate Panamá',
      'WhatsApp chárter',
    ],
  },
  hero: {
    title: 'Escriba a | *quienes navegan*',
    lead: 'Un nombre, un mes y cuántos son: con eso empezamos. Pregunte por precios, por camarotes o por el mareo, y también por lo que le parezca demasiado sencillo.',
  },
  short: {
    title: 'Un mensaje breve',
    text: 'Es lo más rápido. Solo el nombre y el correo son obligatorios.',
  },
  quote: {
    title: 'Cotización por WhatsApp',
    text: 'Complete estos campos y WhatsApp se abrirá con su consulta ya escrita. No se envía nada hasta que usted lo confirme allí.',
  },
  charter: {
    title: 'La consulta completa',
    text: 'Para quien ya sabe bastante de su viaje: región, fechas, barco, servicios y presupuesto. Cuanto más nos cuente, más precisa será la primera propuesta.',
  },
  info: {
    title: 'Otras formas de hablar con nosotros',
    hours: 'Horario de oficina, hora de Panamá (UTC−5)',
    emergencies: 'Emergencias: por teléfono, a cualquier hora',
    answer:
      'Respondemos en horario de oficina y en el orden en que llegan los mensajes. Si es urgente, llámenos.',
  },
} satisfies ContactCopy
