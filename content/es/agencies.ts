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
    title: 'Nuestros yates, | *con su nombre*',
    lead: 'Baje de aquí el folleto, las tarifas y las imágenes de cada yate y envíelos hoy mismo a su cliente. Nuestro nombre no aparece en ellos: donde iría, queda lugar para su logotipo.',
  },
  terms: {
    title: 'Así trabajamos | con agencias',
    items: {
      guest: {
        title: 'Su cliente sigue siendo suyo',
        text: 'Le contestamos a usted. A su cliente le escribimos solo si usted lo pide, o si la tripulación necesita saber algo antes del embarque.',
      },
      commission: {
        title: '{{agencyCommission}} % de comisión',
        text: 'Sobre el chárter. Los impuestos y la travesía de un yate desde otras aguas los facturamos al costo, sin comisión; las entradas las paga su cliente en el lugar. Su cliente paga el precio de este sitio, con usted o con nosotros.',
      },
      calendar: {
        title: 'Las semanas libres, en su calendario',
        text: 'Suscríbase al calendario de cada yate y véalo en su propio programa: los días reservados y los apartados, nunca a nombre de quién.',
      },
    },
  },
  papers: {
    title: 'Yate por yate',
    lead: 'El folleto y la hoja de tarifas terminan con un recuadro para su logotipo y unas líneas para sus datos. Junto a los precios va la fecha en que los calculamos.',
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
      astern: 'por la popa',
      cockpit: 'cockpit',
      dusk: 'al atardecer',
    },
  },
  licence: {
    title: 'Qué puede hacer | con las imágenes',
    paragraphs: [
      'Muéstrelas sin costo donde ofrezca estos yates: en su sitio web, en propuestas y boletines, en redes sociales. Recórtelas a su medida.',
      'Las ilustraciones son imágenes generadas o dibujos, no fotografías. Dígalo donde muestre una, como lo decimos nosotros.',
      'No las venda ni las ceda a otras empresas, y retírelas cuando deje de ofrecer el yate. Para imprenta le enviamos archivos más grandes: pídalos.',
    ],
  },
  closing: {
    title: '¿Consulta para un cliente?',
    text: 'Díganos su agencia, las fechas y cuántos viajan. Si su cliente necesita unos días para decidir, le apartamos el yate.',
  },
} satisfies AgenciesCopy
