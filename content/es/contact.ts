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
    title: 'Hable con quienes | *conocen estos barcos*',
    lead: 'Díganos el mes y cuántos son: le contestamos con hasta {{offeredYachts}} yates libres y el precio completo de cada uno. Elija lo más cómodo: una línea aquí abajo, un WhatsApp o, si quiere ver yates y precios mientras responde, “Planee su viaje paso a paso”, al final de la página.',
  },
  short: {
    title: 'Un mensaje breve',
    text: 'Basta una línea: “una semana en febrero, dos familias y uno que no nada”. Preguntar no compromete a nada.',
  },
  quote: {
    title: '¿Prefiere WhatsApp?',
    text: 'Llene lo que sepa: se abre WhatsApp con el mensaje ya escrito y solo falta enviarlo.',
  },
  charter: {
    title: 'Planee su viaje paso a paso',
    text: 'Con cada respuesta verá qué yates le sirven y cuánto cuestan; si va a Cuba o a Aruba, con la travesía ya sumada. El precio definitivo va en la propuesta escrita.',
  },
  info: {
    title: 'Otras formas de hablar con nosotros',
    answer:
      'Le contesta una persona, en español, inglés o alemán, el mismo día hábil o el siguiente. En una emergencia, llámenos a cualquier hora.',
  },
  next: {
    title: 'De su mensaje | al primer chapuzón',
    steps: [
      {
        title: 'Le contestamos',
        text: 'El mismo día hábil o el siguiente recibe hasta {{offeredYachts}} yates libres y adecuados para su grupo, cada uno con su precio y su ruta, revisados por alguien que conoce el barco.',
      },
      {
        title: 'Le guardamos el que le guste',
        text: 'Con la propuesta escrita se lo guardamos {{holdDays}} días, sin costo, mientras lo habla con los suyos.',
      },
      {
        title: 'Usted firma',
        text: 'Con el contrato y un anticipo del {{deposit}} % el yate es suyo. El resto lo paga {{balanceDays}} días antes de embarcar.',
      },
      {
        title: 'Prepare un bolso blando',
        text: 'Para entonces ya sabemos qué comen, qué edad tienen los niños y a qué hora aterrizan; ustedes saben adónde ir y quién los espera. A bordo hay algo frío para brindar.',
      },
    ],
  },
} satisfies ContactCopy
