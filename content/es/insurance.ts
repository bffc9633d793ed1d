import type { InsuranceCopy } from '../copy.ts'

export const insurance = {
  meta: {
    title: 'Seguro de viaje para su chárter: lo que necesita',
    description: 'El seguro de viaje es obligatorio en cada chárter, con comprobante antes de salir y al menos 100.000 EUR de cobertura médica recomendada. Cuatro coberturas.',
    keywords: ['seguro de viaje chárter', 'seguro obligatorio yate', 'cobertura médica exterior', 'seguro de cancelación', 'repatriación'],
  },
  hero: { title: 'Asegurados antes de *soltar amarras*', lead: 'El hospital más cercano puede quedar a una lancha y un vuelo. Es parte del encanto de estas islas, y la razón por la que pedimos un seguro a cada huésped.' },
  requirements: {
    title: 'Lo que pedimos',
    items: {
      mandatory: { title: 'Seguro para cada huésped', text: 'Es obligatorio para todos a bordo, también los niños. No está en el precio del chárter y nosotros no lo vendemos.' },
      proof: { title: 'Comprobante antes de salir', text: 'Envíenos el certificado o número de póliza de cada persona antes del viaje. Sin él, el capitán no puede embarcarla.' },
      sum: { title: 'Al menos 100.000 EUR médicos', text: 'Es el mínimo que recomendamos para atención en el exterior, con regreso incluido. Muchas pólizas ofrecen más por poco.' },
    },
  },
  coverage: {
    title: 'Cuatro coberturas que valen la pena',
    lead: 'Los nombres cambian de una póliza a otra. Busque estas cuatro y lea las exclusiones con el mismo cuidado que las sumas.',
    items: {
      cancellation: { title: 'Cancelación del viaje', description: 'Un chárter se paga con anticipación, y un enfermo puede detener a todo el grupo. Esta cobertura devuelve los gastos si no puede salir.', features: ['Enfermedad', 'Accidente', 'Motivos profesionales', 'Emergencias familiares'] },
      health: { title: 'Salud en el exterior', description: 'La más importante. Las clínicas privadas piden pago o garantía al ingresar, y evacuar desde una isla cuesta más que el tratamiento.', features: ['Honorarios médicos', 'Hospital', 'Medicamentos', 'Repatriación'] },
      interruption: { title: 'Interrupción del viaje', description: 'Para cuando hay que volver antes, o no se puede volver a tiempo.', features: ['Gastos extra de regreso', 'Servicios no utilizados', 'Costos de prolongar la estadía'] },
      luggage: { title: 'Equipaje', description: 'Entre dos aviones y una lancha, una maleta puede tardar. Lleve lo indispensable en la mano.', features: ['Pérdida', 'Daños', 'Demora', 'Robo'] },
    },
  },
  notes: {
    title: 'Antes de contratar',
    items: {
      purchase: { title: 'Cuándo', text: 'Lo mejor es al confirmar el chárter: muchas pólizas de cancelación exigen contratarse pocos días después de la reserva.' },
      sum: { title: 'Por cuánto', text: 'La suma de cancelación debe cubrir su parte del chárter y los vuelos, no solo los vuelos.' },
      activities: { title: 'Qué actividades', text: 'Confirme que incluya navegación, snorkel y buceo a pulmón. Algunas pólizas los tratan como deporte de riesgo.' },
      documents: { title: 'Qué papeles', text: 'Guarde póliza y teléfono de asistencia en papel y en el móvil, y conserve recibos y partes médicos.' },
    },
  },
  contact: { title: '¿Una duda sobre su póliza?', text: 'No vendemos seguros, pero sabemos qué suele preguntar la aseguradora. Escríbanos y le decimos qué mirar.', cta: 'Preguntar' },
} satisfies InsuranceCopy
