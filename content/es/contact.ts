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
    lead: 'Cuéntenos qué viaje imagina. Le contestamos con hasta {{offeredYachts}} yates libres en esas fechas, el precio completo de cada uno, también por persona y día, y respuestas francas: quién duerme dónde, qué comen los niños, qué hacer si alguien se marea. Para empezar basta con el mes y el número de personas; preguntar no lo compromete.',
  },
  short: {
    title: 'Un mensaje breve',
    text: 'Para una primera pregunta. Su nombre, su correo y una idea: “una semana en febrero, dos familias y uno que no nada”.',
  },
  quote: {
    title: 'Cotización por WhatsApp',
    text: 'Llene esto y se abre WhatsApp con su mensaje ya escrito. Usted lo envía, y allí mismo le contestamos.',
  },
  charter: {
    title: 'Planee su viaje paso a paso',
    text: 'Para un viaje que ya tiene forma. Ponga fechas, grupo, gustos y presupuesto, y al lado verá los yates con una estimación; lo firme es la propuesta escrita. Si quiere que busquemos también el vuelo, díganos de qué ciudad sale.',
  },
  info: {
    title: 'Otras formas de hablar con nosotros',
    answer:
      'Le contesta una persona, en español, inglés o alemán, el mismo día hábil o el siguiente. Si es urgente, llámenos.',
  },
} satisfies ContactCopy
