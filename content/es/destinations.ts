import type { DestinationsCopy } from '../copy.ts'

export const destinations = {
  meta: {
    title: 'Dónde alquilar un yate con tripulación en el Caribe',
    description:
      'San Blas, Cartagena y el Rosario, Cayo Largo o las Exumas en yate con tripulación: qué verá, en qué meses ir, cómo llegar y cuánto cuesta la semana.',
    keywords: [
      'alquiler de yate San Blas',
      'alquiler de yate islas del Rosario',
      'alquiler de catamarán Exumas',
      'Cayo Largo en catamarán',
      'destinos de navegación Caribe',
    ],
  },
  hero: {
    title: '¿Dónde quiere | *echar el ancla?*',
    lead: 'Islas que gobierna su propia gente, una ciudad amurallada con coral enfrente, cayos sin más luz que la del barco, cien millas de arena bajo el agua. Elija qué quiere ver al subir a cubierta por la mañana. Nosotros ponemos el barco, el capitán y el desayuno.',
    price: 'Desde {{fleetShareFrom}} por persona y día, con el barco completo y todo incluido a bordo',
  },
  findTrip: 'Ver este destino',
  brochure: 'Ver el folleto',
  rows: {
    colombia: {
      title: 'Colombia',
      text: 'Cene frente a la muralla de Cartagena, báñese de noche entre los manglares de San Bernardo y vuelva por el coral del Rosario, a unas {{rosarioMiles}} millas náuticas de la ciudad. En la semana caben además las plazas y una segunda noche en la bahía. De enero a marzo el capitán sale temprano, antes de la brisa de la tarde.',
    },
    panama: {
      title: 'Panamá',
      text: 'Despierte entre islas de palmas que gobierna el pueblo guna: son más de 365, y solo en unas cuarenta vive gente. El arrecife de afuera frena la ola, y de una isla a la siguiente suele haber cerca de una hora. Para un primer viaje, empiece por aquí.',
    },
    cuba: {
      title: 'Cuba',
      text: 'Camine La Habana de noche y, unas horas de carretera más allá, zarpe de Cienfuegos bajo las estrellas: al amanecer verá por la proa Cayo Largo. Con diez días sigue hacia el oeste, a cayos con más garzas que gente. El yate lo llevamos nosotros desde San Blas.',
    },
    bahamas: {
      title: 'Las Bahamas',
      text: 'A unas {{exumaMiles}} millas náuticas de Nassau empiezan las Exumas: de un lado el banco, claro y de poco fondo; del otro el estrecho, de un azul profundo. En el medio, un parque marino sin pesca, donde un mero se acerca a mirarle la máscara. Aquí tenemos los catamaranes de {{baliCabins}} camarotes, para familias enteras.',
    },
  },
  aruba: {
    title: 'Y, a barlovento, *Aruba*',
    text: 'Sol casi todo el año, brisa firme y aire seco, al margen de la ruta habitual de los huracanes. A Oranjestad llevamos un yate de San Blas: {{arubaMiles}} millas náuticas contra el viento, unos {{arubaDays}} días de mar. La ruta la trazamos con usted.',
    cta: 'Consultar fechas',
  },
  closing: {
    title: '¿Cuál de estas aguas *es la suya*?',
    text: 'Si duda entre dos, pregúntenos por su mes: le decimos cuál está entonces en su mejor momento, qué yates quedan libres allí y cuánto cuestan.',
  },
} satisfies DestinationsCopy
