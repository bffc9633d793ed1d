import type { BrochureCopy } from '../brochure-copy.ts'

export const brochure = {
  brochure: 'Folleto',
  kicker: 'Alquiler de yates con capitán y cocinero',
  illustration: 'Las imágenes marcadas con * son ilustraciones, no fotografías.',
  aboard: 'La vida a bordo',
  drawing:
    'Escala {{scale}} al imprimir en A4. Eslora, manga y calado siguen los datos del astillero; el mástil y la superestructura son aproximados.',
  lineUp:
    'Todos a escala {{scale}}. Eslora, manga y calado siguen los datos del astillero; mástiles y superestructuras son aproximados.',
  asOf: 'Precios al {{date}}. Vale la propuesta escrita, que detalla cada línea.',
  week: 'Siete días, tal como los planearíamos',
  weekMore: 'Los días 8 a 14, que alargan este viaje, están en el sitio web y en el folleto del destino.',
  fortnight: 'Catorce días, uno por uno',
  fortnightNote:
    'El viaje puede terminar después del día 7 o del día 10. Las distancias son las navegadas, no en línea recta: {{distance}} mn en total.',
  until: { 7: 'Aquí termina una semana', 10: 'Aquí terminan diez días', 14: 'Aquí terminan dos semanas' },
  yachts: 'Los yates que navegan aquí',
  noYacht:
    'Aquí no tenemos un yate todo el año. Estos son los {{yachtCount}}, con su base habitual; díganos el mes y le decimos cuál podemos llevar.',
  contact: 'Pregúntenos lo que quiera',
  onTheWeb: 'En internet',
  agency: {
    logo: 'Aquí, el logotipo de su agencia',
    name: 'Agencia',
    phone: 'Teléfono',
    mail: 'Correo',
    web: 'Web',
  },
  rates: 'Tarifas',
  highSeasonNights: 'Noches de temporada alta: {{spans}}.',
  fees: 'Se suman a la tarifa: {{fees}}.',
} satisfies BrochureCopy
