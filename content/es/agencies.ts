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
    lead: 'Todo lo que encuentra en esta página puede enviarlo tal cual a su cliente. Los papeles hablan del yate y callan quiénes somos; donde iría nuestro nombre hay un espacio para su logotipo.',
  },
  terms: {
    title: 'Así trabajamos | con agencias',
    items: {
      guest: {
        title: 'Su cliente sigue siendo suyo',
        text: 'Le respondemos a usted. A su cliente le escribimos solo si usted lo pide, o cuando la tripulación necesita saber algo antes del embarque.',
      },
      commission: {
        title: '{{agencyCommission}} % de comisión',
        text: 'Sobre el chárter. Los impuestos, las tasas de entrada y la travesía de un yate desde otras aguas van al costo, sin comisión. Su cliente paga el precio de este sitio, reserve con usted o con nosotros.',
      },
      calendar: {
        title: 'Las semanas libres, en su calendario',
        text: 'Su programa puede suscribirse al calendario de cada yate. Verá cuándo está reservado o apartado, nunca para quién.',
      },
    },
  },
  papers: {
    title: 'Yate por yate',
    lead: 'El folleto y la hoja de tarifas terminan con un recuadro vacío, para su logotipo, y unas líneas para sus datos. Junto a los precios figura el día en que valían.',
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
      'Mostrarlas sin costo donde ofrezca estos yates: en su sitio web, en propuestas y boletines, en redes sociales. Puede recortarlas según lo necesite.',
      'Una ilustración es una imagen generada o un dibujo. Donde muestre una, dígalo, como hacemos nosotros.',
      'Le pedimos no venderlas ni cederlas a otras empresas, y retirarlas cuando deje de ofrecer el yate. Para imprenta le enviamos archivos más grandes si los pide.',
    ],
  },
  closing: {
    title: '¿Consulta para un cliente?',
    text: 'Díganos el nombre de su agencia, las fechas y cuántos viajan, y si desea que apartemos un yate mientras su cliente decide.',
  },
} satisfies AgenciesCopy
