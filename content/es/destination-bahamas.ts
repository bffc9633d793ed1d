import type { DestinationCopy } from '../copy.ts'

export const bahamas = {
  meta: {
    title: 'Chárter en las Bahamas: Nassau y las Exumas',
    description: 'Catamaranes con tripulación desde Nassau a las Exumas: el parque marino, Staniel Cay, los mejores meses y la tasa de chárter del 14 % explicada de antemano.',
    keywords: ['chárter Bahamas', 'Exumas en catamarán', 'yate Nassau', 'parque marino Exumas', 'Eleuthera y Ábaco'],
  },
  name: 'Las Bahamas',
  waters: 'Nassau y las Exumas',
  hero: { title: 'Cien millas de *arena bajo el agua*', lead: 'Las Exumas empiezan a 34 millas de Nassau. A un lado queda el banco, claro como una piscina; al otro, el fondo se pierde en azul.', itinerary: 'Ver itinerario', flySail: 'Agregar el vuelo', contact: 'Pedir información', caption: 'Sobre el banco, con la sombra del barco debajo' },
  teaser: 'Bancos someros, un parque marino sin pesca y catamaranes amplios para grupos grandes.',
  intro: [
    'Casi todas las Bahamas están bajo el agua, y no muy abajo. Al sureste de Nassau asoma una hilera de caliza, los cayos Exumas, entre el banco pálido y el estrecho profundo. Se navega por el lado abrigado y se cruza por los pasos cuando uno quiere ver el azul.',
    'En el centro está el parque marino de las Exumas, creado en 1958 y cerrado a toda pesca. Los pargos miran de frente. Alrededor los cayos vuelven a ser sociables: un bar en Staniel, iguanas en Allan’s, los cerdos de Big Major.',
    'Aquí tienen base nuestros dos catamaranes con más literas. Calan cerca de metro y medio, la medida justa para este fondo.',
  ],
  location: { title: 'Dónde queda', text: 'Nassau, en New Providence, y los cayos Exumas al sureste: Highbourne, Warderick Wells y Staniel Cay, en tramos de dos a cinco horas.' },
  bestTime: { title: 'Cuándo ir', text: 'De noviembre a abril. En invierno algún frente frío cambia el viento al norte por un día o dos.' },
  seasonNote: 'La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre.',
  experiences: {
    title: 'Cuatro días para recordar',
    items: [
      { title: 'Warderick Wells', text: 'La sede del parque: boyas en una curva de agua azul y un sendero a Boo Boo Hill.' },
      { title: 'La gruta Thunderball', text: 'Un islote hueco frente a Staniel Cay. Con la marea parada se entra nadando y la luz cae por el techo.' },
      { title: 'Un día en el banco', text: 'Agua llana y viento de través. No hay mejor lugar para tomar el timón por primera vez.' },
      { title: 'Nassau antes de volver', text: 'Casas rosadas, pescado frito en Arawak Cay y un mercado de paja. Medio día alcanza.' },
    ],
  },
  arrival: { title: 'Cómo llegar al barco', text: 'Le recogemos en el aeropuerto internacional de Nassau y en pocos minutos está a bordo. Staniel Cay tiene su propia pista.' },
  costs: {
    title: 'Lo que cuesta y lo que va aparte',
    included: ['El yate con capitán y cocinero', 'Tres comidas al día y bebidas', 'Combustible y tasas de puerto', 'Equipo de snorkel, ropa de cama y toallas'],
    notIncluded: ['Vuelos y hoteles', 'Seguro de viaje (obligatorio)', 'Auto del aeropuerto, salvo que su oferta lo incluya', 'Propinas para la tripulación'],
    paidLocally: ['Tasa de chárter del 14 % sobre el precio, que se cobra a los yates extranjeros desde julio de 2025', 'Boyas del parque marino', 'Comidas y bebidas en tierra'],
  },
  grid: {
    title: 'Seis paradas de la tripulación',
    items: [
      { title: 'El estero de Shroud Cay', text: 'En kayak con la marea, entre mangles, hasta una playa del otro lado.' },
      { title: 'El avión de Norman’s Cay', text: 'Un carguero que cayó en aguas bajas hace décadas y hoy es casa de peces.' },
      { title: 'Iguanas en Allan’s Cay', text: 'Bajan a la playa a mirar quién llega. Están protegidas: no se les da de comer.' },
      { title: 'Tiburones nodriza en Compass Cay', text: 'Duermen bajo el muelle. Nade despacio y con las manos quietas.' },
      { title: 'Los cerdos de Big Major', text: 'Nadan de verdad. Llegue temprano, antes que las lanchas.' },
      { title: 'Caracol recién cortado', text: 'Con limón, naranja y ají, en un mostrador con los pies en el agua.' },
    ],
  },
  highlights: {
    title: 'Hasta dónde llega un chárter',
    items: [
      { title: 'Exumas', text: 'La semana clásica: cayo por cayo hasta Staniel, con el parque marino en el centro.' },
      { title: 'Nassau y Paradise Island', text: 'Donde está el barco y llegan los vuelos. Fuertes, mercado y la última ducha larga.' },
      { title: 'Eleuthera y Harbour Island', text: 'Larga y angosta, con una playa de arena rosada. Buena vuelta para una segunda semana.' },
      { title: 'Ábaco', text: 'Pueblos alrededor de un mar abrigado y un faro a rayas en Hope Town. Queda al norte: pide su propio viaje.' },
    ],
  },
  closing: { title: '¿Cuántos camarotes?', text: 'Díganos cuántos son y cuándo. Respondemos con barco, ruta y un total que ya cuenta la tasa.' },
} satisfies DestinationCopy
