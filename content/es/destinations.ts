import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Destinos: Panamá, Colombia, Cuba y las Bahamas',
    description:
      'Cuatro regiones del Caribe para navegar con tripulación: San Blas, Cartagena y Rosario, Cayo Largo y las Exumas. Qué ver, cuándo ir y cómo llegar.',
    keywords: [
      'destinos chárter Caribe',
      'navegar San Blas',
      'islas del Rosario en yate',
      'Cayo Largo en catamarán',
      'Exumas a vela',
    ],
  },
  hero: {
    title: 'Cuatro maneras de | *echar el ancla*',
    lead: 'Islas que gobierna su propia gente, una ciudad amurallada con coral enfrente, cayos donde no se ve otra luz, un banco de arena de cien millas. Elija por lo que quiera ver al subir a cubierta por la mañana; del resto se ocupa el alisio.',
  },
  findTrip: 'Ver este destino',
  brochure: 'Ver el folleto',
  rows: {
    colombia: {
      title: 'Colombia',
      text: 'Se zarpa de la bahía de Cartagena y a unas {{rosarioMiles}} millas náuticas, una mañana a vela, empieza el coral del Rosario. Otra mañana más al sur, San Bernardo tiene manglares y noches oscuras en las que el agua brilla. En una semana caben las islas y queda tiempo para la ciudad, sus plazas y su música.',
    },
    panama: {
      title: 'Panamá',
      text: 'Más de 365 islas gobernadas por el pueblo guna, unas cuarenta de ellas habitadas. Los tramos son cortos, el arrecife detiene la ola y los huracanes pasan lejos, al norte. Son las aguas donde aprendimos el oficio, y las que recomendamos para un primer chárter.',
    },
    cuba: {
      title: 'Cuba',
      text: 'La Habana a pie y, en la otra costa, los cayos de Los Canarreos en barco; entre una y otros, unas horas de carretera. De Cienfuegos a Cayo Largo se navega de noche. Después se puede pasar un día entero sin ver más compañía que la de las garzas.',
    },
    bahamas: {
      title: 'Las Bahamas',
      text: 'Las Exumas empiezan a unas {{exumaMiles}} millas náuticas de Nassau: a un lado el banco, claro y somero; al otro, el estrecho, de un azul hondo. En el medio hay un parque marino donde no se pesca, y los peces lo saben. Aquí están los catamaranes de seis camarotes.',
    },
  },
  aruba: {
    title: 'Y, a barlovento, *Aruba*',
    text: 'Seca, luminosa y barrida por el alisio casi todo el año, al margen de la ruta habitual de los huracanes. Llevamos a Oranjestad un yate de San Blas, {{arubaMiles}} millas náuticas en {{arubaDays}} días como máximo, y esa travesía figura aparte en su estimación. La ruta se hace a su medida: díganos cuándo y cuántos son, y un asesor lo prepara con usted.',
    cta: 'Pedir un viaje a Aruba',
  },
  closing: {
    title: '¿Cuál de estas aguas *es la suya*?',
    text: 'Díganos cuándo pueden viajar y cuántos son. Un asesor le responde con la costa que en esas semanas está en su mejor momento, los yates libres allí y lo que cuestan.',
  },
} satisfies DestinationsCopy
