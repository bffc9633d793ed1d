import type { InsuranceCopy } from '../copy.ts'

export const insurance = {
  meta: {
    title: 'Seguro de viaje para su chárter: lo que necesita',
    description: 'El seguro de viaje es obligatorio en cada chárter, con comprobante antes de salir y al menos 100.000 EUR de cobertura médica recomendada. Cuatro coberturas.',
    keywords: ['seguro de viaje chárter', 'seguro obligatorio yate', 'cobertura médica en el exterior', 'seguro de cancelación', 'repatriación'],
  },
  hero: { title: 'Asegurados antes de *soltar amarras*', lead: 'En las islas, el hospital más cercano puede quedar a una lancha y un vuelo. De ahí viene la calma del lugar, y por eso pedimos un seguro a cada huésped.' },
  requirements: {
    title: 'Lo que pedimos y lo que aconsejamos',
    items: {
      mandatory: { title: 'Un seguro por huésped', text: 'Es obligatorio para todos a bordo, niños incluidos. No forma parte del precio del chárter y nosotros no lo vendemos.' },
      proof: { title: 'Comprobante antes de salir', text: 'Envíenos el certificado o el número de póliza de cada persona antes del viaje. Sin él, el capitán no puede embarcarla.' },
      sum: { title: 'Recomendado: 100.000 EUR para gastos médicos', text: 'No es obligatorio; es la suma mínima que aconsejamos para atención médica en el exterior, con repatriación. Muchas pólizas ofrecen más por una diferencia pequeña.' },
    },
  },
  coverage: {
    title: 'Cuatro coberturas que valen la pena',
    lead: 'Los nombres cambian de una póliza a otra. Busque estas cuatro y lea las exclusiones con el mismo cuidado que las sumas.',
    items: {
      cancellation: { title: 'Cancelación del viaje', description: 'Un chárter se paga con anticipación, y un solo enfermo puede detener a todo el grupo. Esta cobertura devuelve los gastos si usted no puede salir.', features: ['Enfermedad', 'Accidente', 'Motivos profesionales', 'Emergencias familiares'] },
      health: { title: 'Salud en el exterior', description: 'La más importante de las cuatro. Las clínicas privadas suelen pedir pago o garantía al ingresar, y sacar a un enfermo de una isla puede costar más que curarlo.', features: ['Honorarios médicos', 'Hospital', 'Medicamentos', 'Repatriación'] },
      interruption: { title: 'Interrupción del viaje', description: 'Para cuando hay que volver antes de tiempo, o no se puede volver a tiempo.', features: ['Gastos extra de regreso', 'Servicios no utilizados', 'Costos de prolongar la estadía'] },
      luggage: { title: 'Equipaje', description: 'Con dos aviones y una lancha de por medio, una maleta puede tardar. Lleve lo indispensable en la mano y asegure el resto.', features: ['Pérdida', 'Daños', 'Demora', 'Robo'] },
    },
  },
  notes: {
    title: 'Antes de contratar',
    items: {
      purchase: { title: 'Cuándo', text: 'Al confirmar el chárter: muchas pólizas de cancelación exigen contratarse a los pocos días de la reserva.' },
      sum: { title: 'Por cuánto', text: 'La suma de cancelación debe cubrir su parte del chárter además de los vuelos.' },
      activities: { title: 'Qué actividades', text: 'Confirme que incluya navegación, snorkel y buceo a pulmón. Algunas pólizas los tratan como deportes de riesgo.' },
      documents: { title: 'Qué papeles', text: 'Lleve la póliza y el teléfono de asistencia en papel y en el celular. Si pasa algo, conserve recibos e informes médicos.' },
    },
  },
  contact: { title: '¿Una duda sobre su póliza?', text: 'No vendemos seguros, pero sabemos qué suele preguntar la aseguradora. Escríbanos y le diremos qué mirar.', cta: 'Preguntar' },
} satisfies InsuranceCopy
