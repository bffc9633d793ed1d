import type { InsuranceCopy } from '../company-copy.ts'

export const insurance = {
  meta: {
    title: 'Seguro de viaje para su chárter: lo que necesita',
    description:
      'El seguro de viaje es obligatorio en cada chárter, con comprobante antes de salir; recomendamos 100.000 EUR para gastos médicos y cuatro coberturas.',
    keywords: [
      'seguro de viaje chárter',
      'seguro obligatorio yate',
      'cobertura médica en el exterior',
      'seguro de cancelación',
      'repatriación',
    ],
  },
  hero: {
    title: 'Asegurados antes de | *soltar amarras*',
    lead: 'En las islas, el hospital más cercano puede quedar a una lancha y un vuelo de distancia. Es parte de su encanto y la razón por la que pedimos un seguro de viaje a cada huésped.',
  },
  requirements: {
    title: 'Lo que pedimos y lo que aconsejamos',
    items: {
      mandatory: {
        title: 'Un seguro por huésped',
        text: 'Es obligatorio para todos los que van a bordo, niños incluidos. No forma parte del precio del chárter y nosotros no lo vendemos.',
      },
      proof: {
        title: 'Comprobante antes de salir',
        text: 'Envíenos el certificado o el número de póliza de cada persona antes del viaje. Sin él, el capitán no puede recibirla a bordo.',
      },
      sum: {
        title: 'Recomendado: 100.000 EUR para gastos médicos',
        text: 'No es obligatorio; es la suma mínima que aconsejamos para atención médica en el exterior, con repatriación. Muchas pólizas ofrecen más por una diferencia pequeña.',
      },
    },
  },
  coverage: {
    title: 'Cuatro coberturas que valen la pena',
    lead: 'Los nombres cambian de una póliza a otra. Busque estas cuatro y lea las exclusiones con el mismo cuidado que las sumas.',
    items: {
      cancellation: {
        title: 'Cancelación del viaje',
        description:
          'Un chárter se paga con bastante anticipación, y basta que se enferme uno para que no viaje nadie. Esta cobertura le devuelve los gastos si usted no puede salir.',
        features: ['Enfermedad', 'Accidente', 'Motivos profesionales', 'Emergencias familiares'],
      },
      health: {
        title: 'Salud en el exterior',
        description:
          'La más importante de las cuatro. Las clínicas privadas suelen pedir pago o garantía al ingresar, y sacar a un enfermo de una isla puede costar más que curarlo.',
        features: ['Honorarios médicos', 'Hospital', 'Medicamentos', 'Repatriación'],
      },
      interruption: {
        title: 'Interrupción del viaje',
        description:
          'Para cuando hay que volver antes de lo previsto, o no se puede volver a tiempo. El barco está contratado por todo el viaje, así que los días perdidos correrían por su cuenta.',
        features: ['Gastos extra de regreso', 'Servicios no utilizados', 'Costos de prolongar la estadía'],
      },
      luggage: {
        title: 'Equipaje',
        description:
          'De camino al barco, una maleta cambia de avión, de auto y de lancha, y la que se atrasa puede tardar un día en aparecer. Lleve lo indispensable en la mano y asegure el resto.',
        features: ['Pérdida', 'Daños', 'Demora', 'Robo'],
      },
    },
  },
  notes: {
    title: 'Antes de contratar',
    items: {
      purchase: {
        title: 'Cuándo',
        text: 'La cobertura de cancelación, al reservar o en los pocos días que la aseguradora permita después. La de salud puede esperar, pero debe valer desde el día en que usted sale de casa.',
      },
      sum: {
        title: 'Por cuánto',
        text: 'Para gastos médicos, 100.000 EUR es el mínimo que recomendamos. Para cancelación, asegure el costo completo del viaje: chárter, vuelos y hoteles.',
      },
      activities: {
        title: 'Qué actividades',
        text: 'Confirme que incluya los viajes en yate, el snorkel, el buceo a pulmón y la pesca: algunas pólizas los tratan como deportes de riesgo. Otras excluyen países; si va a Cuba, pregunte por Cuba.',
      },
      documents: {
        title: 'Qué papeles',
        text: 'El número de póliza, el teléfono de asistencia y una copia del pasaporte, en papel y en el celular; otro juego, con alguien en casa. Si pasa algo, conserve los recibos y los informes médicos.',
      },
    },
  },
  contact: {
    title: '¿Una duda sobre su póliza?',
    text: 'Envíenos el certificado y le diremos si cumple lo que pedimos. Sobre la póliza misma tiene que aconsejarle su aseguradora o su corredor.',
    cta: 'Preguntar',
  },
} satisfies InsuranceCopy
