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
    title: '{{DestinationCount}} maneras de | *echar el ancla*',
    lead: 'Islas que gobierna su propia gente, una ciudad amurallada con coral enfrente, cayos sin otra luz que la suya, cien millas de arena bajo el agua. Elija lo que quiera ver al subir a cubierta por la mañana. Nosotros ponemos el barco, el capitán y el desayuno.',
    price: 'Todo incluido desde {{fleetShareFrom}} por persona y día en un yate lleno',
  },
  findTrip: 'Ver este destino',
  brochure: 'Ver el folleto',
  rows: {
    colombia: {
      title: 'Colombia',
      text: 'Desayune en Cartagena y antes del almuerzo, a unas {{rosarioMiles}} millas náuticas, póngase la máscara sobre el coral del Rosario. Más al sur, en una noche sin luna de San Bernardo, meta la mano en el agua y verá que brilla. En una semana le caben las islas, las plazas y un par de noches de música.',
    },
    panama: {
      title: 'Panamá',
      text: 'Más de 365 islas bajas que gobierna el pueblo guna, unas cuarenta de ellas habitadas, y en medio agua quieta, porque el arrecife recibe la ola antes que usted. Los tramos son cortos, los huracanes pasan lejos, al norte, y una semana cuesta desde {{fleetWeekFrom}} el barco entero. Para un primer viaje recomendamos estas aguas.',
    },
    cuba: {
      title: 'Cuba',
      text: 'Camine La Habana de noche y, unas horas de carretera más allá, zarpe de Cienfuegos bajo las estrellas: al amanecer verá por la proa los cayos donde mandan las garzas. El yate lo llevamos para usted, y la travesía figura en el precio; las noches de hotel y los permisos se pagan aparte.',
    },
    bahamas: {
      title: 'Las Bahamas',
      text: 'A unas {{exumaMiles}} millas náuticas de Nassau empiezan las Exumas: de un lado el banco, claro y de poco fondo; del otro el estrecho, de un azul profundo. En el medio, un parque marino sin pesca, donde un mero se acerca a mirarle la máscara. Aquí tenemos los catamaranes de {{baliCabins}} camarotes, para familias enteras.',
    },
  },
  aruba: {
    title: 'Y, a barlovento, *Aruba*',
    text: 'Sol casi todo el año, brisa firme y aire seco, al margen de la ruta habitual de los huracanes. Llevamos a Oranjestad un yate de San Blas, {{arubaMiles}} millas náuticas en {{arubaDays}} días como máximo, y su estimación lleva esa travesía en una línea propia. Díganos en qué mes quiere ir, y un asesor traza la ruta con usted.',
    cta: 'Consultar fechas',
  },
  closing: {
    title: '¿Cuál de estas aguas *es la suya*?',
    text: 'Díganos cuándo pueden viajar y quiénes vienen. Un asesor les responde con la costa que en esas semanas está en su mejor momento, los yates libres allí y lo que cuestan.',
  },
} satisfies DestinationsCopy
