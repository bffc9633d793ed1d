import type { AgenciesCopy } from '../company-copy.ts'

export const agencies = {
  meta: {
    title: 'Para agencias: folletos sin nuestro nombre',
    description:
      'Folletos y tarifas de cada yate sin nuestra marca, en tres idiomas; calendarios para suscribirse e imágenes con licencia. Para agencias que venden chárter.',
    keywords: [
      'chárter de yates para agencias de viaje',
      'folleto de yate sin marca',
      'tarifas de chárter para agencias',
      'calendario iCal de yates',
      'comisión por chárter con tripulación',
    ],
  },
  hero: {
    title: 'Nuestros yates, | *el logo de su agencia*',
    lead: 'Su cliente pregunta por un yate y quiere verlo hoy. Descargue aquí el folleto, las tarifas y las imágenes: nuestro nombre no aparece en ellos, y queda un lugar para su logotipo.',
  },
  terms: {
    title: 'Así trabajamos | con agencias',
    items: {
      guest: {
        title: 'Su cliente sigue siendo suyo',
        text: 'Usted nos pregunta y nosotros le contestamos a usted. A su cliente le escribimos solo si nos lo pide, o si la tripulación necesita saber algo antes del embarque.',
      },
      commission: {
        title: '{{agencyCommission}} % de comisión',
        text: 'Sobre la tarifa del yate sin impuestos. Su cliente le paga a usted lo mismo que en este sitio; usted se queda con la comisión y nosotros le facturamos el resto. La tasa de las Bahamas y la travesía de un yate desde otras aguas las facturamos al costo y sin comisión; las entradas las paga su cliente en el lugar.',
      },
      calendar: {
        title: 'Las semanas libres, en su calendario',
        text: 'Suscríbase al calendario de cada yate y vea en su propio programa qué días están reservados y cuáles apartados. Los nombres de los clientes no aparecen.',
      },
    },
  },
  papers: {
    title: 'Yate por yate',
    lead: 'Elija el idioma de su cliente. El folleto y las tarifas terminan con un recuadro para su logotipo y unas líneas para sus datos, y junto a los precios va la fecha en que los calculamos.',
    brochure: 'Folleto',
    rates: 'Tarifas',
    calendar: 'Calendario (iCal)',
    photographs: 'Fotografías',
    illustrations: 'Ilustraciones',
    views: {
      anchor: 'al ancla',
      cabin: 'camarote',
      underway: 'en navegación',
      saloon: 'salón',
      above: 'desde arriba',
      foredeck: 'cubierta de proa',
      bathroom: 'baño',
      astern: 'por la popa',
      cockpit: 'cockpit',
      dusk: 'al atardecer',
    },
  },
  licence: {
    title: 'Qué puede hacer | con las imágenes',
    paragraphs: [
      'Úselas sin costo donde ofrezca estos yates: su sitio web, sus propuestas, sus boletines, sus redes. Recórtelas a su medida.',
      'Lo que aquí se llama ilustración es una imagen generada o un dibujo. Dígalo donde muestre una, como lo decimos nosotros, para que su cliente no espere una fotografía.',
      'No las venda ni las ceda a otras empresas, y retírelas cuando deje de ofrecer el yate. Para imprenta le enviamos archivos más grandes: pídalos.',
    ],
  },
  closing: {
    title: '¿Consulta para un cliente?',
    text: 'Con su agencia, las fechas y el número de personas le contestamos, el mismo día hábil o el siguiente, qué yates están libres y a qué precio. Mientras su cliente decide, apartamos el yate {{holdDays}} días, sin costo; si necesita más, díganoslo.',
  },
} satisfies AgenciesCopy
