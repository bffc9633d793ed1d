import type { InsuranceCopy } from '../company-copy.ts'

export const insurance = {
  meta: {
    title: 'Seguro de viaje para su alquiler de yate',
    description:
      'El seguro de viaje es obligatorio a bordo, con comprobante antes de salir; recomendamos 100.000 EUR para gastos médicos y otras tres coberturas.',
    keywords: [
      'seguro de viaje yate',
      'seguro obligatorio chárter',
      'cobertura médica en el exterior',
      'seguro de cancelación',
      'repatriación',
    ],
  },
  hero: {
    title: 'Asegurados antes de | *soltar amarras*',
    lead: 'Desde algunas islas el hospital queda a varias horas, y por eso pedimos un seguro de viaje a cada huésped. Una buena póliza paga la lancha, el avión y la clínica; aquí le decimos qué exigirle.',
  },
  requirements: {
    title: 'Lo que pedimos y lo que aconsejamos',
    items: {
      mandatory: {
        title: 'Un seguro por huésped',
        text: 'Es obligatorio para todos los que suben a bordo, niños incluidos. Lo contrata usted con la aseguradora que prefiera. Nosotros no lo vendemos ni está en el precio del yate.',
      },
      proof: {
        title: 'Comprobante antes de salir',
        text: 'Envíenos el certificado o el número de póliza de cada persona. El capitán solo embarca a quien lo haya presentado.',
      },
      sum: {
        title: 'Recomendado: 100.000 EUR para gastos médicos',
        text: 'Son unos {{medicalCoverInDollars}}, lo mínimo que aconsejamos para atención médica en el exterior con repatriación. No lo exigimos, y muchas pólizas ofrecen más por una diferencia pequeña.',
      },
    },
  },
  coverage: {
    title: 'Cuatro coberturas que valen la pena',
    lead: 'Cada aseguradora les da otro nombre. Empiece por la de salud y lea las exclusiones con tanto cuidado como las sumas.',
    items: {
      cancellation: {
        title: 'Cancelación del viaje',
        description:
          'Un yate se paga entero antes de embarcar, y la enfermedad de uno puede dejar a todos en casa. Si usted no puede viajar por un motivo que figura en la póliza, esta cobertura le reembolsa, según sus condiciones, lo que nosotros retenemos.',
        features: ['Enfermedad', 'Accidente', 'Motivos profesionales', 'Emergencias familiares'],
      },
      health: {
        title: 'Salud en el exterior',
        description:
          'La más importante de las cuatro. Una clínica privada suele pedir pago o garantía al ingresar, y sacar a un enfermo de una isla puede costar más que curarlo.',
        features: ['Honorarios médicos', 'Hospital', 'Medicamentos', 'Evacuación y repatriación'],
      },
      interruption: {
        title: 'Interrupción del viaje',
        description:
          'Sirve si usted tiene que volver antes de lo previsto o no puede volver a tiempo. El barco está contratado por todo el viaje. Sin esta cobertura, los días perdidos corren por su cuenta.',
        features: ['Gastos extra de regreso', 'Servicios no utilizados', 'Costos de prolongar la estadía'],
      },
      luggage: {
        title: 'Equipaje',
        description:
          'De camino al barco su maleta cambia de avión, de auto y de lancha, y si se retrasa puede llegarle un día después. Lleve lo indispensable en el bolso de mano y asegure el resto.',
        features: ['Pérdida', 'Daños', 'Demora', 'Robo'],
      },
    },
  },
  notes: {
    title: 'Antes de contratar',
    items: {
      purchase: {
        title: 'Cuándo',
        text: 'Contrate la cancelación al reservar, o en los pocos días que la aseguradora permita después. La de salud puede esperar, siempre que valga desde el día en que usted sale de casa.',
      },
      sum: {
        title: 'Por cuánto',
        text: 'Para cancelación, asegure el viaje completo: yate, vuelos y hoteles. Si va a Cuba o a las Bahamas entre junio y noviembre, compruebe que cubra las tormentas con nombre.',
      },
      activities: {
        title: 'Qué actividades',
        text: 'Pregunte si incluye los viajes en yate, el snorkel, la pesca y el buceo, a pulmón o con tanque: algunas pólizas los llaman deportes de riesgo.',
      },
      documents: {
        title: 'Qué papeles',
        text: 'Lleve el número de póliza, el teléfono de asistencia y una copia del pasaporte, en papel y en el celular. Para entrar a Cuba, además, un certificado médico de su seguro que nombre el país y las fechas. Deje otro juego con alguien en casa. Si ocurre algo, guarde los recibos y los informes médicos.',
      },
    },
  },
  contact: {
    title: '¿Una duda sobre su póliza?',
    text: 'Envíenos el certificado y le diremos si con él puede subir a bordo. Sobre lo que cubre cada cláusula, consulte a su aseguradora o a su corredor.',
    cta: 'Preguntar',
    yachts: 'Volver a los yates',
  },
} satisfies InsuranceCopy
